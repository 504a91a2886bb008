"""Two games played side by side: where do they differ, as far as an answer can show it?"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Action, Game, Refused, State
from courtpiece_spec.engine.state import Setup
from courtpiece_spec.records.setups import read_setup


@frozen
class Round:
    """A round of the original, with all its states: one more than actions."""

    setup: dict[str, object]
    pack: tuple[Card, ...]
    actions: tuple[Action, ...]
    states: tuple[State, ...]


def played(
    game: Game, setup: dict[str, object], pack: Sequence[Card], actions: Sequence[Action]
) -> Round | None:
    """Play actions that are legal; None where one is not."""
    read = read_setup(dict(setup), game)
    if isinstance(read, str):
        return None
    states = [game.start(pack, read)]
    for action in actions:
        applied = game.apply(states[-1], action)
        if isinstance(applied, Refused):
            return None
        states.append(applied[0])
    return Round(dict(setup), tuple(pack), tuple(actions), tuple(states))


def same(game: Game, ours: State, other: Game, theirs: State) -> bool:
    """Whether an answer to `play` would be the same in both states."""
    if game.is_over(ours) != other.is_over(theirs):
        return False
    if ours.tricks.takers != theirs.tricks.takers or ours.tricks.collected != theirs.tricks.collected:
        return False
    if game.is_over(ours):
        return _end(game, ours) == _end(other, theirs)
    if ours.turn == theirs.turn and ours.allowed == theirs.allowed and ours.offers == theirs.offers:
        return True
    return set(game.legal(ours)) == set(other.legal(theirs))


def _end(game: Game, state: State) -> tuple[object, ...]:
    result = game.result(state)
    assert result is not None
    return result.winner, result.score, result.next_dealer, result.trump


def first_difference(game: Game, other: Game, round_: Round, limit: int | None = None) -> int | None:
    """After how many actions of a round another game differs; None where it never does.

    Args:
        game: The book's game, which played the round.
        other: Another game.
        round_: The round.
        limit: Differences after this many actions are not looked for.
    """
    read = read_setup(dict(round_.setup), other)
    if isinstance(read, str):
        read = read_setup(dict(round_.setup), game)
        assert isinstance(read, Setup)
    last = len(round_.actions) if limit is None else min(limit, len(round_.actions))
    try:
        state = other.start(round_.pack, read)
        for number in range(last + 1):
            if not same(game, round_.states[number], other, state):
                return number
            if number < last:
                applied = other.apply(state, round_.actions[number])
                if isinstance(applied, Refused):
                    return number + 1  # what is priced in one book, and never legal, is refused in another
                state = applied[0]
    except Exception:  # noqa: BLE001 - a mutant that fails where the original does not differs there
        return last
    return None
