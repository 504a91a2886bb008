"""From what a record or a person names as a book to the book, its game and its match; each is made once."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from attrs import field, frozen

from courtpiece_spec.book import Argument, Book, Use
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.language.ids import BadId, BookId, parse_id
from courtpiece_spec.loading import THE_ID, NotLoaded, load
from courtpiece_spec.records.reading import Fault, Found

_KEYS: Final = ("id", "options", "version", "hash")
_UNKNOWN: Final = frozenset({"CP201", "CP202"})
"""Codes of ids that stand for nothing."""
_MOST: Final = 256
"""So many books are remembered: a hostile file may name ever new arguments of an option."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_LONGEST: Final = 1_000
"""Characters of an id; what is remembered stays small."""
_SHOWN: Final = 80


@frozen
class Shelved:
    """A book with what plays it."""

    book: Book
    match: Match
    found: Found
    """The book's game; for a cycle the match, which has a game for each round."""
    hash: str


def shelved(book: Book) -> Shelved:
    """A book with what plays it."""
    match = Match(book)
    return Shelved(book, match, match if book.legs else match.game, behaviour_hash(book))


@frozen
class Library:
    """The bundled books and those of some files, by id."""

    extra_files: tuple[Path, ...] = ()
    _known: OrderedDict[str, Shelved | Fault] = field(factory=OrderedDict, init=False, eq=False, repr=False)

    @staticmethod
    def of(extra_files: Iterable[Path] = ()) -> Library:
        """A library that also knows the books of some files."""
        return Library(tuple(extra_files))

    def find(self, said: Any) -> Found | Fault:
        """What a record's `book` plays by: the `find_game` of the audit."""
        shelf = self.shelf(said)
        return shelf if isinstance(shelf, Fault) else shelf.found

    def shelf(self, said: Any) -> Shelved | Fault:
        """The book that a record names: an id, an id with options, or an object with both apart."""
        if isinstance(said, str):
            return self._by_text(said)
        if isinstance(said, dict):
            return self._by_object(said)
        return Fault(f"`book` must be an id or an object with `id`, not {_short(said)}")

    def _by_text(self, text: str) -> Shelved | Fault:
        if len(text) > _LONGEST:
            return Fault(f"`book`: {_short(text)} is longer than {_LONGEST} characters")
        if text not in self._known:
            self._remember(text, self._load(text))
        self._known.move_to_end(text)
        return self._known[text]

    def _remember(self, key: str, value: Shelved | Fault) -> None:
        self._known[key] = value
        if len(self._known) > _MOST:
            self._known.popitem(last=False)

    def _load(self, text: str) -> Shelved | Fault:
        # Read as an id before anything else: the name of a book in a stranger's record never opens a file.
        wanted = parse_id(text)
        if isinstance(wanted, BadId):
            return Fault(f"`book`: {_short(text)} is no id of a book: {wanted.message}")
        if str(wanted) != text:
            return Fault(f"`book`: {_short(text)} is written {_short(str(wanted))} in a record")
        book = load(text, extra_files=self.extra_files)
        if isinstance(book, NotLoaded):
            return Fault(f"`book`: {in_one_line(book)}{_where_else(book)}")
        return unplayable(book) or shelved(book)

    # ------------------------------------------------------------------ the object form
    def _by_object(self, said: dict[str, Any]) -> Shelved | Fault:
        for key in said:
            if key not in _KEYS:
                return Fault(f"`book`: {_short(key)} is no key of a book: it has {', '.join(_KEYS)}")
        name = said.get("id")
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            where = "is missing" if "id" not in said else f"is {_short(name)}"
            return Fault(f"`book`: `id` {where}: it is the id of a book without options")
        uses = _read_uses(said.get("options", {}))
        if isinstance(uses, Fault):
            return uses
        shelf = self._by_text(str(BookId(name, uses)))
        if isinstance(shelf, Shelved):
            shelf = self._in_order_of_parameters(name, uses, shelf)
        return shelf if isinstance(shelf, Fault) else _pinned(said, shelf)

    def _in_order_of_parameters(self, name: str, uses: tuple[Use, ...], shelf: Shelved) -> Shelved | Fault:
        """Arguments given by name, put in the order in which the options declare their parameters."""
        declared = {use.id: tuple(parameter for parameter, _ in use.arguments) for use in shelf.book.options}
        ordered = []
        for use in uses:
            named = dict(use.arguments)
            parameters = declared.get(use.id, ())
            if set(named) <= {""}:
                ordered.append(use)
            elif set(named) != set(parameters):
                said = ", ".join(f"`{each}`" for each in parameters)
                return Fault(f"`book`: the option `{use.id}` has the parameters {said}")
            else:
                ordered.append(Use(use.id, tuple((each, named[each]) for each in parameters)))
        return self._by_text(str(BookId(name, tuple(ordered))))


