"""Which function writes which kind of clause.

As in the engine, each kind of the compiled book has one function, of the kind's name; a test walks the list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from courtpiece_spec.book import Node, kind_name

Writer = TypeVar("Writer", bound=Callable[..., Any])

WRITERS: dict[type[Node], Callable[..., Any]] = {}
"""The function for each kind."""


def writes(kind: type[Node]) -> Callable[[Writer], Writer]:
    """Declare a function to be the one that writes a kind; it bears the kind's name.

    Raises ValueError for another name, or a second function.
    """

    def register(function: Writer) -> Writer:
        name = kind_name(kind)
        if function.__name__ != name:
            raise ValueError(f"the function for {name} is named {function.__name__}")
        if kind in WRITERS:
            raise ValueError(f"{name} has two functions")
        WRITERS[kind] = function
        return function

    return register


def writer(node: Node) -> Callable[..., Any]:
    """The function for a node's kind."""
    return WRITERS[type(node)]
