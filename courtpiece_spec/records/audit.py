"""Auditing records: is each round played and scored by its book?"""

from __future__ import annotations

import json
from typing import Any

from attrs import frozen

from courtpiece_spec.engine import Game, Refused, Result, State
from courtpiece_spec.records.reading import Fault, FindGame, Record, parse_json, read_record
from courtpiece_spec.records.setups import counters_json


@frozen
class Verdict:
    """What the audit says of one record."""

    answer: dict[str, Any]
    """The line of ``audit --json``, without its line number."""
    record: Record | None = None
    """None where the record's form is wrong."""
    state: State | None = None
    """Where the replay stopped."""

    @property
    def ok(self) -> bool:
        """Whether the round was played by its book."""
        return bool(self.answer["ok"])


def audit_text(text: str | bytes, find_game: FindGame) -> Verdict:
    """Audit one line."""
    data = parse_json(text)
    return _fault(data) if isinstance(data, Fault) else audit_data(data, find_game)


def audit_line(line: bytes | Fault, find_game: FindGame) -> Verdict:
    """Audit one line of a file, or tell why it could not be read."""
    return _fault(line) if isinstance(line, Fault) else audit_text(line, find_game)


def audit_data(data: Any, find_game: FindGame) -> Verdict:
    """Audit a record that is already parsed."""
    record = read_record(data, find_game)
    return _fault(record) if isinstance(record, Fault) else audit_record(record)


def _fault(fault: Fault) -> Verdict:
    return Verdict({"ok": False, "at": None, "message": fault.message})


def audit_record(record: Record) -> Verdict:
    """Replay a record and compare its result."""
    game = record.game
    state = game.start(record.pack, record.setup)
    for number, action in enumerate(record.actions):
        applied = game.apply(state, action)
        if isinstance(applied, Refused):
            return Verdict(_refused(number, applied), record, state)
        state = applied[0]
    answer = standing(record, state)
    differs = _differences(record.result or {}, answer)
    if differs:
        message = f"the result differs in {', '.join(differs)}"
        wrong = {"ok": False, "at": None, "differs": differs, "message": message}
        return Verdict(wrong, record, state)
    return Verdict(answer, record, state)


def _refused(number: int, refused: Refused) -> dict[str, Any]:
    return {
        "ok": False,
        "at": number,
        "clause": refused.clause,
        "message": refused.message,
        "legal": sorted(action.token for action in refused.legal),
    }


def standing(record: Record, state: State) -> dict[str, Any]:
    """How the round stands, in the form of an audit's answer."""
    game = record.game
    result = game.result(state)
    trump = state.trump.suit
    answer: dict[str, Any] = {
        "ok": True,
        "over": result is not None,
        "winners": [int(seat) for seat in state.winners],
        "collected": list(game.collected(state)),
        "winner": None,
        "score": None,
        "next_dealer": None,
        "trump": None if trump is None else trump.value,
    }
    if result is not None:
        answer |= _ended(game, result)
    return answer


def _ended(game: Game, result: Result) -> dict[str, Any]:
    ended: dict[str, Any] = {
        "winner": None if result.winner is None else int(result.winner),
        "score": list(result.score),
        "next_dealer": None if result.next_dealer is None else int(result.next_dealer),
    }
    if result.counters:
        ended["counters"] = counters_json(game, result.counters)
    return ended


def _differences(said: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """Fields in which a record's own result differs from the book's."""
    return {
        key: {"record": value, "book": answer.get(key)}
        for key, value in said.items()
        if not _same(value, answer.get(key))
    }


def _same(said: Any, book: Any) -> bool:
    """Whether two JSON values are the same: `true` is not 1, nor is 1.0, at any depth."""
    return said == book and json.dumps(said, sort_keys=True) == json.dumps(book, sort_keys=True)
