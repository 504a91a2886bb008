"""The book on one page: what one looks up at the table."""

from __future__ import annotations

from typing import Final

from courtpiece_spec.book.play import AtOnce
from courtpiece_spec.rulebook.chapters.clauses import statements
from courtpiece_spec.rulebook.chapters.scores import score_table
from courtpiece_spec.rulebook.content import Chapter, Listing, Part
from courtpiece_spec.rulebook.making import Making

_LOOKED_UP: Final = (
    "table.players",
    "table.plays",
    "roles.eldest",
    "roles.caller",
    "play.lead",
    "play.follow",
    "play.void",
    "play.takes",
    "play.next",
    "trump",
    "collect",
    "let",
    "match.won",
)
"""Clauses by path, or all of a section."""


def summary(making: Making) -> Chapter:
    """The round in steps, the main rules of play, the score."""
    parts: list[Part] = [Listing(tuple(each.text for each in statements(making, ("round",))), numbered=True)]
    rules = [
        making.statement(clause)
        for wanted in _LOOKED_UP
        for clause in making.book.clauses
        if wanted in (clause.path, clause.section)
        and not isinstance(getattr(clause.rule, "since", None), AtOnce)
    ]
    parts.append(Listing(tuple(each.text for each in rules)))
    parts += score_table(making)
    return Chapter("summary", making.say("book-summary"), tuple(parts))
