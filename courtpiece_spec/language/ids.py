"""Ids of books with options: `double_sir with ace_on_ace, blocked_tricks({2, 12})`."""

from __future__ import annotations

import re

from attrs import frozen

from courtpiece_spec.book.book import Argument, Use

NAME = re.compile(r"[a-z][a-z0-9_]*")
_TOKEN = re.compile(r"\s*(?:([a-z][a-z0-9_]*)|([0-9]+)|([(){},]))")


@frozen
class BookId:
    """A book and the options it is played with, in canonical order."""

    book: str
    uses: tuple[Use, ...] = ()

    def __str__(self) -> str:
        return self.book if not self.uses else f"{self.book} with {', '.join(map(str, self.uses))}"


@frozen
class BadId:
    """Why a text is no id, and where: an offset in code points."""

    message: str
    offset: int


class _Reader:
    """Reads the tokens of one id."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.offset = 0

    def peek(self) -> str:
        found = _TOKEN.match(self.text, self.offset)
        return found.group().strip() if found else ""

    def take(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self._next()
        return True

    def _next(self) -> str:
        found = _TOKEN.match(self.text, self.offset)
        assert found is not None
        self.offset = found.end()
        return found.group().strip()

    def name(self, what: str) -> str | BadId:
        if NAME.fullmatch(self.peek()):
            return self._next()
        return self.bad(f"{what} is expected")

    def number(self) -> int | BadId:
        if not self.peek().isdigit():
            return self.bad("a number is expected")
        if len(self.peek()) > 6:
            return self.bad("a smaller number is expected")
        return int(self._next())

    def bad(self, message: str) -> BadId:
        rest = self.text[self.offset :]
        start = self.offset + len(rest) - len(rest.lstrip())
        found = f"`{self.text[start : start + 20]}`" if self.text[start:] else "the end"
        return BadId(f"{message}, found {found}", start)


def parse_id(text: str) -> BookId | BadId:
    """Read an id, canonical or not.  Options come out in alphabetical order, sets ascending."""
    reader = _Reader(text)
    book = reader.name("the id of a book")
    if isinstance(book, BadId):
        return book
    uses: dict[str, Use] = {}
    if text[reader.offset :].strip():
        if not reader.take("with"):
            return reader.bad("`with` is expected")
        while True:
            use = _use(reader)
            if isinstance(use, BadId):
                return use
            if use.id in uses:
                return BadId(f"the option {use.id} is named twice", reader.offset)
            uses[use.id] = use
            if not reader.take(","):
                break
    if text[reader.offset :].strip():
        return reader.bad("a comma or the end is expected")
    return BookId(book, tuple(uses[name] for name in sorted(uses)))


def _use(reader: _Reader) -> Use | BadId:
    """An option; the names of its parameters are not known here, so the arguments are numbered."""
    name = reader.name("the id of an option")
    if isinstance(name, BadId):
        return name
    arguments: list[tuple[str, Argument]] = []
    if reader.take("("):
        while True:
            value = _argument(reader)
            if isinstance(value, BadId):
                return value
            arguments.append((str(len(arguments) + 1), value))
            if reader.take(")"):
                break
            if not reader.take(","):
                return reader.bad("`,` or `)` is expected")
    return Use(name, tuple(arguments))


def _argument(reader: _Reader) -> Argument | BadId:
    if not reader.take("{"):
        return reader.number()
    numbers: set[int] = set()
    while True:
        value = reader.number()
        if isinstance(value, BadId):
            return value
        numbers.add(value)
        if reader.take("}"):
            return tuple(sorted(numbers))
        if not reader.take(","):
            return reader.bad("`,` or `}` is expected")


def canonical(text: str) -> str | BadId:
    """The one way to write an id."""
    found = parse_id(text)
    return found if isinstance(found, BadId) else str(found)
