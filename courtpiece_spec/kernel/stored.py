"""Compiled texts on disk: read only what the user alone can have written, and only whole.

Numba keeps machine code and a pickle beside a text, and takes what it finds there.  So the folder must be the
user's and closed to others, and a list of digests, written when all is there, says what each file must be;
what is cut, broken or strange is removed and made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from courtpiece_spec.kept import is_private

_SUMS = ".sums"


def written(path: Path, text: str) -> bool:
    """Puts a text on disk, in a folder of the user alone; false where that cannot be."""
    try:
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        beside = path.parent / "__pycache__"
        beside.mkdir(mode=0o700, exist_ok=True)
        if not all(
            is_private(folder.stat()) and os.access(folder, os.W_OK) for folder in (path.parent, beside)
        ):
            return False
        if not path.exists() or path.read_bytes() != text.encode():
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(text.encode())
            fresh.replace(path)
    except (OSError, RuntimeError):
        return False
    return True


def swept(path: Path) -> None:
    """Removes what was compiled from a text, unless all of it is as it was written."""
    with contextlib.suppress(OSError):
        found = _sums(path)
        if found and _listed(path) != found:
            remove(path)


def sealed(path: Path) -> None:
    """Writes down what was compiled from a text, file by file."""
    with contextlib.suppress(OSError):
        found = _sums(path)
        if found and _listed(path) != found:
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_text(found, encoding="ascii")
            fresh.replace(path.with_suffix(_SUMS))


def remove(path: Path) -> None:
    """Removes what was compiled from a text."""
    for file in (*_files(path), path.with_suffix(_SUMS)):
        with contextlib.suppress(OSError):
            file.unlink()


def _listed(path: Path) -> str:
    try:
        return path.with_suffix(_SUMS).read_text(encoding="ascii")
    except (OSError, UnicodeError):
        return ""


def _files(path: Path) -> Iterator[Path]:
    yield from sorted((path.parent / "__pycache__").glob(f"{path.stem}.*.nb?"))


def _sums(path: Path) -> str:
    """The name and digest of each file that Numba keeps for a text."""
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}\n" for file in _files(path))
    return "".join(lines)
