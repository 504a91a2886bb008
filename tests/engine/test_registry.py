"""One name through the house: each kind that changes a round has one function of its name."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Node, kind_name
from courtpiece_spec.book.about import Asks, Example, ExamplePlay, Plain, RefusedBy, Ruling, Shows, TakenBy
from courtpiece_spec.book.play import MustTrump
from courtpiece_spec.book.serial import KINDS
from courtpiece_spec.book.table import AtRandom, AtSeat, FirstDealt, LostToss
from courtpiece_spec.book.vocabulary import TABLE_KINDS
from courtpiece_spec.engine import drawing, examples, game, matches
from courtpiece_spec.engine.registry import CARRIERS, carrier, carries

MODULES = (drawing, examples, game, matches)
"""All functions are known once these are imported."""

OF_PEOPLE: frozenset[type[Node]] = frozenset({AtRandom, AtSeat, FirstDealt, LostToss})
"""Ways of finding the first role: parts of a clause that binds people only."""

OF_THE_BOOK: frozenset[type[Node]] = frozenset(
    {Ruling, Example, ExamplePlay, Plain, Asks, Shows, TakenBy, RefusedBy}
)
"""Rulings, and the parts of a worked example that are read along with its statements."""


def test_every_kind_has_its_function() -> None:
    without = {kind for kind in KINDS.values() if kind not in CARRIERS}
    people = {KINDS[name] for name in TABLE_KINDS}
    assert without - people == OF_PEOPLE | OF_THE_BOOK


def test_no_function_without_a_kind() -> None:
    assert {kind_name(kind): kind for kind in CARRIERS}.items() <= KINDS.items()


def test_functions_bear_the_names_of_their_kinds() -> None:
    assert {kind_name(kind) for kind in CARRIERS} == {each.__name__ for each in CARRIERS.values()}
    assert carrier(MustTrump()).__name__ == "must_trump"


def test_another_name_is_refused() -> None:
    with pytest.raises(ValueError, match="the function for must_trump is named other"):

        @carries(MustTrump)
        def other() -> None:
            """Never carries anything."""


def test_a_second_function_is_refused() -> None:
    with pytest.raises(ValueError, match="must_trump has two functions"):

        @carries(MustTrump)
        def must_trump() -> None:
            """Never carries anything."""
