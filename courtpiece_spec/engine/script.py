"""The script of a round as the engine runs it: one runner for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import attrs
from attrs import frozen

from courtpiece_spec.engine.actions import Action
from courtpiece_spec.engine.conditions import Test
from courtpiece_spec.engine.state import State


class Runner(Protocol):
    """Carries out one step.

    A state *waits* when it has cards allowed or offers; a state that does not wait is done with its step.
    """

    def begin(self, state: State) -> State:
        """What happens when the step's turn comes."""

    def apply(self, state: State, action: Action) -> State:
        """What a legal action does; the action is already in the history, unless it is a card."""


@frozen
class ScriptStep:
    """A step: its clause, whether its turn comes at all, and who carries it out."""

    path: str
    runner: Runner
    guard: Test | None = None


@frozen
class Automatic:
    """A step that needs nobody."""

    run: Callable[[State], State]

    def begin(self, state: State) -> State:
        """Run it."""
        return self.run(state)

    def apply(self, _: State, action: Action) -> State:
        """Never called: the step waits for nobody."""
        raise AssertionError(f"no step waits for {action}")


@frozen
class Asking:
    """A step that waits for one answer, or for several in turn."""

    offers: Callable[[State], tuple[Action, ...]]
    answer: Callable[[State, Action], State]

    def begin(self, state: State) -> State:
        """Ask."""
        return attrs.evolve(state, offers=self.offers(state))

    def apply(self, state: State, action: Action) -> State:
        """Take the answer; it may ask on by offering again."""
        return self.answer(attrs.evolve(state, offers=()), action)
