"""Files of records of every kind, audited: through kernels where that pays, else record by record."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from typing import IO, TYPE_CHECKING, Any, Final

from attrs import frozen

from courtpiece_spec.records.audit import Verdict, audit_line
from courtpiece_spec.records.bulk.compiled import HAS_NUMBA, HAS_NUMPY
from courtpiece_spec.records.bulk.packed import (
    BROKEN,
    GZIP,
    NPZ,
    PARQUET,
    PLAIN,
    ZSTD,
    UnreadableError,
    kind_of,
    needs,
    reason_of,
    unpacked,
)
from courtpiece_spec.records.bulk.right import Judged, Line, Right
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.lines import numbered

if TYPE_CHECKING:
    from courtpiece_spec.book import Book
    from courtpiece_spec.records.bulk.batch import Kernel
    from courtpiece_spec.records.bulk.elsewhere import Elsewhere
    from courtpiece_spec.records.bulk.kernels import MakeKernel, Players

AUTO, KERNEL, REFERENCE = "auto", "kernel", "reference"
_LARGE: Final = {PLAIN: 4 << 20, GZIP: 1 << 20, ZSTD: 1 << 20, PARQUET: 1 << 20, NPZ: 1 << 20}
"""From so many bytes on a file is worth the start of the machinery."""
_FIRST_LINES: Final = 64
"""So many lines of a large file are judged one by one: it may be one long line."""
_FIRST_OF_UNKNOWN: Final = 4_000
"""So many of a stream of unknown length, before more are expected."""
_FEW: Final = 2_000
"""So many records of a book the reference engine judges sooner than a kernel is made."""


@frozen
class How:
    """How an audit is done."""

    engine: str = AUTO
    threads: int = 1
    before: str | None = None
    """What stands before the number in a line of `audit --json`; None where the lines are not asked for."""
    make: MakeKernel | None = None
    """From a book to its kernel; the package's own where none is given."""
    elsewhere: Elsewhere | None = None
    """Where blocks of records are judged, if not here; then always through kernels."""


def events(stream: IO[bytes], library: Library, how: How) -> Iterator[Right | tuple[int, Verdict]]:
    """What comes of the records of a file, in their order: runs of right ones, and numbers with verdicts.

    Raises OSError where a plain file cannot be read, UnreadableError where another kind cannot be, or not to
    its end; after all that was read before.
    """
    kind = kind_of(stream)
    alone = how.elsewhere is None and (how.engine == REFERENCE or not HAS_NUMBA)
    if alone or (how.elsewhere is None and how.engine == AUTO and not _may_be_large(stream, kind)):
        for number, line in lines_of(stream, kind, library):
            yield number, audit_line(line, library.find)
        return
    yield from _through_kernels(stream, kind, library, how)


def _may_be_large(stream: Any, kind: str) -> bool:
    """Whether a file is large; the end of a pipe is not known."""
    return not _is_file(stream) or os.fstat(stream.fileno()).st_size >= _LARGE[kind]


def _is_file(stream: Any) -> bool:
    """Whether a stream is a file, all of which is there."""
    try:
        return stat.S_ISREG(os.fstat(stream.fileno()).st_mode)
    except (AttributeError, OSError, ValueError):  # what is no file of the system
        return False


# ---------------------------------------------------------------------- record by record
def lines_of(stream: IO[bytes], kind: str, library: Library) -> Iterator[Line]:
    """The records of a file as lines of JSON, with their numbers.

    Raises as `events` does.
    """
    if kind == PLAIN:
        yield from numbered(stream)
    elif kind in (GZIP, ZSTD):
        try:
            yield from numbered(unpacked(stream, kind))
        except BROKEN as error:
            raise UnreadableError(reason_of(error)) from None
    elif not HAS_NUMPY:
        raise UnreadableError(needs("numpy", "archives"))
    elif kind == PARQUET:
        from courtpiece_spec.records.bulk import parquet  # noqa: PLC0415 - heavy, as all below

        for rows in parquet.rows_of(stream):
            yield from parquet.lines_of(rows)
    else:
        from courtpiece_spec.records.bulk import archive, archive_rows  # noqa: PLC0415

        for piece in archive.pieces_of(stream, library):
            yield from archive_rows.lines_of(piece)


