"""The ledger: what stands behind each clause of a book, and what tests it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from attrs import frozen

from courtpiece_spec._data import data_dir
from courtpiece_spec.book import Book
from courtpiece_spec.conformance.vectors import library
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.rulebook.explanation import Explanation, Scenario, explain, scenarios
from courtpiece_spec.rulebook.sentences import Sentences

_PLAYS = re.compile(
    r"\s*(?:Given|And) we play "
    r"(?:by (?P<reference>[a-z_]+(?: with .+)?)|(?P<title>[^,]+)(?:, and (?P<rule>.+))?)"
)
_SCENARIO = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example):")
_ANY = "<game>"


@frozen
class Line:
    """What is known of one clause."""

    path: str
    told: Explanation
    scenarios: tuple[Scenario, ...]
    """Those that play the book, or another book in which the clause says the same."""
    vectors: tuple[str, ...]
    """Slugs of the vectors that name it."""
    properties: tuple[str, ...]

    @property
    def tested(self) -> bool:
        """Whether a scenario, an example or a vector shows it."""
        return bool(self.scenarios or self.told.examples or self.vectors)

    @property
    def grounded(self) -> bool:
        """Whether a source or a ruling stands behind it."""
        return bool(self.told.sources or self.told.rulings)


@cache
def settings() -> dict[str, dict[str, str]]:
    """What the ledger cannot read off: properties by section, and what clauses lack with the reason."""
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


@cache
def book_of(reference: str) -> Book:
    """A bundled book."""
    found = load(reference)
    assert not isinstance(found, NotLoaded), found
    return found


def ledger_of(name: str) -> tuple[Line, ...]:
    """The ledger of a bundled book."""
    book, sentences, vectors = book_of(name), Sentences(), vectors_by_clause()
    return tuple(
        Line(
            clause.path,
            explain(book, clause.path, sentences),
            tuple(each for each in scenarios().get(clause.path, ()) if _shows(each, book, clause.path)),
            vectors.get(book.clause_id(clause.path), ()),
            tuple(key for key, sections in settings()["properties"].items() if clause.section in sections),
        )
        for clause in book.clauses
    )


def _shows(scenario: Scenario, book: Book, path: str) -> bool:
    return any(other.rule(path) == book.rule(path) for other in books_played(scenario))


# ---------------------------------------------------------------------- vectors
@cache
def vectors_by_clause() -> dict[str, tuple[str, ...]]:
    """The slugs of the vectors of all books, by the full ids of the clauses that they name."""
    found: dict[str, list[str]] = {}
    for name in library.books():
        for vector in library.shipped(name):
            for clause in vector.clauses:
                found.setdefault(clause, []).append(vector.slug)
    return {clause: tuple(slugs) for clause, slugs in found.items()}


# ---------------------------------------------------------------------- which books a scenario plays
@cache
def books_played(scenario: Scenario) -> tuple[Book, ...]:
    """The books that a scenario is played by: the one agreed on, or each of its table of examples."""
    lines = (data_dir("features") / scenario.file).read_text("utf-8").splitlines()
    own = list(_own_lines(lines, scenario.line))
    agreed = next(filter(None, map(_PLAYS.match, own)), None)
    if agreed is None:  # agreed on beforehand: the nearest background above
        above = lines[: scenario.line]
        agreed = next(filter(None, map(_PLAYS.match, reversed(list(_background(above))))), None)
    if agreed is None:
        return ()
    if agreed["reference"]:
        return (book_of(agreed["reference"]),)
    if agreed["rule"]:
        option = settings()["house_rules"][agreed["rule"].strip()]
        return (book_of(f"{_id_of(agreed['title'])} with {option}"),)
    titles = list(_games(own)) if _ANY in agreed["title"] else [agreed["title"]]
    return tuple(book_of(each) for each in dict.fromkeys(map(_id_of, titles)))


def _own_lines(lines: list[str], start: int) -> Iterator[str]:
    for line in lines[start:]:
        if _SCENARIO.match(line):
            return
        yield line


def _background(lines: list[str]) -> Iterator[str]:
    inside = False
    for line in lines:
        if line.strip().startswith("Background:"):
            inside = True
        elif _SCENARIO.match(line):
            inside = False
        elif inside:
            yield line


def _games(lines: list[str]) -> Iterator[str]:
    """The column `game` of the tables of examples."""
    column: int | None = None
    for line in lines:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if "|" in line else []
        if not cells:
            column = None
        elif "game" in cells:
            column = cells.index("game")
        elif column is not None:
            yield cells[column]


def _id_of(title: str) -> str:
    """The id of a game as feature files name it: `Be-ranga Double` is be_ranga_double."""
    return re.sub(r"[ -]", "_", title.strip().lower())
