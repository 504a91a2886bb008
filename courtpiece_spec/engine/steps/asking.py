"""Asking for trump: named, laid down or up, written, changed."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from courtpiece_spec.book.play import FromStart
from courtpiece_spec.book.steps import (
    LayDownTrump,
    LayUpTrump,
    MayChangeTrump,
    MayNameTrump,
    NameTrump,
    TrumpOrNone,
    TrumpOrOrder,
    TrumpSuit,
    WriteTrump,
)
from courtpiece_spec.cards import CARDS, SUITS, Card, Suit, cards_in
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.exposing import lies_outside
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import find_players, find_seat
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.script import Asking
from courtpiece_spec.engine.state import State
from courtpiece_spec.engine.taking import trump_cards
from courtpiece_spec.seats import Seat

Choices = tuple[Suit | str, ...]


# ---------------------------------------------------------------------- what a choice does
def with_trump(layout: Layout, state: State, suit: Suit) -> State:
    """A suit becomes trump, known to all."""
    trump = attrs.evolve(
        state.trump,
        cards=trump_cards(layout, suit),
        suit=suit,
        settled=True,
        order="",
        since=0,
    )
    return attrs.evolve(state, trump=trump)


def without_trump(state: State, order: str) -> State:
    """The round has no trump; a mode may bring a rank order of its own."""
    trump = attrs.evolve(
        state.trump, cards=0, suit=None, settled=True, order="" if order == "none" else order
    )
    return attrs.evolve(state, trump=trump)


def with_hidden_trump(
    layout: Layout, state: State, suit: Suit, keeper: Seat | None, card: int | None, *, blind: bool = False
) -> State:
    """A suit is chosen in secret; a card laid down for it leaves its owner's hand."""
    unseen = isinstance(layout.power, FromStart)
    trump = attrs.evolve(
        state.trump,
        cards=trump_cards(layout, suit) if unseen else 0,
        hidden=suit,
        hidden_card=card,
        keeper=keeper,
        keeper_knows=not blind,
        settled=True,
    )
    hands = state.hands
    if card is not None and keeper is not None:
        hands = (*hands[:keeper], hands[keeper] & ~(1 << card), *hands[keeper + 1 :])
    return attrs.evolve(state, trump=trump, hands=hands)


def choose(layout: Layout, state: State, action: Action) -> State:
    """What a call does."""
    if isinstance(action.what, Suit):
        return with_trump(layout, state, action.what)
    return without_trump(state, str(action.what))


# ---------------------------------------------------------------------- what may be chosen
@carries(TrumpSuit)
def trump_suit(_: TrumpSuit) -> Choices:
    """One of the suits."""
    return SUITS


@carries(TrumpOrNone)
def trump_or_none(_: TrumpOrNone) -> Choices:
    """A suit, or none."""
    return (*SUITS, "none")


@carries(TrumpOrOrder)
def trump_or_order(rule: TrumpOrOrder) -> Choices:
    """A suit, or a mode with a rank order of its own."""
    return (*SUITS, *rule.orders)


def _calls(seat: Seat, choices: Choices) -> tuple[Action, ...]:
    return tuple(Action(seat, Verb.CALL, choice) for choice in choices)


# ---------------------------------------------------------------------- steps
@carries(NameTrump)
def name_trump(table: Table, rule: NameTrump, _: str) -> Asking:
    """A player names trump aloud."""
    layout, find = table.layout, find_seat(table.layout, rule.who)
    choices: Choices = carrier(rule.choice)(rule.choice)
    return Asking(
        lambda state: _calls(find(state), choices),
        lambda state, action: choose(layout, state, action),
    )


@carries(MayNameTrump)
def may_name_trump(table: Table, rule: MayNameTrump, _: str) -> Asking:
    """A player names trump, or passes and leaves it open."""
    layout, find = table.layout, find_seat(table.layout, rule.who)
    choices: Choices = carrier(rule.choice)(rule.choice)
    return Asking(
        lambda state: (*_calls(find(state), choices), Action(find(state), Verb.PASS)),
        lambda state, action: state if action.verb is Verb.PASS else choose(layout, state, action),
    )


