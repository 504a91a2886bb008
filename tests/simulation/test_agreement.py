"""Kernel and reference engine count the same things: other cards, and shares that differ by chance alone."""

from __future__ import annotations

import math

import pytest

from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.simulation import EnginePlayer, Tally, play_blocks, report_of
from courtpiece_spec.simulation.estimates import NORMAL
from courtpiece_spec.simulation.reporting import Manner
from courtpiece_spec.simulation.units import Order
from tests.simulation.house import Here, loaded, tallied

ENGLISH = Sentences("en")
MANNER = Manner("random", 0)


@pytest.mark.parametrize(
    ("name", "policy"), [("single_sir", "random"), ("kachuha", "sensible"), ("mixed_evening", "random")]
)
def test_they_agree_within_five_errors(name: str, policy: str) -> None:
    book = loaded(name)
    order = Order.of((book,), policy, 11)
    fast = Tally.empty(20_000, order.columns())
    play_blocks(fast, order, Here())
    slow = tallied(1_500, EnginePlayer.of(book, policy))
    assert set(fast.columns[0]) == set(slow.columns[0])
    found = [report_of((book,), tally, MANNER, ENGLISH)["books"][0]["sections"] for tally in (fast, slow)]
    for one, two in zip(*found, strict=True):
        for left, right in zip(one["lines"], two["lines"], strict=True):
            assert left["key"] == right["key"]
            error = math.hypot(left["error"], right["error"]) / NORMAL
            assert abs(left["value"] - right["value"]) <= 5 * error + 1e-12, (left, right)
