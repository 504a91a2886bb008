"""Whose the tricks become."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from courtpiece_spec.book.play import (
    EachTrick,
    FreshTricks,
    HotStreak,
    LastTakesPile,
    NotAWin,
    NotCollected,
    TricksRunning,
)
from courtpiece_spec.engine.conditions import test_of
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import NO_FRAME, find_seat
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import State, Tricks
from courtpiece_spec.seats import Seat

AsState = Callable[[Tricks], State]
"""The round as it stands with these tricks, for rules that look at more than the tricks."""

Collect = Callable[[Tricks, Seat, bool, AsState], Tricks]
"""From the tricks with the last one on the pile, its taker, and whether no card is left: what is whose."""

Needed = Callable[[Tricks], int]
"""How many tricks running a collection needs now."""


def collecting(layout: Layout) -> Collect:
    """The function that collects, by the book's `collect` section."""
    rule = layout.book.rule("collect.take")
    made: Collect = carrier(rule)(layout, rule) if rule is not None else each_trick(layout, EachTrick())
    return made


@carries(EachTrick)
def each_trick(layout: Layout, _: EachTrick) -> Collect:
    """Each trick is its taker's side's at once."""
    side_of = layout.side_of
    return lambda tricks, taker, _, __: tricks.pile_to(side_of[taker], tricks.run)


@carries(TricksRunning)
def tricks_running(layout: Layout, rule: TricksRunning) -> Collect:
    """The pile is taken by a player who takes so many tricks running.

    A refused collection leaves the run as it is (Q40, Q43).
    """
    side_of = layout.side_of
    fresh = layout.book.rule("collect.fresh")
    needed = _needed(layout, rule, fresh)
    stays_hot = isinstance(fresh, HotStreak)
    refusals = [carrier(clause.rule)(layout, clause.rule) for clause in layout.book.under("collect.except")]
    last = layout.book.rule("collect.last")
    sweeper = carrier(last)(layout, last) if isinstance(last, LastTakesPile) else None

    def collect(tricks: Tricks, taker: Seat, no_card_left: bool, as_state: AsState) -> Tricks:
        if sweeper is not None and no_card_left:
            return tricks.pile_to(side_of[sweeper(as_state(tricks))], 0)
        if tricks.run < needed(tricks):
            return tricks
        for refuse in refusals:
            refused: Tricks | None = refuse(as_state(tricks))
            if refused is not None:
                return refused
        return tricks.pile_to(side_of[taker], tricks.run if stays_hot else 0)

    return collect


def _needed(layout: Layout, rule: TricksRunning, fresh: object) -> Needed:
    if isinstance(fresh, FreshTricks | HotStreak):
        made: Callable[[Layout, object, int], Needed] = carrier(fresh)
        return made(layout, fresh, rule.number)
    return lambda _: rule.number


@carries(FreshTricks)
def fresh_tricks(_: Layout, rule: FreshTricks, first: int) -> Needed:
    """After a collection so many new tricks are needed."""
    return lambda tricks: rule.number if tricks.fresh else first


@carries(HotStreak)
def hot_streak(_: Layout, __: HotStreak, first: int) -> Needed:
    """After a collection every further trick of an unbroken run is collected at once."""
    return lambda _: first


@carries(LastTakesPile)
def last_takes_pile(layout: Layout, rule: LastTakesPile) -> Callable[[State], Seat]:
    """Who takes what lies there when the last card has been played."""
    return find_seat(layout, rule.who)


@carries(NotCollected)
def not_collected(layout: Layout, rule: NotCollected) -> Callable[[State], Tricks | None]:
    """Refused: the pile lies on, and the run stays as it is."""
    holds = test_of(layout, rule.when)
    return lambda state: state.tricks if holds(state, NO_FRAME) else None


@carries(NotAWin)
def not_a_win(layout: Layout, rule: NotAWin) -> Callable[[State], Tricks | None]:
    """Refused, and the later trick starts no pair."""
    holds = test_of(layout, rule.when)
    return lambda state: attrs.evolve(state.tricks, run=0) if holds(state, NO_FRAME) else None
