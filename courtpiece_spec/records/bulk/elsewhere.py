"""A block of records judged on another machine: what is sent there, and what comes back.

Nothing that travels holds a book at work: books are named, and the texts of a club's own books go along.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from courtpiece_spec.records.bulk.kernels import MakeKernel, Players
from courtpiece_spec.records.bulk.pool import in_order
from courtpiece_spec.records.bulk.right import Judged, Line, Right
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.reading import Fault

if TYPE_CHECKING:
    from courtpiece_spec.records.bulk.blocks import Block
    from courtpiece_spec.records.bulk.parquet import Rows


@frozen
class Order:
    """How blocks are judged elsewhere."""

    files: tuple[tuple[str, bytes], ...]
    """The names and contents of files with books of a club's own."""
    before: str | None
    """What stands before the number in a line of `audit --json`; None where the lines are not asked for."""


@frozen
class Sent:
    """What came of a block, in a form that can travel."""

    right: Right
    """Without its books."""
    books: tuple[tuple[int, str], ...]
    """The first record of each book, and the book's id."""
    doubts: tuple[Line, ...]
    told: tuple[tuple[int, bytes], ...]

    def judged(self, library: Library) -> Judged:
        """The same, with the books of a library."""
        found = ((number, library.find(name)) for number, name in self.books)
        books = tuple((number, book) for number, book in found if not isinstance(book, Fault))
        return Judged(
            Right(self.right.records, self.right.unfinished, self.right.told, books), self.doubts, self.told
        )


@frozen
class Elsewhere:
    """Where blocks are judged, if not here."""

    pool: Executor
    threads: int
    """How many blocks are judged there at the same time."""

    def judged(self, items: Iterable[Block | Rows], library: Library, before: str | None) -> Iterator[Judged]:
        """What came of each block, in their order."""
        order = Order(tuple((path.name, path.read_bytes()) for path in library.extra_files), before)
        for sent in in_order(_Task(order), items, self.threads, self.pool):
            yield sent.judged(library)


@frozen
class _Task:
    """Judges a block by an order; may travel."""

    order: Order

    def __call__(self, item: Block | Rows) -> Sent:
        return judge(self.order, item)


def judge(order: Order, item: Block | Rows) -> Sent:
    """Judge a block: a function of it and the order alone, wherever it runs."""
    from courtpiece_spec.records.bulk.blocks import Block  # noqa: PLC0415 - heavy, as all below
    from courtpiece_spec.records.bulk.json_lines import judge_lines  # noqa: PLC0415

    players = _players(order.files)
    if isinstance(item, Block):
        judged = judge_lines(item, players, order.before)
    else:
        from courtpiece_spec.records.bulk.parquet import judge_rows  # noqa: PLC0415

        judged = judge_rows(item, players, order.before)
    right = judged.right
    books = tuple((number, found.book.id) for number, found in right.books)
    return Sent(
        Right(right.records, right.unfinished, right.told), books, tuple(judged.doubts), tuple(judged.told)
    )


@lru_cache(maxsize=8)
def _players(files: tuple[tuple[str, bytes], ...]) -> Players:
    """What judges by the bundled books and those of some files; kept from one block to the next."""
    from courtpiece_spec.records.bulk.audit import kernel_of  # noqa: PLC0415 - it imports this module

    paths: list[Path] = []
    if files:
        folder = Path(tempfile.mkdtemp(prefix="courtpiece-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        for number, (name, content) in enumerate(files):
            path = folder / str(number) / name
            path.parent.mkdir()
            path.write_bytes(content)
            paths.append(path)
    make: MakeKernel = kernel_of
    return Players(Library.of(paths), make, 0)
