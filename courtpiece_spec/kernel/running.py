"""Texts at work: as machine code through Numba, kept on disk, or as plain Python."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from courtpiece_spec.kernel import plain, stored

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

    def row(self, array: Any) -> Any:
        """An array as it is given away."""

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

    def row(self, array: Sequence[int]) -> Any:
        """The list, or an array where NumPy is there."""
        if not _is_there("numpy"):
            return array
        import numpy as np

        return np.array(array, dtype=np.int64)

    def rows(self, array: Sequence[int], width: int) -> Any:
        """Lists of a width, or a table where NumPy is there."""
        if _is_there("numpy"):
            return self.row(array).reshape(-1, width)
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
        """The text as machine code, compiled, or read from the disk where it was kept whole."""
        module, path, kept = _module(source)
        if kept:
            stored.swept(path)
            # Whatever is wrong with what is kept or with its folder, the text can be compiled without.
            with contextlib.suppress(Exception):
                run = self._compiled(module, kind, packets, cache=True)
                stored.sealed(path)
                return run
            stored.remove(path)
            module, path, _ = _module(source)
        return self._compiled(module, kind, packets, cache=False)

    def _compiled(self, module: ModuleType, kind: str, packets: int, *, cache: bool) -> Callable[..., Any]:
        import numba

        for name, helper in tuple(vars(module).items()):
            if name not in ("run", "table") and getattr(helper, "__module__", "") == module.__name__:
                setattr(module, name, numba.njit(cache=cache, nogil=True, error_model="numpy")(helper))
        arrays = [getattr(numba, TYPES.get(name, "int64"))[::1] for name in KINDS[kind]]
        scratch = [numba.int64[::1]] * (5 + packets)
        numbers = [numba.int64] * (2 if kind == "replay" else 3)
        seed = [] if kind == "replay" else [numba.uint64]
        signature = numba.int64(*seed, *numbers, *arrays, *scratch)
        run: Callable[..., Any] = numba.njit(
            signature, cache=cache, nogil=True, error_model="numpy", boundscheck=False
        )(module.run)
        return run

    def zeros(self, size: int, numbers: str = "int64") -> Any:
        """An array of zeros."""
        import numpy as np

        return np.zeros(size, dtype=numbers)

    def row(self, array: Any) -> Any:
        """The array."""
        return array

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
    return _is_there("numba") and _is_there("numpy")


def _is_there(package: str) -> bool:
    """Whether a package can be imported."""
    try:
        return find_spec(package) is not None
    except ValueError:  # it was tried, and is known not to be there
        return False


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


def _module(source: str) -> tuple[ModuleType, Path, bool]:
    """A text as a module of its own, and whether it lies on disk, so that what is compiled can be kept there.

    Numba finds what it has kept by the module's name and file; both follow from the text.
    """
    primitives = (Path(__file__).parent / "machine.py").read_bytes()
    digest = hashlib.sha256(source.encode() + primitives).hexdigest()[:24]
    name = f"courtpiece_kernel_{digest}"
    path = cache_folder() / f"{name}.py"
    whole = _HEAD.format(names=", ".join(PRIMITIVES)) + source
    kept = stored.written(path, whole)
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module
    exec(compile(whole, str(path), "exec"), vars(module))  # the text is our own, written from a checked book
    return module, path, kept


_HEAD = '''"""Written by courtpiece_spec from a book; may be deleted at any time."""

import numpy

from courtpiece_spec.kernel.machine import {names}


def table(numbers):
    return numpy.array(numbers, dtype=numpy.int64)


'''
