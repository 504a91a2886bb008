"""Dealing packets."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from courtpiece_spec.book.steps import MayLook, Packet, SetAside, ToEach, ToOne, ToOthers
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import find_seat
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.script import Automatic
from courtpiece_spec.engine.state import State
from courtpiece_spec.seats import Seat

Recipients = Callable[[State, "Seat | None"], tuple[Seat, ...]]
"""From the state and where the packet is said to start: who gets one, in order."""


@carries(Packet)
def packet(table: Table, rule: Packet, path: str) -> Automatic:
    """So many cards at once to each recipient in turn, a number of times or until the pack is gone."""
    layout = table.layout
    recipients: Recipients = carrier(rule.recipients)(layout, rule.recipients)
    start = None if rule.start is None else find_seat(layout, rule.start)

    def run(state: State) -> State:
        order = recipients(state, None if start is None else start(state))
        deal, hands = state.deal, list(state.hands)
        received = [list(each) for each in deal.received]
        dealt, size = deal.dealt, len(deal.pack)
        times = -(-(size - dealt) // (rule.number * len(order))) if rule.until_gone else rule.times
        for _ in range(times):
            for seat in order:
                upto = min(dealt + rule.number, size)
                for card in deal.pack[dealt:upto]:
                    hands[seat] |= 1 << card
                received[seat].append((path, dealt, upto))
                dealt = upto
        alone = order[0] if isinstance(rule.recipients, ToOne) else deal.alone
        deal = attrs.evolve(deal, dealt=dealt, received=tuple(map(tuple, received)), alone=alone)
        return attrs.evolve(state, hands=tuple(hands), deal=deal)

    return Automatic(run)


@carries(ToEach)
def to_each(layout: Layout, _: ToEach) -> Recipients:
    """Everyone, from the player after the dealer in the direction of dealing."""
    dealer = layout.role_index["dealer"]

    def order(state: State, start: Seat | None) -> tuple[Seat, ...]:
        if start is None:
            dealing = state.deal.roles[dealer]
            assert dealing is not None
            start = layout.next_dealt(dealing)
        return layout.in_order_of_dealing(start)

    return order


@carries(ToOthers)
def to_others(layout: Layout, _: ToOthers) -> Recipients:
    """Everyone but the player who was dealt to alone, from the player after him."""

    def order(state: State, start: Seat | None) -> tuple[Seat, ...]:
        alone = state.deal.alone
        assert alone is not None
        first = layout.next_dealt(alone) if start is None else start
        return tuple(seat for seat in layout.in_order_of_dealing(first) if seat != alone)

    return order


@carries(ToOne)
def to_one(layout: Layout, rule: ToOne) -> Recipients:
    """One player."""
    find = find_seat(layout, rule.who)
    return lambda state, _: (find(state),)


@carries(SetAside)
def set_aside(_: Table, __: SetAside, ___: str) -> Automatic:
    """What is left of the pack stays out of play."""
    return Automatic(
        lambda state: attrs.evolve(state, deal=attrs.evolve(state.deal, dealt=len(state.deal.pack)))
    )


@carries(MayLook)
def may_look(_: Table, __: MayLook, ___: str) -> Automatic:
    """Who may look at his cards binds people only."""
    return Automatic(lambda state: state)
