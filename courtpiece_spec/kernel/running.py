"""Texts at work: as machine code through Numba, kept on disk, or as plain Python."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from courtpiece_spec.kernel import plain

PRIMITIVES = ("popcount", "select", "highest", "place", "step", "mix", "key", "high", "low", "board")
"""What every text may call."""

KINDS = {
    "play": ("out",),
    "record": ("packs", "setups", "acts", "widths", "starts", "results", "takers"),
    "replay": ("packs", "setups", "acts", "starts", "results", "takers"),
}
"""The arrays of each kind of text, in the order of its arguments."""

TYPES = {"packs": "uint8", "acts": "int32", "widths": "int32", "takers": "int8"}
"""The types of their numbers, where they are not int64."""


class Runner(Protocol):
    """Runs texts."""

    def made(self, source: str, kind: str, packets: int) -> Callable[..., Any]:
        """The function `run` of a text."""

    def zeros(self, size: int, numbers: str = "int64") -> Any:
        """An array of zeros."""

    def rows(self, array: Any, width: int) -> Any:
        """An array as rows of a width."""

    def flat(self, rows: Any, numbers: str) -> Any:
        """Rows one behind the other."""

    def word(self, number: int) -> Any:
        """A number as a random word."""


class Plain:
    """Without Numba: lists and plain Python."""

    def made(self, source: str, _: str, __: int) -> Callable[..., Any]:
        """The text as it is."""
        names: dict[str, Any] = {name: getattr(plain, name) for name in PRIMITIVES}
        names["table"] = tuple
        exec(compile(source, "<kernel>", "exec"), names)  # the text is our own, written from a checked book
        run: Callable[..., Any] = names["run"]
        return run

    def zeros(self, size: int, _: str = "int64") -> list[int]:
        """A list of zeros."""
        return [0] * size

    def rows(self, array: Sequence[int], width: int) -> Any:
        """Lists of a width, or an array where NumPy is there."""
        if find_spec("numpy") is not None:
            import numpy as np

            return np.array(array, dtype=np.int64).reshape(-1, width)
        return [list(array[start : start + width]) for start in range(0, len(array), width)]

    def flat(self, rows: Any, _: str) -> list[int]:
        """One list."""
        plain_rows = rows.tolist() if hasattr(rows, "tolist") else rows
        if plain_rows and isinstance(plain_rows[0], list):
            return [number for row in plain_rows for number in row]
        return list(plain_rows)

    def word(self, number: int) -> int:
        """The number within 64 bits."""
        return number & 0xFFFF_FFFF_FFFF_FFFF


class Machine:
    """Through Numba: compiled once, and kept on disk under the hash of the text."""

    def made(self, source: str, kind: str, packets: int) -> Callable[..., Any]:
        """The text as machine code; compiled at its first call here, or read from the disk."""
        import numba
        import numpy as np

        from courtpiece_spec.kernel import machine

        path = _kept_at(source)
        names: dict[str, Any] = {name: getattr(machine, name) for name in PRIMITIVES}
        names |= {"table": lambda numbers: np.array(numbers, dtype=np.int64), "__file__": str(path)}
        names["__name__"] = path.stem
        exec(compile(source, str(path), "exec"), names)  # the text is our own, written from a checked book
        kept = path.exists()
        for helper in ("strongest", "stronger"):
            if helper in names:
                names[helper] = numba.njit(cache=kept, nogil=True)(names[helper])
        arrays = [getattr(numba, TYPES.get(name, "int64"))[::1] for name in KINDS[kind]]
        scratch = [numba.int64[::1]] * (5 + packets)
        numbers = [numba.int64] * (2 if kind == "replay" else 3)
        seed = [] if kind == "replay" else [numba.uint64]
        signature = numba.int64(*seed, *numbers, *arrays, *scratch)
        run: Callable[..., Any] = numba.njit(
            signature, cache=kept, nogil=True, error_model="numpy", boundscheck=False
        )(names["run"])
        return run

    def zeros(self, size: int, numbers: str = "int64") -> Any:
        """An array of zeros."""
        import numpy as np

        return np.zeros(size, dtype=numbers)

    def rows(self, array: Any, width: int) -> Any:
        """The array as a table."""
        return array.reshape(-1, width)

    def flat(self, rows: Any, numbers: str) -> Any:
        """The table as one row, of the right type."""
        import numpy as np

        return np.ascontiguousarray(rows, dtype=numbers).reshape(-1)

    def word(self, number: int) -> Any:
        """The number as a word of 64 bits."""
        import numpy as np

        return np.uint64(number & 0xFFFF_FFFF_FFFF_FFFF)


@lru_cache(maxsize=2)
def runner(*, compiled: bool | None = None) -> Runner:
    """What runs texts here; `compiled` None takes Numba if it is there."""
    if compiled is None:
        compiled = has_numba()
    return Machine() if compiled else Plain()


def has_numba() -> bool:
    """Whether texts can be compiled."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def cache_folder() -> Path:
    """Where compiled texts are kept: of the user, unless `COURTPIECE_CACHE` names another folder."""
    named = os.environ.get("COURTPIECE_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home())
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "courtpiece_spec" / "kernels"


def _kept_at(source: str) -> Path:
    """Where a text lies on disk; if nothing can be written there it is compiled anew each time."""
    primitives = (Path(__file__).parent / "machine.py").read_bytes()
    digest = hashlib.sha256(source.encode() + primitives).hexdigest()[:24]
    path = cache_folder() / f"kernel_{digest}.py"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != source:
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_text(source, encoding="utf-8")
            fresh.replace(path)
    except OSError:
        return Path(f"kernel_{digest}.py")
    return path
