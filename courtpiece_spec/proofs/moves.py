"""Somebody can always move: a hidden card must be able to come to light before it is the last."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from courtpiece_spec.book.play import ShownAfter
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.exposing import Moment
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.refusing import Refused
from courtpiece_spec.engine.state import Setup, State
from courtpiece_spec.engine.steps.tricks import Tricks as PlayStep
from courtpiece_spec.proofs.findings import Finding


def move_findings(game: Game) -> Iterator[Finding]:
    """Look at the player whose only card is the hidden one: he leads, or he must follow."""
    state = _with_hidden_card(game)
    if state is None or state.trump.keeper is None:
        return
    keeper, size = state.trump.keeper, max(hand.bit_count() for hand in state.hands)
    shown_in_time = any(
        isinstance(clause.rule, ShownAfter) and clause.rule.trick < size
        for clause in game.book.under("trump.reveal")
    )
    if shown_in_time:
        return
    hands = tuple(0 if seat == keeper else hand for seat, hand in enumerate(state.hands))
    last = attrs.evolve(state, hands=hands)
    for moment, words in (
        (Moment(last, keeper, leading=True, void=False), "is to lead"),
        (Moment(last, keeper, leading=False, void=True), "is to follow"),
    ):
        if not any(exposure(moment) for exposure in game.table.exposures):
            yield Finding(
                "CP605",
                _hiding_step(game),
                f"nobody can move: in trick {size} the hidden card's owner {words}, holds no other card, "
                "and no clause lets him expose it",
                "add a clause such as `reveal last_card: caller must when no other card is left`",
            )
            return


def _with_hidden_card(game: Game) -> State | None:
    """A round at its first trick with a card laid down; None where the book lays none down."""
    state = game.start(game.layout.pack, Setup(game.layout.seats[0]))
    while not game.is_over(state):
        if isinstance(game.script[state.step].runner, PlayStep):
            return state if state.trump.hidden_card is not None else None
        applied = game.apply(state, _quiet(game.legal(state)))
        assert not isinstance(applied, Refused)
        state = applied[0]
    return None


def _quiet(legal: tuple[Action, ...]) -> Action:
    """To pass, where one may: whoever names another trump opens the hidden one."""
    return next((action for action in legal if action.verb is Verb.PASS), legal[0])


def _hiding_step(game: Game) -> str:
    """The path of the step that lays the card down."""
    state = game.start(game.layout.pack, Setup(game.layout.seats[0]))
    while True:
        applied = game.apply(state, _quiet(game.legal(state)))
        assert not isinstance(applied, Refused)
        if applied[0].trump.hidden_card is not None:
            return game.script[state.step].path
        state = applied[0]
