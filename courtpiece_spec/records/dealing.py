"""From hands to a pack and back: which place of a book's pack goes to whom."""

from __future__ import annotations

from courtpiece_spec.cards import Card, bit_set, cards_in
from courtpiece_spec.engine import Game, Refused, Setup, Verb
from courtpiece_spec.records.pbn import COMPASS, Deal
from courtpiece_spec.records.reading import Record
from courtpiece_spec.seats import Seat


def places_of(game: Game, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """For each seat the places in the pack of the cards that it is dealt, in order.

    Seen by dealing any pack, with every question answered in the plainest way.
    """
    state = game.start(game.layout.pack, setup)
    while state.offers and not state.allowed:
        offers = [offer for offer in state.offers if offer.verb is Verb.PASS] or list(state.offers)
        applied = game.apply(state, offers[0])
        assert not isinstance(applied, Refused)
        if game.is_over(applied[0]):
            break
        state = applied[0]
    return tuple(
        tuple(place for _, begin, end in packets for place in range(begin, end))
        for packets in state.deal.received
    )


def not_for_pbn(game: Game, setup: Setup) -> str | None:
    """Why the deals of a book cannot be told in PBN; None where they can."""
    if game.layout.players != len(COMPASS):
        return f"PBN knows tables of four, and {game.book.id} is played by {game.layout.players}"
    if len(game.layout.pack) != 52 or game.layout.pack_size != 52:
        return f"PBN knows the pack of 52 cards, and {game.book.id} is played with {game.layout.pack_size}"
    if any(len(places) != 13 for places in places_of(game, setup)):
        return f"PBN knows four hands of thirteen, and {game.book.id} deals otherwise"
    return None


def deal_of(record: Record, board: str = "") -> Deal | str:
    """The hands that a record's pack gives, or why PBN has no word for them."""
    game, setup = record.game, record.setup
    wrong = not_for_pbn(game, setup)
    if wrong is not None:
        return wrong
    hands = {
        game.layout.names[seat]: bit_set(record.pack[place] for place in places)
        for seat, places in zip(game.layout.seats, places_of(game, setup), strict=True)
    }
    return Deal(hands, game.layout.names[setup.dealer], board)


def pack_of_deal(game: Game, setup: Setup, deal: Deal) -> tuple[Card, ...] | str:
    """A pack that gives these hands, each dealt suit by suit; or why the book cannot deal them."""
    wrong = not_for_pbn(game, setup)
    if wrong is not None:
        return wrong
    pack: list[Card | None] = [None] * len(game.layout.pack)
    for seat, places in zip(game.layout.seats, places_of(game, setup), strict=True):
        for place, card in zip(places, cards_in(deal.hands[game.layout.names[seat]]), strict=True):
            pack[place] = card
    return tuple(card for card in pack if card is not None)


def dealer_of(game: Game, deal: Deal) -> Seat:
    """Who deals; seat 0 where the deal does not tell."""
    return game.layout.seats[0 if deal.dealer is None else game.layout.names.index(deal.dealer)]
