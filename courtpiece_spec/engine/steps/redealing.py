"""Asking for a new deal."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from courtpiece_spec.book.steps import MayRedeal, MustRedeal, NoRanks, NothingAbove, OrMoreTrumps
from courtpiece_spec.cards import CARDS
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import find_seat
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.script import Asking
from courtpiece_spec.engine.state import State, whole_hand

Holds = Callable[[State, int], bool]
"""Whether a hand, a bit set, is of the kind that gives a new deal."""


@carries(NoRanks)
def no_ranks(_: Layout, rule: NoRanks) -> Holds:
    """No card of some ranks."""
    wanted = sum(card.bit for card in CARDS if card.rank in rule.ranks)
    return lambda _, hand: not hand & wanted


@carries(NothingAbove)
def nothing_above(layout: Layout, rule: NothingAbove) -> Holds:
    """Nothing above a rank, in the book's own order."""
    higher = layout.ranks[: layout.ranks.index(rule.rank)]
    wanted = sum(card.bit for card in CARDS if card.rank in higher)
    return lambda _, hand: not hand & wanted


@carries(OrMoreTrumps)
def or_more_trumps(_: Layout, rule: OrMoreTrumps) -> Holds:
    """So many trumps or more."""
    return lambda state, hand: (hand & state.trump.cards).bit_count() >= rule.number


def _allowed(rule: MayRedeal | MustRedeal, state: State) -> bool:
    """Whether the deal may be repeated once more."""
    redeals = state.deal.setup.redeals
    limit = 1 if rule.not_twice_running else rule.limit
    return limit is None or redeals < limit


def _again(layout: Layout, rule: MayRedeal | MustRedeal) -> Callable[[State], State]:
    """The function that ends the round for a new deal, by the same dealer unless the book says otherwise."""
    dealer = layout.role_index["dealer"]
    by = None if rule.dealt_by is None else find_seat(layout, rule.dealt_by)

    def again(state: State) -> State:
        seat = state.deal.roles[dealer] if by is None else by(state)
        return attrs.evolve(state, asked=attrs.evolve(state.asked, new_deal=True, redealt_by=seat))

    return again


@carries(MayRedeal)
def may_redeal(table: Table, rule: MayRedeal, _: str) -> Asking:
    """A player whose hand is of the kind may ask for a new deal, or pass."""
    layout, find = table.layout, find_seat(table.layout, rule.who)
    holds: Holds = carrier(rule.holding)(layout, rule.holding)
    again = _again(layout, rule)

    def offers(state: State) -> tuple[Action, ...]:
        seat = find(state)
        if not _allowed(rule, state) or not holds(state, whole_hand(state, seat)):
            return ()
        return (Action(seat, Verb.REDEAL), Action(seat, Verb.PASS))

    def answer(state: State, action: Action) -> State:
        if action.verb is Verb.REDEAL:
            return again(state)
        # He simply says nothing: that he could have asked is nobody else's knowledge.
        quiet = (*state.asked.quiet, len(state.history) - 1)
        return attrs.evolve(state, asked=attrs.evolve(state.asked, quiet=quiet))

    return Asking(offers, answer)


@carries(MustRedeal)
def must_redeal(table: Table, rule: MustRedeal, _: str) -> Asking:
    """Any hand of the kind gives a new deal: its first holder from the dealer's next on shows it."""
    layout = table.layout
    dealer = layout.role_index["dealer"]
    holds: Holds = carrier(rule.holding)(layout, rule.holding)
    again = _again(layout, rule)

    def offers(state: State) -> tuple[Action, ...]:
        if not _allowed(rule, state):
            return ()
        dealing = state.deal.roles[dealer]
        assert dealing is not None
        for number in range(1, layout.players + 1):
            seat = layout.seats[(dealing + number) % layout.players]
            if holds(state, whole_hand(state, seat)):
                return (Action(seat, Verb.REDEAL),)
        return ()

    return Asking(offers, lambda state, _: again(state))
