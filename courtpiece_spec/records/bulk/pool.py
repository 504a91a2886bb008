"""Many blocks through a function, in several threads; what comes of them comes in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")


def in_order(
    function: Callable[[Item], Made], items: Iterable[Item], threads: int, elsewhere: Executor | None = None
) -> Iterator[Made]:
    """Apply a function to each item, at most two a thread ahead of what is taken.

    With `elsewhere` it is done there, by so many threads; else here, by threads of its own.
    What the items raise is raised after all that came of those before.
    """
    if elsewhere is not None:
        yield from _fed(elsewhere, function, items, 2 * threads)
        return
    if threads == 1:
        yield from map(function, items)
        return
    pool = ThreadPoolExecutor(threads)
    try:
        yield from _fed(pool, function, items, 2 * threads)
    finally:  # also when interrupted, or when nobody wants the rest
        pool.shutdown(cancel_futures=True)


def _fed(
    pool: Executor, function: Callable[[Item], Made], items: Iterable[Item], most: int
) -> Iterator[Made]:
    waiting: deque[Future[Made]] = deque()
    source = iter(items)
    broken: Exception | None = None
    while True:
        while broken is None and len(waiting) < most:
            try:
                item = next(source)
            except StopIteration:
                break
            except Exception as error:  # noqa: BLE001 - whatever it is, it is raised when its turn has come
                broken = error
                break
            waiting.append(pool.submit(function, item))
        if not waiting:
            break
        yield waiting.popleft().result()
    if broken is not None:
        raise broken
