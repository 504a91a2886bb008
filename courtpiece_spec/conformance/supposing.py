"""What a round would come to if one row of a table were judged otherwise: who won, or what is paid besides.

An answer that is just that is explained by the row: the only mistake is in what it says.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from attrs import frozen

from courtpiece_spec.book.tables import Gain, HitPolicy, Plus, Row, ScoreTable, Transfer
from courtpiece_spec.engine import Game, State
from courtpiece_spec.engine.deciding import Effects, Entry, Payment
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import Frame
from courtpiece_spec.engine.results import Result, Results
from courtpiece_spec.seats import Side


@frozen
class Supposed:
    """What a round that is over comes to if the row of this path is judged otherwise."""

    path: str
    result: Result


def suppositions(game: Game, state: State) -> Iterator[Supposed]:
    """Each row alone: another winner, then what rows that count add or do, then what other rows would add."""
    told = game.result(state)
    if told is None or told.redealt:
        return
    layout = game.layout
    for path in told.rows:
        if path.startswith("decide."):
            for winner in (*layout.sides, None):
                if winner != told.winner:
                    yield Supposed(path, _OtherWinner(layout, winner).of(state))
    adding = _adding(game)
    for path in told.rows:
        rule = game.book.by_path[path].rule
        if isinstance(rule, Row):
            if path in adding or (isinstance(rule.outcome, Gain | Transfer) and rule.outcome.unit):
                yield Supposed(path, _OtherRows(layout, path).of(state))
            if rule.effects:
                yield Supposed(path, _WithoutEffects(layout, path).of(state))
    for path in adding:
        if path not in told.rows:
            yield Supposed(path, _OtherRows(layout, path).of(state))


def _adding(game: Game) -> tuple[str, ...]:
    """The rows of the score that count beside another one."""
    head = game.book.rule("score")
    every = isinstance(head, ScoreTable) and head.policy is HitPolicy.SUM
    return tuple(
        clause.path
        for clause in game.book.under("score")
        if isinstance(clause.rule, Row) and (every or isinstance(clause.rule.test, Plus))
    )


class _OtherWinner(Results):
    """Results of rounds that a certain side wins, or nobody."""

    def __init__(self, layout: Layout, winner: Side | None) -> None:
        super().__init__(layout)
        self._winner = winner

    def judged(self, state: State) -> tuple[Frame, str]:
        return self.framed(state, self._winner), super().judged(state)[1]


class _OtherRows(Results):
    """Results in which one row of the score counts where it does not, and the other way round."""

    def __init__(self, layout: Layout, path: str) -> None:
        super().__init__(layout)
        self._path = path

    def paying(self, state: State, frame: Frame) -> tuple[Entry, ...]:
        counting = super().paying(state, frame)
        others = tuple(entry for entry in counting if entry.path != self._path)
        if len(others) < len(counting):
            return others
        return (*others, *(entry for entry in self.rows if entry.path == self._path))


class _WithoutEffects(Results):
    """Results in which a row pays, and does nothing besides."""

    def __init__(self, layout: Layout, path: str) -> None:
        super().__init__(layout)
        self._path = path

    def paying(self, state: State, frame: Frame) -> tuple[Entry, ...]:
        return tuple(
            attrs.evolve(entry, outcome=attrs.evolve(entry.outcome, effects=Effects()))
            if entry.path == self._path and isinstance(entry.outcome, Payment)
            else entry
            for entry in super().paying(state, frame)
        )
