"""A copy of a bundled book beside a file: every command that reads the file says what it is made of."""

import json
from pathlib import Path

import pytest

from tests.cli.house import Courtpiece, process

ROOT = Path(__file__).parents[2]
NIGHT = 'court 1\nvariant night "Night" extends single_sir { also "Tuesday" }\n'


@pytest.fixture
def night(courtpiece: Courtpiece, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`night.court`, with a changed copy of Single Sir beside it."""
    text = courtpiece("show", "single_sir", "--text").out
    (tmp_path / "copy.court").write_text(text.replace("-> 3 ", "-> 5 "), "utf-8")
    (tmp_path / "night.court").write_text(NIGHT, "utf-8")
    monkeypatch.chdir(tmp_path)
    record = courtpiece("record", "night.court").out
    (tmp_path / "rounds.jsonl").write_text(record, "utf-8")
    return Path("night.court")


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize(
    "line",
    [
        "check night.court",
        "check --json night.court",
        "check night.court night.court#night",
        "show night.court",
        "record night.court -n 2",
        "audit --book night.court rounds.jsonl",
        "replay --book night.court rounds.jsonl",
        "diff kachuha night.court",
        "explain night.court/score.court",
    ],
)
def test_it_is_said_once_on_stderr(courtpiece: Courtpiece, line: str) -> None:
    ran = courtpiece(*line.split())
    assert ran.code == 0
    assert ran.err == "courtpiece: single_sir is taken from copy.court, which hides the bundled one\n"


@pytest.mark.usefixtures("night")
def test_nothing_is_said_of_a_bundled_book(courtpiece: Courtpiece) -> None:
    assert courtpiece("show", "single_sir").err == ""
    assert "A Court is worth 3 points." in courtpiece("explain", "single_sir/score.court").out


@pytest.mark.usefixtures("night")
def test_who_checks_the_copy_learns_what_it_does(courtpiece: Courtpiece) -> None:
    ran = courtpiece("check", "copy.court")
    assert (ran.code, ran.out) == (0, "copy.court: no errors\n")
    assert "copy.court hides the bundled single_sir" in ran.err
    assert "give it an id of its own" in ran.err


def test_a_process_says_it_too(night: Path) -> None:
    folder = night.resolve().parent
    assert process("check", folder / "night.court", cwd=ROOT).stderr.decode() == (
        f"courtpiece: single_sir is taken from {folder / 'copy.court'}, which hides the bundled one\n"
    )


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize(("score", "code"), [("[5,0]", 0), ("[3,0]", 1)])
def test_a_record_is_judged_by_the_rules_that_check_read(
    courtpiece: Courtpiece, score: str, code: int
) -> None:
    """A Court: 5 by the copy beside the file, and not 3 by the bundled book."""
    text = (ROOT / "docs" / "examples" / "court_round_generous.jsonl").read_text("utf-8")
    record = json.loads(text)
    record["book"] = "night"
    record["result"]["score"] = json.loads(score)
    stdin = json.dumps(record).encode()
    assert courtpiece("audit", "--book", "night.court", "-", stdin=stdin).code == code


@pytest.mark.usefixtures("night")
def test_two_files_with_one_id_are_told_with_both_places(courtpiece: Courtpiece) -> None:
    Path("second.court").write_bytes(Path("copy.court").read_bytes())
    ran = courtpiece("check", "night.court")
    assert ran.code == 1
    assert "the id `single_sir` is there twice, in copy.court and in second.court" in ran.out
    assert "--> second.court:3:9" in ran.out
    assert "copy.court:3:9" in ran.out
