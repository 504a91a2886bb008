"""What every part of a book has in common: a place in the text it came from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import attrs
from attrs import field, frozen


@frozen
class Span:
    """Where something stands: 1-based lines and columns in code points, the end exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@frozen(kw_only=True)
class Node:
    """A part of a book.  Two nodes are equal when they say the same, wherever they stand."""

    at: Span | None = field(default=None, eq=False, repr=False)


_FIELDS: dict[type[Node], tuple[str, ...]] = {}


def _fields(kind: type[Node]) -> tuple[str, ...]:
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(each.name for each in attrs.fields(kind) if each.name != "at")
    return _FIELDS[kind]


def parts(node: Any) -> Iterator[Node]:
    """A node of a book, or a tuple of them, and all nodes inside, in the order of the text."""
    if isinstance(node, Node):
        yield node
        for name in _fields(type(node)):
            yield from parts(getattr(node, name))
    elif isinstance(node, tuple):
        for each in node:
            yield from parts(each)


def kind_name(kind: type) -> str:
    """The one name of a kind of clause: ``NameTrump`` is `name_trump` in grammar, engine and sentences."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
