"""Which option fits which book: such that the book with the option loads, and plays or binds otherwise.

For bundled options and books that is looked up in a table beside them, for trying all takes long; the tests hold
the table true.  Everything else is tried: composed, its examples replayed, its proofs made.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from attrs import frozen

from courtpiece_spec.book import Argument, Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.engine.examples import replay_example
from courtpiece_spec.language.compile import Fitting, Trial, uses_of
from courtpiece_spec.language.declarations import Name, OptionDecl
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.ids import BookId, parse_id
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import NotLoaded, Shelf, bundled, load_from, prove_book

TABLE = "fits.json"
"""Beside the bundled books: by option, by book, `true` or the only arguments that fit."""

Arguments = tuple[Argument, ...]


@frozen
class Fit:
    """That an option fits a book."""

    only: tuple[Arguments, ...] = ()
    """The arguments with which it does; empty where it does with all that were tried."""

    def as_json(self) -> Any:
        """Its form in the table."""
        return [list(each) for each in self.only] or True


def fittings(
    options: Iterable[str], shelf: Shelf, books: Iterable[str] | None = None
) -> dict[str, dict[str, Fit]]:
    """By option, the books that it fits.

    Args:
        options: The ids of the options.
        shelf: Where they and the books are looked up.
        books: The ids of books to try, also with options; all bundled ones without it.
    """
    asked = tuple(bundled() if books is None else books)
    tries = Tries(shelf)
    known = _table() if shelf.is_as_bundled else {}
    found: dict[str, dict[str, Fit]] = {}
    for option in options:
        found[option] = {}
        for book in asked:
            told = option in known and book in bundled()
            fit = known[option].get(book) if told else tries.fit(option, book)
            if fit is not None:
                found[option][book] = fit
    return found


def fitting(option: str) -> tuple[str, ...]:
    """The ids of the bundled books that an option fits; none for what is no option."""
    return tuple(fittings([option], Shelf())[option])


def with_option(option: str, book: str, shelf: Shelf) -> Book | None:
    """A book with an option, given a sample of what it may be given; not tried, only composed."""
    decl, asked = shelf.find(option), parse_id(book)
    if not isinstance(decl, OptionDecl) or not isinstance(asked, BookId):
        return None
    name = _name(asked.book)
    return Fitting(shelf).fitted(decl, name, uses_of(asked, name.at))


def _name(text: str) -> Name:
    return Name(text, Source(text, text).beginning)


@cache
def _table() -> dict[str, dict[str, Fit]]:
    text = (files("courtpiece_spec") / "books" / TABLE).read_text("utf-8")
    return {
        option: {book: _fit(said) for book, said in books.items()} for option, books in json.loads(text).items()
    }


def _fit(said: Any) -> Fit:
    if said is True:
        return Fit()
    return Fit(tuple(tuple(tuple(v) if isinstance(v, list) else v for v in each) for each in said))


# ---------------------------------------------------------------------- trying
class Tries:
    """Tries options on books; each book is composed once for all of them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._plain: dict[str, str | None] = {}
        self._now = ""
        # A book that plays as it did without the option need not be proved again.
        self._tried = Fitting(shelf, Trial(replay_example, self._prove))
        self._composed = Fitting(shelf)

    def _prove(self, book: Book) -> tuple[Diagnostic, ...]:
        return () if behaviour_hash(book) == self._plain[self._now] else prove_book(book)

    def fit(self, option: str, book: str, *, thorough: bool = False) -> Fit | None:
        """Whether an option fits a book.

        Args:
            option: The id of the option.
            book: The id of the book, also with options.
            thorough: Try all arguments; without it those between are tried only where first and last differ.
        """
        decl, asked = self._shelf.find(option), parse_id(book)
        if not isinstance(decl, OptionDecl) or not isinstance(asked, BookId):
            return None
        name = _name(asked.book)
        beside = uses_of(asked, name.at)
        if self._composed.fitted(decl, name, beside) is None:
            return None
        self._now = book
        if book not in self._plain:
            found = load_from(book, self._shelf)
            self._plain[book] = None if isinstance(found, NotLoaded) else behaviour_hash(found)
        samples = decl.samples()
        holds = {
            each: self._tried.fitted(decl, name, beside, each) is not None for each in {samples[0], samples[-1]}
        }
        if thorough or len(set(holds.values())) > 1:
            holds = {
                each: holds[each] if each in holds else self._tried.fitted(decl, name, beside, each) is not None
                for each in samples
            }
        if all(holds.values()):
            return Fit()
        only = tuple(each for each in samples if holds.get(each))
        return Fit(only) if only else None
