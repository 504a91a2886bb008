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


def carries(*kinds: type[Node]) -> Callable[[Carrier], Carrier]:
    """Declare a function to be the one that carries out these kinds."""

    def register(function: Carrier) -> Carrier:
        for kind in kinds:
            if kind in CARRIERS:
                raise ValueError(f"{kind_name(kind)} has two functions")
            CARRIERS[kind] = function
        return function

    return register


def carrier(node: Node) -> Callable[..., Any]:
    """The function for a node's kind."""
    return CARRIERS[type(node)]
