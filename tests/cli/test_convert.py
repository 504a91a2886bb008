"""`courtpiece convert`, and `courtpiece audit` of what it writes."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.records.bulk import audit as bulk
from tests.cli.house import Courtpiece
from tests.records.house import rounds

KINDS = ["jsonl", "jsonl.gz", "jsonl.zst", "parquet", "npz"]
GOOD = rounds("single_sir", 6)
LATE = GOOD[1] | {"actions": GOOD[1]["actions"] + " 0:AH"}
LINES = "".join(json.dumps(record) + "\n" for record in (*GOOD[:3], LATE, *GOOD[3:]))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "source.jsonl"
    path.write_text(LINES, "utf-8")
    return path


# ---------------------------------------------------------------------- convert
@pytest.mark.parametrize("kind", KINDS)
def test_there_and_back(courtpiece: Courtpiece, source: Path, tmp_path: Path, kind: str) -> None:
    made = tmp_path / f"made.{kind}"
    assert courtpiece("convert", source, made).code == ExitCode.OK
    back = courtpiece("convert", made, "-")
    assert (back.code, back.out, back.err) == (ExitCode.OK, LINES, "")
    again = tmp_path / "again.jsonl"
    assert courtpiece("convert", made, again).code == ExitCode.OK
    assert again.read_text("utf-8") == LINES


def test_stdin_and_another_way_of_writing(courtpiece: Courtpiece) -> None:
    """What comes out is in the usual form."""
    line = json.dumps(dict(reversed(GOOD[0].items())), separators=(",", ":"))
    ran = courtpiece("convert", "-", "-", stdin=line.encode())
    assert ran.out == json.dumps(GOOD[0]) + "\n"


def test_a_record_that_is_out_of_form_is_named(courtpiece: Courtpiece, source: Path, tmp_path: Path) -> None:
    """And nothing is written."""
    source.write_text(LINES + "\n" + json.dumps(GOOD[0] | {"pack": "AS"}) + "\n", "utf-8")
    target = tmp_path / "target.npz"
    target.write_text("as it was")
    ran = courtpiece("convert", source, target)
    assert ran.code == ExitCode.DIFFERENCE
    assert ran.err.startswith(f"courtpiece: {source}, line 9: the pack has 1 cards: ")
    assert target.read_text() == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["source.jsonl", "target.npz"]


def test_names_that_say_no_kind(courtpiece: Courtpiece, source: Path) -> None:
    ran = courtpiece("convert", source, "rounds.csv")
    assert ran.code == ExitCode.USAGE
    assert (
        "rounds.csv says no kind of file: it must end in .jsonl, .jsonl.gz, .jsonl.zst, .parquet, .npz"
        in ran.err
    )


def test_files_that_cannot_be_read_or_written(courtpiece: Courtpiece, source: Path, tmp_path: Path) -> None:
    ran = courtpiece("convert", tmp_path / "gone", "-")
    assert (ran.code, ran.err) == (
        ExitCode.USAGE,
        f"courtpiece: {tmp_path / 'gone'} cannot be read: no such file or directory\n",
    )
    assert courtpiece("convert", source, tmp_path / "no" / "x.npz").code == ExitCode.USAGE
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(gzip.compress(LINES.encode())[:-20])
    ran = courtpiece("convert", cut, "-")
    assert (ran.code, ran.err) == (ExitCode.USAGE, f"courtpiece: {cut} cannot be converted: it is cut off\n")
    assert (
        courtpiece("convert", tmp_path, "-").err == f"courtpiece: {tmp_path} cannot be read: is a directory\n"
    )


def test_books_of_ones_own(courtpiece: Courtpiece, ours: Path, tmp_path: Path) -> None:
    line = json.dumps({key: value for key, value in GOOD[0].items() if key != "result"} | {"book": "ours"})
    target = tmp_path / "ours.npz"
    assert courtpiece("convert", "-", target, stdin=line.encode()).code == ExitCode.DIFFERENCE
    assert courtpiece("convert", "-", target, "--book", ours, stdin=line.encode()).code == ExitCode.OK
    ran = courtpiece("audit", target)
    assert ran.code == ExitCode.USAGE
    assert f"{target} cannot be read: `book`: there is no book `ours`" in ran.err
    assert courtpiece("audit", target, "--book", ours).code == ExitCode.OK


# ---------------------------------------------------------------------- audit
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("arguments", [["--json"], ["--json", "--summary"], ["--summary"], [], ["--match"]])
def test_every_kind_is_answered_alike(
    courtpiece: Courtpiece, source: Path, tmp_path: Path, kind: str, arguments: list[str]
) -> None:
    """Byte for byte, by the engine alone and through the kernel, with threads, and with several files."""
    made = tmp_path / f"made.{kind}"
    courtpiece("convert", source, made)
    wanted = courtpiece("audit", source, *arguments)
    assert wanted.code == ExitCode.DIFFERENCE
    ways: list[list[str]] = [[], ["-j", "2"], ["--engine", "reference"]]
    if arguments != ["--match"]:
        ways += [["--engine", "kernel"], ["--engine", "kernel", "-j", "3"]]
    for way in ways:
        assert courtpiece("audit", made, *arguments, *way) == wanted
    twice = courtpiece("audit", made, made, *arguments, *ways[-1])
    once = courtpiece("audit", source, source, *arguments)
    assert twice.out.replace(str(made), str(source)) == once.out


def test_large_files_go_through_the_kernel_by_themselves(
    courtpiece: Courtpiece, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From some size on; nothing but the time shows it."""
    asked: list[str] = []
    make = bulk.kernel_of

    def asking(book: Book) -> Any:
        asked.append(book.id)
        return make(book)

    monkeypatch.setattr(bulk, "kernel_of", asking)
    monkeypatch.setattr(bulk, "_FIRST_LINES", 2)
    monkeypatch.setattr(bulk, "_FEW", 3)
    wanted = courtpiece("audit", source, "--json")
    assert asked == []
    monkeypatch.setattr(bulk, "_LARGE", dict.fromkeys(bulk._LARGE, 100))
    assert courtpiece("audit", source, "--json") == wanted
    assert asked == ["single_sir"]


