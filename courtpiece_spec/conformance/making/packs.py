"""Packs stacked so that the book's own deal gives the wanted hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from attrs import frozen

from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Game, Refused, Setup, pack_of
from courtpiece_spec.seats import Seat


@frozen
class Holding:
    """What a player is to hold: these cards, some of them in his first packet."""

    cards: tuple[Card, ...] = ()
    first: tuple[Card, ...] = ()


@frozen
class Places:
    """Which places of the pack a player is dealt."""

    all: tuple[int, ...]
    first: tuple[int, ...]
    """Those of his first packet."""


@lru_cache(maxsize=512)
def places_of(game: Game, dealer: Seat) -> tuple[Places, ...]:
    """Per seat the places of the pack, found by letting the engine deal: nobody's choice changes them."""
    state = game.start(pack_of(game), Setup(dealer, redeals=1_000_000))
    while state.deal.dealt < len(game.layout.pack) and not game.is_over(state):
        # Passing first: a new deal would end the round.
        actions = sorted(game.legal(state), key=lambda action: action.verb.value != "pass")
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


def stacked(game: Game, dealer: Seat, holdings: Mapping[Seat, Holding]) -> tuple[Card, ...] | None:
    """A pack that deals these holdings, the other cards as they come; None where it cannot be."""
    places = places_of(game, dealer)
    wanted = {card for holding in holdings.values() for card in holding.cards}
    rest = [card for card in game.layout.pack if card not in wanted]
    pack: dict[int, Card] = {}
    for seat, mine in enumerate(places):
        holding = holdings.get(Seat(seat), Holding())
        late = [place for place in mine.all if place not in mine.first]
        early = [*holding.first, *(card for card in holding.cards if card not in holding.first)]
        if len(holding.first) > len(mine.first) or len(early) > len(mine.all):
            return None
        pack.update(zip((*mine.first, *late), early, strict=False))
    free = (place for place in range(len(game.layout.pack)) if place not in pack)
    pack.update(zip(free, rest, strict=True))
    return tuple(pack[place] for place in range(len(pack)))


def pack_text(cards: Sequence[Card]) -> str:
    """A pack as a record has it."""
    return "".join(map(str, cards))
