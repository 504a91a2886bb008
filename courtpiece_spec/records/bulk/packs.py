"""Many packs of cards, read from their text or as they are coded."""

from __future__ import annotations

from typing import Final

import numpy as np

from courtpiece_spec.cards import RANKS, SUITS
from courtpiece_spec.records.bulk.arrays import Flags, Ints, Texts
from courtpiece_spec.records.bulk.compiled import compiled


def _by_letter(letters: list[str]) -> Ints:
    table = np.full(256, -1, np.int64)
    for number, letter in enumerate(letters):
        table[ord(letter)] = number
    return table


RANK_OF: Final = _by_letter([str(rank) for rank in RANKS])
SUIT_OF: Final = _by_letter([str(suit) for suit in SUITS])


@compiled
def digit_at(data: Texts, at: int) -> int:
    """The number that the digit at a place is; below 0 or above 9 where it is none."""
    return np.int64(data[at]) - 48  # type: ignore[return-value]  # machine code must not mix it with unsigned


@compiled
def card_at(data: Texts, at: int) -> int:
    """The index of the card in the two letters at a place, or -1."""
    rank, suit = RANK_OF[data[at]], SUIT_OF[data[at + 1]]
    return -1 if rank < 0 or suit < 0 else suit * 13 + rank


@compiled
def read_packs(data: Texts, begins: Ints, ends: Ints, wanted: int, packs: Texts, fits: Flags) -> None:
    """Read packs; those fit that have each wanted card once (a bit set) and no other."""
    size = packs.shape[1]
    for number in range(len(begins)):
        at = begins[number]
        if ends[number] - at != 2 * size:
            continue
        found = np.int64(0)
        for place in range(size):
            card = card_at(data, at + 2 * place)
            if card < 0:
                found = np.int64(0)
                break
            packs[number, place] = card
            found |= np.int64(1) << card
        fits[number] = found == wanted


@compiled
def check_packs(packs: Texts, wanted: int, fits: Flags) -> None:
    """Which packs have each wanted card once and no other."""
    for number in range(len(packs)):
        found = np.int64(0)
        for card in packs[number]:
            found |= np.int64(1) << np.int64(card) if card < 52 else np.int64(0)
        fits[number] = found == wanted