def test_a_stranger_among_many_is_told_once(courtpiece: Courtpiece, ours: Path, tmp_path: Path) -> None:
    """Also where the kernel finds all right."""
    mine = {key: value for key, value in GOOD[0].items() if key != "result"} | {"book": "ours"}
    path = tmp_path / "mixed.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in (mine, *GOOD)), "utf-8")
    wanted = courtpiece("audit", path, "--json", "--book", ours)
    assert "line 2: the record names the book single_sir, which" in wanted.err
    assert courtpiece("audit", path, "--json", "--book", ours, "--engine", "kernel") == wanted


@pytest.mark.parametrize("engine", ["kernel", "reference"])
def test_what_was_read_of_a_broken_file_is_judged(
    courtpiece: Courtpiece, tmp_path: Path, engine: str
) -> None:
    path = tmp_path / "cut.jsonl.gz"
    path.write_bytes(gzip.compress(LINES.encode()) + gzip.compress(LINES.encode())[:-300])
    ran = courtpiece("audit", path, "--json", "--engine", engine)
    assert ran.code == ExitCode.USAGE
    assert [line["ok"] for line in ran.lines[:7]] == [True, True, True, False, True, True, True]
    judged = len(ran.lines)
    end = f"it is cut off; the {judged} records before were judged"
    assert ran.err == f"courtpiece: {path} cannot be read to its end: {end}\n"
    summary = courtpiece("audit", path, "--summary", "--engine", engine)
    assert summary.out.splitlines()[-2].startswith(f"{judged} records: ")


