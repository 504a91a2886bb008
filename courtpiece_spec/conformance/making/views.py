"""What a seat knows: view vectors, and those that tell a mutant apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.levels.standing import view_answer
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.engine import Game, Refused
from courtpiece_spec.records.setups import read_setup

_LOOKED_AT = 10
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
    best: tuple[Round, int, int] | None = None
    for round_ in pool[:_LOOKED_AT]:
        limit = len(round_.actions) if best is None else best[1] - 1
        found = _seen_differently(maker.game, other.game, round_, limit)
        if found is not None:
            best = (round_, *found)
    return None if best is None else protocol.view(maker.record(best[0], best[1]), best[2])


def _seen_differently(game: Game, other: Game, round_: Round, limit: int) -> tuple[int, int] | None:
    """After how many actions which seat sees something else; the actions are legal in both."""
    read = read_setup(dict(round_.setup), other)
    if isinstance(read, str):
        return None
    state = other.start(round_.pack, read)
    for number in range(limit + 1):
        for seat in game.layout.seats:
            ours = view_answer(game, round_.states[number], seat)
            if compare("view", ours, view_answer(other, state, seat)):
                return number, int(seat)
        if number < limit:
            applied = other.apply(state, round_.actions[number])
            if isinstance(applied, Refused):
                return None
            state = applied[0]
    return None
