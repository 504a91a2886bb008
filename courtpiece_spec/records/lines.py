"""The lines of a file of records, one after the other: memory does not grow with the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

from courtpiece_spec.records.reading import LONGEST, Fault, too_long


def numbered(stream: IO[bytes]) -> Iterator[tuple[int, bytes | Fault]]:
    """Number and content of each line that is not blank; numbers count all lines, from 1.

    A line longer than any record is skipped in pieces and comes as a fault.
    Raises OSError when the stream cannot be read.
    """
    number = 0
    while line := stream.readline(LONGEST + 2):
        number += 1
        if len(line) > LONGEST + 1 or (len(line) > LONGEST and not line.endswith(b"\n")):
            while line and not line.endswith(b"\n"):
                line = stream.readline(LONGEST)
            yield number, too_long()
        elif line.strip():
            yield number, line.removesuffix(b"\n")
