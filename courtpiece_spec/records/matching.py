"""Whether rounds follow one another as a match: each record's dealer and counters from the record before."""

from __future__ import annotations

from typing import Any

import attrs

from courtpiece_spec.book.levels import ByAgreement
from courtpiece_spec.engine import Setup
from courtpiece_spec.engine.matches import Match, MatchState
from courtpiece_spec.records.audit import Verdict
from courtpiece_spec.records.reading import Record
from courtpiece_spec.records.setups import setup_json


class Matching:
    """Follows the records of a file.

    A record says nothing about the next where it is wrong or unfinished, and a new book is a new match: what
    comes then may start anywhere, as the first record of a file may.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self._state: MatchState | None = None
        """The match after the last record; None where nothing follows from it."""
        self._line = 0

    def check(self, line: int, verdict: Verdict) -> Verdict:
        """The verdict on a record with its place in the match taken into account."""
        record = verdict.record
        if record is None or not verdict.ok or verdict.state is None:
            self._state = None
            return verdict
        match = self._match_of(record)
        known, differs = self._continued(record, match)
        result = record.game.result(verdict.state)
        self._state = (
            None
            if result is None
            else match.after(match.entered(known, _filled(match, record.setup)), result)
        )
        before, self._line = self._line, line
        if not differs:
            return verdict
        words = "; ".join(
            f"`{key}` is {_shown(each['record'])}, but {_shown(each['book'])} follows from line {before}"
            for key, each in differs.items()
        )
        answer = {
            "ok": False,
            "at": None,
            "differs": {f"setup.{key}": each for key, each in differs.items()},
            "message": f"setup: {words}",
        }
        return attrs.evolve(verdict, answer=answer)

    def _match_of(self, record: Record) -> Match:
        """What plays a record's match; with another book than before a new match begins."""
        found = record.found or record.game
        if self._match is None or self._match.book.id != found.book.id:
            self._match = found if isinstance(found, Match) else Match(found.book)
            self._state = None
        return self._match

    def _continued(self, record: Record, match: Match) -> tuple[MatchState, dict[str, Any]]:
        """The match that the record goes on with, and in what its setup differs from that."""
        anew = match.start(record.setup.dealer)
        if self._state is None:
            return anew, {}
        by_agreement = any(isinstance(clause.rule, ByAgreement) for clause in record.book.section("match"))
        choices = [] if self._state.over else [self._state]
        choices += [anew] if self._state.over or by_agreement else []
        found = [(choice, _differences(match, choice, record)) for choice in choices]
        return min(found, key=lambda each: len(each[1]))


def _differences(match: Match, state: MatchState, record: Record) -> dict[str, Any]:
    """Where a record's setup is not the one that follows.  A dealer drawn by lot is the one it names."""
    drawn = match.with_dealer(state, record.setup.dealer) if state.dealer is None else state
    said = setup_json(_filled(match, record.setup), record.game, every=True)
    book = setup_json(match.setup(drawn), record.game, every=True)
    return {key: {"record": value, "book": book[key]} for key, value in said.items() if value != book[key]}


def _filled(match: Match, setup: Setup) -> Setup:
    """A setup whose missing score is that of a match's start."""
    return setup if setup.score else attrs.evolve(setup, score=match.setup(match.start(setup.dealer)).score)


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
