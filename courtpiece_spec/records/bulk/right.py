"""What came of many records: how many are right, and which the reference engine is still to judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from courtpiece_spec.records.audit import Verdict, audit_line
from courtpiece_spec.records.reading import Fault, FindGame, Found

Line = tuple[int, bytes | Fault]
"""The number of a record in its file, and its line, or why it has none."""


@frozen
class Right:
    """Records, one after the other, that are right."""

    records: int
    unfinished: int
    told: bytes = b""
    """Their lines of `audit --json`, if they were asked for."""
    books: tuple[tuple[int, Found], ...] = ()
    """The first of each book, by its number."""


@frozen
class Judged:
    """What came of a block of records."""

    right: Right
    """All that are right, but for what they are told."""
    doubts: Sequence[Line] = ()
    """Those that the reference engine is to judge, in order."""
    told: Sequence[tuple[int, bytes]] = ()
    """The lines of those that are right, by number, in order, if they were asked for."""

    def events(self, find: FindGame) -> Iterator[Right | tuple[int, Verdict]]:
        """What came of the records, in their order as far as it shows; the reference engine is asked now."""
        place = 0
        books = list(self.right.books)
        for number, line in self.doubts:
            begin = place
            while place < len(self.told) and self.told[place][0] < number:
                place += 1
            early = tuple(each for each in books if each[0] < number)
            if place > begin or early:
                books = books[len(early) :]
                yield Right(0, 0, b"".join(text for _, text in self.told[begin:place]), early)
            yield number, audit_line(line, find)
        rest = b"".join(text for _, text in self.told[place:])
        yield Right(self.right.records, self.right.unfinished, rest, tuple(books))
