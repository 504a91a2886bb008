"""Bids and promises."""

from __future__ import annotations

import attrs

from courtpiece_spec.book.steps import Bid, Promise
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.people import find_seat
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carries
from courtpiece_spec.engine.script import Asking
from courtpiece_spec.engine.state import State
from courtpiece_spec.seats import Seat


@carries(Bid)
def bid(table: Table, rule: Bid, _: str) -> Asking:
    """Each in turn bids a number of tricks once; the highest, of equal ones the earlier, is the bidder."""
    layout = table.layout
    bidder = layout.role_index["bidder"]
    start = table.first_leader if rule.start is None else find_seat(layout, rule.start)

    def seat(state: State) -> Seat:
        return layout.seats[(start(state) + state.asked.asked) % layout.players]

    def offers(state: State) -> tuple[Action, ...]:
        first = state.asked.asked == 0
        low = max(rule.lowest, state.asked.bid + 1) if rule.above_last else rule.lowest
        may_pass = (rule.or_passes and not (first and rule.first_may_not_pass)) or low > rule.highest
        bids = tuple(Action(seat(state), Verb.BID, number) for number in range(low, rule.highest + 1))
        return (*bids, Action(seat(state), Verb.PASS)) if may_pass else bids

    def answer(state: State, action: Action) -> State:
        asked, deal = state.asked, state.deal
        if isinstance(action.what, int) and action.what > asked.bid:
            roles = (*deal.roles[:bidder], action.seat, *deal.roles[bidder + 1 :])
            deal = attrs.evolve(deal, roles=roles)
            asked = attrs.evolve(asked, bid=action.what)
        more = asked.asked + 1 < layout.players
        asked = attrs.evolve(asked, asked=asked.asked + 1 if more else 0)
        state = attrs.evolve(state, asked=asked, deal=deal)
        return attrs.evolve(state, offers=offers(state)) if more else state

    return Asking(offers, answer)


@carries(Promise)
def promise(table: Table, rule: Promise, _: str) -> Asking:
    """A player promises a number of tricks, or passes."""
    find = find_seat(table.layout, rule.who)

    def offers(state: State) -> tuple[Action, ...]:
        seat = find(state)
        numbers = range(rule.lowest, rule.highest + 1)
        return (*(Action(seat, Verb.BID, number) for number in numbers), Action(seat, Verb.PASS))

    def answer(state: State, action: Action) -> State:
        if not isinstance(action.what, int):
            return state
        return attrs.evolve(state, asked=attrs.evolve(state.asked, bid=action.what, promised=True))

    return Asking(offers, answer)
