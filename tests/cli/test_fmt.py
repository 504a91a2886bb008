"""`courtpiece fmt`."""

from pathlib import Path

import pytest

from courtpiece_spec.cli.exits import ExitCode
from tests.cli.house import OURS, Courtpiece

CROOKED = """court 1 variant ours "Ours" extends single_sir { # mine
 replace score.dealer_wins:when winner is dealer_side->7 }
"""
STRAIGHT = """court 1
variant ours "Ours" extends single_sir {  # mine
  replace score.dealer_wins: when winner is dealer_side -> 7
}
"""


@pytest.fixture
def crooked(tmp_path: Path) -> Path:
    path = tmp_path / "crooked.court"
    path.write_text(CROOKED, "utf-8")
    return path


def test_a_file_is_laid_out(courtpiece: Courtpiece, crooked: Path) -> None:
    ran = courtpiece("fmt", crooked)
    assert (ran.code, ran.out, ran.err) == (ExitCode.OK, "", f"laid out {crooked}\n")
    assert crooked.read_text("utf-8") == STRAIGHT


def test_a_file_that_is_laid_out_is_not_touched(courtpiece: Courtpiece, ours: Path) -> None:
    before = ours.stat()
    ran = courtpiece("fmt", ours)
    assert (ran.code, ran.out, ran.err) == (ExitCode.OK, "", "")
    assert (ours.stat().st_ino, ours.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_check_names_what_would_change(courtpiece: Courtpiece, crooked: Path, ours: Path) -> None:
    ran = courtpiece("fmt", "--check", crooked, ours)
    assert (ran.code, ran.out) == (ExitCode.DIFFERENCE, "")
    assert ran.err == f"would change {crooked}\n"
    assert crooked.read_text("utf-8") == CROOKED
    assert courtpiece("fmt", "--check", ours).code == ExitCode.OK


def test_diff_shows_it(courtpiece: Courtpiece, crooked: Path) -> None:
    ran = courtpiece("fmt", "--diff", crooked)
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert "+  replace score.dealer_wins: when winner is dealer_side -> 7\n" in ran.out
    assert ran.out.startswith(f"--- {crooked}\n+++ {crooked} (laid out)\n")
    assert crooked.read_text("utf-8") == CROOKED
    assert courtpiece("fmt", "--diff", "--check", crooked).code == ExitCode.DIFFERENCE


def test_stdin_to_stdout(courtpiece: Courtpiece) -> None:
    for text in (CROOKED, STRAIGHT):
        ran = courtpiece("fmt", "-", stdin=text.encode())
        assert (ran.code, ran.out, ran.err) == (ExitCode.OK, STRAIGHT, "")
    ran = courtpiece("fmt", "--check", "-", stdin=CROOKED.encode())
    assert (ran.code, ran.out, ran.err) == (ExitCode.DIFFERENCE, "", "would change stdin\n")


@pytest.mark.parametrize("data", [OURS.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + OURS.encode()])
def test_byte_order_mark_and_foreign_line_ends_go(
    courtpiece: Courtpiece, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "x.court"
    path.write_bytes(data)
    assert "only its line ends or its byte-order mark would change" in courtpiece("fmt", "--diff", path).out
    assert courtpiece("fmt", "--check", path).code == ExitCode.DIFFERENCE
    assert courtpiece("fmt", path).code == ExitCode.OK
    assert path.read_bytes() == OURS.encode()


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (b"court 1 variant {", ExitCode.DIFFERENCE, "1:17"),
        (bytes(range(256)), ExitCode.USAGE, "CP102"),
        (b"court 1\0", ExitCode.DIFFERENCE, "CP103"),
        (b"{" * 100_000, ExitCode.DIFFERENCE, "CP105"),
        (b"x" * 5_000_000, ExitCode.USAGE, "a book has at most"),
        ("court 1 # \u202e".encode(), ExitCode.DIFFERENCE, "CP104"),
    ],
    ids=["broken", "binary", "nul", "braces", "huge", "bidi"],
)
def test_what_cannot_be_read_is_told(
    courtpiece: Courtpiece, tmp_path: Path, crooked: Path, data: bytes, code: ExitCode, words: str
) -> None:
    path = tmp_path / "bad.court"
    path.write_bytes(data)
    ran = courtpiece("fmt", path, crooked)
    assert (ran.code, ran.out) == (code, "")
    assert words in ran.err
    assert path.read_bytes() == data
    assert crooked.read_text("utf-8") == STRAIGHT, "the other file is laid out all the same"


@pytest.mark.parametrize("text", ["", "# only a remark\n"])
def test_a_text_without_a_book_stays_as_it_is(courtpiece: Courtpiece, text: str) -> None:
    ran = courtpiece("fmt", "-", stdin=text.encode())
    assert (ran.code, ran.out, ran.err) == (ExitCode.OK, text, "")


def test_missing_file_and_folder(courtpiece: Courtpiece, tmp_path: Path) -> None:
    for name, words in ((tmp_path / "gone.court", "no such file"), (tmp_path, "is a directory")):
        ran = courtpiece("fmt", name)
        assert (ran.code, ran.out) == (ExitCode.USAGE, "")
        assert words in ran.err
    assert courtpiece("fmt", "a\0b").code == ExitCode.USAGE
    assert courtpiece("fmt").code == ExitCode.USAGE


def test_a_file_that_cannot_be_written(courtpiece: Courtpiece, crooked: Path) -> None:
    crooked.parent.chmod(0o500)
    try:
        ran = courtpiece("fmt", crooked)
    finally:
        crooked.parent.chmod(0o700)
    if ran.code == ExitCode.OK:
        pytest.skip("this user may write anywhere")
    assert ran.code == ExitCode.USAGE
    assert "cannot write" in ran.err
    assert crooked.read_text("utf-8") == CROOKED
