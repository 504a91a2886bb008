"""Functions over bytes and arrays: machine code where Numba is there, else the same text as Python."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

HAS_NUMPY = find_spec("numpy") is not None
HAS_NUMBA = HAS_NUMPY and find_spec("numba") is not None


def compiled(function: F) -> F:
    """Compile a function; it then runs without holding other threads up, and is kept on disk.

    Without Numba it is as it was: right, but slower than the reference engine, which then judges everything.
    """
    if not HAS_NUMBA:
        return function
    import numba  # noqa: PLC0415 - an extra

    try:
        made: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # there is no folder in which it could be kept
        made = numba.njit(nogil=True, error_model="numpy")(function)
    return cast(F, made)
