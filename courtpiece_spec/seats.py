"""Seats, sides and directions.

Seats are numbered from 0 in *playing order* (record.md).  `Seat` and `Side` are ints with a name of their
own, so that they index tuples but cannot be mistaken for a count in a signature.
"""

from __future__ import annotations

import enum
from typing import Final


class Seat(int):
    """A place at the table, counted in playing order."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"


class Side(int):
    """A partnership, or a single player where everyone plays alone."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Side({int(self)})"


MOST_PLAYERS: Final = 8
SEATS: Final = tuple(Seat(number) for number in range(MOST_PLAYERS))
SIDES: Final = tuple(Side(number) for number in range(MOST_PLAYERS))


class Direction(enum.Enum):
    """The way play, dealing or a role goes round the table, seen from above."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"

    def __str__(self) -> str:
        return self.value


def seat_names(players: int, plays: Direction) -> tuple[str, ...]:
    """What books call each seat: compass letters at a table of four, else numbers from 1.

    North is seat 0; the others follow in the direction of play.
    """
    if players != 4:
        return tuple(str(number + 1) for number in range(players))
    return tuple("NWSE" if plays is Direction.ANTICLOCKWISE else "NESW")


def shown_names(players: int, plays: Direction) -> tuple[str, ...]:
    """What people read of each seat: as books call it, but `P1` for 1, which looks like a count."""
    return tuple(f"P{name}" if name.isdigit() else name for name in seat_names(players, plays))


def with_number(name: str, number: int) -> str:
    """A number beside the name of a seat or side: `N-S 3`, but `P1: 3`, where two figures would meet."""
    return f"{name}: {number}" if name[-1:].isdigit() else f"{name} {number}"


def wins(name: str, *, several: bool) -> str:
    """That a side wins, which is `several` players or one: `N-S win`, `P2 wins`."""
    return f"{name} {'win' if several else 'wins'}"
