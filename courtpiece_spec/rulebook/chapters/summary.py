"""The book on one page: what one looks up at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.rulebook.chapters.clauses import statements
from courtpiece_spec.rulebook.chapters.scores import score_table
from courtpiece_spec.rulebook.content import Chapter, Listing, Part
from courtpiece_spec.rulebook.making import Making

_LOOKED_UP: Final = (
    "table.players",
    "table.plays",
    "roles.caller",
    "play.follow",
    "play.void",
    "play.takes",
    "collect.take",
    "collect.last",
    "match.won",
)


def summary(making: Making) -> Chapter:
    """The round in steps, the main rules of play, the score."""
    parts: list[Part] = [Listing(tuple(each.text for each in statements(making, ("round",))), numbered=True)]
    rules = [making.statement(clause) for path in _LOOKED_UP if (clause := making.book.by_path.get(path))]
    parts.append(Listing(tuple(each.text for each in rules)))
    parts += _scores(making)
    return Chapter("summary", making.say("book-summary"), tuple(parts))


def _scores(making: Making) -> Iterator[Part]:
    yield from score_table(making)
