"""The compiled book and its parts: one class for each kind of clause."""

from courtpiece_spec.book.about import (
    Asks, Custom, Example, ExampleCounter, ExampleFault, ExampleHand, ExampleHidden, ExamplePlay, ExampleRole,
    ExampleSetting, ExampleTakers, ExampleTrick, ExampleTrump, ExpectPile, ExpectRole, ExpectRow, Let, Plain, RefusedBy,
    Ruling, Shows, TakenBy,
)
from courtpiece_spec.book.book import Argument, Book, Clause, Leg, Rule, Use, argument_text
from courtpiece_spec.book.node import Node, Span, kind_name

__all__ = [
    "Argument", "Asks", "Book", "Clause", "Custom", "Example", "ExampleCounter", "ExampleFault", "ExampleHand",
    "ExampleHidden", "ExamplePlay", "ExampleRole", "ExampleSetting", "ExampleTakers", "ExampleTrick", "ExampleTrump",
    "ExpectPile", "ExpectRole", "ExpectRow", "Leg", "Let", "Node", "Plain", "RefusedBy", "Rule", "Ruling", "Shows",
    "Span", "TakenBy", "Use", "argument_text", "kind_name",
]
