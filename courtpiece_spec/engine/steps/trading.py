"""Discarding, and drawing from the stock, in games for two."""

from __future__ import annotations

import attrs

from courtpiece_spec.book.steps import Discard, DiscardOthers, DrawPairs
from courtpiece_spec.cards import CARDS, Card, cards_in
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.people import find_seat
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carries
from courtpiece_spec.engine.script import Asking
from courtpiece_spec.engine.state import State
from courtpiece_spec.seats import Seat


def _drops(state: State, seat: Seat) -> tuple[Action, ...]:
    return tuple(Action(seat, Verb.DROP, card) for card in cards_in(state.hands[seat]))


def _drop(state: State, action: Action) -> State:
    """A card leaves a hand for good."""
    assert action.seat is not None
    assert isinstance(action.what, Card)
    seat, bit = action.seat, action.what.bit
    hands = (*state.hands[:seat], state.hands[seat] & ~bit, *state.hands[seat + 1 :])
    return attrs.evolve(
        state, hands=hands, deal=attrs.evolve(state.deal, discarded=state.deal.discarded | bit)
    )


@carries(Discard)
def discard(table: Table, rule: Discard, _: str) -> Asking:
    """A player discards so many cards, one after the other."""
    find = find_seat(table.layout, rule.who)

    def answer(state: State, action: Action) -> State:
        state = _drop(state, action)
        done = state.asked.asked + 1
        more = done < rule.number
        state = attrs.evolve(
            state,
            asked=attrs.evolve(state.asked, asked=done if more else 0),
            deal=attrs.evolve(state.deal, alone=action.seat),
        )
        return attrs.evolve(state, offers=_drops(state, find(state))) if more else state

    return Asking(lambda state: _drops(state, find(state)), answer)


@carries(DiscardOthers)
def discard_others(table: Table, rule: DiscardOthers, _: str) -> Asking:
    """Everyone but the player who discarded before discards so many cards, in playing order."""
    layout = table.layout

    def seat(state: State) -> Seat:
        alone = state.deal.alone
        assert alone is not None
        return layout.seats[(alone + 1 + state.asked.asked // rule.number) % layout.players]

    def answer(state: State, action: Action) -> State:
        state = _drop(state, action)
        done = state.asked.asked + 1
        more = done < rule.number * (layout.players - 1)
        state = attrs.evolve(state, asked=attrs.evolve(state.asked, asked=done if more else 0))
        return attrs.evolve(state, offers=_drops(state, seat(state))) if more else state

    return Asking(lambda state: _drops(state, seat(state)), answer)


@carries(DrawPairs)
def draw_pairs(table: Table, rule: DrawPairs, _: str) -> Asking:
    """In turn from the leader on: look at the top card; keep it, or leave it and keep the next one.

    Who has his number of cards is passed over.
    """
    layout = table.layout

    def offers(state: State) -> tuple[Action, ...]:
        if state.deal.dealt + 2 > len(state.deal.pack):
            return ()
        first = table.first_leader(state) + state.asked.asked
        for number in range(layout.players):
            who = layout.seats[(first + number) % layout.players]
            laid_out = state.trump.hidden_card is not None and state.trump.keeper == who
            if state.hands[who].bit_count() + laid_out < rule.number:
                return (Action(who, Verb.KEEP), Action(who, Verb.LEAVE))
        return ()

    def answer(state: State, action: Action) -> State:
        assert action.seat is not None
        first, second = state.deal.pack[state.deal.dealt : state.deal.dealt + 2]
        kept, gone = (first, second) if action.verb is Verb.KEEP else (second, first)
        who = action.seat
        hands = (*state.hands[:who], state.hands[who] | CARDS[kept].bit, *state.hands[who + 1 :])
        deal = attrs.evolve(
            state.deal,
            dealt=state.deal.dealt + 2,
            discarded=state.deal.discarded | CARDS[gone].bit,
            looked=(*state.deal.looked, (first,) if action.verb is Verb.LEAVE else (first, second)),
        )
        asked = attrs.evolve(state.asked, asked=state.asked.asked + 1)
        state = attrs.evolve(state, hands=hands, deal=deal, asked=asked)
        more = offers(state)
        return (
            attrs.evolve(state, offers=more)
            if more
            else attrs.evolve(state, asked=attrs.evolve(asked, asked=0))
        )

    return Asking(offers, answer)
