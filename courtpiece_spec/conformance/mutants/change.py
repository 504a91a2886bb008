"""A small change of a value, and the walk that makes all of them.

Each kind of node may have a function of its own, found by `changing`; whatever it has, the changes of its
parts are made too, each in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import attrs
from attrs import frozen

from courtpiece_spec.book import Book, Node
from courtpiece_spec.engine.layout import Layout

Made = TypeVar("Made", bound=Callable[..., Any])


@frozen
class Change:
    """A value changed in one way.

    Attributes:
        tag: Names the change within its clause, such as `value+1`.
        words: The change in words that follow "in this clause:", without a full stop.
        value: What stands there instead.
    """

    tag: str
    words: str
    value: Any


@frozen
class Around:
    """What a change may need to know of the book."""

    book: Book
    layout: Layout

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that are known before a round, each sitting at a place of its own."""
        seats = self.layout.roles_from_primary(self.layout.seats[0])
        found: dict[int, str] = {}
        for name in sorted(self.layout.role_names, key=lambda each: each != "dealer"):
            seat = seats[self.layout.role_index[name]]
            if seat is not None:
                found.setdefault(int(seat), name)
        return tuple(found.values())


Changing = Callable[[Any, Around], Iterator[Change]]

_CHANGES: dict[type, Changing] = {}


def changing(*kinds: type) -> Callable[[Made], Made]:
    """Register the changes of some kinds of nodes."""

    def register(function: Made) -> Made:
        for kind in kinds:
            assert kind not in _CHANGES, kind
            _CHANGES[kind] = function
        return function

    return register


def changes_of(value: Any, around: Around) -> Iterator[Change]:
    """Every change of a value: its own, then those of its parts."""
    if isinstance(value, Node):
        own = _CHANGES.get(type(value))
        if own is not None:
            yield from own(value, around)
        for each in attrs.fields(type(value)):
            for change in changes_of(getattr(value, each.name), around):
                yield Change(change.tag, change.words, attrs.evolve(value, **{each.name: change.value}))
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            for change in changes_of(part, around):
                yield Change(change.tag, change.words, (*value[:number], change.value, *value[number + 1 :]))


def by_one(number: int, make: Callable[[int], Any], what: str, *, low: int = 0) -> Iterator[Change]:
    """A number one lower and one higher."""
    for step in (-1, 1):
        if number + step >= low:
            yield Change(
                f"{what}{step:+d}", f"{what} {number + step} instead of {number}", make(number + step)
            )
