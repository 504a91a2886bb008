"""What a shell offers behind a command."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from click.shell_completion import BashComplete

from courtpiece_spec.cli.main import COMMANDS, COMPLETE_VARIABLE, PROGRAM, main
from tests.cli.house import Courtpiece


def offered(line: str) -> list[tuple[str, str]]:
    """Type and value of what is offered for the last word of a line, which may be empty."""
    *before, last = line.split(" ")
    complete = BashComplete(main, {}, PROGRAM, COMPLETE_VARIABLE)
    return [(each.type, each.value) for each in complete.get_completions(before[1:], last)]


def values(line: str) -> list[str]:
    return [value for kind, value in offered(line) if kind == "plain"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "single_night.court").write_text("court 1\n", "utf-8")
    (tmp_path / "rounds.jsonl").touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "line",
    [
        "check", "show", "record", "simulate", "conform", "diff", "diff hakem",
        "list --options", "new club --from",
        "check one.court",
    ],
)  # fmt: skip
@pytest.mark.usefixtures("folder")
def test_books_are_offered_with_files(line: str) -> None:
    found = offered(f"courtpiece {line} single_")
    # First, as bash forgets what it was offered before it.
    assert found[0] == ("file", "single_")
    assert {"single_sir", "single_sir_courts", "single_night.court"} <= {value for _, value in found}
    assert all(value.startswith("single_") for _, value in found)


def test_show_offers_options_too() -> None:
    assert "ace_on_ace" in values("courtpiece show ace_")
    assert "ace_on_ace" not in values("courtpiece record ace_")


@pytest.mark.parametrize(
    "line",
    ["audit", "audit one.jsonl", "fmt", "replay", "deal", "audit --book", "smoke --", "conform hakem --"],
)
def test_files_are_left_to_the_shell(line: str) -> None:
    assert offered(f"courtpiece {line} ro") == [("file", "ro")]


def test_a_path_is_left_to_the_shell() -> None:
    assert offered("courtpiece check docs/exa") == [("file", "docs/exa")]


def test_clauses_are_offered_behind_the_slash() -> None:
    assert values("courtpiece explain single_sir/score.g") == ["single_sir/score.goon"]
    assert "hakem/play.follow" in values("courtpiece explain hakem/play.")
    assert "kachuha/" in values("courtpiece explain kach")
    only = values("courtpiece explain kachuha_d")
    assert only
    assert all(each.startswith("kachuha_doublee/") for each in only)
    assert offered("courtpiece explain nobody/x") == [("file", "nobody/x")]


def test_vectors_offer_the_books_that_have_some() -> None:
    assert "single_sir" in values("courtpiece vectors list single_")
    assert "court_piece" not in values("courtpiece vectors run court_")


def test_simulate_offers_players_and_a_second_book() -> None:
    assert offered("courtpiece simulate hakem --policy s") == [("file", "s"), ("plain", "sensible")]
    assert "single_sir" in values("courtpiece simulate hakem --vs single_")
    assert offered("courtpiece simulate hakem --plot od") == [("file", "od")]


def test_every_command_that_takes_a_word_completes_it() -> None:
    """`new` makes a name up, `words` takes any word, a BOOK goes with `list --options` only."""
    silent = {"new", "words", "list"}
    for name in COMMANDS:
        command = main.get_command(main.make_context(PROGRAM, ["--version"], resilient_parsing=True), name)
        assert command is not None
        takes = [each for each in command.params if each.param_type_name == "argument"]
        if takes and name not in silent:
            assert offered(f"courtpiece {name} "), name


def test_bash_keeps_the_ids_that_come_behind_files(courtpiece: Courtpiece, folder: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    script = courtpiece("completion", "bash").out.replace("_setup;\n", "_setup\n")
    answer = "file,single_\\nplain,single_sir\\nplain,single_night.court"
    run = (
        f"{script}\ncompopt() {{ :; }}\nenv() {{ printf '{answer}\\n'; }}\n"
        "COMP_WORDS=(courtpiece check single_); COMP_CWORD=2\n_courtpiece_completion courtpiece\n"
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    ran = subprocess.run([bash, "-c", run], capture_output=True, text=True, check=True, cwd=folder)
    assert ran.stdout.splitlines() == ["single_sir", "single_night.court"]
