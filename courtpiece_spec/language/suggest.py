"""Did you mean?  Words that look alike, and words that mean alike."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

SYNONYMS: Final[dict[str, tuple[str, ...]]] = {
    # directions
    "counterclockwise": ("anticlockwise",),
    "counter_clockwise": ("anticlockwise",),
    "widdershins": ("anticlockwise",),
    "leftward": ("clockwise",),
    "rightward": ("anticlockwise",),
    # conditions and tables
    "if": ("when",),
    "whenever": ("when",),
    "unless": ("when not",),
    "else": ("otherwise",),
    "default": ("otherwise",),
    "always": ("otherwise",),
    "then": ("->",),
    "gives": ("->",),
    "is": ("=",),
    "equals": ("=",),
    "equal": ("=",),
    "isnt": ("!=",),
    "above": (">",),
    "below": ("<",),
    "over": (">",),
    "under": ("<",),
    "nor": ("or",),
    "total": ("sum",),
    "null": ("nothing", "none"),
    "zero": ("nothing", "0"),
    # books and sections
    "game": ("variant", "family"),
    "rules": ("variant", "family"),
    "rule": ("option", "let"),
    "mixin": ("option",),
    "inherits": ("extends",),
    "from": ("extends", "amends"),
    "based": ("extends",),
    "modifies": ("amends",),
    "changes": ("amends",),
    "extends": ("amends",),
    "amends": ("extends",),
    "plus": ("with",),
    "using": ("with",),
    "change": ("replace",),
    "override": ("replace",),
    "overrides": ("replace",),
    "delete": ("remove",),
    "drop": ("remove",),
    "without": ("remove",),
    "insert": ("add",),
    "append": ("add",),
    "define": ("let",),
    "def": ("let",),
    "const": ("let",),
    "var": ("let",),
    "alias": ("also",),
    "aka": ("also",),
    "deck": ("pack",),
    "seats": ("table",),
    "script": ("round",),
    "scoring": ("score",),
    "points": ("score",),
    "penalty": ("foul",),
    "note": ("custom",),
    "test": ("example",),
    "tricks": ("winner.won",),
    # people and cards
    "everyone": ("each",),
    "everybody": ("each",),
    "all": ("each",),
    "every": ("each",),
    "team": ("side",),
    "teams": ("side",),
    "winner": ("taker",),
    "partnership": ("side",),
    "selects": ("names",),
    "chooses": ("names",),
    "calls": ("names",),
    "picks": ("names",),
    "declares": ("names",),
    "puts": ("lays",),
    "places": ("lays",),
    "possible": ("able",),
    "knave": ("jack",),
    "north": ("N",),
    "east": ("E",),
    "south": ("S",),
    "west": ("W",),
}
"""Words that authors take → what the language says; the first that fits is taken."""

REASONS: Final = {
    ("is", "="): "`is` compares sides; numbers are compared with `=`",
    ("extends", "amends"): "a variant extends, an option amends",
    ("amends", "extends"): "a variant extends, an option amends",
}
"""Why it is the other word, where the two are easily taken for each other."""

_NUMBERS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty"
)
_ORDINALS: Final = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
)
_RANKS: Final = "two three four five six seven eight nine ten jack queen king ace"

NUMBERS: Final = {word: number for number, word in enumerate(_NUMBERS.split())}
ORDINALS: Final = {word: number for number, word in enumerate(_ORDINALS.split(), 1)}
RANKS: Final = {**dict(zip(_RANKS.split(), "23456789TJQKA", strict=True)), "knave": "J"}
"""Rank in words → its sign on a card."""


def close(word: str, words: Iterable[str]) -> str | None:
    """The word that looks most like another; None when none looks like it."""
    best, found = 0.0, None
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(word)
    for other in sorted(words):
        if other == word or abs(len(other) - len(word)) > 3:
            continue
        matcher.set_seq1(other)
        likeness = 1.0 if sorted(other) == sorted(word) else matcher.ratio()
        if likeness > best:
            best, found = likeness, other
    return found if best >= _enough(word) else None


def _enough(word: str) -> float:
    """How like two words must be: short words are easily like another."""
    return 0.66 if len(word) > 3 else 0.8 if len(word) == 3 else 1.0
