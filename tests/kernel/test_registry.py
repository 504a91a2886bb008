"""One name through the house: what the engine carries out, the kernel writes."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Node, kind_name
from courtpiece_spec.book.play import Concede, MustTrump
from courtpiece_spec.book.tables import EffectLimit, FoulTable, NewDeal, RoundEnds, RoundIsLost
from courtpiece_spec.engine import Verb, drawing, examples, game, matches
from courtpiece_spec.engine.registry import CARRIERS
from courtpiece_spec.kernel import kernel
from courtpiece_spec.kernel.asking import VERBS
from courtpiece_spec.kernel.registry import WRITERS, writer, writes

MODULES = (drawing, examples, game, matches, kernel)
"""All functions are known once these are imported."""

IRREGULAR: frozenset[type[Node]] = frozenset(
    {FoulTable, Concede, RoundEnds, RoundIsLost, NewDeal, EffectLimit}
)
"""Irregularities are judged by the reference engine alone."""


def test_every_kind_that_the_engine_plays_is_written() -> None:
    outside = {drawing.__name__, examples.__name__}
    played = {kind for kind, function in CARRIERS.items() if function.__module__ not in outside}
    assert played - IRREGULAR == set(WRITERS)


def test_functions_bear_the_names_of_their_kinds() -> None:
    assert {kind_name(kind) for kind in WRITERS} == {each.__name__ for each in WRITERS.values()}
    assert writer(MustTrump()).__name__ == "must_trump"


def test_another_name_is_refused() -> None:
    with pytest.raises(ValueError, match="the function for must_trump is named other"):

        @writes(MustTrump)
        def other() -> None:
            """Another name."""


def test_a_second_function_is_refused() -> None:
    with pytest.raises(ValueError, match="must_trump has two functions"):

        @writes(MustTrump)
        def must_trump() -> None:
            """The kind has one."""


def test_verbs_stand_where_the_engine_has_them() -> None:
    assert tuple(verb.value for verb in Verb) == VERBS