@carries(MayChangeTrump)
def may_change_trump(table: Table, rule: MayChangeTrump, _: str) -> Asking:
    """A player may name another suit; where several may, each is asked in playing order until one does.

    Changing a hidden trump opens it: the card laid down goes back to its owner's hand.
    """
    layout, find = table.layout, find_players(table.layout, rule.who)
    challenger = layout.role_index["challenger"]

    def offers(state: State) -> tuple[Action, ...]:
        seat = find(state)[state.asked.asked]
        now = state.trump.suit
        return (*_calls(seat, tuple(suit for suit in SUITS if suit is not now)), Action(seat, Verb.PASS))

    def answer(state: State, action: Action) -> State:
        asked = state.asked.asked + 1
        if action.verb is Verb.PASS:
            state = attrs.evolve(state, asked=attrs.evolve(state.asked, asked=asked))
            return state if asked == len(find(state)) else attrs.evolve(state, offers=offers(state))
        assert action.seat is not None
        if state.trump.hidden_card is not None:
            keeper = state.trump.keeper
            assert keeper is not None
            back = state.hands[keeper] | 1 << state.trump.hidden_card
            state = attrs.evolve(state, hands=(*state.hands[:keeper], back, *state.hands[keeper + 1 :]))
        opened = attrs.evolve(state.trump, hidden=None, hidden_card=None, keeper=None)
        roles = state.deal.roles
        roles = (*roles[:challenger], action.seat, *roles[challenger + 1 :])
        state = attrs.evolve(
            state,
            trump=opened,
            deal=attrs.evolve(state.deal, roles=roles),
            asked=attrs.evolve(state.asked, challenged=True),
        )
        return choose(layout, state, action)

    return Asking(offers, answer)


def _hide(layout: Layout, find: Callable[[State], Seat]) -> Asking:
    """A player chooses one of the cards he holds."""

    def offers(state: State) -> tuple[Action, ...]:
        seat = find(state)
        return tuple(Action(seat, Verb.HIDE, card) for card in cards_in(state.hands[seat]))

    outside = lies_outside(layout)

    def answer(state: State, action: Action) -> State:
        assert isinstance(action.what, Card)
        card = action.what.index if outside else None
        return with_hidden_trump(layout, state, action.what.suit, action.seat, card)

    return Asking(offers, answer)


@carries(LayDownTrump)
def lay_down_trump(table: Table, rule: LayDownTrump, _: str) -> Asking:
    """A player lays a card face down; its suit will be trump."""
    return _hide(table.layout, find_seat(table.layout, rule.who))


@carries(LayUpTrump)
def lay_up_trump(table: Table, rule: LayUpTrump, _: str) -> Asking:
    """A player shows a card; its suit is trump, and the card stays his."""
    layout, find = table.layout, find_seat(table.layout, rule.who)

    def offers(state: State) -> tuple[Action, ...]:
        seat = find(state)
        return tuple(
            Action(seat, Verb.CALL, suit)
            for suit in SUITS
            if any(card.suit is suit for card in cards_in(state.hands[seat]))
        )

    return Asking(offers, lambda state, action: choose(layout, state, action))


@carries(WriteTrump)
def write_trump(table: Table, rule: WriteTrump, _: str) -> Asking:
    """A player writes the suit down; no card leaves his hand."""
    layout, find = table.layout, find_seat(table.layout, rule.who)

    def answer(state: State, action: Action) -> State:
        assert isinstance(action.what, Suit)
        return with_hidden_trump(layout, state, action.what, action.seat, None)

    return Asking(lambda state: tuple(Action(find(state), Verb.WRITE, suit) for suit in SUITS), answer)


def suit_of(card: int) -> Suit:
    """The suit of a card by its index."""
    return CARDS[card].suit
