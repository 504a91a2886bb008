"""What a language must say, and what it does not say yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.serial import KINDS
from courtpiece_spec.book.vocabulary import BOUND_ROLES, FACTS, SIDE_SUFFIX, SIDES, FactType
from courtpiece_spec.cards import RANKS, SUITS
from courtpiece_spec.rulebook.sentences.entries import LEADING, TAKING
from courtpiece_spec.rulebook.sentences.messages import messages_of
from courtpiece_spec.seats import Direction

REWRITTEN: Final = frozenset({"negation"})
"""Kinds that never reach a message: `not` is pushed inward to the atoms."""

UNITS: Final = ("points", "courts", "rounds", "sets", "tokens", "penalties", "tricks", "other")
ROLES: Final = ("dealer", "caller", "eldest", *BOUND_ROLES, "offending_player", "titled", "other")
BUILT_IN: Final = ("play-turn", "play-hand", "round-end", "winner")


FRAMED: Final = "en"
"""The language whose file says which messages the frame around the sentences has."""
FRAME: Final = ("book-", "hand-", "action-", "picture-", "term-")


def families() -> dict[str, tuple[str, ...]]:
    """The kinds, and the phrases below them, whose messages are several, with what follows the hyphen."""
    numbers = tuple(term.name for term in FACTS if term.type is FactType.NUMBER)
    truths = tuple(term.name for term in FACTS if term.type is FactType.TRUTH)
    named = tuple(
        term.name
        for term in SIDES
        if term.name != "side" and (term.name == LEADING or not term.name.endswith(SIDE_SUFFIX))
    )
    return {
        "role": ROLES,
        "named_side": (),
        "side": (*named, TAKING, "of_role"),
        "fact": (*numbers, "counter"),
        "compare": (*numbers, "counter"),
        "is_in": (*numbers, "counter"),
        "truth": (*truths, "let", "counter"),
        "is_same": ("winner", "loser", "side", "seat"),
        "rank": tuple(each.word for each in RANKS),
        "suit": tuple(each.word for each in SUITS),
        "direction": tuple(each.value for each in Direction),
        "seat": (*"NESW", "other"),
        "amount": UNITS,
        "unit": UNITS,
        "built-in": BUILT_IN,
    }


def required() -> Iterator[str]:
    """The ids of all messages that a language needs."""
    several = families()
    for kind in KINDS:
        if kind not in several and kind not in REWRITTEN:
            yield kind
    yield from ("card", "clause", "taker", "round_lost")
    for family, members in several.items():
        yield from (f"{family}-{member}" for member in members)
    yield from sorted(each for each in messages_of(FRAMED).ids if each.startswith(FRAME))


def missing(language: str) -> tuple[str, ...]:
    """The ids of the messages that a language lacks.

    Raises:
        UnknownLanguageError: The language has no file at all.
    """
    there = messages_of(language).ids
    return tuple(each for each in required() if each not in there)
