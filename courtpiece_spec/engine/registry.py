"""Which function carries out which kind of clause.

Each kind of the compiled book has one function of the same name in the engine; a test walks the list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from courtpiece_spec.book import Node, kind_name

Carrier = TypeVar("Carrier", bound=Callable[..., Any])

CARRIERS: dict[type[Node], Callable[..., Any]] = {}
"""The function for each kind."""


def carries(kind: type[Node]) -> Callable[[Carrier], Carrier]:
    """Declare a function to be the one that carries out a kind; it bears the kind's name.

    Raises ValueError for another name, or a second function.
    """

    def register(function: Carrier) -> Carrier:
        name = kind_name(kind)
        if function.__name__ != name:
            raise ValueError(f"the function for {name} is named {function.__name__}")
        if kind in CARRIERS:
            raise ValueError(f"{name} has two functions")
        CARRIERS[kind] = function
        return function

    return register


def carrier(node: Node) -> Callable[..., Any]:
    """The function for a node's kind."""
    return CARRIERS[type(node)]
