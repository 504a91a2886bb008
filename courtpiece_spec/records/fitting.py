"""Which option fits which book: such that the book with the option loads, and plays or binds otherwise.

For bundled options and books that is looked up in a table beside them, for trying all takes long; the tests
hold the table true.  Everything else is tried: composed, its examples replayed, its proofs made.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from attrs import frozen

from courtpiece_spec.book import Argument, Book, Node
from courtpiece_spec.book.about import Custom
from courtpiece_spec.book.levels import FirstTo, Tie
from courtpiece_spec.book.play import SecondAce
from courtpiece_spec.book.steps import MayRedeal, MustRedeal, Step
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

_NO_OUTCOME = (Custom, FirstTo, Tie, SecondAce, MayRedeal, MustRedeal)
"""Rules that change neither who may take a trick nor what is paid: the proofs say the same without them."""


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
    """A book with an option, given the first sample that changes the book; not tried, only composed."""
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
        option: {book: _fit(said) for book, said in books.items()}
        for option, books in json.loads(text).items()
    }


def _fit(said: Any) -> Fit:
    if said is True:
        return Fit()
    return Fit(tuple(tuple(tuple(v) if isinstance(v, list) else v for v in each) for each in said))


# ---------------------------------------------------------------------- trying
class Tries:
    """Tries options on books; each book is composed once for all of them."""

    def __init__(self, shelf: Shelf, *, thorough: bool = False) -> None:
        """Try options of a shelf.

        Args:
            shelf: Where options and books are looked up.
            thorough: Try all arguments, and prove every book. Without it arguments between the first and the
                last are tried only where one of those two does not fit, and a book is proved where the option
                may matter.
        """
        self._shelf = shelf
        self._thorough = thorough
        self._plain: dict[str, Book | None] = {}
        self._now = ""
        self._composed = Fitting(shelf)
        self._tried = Fitting(shelf, Trial(replay_example, self._prove))

    def fit(self, option: str, book: str) -> Fit | None:
        """Whether an option fits a book, which may have options already; both by their ids."""
        decl, asked = self._shelf.find(option), parse_id(book)
        if not isinstance(decl, OptionDecl) or not isinstance(asked, BookId):
            return None
        name = _name(asked.book)
        beside = uses_of(asked, name.at)
        if self._composed.fitted(decl, name, beside) is None:
            return None
        self._now = book

        def loads(arguments: Arguments) -> bool:
            return self._tried.fitted(decl, name, beside, arguments) is not None

        samples = decl.samples()
        holds = {each: loads(each) for each in dict.fromkeys((samples[0], samples[-1]))}
        if self._thorough or not all(holds.values()):
            holds = {each: holds[each] if each in holds else loads(each) for each in samples}
        if all(holds.values()):
            return Fit()
        only = tuple(each for each, held in holds.items() if held)
        return Fit(only) if only else None

    def _prove(self, book: Book) -> tuple[Diagnostic, ...]:
        if not self._thorough and self._is_harmless(book):
            return ()
        return prove_book(book)

    def _is_harmless(self, book: Book) -> bool:
        """Whether an option has left all that is proved as it was proved for the book without it."""
        if self._now not in self._plain:
            found = load_from(self._now, self._shelf)
            self._plain[self._now] = None if isinstance(found, NotLoaded) else found
        plain = self._plain[self._now]
        if plain is None:
            return False
        changed = [
            clause.rule
            for one, other in ((plain, book), (book, plain))
            for clause in one.clauses
            if other.rule(clause.path) != clause.rule
        ]
        return all(isinstance(_inner(rule), _NO_OUTCOME) for rule in changed)


def _inner(rule: Node) -> Node:
    return rule.action if isinstance(rule, Step) else rule
