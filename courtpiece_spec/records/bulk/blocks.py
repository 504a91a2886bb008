"""A stream of lines, cut into blocks of whole lines: memory does not grow with the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any, Final

import numpy as np
from attrs import frozen

from courtpiece_spec.records.bulk.packed import BROKEN
from courtpiece_spec.records.lines import MOST_SKIPPED
from courtpiece_spec.records.reading import LONGEST, Fault, too_long

SIZE: Final = 4 << 20
"""Bytes of a block: larger than the longest record, small enough that a few of them are little memory."""
MOST_LINES: Final = 1 << 15
_PIECE: Final = 1 << 20


@frozen
class Block:
    """Whole lines of a file."""

    first: int
    """The number of the first line, from 1."""
    text: bytes
    fault: Fault | None = None
    """Instead of a text: what is wrong with the one line that this block is."""


def blocks(stream: IO[bytes], first: int, *, wait: bool) -> Iterator[Block]:
    """Cut what is left of a stream into blocks.

    Args:
        stream: At the begin of a line.
        first: The number of that line.
        wait: Whether a block is filled before it is given on; without, it holds what has arrived, since
            somebody may wait for the answer before he writes more.

    Raises what reading the stream raises, after all lines that were whole before.
    """
    rest, ended = b"", False
    broken: Exception | None = None
    while not ended and broken is None:
        pieces, size = [rest], len(rest)
        while size < SIZE:
            try:
                piece = _read(stream)
            except BROKEN as error:
                broken = error
                break
            if not piece:
                ended = True
                break
            pieces.append(piece)
            size += len(piece)
            if not wait and b"\n" in piece:
                break
        text = b"".join(pieces)
        cut = len(text) if ended else text.rfind(b"\n") + 1
        rest = text[cut:]
        for block in _cut(text[:cut] if rest else text, first):
            yield block
            first = block.first + lines_in(block.text)
        if broken is None and len(rest) >= LONGEST + 2:
            fault, ended = _skipped(stream, len(rest))
            yield Block(first, b"", fault)
            rest, first = b"", first + 1
    if broken is not None:
        raise broken


def _read(stream: Any) -> bytes:
    piece: bytes = stream.read1(_PIECE)
    return piece


def lines_in(text: bytes) -> int:
    """How many lines a text has, its last one whole or not."""
    return text.count(b"\n") + (not text.endswith(b"\n") and bool(text))


def _cut(text: bytes, first: int) -> Iterator[Block]:
    """Whole lines as blocks of not too many lines each: they may be empty, and would be many then."""
    if not text:
        return
    if text.count(b"\n") <= MOST_LINES:
        yield Block(first, text)
        return
    ends = np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))[MOST_LINES - 1 :: MOST_LINES] + 1
    begin = 0
    for end in [*ends.tolist(), len(text)]:
        if end > begin:
            yield Block(first, text[begin:end])
            first += MOST_LINES
            begin = end


def _skipped(stream: IO[bytes], size: int) -> tuple[Fault, bool]:
    """Pass over the rest of a line of which so many bytes were read; whether nothing more is read after it.

    Raises what reading the stream raises.
    """
    skipped = size - (LONGEST + 2)
    line = b"-"
    while line and not line.endswith(b"\n") and skipped < MOST_SKIPPED:
        line = stream.readline(min(LONGEST, MOST_SKIPPED - skipped))
        skipped += len(line)
    if skipped >= MOST_SKIPPED:
        return Fault(f"the line does not end within {MOST_SKIPPED} bytes; nothing more is read"), True
    return too_long(), False
