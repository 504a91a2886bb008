"""The reference engine in the place of a kernel: the same arrays, record by record."""

from __future__ import annotations

from typing import Any

import numpy as np
from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.cards import CARDS
from courtpiece_spec.engine import Game, Refused, State
from courtpiece_spec.engine.actions import IRREGULAR
from courtpiece_spec.records.bulk.batch import ASK, OVER, UNFINISHED, Batch
from courtpiece_spec.records.bulk.coding import Coding
from courtpiece_spec.records.bulk.fields import Fields
from courtpiece_spec.records.setups import read_setup


@frozen
class Rows:
    """What the engine says of a batch."""

    fields: tuple[str, ...]
    results: Any
    takers: Any


class Oracle:
    """Replays batches by the reference engine."""

    def __init__(self, book: Book) -> None:
        self.game = Game(book)
        self.coding = Coding(self.game)
        self.fields = Fields.of(self.game)
        self.batches = 0
        self.records = 0

    @property
    def setup_fields(self) -> tuple[str, ...]:
        """In another order than that of the arrays of the package: names count, not places."""
        return tuple(reversed(self.fields.names))

    def replay(self, batch: Batch) -> Rows:
        self.batches += 1
        self.records += len(batch)
        found = [self._record(batch, number) for number in range(len(batch))]
        most = max((len(each[1]) for each in found), default=0) + 1
        takers = np.full((len(found), most), -1, np.int8)
        for row, each in zip(takers, found, strict=True):
            row[: len(each[1])] = each[1]
        return Rows(self._fields(), np.array([each[0] for each in found], np.int64), takers)

    def _fields(self) -> tuple[str, ...]:
        sides = range(self.game.layout.side_count)
        return (
            *("redealt", "status", "winner", "next_dealer", "trump"),
            *(f"{name}.{side}" for name in ("score", "collected") for side in sides),
            *(name for each in self.fields.all[9:] for name in each.names),
        )

    def _record(self, batch: Batch, number: int) -> tuple[list[int], list[int]]:
        game = self.game
        row = dict(zip(self.setup_fields, batch.setups[number].tolist(), strict=True))
        said = (1 << len(self.fields.all)) - 1
        for bit, each in enumerate(self.fields.all):
            said &= ~((not each.allowed) << bit)
        setup = read_setup(self.fields.setup_of([row[name] for name in self.fields.names], said), game)
        assert not isinstance(setup, str), setup
        state = game.start((CARDS[card] for card in batch.packs[number]), setup)
        codes = batch.actions[batch.starts[number] : batch.starts[number + 1]].tolist()
        status = None
        for place, code in enumerate(codes):
            action = self.coding.action(code)
            assert action is not None
            if action.verb in IRREGULAR:
                status = ASK
                break
            applied = game.apply(state, action)
            if isinstance(applied, Refused):
                status = place
                break
            state = applied[0]
        return self._answer(status, state)

    def _answer(self, status: int | None, state: State) -> tuple[list[int], list[int]]:
        game = self.game
        result = game.result(state)
        if status is None:
            status = UNFINISHED if result is None else OVER
        zeros = [0] * game.layout.side_count
        trump = -1 if state.trump.suit is None else state.trump.suit.index
        takers, collected = [int(seat) for seat in state.winners], list(state.tricks.collected)
        if result is None:
            width = sum(len(each.start) for each in self.fields.all[9:])
            return [0, status, -1, -1, trump, *zeros, *collected, *([0] * width)], takers
        counters = [number for _, values in result.counters for number in values]
        winner = -1 if result.winner is None else int(result.winner)
        dealer = -1 if result.next_dealer is None else int(result.next_dealer)
        plain = [int(result.redealt), status, winner, dealer, trump]
        return [*plain, *result.score, *collected, *counters], takers
