"""Many blocks of matches, one after the other or at the same time, until there are so many rounds.

Blocks are counted in the order of their numbers, and the last match is cut at the last round wanted. So what
comes out depends neither on how many are played at once, nor on how large they are, nor on who is first.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol, TypeAlias

from attrs import define, frozen

from courtpiece_spec.simulation.sums import Sums, sums_of
from courtpiece_spec.simulation.units import Block

Play: TypeAlias = Callable[[int, int, tuple[int, ...]], Block]
"""Plays matches: the number of the first, how many, and how many rounds at most for each book."""


class Pool(Protocol):
    """What does work elsewhere: threads, or a cluster."""

    def submit(self, work: Play, first: int, matches: int, rounds: tuple[int, ...], /) -> Future[Block]:
        """Have some matches played."""


@frozen
class Pace:
    """How large blocks are.

    Attributes:
        rounds: So many rounds a block, more or less.
        first: So many matches in the first block, when nobody knows how long a match is.
        at_once: So many blocks are given out at the same time.
        largest: At most so many matches a block.
    """

    rounds: int = 50_000
    first: int = 16
    at_once: int = 1
    largest: int = 8_192


@frozen
class Counted:
    """What some blocks hold together.

    Attributes:
        rounds: Rounds played, by book.
        begun: Matches begun, by book.
        sums: Over all matches.
        cut: Over what was cut short.
        left: What is left of that where every book that was cut short is passed over.
    """

    rounds: tuple[int, ...]
    begun: tuple[int, ...]
    sums: Sums
    cut: Sums
    left: Sums

    def plus(self, block: Block) -> Counted:
        """With one more block."""
        width = len(self.sums.totals)
        kept = sum(any(row) for row in block.whole)
        return Counted(
            tuple(a + b for a, b in zip(self.rounds, block.rounds, strict=True)),
            tuple(a + b for a, b in zip(self.begun, block.begun, strict=True)),
            self.sums.plus(block.sums),
            self.cut.plus(sums_of(block.cut, width, len(block.cut))),
            self.left.plus(sums_of(block.whole, width, kept)),
        )


@define
class Tally:
    """What has been counted so far; complete at any moment, also when the run is interrupted.

    Attributes:
        wanted: Rounds of each book.
        columns: The names of what is counted, by book.
        counted: What was counted.
    """

    wanted: int
    columns: tuple[tuple[str, ...], ...]
    counted: Counted

    @staticmethod
    def empty(wanted: int, columns: tuple[tuple[str, ...], ...]) -> Tally:
        """Before anything is played."""
        none, zeros = Sums.none(sum(map(len, columns))), (0,) * len(columns)
        return Tally(wanted, columns, Counted(zeros, zeros, none, none, none))

    @property
    def left(self) -> tuple[int, ...]:
        """Rounds still to be played, by book."""
        return tuple(self.wanted - played for played in self.counted.rounds)

    @property
    def done(self) -> bool:
        """Whether all rounds have been played."""
        return not any(self.left)

    @property
    def sums(self) -> Sums:
        """The sums over all matches, a row of all books."""
        return self.counted.sums

    @property
    def whole(self) -> Sums:
        """The sums over matches that came to their end."""
        return self.counted.sums.minus(self.counted.cut).plus(self.counted.left)

    def start(self, book: int) -> int:
        """Where the columns of a book begin."""
        return sum(map(len, self.columns[:book]))

    def sums_of(self, book: int) -> Sums:
        """The sums over the matches of one book: the same whether or not another was played beside it."""
        return self.sums.part(self.start(book), len(self.columns[book]), self.counted.begun[book])

    def whole_of(self, book: int) -> Sums:
        """The sums over the matches of one book that came to their end."""
        at, names = self.start(book), self.columns[book]
        whole = self.whole
        return whole.part(at, len(names), whole.totals[at + names.index("over")])


def play_blocks(
    tally: Tally,
    play: Play,
    pool: Pool,
    pace: Pace | None = None,
    on_block: Callable[[Tally], None] = lambda tally: None,  # noqa: ARG005
) -> None:
    """Play until the tally is done.

    Args:
        tally: What is counted so far; nothing is lost where this is left by an exception.
        play: Plays matches.
        pool: Where that is done.
        pace: How large blocks are.
        on_block: Called whenever a block has been counted.
    """
    pace = pace or Pace()
    waiting: deque[tuple[int, int, Future[Block]]] = deque()
    first = 0
    try:
        while not tally.done:
            while len(waiting) < pace.at_once:
                ahead = sum(matches for _, matches, _ in waiting)
                matches = _size(tally, pace, ahead)
                if not matches:
                    break
                waiting.append((first, matches, pool.submit(play, first, matches, tally.left)))
                first += matches
            start, matches, future = waiting.popleft()
            block = future.result()
            left = tally.left
            if any(played > most for played, most in zip(block.rounds, left, strict=True)):
                block = pool.submit(play, start, matches, left).result()  # cut at the last round wanted
            assert any(block.rounds), "nothing was played"
            tally.counted = tally.counted.plus(block)
            on_block(tally)
    finally:
        for _, _, future in waiting:
            future.cancel()


def _size(tally: Tally, pace: Pace, ahead: int) -> int:
    """How many matches the next block has; none where those that are being played are probably enough."""
    known = max(tally.counted.begun)
    if not known:
        return 0 if ahead else pace.first
    books = [
        (left, played / known) for left, played in zip(tally.left, tally.counted.rounds, strict=True) if left
    ]
    wanted = max(left / (length or 1) for left, length in books) - ahead
    if ahead and wanted <= 0:
        return 0
    longest = max(length for _, length in books) or 1
    return max(1, min(math.ceil(wanted), int(pace.rounds / longest), pace.largest))
