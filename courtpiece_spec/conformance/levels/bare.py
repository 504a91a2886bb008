"""A round told without its cards, as `match` requests tell it: told by a real one, and brought to its end.

A *bare* round says who won which trick, what was collected, who won, and what was done besides playing
cards. Where a book looks at ranks captured, the cards of these ranks are told too. That is all its tables
look at, but for the card that took a trick, which the record of a round shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import attrs

from courtpiece_spec.book.steps import MayRedeal, MustRedeal, Step
from courtpiece_spec.cards import Card, Rank, bit_set, cards_in
from courtpiece_spec.engine import Action, Game, Malformed, Refused, Setup, State, Verb, parse_token
from courtpiece_spec.engine.actions import IRREGULAR
from courtpiece_spec.engine.state import Tricks
from courtpiece_spec.engine.steps.tricks import Tricks as PlayStep
from courtpiece_spec.proofs.outcomes import sights_of
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
    ranks = _counted_ranks(game)
    if ranks:
        told["captured"] = [
            [str(card) for card in cards_in(cards) if card.rank in ranks] for cards in state.tricks.captured
        ]
    if state.asked.bid:
        told["bid"] = state.asked.bid
    return {**told, "events": events} if events else told


@lru_cache(maxsize=64)
def _counted_ranks(game: Game) -> tuple[Rank, ...]:
    """The ranks of which the tables of a book count the cards captured."""
    return sights_of(game.book).ranks_captured


def ended(game: Game, setup: Setup, told: Mapping[str, Any]) -> State:
    """The end of a bare round.

    What was asked and answered goes through the script of the book, with any pack; the tricks are put in
    place as they are told.
    Raises ValueError where the round cannot be one of this book.
    """
    takers = tuple(_seat(game, number) for number in told["winners"])
    state = _told(game, game.start(game.layout.pack, setup), takers, 0, tuple(told.get("events", ())))
    collected = tuple(told["collected"])
    if len(collected) != game.layout.side_count:
        raise ValueError(f"`collected` needs {game.layout.side_count} numbers")
    over = attrs.evolve(state, step=len(game.script), turn=None, allowed=0, offers=())
    captured = (
        tuple(bit_set(map(Card.parse, cards)) for cards in told.get("captured", ())) or over.tricks.captured
    )
    if len(captured) != game.layout.side_count:
        raise ValueError(f"`captured` needs the cards of {game.layout.side_count} sides")
    tricks_taken = attrs.evolve(_tricks(game, over, takers), collected=collected, captured=captured)
    return attrs.evolve(over, tricks=tricks_taken)


def _told(
    game: Game, state: State, takers: tuple[Seat, ...], done: int, events: tuple[tuple[int, str], ...]
) -> State:
    """The round after what was done besides playing cards.

    With this pack a new deal may be offered that the real one did not offer, or the other way round.  So
    whoever declined something may have declined either: the first way in which all the rest fits is taken.
    """
    if not events:
        return state
    (tricks, token), *rest = events
    action = parse_token(token, game.layout.players)
    if isinstance(action, Malformed):
        raise ValueError(action.message)
    if tricks > done:
        later = _after(game, state, takers[:tricks])
        if action.verb in IRREGULAR and game.is_over(later):
            # It was not: not every trick counted at once, as is assumed where the cards are not told.
            later = attrs.evolve(state, tricks=_tricks(game, state, takers[:tricks]))
        state, done = later, tricks
    wrong: list[ValueError] = []
    for answered in _ways(game, state, action):
        try:
            return _told(game, answered(), takers, done, tuple(rest))
        except ValueError as error:
            wrong.append(error)
    raise wrong[0]


def _ways(game: Game, state: State, action: Action) -> Iterator[Callable[[], State]]:
    """What may have come of an answer: the plain way first."""
    yield lambda: _answered(game, state, action)
    if action.verb is Verb.PASS and _redeals(game):
        if any(offer.verb is Verb.REDEAL for offer in state.offers):
            yield lambda: _answered(game, _answered(game, state, action), action)
        yield lambda: state


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
    if action.verb is Verb.PICK:
        return state  # it was picked from cards that are not told, and no table asks which it was
    raise ValueError(f"{action.token} answers nothing that this book asks there")


def _applied(game: Game, state: State, action: Action) -> State:
    applied = game.apply(state, action)
    if isinstance(applied, Refused):
        raise ValueError(applied.message)
    return applied[0]


def _dealt_again(game: Game, state: State, action: Action) -> State:
    """The end by a new deal, whatever the hands of this pack are."""
    for step in _redeals(game):
        return game.script[step].runner.apply(state, action)
    raise ValueError("this book knows no new deal")


def _redeals(game: Game) -> tuple[int, ...]:
    """The steps that may bring a new deal."""
    rules = [clause.rule for clause in game.book.section("round")]
    return tuple(
        number
        for number, rule in enumerate(rules)
        if isinstance(rule, Step) and isinstance(rule.action, MayRedeal | MustRedeal)
    )