# ---------------------------------------------------------------------- through kernels
def _through_kernels(
    stream: IO[bytes], kind: str, library: Library, how: How
) -> Iterator[Right | tuple[int, Verdict]]:
    is_file = _is_file(stream)
    try:
        if kind in (NPZ, PARQUET):
            yield from _judged(stream, kind, library, how, 1, is_file=True)
            return
        lines = unpacked(stream, kind)
        first = 1
        if how.engine == AUTO and how.elsewhere is None:
            most = _FIRST_LINES if is_file else _FIRST_OF_UNKNOWN
            number = 0
            for number, line in numbered(lines):
                yield number, audit_line(line, library.find)
                if number >= most:
                    break
            if number < most:
                return
            first = number + 1
        yield from _judged(lines, kind, library, how, first, is_file=is_file)
    except BROKEN as error:
        if kind == PLAIN and isinstance(error, OSError):
            raise
        raise UnreadableError(reason_of(error)) from None


def _judged(
    stream: IO[bytes], kind: str, library: Library, how: How, first: int, *, is_file: bool
) -> Iterator[Right | tuple[int, Verdict]]:
    from courtpiece_spec.records.bulk.kernels import Players  # noqa: PLC0415 - heavy, as all below
    from courtpiece_spec.records.bulk.pool import in_order  # noqa: PLC0415

    if how.elsewhere is not None:
        for judged in how.elsewhere.judged(
            _sendable(stream, kind, first, is_file=is_file), library, how.before
        ):
            yield from judged.events(library.find)
        return
    players = Players(library, how.make or kernel_of, 0 if how.engine == KERNEL else _FEW)
    source, judge = _blocks(stream, kind, players, how.before, first, is_file=is_file)
    for judged in in_order(judge, source, how.threads):
        yield from judged.events(players.find)


def _sendable(stream: IO[bytes], kind: str, first: int, *, is_file: bool) -> Iterator[Any]:
    """The blocks of a file that can be judged elsewhere.

    Raises UnreadableError for an archive, which is judged sooner than it is sent.
    """
    if kind == NPZ:
        raise UnreadableError(
            "an archive is judged here sooner than it is sent to a cluster: leave out --cluster"
        )
    if kind == PARQUET:
        from courtpiece_spec.records.bulk import parquet  # noqa: PLC0415

        return parquet.rows_of(stream)
    from courtpiece_spec.records.bulk.blocks import blocks  # noqa: PLC0415

    return iter(blocks(stream, first, wait=is_file or kind != PLAIN))


def _blocks(
    stream: IO[bytes], kind: str, players: Players, before: str | None, first: int, *, is_file: bool
) -> tuple[Iterator[Any], Callable[[Any], Judged]]:
    """The blocks of a file, and what judges one: a function of it and the books alone."""
    if kind == NPZ:
        from courtpiece_spec.records.bulk import archive, archive_rows  # noqa: PLC0415

        pieces = archive.pieces_of(stream, players)
        return pieces, lambda piece: archive_rows.judge_piece(piece, players, before)
    if kind == PARQUET:
        from courtpiece_spec.records.bulk import parquet  # noqa: PLC0415

        return parquet.rows_of(stream), lambda rows: parquet.judge_rows(rows, players, before)
    from courtpiece_spec.records.bulk.blocks import blocks  # noqa: PLC0415
    from courtpiece_spec.records.bulk.json_lines import judge_lines  # noqa: PLC0415

    cut = blocks(stream, first, wait=is_file or kind != PLAIN)
    return cut, lambda block: judge_lines(block, players, before)


def kernel_of(book: Book) -> Kernel:
    """The kernel of a book, ready to replay."""
    import numpy as np  # noqa: PLC0415 - heavy

    from courtpiece_spec.kernel import Batch, kernel_for  # noqa: PLC0415

    kernel = kernel_for(book)
    # Compiled now, while nobody else waits for it to be compiled too.
    kernel.replay(Batch(np.zeros(0), np.zeros(0), np.zeros(0), np.zeros(1)))
    return kernel
