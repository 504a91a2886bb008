"""Many setups: read from their text, and judged whether a round can start from them."""

from __future__ import annotations

from typing import Final

import numpy as np
from attrs import define, field

from courtpiece_spec.book.levels import FirstLoses, FirstTo, OverAfter
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.bulk.arrays import Flags, Ints, Texts
from courtpiece_spec.records.bulk.compiled import compiled
from courtpiece_spec.records.bulk.fields import LIST, TRUTH, Field, Fields
from courtpiece_spec.records.bulk.packs import digit_at
from courtpiece_spec.records.setups import read_setup
from courtpiece_spec.records.standing import unreachable_score

_MOST_KNOWN: Final = 1 << 16
"""So many judged setups are remembered."""


@define(eq=False)
class SetupReader:
    """Reads the setups of one book, and judges them as the reading of single records does."""

    match: Match
    fields: Fields
    _keys: Texts = field(init=False)
    _key_starts: Ints = field(init=False)
    _table: Ints = field(init=False)
    _round_matters: bool = field(init=False)
    _score_matters: bool = field(init=False)
    _known: dict[bytes, bool] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        words = [each.key.encode("ascii") for each in self.fields.all]
        self._keys = np.frombuffer(b"".join(words), np.uint8)
        self._key_starts = np.cumsum([0, *map(len, words)], dtype=np.int64)
        self._table = np.array(
            [
                (each.kind, each.first, len(each.start), each.low, each.high, each.allowed)
                for each in self.fields.all
            ],
            np.int64,
        )
        levels = [clause.rule for clause in self.match.game.book.section("match")]
        self._round_matters = any(isinstance(rule, OverAfter) for rule in levels)
        self._score_matters = any(isinstance(rule, OverAfter | FirstTo | FirstLoses) for rule in levels)

    def read(self, data: Texts, begins: Ints, ends: Ints) -> tuple[Ints, Ints, Flags]:
        """The rows of setups written between brackets, which keys each has, and which are surely in form."""
        rows = np.empty((len(begins), self.fields.width), np.int64)
        said = np.zeros(len(begins), np.int64)
        fits = np.zeros(len(begins), np.bool_)
        start = self.fields.start
        read_setups(data, begins, ends, self._keys, self._key_starts, self._table, start, rows, said, fits)
        return rows, said, fits

    def in_range(self, rows: Ints, said: Ints) -> Flags:
        """Which rows hold only numbers that may stand there, under keys that the book has."""
        fits: Flags = (said & 1).astype(np.bool_) & (said >> len(self.fields.all) == 0)
        for bit, each in enumerate(self.fields.all):
            columns = rows[:, each.first : each.first + len(each.start)]
            sound = ((columns >= each.low) & (columns <= each.high)).all(axis=1)
            there = (said >> bit & 1).astype(np.bool_)
            # What is not said must stand at its start, or the row would say otherwise than the record.
            unsaid = (columns == np.array(each.start)).all(axis=1)
            fits &= np.where(there, sound & each.allowed, unsaid)
        return fits

    def sound(self, rows: Ints, said: Ints) -> Flags:
        """Which of some setups in range a match can come to."""
        keys = np.concatenate([rows, said[:, None]], axis=1)
        for each in self.fields.all:
            self._plain(each, keys)
        ids = np.empty(len(keys), np.int64)
        firsts = np.empty(len(keys), np.int64)
        count = distinct(keys, ids, firsts)
        judged = np.fromiter((self._judged(keys[first]) for first in firsts[:count]), np.bool_, count)
        return judged[ids]

    def _plain(self, each: Field, keys: Ints) -> None:
        """Bring what soundness does not depend on to one value."""
        columns = keys[:, each.first : each.first + len(each.start)]
        if each.key == "round" and not self._round_matters:
            columns[:] = 1
        elif each.key == "redeals":
            np.minimum(columns, 1, out=columns)
        elif each.key == "score" and not self._score_matters:
            np.clip(columns, -1, 0, out=columns)
        elif each.key in ("term", "held_over"):
            columns[:] = each.start

    def _judged(self, key: Ints) -> bool:
        name = key.tobytes()
        found = self._known.get(name)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            setup = read_setup(self.fields.setup_of(key, int(key[-1])), self.match.game)
            found = not isinstance(setup, str) and unreachable_score(setup, self.match) is None
            self._known[name] = found
        return found


