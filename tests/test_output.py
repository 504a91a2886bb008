"""What commands print and write with."""

import json
import os
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.cli import output

BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def test_json_is_one_ascii_line_in_the_order_given(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_json({"b": "رنگ\n\u202e", "a": [1, None, True]})
    line = capsys.readouterr().out
    assert line == '{"b":"\\u0631\\u0646\\u06af\\n\\u202e","a":[1,null,true]}\n'
    assert json.loads(line)["b"] == "رنگ\n\u202e"


def test_json_has_no_nan() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        output.print_json([float("nan")])


def test_json_has_no_half_characters(capsys: pytest.CaptureFixture[str]) -> None:
    """RFC 8259, 8.2: what readers make of a lone surrogate cannot be predicted."""
    output.print_json({"a\udfff": ["\ud800x", ("🂡", 1)], "b": {"c": "\ud83d"}})
    line = capsys.readouterr().out
    assert line == '{"a<U+DFFF>":["<U+D800>x",["\\ud83c\\udca1",1]],"b":{"c":"<U+D83D>"}}\n'


def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    wrong = output.write_file(pipe, "x")
    assert wrong is not None
    assert wrong.reason == "it is a pipe that nobody reads"
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert output.write_file(pipe, "words") is None
    assert os.read(reader, 100) == b"words"
    os.close(reader)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ace of ♠, رنگ, हिन्दी, می‌شود", "ace of ♠, رنگ, हिन्दी, می‌شود"),
        ("a\u202eb\u2066c\u2069", "a<U+202E>b<U+2066>c<U+2069>"),
        ("\u202a\u202d\u2067\u2068", "<U+202A><U+202D><U+2067><U+2068>"),
        ("\x1b[31m\x00\x7f\x9b\r", "<U+001B>[31m<U+0000><U+007F><U+009B><U+000D>"),
        ("\ud800\ufeff\u2028", "<U+D800><U+FEFF><U+2028>"),
        ("a\tb\n", "a\tb\n"),
    ],
)
def test_controls_are_shown(text: str, shown: str) -> None:
    assert output.safe_text(text) == shown


def test_one_line_shows_breaks_too() -> None:
    assert output.safe_text("a\tb\n", one_line=True) == "a<U+0009>b<U+000A>"


@given(st.text(st.characters(exclude_categories=())))
def test_shown_text_can_be_printed_on_one_line(text: str) -> None:
    """Property: whatever the text, what is shown holds no control, can be encoded, and stays as it is."""
    shown = output.safe_text(text, one_line=True)
    assert len(shown.encode("utf-8").decode("utf-8").splitlines()) <= 1
    assert not [c for c in shown if unicodedata.category(c) == "Cc" or unicodedata.bidirectional(c) in BIDI]
    assert output.safe_text(shown, one_line=True) == shown


def test_consoles_follow_the_streams_and_take_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    output.stdout().print("[caller] 13")
    output.stderr().print("[bold]x")
    assert capsys.readouterr() == ("[caller] 13\n", "[bold]x\n")
    assert output.stdout() is output.stdout()


def test_writes_text_and_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a"
    assert output.write_file(path, "رنگ\r\n") is None
    assert path.read_bytes() == "رنگ\r\n".encode()
    assert output.write_file(path, b"\xff") is None
    assert path.read_bytes() == b"\xff"
    assert [p.name for p in tmp_path.iterdir()] == ["a"]


def test_mode_is_the_old_one_or_as_the_umask_says(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.touch()
    old.chmod(0o640)
    before = os.umask(0o027)
    try:
        assert output.write_file(old, "x") is None
        assert output.write_file(new, "x") is None
    finally:
        os.umask(before)
    assert (old.stat().st_mode & 0o777, new.stat().st_mode & 0o777) == (0o640, 0o640)


def test_link_stays_and_its_target_changes(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    assert output.write_file(link, "x") is None
    assert link.is_symlink()
    assert target.read_text("utf-8") == "x"


def test_what_is_no_file_is_written_to_directly(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert output.write_file(pipe, "x") is None
        assert os.read(reader, 10) == b"x"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone/a", "no such file or directory"),
        (".", "is a directory"),
        ("loop", ""),
        ("n" * 300, "file name too long"),
    ],
)
def test_failure_is_a_value(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    error = output.write_file(tmp_path / name, "x")
    assert error is not None
    assert reason in error.reason
    assert str(error) == f"cannot write {tmp_path / name}: {error.reason}"
    assert [p.name for p in tmp_path.iterdir()] == ["loop"]


def test_whether_a_file_can_be_written_is_tried_without_changing_it(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old", "utf-8")
    for name in ("old", "new"):
        assert output.unwritable(tmp_path / name) is None
    assert [each.name for each in tmp_path.iterdir()] == ["old"]
    assert (tmp_path / "old").read_text("utf-8") == "old"
    assert str(output.unwritable(tmp_path)) == f"cannot write {tmp_path}: it is a folder"
    wrong = output.unwritable(tmp_path / "old" / "x")
    assert wrong is not None
    assert wrong.reason == "not a directory"
    assert output.unwritable(Path("/dev/null")) is None


def test_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_text("old", "utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert output.write_file(path, "new") == output.WriteError(path, "no space left on device")
    assert path.read_text("utf-8") == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["a"]
