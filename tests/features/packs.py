"""Packs that are stacked so that the book's own deal gives the wanted hands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from attrs import frozen

from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Game, Refused, Setup, Verb, pack_of
from courtpiece_spec.seats import Seat
from tests.features.words import Holding


@frozen
class Places:
    """Which places of the pack a player is dealt."""

    all: tuple[int, ...]
    first: tuple[int, ...]
    """Those of his first packet."""


@cache
def places_of(game: Game, dealer: Seat) -> tuple[Places, ...]:
    """Per seat the places of the pack, found by letting the engine deal: nobody's choice changes them."""
    state = game.start(pack_of(game), Setup(dealer))
    while state.deal.dealt < len(game.layout.pack):
        # Passing first: a new deal would end the round.
        actions = sorted(game.legal(state), key=lambda action: action.verb is not Verb.PASS)
        applied = game.apply(state, actions[0])
        assert not isinstance(applied, Refused)
        state = applied[0]
    return tuple(
        Places(
            tuple(place for _, start, end in packets for place in range(start, end)),
            tuple(range(packets[0][1], packets[0][2])),
        )
        for packets in state.deal.received
    )


def stacked(game: Game, dealer: Seat, holdings: Mapping[Seat, Holding]) -> tuple[Card, ...]:
    """A pack that deals these holdings; all other cards go round the table as evenly as they allow."""
    hands = _hands(game, holdings)
    pack: dict[int, Card] = {}
    for seat, places in enumerate(places_of(game, dealer)):
        hand, first = list(hands[seat]), holdings.get(Seat(seat), Holding()).first
        early = [*first, *(card for card in hand if card not in first)][: len(places.first)]
        assert set(first) <= set(early), (
            f"the first packet has no room for all of {[str(card) for card in first]}"
        )
        late = [card for card in hand if card not in early]
        rest = [place for place in places.all if place not in places.first]
        pack.update(zip(places.first, early, strict=True))
        pack.update(zip(rest, late, strict=True))
    return tuple(pack[place] for place in range(len(pack)))


def _hands(game: Game, holdings: Mapping[Seat, Holding]) -> list[list[Card]]:
    """Whole hands that fit the holdings: every other card finds a hand by an augmenting path."""
    seats = game.layout.seats
    size = len(game.layout.pack) // len(seats)
    fixed = [list(holdings.get(seat, Holding()).cards) for seat in seats]
    without = [holdings.get(seat, Holding()).without for seat in seats]
    held = [card for hand in fixed for card in hand]
    assert len(set(held)) == len(held), "a card is said to be in two hands"
    assert max(map(len, fixed)) <= size, "somebody is said to hold too many cards"
    free: list[list[Card]] = [[] for _ in seats]

    def place(card: Card, turn: int, tried: set[int]) -> bool:
        for number in range(len(seats)):
            seat = (turn + number) % len(seats)
            if seat in tried or card.suit in without[seat]:
                continue
            tried.add(seat)
            if len(fixed[seat]) + len(free[seat]) < size:
                free[seat].append(card)
                return True
            for other in tuple(free[seat]):
                if place(other, turn, tried):
                    free[seat].remove(other)
                    free[seat].append(card)
                    return True
        return False

    for turn, card in enumerate(card for card in game.layout.pack if card not in held):
        assert place(card, turn, set()), f"no hand can take {card}: the holdings contradict each other"
    return [fixed[seat] + free[seat] for seat in seats]
