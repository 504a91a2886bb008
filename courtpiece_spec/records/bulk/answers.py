"""What a kernel has answered: compared with the results that records tell, and written as lines."""

from __future__ import annotations

from typing import Final

import numpy as np
from attrs import frozen

from courtpiece_spec.engine import Game
from courtpiece_spec.engine.counters import counters_of
from courtpiece_spec.records.bulk.arrays import Flags, Ints, Texts
from courtpiece_spec.records.bulk.batch import ASK, Replayed
from courtpiece_spec.records.bulk.results import RESULT_KEYS, compare
from courtpiece_spec.records.bulk.telling import write

_DIGITS: Final = 20
"""Characters of the longest number."""


def _words(words: tuple[str, ...]) -> tuple[Texts, Ints]:
    texts = [word.encode("ascii") for word in words]
    return np.frombuffer(b"".join(texts), np.uint8), np.cumsum([0, *map(len, texts)], dtype=np.int64)


_KEYS, _KEY_STARTS = _words(RESULT_KEYS)


@frozen(eq=False)
class Counted:
    """The counters that a book declares: their names and their columns in an answer."""

    names: Texts
    starts: Ints
    table: Ints
    """Of each its first column, how many it has, and whether they are a list."""
    columns: tuple[str, ...]
    """Names of their columns."""

    @staticmethod
    def of(game: Game) -> Counted:
        """Those of a game."""
        declared = counters_of(game.book)
        columns = []
        rows, first = [], 0
        for name, rule in declared.items():
            size = game.layout.side_count if rule.of_side else 1
            rows.append((first, size, rule.of_side))
            columns += [f"{name}.{place}" for place in range(size)]
            first += size
        table = np.array(rows, np.int64).reshape(len(rows), 3)
        return Counted(*_words(tuple(declared)), table, tuple(columns))


@frozen(eq=False)
class Answers:
    """A kernel's answers, all of one kind of number."""

    status: Ints
    plain: Ints
    """Winner, next dealer and trump of each record; -1 for none."""
    score: Ints
    collected: Ints
    takers: Ints
    counters: Ints

    @staticmethod
    def of(replayed: Replayed, sides: int, counters: tuple[str, ...]) -> Answers:
        """Bring what a kernel has answered into one form; `counters` names their columns."""
        results = np.ascontiguousarray(replayed.results, np.int64)

        def columns(*names: str) -> Ints:
            return np.ascontiguousarray(results[:, [replayed.fields.index(name) for name in names]])

        status = columns("status")[:, 0]
        # After a new deal the kernel no longer knows what was trump before.
        status[columns("redealt")[:, 0] != 0] = ASK
        return Answers(
            status,
            columns("winner", "next_dealer", "trump"),
            columns(*(f"score.{side}" for side in range(sides))),
            columns(*(f"collected.{side}" for side in range(sides))),
            np.ascontiguousarray(replayed.takers, np.int64),
            columns(*counters),
        )

    def agreeing(self, data: Texts, begins: Ints, ends: Ints, counted: Counted) -> Flags:
        """Of the correct records, those that tell no result (it begins at -1), or surely the right one."""
        fits = np.zeros(len(self.status), np.bool_)
        compare(
            data,
            begins,
            ends,
            _KEYS,
            _KEY_STARTS,
            counted.names,
            counted.starts,
            counted.table,
            self.status,
            self.plain,
            self.score,
            self.collected,
            self.takers,
            self.counters,
            fits,
        )
        return fits

    def written(self, numbers: Ints, chosen: Ints, before: str, counted: Counted) -> tuple[bytes, Ints]:
        """Lines of `audit --json`.

        Args:
            numbers: The line of each record.
            chosen: Which records are told, in order.
            before: What stands before the number of a line.
            counted: The counters of the book.

        Returns:
            The lines, and where each begins; at last where they end.
        """
        ahead = np.frombuffer(before.encode("ascii"), np.uint8)
        columns = (
            self.score.shape[1] + self.collected.shape[1] + self.takers.shape[1] + self.counters.shape[1] + 4
        )
        longest = len(ahead) + 200 + _DIGITS * columns + len(counted.names) + 8 * len(counted.table)
        out = np.empty(longest * len(chosen) + 1, np.uint8)
        starts = np.zeros(len(chosen) + 1, np.int64)
        size = write(
            ahead,
            numbers,
            chosen,
            counted.names,
            counted.starts,
            counted.table,
            self.status,
            self.plain,
            self.score,
            self.collected,
            self.takers,
            self.counters,
            out,
            starts,
        )
        return out[:size].tobytes(), starts
