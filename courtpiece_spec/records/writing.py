"""Writing records, and random rounds to fill them with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from courtpiece_spec.book import Book
from courtpiece_spec.cards import Card
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Game, Refused, Result, Setup, State
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.audit import standing
from courtpiece_spec.records.dealing import dealer_of, pack_of_deal
from courtpiece_spec.records.pbn import Deal
from courtpiece_spec.records.reading import FORMAT, Record
from courtpiece_spec.records.setups import setup_json

_RESULT: Final = ("winners", "collected", "winner", "score", "next_dealer", "trump", "counters")


def record_json(
    book: str,
    game: Game,
    setup: Setup,
    pack: Iterable[Card],
    actions: Iterable[Action],
    result: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A record as JSON data; `book` is the id that it names."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "book": book,
        "setup": setup_json(setup, game),
        "pack": "".join(map(str, pack)),
        "actions": " ".join(action.token for action in actions),
    }
    return data if result is None else data | {"result": result}


def line_of(data: dict[str, Any]) -> str:
    """A record as one line of a file, without its end."""
    return json.dumps(data)


def random_records(book: Book, seed: int, *, with_result: bool = False) -> Iterator[dict[str, Any]]:
    """Random legal rounds without end, as the matches of a book follow one another.

    Every action is drawn from all that are legal, each as likely as the others.  The same seed gives the same
    rounds on every machine.
    """
    draw = Draw(seed)
    match = Match(book)
    seats = match.game.layout.seats
    state = match.start(draw.one_of(seats))
    while True:
        if state.over:
            state = match.start(draw.one_of(seats))
        if state.dealer is None:
            state = match.with_dealer(state, draw.one_of(seats))
        game, setup = match.game_for(state), match.setup(state)
        record, end, result = _round(game, setup, draw)
        told = _told(record, end) if with_result else None
        yield record_json(book.id, game, setup, record.pack, record.actions, told)
        state = match.after(state, result)


def records_of_deals(
    book: Book, deals: Iterable[Deal], seed: int, *, with_result: bool = False
) -> Iterator[dict[str, Any] | str]:
    """A random legal round of each deal, each at the start of a match; or why the book cannot deal it."""
    draw, match = Draw(seed), Match(book)
    for deal in deals:
        state = match.start(dealer_of(match.game, deal))
        game, setup = match.game_for(state), match.setup(state)
        pack = pack_of_deal(game, setup, deal)
        if isinstance(pack, str):
            yield pack
            return
        record, end, _ = _round(game, setup, draw, pack)
        told = _told(record, end) if with_result else None
        yield record_json(book.id, game, setup, record.pack, record.actions, told)


def _round(
    game: Game, setup: Setup, draw: Draw, pack: tuple[Card, ...] | None = None
) -> tuple[Record, State, Result]:
    """One random round, of a pack given or drawn."""
    if pack is None:
        pack = draw.shuffled(game.layout.pack)
    state = game.start(pack, setup)
    actions = []
    while (result := game.result(state)) is None:
        action = draw.one_of(game.legal(state))
        applied = game.apply(state, action)
        assert not isinstance(applied, Refused)
        actions.append(action)
        state = applied[0]
    return Record(game, setup, pack, tuple(actions)), state, result


def _told(record: Record, end: State) -> dict[str, Any]:
    answer = standing(record, end)
    return {key: answer[key] for key in _RESULT if key in answer}
