"""What the reference engine answers to `match` and `view`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtpiece_spec.conformance.levels.bare import ended
from courtpiece_spec.conformance.protocol import MATCH_FIELDS
from courtpiece_spec.engine import Game, State
from courtpiece_spec.engine.matches import Match, MatchState
from courtpiece_spec.engine.results import Result
from courtpiece_spec.records.setups import keys_of, read_setup, setup_json
from courtpiece_spec.seats import Seat

_NOT_ASKED = frozenset({"dealer", "redeals", "score", "cut_declined", "term_won", "round"})


def fields_of(match: Match, *, of_sets: bool = True) -> tuple[str, ...]:
    """What a `match` request asks of a book.

    The four fields of every match, the book's own counters, and where `of_sets` says so what its sets are
    paid in.
    """
    books = [leg.book for leg in match.book.legs] or [match.book]
    own = {key: None for each in books for key in keys_of(each) if key not in _NOT_ASKED}
    return (*MATCH_FIELDS, *own, *(sorted(match.set_units) if of_sets else ()))


def match_answer(match: Match, state: MatchState, ask: tuple[str, ...]) -> dict[str, Any]:
    """How a match stands, in the fields asked for."""
    with_dealer = state if state.dealer is not None else match.with_dealer(state, match.game.layout.seats[0])
    game = match.game_for(state)
    setup = setup_json(match.setup(with_dealer), game, every=True)
    known: dict[str, Any] = {
        **{unit: list(values) for unit, values in state.totals},
        **setup,
        "next_dealer": None if state.dealer is None else int(state.dealer),
        "over": state.over,
        "winner": None if state.winner is None else int(state.winner),
    }
    return {name: known[name] for name in ask if name in known}


def told_result(result: Result) -> dict[str, Any]:
    """What came of a round, as the answer to `play` tells it; the trump is told beside it."""
    return {
        "winner": None if result.winner is None else int(result.winner),
        "score": list(result.score),
        "next_dealer": None if result.next_dealer is None else int(result.next_dealer),
    }


def entered(match: Match, setup: Mapping[str, Any], state: MatchState | None = None) -> MatchState:
    """A match as a setup has it.

    Raises ValueError where the setup is none of this book.
    """
    number = setup.get("round", 1 if state is None else state.round)
    game = match.game_of_round(number if isinstance(number, int) and number > 0 else 1)
    read = read_setup(dict(setup), game)
    if isinstance(read, str):
        raise ValueError(read)
    if state is not None:
        return match.with_dealer(state, read.dealer)
    fresh = match.start(read.dealer)
    if not read.score:
        start = match.setup(fresh).score
        read = read_setup({**setup, "score": list(start)}, game)
        assert not isinstance(read, str)
    return match.entered(fresh, read)


def after_rounds(match: Match, request: Mapping[str, Any], state: MatchState | None = None) -> MatchState:
    """A match after the bare rounds of a request: from its setup on, or from where it stands.

    Raises ValueError where they are none of this book.
    """
    state = entered(match, request["setup"]) if state is None else state
    for told in request["rounds"]:
        if "setup" in told:
            state = entered(match, told["setup"], state)
        if state.dealer is None:
            raise ValueError("who deals is drawn by lot, and not told")
        game = match.game_for(state)
        result = game.result(ended(game, match.setup(state), told))
        assert result is not None
        state = match.after(state, result)
    return state


def view_answer(game: Game, state: State, seat: Seat) -> dict[str, Any]:
    """What a seat knows."""
    view = game.view(state, seat)
    return {
        "hand": sorted(str(card) for card in view.hand),
        "plays": [[int(player), None if card is None else str(card)] for player, card in view.plays],
        "trump": None if view.trump is None else view.trump.value,
        "collected": list(view.collected),
        "counts": list(view.counts),
        "history": list(view.history),
        "seen": list(view.seen),
    }
