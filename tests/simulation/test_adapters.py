"""Programs that choose: they play as asked, and whatever they do wrong is told in words."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from courtpiece_spec.engine import Game
from courtpiece_spec.simulation import EnginePlayer, Tally, play_blocks
from courtpiece_spec.simulation.adapters import AdapterFailedError, Programs, StoppedError
from courtpiece_spec.simulation.playing import Policy
from courtpiece_spec.simulation.running import Pace
from tests.simulation.house import loaded, tallied

PLAYER = str(Path(__file__).parent / "player.py")
SEED, ROUNDS = 5, 30


def program(what: str, after: int = 0) -> tuple[str, ...]:
    return (sys.executable, PLAYER, what, str(after))


def played(command: tuple[str, ...], *books: str, threads: int = 1) -> Tally:
    found = tuple(map(loaded, books))
    with Programs(command, found, SEED, 10.0) as programs, ThreadPoolExecutor(threads) as pool:
        tally = Tally.empty(ROUNDS, programs.columns)
        play_blocks(tally, programs, pool, Pace(rounds=10, first=1, at_once=threads))
    return tally


def first_legal(game: Game, _: object) -> Policy:
    return lambda state: game.legal(state)[0]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_program_plays_what_it_chooses(threads: int) -> None:
    """The program does the first legal thing of the seat on turn; so does this player without a program."""
    alone = tallied(ROUNDS, _Seeded(EnginePlayer.of(loaded("kachuha"), first_legal)))
    assert played(program("play"), "kachuha", threads=threads).counted == alone.counted


class _Seeded:
    """A player of one seed, whatever it is asked with."""

    def __init__(self, player: EnginePlayer) -> None:
        self.columns, self._player = player.columns, player

    def play(self, seed: int, first: int, matches: int, rounds: int) -> list[list[int]]:  # noqa: ARG002
        return self._player.play(SEED, first, matches, rounds)


def test_two_equal_books_come_to_the_same() -> None:
    tally = played(program("play"), "kachuha", "kachuha")
    assert tally.sums_of(0) == tally.sums_of(1)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("die", "the adapter failed: the adapter ended with exit status 7 instead of answering"),
        ("illegal", "which is not legal there: "),
        ("decline", "the adapter does not choose: skip: tired"),
        ("garbage", "the adapter's answer has the wrong form: $.action: 7 is not a token"),
        ("no_act", "the adapter does not choose actions: its levels are play, and not `act`"),
        ("no_book", "the adapter does not offer kachuha; it offers kot"),
    ],
)
def test_what_a_program_does_wrong_is_told(what: str, words: str) -> None:
    with pytest.raises(AdapterFailedError) as raised:
        played(program(what, 20), "kachuha")
    assert words in str(raised.value)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(AdapterFailedError, match="cannot be used: cannot start 'no-such-program'"):
        played(("no-such-program",), "kachuha")


def test_what_is_being_played_is_left_when_the_run_ends() -> None:
    """No thread goes on; those that other tests have left behind are none of this run's."""
    before = set(threading.enumerate())
    with Programs(program("play"), (loaded("kachuha"),), SEED, 10.0) as programs:
        programs.stop()
        with pytest.raises(StoppedError):
            programs(0, 1, (10,))
    assert set(threading.enumerate()) <= before
