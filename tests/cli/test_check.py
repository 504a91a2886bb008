"""`courtpiece check`: what is told of a file or book, in words and as JSON, and how it ends."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from courtpiece_spec.cli import check
from courtpiece_spec.cli.exits import ExitCode
from tests.cli.house import OURS, PROGRAM, Courtpiece

REJECTED = Path(__file__).parents[1] / "language" / "rejected"
FOLOW = OURS.replace("replace score", "replace play.follow: must folow suit if able\n  replace score")


@pytest.fixture
def folow(tmp_path: Path) -> Path:
    """A file with a misspelt word."""
    path = tmp_path / "folow.court"
    path.write_text(FOLOW, "utf-8")
    return path


def test_a_sound_file(courtpiece: Courtpiece, ours: Path) -> None:
    ran = courtpiece("check", ours)
    assert (ran.code, ran.out, ran.err) == (ExitCode.OK, f"{ours}: no errors\n", "")
    assert courtpiece("check", ours, "--json").lines == [[]]


@pytest.mark.parametrize("name", ["single_sir", "double_sir with ace_on_ace", "pile"])
def test_a_book_by_its_id(courtpiece: Courtpiece, name: str) -> None:
    ran = courtpiece("check", name)
    if name == "pile":
        assert ran.code == ExitCode.USAGE, "an option is no book"
        assert "CP201" in ran.out
    else:
        assert (ran.code, ran.out) == (ExitCode.OK, f"{name}: no errors\n")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("singel_sir", "CP201"),
        ("pile", "CP201"),
        ("single_sir with pil", "CP202"),
        ("hakem with no_trump, written_trump", "CP303"),
        ("single_sir with hot_streak", "CP304"),
        ("double_sir with hot_streak, recollect", "CP202"),
        ("double_sir with pile", "CP306"),
        ("single_sir with pile(3)", "CP307"),
        ("kachuha with written_trump, goon", "CP202"),
    ],
)
def test_an_id_is_refused_with_the_code_of_its_fault(courtpiece: Courtpiece, name: str, code: str) -> None:
    ran = courtpiece("check", "--json", name)
    assert ran.code == ExitCode.USAGE
    assert [each["code"] for each in ran.lines[0]] == [code]
    assert ran.lines[0][0]["file"] == name


def test_an_option_is_put_behind_those_that_it_needs(courtpiece: Courtpiece) -> None:
    name = "single_sir with hot_streak, pile"
    ran = courtpiece("check", name)
    assert (ran.code, ran.out) == (ExitCode.OK, f"{name}: no errors\n")


@pytest.mark.parametrize(
    ("name", "severity", "code"),
    [
        # no pair ends at the first trick, and the last one is taken whatever is blocked (Q37)
        ("double_sir with blocked_tricks({1})", "warning", "CP310"),
        ("double_sir with blocked_tricks({13})", "warning", "CP310"),
        # a round pays one side, so that both never reach the target together
        ("single_sir with tie_deciding_round", "warning", "CP310"),
        ("double_sir with ace_on_ace, blocked_tricks({1})", "warning", "CP310"),
        # nothing is collected before the last trick: then all thirteen go to one side, always a Court (B72)
        ("double_sir with blocked_tricks({2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})", "note", "CP608"),
        ("double_sir with blocked_tricks({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})", "note", "CP608"),
        ("double_sir with opening(7), blocked_tricks({7, 8, 9, 10, 11, 12})", "note", "CP608"),
    ],
)
def test_what_is_odd_of_a_sound_id_is_told_once(
    courtpiece: Courtpiece, name: str, severity: str, code: str
) -> None:
    ran = courtpiece("check", "--json", name)
    assert ran.code == ExitCode.OK
    told = [(each["severity"], each["code"], each["file"]) for each in ran.lines[0]]
    assert told == [(severity, code, name)]


def test_what_is_odd_of_a_book_of_a_file_with_options(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    path.write_text('court 1\nvariant mine "Mine" = double_sir with ace_on_ace\n', "utf-8")
    ran = courtpiece("check", "--json", f"{path}#mine with blocked_tricks({{13}})")
    assert (ran.code, [each["code"] for each in ran.lines[0]]) == (ExitCode.OK, ["CP310"])
    assert courtpiece("check", "--json", f"{path}#mine").lines == [[]]


@pytest.mark.parametrize(
    "name",
    [
        "double_sir with blocked_tricks({12})",
        "double_sir with blocked_tricks({2})",
        "double_sir with opening(3)",
        "double_sir with hot_streak",
        "hakem with run_bonus(2)",
        "single_sir with redeal_thirteen_no_picture(1)",
        "single_sir with forfeit_song",
        "double_sir with second_ace_low",
        "single_sir with target(10)",
    ],
)
def test_an_option_that_matters_is_not_called_idle(courtpiece: Courtpiece, name: str) -> None:
    """Nor one that the outcomes of rounds do not tell of; a target of ten is what the book has already."""
    codes = [each["code"] for each in courtpiece("check", "--json", name).lines[0]]
    assert codes == (["CP310"] if "target(10)" in name else [])


def test_errors_are_shown_with_their_lines(courtpiece: Courtpiece, folow: Path) -> None:
    ran = courtpiece("check", folow)
    assert (ran.code, ran.err) == (ExitCode.DIFFERENCE, "")
    assert ran.out == (
        "error[CP130]: `folow` means nothing here\n"
        f" --> {folow}:4:29\n"
        "  |\n"
        "4 |   replace play.follow: must folow suit if able\n"
        "  |                             ^^^^^\n"
        "  = help: did you mean `follow`?\n"
        "\n"
        "1 error\n"
    )


def test_json_is_one_list_of_all(courtpiece: Courtpiece, folow: Path, broken: Path, ours: Path) -> None:
    ran = courtpiece("check", "--json", folow, ours, broken, "single_sir", "singel_sir")
    assert ran.code == ExitCode.USAGE
    (told,) = ran.lines
    assert [(each["code"], Path(each["file"]).name) for each in told] == [
        ("CP130", "folow.court"),
        ("CP301", "broken.court"),
        ("CP201", "singel_sir"),
    ]
    assert told[0] == {
        "code": "CP130",
        "severity": "error",
        "file": str(folow),
        "line": 4,
        "column": 29,
        "end_line": 4,
        "end_column": 34,
        "message": "`folow` means nothing here",
        "help": "did you mean `follow`?",
    }
    assert told[2]["help"] == "did you mean `single_sir`?"


def test_the_same_is_told_once(courtpiece: Courtpiece, folow: Path) -> None:
    (told,) = courtpiece("check", "--json", folow, folow).lines
    assert len(told) == 1


def test_one_book_of_a_file(courtpiece: Courtpiece, ours: Path, folow: Path) -> None:
    assert courtpiece("check", f"{ours}#ours").out == f"{ours}#ours: no errors\n"
    assert courtpiece("check", f"{folow}#ours").code == ExitCode.DIFFERENCE
    ran = courtpiece("check", f"{ours}#theirs")
    assert ran.code == ExitCode.USAGE
    assert "has no book `theirs`" in ran.out


def test_books_of_other_files(courtpiece: Courtpiece, ours: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.court"
    path.write_text('court 1\n\nvariant theirs "Theirs" extends ours {\n}\n', "utf-8")
    assert courtpiece("check", path).code == ExitCode.DIFFERENCE
    assert courtpiece("check", path, "--book", ours).code == ExitCode.OK


def test_an_error_in_a_bundled_book_is_shown_in_its_text(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "ours.court"
    path.write_text('court 1\n\nvariant ours "Ours" extends single_sir {\n  remove round.call\n}\n', "utf-8")
    out = courtpiece("check", path).out
    assert "error[CP504]: in `ours`: nothing makes a trump" in out
    assert "::: court_piece.court:" in out
    assert "| written here" not in out
    assert "----- written here\n" in out


def test_a_warning_is_no_failure(courtpiece: Courtpiece) -> None:
    ran = courtpiece("check", next(REJECTED.glob("CP310_*.court")))
    assert "warning[CP310]: " in ran.out
    assert ran.out.endswith("\n1 warning\n")
    assert ran.code == ExitCode.OK


# ---------------------------------------------------------------------- what cannot be read
def test_no_such_file(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.court"
    ran = courtpiece("check", path)
    assert ran.code == ExitCode.USAGE
    assert ran.out == (
        f"error[CP101]: {path} cannot be read: no such file or directory\n --> {path}:1:1\n\n1 error\n"
    )
    assert [each["code"] for each in courtpiece("check", path, "--json").lines[0]] == ["CP101"]


def test_a_folder(courtpiece: Courtpiece, tmp_path: Path) -> None:
    assert "it is a folder" in courtpiece("check", tmp_path).out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are a thing of POSIX")
def test_a_pipe_is_not_waited_for(courtpiece: Courtpiece, tmp_path: Path, ours: Path) -> None:
    path = tmp_path / "pipe.court"
    os.mkfifo(path)
    os.mkfifo(ours.parent / "beside.court")
    ran = courtpiece("check", path, ours)
    assert (ran.code, f"{path} cannot be read: it is a pipe" in ran.out) == (ExitCode.USAGE, True)
    assert f"{ours}: no errors" in ran.out


def test_a_socket(courtpiece: Courtpiece, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("socket.court")
        assert "it is a socket" in courtpiece("check", "socket.court").out


def test_a_device(courtpiece: Courtpiece) -> None:
    assert "it is a device" in courtpiece("check", "/dev/null").out


def test_too_large(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "large.court"
    path.write_bytes(b"# remark\n" * 500_000)
    ran = courtpiece("check", path)
    assert ran.code == ExitCode.USAGE
    assert "it holds 4500000 bytes, and a book at most 4194304" in ran.out


def test_not_allowed(courtpiece: Courtpiece, ours: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refused)
    ran = courtpiece("check", ours)
    assert (ran.code, "cannot be read: permission denied" in ran.out) == (ExitCode.USAGE, True)


def test_a_name_that_no_file_can_have(courtpiece: Courtpiece) -> None:
    ran = courtpiece("check", "a\0b.court")
    assert ran.code == ExitCode.USAGE
    assert "no file can have this name" in ran.out
    assert "a<U+0000>b.court" in ran.out


def test_no_text(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "binary.court"
    path.write_bytes(bytes(range(256)) * 100)
    ran = courtpiece("check", path)
    assert ran.code == ExitCode.USAGE
    assert "error[CP102]: byte 0x80 is not UTF-8" in ran.out
    assert not set(map(chr, range(32))) & set(ran.out) - {"\n"}


def test_usage(courtpiece: Courtpiece) -> None:
    assert courtpiece("check").code == ExitCode.USAGE
    assert courtpiece("check", "no such book").code == ExitCode.USAGE


# ---------------------------------------------------------------------- the terminal
def test_a_terminal_has_colours_and_its_own_width(folow: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(force_terminal=True, width=60, color_system="standard", markup=False, highlight=False)
    monkeypatch.setattr(check, "stdout", lambda: console)
    folow.write_text(FOLOW.replace("\n  replace score", " " + "# " + "x" * 90 + "\n  replace score"), "utf-8")
    with console.capture() as capture:
        assert check.command.main([str(folow)], standalone_mode=False) == ExitCode.DIFFERENCE
    out = capture.get()
    assert "\x1b[1;31merror[CP130]" in out
    assert "xxx…\n" in out


def test_a_pipe_has_no_colours(folow: Path) -> None:
    ran = subprocess.run([*PROGRAM, "check", str(folow)], capture_output=True, text=True, check=False)
    assert ran.returncode == ExitCode.DIFFERENCE
    assert "\x1b" not in ran.stdout + ran.stderr


def test_json_needs_neither_rich_nor_a_terminal(ours: Path) -> None:
    script = (
        "import sys; from courtpiece_spec.cli.main import run; code = run(sys.argv[1:]);"
        "sys.exit(9 if 'rich.console' in sys.modules else code)"
    )
    arguments = [sys.executable, "-c", script, "check", "--json", str(ours)]
    ran = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert (ran.returncode, json.loads(ran.stdout)) == (ExitCode.OK, [])


def test_an_id_that_no_file_could_have_is_shown_harmless(courtpiece: Courtpiece) -> None:
    ran = courtpiece("check", "--json", "a\u202eb" * 100)
    assert ran.code == ExitCode.USAGE
    message = ran.lines[0][0]["message"]
    assert "\u202e" not in message
    assert "a<U+202E>b" in message
    assert len(message) < 700
