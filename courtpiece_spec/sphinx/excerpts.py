"""`courtpiece-clause`, `courtpiece-table`, `courtpiece-picture`: pieces of a rulebook on any page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from courtpiece_spec.rulebook.content import Picture, Rulebook, Statement, Table, Trick, Worked
from courtpiece_spec.rulebook.explanation import explain
from courtpiece_spec.rulebook.sentences import SentenceError
from courtpiece_spec.sphinx.base import Showing
from courtpiece_spec.sphinx.finding import (
    CannotShowError,
    find_book,
    find_clause,
    find_rulebook,
    sentences_in,
    unlike,
)
from courtpiece_spec.sphinx.parts import Page, shown

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_PLACES = {"table": "seats", "round": "deal", "next": "path"}
"""Chapters with one picture, and the name by which it is asked for."""


class Excerpt(Showing):
    """A piece of one book."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]] | None] = {"lang": directives.unchanged_required}


class OneClause(Excerpt):
    """The sentence of a clause, or of several, each on a line of its own."""

    def shown(self) -> list[nodes.Node]:
        """A list of rules."""
        sentences = sentences_in(self.language)
        parts = []
        for id_ in self.arguments[0].splitlines():
            found, path = find_clause(self.env, id_)
            try:
                told = explain(found.book, path, sentences)
            except SentenceError as error:
                raise CannotShowError(str(error)) from None
            parts.append(Statement(told.sentence, told.id, path, tuple(each.code for each in told.sources)))
        book = parts[0].id.rpartition("/")[0]
        return [self.block(*shown(parts, Page(self.env, book, self.language)))]


class ScoreTable(Excerpt):
    """The table of what a round counts."""

    def shown(self) -> list[nodes.Node]:
        """A table for each table of the book."""
        book = find_rulebook(find_book(self.env, self.arguments[0]), self.language)
        tables = [part for chapter in book.chapters for part in chapter.parts if isinstance(part, Table)]
        if not tables:
            raise CannotShowError(f"the rulebook of {book.id} has no table: nothing counts a plain number")
        return [self.block(*shown(tables, Page(self.env, book.id, self.language)))]


def pictures_of(book: Rulebook) -> dict[str, Picture]:
    """The pictures of a rulebook by name: seats, deal, path, hand-1, trick-1, and the ids of examples."""
    return dict(_pictures(book))


def _pictures(book: Rulebook) -> Iterator[tuple[str, Picture]]:
    for chapter in book.chapters:
        key = chapter.key.rpartition("-")[2]
        within = chapter.key.removesuffix(key)
        hands = tricks = 0
        for part in chapter.parts:
            if isinstance(part, Picture) and key in _PLACES:
                yield within + _PLACES[key], part
            elif isinstance(part, Picture):
                hands += 1
                yield f"{within}{key}-{hands}", part
            elif isinstance(part, Trick) and part.picture is not None:
                tricks += 1
                yield f"{within}trick-{tricks}", part.picture
            elif isinstance(part, Worked):
                name = part.key.rpartition("-example-")[2]
                for number, picture in enumerate(part.pictures, start=1):
                    yield within + (name if number == 1 else f"{name}-{number}"), picture


class OnePicture(Excerpt):
    """A picture of a book: `BOOK NAME`."""

    def shown(self) -> list[nodes.Node]:
        """A drawing."""
        reference, _, name = self.arguments[0].rpartition(" ")
        if not reference:
            raise CannotShowError("write the book, then the name of the picture, such as `single_sir deal`")
        book = find_rulebook(find_book(self.env, reference.strip()), self.language)
        there = pictures_of(book)
        if name not in there:
            raise unlike(f"the rulebook of {book.id} has no picture `{name}`", name, there)
        return [self.block(*shown([there[name]], Page(self.env, book.id, self.language)))]


def setup(app: Sphinx) -> None:
    """Tell Sphinx of the directives."""
    app.add_directive("courtpiece-clause", OneClause)
    app.add_directive("courtpiece-table", ScoreTable)
    app.add_directive("courtpiece-picture", OnePicture)
