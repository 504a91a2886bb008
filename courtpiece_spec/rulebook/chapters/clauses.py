"""The chapters that say the clauses, in the order in which a player meets them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from attrs import frozen

from courtpiece_spec.book.book import Clause
from courtpiece_spec.book.tables import FoulTable
from courtpiece_spec.rulebook.chapters.scores import score_table
from courtpiece_spec.rulebook.chapters.table import deal_picture, path_picture, seats_picture
from courtpiece_spec.rulebook.content import Chapter, Heading, Paragraph, Part, Statement
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences.scene import words
from courtpiece_spec.rulebook.sentences.values import capital

Extra = Callable[[Making], Iterator[Part]]


def _nothing(_: Making) -> Iterator[Part]:
    yield from ()


@frozen
class _Plan:
    """Which sections a chapter says, and what it adds to their sentences."""

    key: str
    sections: tuple[str, ...]
    before: Extra = _nothing
    after: Extra = _nothing


def who_wins(making: Making) -> Iterator[Paragraph]:
    """Who wins a round where the book has no table of its own for it."""
    if not making.book.section("decide"):
        yield Paragraph(making.sentences.built_in("winner"))


_PLANS: Final = (
    _Plan("need", ("pack",)),
    _Plan("table", ("table", "roles"), after=seats_picture),
    _Plan("round", ("round",), after=deal_picture),
    _Plan("trump", ("trump",)),
    _Plan("play", ("play",)),
    _Plan("collect", ("collect",)),
    _Plan("score", ("let", "counter", "decide", "score"), before=who_wins, after=score_table),
    _Plan("foul", ("foul",)),
    _Plan("next", ("next",), after=path_picture),
    _Plan("match", ("set", "match")),
    _Plan("custom", ("custom",)),
)


def clause_chapters(making: Making) -> Iterator[Chapter]:
    """A chapter for each part of the rules that the book has."""
    for plan in _PLANS:
        said = tuple(_headed(making, statements(making, plan.sections)))
        if not said:
            continue
        parts = (*plan.before(making), *said, *plan.after(making))
        yield Chapter(plan.key, making.say(f"book-chapter-{plan.key}"), parts)


def _headed(making: Making, said: Iterable[Statement]) -> Iterator[Statement | Heading]:
    """Each irregularity under a heading of its own."""
    sentences = making.sentences
    for each in said:
        rule = making.book.rule(each.path)
        if not isinstance(rule, FoulTable):
            yield each
            continue
        title = sentences.title(making.book, making.book.by_path[each.path]) or words(rule.name)
        rows = len(list(making.book.under(each.path)))
        note = making.say("book-foul-policy", policy=rule.policy) if rows > 1 else ""
        yield Heading(capital(title), each.id, each.path, making.anchor(each.path), note)


def statements(making: Making, sections: tuple[str, ...]) -> Iterator[Statement]:
    """The sentences of some sections, in the order of the book; those that say nothing are left out."""
    for section in sections:
        for clause in making.book.clauses:
            if _belongs(clause, section):
                made = making.statement(clause)
                if made.text:
                    yield made


def _belongs(clause: Clause, section: str) -> bool:
    if section == "next":
        return clause.section.startswith("next_")
    return clause.section == section