def _read_uses(said: Any) -> tuple[Use, ...] | Fault:
    if not isinstance(said, dict):
        return Fault(f"`book`: `options` must be an object of options, not {_short(said)}")
    uses = []
    for name, value in said.items():
        if not _NAME.fullmatch(name):
            return Fault(f"`book`: {_short(name)} is no id of an option")
        arguments = _read_arguments(value)
        if arguments is None:
            wanted = "true, a number, a list of numbers, or an object of these by parameter"
            return Fault(f"`book`: the option `{name}` must be {wanted}, not {_short(value)}")
        uses.append(Use(name, arguments))
    return tuple(sorted(uses, key=lambda use: use.id))


def _read_arguments(value: Any) -> tuple[tuple[str, Argument], ...] | None:
    """An option's arguments by parameter; where there is one without a name, its name is empty."""
    if value is True:
        return ()
    named = value if isinstance(value, dict) else {"": value}
    arguments = tuple((name, _read_argument(each)) for name, each in named.items())
    if not arguments or any(each is None for _, each in arguments):
        return None
    return tuple((name, each) for name, each in arguments if each is not None)


def _read_argument(value: Any) -> Argument | None:
    if _is_number(value):
        return int(value)
    fits = isinstance(value, list) and value and all(map(_is_number, value)) and len(set(value)) == len(value)
    return tuple(sorted(value)) if fits else None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1_000_000


def _pinned(said: dict[str, Any], shelf: Shelved) -> Shelved | Fault:
    """The book, if it is the one that version and hash pin."""
    book = shelf.book
    if "version" in said and (not isinstance(said["version"], str) or said["version"] != book.version):
        mine = "has no version" if book.version is None else f"is version {book.version}"
        return Fault(f"`book`: {book.id} {mine} here, the record wants {_short(said['version'])}")
    if "hash" in said and (not isinstance(said["hash"], str) or said["hash"] != shelf.hash):
        wanted = _short(said["hash"])
        return Fault(f"`book`: {book.id} plays otherwise here: its hash is {shelf.hash}, not {wanted}")
    return shelf


def unplayable(book: Book) -> Fault | None:
    """Why nobody can play by a book, if so: a family is only the common ground of its variants."""
    if book.kind != "family":
        return None
    return Fault(f"`book`: {book.id} is a family: only its variants are played")


def _where_else(problem: NotLoaded) -> str:
    """Where a book or option that is not known here may stand."""
    unknown = any(each.code in _UNKNOWN and each.at.file == THE_ID for each in problem.diagnostics)
    return "; one of your own is known by `--book FILE.court`" if unknown else ""


def in_one_line(problem: NotLoaded) -> str:
    """Why a book could not be loaded, with the way out."""
    places = [each for each in problem.diagnostics if each.at.file != THE_ID]
    where = f" ({places[0].at.file}:{places[0].at.line}: {places[0].message})" if places else ""
    return f"{problem.message}{where}" + (f"; {problem.help}" if problem.help else "")


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
