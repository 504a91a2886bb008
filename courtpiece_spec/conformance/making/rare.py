"""Rounds that random ones hardly ever come to: in them everybody follows suit, for a long time."""

from __future__ import annotations

import random
from collections.abc import Iterator

from attrs import evolve

from courtpiece_spec.cards import SUITS, Card
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.conformance.making.packs import Holding, places_of, stacked
from courtpiece_spec.conformance.making.pool import MANNERS, play_round
from courtpiece_spec.conformance.making.rounds import round_without_asking
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.seats import Seat


def rare_rounds(game: Game) -> Iterator[Round]:
    """With every dealer: a hidden trump that nobody asks for, and first cards to which nobody is void."""
    chance = random.Random(5)
    for dealer in game.layout.seats:
        setup: dict[str, object] = {"dealer": int(dealer)}
        for taker in game.layout.seats:
            made = round_without_asking(game, setup, [taker] * len(places_of(game, dealer)[0].all))
            if made is not None:
                yield made
        for manner in MANNERS:
            pack = alike(game, dealer, chance)
            if pack is not None:
                yield evolve(play_round(game, Setup(dealer), pack, manner, chance), setup=setup)


def alike(game: Game, dealer: Seat, chance: random.Random) -> tuple[Card, ...] | None:
    """A pack that deals all the same suits first: whatever is led of these cards, everybody follows."""
    layout = game.layout
    suits = list(SUITS)
    chance.shuffle(suits)
    left = {suit: [card for card in layout.pack if card.suit is suit] for suit in suits}
    firsts: list[list[Card]] = [[] for _ in layout.seats]
    for number in range(min(len(places.first) for places in places_of(game, dealer))):
        cards = left[suits[number % len(suits)]]
        if len(cards) < layout.players:
            break
        chance.shuffle(cards)
        for first in firsts:
            first.append(cards.pop())
    return stacked(
        game,
        dealer,
        {seat: Holding(tuple(first), tuple(first)) for seat, first in zip(layout.seats, firsts, strict=True)},
    )
