"""The setup of a record as a row of numbers, and back; which columns a book has."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from attrs import field, frozen

from courtpiece_spec.engine import Game
from courtpiece_spec.engine.counters import counters_now, counters_of
from courtpiece_spec.engine.state import Setup
from courtpiece_spec.records.bulk.arrays import Ints
from courtpiece_spec.records.setups import keys_of
from courtpiece_spec.seats import Seat

MOST: Final = 1_000_000_000
"""What a counter may say at most, as in every record."""
NUMBER, TRUTH, LIST = 0, 1, 2


_ORDER: Final = ("dealer", "round", "redeals", "score", "streak", "term", "term_won", "cut_declined")
"""The order of these keys in a record; the others come behind, as they stand."""


@frozen
class Field:
    """One key of a setup: its columns and what may stand in them."""

    key: str
    kind: int
    """`NUMBER`, `TRUTH`, or `LIST` with a number for each side."""
    low: int
    high: int
    start: tuple[int, ...]
    """What stands there where the key is missing."""
    allowed: bool
    """Whether a record of the book may have the key at all."""
    counted: bool = False
    """Whether it is a counter of the book's own."""
    first: int = 0
    """Its first column."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of its columns."""
        if self.kind != LIST and not self.counted:
            return (self.key,)
        return tuple(f"{self.key}.{number}" for number in range(len(self.start)))


@frozen(eq=False)
class Fields:
    """All keys that the setups of a book's records may have, and their columns in one fixed order."""

    all: tuple[Field, ...]
    names: tuple[str, ...] = field(init=False)

    @names.default
    def _names(self) -> tuple[str, ...]:
        return tuple(name for each in self.all for name in each.names)

    @staticmethod
    def of(game: Game) -> Fields:
        """The keys of a game's setups."""
        layout = game.layout
        allowed = keys_of(game.book)
        zeros = (0,) * layout.side_count
        found = [
            ("dealer", NUMBER, 0, layout.players - 1, (0,)),
            ("round", NUMBER, 1, MOST, (1,)),
            ("redeals", NUMBER, 0, MOST, (0,)),
            ("term", NUMBER, 1, MOST, (1,)),
            ("term_won", TRUTH, 0, 1, (1,)),
            ("held_over", NUMBER, -MOST, MOST, (0,)),
            ("cut_declined", TRUTH, 0, 1, (0,)),
            ("score", LIST, -MOST, MOST, zeros),
            ("streak", LIST, 0, MOST, zeros),
        ]
        start = counters_now(layout, Setup(Seat(0)))
        for name, rule in counters_of(game.book).items():
            found.append((name, LIST if rule.of_side else NUMBER, -MOST, MOST, start[name]))
        first, fields = 0, []
        for key, kind, low, high, begins in found:
            fields.append(Field(key, kind, low, high, begins, key in allowed, key in start, first))
            first += len(begins)
        return Fields(tuple(fields))

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.names)

    @property
    def start(self) -> Ints:
        """The row of a setup that says nothing."""
        return np.array([number for each in self.all for number in each.start], np.int64)

    def row_of(self, setup: dict[str, Any]) -> tuple[list[int], int]:
        """The row of a setup in a record's form, which is sound, and which keys it has."""
        row, said = [], 0
        for bit, each in enumerate(self.all):
            value = setup.get(each.key, each.start)
            row += [int(number) for number in (value if isinstance(value, list | tuple) else (value,))]
            said |= (each.key in setup) << bit
        return row, said

    def setup_of(self, row: Any, said: int) -> dict[str, Any]:
        """A setup in a record's form, with the keys that it has."""
        setup: dict[str, Any] = {}
        for bit, each in sorted(enumerate(self.all), key=_in_a_record):
            if said >> bit & 1:
                values = [int(row[each.first + number]) for number in range(len(each.start))]
                truth = each.kind == TRUTH and values[0] in (0, 1)
                setup[each.key] = values if each.kind == LIST else bool(values[0]) if truth else values[0]
        return setup

    def said_of(self, rows: Ints) -> Ints:
        """For each row its keys that do not stand at their start, as bits; the dealer always."""
        said = np.ones(len(rows), np.int64)
        for bit, each in enumerate(self.all):
            if bit:
                columns = rows[:, each.first : each.first + len(each.start)]
                said |= (columns != np.array(each.start)).any(axis=1).astype(np.int64) << bit
        return said


def _in_a_record(numbered: tuple[int, Field]) -> int:
    bit, each = numbered
    return _ORDER.index(each.key) if each.key in _ORDER else len(_ORDER) + bit
