"""Playing tricks, and going on after a round that is won."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from attrs import frozen

from courtpiece_spec.book.steps import MayGoOn, PlayTricks, PlayUntil
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.conditions import test_of
from courtpiece_spec.engine.people import NO_FRAME, find_players
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.registry import carries
from courtpiece_spec.engine.script import Asking
from courtpiece_spec.engine.state import State


@frozen
class Tricks:
    """Cards are played, trick by trick, until the step is over."""

    table: Table
    is_over: Callable[[State], bool]

    def begin(self, state: State) -> State:
        """Open the next trick, unless there is none."""
        no_cards = not any(state.hands) and state.trump.hidden_card is None
        done = no_cards or self.is_over(state) or self.table.decided(state)
        return state if done else self.table.open_trick(state)

    def apply(self, state: State, action: Action) -> State:
        """A card, a card face down, or an exposure."""
        if action.bit:
            after = self.table.play(state, action)
        elif action.verb is Verb.DOWN:
            after = self.table.play_down(state, action)
        else:
            return self.table.reveal(state)
        return after if after.played else self.begin(after)


@carries(PlayTricks)
def play_tricks(table: Table, rule: PlayTricks, _: str) -> Tricks:
    """So many tricks, counted from where the step begins."""
    return Tricks(table, lambda state: len(state.tricks.takers) - state.asked.tricks_before >= rule.number)


@carries(PlayUntil)
def play_until(table: Table, rule: PlayUntil, _: str) -> Tricks:
    """Until something holds, judged before each trick."""
    holds = test_of(table.layout, rule.condition)
    return Tricks(table, lambda state: holds(state, NO_FRAME))


@carries(MayGoOn)
def may_go_on(table: Table, rule: MayGoOn, _: str) -> Asking:
    """A player, or whoever of several speaks first, goes on or stops."""
    find = find_players(table.layout, rule.who)

    def offers(state: State) -> tuple[Action, ...]:
        # Nobody is asked before the others.
        return tuple(Action(seat, verb) for seat in sorted(find(state)) for verb in (Verb.GO_ON, Verb.STOP))

    def answer(state: State, action: Action) -> State:
        going_on = action.verb is Verb.GO_ON
        return attrs.evolve(state, asked=attrs.evolve(state.asked, going_on=going_on))

    return Asking(offers, answer)
