"""A round told without its cards, as `match` requests tell it: told by a real one, and brought to its end.

A *bare* round says who won which trick, what was collected, how many cards of the ranks that the book counts,
who won, and what was done besides playing cards. That is all the tables of a book look at, but for the card
that took a trick, which the record of a round shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import attrs

from courtpiece_spec.book import Book
from courtpiece_spec.book.steps import MayRedeal, MustRedeal, Step
from courtpiece_spec.cards import CARDS, RANKS_HIGH_TO_LOW, Rank, bit_set
from courtpiece_spec.engine import Action, Game, Malformed, Refused, Setup, State, Verb, parse_token
from courtpiece_spec.engine.actions import IRREGULAR
from courtpiece_spec.engine.state import Tricks
from courtpiece_spec.engine.steps.tricks import Tricks as PlayStep
from courtpiece_spec.records.setups import facts_in
from courtpiece_spec.seats import SEATS, Seat


def told_round(game: Game, state: State, actions: Sequence[Action]) -> dict[str, Any]:
    """A round that is over, told without its cards."""
    result = game.result(state)
    assert result is not None
    events: list[list[Any]] = []
    cards = 0
    for action in actions:
        if action.verb in (Verb.PLAY, Verb.DOWN):
            cards += 1
        else:
            events.append([cards // game.layout.players, action.token])
    told: dict[str, Any] = {
        "winner": None if result.winner is None else int(result.winner),
        "collected": list(state.tricks.collected),
        "winners": [int(seat) for seat in state.winners],
    }
    if state.asked.bid:
        told["bid"] = state.asked.bid
    ranks = captured_ranks(game.book)
    if ranks:
        told["captured"] = {
            rank.value: [(cards & rank_set(rank)).bit_count() for cards in state.tricks.captured]
            for rank in ranks
        }
    return {**told, "events": events} if events else told


def ended(game: Game, setup: Setup, told: Mapping[str, Any]) -> State:
    """The end of a bare round.

    What was asked and answered goes through the script of the book, with any pack; the tricks are put in
    place as they are told.
    Raises ValueError where the round cannot be one of this book.
    """
    takers = tuple(_seat(game, number) for number in told["winners"])
    state = game.start(game.layout.pack, setup)
    done = 0
    for tricks, token in told.get("events", ()):
        action = parse_token(token, game.layout.players)
        if isinstance(action, Malformed):
            raise ValueError(action.message)
        if tricks > done:
            state, done = _after(game, state, takers[:tricks]), tricks
        state = _answered(game, state, action)
    collected = tuple(told["collected"])
    if len(collected) != game.layout.side_count:
        raise ValueError(f"`collected` needs {game.layout.side_count} numbers")
    over = attrs.evolve(state, step=len(game.script), turn=None, allowed=0, offers=())
    tricks_taken = attrs.evolve(
        _tricks(game, over, takers), collected=collected, captured=_captured(game, told.get("captured", {}))
    )
    return attrs.evolve(over, tricks=tricks_taken)


@lru_cache(maxsize=256)
def captured_ranks(book: Book) -> tuple[Rank, ...]:
    """The ranks of which the tables of a book count what a side has captured."""
    named = {str(fact.argument) for fact in facts_in(book) if fact.name == "captured"}
    return tuple(rank for rank in RANKS_HIGH_TO_LOW if rank.name.lower() in named)


def rank_set(rank: Rank) -> int:
    """The four cards of a rank."""
    return bit_set(card for card in CARDS if card.rank is rank)


def _captured(game: Game, told: Mapping[str, Any]) -> tuple[int, ...]:
    """Cards of the ranks that are told: which of the four a side has, no table asks."""
    captured = [0] * game.layout.side_count
    for rank in captured_ranks(game.book):
        cards = iter(card.bit for card in game.layout.pack if card.rank is rank)
        for side, number in zip(game.layout.sides, told.get(rank.value, ()), strict=False):
            for _ in range(number):
                bit = next(cards, None)
                if bit is None:
                    raise ValueError(f"`captured` has more cards of the rank {rank.value} than there are")
                captured[side] |= bit
    return tuple(captured)


def _seat(game: Game, number: Any) -> Seat:
    if number not in range(game.layout.players):
        raise ValueError(f"there is no seat {number}")
    return SEATS[int(number)]


def _tricks(game: Game, state: State, takers: tuple[Seat, ...]) -> Tricks:
    """The tricks as far as they can be told from who won them, each counted at once."""
    sides = [game.layout.side_of[taker] for taker in takers]
    run = next((place for place, side in enumerate(sides) if side != sides[0]), len(sides))
    return attrs.evolve(
        state.tricks,
        leader=takers[-1] if takers else state.tricks.leader,
        takers=takers,
        collected=tuple(sides.count(side) for side in game.layout.sides),
        opening=tuple(run if sides and side == sides[0] else 0 for side in game.layout.sides),
    )


def _after(game: Game, state: State, takers: tuple[Seat, ...]) -> State:
    """The round when these tricks have been taken and something else is asked."""
    state = attrs.evolve(state, tricks=_tricks(game, state, takers))
    if state.step < len(game.script):
        runner = game.script[state.step].runner
        if isinstance(runner, PlayStep):
            standing = attrs.evolve(state, turn=None, allowed=0, offers=())
            return game.advance(runner.begin(standing))
    return state


def _answered(game: Game, state: State, action: Action) -> State:
    """The round after something other than a card."""
    if action.verb is Verb.REDEAL:
        return _dealt_again(game, state, action)
    if action.verb in IRREGULAR:
        return _applied(game, state, action)
    if action.verb is Verb.REVEAL:
        return state  # what an exposure changes for the tables is told by what was collected
    offers = state.offers
    found = [offer for offer in offers if offer == action] or [
        # Which card lies there as trump, or is thrown away, no table asks.
        offer
        for offer in offers
        if (offer.seat, offer.verb) == (action.seat, action.verb)
    ]
    if found:
        return _applied(game, state, found[0])
    passes = [offer for offer in offers if offer.verb is Verb.PASS]
    if passes and any(offer.verb is Verb.REDEAL for offer in offers):
        # With this pack a player might ask for a new deal; with the real one he could not.
        return _answered(game, _applied(game, state, passes[0]), action)
    if action.verb is Verb.PASS:
        return state  # the other way round: he let pass what he had been offered
    raise ValueError(f"{action.token} answers nothing that this book asks there")


def _applied(game: Game, state: State, action: Action) -> State:
    applied = game.apply(state, action)
    if isinstance(applied, Refused):
        raise ValueError(applied.message)
    return applied[0]


def _dealt_again(game: Game, state: State, action: Action) -> State:
    """The end by a new deal, whatever the hands of this pack are."""
    for clause, step in zip(game.book.section("round"), game.script, strict=True):
        rule = clause.rule
        if isinstance(rule, Step) and isinstance(rule.action, MayRedeal | MustRedeal):
            return step.runner.apply(state, action)
    raise ValueError("this book knows no new deal")
