"""The lines of `audit --json` for records that are right, written from arrays."""

from __future__ import annotations

from typing import Final

import numpy as np

from courtpiece_spec.records.bulk.arrays import Ints, Texts
from courtpiece_spec.records.bulk.batch import OVER
from courtpiece_spec.records.bulk.compiled import compiled
from courtpiece_spec.records.bulk.results import LETTERS, NULL, count_tricks


def _letters(text: str) -> Texts:
    return np.frombuffer(text.encode("ascii"), np.uint8)


_OK: Final = _letters(',"ok":true,"over":')
_TRUE: Final = _letters("true")
_FALSE: Final = _letters("false")
_WINNERS: Final = _letters(',"winners":')
_COLLECTED: Final = _letters(',"collected":')
_WINNER: Final = _letters(',"winner":')
_SCORE: Final = _letters(',"score":')
_DEALER: Final = _letters(',"next_dealer":')
_TRUMP: Final = _letters(',"trump":')
_OF_COUNTERS: Final = _letters(',"counters":{')


@compiled
def _put(out: Texts, at: int, word: Texts) -> int:
    for letter in word:
        out[at] = letter
        at += 1
    return at


@compiled
def _put_number(out: Texts, at: int, value: int) -> int:
    if value < 0:
        out[at] = 45
        at += 1
        value = -value
    size, rest = 1, value // 10
    while rest:
        size += 1
        rest //= 10
    for place in range(size - 1, -1, -1):
        out[at + place] = 48 + value % 10
        value //= 10
    return at + size


@compiled
def _put_or_null(out: Texts, at: int, value: int, null: bool) -> int:
    return _put(out, at, NULL) if null else _put_number(out, at, value)


@compiled
def _put_list(out: Texts, at: int, values: Ints, count: int) -> int:
    out[at] = 91
    at += 1
    for number in range(count):
        if number:
            out[at] = 44
            at += 1
        at = _put_number(out, at, values[number])
    out[at] = 93
    return at + 1


@compiled
def _put_counters(out: Texts, at: int, names: Texts, starts: Ints, table: Ints, values: Ints) -> int:
    at = _put(out, at, _OF_COUNTERS)
    for key in range(len(table)):
        if key:
            out[at] = 44
            at += 1
        out[at] = 34
        at = _put(out, at + 1, names[starts[key] : starts[key + 1]])
        out[at], out[at + 1] = 34, 58
        first, size = table[key, 0], table[key, 1]
        if table[key, 2]:
            at = _put_list(out, at + 2, values[first : first + size], size)
        else:
            at = _put_number(out, at + 2, values[first])
    out[at] = 125
    return at + 1


@compiled
def write(
    ahead: Texts,
    numbers: Ints,
    chosen: Ints,
    names: Texts,
    starts: Ints,
    table: Ints,
    status: Ints,
    plain: Ints,
    score: Ints,
    collected: Ints,
    takers: Ints,
    counters: Ints,
    out: Texts,
    begins: Ints,
) -> int:
    """Write the lines of correct records; where each begins, and where they end."""
    at = 0
    for place, number in enumerate(chosen):
        begins[place] = at
        over = status[number] == OVER
        at = _put_number(out, _put(out, at, ahead), numbers[number])
        at = _put(out, _put(out, at, _OK), _TRUE if over else _FALSE)
        at = _put(out, at, _WINNERS)
        at = _put_list(out, at, takers[number], count_tricks(takers[number]))
        at = _put(out, at, _COLLECTED)
        at = _put_list(out, at, collected[number], collected.shape[1])
        at = _put(out, at, _WINNER)
        at = _put_or_null(out, at, plain[number, 0], not over or plain[number, 0] < 0)
        at = _put(out, at, _SCORE)
        at = _put_list(out, at, score[number], score.shape[1]) if over else _put(out, at, NULL)
        at = _put(out, at, _DEALER)
        at = _put_or_null(out, at, plain[number, 1], not over or plain[number, 1] < 0)
        at = _put(out, at, _TRUMP)
        if plain[number, 2] < 0:
            at = _put(out, at, NULL)
        else:
            out[at] = out[at + 2] = 34
            out[at + 1] = LETTERS[plain[number, 2]]
            at += 3
        if over and len(table):
            at = _put_counters(out, at, names, starts, table, counters[number])
        out[at], out[at + 1] = 125, 10
        at += 2
    begins[len(chosen)] = at
    return at
