"""Words and fixed phrases of the language that stand for a value by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from courtpiece_spec.book.tables import HitPolicy
from courtpiece_spec.cards import Card, Rank, Suit
from courtpiece_spec.seats import Direction

NUMBER_WORDS: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
RANK_LETTERS: Final = {rank.value: rank for rank in Rank}
RANK_WORDS: Final = (
    {rank.word: rank for rank in Rank} | {rank.word + "s": rank for rank in Rank} | {"sixes": Rank.SIX}
)

WORDS: Final[dict[str, Callable[[str], Any]]] = {
    "number_word": NUMBER_WORDS.__getitem__,
    "rank_word": RANK_WORDS.__getitem__,
    "card": Card.parse,
    "suit": lambda word: Suit[word.upper()],
    "seat": str,
    "unit": str,
    "direction": Direction,
}
"""Rules of the grammar that hold one word, with what the word stands for."""

PHRASES: Final[dict[str, Any]] = {
    "none": None,
    "asks_nobody": None,
    "same_unit": "",
    "once": 1,
    "twice": 2,
    "at_the_end": False,
    "first_match": HitPolicy.FIRST_MATCH,
    "first_match_plus": HitPolicy.FIRST_MATCH_PLUS,
    "unique": HitPolicy.UNIQUE,
    "sum": HitPolicy.SUM,
} | dict.fromkeys(
    (
        "above_last",
        "after_each_trick",
        "anew",
        "first_may_not_pass",
        "may_decline",
        "not_twice_running",
        "of_an_opponent",
        "or_passes",
        "until_gone",
    ),
    True,
)
"""Rules of the grammar that are always the same words, with what they stand for."""
