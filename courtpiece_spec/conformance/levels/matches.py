"""Matches to ask about: rounds played one after another, told without their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.drivers.choosing import Leaning
from courtpiece_spec.conformance.drivers.rounds import Manner, play_round
from courtpiece_spec.conformance.levels.bare import told_round
from courtpiece_spec.conformance.levels.standing import entered, fields_of, match_answer
from courtpiece_spec.engine.matches import Match, MatchState


@frozen
class MatchCase:
    """A `match` request, with the answer that the book gives."""

    request: Mapping[str, Any]
    expected: Mapping[str, Any]


def manner_of(match: Match, number: int) -> Manner:
    """A manner in which a round of a match is played: leaning to a side, for a while, or not."""
    sides = match.sides
    kind, side = divmod(number, sides)
    strong = frozenset(
        int(seat) for seat in match.game.layout.seats if match.game.layout.side_of[seat] == side
    )
    match kind % 4:
        case 0:
            return Manner()
        case 1:
            return Manner("strong", side, leaning=Leaning(strong))
        case 2:
            return Manner("strong", side, leaning=Leaning(strong, until=7))
        case _:
            return Manner("aces", side, leaning=Leaning(strong, until=4))


def played_match(match: Match, setup: Mapping[str, Any], rounds: Sequence[tuple[int, int]]) -> MatchCase:
    """Play rounds one after another until the match is over.

    Args:
        match: The book's matches.
        setup: What the first round starts from.
        rounds: For each a seed, and the number of its manner.
    """
    state: MatchState = entered(match, setup)
    told: list[dict[str, Any]] = []
    for seed, manner in rounds:
        if state.over:
            break
        chance = Random(seed)
        drawn: dict[str, Any] = {}
        if state.dealer is None:
            state = match.with_dealer(state, chance.choice(match.game.layout.seats))
            drawn = {"setup": {"dealer": int(state.dealer or 0)}}
        game = match.game_for(state)
        played = play_round(game, match.setup(state), manner_of(match, manner), chance)
        told.append({**told_round(game, played.end, played.actions), **drawn})
        result = game.result(played.end)
        assert result is not None
        state = match.after(state, result)
    ask = fields_of(match)
    request = protocol.match(match.book.id, setup, told, ask)
    return MatchCase(request, match_answer(match, state, ask))
