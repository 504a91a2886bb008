"""Levels above the round: sets and the match, and the counters they keep."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.node import Node


@frozen
class FirstTo(Node):
    """`won: first side to 10 points` (P60).

    The unit is empty only in a text that says `of the same`; a compiled book names it.
    """

    number: int
    unit: str


@frozen
class FirstLoses(Node):
    """`lost: first side to 53 penalties` (P60)."""

    number: int
    unit: str


@frozen
class MostWins(Node):
    """`won: most rounds, else most points` (P60)."""

    units: tuple[str, ...]


@frozen
class WorthWon(Node):
    """`won: 3 points`: what a won set is worth in the match."""

    number: int
    unit: str


@frozen
class WorthDrawn(Node):
    """`drawn: 1 point`."""

    number: int
    unit: str


@frozen
class OverAfter(Node):
    """`over: after 8 sets` (P60)."""

    number: int
    unit: str


@frozen
class ByAgreement(Node):
    """`over: by agreement` (P60)."""


@frozen
class HigherTotal(Node):
    """Level at the target: the higher total wins (P61)."""


@frozen
class OneMoreRound(Node):
    """Level at the target: one more round decides (P61)."""


@frozen
class Drawn(Node):
    """Level at the target: the match is drawn (P61)."""


@frozen
class Tie(Node):
    """What happens when both sides reach the target (P61), tried in order."""

    ways: tuple[HigherTotal | OneMoreRound | Drawn, ...]


@frozen
class StartWith(Node):
    """`start: 10 tokens each` (P60)."""

    number: int
    unit: str


@frozen
class Counter(Node):
    """A counter that the book declares, of each side or of the table, changed by rows that pay in it."""

    of_side: bool = True
    start: int = 0


LevelRule = (
    FirstTo | FirstLoses | MostWins | WorthWon | WorthDrawn | OverAfter | ByAgreement | Tie | StartWith
)
