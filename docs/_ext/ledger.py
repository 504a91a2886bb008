"""The ledger: what stands behind each clause of a book, and what tests it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.vectors import library
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.rulebook.explanation import Explanation, explain
from courtpiece_spec.rulebook.sentences import Sentences


@frozen
class Line:
    """What is known of one clause."""

    path: str
    told: Explanation
    vectors: tuple[str, ...]
    """Slugs of the vectors that name it."""
    properties: tuple[str, ...]

    @property
    def tested(self) -> bool:
        """Whether a scenario, an example or a vector shows it."""
        return bool(self.told.scenarios or self.told.examples or self.vectors)

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
            explain(book, clause.path, sentences, book_of),
            vectors.get(book.clause_id(clause.path), ()),
            tuple(key for key, sections in settings()["properties"].items() if clause.section in sections),
        )
        for clause in book.clauses
    )


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
