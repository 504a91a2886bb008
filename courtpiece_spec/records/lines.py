"""The lines of a file of records, one after the other: memory does not grow with the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Final

from courtpiece_spec.records.reading import LONGEST, Fault, too_long

MOST_SKIPPED: Final = 64 * LONGEST
"""Bytes of a line that are passed over in search of its end."""


def numbered(stream: IO[bytes]) -> Iterator[tuple[int, bytes | Fault]]:
    """Number and content of each line that is not blank; numbers count all lines, from 1.

    A line longer than any record is skipped in pieces and comes as a fault; where it does not end for very
    long, as in a device, nothing more is read.  Raises OSError when the stream cannot be read.
    """
    number = 0
    while line := stream.readline(LONGEST + 2):
        number += 1
        if len(line) > LONGEST + 1 or (len(line) > LONGEST and not line.endswith(b"\n")):
            skipped = 0
            while line and not line.endswith(b"\n") and skipped < MOST_SKIPPED:
                line = stream.readline(LONGEST)
                skipped += len(line)
            if skipped >= MOST_SKIPPED:
                yield (
                    number,
                    Fault(f"the line does not end within {MOST_SKIPPED} bytes; nothing more is read"),
                )
                return
            yield number, too_long()
        elif line.strip():
            yield number, line.removesuffix(b"\n")
