"""The same seed draws the same cases.

Hypothesis now and then draws a number that stands in the source of some loaded module, if that module lies
outside of `site-packages`.  Then a seed would draw other cases in a worker process, in a checkout, and after
every change of a line anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis.internal.conjecture import providers


@contextmanager
def own_choices() -> Iterator[None]:
    """Keep Hypothesis from drawing numbers out of loaded modules."""
    # There is no setting for it; a test says so if these names go.
    inner: Any = providers
    before = inner._get_local_constants
    none = inner.Constants(integers=set(), floats=set(), bytes=set(), strings=set())
    inner.CONSTANTS_CACHE.cache.clear()
    inner._get_local_constants = lambda: none
    try:
        yield
    finally:
        inner._get_local_constants = before
        inner.CONSTANTS_CACHE.cache.clear()
