"""What was made once and can be made again, kept in the user's cache folder under what it was made from.

What is kept may be a pickle, which can do anything when it is read. So only files are read that belong to
the user, in a folder of the user's, where nobody else may write; the folder is made so. A file begins with a
digest of what it holds and of what that was made from: what is cut, broken or made from something else counts
as not there. All of it may be deleted at any time, and where nothing can be kept, all works without it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path

_DIGEST = hashlib.sha256().digest_size


def cache_folder() -> Path:
    """The user's folder for things that can be made again.

    Raises:
        RuntimeError: The user has no home folder.
    """
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "courtpiece_spec" / "made"


def place(name: str) -> Path:
    """Where something is kept: each installation and each Python has one file of a name."""
    where = hashlib.sha256("\0".join((str(Path(__file__).parent), sys.version)).encode("utf-8", "replace"))
    return cache_folder() / f"{name}-{where.hexdigest()[:16]}"


def kept(name: str, made_from: bytes) -> bytes | None:
    """What is kept under a name, if it was made from this."""
    try:
        path = place(name)
        if not is_private(path.parent.stat()):
            return None
        with path.open("rb") as file:
            if not is_private(os.fstat(file.fileno())):
                return None
            whole = file.read()
    except (OSError, RuntimeError):
        return None
    data = whole[_DIGEST:]
    return data if whole[:_DIGEST] == _digest(made_from, data) else None


def keep(name: str, made_from: bytes, data: bytes) -> None:
    """Keep something where that is possible: written beside its place and moved there whole."""
    with contextlib.suppress(OSError, RuntimeError):
        path = place(name)
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(_digest(made_from, data) + data)
            Path(fresh).replace(path)
        finally:
            with contextlib.suppress(OSError):
                Path(fresh).unlink()


def _digest(made_from: bytes, data: bytes) -> bytes:
    """A digest of something kept and of what it was made from."""
    return hashlib.sha256(hashlib.sha256(made_from).digest() + data).digest()


def is_private(state: os.stat_result) -> bool:
    """Whether a file or folder belongs to the user, and nobody else may write to it."""
    if sys.platform == "win32":  # rights are no bits of a mode there; the folder lies among the user's own
        return True
    return state.st_uid == os.geteuid() and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
