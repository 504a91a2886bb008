"""The cache folder: what is kept is found again, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.kept import cache_folder, keep, kept, place

DATA = b"what was made"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    return place("thing").parent


def test_what_is_kept_is_found_again(folder: Path) -> None:
    assert kept("thing", b"text") is None
    keep("thing", b"text", DATA)
    assert kept("thing", b"text") == DATA
    assert kept("other", b"text") is None
    assert [path.name for path in folder.iterdir()] == [place("thing").name], "nothing half-written is left"


def test_what_was_made_from_something_else_is_nothing() -> None:
    keep("thing", b"text", DATA)
    assert kept("thing", b"another text") is None
    keep("thing", b"another text", b"new")
    assert (kept("thing", b"text"), kept("thing", b"another text")) == (None, b"new")


def test_a_file_of_one_name_is_none_of_another() -> None:
    keep("thing", b"text", DATA)
    place("thing").rename(place("other"))
    assert kept("thing", b"text") is None


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 44])
def test_a_cut_file_is_nothing(length: int) -> None:
    keep("thing", b"text", DATA)
    whole = place("thing").read_bytes()
    assert len(whole) == 45
    place("thing").write_bytes(whole[:length])
    assert kept("thing", b"text") is None


@pytest.mark.parametrize("at", [0, 31, 32, 44])
def test_a_broken_file_is_nothing_and_is_replaced(at: int) -> None:
    keep("thing", b"text", DATA)
    whole = bytearray(place("thing").read_bytes())
    whole[at] ^= 1
    place("thing").write_bytes(whole)
    assert kept("thing", b"text") is None
    keep("thing", b"text", DATA)
    assert kept("thing", b"text") == DATA


def test_another_python_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    keep("thing", b"text", DATA)
    monkeypatch.setattr(sys, "version", "3.99")
    assert kept("thing", b"text") is None


# ---------------------------------------------------------------------- what others could have written
def test_the_folder_is_the_users_alone(folder: Path) -> None:
    before = os.umask(0)
    try:
        keep("thing", b"text", DATA)
    finally:
        os.umask(before)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert place("thing").stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="rights are no bits of a mode there")
@pytest.mark.parametrize("rights", [0o720, 0o702, 0o777])
def test_nothing_is_read_where_others_may_write(folder: Path, rights: int) -> None:
    keep("thing", b"text", DATA)
    folder.chmod(rights)
    assert kept("thing", b"text") is None
    folder.chmod(0o755)
    assert kept("thing", b"text") == DATA
    place("thing").chmod(rights)
    assert kept("thing", b"text") is None


@pytest.mark.skipif(sys.platform == "win32", reason="files have no owner's number there")
def test_nothing_is_read_that_belongs_to_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    keep("thing", b"text", DATA)
    somebody = os.geteuid() + 1
    monkeypatch.setattr(os, "geteuid", lambda: somebody)
    assert kept("thing", b"text") is None


def test_on_windows_rights_are_not_looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    keep("thing", b"text", DATA)
    folder.chmod(0o777)
    assert kept("thing", b"text") == DATA


# ---------------------------------------------------------------------- where nothing can be kept
def test_a_folder_that_cannot_be_made_does_no_harm(folder: Path) -> None:
    folder.parent.mkdir()
    folder.write_text("a file where the folder should be")
    keep("thing", b"text", DATA)
    assert kept("thing", b"text") is None


def test_a_folder_that_cannot_be_written_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.mkstemp", refused)
    keep("thing", b"text", DATA)
    assert kept("thing", b"text") is None


def test_a_full_disk_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep("thing", b"text", DATA)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    keep("thing", b"text", b"newer")
    assert kept("thing", b"text") == DATA
    assert [path.name for path in folder.iterdir()] == [place("thing").name]


def test_no_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("LOCALAPPDATA")
    monkeypatch.setattr(Path, "home", homeless)
    keep("thing", b"text", DATA)
    assert kept("thing", b"text") is None


def test_where_the_folder_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_folder() == tmp_path / ".cache" / "courtpiece_spec" / "made"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("LOCALAPPDATA")
    assert cache_folder() == tmp_path / "AppData" / "Local" / "courtpiece_spec" / "made"


# ---------------------------------------------------------------------- two at once
WRITER = """
import sys
from courtpiece_spec.kept import keep, kept
mine = sys.argv[1].encode() * 100_000
for _ in range(100):
    keep("thing", b"text", mine)
    found = kept("thing", b"text")
    assert found in (b"a" * 100_000, b"b" * 100_000), found and found[:9]
"""


def test_two_processes_at_once_read_whole_files(folder: Path) -> None:
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, letter]) for letter in "ab"]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert [path.name for path in folder.iterdir()] == [place("thing").name]
