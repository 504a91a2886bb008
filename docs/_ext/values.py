"""Every value of every decision in which the games differ, and the books and options that have it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from courtpiece_spec.loading import NotLoaded, Shelf, load
from courtpiece_spec.records.wording import Texts
from courtpiece_spec.rulebook.sentences import Sentences
from docs._ext.writing import escaped

ABSENT: Final = "absent"
_PLACE: Final = re.compile(r"(?P<book>[a-z_0-9]+(?: with [^/]+)?)/(?P<path>[a-z_.0-9]+): (?P<words>.+)")
_NAME: Final = re.compile(r"[a-z_][a-z_0-9]*")


@frozen
class Place:
    """A book, with options or without, that has a value: in a clause, by words of it."""

    book: str
    path: str
    words: str
    """A part of the clause, as the book writes it or English says it; `absent` where there must be none."""

    @property
    def names(self) -> frozenset[str]:
        """The ids of the book and of its options."""
        book, _, options = self.book.partition(" with ")
        return frozenset({book, *_NAME.findall(re.sub(r"\([^)]*\)", "", options))})

    def __str__(self) -> str:
        return f"{self.book}/{self.path}"


@frozen
class Value:
    """One value of a decision."""

    of: str
    """The number of the decision in the survey, such as P4."""
    id: str
    says: str
    source: str
    """The sources that have it, as the survey names them."""
    places: tuple[Place, ...] = ()
    out: str | None = None
    """Why no book has it: a key of the reasons."""


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def reasons() -> dict[str, str]:
    """Why values are no part of the project."""
    return dict(_data()["out"])


def awaited() -> frozenset[str]:
    """Books and options that are not here yet."""
    return frozenset(_data()["awaited"]["books"])


def place_of(text: str) -> Place:
    """A place as it is written.

    Raises ValueError where it is written wrongly.
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        raise ValueError(f"this is no place: {text}")
    return Place(found["book"], found["path"], found["words"])


@cache
def values() -> tuple[Value, ...]:
    """All values, in the order of the survey."""
    return tuple(
        Value(of, name, each["says"], each["from"], tuple(map(place_of, each.get("at", ()))), each.get("out"))
        for of, group in _data().items()
        if of.startswith("P")
        for name, each in group.items()
    )


def is_here(name: str) -> bool:
    """Whether a book or an option of this id is bundled."""
    return Shelf().find(name) is not None


def is_awaited(place: Place) -> bool:
    """Whether the book, or one of its options, is still to come."""
    return not place.names.isdisjoint(awaited())


@cache
def _english() -> Sentences:
    return Sentences()


def fault_of(place: Place) -> str | None:
    """What is wrong with a place: no such book, no such clause, or other words."""
    book = load(place.book)
    if isinstance(book, NotLoaded):
        return f"{place}: {book.message}"
    if place.words == ABSENT:
        there = any(path == place.path or path.startswith(f"{place.path}.") for path in book.by_path)
        return f"{place} is there" if there else None
    if place.path not in book.by_path:
        return f"{place} is not there"
    clause = book.by_path[place.path]
    written = (
        f"{Texts(()).words(clause)} {getattr(clause.rule, 'text', '')} {getattr(clause.rule, 'texts', '')}"
    )
    text = f"{written} {_english().clause(book, clause)}"  # with the arguments of options, in words
    found = re.search(rf"(?<!\w){re.escape(place.words)}(?!\w)", text)
    return None if found else f"{place} does not say “{place.words}”, but: {written.strip()}"


def faults(value: Value) -> tuple[str, ...]:
    """What is wrong with a value: a place that does not have it, or neither a place nor a reason."""
    found = tuple(fault for place in value.places if not is_awaited(place) and (fault := fault_of(place)))
    if not value.places and value.out is None:
        found += (f"{value.of}.{value.id} is nowhere, and nothing says why",)
    if value.places and value.out is not None:
        found += (f"{value.of}.{value.id} is somewhere, and something says why it is not",)
    return found


# ---------------------------------------------------------------------- the page
def lines(titles: Mapping[str, str]) -> Iterator[str]:
    """The page in Markdown, line by line; `titles` are those of the decisions, by their numbers."""
    yield "# Where each value lives\n"
    yield "The survey of sources has 73 decisions in which the games differ, P1 to P73, and for each the"
    yield "values that sources give it. Here stands which book has a value, or which option adds it."
    for of, title in titles.items():
        yield f"\n## {of}: {title}\n"
        yield "| value | told by | where |\n|---|---|---|"
        for value in values():
            if value.of == of:
                where = reasons()[value.out] if value.out else "<br>".join(map(_linked, value.places))
                yield f"| {escaped(value.says)} | {escaped(value.source)} | {where} |"


def _linked(place: Place) -> str:
    """A place; a book without options leads to its rulebook."""
    absent = "no clause " if place.words == ABSENT else ""
    path = f" {absent}`{place.path}`"
    name = f"`{place.book}`"
    if not is_awaited(place) and " with " not in place.book:
        name = f"[{name}](../rulebooks/{place.book}.md)"
    return f"{name}{path}"
