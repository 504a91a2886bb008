"""`courtpiece record`."""

import os
from pathlib import Path

import pytest

from courtpiece_spec.cli.exits import ExitCode
from tests.cli.house import Courtpiece, process
from tests.records.house import played, rounds


@pytest.mark.parametrize("book", [*played(), "single_sir with pile"])
def test_round_trip_through_the_commands(courtpiece: Courtpiece, tmp_path: Path, book: str) -> None:
    path = tmp_path / "rounds.jsonl"
    assert courtpiece("record", book, "-n", "15", "--seed", "4", "--result", "-o", path).code == ExitCode.OK
    ran = courtpiece("audit", path, "--json", "--match")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert len(ran.lines) == 15
    assert all(line["ok"] and line["over"] for line in ran.lines)


def test_stdout_and_file_are_the_same(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    said = courtpiece("record", "kachuha", "-n", "2")
    assert courtpiece("record", "kachuha", "-n", "2", "-o", path).out == ""
    assert said.out == path.read_text("utf-8") == courtpiece("record", "kachuha", "-n", "2", "-o", "-").out
    assert said.lines == rounds("kachuha", 2, result=False)
    assert courtpiece("record", "kachuha", "-n", "2", "--seed", "1").out != said.out
    assert courtpiece("record", "kachuha", "-n", "0").out == ""


def test_book_of_a_file(courtpiece: Courtpiece, ours: Path) -> None:
    for arguments in ([ours], [f"{ours}#ours"], ["ours", "--book", ours]):
        (record,) = courtpiece("record", *arguments).lines
        assert record["book"] == "ours"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["single_sri"], "there is no book `single_sri`; did you mean `single_sir`?"),
        (["court_piece"], "court_piece is a family: only its variants are played"),
        (["gone.court"], "gone.court cannot be read"),
        (["single_sir", "-n", "-1"], "-1"),
        (["single_sir", "--seed", "x"], "'x' is not a valid integer"),
        (["single_sir", "-o", "/nowhere/at/all"], "cannot write /nowhere/at/all: no such file or directory"),
        (["single_sir", "-o", "/"], "is a directory"),
        ([], "Missing argument 'BOOK'"),
    ],
    ids=str,
)
def test_wrong_usage(courtpiece: Courtpiece, arguments: list[str], words: str) -> None:
    ran = courtpiece("record", *arguments)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err


def test_broken_book_is_told_with_its_place(courtpiece: Courtpiece, broken: Path) -> None:
    ran = courtpiece("record", broken)
    assert (ran.code, ran.out) == (ExitCode.DIFFERENCE, "")
    assert f"{broken}:4:" in ran.err
    assert "`score.dealer_wins`" in ran.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
def test_full_disk_is_told(tmp_path: Path) -> None:
    ran = process("record", "single_sir", "-o", "/dev/full")
    assert ran.returncode == ExitCode.USAGE
    assert ran.stderr == b"courtpiece: cannot write /dev/full: no space left on device\n"
    assert list(tmp_path.iterdir()) == []


def test_reader_that_goes_away() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        ran = process("record", "single_sir", "-n", "50", stdout=pipe)
    assert (ran.returncode, ran.stderr) == (ExitCode.PIPE_CLOSED, b"")
