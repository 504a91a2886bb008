"""Syntax trees to the statements of worked examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from courtpiece_spec.book.about import ExampleHand, ExamplePlay, ExampleTakers, ExampleTrick
from courtpiece_spec.language.parse import Branch, parts

if TYPE_CHECKING:
    from courtpiece_spec.language.phrases import Phrases


def _children(phrases: Phrases, tree: Branch) -> tuple[Any, ...]:
    return tuple(phrases.value(child, tree) for child in parts(tree))


def _example_play(phrases: Phrases, tree: Branch) -> ExamplePlay:
    seat, manner, card = _children(phrases, tree)
    return ExamplePlay(seat, card, manner, at=phrases.at(tree))


def _example_trick(phrases: Phrases, tree: Branch) -> ExampleTrick:
    *plays, outcome = _children(phrases, tree)
    return ExampleTrick(tuple(plays), outcome, at=phrases.at(tree))


def _example_takers(phrases: Phrases, tree: Branch) -> ExampleTakers:
    children = _children(phrases, tree)
    takers = [child for child in children if isinstance(child, tuple)]
    seats, cards = tuple(seat for seat, _ in takers), tuple(card for _, card in takers)
    return ExampleTakers(seats, children[len(takers) :], cards if any(cards) else (), at=phrases.at(tree))


def _example_hand(phrases: Phrases, tree: Branch) -> ExampleHand:
    seat, *cards = _children(phrases, tree)
    return ExampleHand(seat, tuple(cards), at=phrases.at(tree))


EXAMPLES: dict[str, Callable[[Phrases, Branch], Any]] = {
    "taker": _children,
    "example_play": _example_play,
    "example_trick": _example_trick,
    "example_takers": _example_takers,
    "example_hand": _example_hand,
}
"""How statements are built whose parts are not simply their fields in order."""
