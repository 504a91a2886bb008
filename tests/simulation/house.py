"""What tests of simulations share: players whose matches can be reckoned by hand, and the engine as one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np
from attrs import frozen
from distributed import LocalCluster

from courtpiece_spec.book import Book
from courtpiece_spec.loading import load
from courtpiece_spec.simulation import EnginePlayer, Pace, Tally, play_blocks
from courtpiece_spec.simulation.running import Play
from courtpiece_spec.simulation.sums import Rows
from courtpiece_spec.simulation.units import Block, Player, play_block


def loaded(name: str) -> Book:
    book = load(name)
    assert isinstance(book, Book), book
    return book


@frozen
class Counting:
    """A player whose match of a number has a length that follows from the number, and courts likewise."""

    arrays: bool = False
    more: int = 0
    columns: tuple[str, ...] = ("rounds", "over", "courts")

    def row(self, number: int, most: int) -> list[int]:
        """A match of 1 to 5 rounds, of which every other one is a court."""
        length = 1 + (number * 7 + self.more) % 5
        played = min(length, most)
        return [played, int(played == length), (played + 1) // 2]

    def play(self, seed: int, first: int, matches: int, rounds: int) -> Rows:  # noqa: ARG002
        rows = []
        for number in range(first, first + matches):
            rows.append(self.row(number, rounds) if rounds else [0, 0, 0])
            rounds -= rows[-1][0]
        return np.array(rows, dtype=np.int64) if self.arrays else rows


def playing(*players: Player, seed: int = 0) -> Play:
    """Plays matches by some players."""

    def play(first: int, matches: int, rounds: tuple[int, ...]) -> Block:
        return play_block(players, seed, first, matches, rounds)

    return play


class Here:
    """A pool without threads: it works as it is asked."""

    def submit(self, work: Play, first: int, matches: int, rounds: tuple[int, ...], /) -> Future[Block]:
        done: Future[Block] = Future()
        try:
            done.set_result(work(first, matches, rounds))
        except BaseException as error:  # noqa: BLE001 - as an executor does
            done.set_exception(error)
        return done


def tallied(
    wanted: int,
    *players: Player,
    pace: Pace | None = None,
    threads: int = 0,
    on_block: Callable[[Tally], None] = lambda tally: None,  # noqa: ARG005
) -> Tally:
    """What so many rounds come to."""
    tally = Tally.empty(wanted, tuple(player.columns for player in players))
    if not threads:
        play_blocks(tally, playing(*players), Here(), pace, on_block)
        return tally
    with ThreadPoolExecutor(threads) as pool:
        play_blocks(tally, playing(*players), pool, pace, on_block)
    return tally


@frozen
class EngineOrder:
    """Plays a book by the reference engine, anywhere: it can be sent to another process."""

    book: str
    seed: int

    def __call__(self, first: int, matches: int, rounds: tuple[int, ...]) -> Block:
        return play_block((EnginePlayer.of(loaded(self.book)),), self.seed, first, matches, rounds)


@contextmanager
def workers(number: int) -> Iterator[str]:
    """The address of a cluster of processes of this machine."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with LocalCluster(
        n_workers=number, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address
