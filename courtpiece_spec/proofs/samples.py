"""Outcomes by chance, from a fixed seed: what is looked at where there are too many to walk them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.chance import Draw
from courtpiece_spec.engine.actions import Verb
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.refusing import Refused
from courtpiece_spec.engine.state import Setup, State
from courtpiece_spec.proofs.outcomes import Outcomes

PLAYED: Final = 200
"""So many rounds are played with cards."""
_BARE_STEPS: Final = 20_000
"""Bare rounds are drawn until so many tricks and answers have been looked at: they reach what is rare."""
_SEED: Final = 1


def sampled(outcomes: Outcomes, setup: Setup, setups: int = 1) -> Iterator[State]:
    """Ends of rounds, played and bare ones, from a setup that is one of some."""
    draw = Draw(_SEED)
    for _ in range(max(1, PLAYED // setups)):
        yield played(outcomes.game, setup, draw)
    last = outcomes.steps + _BARE_STEPS // setups
    while outcomes.steps < last:
        yield outcomes.drawn(setup, draw)


def played(game: Game, setup: Setup, draw: Draw) -> State:
    """The end of one round in which everybody does by chance what is legal.

    Nobody asks for a new deal who need not.
    """
    state = game.start(draw.shuffled(game.layout.pack), setup)
    while legal := game.legal(state):
        calm = tuple(action for action in legal if action.verb is not Verb.REDEAL)
        applied = game.apply(state, draw.one_of(calm or legal))
        assert not isinstance(applied, Refused)
        state = applied[0]
    return state
