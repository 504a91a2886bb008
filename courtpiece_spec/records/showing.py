"""Which of the clauses in which two books differ a round shows: those without which it would go otherwise."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.records.lockstep import Apart, Pair


def unshown(books: tuple[Book, Book], apart: Apart, paths: Iterable[str]) -> tuple[str, ...] | None:
    """The paths of which a round says nothing: the second book plays it alike with the first book's clause.

    Args:
        books: The books.
        apart: The round on which they disagree.
        paths: Where they differ.

    Returns:
        None where that cannot be told: in a cycle, or where the round ends with a foul.
    """
    if apart.tried is not None or any(book.legs for book in books):
        return None
    first, second = books
    return tuple(path for path in paths if not _shows(second, _with_clause_of(first, second, path), apart))


def _shows(book: Book, other: Book, apart: Apart) -> bool:
    try:
        pair = Pair(book, other)
        return pair.again(apart.setup, apart.pack, apart.choices, len(apart.actions)) is not None
    except Exception:  # noqa: BLE001 - nobody has checked such a book: it hangs together with other clauses
        return True


def _with_clause_of(first: Book, second: Book, path: str) -> Book:
    """The second book with one clause as the first has it, or without it where the first lacks it."""
    mine = first.by_path.get(path)
    if path in second.by_path:
        changed = [mine if each.path == path else each for each in second.clauses]
        return attrs.evolve(second, clauses=tuple(each for each in changed if each is not None))
    assert mine is not None
    clauses = list(second.clauses)
    clauses.insert(_place(first, clauses, mine), mine)
    return attrs.evolve(second, clauses=tuple(clauses))


def _place(first: Book, clauses: list[Clause], mine: Clause) -> int:
    """Behind the nearest clause before it that both have."""
    paths = [each.path for each in clauses]
    before = [each.path for each in first.clauses[: first.clauses.index(mine)]]
    known = next((each for each in reversed(before) if each in paths), None)
    return 0 if known is None else paths.index(known) + 1
