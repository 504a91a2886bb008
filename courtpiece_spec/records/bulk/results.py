"""Whether the results that records tell are those of the kernel, read from their text.

Whatever is not surely the same is left to the audit of single records, which tells the difference.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from courtpiece_spec.cards import SUITS
from courtpiece_spec.records.bulk.arrays import Flags, Ints, Texts
from courtpiece_spec.records.bulk.batch import OVER
from courtpiece_spec.records.bulk.compiled import compiled
from courtpiece_spec.records.bulk.setups import read_key, read_number, read_truth

_WINNERS, _COLLECTED, _WINNER, _SCORE, _DEALER, _TRUMP, _OVER, _COUNTERS = range(8)
RESULT_KEYS: Final = ("winners", "collected", "winner", "score", "next_dealer", "trump", "over", "counters")
LETTERS: Final = np.frombuffer("".join(map(str, SUITS)).encode("ascii"), np.uint8)
NULL: Final = np.frombuffer(b"null", np.uint8)


@compiled
def _null_after(data: Texts, at: int, end: int) -> int:
    if at + 4 > end:
        return -1
    for place in range(4):
        if data[at + place] != NULL[place]:
            return -1
    return at + 4


@compiled
def _number_is(data: Texts, at: int, end: int, value: int, null: bool) -> int:
    """The place behind a number, or `null`, if it stands there."""
    if null:
        return _null_after(data, at, end)
    said, after = read_number(data, at, end)
    return after if said == value else -1


@compiled
def _list_is(data: Texts, at: int, end: int, values: Ints, count: int) -> int:
    """The place behind a list of numbers, if it stands there."""
    if at >= end or data[at] != 91:
        return -1
    at += 1
    for number in range(count):
        if number:
            if at >= end or data[at] != 44:
                return -1
            at += 1
            if at < end and data[at] == 32:
                at += 1
        value = values[number]
        if 0 <= value < 10 and at < end and data[at] == 48 + value:
            at += 1  # as nearly all are; what comes behind it is looked at next
        else:
            at = _number_is(data, at, end, value, False)
        if at < 0:
            return -1
    return at + 1 if at < end and data[at] == 93 else -1


@compiled
def _suit_is(data: Texts, at: int, end: int, suit: int) -> int:
    if suit < 0:
        return _null_after(data, at, end)
    fits = at + 3 <= end and data[at] == 34 and data[at + 1] == LETTERS[suit] and data[at + 2] == 34
    return at + 3 if fits else -1


@compiled
def _counters_are(
    data: Texts, at: int, end: int, names: Texts, starts: Ints, table: Ints, values: Ints
) -> int:
    """The place behind the object of all counters, if it stands there."""
    if at >= end or data[at] != 123 or len(table) == 0:
        return -1
    at += 1
    seen = 0
    while True:
        key, at = read_key(data, at, end, names, starts)
        if at < 0 or seen >> key & 1:
            return -1
        seen |= 1 << key
        first, size = table[key, 0], table[key, 1]
        if table[key, 2]:
            at = _list_is(data, at, end, values[first : first + size], size)
        else:
            at = _number_is(data, at, end, values[first], False)
        if at < 0 or at >= end:
            return -1
        if data[at] == 125:
            return at + 1 if seen == (1 << len(table)) - 1 else -1
        if data[at] != 44:
            return -1
        at += 1
        if at < end and data[at] == 32:
            at += 1


@compiled
def count_tricks(takers: Ints) -> int:
    """How many tricks were taken."""
    count = 0
    while count < len(takers) and takers[count] >= 0:
        count += 1
    return count


@compiled
def compare(
    data: Texts,
    begins: Ints,
    ends: Ints,
    keys: Texts,
    key_starts: Ints,
    names: Texts,
    starts: Ints,
    table: Ints,
    status: Ints,
    plain: Ints,
    score: Ints,
    collected: Ints,
    takers: Ints,
    counters: Ints,
    fits: Flags,
) -> None:
    """Compare the results that records tell, between their brackets, with the answers."""
    for number in range(len(status)):
        if not -2 <= status[number] <= -1:
            continue
        at, end = begins[number], ends[number]
        over = status[number] == OVER
        fits[number] = at < 0 or at == end
        seen = 0
        while at >= 0 and not fits[number]:
            key, at = read_key(data, at, end, keys, key_starts)
            if at < 0 or seen >> key & 1:
                break
            seen |= 1 << key
            if key == _WINNERS:
                at = _list_is(data, at, end, takers[number], count_tricks(takers[number]))
            elif key == _COLLECTED:
                at = _list_is(data, at, end, collected[number], collected.shape[1])
            elif key == _WINNER:
                at = _number_is(data, at, end, plain[number, 0], not over or plain[number, 0] < 0)
            elif key == _SCORE:
                at = (
                    _list_is(data, at, end, score[number], score.shape[1])
                    if over
                    else _null_after(data, at, end)
                )
            elif key == _DEALER:
                at = _number_is(data, at, end, plain[number, 1], not over or plain[number, 1] < 0)
            elif key == _TRUMP:
                at = _suit_is(data, at, end, plain[number, 2])
            elif key == _OVER:
                said, at = read_truth(data, at, end)
                if (said == 1) != over:
                    at = -1
            elif over:
                at = _counters_are(data, at, end, names, starts, table, counters[number])
            else:
                at = -1
            if at == end:
                fits[number] = True
            elif at > end or (at >= 0 and data[at] != 44):
                at = -1
            elif at >= 0:
                at += 1
                if at < end and data[at] == 32:
                    at += 1
