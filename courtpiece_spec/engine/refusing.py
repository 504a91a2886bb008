"""Why an action is refused: the clause, and what would be legal instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.cards import Card
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.playing import Table
from courtpiece_spec.engine.script import ScriptStep
from courtpiece_spec.engine.state import State

TURN, HAND, END, FOLLOW, VOID = "play.turn", "play.hand", "round.end", "play.follow", "play.void"
FACE_DOWN = "play.face_down"

BUILT_IN = {
    TURN: "Only a player whose turn it is may act.",
    HAND: "Players play only cards that they hold.",
    END: "After the end of a round nothing more may be done.",
}
"""Clauses that every book has without writing them, with their sentences."""


@frozen
class Refused:
    """An action that is not legal where it stands."""

    clause: str
    """The full id of the clause that refuses it."""
    legal: tuple[Action, ...]
    message: str


_MOST_CHOICES: Final = 13
"""So many are named in one line."""


def _said(action: Action) -> str:
    """An action without its seat, as in a token."""
    return action.token.partition(":")[2]


def _row(choices: Sequence[Action]) -> str:
    more = len(choices) - _MOST_CHOICES
    return ", ".join(map(_said, choices[:_MOST_CHOICES])) + (f" and {more} more" if more > 0 else "")


Refuse = Callable[[State, Action, "tuple[Action, ...]"], Refused]


def refusing(layout: Layout, script: tuple[ScriptStep, ...], table: Table) -> Refuse:
    """The function that words a refusal."""
    book = layout.book

    def name(action: Action) -> str:
        return "chance" if action.seat is None else layout.shown[action.seat]

    def path_and_words(state: State, action: Action, legal: tuple[Action, ...]) -> tuple[str, str]:
        if state.step >= len(script):
            return END, "the round is over"
        step = script[state.step].path
        if action.verb is Verb.CONCEDE and book.rule("play.concede") is not None:
            return "play.concede", f"{name(action)} may not give up now"
        if action.seat not in {each.seat for each in legal}:
            on_turn = ", ".join(sorted({name(each) for each in legal}))
            return TURN, f"it is not {name(action)}'s turn: {on_turn} is to act"
        if action.verb is not Verb.PLAY:
            return _other(state, action, step, legal)
        if not state.allowed and not any(each.verb in (Verb.REVEAL, Verb.DOWN) for each in legal):
            return step, f"{name(action)} is asked by {step} and cannot play a card yet"
        return _card(state, action, legal)

    def _card(state: State, action: Action, legal: tuple[Action, ...]) -> tuple[str, str]:
        assert action.seat is not None
        hand = state.hands[action.seat]
        if not hand & action.bit:
            return HAND, _not_held(state, action, legal)
        if state.played and hand & table.led_bits(state.played[0], state.trump):
            return FOLLOW, f"{name(action)} can follow suit, so {action.what} is refused"
        if not state.allowed and any(each.verb is Verb.DOWN for each in legal):
            return FACE_DOWN, f"{name(action)} cannot follow, and plays openly only once trump is exposed"
        if state.duty:
            return state.duty, f"{name(action)} had the trump exposed and must play a trump"
        return VOID, f"{name(action)} cannot follow, but {action.what} is not allowed either"

    def _not_held(state: State, action: Action, legal: tuple[Action, ...]) -> str:
        """A card that is not in the hand; the hidden trump lies before its keeper."""
        assert isinstance(action.what, Card)
        trump = state.trump
        # What a player laid down without looking he is not told here either.
        if trump.hidden_card == action.what.index and trump.keeper == action.seat and trump.keeper_knows:
            shown = next((each.token for each in legal if each.verb is Verb.REVEAL), None)
            until = "it is exposed" if shown is None else f"`{shown}`"
            return f"{action.what} lies face down until {until}"
        return f"{name(action)} does not hold {action.what}"

    def _other(state: State, action: Action, step: str, legal: tuple[Action, ...]) -> tuple[str, str]:
        if action.verb is Verb.REVEAL:
            reveal = next(book.under("trump.reveal"), None)
            return (
                reveal.path if reveal is not None else step,
                f"{name(action)} cannot have a trump exposed now",
            )
        alike = [each for each in legal if each.verb is action.verb and each.seat == action.seat]
        if not alike:
            return step, f"{_said(action)} is no action here"
        held = 0 if action.seat is None else state.hands[action.seat]
        if action.seat is not None and isinstance(action.what, Card) and not held & action.what.bit:
            return step, _not_held(state, action, legal)
        return step, f"{_said(action)} is none of {name(action)}'s choices: {_row(alike)}"

    def refuse(state: State, action: Action, legal: tuple[Action, ...]) -> Refused:
        path, words = path_and_words(state, action, legal)
        return Refused(book.clause_id(path), legal, words)

    return refuse