def test_a_broken_archive_keeps_no_other_from_being_judged(
    courtpiece: Courtpiece, source: Path, tmp_path: Path
) -> None:
    made = tmp_path / "made.npz"
    courtpiece("convert", source, made)
    with np.load(made) as file:
        arrays = {name: file[name] for name in file.files}
    np.savez(made, allow_pickle=True, **(arrays | {"hash": np.array("0" * 64)}))
    ran = courtpiece("audit", made, source, "--json", "--engine", "kernel")
    assert ran.code == ExitCode.USAGE
    assert len(ran.lines) == 7
    assert f"courtpiece: {made} cannot be read: single_sir plays otherwise here: its hash is " in ran.err


def test_an_archive_without_records_says_so(courtpiece: Courtpiece, source: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.npz"
    courtpiece("convert", source, made)
    with np.load(made) as file:
        arrays = {name: file[name] for name in file.files}
    empty = {
        name: value[:0] if value.ndim and name != "setup_fields" else value for name, value in arrays.items()
    }
    one = {name: np.zeros(1, np.int64) for name in ("starts", "result_starts")}
    np.savez(made, allow_pickle=True, **(empty | one))
    for engine in ("kernel", "reference"):
        ran = courtpiece("audit", made, "--engine", engine)
        assert (ran.code, ran.err) == (ExitCode.USAGE, f"courtpiece: {made} holds no record\n")


def test_a_match_has_no_kernel(courtpiece: Courtpiece, source: Path) -> None:
    ran = courtpiece("audit", source, "--match", "--engine", "kernel")
    assert ran.code == ExitCode.USAGE
    assert "leave out --engine kernel" in ran.err


_WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({names}))
from importlib import util
find = util.find_spec
util.find_spec = lambda name, *more: None if name in {names} else find(name, *more)
from courtpiece_spec.cli import main
sys.exit(main.run(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("names", "kind", "words"),
    [
        (["numba", "numpy", "pyarrow", "zstandard"], "jsonl", ""),
        (["numba", "numpy", "pyarrow", "zstandard"], "jsonl.gz", ""),
        (["numba"], "npz", ""),
        (["numba"], "parquet", ""),
        (["numba", "numpy"], "npz", "archives need the package numpy"),
        (["numba", "numpy"], "parquet", "archives need the package numpy"),
        (["pyarrow"], "parquet", "Parquet files need the package pyarrow"),
        (["zstandard"], "jsonl.zst", "zstd files need the package zstandard"),
    ],
)
def test_without_optional_packages(
    courtpiece: Courtpiece, source: Path, tmp_path: Path, names: list[str], kind: str, words: str
) -> None:
    """The answers are the same where they can be given; else it is said what to install."""
    made = tmp_path / f"made.{kind}"
    courtpiece("convert", source, made)
    wanted = courtpiece("audit", source, "--json")
    program = [sys.executable, "-c", _WITHOUT.format(names=names)]
    for arguments, out in (
        (["audit", str(made), "--json"], wanted.out),
        (["convert", str(made), "-"], LINES),
    ):
        ran = subprocess.run([*program, *arguments], capture_output=True, text=True, check=False)
        if words:
            assert ran.returncode == ExitCode.USAGE
            assert f"{words}: `pip install 'courtpiece-spec[archives]'`" in ran.stderr
        else:
            assert (ran.stdout, ran.stderr) == (out, "")
    if "numba" in names:
        ran = subprocess.run(
            [*program, "audit", made, "--engine", "kernel"], capture_output=True, text=True, check=False
        )
        assert ran.returncode == ExitCode.USAGE
        assert (
            "the kernel needs the packages numba and numpy: `pip install 'courtpiece-spec[fast]'`"
            in ran.stderr
        )


def test_zstd_files_tell_what_was_changed_in_them(
    courtpiece: Courtpiece, source: Path, tmp_path: Path
) -> None:
    """They carry a sum of their content, as gzip's do: a changed byte is the file's fault, not a record's."""
    packed = tmp_path / "a.jsonl.zst"
    assert courtpiece("convert", source, packed).code == 0
    # The descriptor of the frame: its third bit says that a sum of the content ends it (RFC 8878, 3.1.1.1.1).
    assert packed.read_bytes()[4] & 0b100
