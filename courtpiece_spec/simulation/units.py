"""A block of matches as a unit of work: it can be done anywhere, and gives the same wherever it is done."""

from __future__ import annotations

import json
import threading
from functools import lru_cache
from typing import Protocol

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import from_json, to_json
from courtpiece_spec.kernel import kernel_for
from courtpiece_spec.simulation.sums import Row, Rows, Sums, sums_of


class Player(Protocol):
    """What plays matches of one book: a kernel, or the reference engine."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of what is counted in a match."""

    def play(self, seed: int, first: int, matches: int, rounds: int) -> Rows:
        """A row for each match from number `first` on, until they hold so many rounds; then zeros."""


@frozen
class Block:
    """What came of some matches.

    Attributes:
        rounds: How many rounds were played, by book.
        begun: How many matches were begun, by book.
        sums: Over the matches, each a row of the columns of all books one after the other.
        cut: The rows of matches that were cut short in at least one book.
        whole: The same rows with zeros in the place of every book that was cut short.
    """

    rounds: tuple[int, ...]
    begun: tuple[int, ...]
    sums: Sums
    cut: tuple[Row, ...] = ()
    whole: tuple[Row, ...] = ()


@frozen
class Order:
    """What is to be played, in words that any machine understands.

    Attributes:
        books: One book as JSON, or two that meet the same deals.
        policy: The name of a policy of the kernel.
        seed: The same seed gives the same matches.
    """

    books: tuple[str, ...]
    policy: str
    seed: int

    @staticmethod
    def of(books: tuple[Book, ...], policy: str, seed: int) -> Order:
        """The order for some books."""
        return Order(tuple(json.dumps(to_json(book)) for book in books), policy, seed)

    def columns(self) -> tuple[tuple[str, ...], ...]:
        """The names of what is counted, by book."""
        return tuple(_kernel(book, self.policy).columns for book in self.books)

    def __call__(self, first: int, matches: int, rounds: tuple[int, ...]) -> Block:
        """Play matches.

        Args:
            first: The number of the first match.
            matches: How many.
            rounds: How many rounds at most, by book.
        """
        players = tuple(_kernel(book, self.policy) for book in self.books)
        return play_block(players, self.seed, first, matches, rounds)


_MAKING = threading.Lock()


def _kernel(book: str, policy: str) -> Player:
    """The player of a book, ready to play; threads wait for the one that makes it."""
    with _MAKING:
        return _made(book, policy)


@lru_cache(maxsize=8)
def _made(book: str, policy: str) -> Player:
    compiled = from_json(json.loads(book))
    kernel = kernel_for(compiled, policy=policy)
    kernel.play(0, 0, 1, 1)  # the first match takes seconds: its machine code is made, or read from the disk
    return kernel


def play_block(
    players: tuple[Player, ...], seed: int, first: int, matches: int, rounds: tuple[int, ...]
) -> Block:
    """Let each player play the matches of the same numbers.

    Args:
        players: One for each book.
        seed: The same seed gives the same matches.
        first: The number of the first match.
        matches: How many.
        rounds: How many rounds at most, by book; with 0 nothing is played of it.
    """
    played: list[Rows] = [
        player.play(seed, first, matches, most) if most else [[0] * len(player.columns)] * matches
        for player, most in zip(players, rounds, strict=True)
    ]
    widths = [len(player.columns) for player in players]
    heads = [(player.columns.index("rounds"), player.columns.index("over")) for player in players]
    if any(isinstance(rows, list) for rows in played):
        return _of_lists([_lists(rows) for rows in played], widths, heads)
    return _of_arrays(played, widths, heads)


def _lists(rows: Rows) -> list[list[int]]:
    return rows if isinstance(rows, list) else [list(map(int, row)) for row in rows]


def _of_lists(played: list[list[list[int]]], widths: list[int], heads: list[tuple[int, int]]) -> Block:
    rounds = [[row[at] for row in rows] for rows, (at, _) in zip(played, heads, strict=True)]
    joined = [tuple(value for row in rows for value in row) for rows in zip(*played, strict=True)]
    either = sum(any(each) for each in zip(*rounds, strict=True))
    begun = tuple(sum(map(bool, each)) for each in rounds)
    cut = _cut_rows(joined, widths, heads)
    return _block(tuple(map(sum, rounds)), begun, sums_of(joined, sum(widths), either), cut)


def _of_arrays(played: list[Rows], widths: list[int], heads: list[tuple[int, int]]) -> Block:
    import numpy as np  # noqa: PLC0415 - only there where the rows are arrays

    arrays = [np.asarray(rows) for rows in played]
    joined = np.hstack(arrays) if len(arrays) > 1 else arrays[0]
    rounds = [rows[:, at] for rows, (at, _) in zip(arrays, heads, strict=True)]
    either = np.logical_or.reduce([each > 0 for each in rounds])
    unfinished = np.logical_or.reduce(
        [
            (each > 0) & (rows[:, over] == 0)
            for each, rows, (_, over) in zip(rounds, arrays, heads, strict=True)
        ]
    )
    few = [tuple(map(int, joined[index])) for index in np.flatnonzero(unfinished)]
    counts = tuple(int(each.sum()) for each in rounds)
    begun = tuple(int((each > 0).sum()) for each in rounds)
    cut = _cut_rows(few, widths, heads)
    return _block(counts, begun, sums_of(joined, sum(widths), int(either.sum())), cut)


def _block(counts: tuple[int, ...], begun: tuple[int, ...], sums: Sums, cut: list[tuple[Row, Row]]) -> Block:
    return Block(counts, begun, sums, tuple(row for row, _ in cut), tuple(row for _, row in cut))


def _cut_rows(joined: list[Row], widths: list[int], heads: list[tuple[int, int]]) -> list[tuple[Row, Row]]:
    """The rows in which a match was cut short, each with what is left of it."""
    found = []
    for row in joined:
        left, start = list(row), 0
        for width, (rounds, over) in zip(widths, heads, strict=True):
            if row[start + rounds] and not row[start + over]:
                left[start : start + width] = [0] * width
            start += width
        if tuple(left) != row:
            found.append((row, tuple(left)))
    return found