# ---------------------------------------------------------------------- over bytes
@compiled
def read_number(data: Texts, at: int, end: int) -> tuple[int, int]:
    """A whole number in JSON's form and the place behind it; -1 where there is none, or a very long one."""
    sign = 1
    if at < end and data[at] == 45:
        sign = -1
        at += 1
    begin, value = at, 0
    while at < end and 48 <= data[at] <= 57:
        value = value * 10 + digit_at(data, at)
        at += 1
        if at - begin > 12:
            return 0, -1
    # JSON knows no 007; and -0 is 0, but would not be written so.
    if at == begin or (data[begin] == 48 and (at - begin > 1 or sign < 0)):
        return 0, -1
    return sign * value, at


@compiled
def read_key(data: Texts, at: int, end: int, keys: Texts, starts: Ints) -> tuple[int, int]:
    """Which key stands at a place, with its colon, and the place behind; -1 where it is none of these."""
    if at >= end or data[at] != 34:
        return -1, -1
    at += 1
    for number in range(len(starts) - 1):
        first, size = starts[number], starts[number + 1] - starts[number]
        if at + size + 1 < end and data[at + size] == 34 and data[at + size + 1] == 58:
            same = True
            for place in range(size):
                if data[at + place] != keys[first + place]:
                    same = False
                    break
            if same:
                at += size + 2
                if at < end and data[at] == 32:
                    at += 1
                return number, at
    return -1, -1


@compiled
def read_truth(data: Texts, at: int, end: int) -> tuple[int, int]:
    """`true` or `false`, and the place behind it; -1 where it is neither."""
    if at + 4 <= end and data[at] == 116 and data[at + 1] == 114 and data[at + 2] == 117:
        return 1, at + 4 if data[at + 3] == 101 else -1
    if at + 5 <= end and data[at] == 102 and data[at + 1] == 97 and data[at + 2] == 108:
        return 0, at + 5 if data[at + 3] == 115 and data[at + 4] == 101 else -1
    return 0, -1


@compiled
def _read_value(data: Texts, at: int, end: int, rule: Ints, row: Ints) -> int:
    """Read the value of a key into its columns; the place behind it, or -1."""
    kind, first, count, low, high = rule[0], rule[1], rule[2], rule[3], rule[4]
    if kind == TRUTH:
        row[first], at = read_truth(data, at, end)
        return at
    if kind == LIST:
        if at >= end or data[at] != 91:
            return -1
        at += 1
    for number in range(count):
        value, at = read_number(data, at, end)
        if at < 0 or value < low or value > high:
            return -1
        row[first + number] = value
        if kind == LIST:
            if at >= end or data[at] != (93 if number == count - 1 else 44):
                return -1
            at += 1
            if number < count - 1 and at < end and data[at] == 32:
                at += 1
    return at


@compiled
def read_setups(
    data: Texts,
    begins: Ints,
    ends: Ints,
    keys: Texts,
    starts: Ints,
    table: Ints,
    start: Ints,
    rows: Ints,
    said: Ints,
    fits: Flags,
) -> None:
    """Read setups between their brackets, key by key."""
    for number in range(len(begins)):
        at, end = begins[number], ends[number]
        row = rows[number]
        row[:] = start
        while True:
            key, at = read_key(data, at, end, keys, starts)
            if at < 0 or said[number] >> key & 1 or not table[key, 5]:
                break
            said[number] |= 1 << key
            at = _read_value(data, at, end, table[key], row)
            if at < 0:
                break
            if at == end:
                fits[number] = said[number] & 1  # the dealer must be there
                break
            if data[at] != 44:
                break
            at += 1
            if at < end and data[at] == 32:
                at += 1


@compiled
def distinct(rows: Ints, ids: Ints, firsts: Ints) -> int:
    """Number rows such that equal ones have one number; where each first comes, and how many there are."""
    size = 16
    while size < 2 * len(rows):
        size *= 2
    places = np.full(size, -1, np.int64)
    count = 0
    for number in range(len(rows)):
        row = rows[number]
        mixed = np.int64(0)
        for value in row:
            mixed = ((mixed & 0xFFFFFFFF) * 1000003) ^ value
        place = (mixed ^ mixed >> 17) & (size - 1)
        while True:
            known = places[place]
            if known < 0:
                places[place] = count
                firsts[count] = number
                ids[number] = count
                count += 1
                break
            other = rows[firsts[known]]
            same = True
            for column in range(len(row)):
                if row[column] != other[column]:
                    same = False
                    break
            if same:
                ids[number] = known
                break
            place = (place + 1) & (size - 1)
    return count
