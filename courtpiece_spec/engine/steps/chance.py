"""What chance decides: a random card that sets trump.  Every pick is an input, an action of nobody."""

from __future__ import annotations

from collections.abc import Callable

from courtpiece_spec.book.steps import (
    LayBlindTrump,
    NthCardSetsTrump,
    OfHand,
    OfLast,
    OfPack,
    OfPacket,
    OfTricks,
    RandomCardSetsTrump,
)
from courtpiece_spec.cards import Card, cards_in
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.exposing import lies_outside
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import find_seat
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.script import Asking, Automatic
from courtpiece_spec.engine.state import State
from courtpiece_spec.engine.steps.asking import suit_of, with_hidden_trump, with_trump
from courtpiece_spec.seats import Seat

Source = Callable[[State], int]
"""The bit set of the cards of which chance picks one."""


def _picks(source: Source) -> Callable[[State], tuple[Action, ...]]:
    return lambda state: tuple(Action(None, Verb.PICK, card) for card in cards_in(source(state)))


@carries(OfHand)
def of_hand(layout: Layout, rule: OfHand) -> Source:
    """A player's hand."""
    find = find_seat(layout, rule.who)
    return lambda state: state.hands[find(state)]


def cards_received(state: State, seat: Seat) -> tuple[int, ...]:
    """The indices of the cards a player was dealt, in order."""
    pack = state.deal.pack
    return tuple(card for _, start, end in state.deal.received[seat] for card in pack[start:end])


def _bits(cards: tuple[int, ...]) -> int:
    total = 0
    for card in cards:
        total |= 1 << card
    return total


@carries(OfLast)
def of_last(layout: Layout, rule: OfLast) -> Source:
    """The last cards a player was dealt."""
    find = find_seat(layout, rule.who)
    return lambda state: _bits(cards_received(state, find(state))[-rule.number :])


@carries(OfPacket)
def of_packet(layout: Layout, rule: OfPacket) -> Source:
    """The first packet a player got in a step."""
    find = find_seat(layout, rule.who)

    def source(state: State) -> int:
        packets = [each for each in state.deal.received[find(state)] if each[0] == rule.step]
        _, start, end = packets[0]
        return _bits(state.deal.pack[start:end])

    return source


@carries(OfTricks)
def of_tricks(_: Layout, __: OfTricks) -> Source:
    """The cards of the tricks played."""

    def source(state: State) -> int:
        cards = state.tricks.lying
        for captured in state.tricks.captured:
            cards |= captured
        return cards

    return source


@carries(OfPack)
def of_pack(_: Layout, __: OfPack) -> Source:
    """The whole pack."""
    return lambda state: _bits(state.deal.pack)


@carries(RandomCardSetsTrump)
def random_card_sets_trump(table: Table, rule: RandomCardSetsTrump, _: str) -> Asking:
    """Chance picks a card, seen by all; its suit is trump."""
    layout = table.layout
    source: Source = carrier(rule.source)(layout, rule.source)

    def answer(state: State, action: Action) -> State:
        assert isinstance(action.what, Card)
        return with_trump(layout, state, action.what.suit)

    return Asking(_picks(source), answer)


@carries(LayBlindTrump)
def lay_blind_trump(table: Table, rule: LayBlindTrump, _: str) -> Asking:
    """Chance picks a card that nobody sees; its suit will be trump.

    It is laid out of a hand, unless hidden cards stay in the hand; one that nobody holds only names the suit.
    """
    layout = table.layout
    source: Source = carrier(rule.source)(layout, rule.source)
    outside = lies_outside(layout)

    def answer(state: State, action: Action) -> State:
        assert isinstance(action.what, Card)
        bit = action.what.bit
        keeper = next((seat for seat in layout.seats if state.hands[seat] & bit), None)
        card = action.what.index if outside and keeper is not None else None
        return with_hidden_trump(layout, state, action.what.suit, keeper, card, blind=True)

    return Asking(_picks(source), answer)


@carries(NthCardSetsTrump)
def nth_card_sets_trump(table: Table, rule: NthCardSetsTrump, _: str) -> Automatic:
    """The suit of the n-th card that a player was dealt is trump."""
    layout, find = table.layout, find_seat(table.layout, rule.who)
    return Automatic(
        lambda state: with_trump(layout, state, suit_of(cards_received(state, find(state))[rule.number - 1]))
    )
