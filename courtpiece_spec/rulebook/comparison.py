"""What differs between the texts of two books: clause by clause."""

from __future__ import annotations

import enum

from attrs import frozen

from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.book.node import kind_name
from courtpiece_spec.book.serial import ORDERED
from courtpiece_spec.book.vocabulary import TABLE_KINDS


class How(enum.Enum):
    """How a clause differs."""

    ONLY_FIRST = "only_first"
    ONLY_SECOND = "only_second"
    CHANGED = "changed"
    RENAMED = "renamed"
    """The rule is the same; only its title is another."""


@frozen
class Change:
    """A clause that is not the same in both books."""

    path: str
    how: How
    first: Clause | None
    second: Clause | None

    @property
    def at_table(self) -> bool:
        """Whether it binds people only, so that no engine can show the difference."""
        if self.how is How.RENAMED:
            return True
        return all(
            clause is None or kind_name(type(clause.rule)) in TABLE_KINDS
            for clause in (self.first, self.second)
        )


@frozen
class Moved:
    """A table or script whose common clauses stand in another order."""

    section: str
    first: tuple[str, ...]
    second: tuple[str, ...]


@frozen
class Comparison:
    """What differs between two books."""

    changes: tuple[Change, ...]
    moved: tuple[Moved, ...] = ()

    @property
    def plays_alike(self) -> bool:
        """Whether nothing differs that an engine could show."""
        return not self.moved and all(change.at_table for change in self.changes)


def compare(first: Book, second: Book) -> Comparison:
    """The clauses that differ, in the order of the books."""
    changes = [
        change for path in _paths(first, second) if (change := _change(path, first, second)) is not None
    ]
    sections = dict.fromkeys(clause.section for clause in first.clauses)
    moved = [
        Moved(section, *orders)
        for section in sections
        if section in ORDERED or section.startswith("next_")
        if (orders := _orders(section, first, second))[0] != orders[1]
    ]
    return Comparison(tuple(changes), tuple(moved))


def _paths(first: Book, second: Book) -> list[str]:
    """The paths of both; those of the second alone behind the one that they follow there."""
    paths = list(first.by_path)
    before: str | None = None
    for path in second.by_path:
        if path not in first.by_path:
            place = 0 if before is None else paths.index(before) + 1
            if before is not None and before.partition(".")[0] != path.partition(".")[0]:
                section = path.partition(".")[0]
                own = [number for number, each in enumerate(paths) if each.partition(".")[0] == section]
                place = own[-1] + 1 if own else place
            paths.insert(place, path)
        before = path
    return paths


def _change(path: str, first: Book, second: Book) -> Change | None:
    one, two = first.by_path.get(path), second.by_path.get(path)
    if one is None:
        return Change(path, How.ONLY_SECOND, None, two)
    if two is None:
        return Change(path, How.ONLY_FIRST, one, None)
    if one.rule != two.rule:
        return Change(path, How.CHANGED, one, two)
    return None if one.title == two.title else Change(path, How.RENAMED, one, two)


def _orders(section: str, first: Book, second: Book) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clauses of a section that both have, in the order of each."""
    one, two = (
        tuple(clause.path for clause in book.section(section) if clause.path in other.by_path)
        for book, other in ((first, second), (second, first))
    )
    return one, two
