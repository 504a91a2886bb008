"""The books that `identify` knows: the bundled ones, and each of them with one option.

Books that play alike are one candidate, whatever they are called.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.book import Argument, argument_text
from courtpiece_spec.book.serial import behaviour_hash, converter
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.vectors.library import books
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.language.declarations import OptionDecl, Parameter
from courtpiece_spec.loading import (
    Shelf,
    books_that_fit,
    bundled,
    bundled_options,
    headers,
    shelf_of,
    untried,
)
from courtpiece_spec.records.setups import keys_of

_NUMBERS: tuple[Argument, ...] = (1, 2, 5, 7, 9)
_FEW_NUMBERS: tuple[Argument, ...] = (1, 2, 5)
_SETS: tuple[Argument, ...] = ((2,), (12,), (2, 12))
"""What options are tried with whose arguments are not told by a list: numbers that are usual at tables, fewer
where an option has several. Those for which vectors are shipped come beside them."""
_OF_TABLE = re.compile(r"\b(?:pack|table)\b")
"""What an option speaks of that makes another table or pack of a book."""


@frozen(slots=False, eq=False)
class Candidate:
    """A book that an implementation may play, with all its names; the first is the plainest."""

    book: Book
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        """The plainest name."""
        return self.names[0]

    @cached_property
    def match(self) -> Match:
        """Its rounds one after another."""
        return Match(self.book)

    @cached_property
    def adapter(self) -> EngineAdapter:
        """What answers by it."""
        return EngineAdapter(self.match.game, self.match if self.book.legs else None)

    @cached_property
    def table(self) -> tuple[int, int, frozenset[str]]:
        """How many play, on how many sides, with which cards."""
        layout = self.match.game.layout
        return layout.players, layout.side_count, self.cards

    @cached_property
    def cards(self) -> frozenset[str]:
        """The pack."""
        return frozenset(map(str, self.match.game.layout.pack))

    @cached_property
    def keys(self) -> frozenset[str]:
        """What the setup of its records may have."""
        books = [leg.book for leg in self.book.legs] or [self.book]
        return frozenset(key for book in books for key in keys_of(book))

    @cached_property
    def clauses(self) -> Mapping[str, Any]:
        """Every clause by its path, as plain data, in order."""
        books = [leg.book for leg in self.book.legs] or [self.book]
        write = converter().unstructure
        return {
            f"{number or ''}{clause.path}": write(clause.rule)
            for number, book in enumerate(books)
            for clause in book.clauses
            if clause.section != "custom"
        }


def candidates(
    extra_files: Iterable[Path] = (),
    fits: Callable[[Candidate], bool] = lambda _: True,
    tell: Callable[[str], None] = lambda _: None,
    *,
    plain: bool = False,
) -> tuple[Candidate, ...]:
    """Every bundled book that can be played, those of some files, and each with one option that fits.

    Args:
        extra_files: Whose books are known too.
        fits: Which of them are wanted. Of a book that is not, only options that make another table of it are
            tried.
        tell: Is told how far it has come.
        plain: Only the books, without options.
    """
    files = tuple(extra_files)
    known = Shelf(files)
    own = [name for path in files for kind, name in headers(path.read_text("utf-8")) if kind == "variant"]
    by_hash: dict[str, list[Book]] = {}
    for name in (*bundled(), *own):
        shelf = shelf_of(name, files) if name in own else known
        book = untried(name, shelf)
        if book is None or book.kind == "family":
            continue
        tell(f"{name} with each option that fits it")
        wanted = fits(_candidate([book]))
        if wanted:
            by_hash.setdefault(behaviour_hash(book), []).append(book)
        for other in () if plain or book.legs else _with_options(name, shelf, only_tables=not wanted):
            if wanted or fits(_candidate([other])):
                by_hash.setdefault(behaviour_hash(other), []).append(other)
    return tuple(_candidate(books) for books in by_hash.values())


def _candidate(books: list[Book]) -> Candidate:
    ordered = sorted(books, key=lambda book: (" with " in book.id, len(book.options), book.id))
    return Candidate(ordered[0], tuple(book.id for book in ordered))


def _with_options(name: str, shelf: Shelf, *, only_tables: bool) -> Iterator[Book]:
    """A book with each single option that fits it, and each with some arguments."""
    as_bundled = name in bundled() and shelf.is_as_bundled
    for option in bundled_options():
        if as_bundled and name not in books_that_fit(option) and f"{name} with {option}" not in books():
            continue
        decl = shelf.find(option)
        assert isinstance(decl, OptionDecl)
        if only_tables and not _OF_TABLE.search(_text(decl)):
            continue
        usual = (
            f"({', '.join(map(argument_text, values))})" if values else ""
            for values in itertools.product(*_values(decl.parameters))
        )
        for arguments in dict.fromkeys((*usual, *_shipped_with(option))):
            book = untried(f"{name} with {option}{arguments}", shelf)
            if book is not None:
                yield book


def _text(decl: OptionDecl) -> str:
    return "\n".join(decl.source.text.splitlines()[decl.at.line - 1 : decl.at.end_line])


def _shipped_with(option: str) -> Iterator[str]:
    """The arguments of an option in the books for which vectors are shipped, such as `(7)`."""
    for name in books():
        _, _, used = name.partition(" with ")
        if used.startswith(f"{option}(") and used.count("(") == 1:
            yield used.removeprefix(option)


def _values(parameters: tuple[Parameter, ...]) -> Iterator[tuple[Argument, ...]]:
    numbers = _NUMBERS if len(parameters) == 1 else _FEW_NUMBERS
    for parameter in parameters:
        yield parameter.allowed or (_SETS if parameter.is_set else numbers)


def differing(one: Candidate, other: Candidate) -> tuple[str, ...]:
    """The paths of the clauses in which two books differ, in the order of the first, then of the second."""
    paths = dict.fromkeys((*one.clauses, *other.clauses))
    return tuple(path for path in paths if one.clauses.get(path) != other.clauses.get(path))
