"""The book on one page: what one looks up at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.play import AtOnce
from courtpiece_spec.book.tables import DecideTable
from courtpiece_spec.rulebook.chapters.clauses import statements, who_wins
from courtpiece_spec.rulebook.chapters.scores import score_table
from courtpiece_spec.rulebook.content import Chapter, Listing, Part
from courtpiece_spec.rulebook.making import Making

_LOOKED_UP: Final = (
    "table.players",
    "table.plays",
    "pack.top",
    "roles.eldest",
    "roles.caller",
    "play.lead",
    "play.follow",
    "play.void",
    "play.takes",
    "play.next",
    "trump",
    "collect",
)
"""Clauses by path, or all of a section."""


def summary(making: Making) -> Chapter:
    """The round in steps, the main rules of play, who wins a round, what it counts, how the match is won."""
    parts: list[Part] = [Listing(tuple(each.text for each in statements(making, ("round",))), numbered=True)]
    rules = [
        making.statement(clause)
        for wanted in _LOOKED_UP
        for clause in making.book.clauses
        if wanted in (clause.path, clause.section)
        and not isinstance(getattr(clause.rule, "since", None), AtOnce)
    ]
    parts.append(Listing(tuple(each.text for each in rules)))
    parts.append(Listing(tuple(_aim(making))))
    parts += score_table(making)
    match = tuple(each.text for each in statements(making, ("set", "match")))
    if match:
        parts.append(Listing(match))
    return Chapter("summary", making.say("book-summary"), tuple(parts))


def _aim(making: Making) -> Iterator[str]:
    """What words of the score mean, and who wins a round."""
    yield from (each.text for each in statements(making, ("let", "counter")))
    yield from (each.text for each in who_wins(making))
    for each in statements(making, ("decide",)):
        rule = making.book.rule(each.path)
        if not isinstance(rule, DecideTable) or rule.after_each_trick:
            yield each.text
