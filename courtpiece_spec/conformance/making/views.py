"""What a seat knows: view vectors, and those that tell a mutant apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.making.lockstep import Round

_LOOKED_AT = 40
"""Rounds whose views are compared."""


def add_views(maker: Maker, pool: list[Round]) -> None:
    """Every seat at the first question, at the first card, in the middle of a trick, and after it."""
    for round_ in pool[:1]:
        moments = {"start": 0}
        for number, state in enumerate(round_.states):
            if state.allowed:
                moments.setdefault("first_card", number)
            if len(state.played) == 2:
                moments.setdefault("two_cards", number)
            if len(state.winners) == 3 and not state.played:
                moments.setdefault("three_tricks", number)
        for word, number in moments.items():
            for seat in range(maker.game.layout.players):
                given = protocol.view(maker.record(round_, number), seat)
                note = "What a seat knows, and nothing that another seat's secrets could change."
                maker.add(f"view.{word}.seat{seat}", given, ("play.turn", *_hiding(maker)), note)


def _hiding(maker: Maker) -> list[str]:
    return [clause.path for clause in maker.book.section("trump") if clause.label == "hidden"]


def telling_view(other: EngineAdapter, maker: Maker, pool: list[Round]) -> Mapping[str, Any] | None:
    """The shortest record after which a seat sees something else in another game."""
    best: Mapping[str, Any] | None = None
    most = 99
    for round_ in pool[:_LOOKED_AT]:
        for number in range(min(len(round_.actions), most - 1) + 1):
            for seat in range(maker.game.layout.players):
                given = protocol.view(maker.record(round_, number), seat)
                ours, theirs = maker.adapter.ask(given).message, other.ask(given).message
                expect = {key: value for key, value in ours.items() if key != "id"}
                if "error" in theirs or compare("view", expect, theirs):
                    best, most = given, number
                    break
            if number == most:
                break
    return best
