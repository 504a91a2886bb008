"""The page that compares all bundled books: for each decision, what the books say, in their own sentences."""

from __future__ import annotations

import string
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.book.conditions import Compare, Comparison
from courtpiece_spec.book.node import kind_name
from courtpiece_spec.book.node import parts as within
from courtpiece_spec.book.steps import Step
from courtpiece_spec.book.tables import Plus, Row, When
from courtpiece_spec.rulebook.sentences import Sentences
from docs._ext import values
from docs._ext.rulebook_pages import played
from docs._ext.writing import escaped, write_pages

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_SHUT_OUT = "shut_out"
_OF_TRICKS = frozenset({"won", "collected", "opening_run"})
SILENT = "–"
"""What stands in the overview for a book that says nothing."""


@frozen
class Dimension:
    """A decision in which versions of the game differ."""

    of: tuple[str, ...]
    """Its numbers in the survey of sources, such as P1."""
    title: str
    clauses: tuple[str, ...]
    """Sections, paths, or a section with a kind of step behind a colon."""
    also: tuple[str, ...] = ()
    """Clauses that say something of it, but take another decision; `score:shut_out` are rows that pay for
    many tricks of one side."""

    def shows(self, clause: Clause) -> bool:
        """Whether a clause is shown here: it takes this decision, or says something of it."""
        return self.holds(clause) or any(_is_one(clause, each) for each in self.also)

    def holds(self, clause: Clause) -> bool:
        """Whether a clause takes this decision."""
        return any(_is_one(clause, each) for each in self.clauses)


def _is_one(clause: Clause, wanted: str) -> bool:
    section, colon, kind = wanted.partition(":")
    if kind == _SHUT_OUT:
        return clause.section == section and _pays_for_a_shut_out(clause.rule)
    if colon:
        rule = clause.rule
        return isinstance(rule, Step) and clause.section == section and kind_name(type(rule.action)) == kind
    return clause.path == wanted or clause.path.startswith(wanted + ".")


def _pays_for_a_shut_out(rule: object) -> bool:
    """Whether a row pays for so many tricks of one side as no other row needs."""
    if not isinstance(rule, Row) or not isinstance(rule.test, When | Plus):
        return False
    return any(
        isinstance(each, Compare)
        and each.fact.name in _OF_TRICKS
        and (
            (each.fact.subject == "winner" and each.comparison in (Comparison.EQUAL, Comparison.AT_LEAST))
            or (each.fact.subject == "loser" and each.value == 0)
        )
        for each in within(rule.test)
    )


@cache
def parts() -> tuple[tuple[str, tuple[Dimension, ...]], ...]:
    """The dimensions, part by part."""
    data = tomllib.loads(Path(__file__).with_name("dimensions.toml").read_text("utf-8"))
    return tuple(
        (
            part["title"],
            tuple(
                Dimension(
                    tuple(each["of"].split(", ")),
                    each["title"],
                    tuple(each["clauses"]),
                    tuple(each.get("also", ())),
                )
                for each in part["dimensions"]
            ),
        )
        for part in data["part"]
    )


Answer = tuple[str, ...]
"""The sentences with which a book takes a decision."""


def answers(dimension: Dimension, books: Mapping[str, Book]) -> dict[Answer, list[str]]:
    """What is said, and by which books; first what the first book says."""
    sentences = Sentences()
    found: dict[Answer, list[str]] = {}
    for name, book in books.items():
        said = (sentences.clause(book, clause) for clause in book.clauses if dimension.shows(clause))
        found.setdefault(tuple(each for each in said if each), []).append(name)
    return found


def titles() -> dict[str, str]:
    """The title of each decision, by its number, in the order of the numbers."""
    found = {number: each.title for _, dimensions in parts() for each in dimensions for number in each.of}
    return dict(sorted(found.items(), key=lambda each: int(each[0][1:])))


def values_page() -> str:
    """The page of all values in Markdown."""
    return "\n".join(values.lines(titles()))


# ---------------------------------------------------------------------- the page
def page() -> str:
    """The page in Markdown."""
    return "\n".join(_lines({name: book for name, book in played().items() if book.clauses}))


def _lines(books: Mapping[str, Book]) -> Iterator[str]:
    found = {each: answers(each, books) for _, dimensions in parts() for each in dimensions}
    yield "# All games compared\n"
    yield "Where the bundled books differ, decision by decision, in the sentences of their rulebooks."
    yield "The numbers P1 to P73 are those of the survey of all known versions of the game."
    yield "In the overview one letter in a line is one rule; below stands what it is."
    yield "All values that sources know, options included, stand in [another table](values.md).\n"
    yield "## Overview\n"
    links = (f"[{escaped(book.title)}](../rulebooks/{name}.md)" for name, book in books.items())
    yield f"| decision | {' | '.join(links)} |"
    yield "|---" * (len(books) + 1) + "|"
    for dimension, said in found.items():
        if not any(said):
            continue
        letters = _letters(said)
        of_book = {name: letters[answer] for answer, names in said.items() for name in names}
        yield f"| {escaped(dimension.title)} | {' | '.join(of_book[name] for name in books)} |"
    for title, dimensions in parts():
        yield f"\n## {title}"
        for dimension in dimensions:
            yield from _dimension(dimension, found[dimension], books)


def _dimension(
    dimension: Dimension, said: Mapping[Answer, list[str]], books: Mapping[str, Book]
) -> Iterator[str]:
    yield f"\n### {dimension.title}\n\n*{', '.join(dimension.of)}*\n"
    if all(not answer for answer in said):
        yield "No bundled book takes this decision: it is left to house rules or to the table."
        return
    letters = _letters(said)
    yield "| | rule | games |\n|---|---|---|"
    for answer, names in said.items():
        told = "<br>".join(map(escaped, answer)) or "*says nothing of it*"
        games = "; ".join(escaped(books[name].title) for name in names)
        yield f"| {letters[answer]} | {told} | {games} |"


def _letters(said: Mapping[Answer, list[str]]) -> dict[Answer, str]:
    """A letter for each answer, and two where the alphabet is at its end."""
    one = string.ascii_lowercase
    names = chain(one, map("".join, product(one, repeat=2)))
    return {answer: next(names) if answer else SILENT for answer in said}


def _before_reading(app: Sphinx) -> None:
    write_pages(Path(app.srcdir) / "compared", {"index": page(), "values": values_page()})


def setup(app: Sphinx) -> dict[str, Any]:
    """Sphinx calls this when it loads the extension."""
    app.connect("builder-inited", _before_reading)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
