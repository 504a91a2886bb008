"""Where in a record an action stands, as a player would say it, with the token as it is written."""

from __future__ import annotations

from courtpiece_spec.engine import Action, State, Verb

_CARDS = (Verb.PLAY, Verb.DOWN)


def ordinal(number: int) -> str:
    """A number in its place: 1st, 2nd, 3rd, 11th."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def place_of(state: State, action: Action, at: int) -> str:
    """Such as: the 3rd card of trick 2, token 2:2C.

    Args:
        state: The round where the action is tried.
        action: The action.
        at: Its index among the actions of the record, from 0.
    """
    if action.verb in _CARDS and (state.played or (state.allowed and state.turn is not None)):
        where = f"the {ordinal(len(state.played) + 1)} card of trick {len(state.winners) + 1}"
    else:
        where = f"the {ordinal(at + 1)} action"
    return f"{where}, token {action.token}"
