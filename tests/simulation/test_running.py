"""Blocks of matches: exactly so many rounds, and the same whatever was played at once."""

from __future__ import annotations

import pytest

from courtpiece_spec.simulation import Pace, Sums, Tally
from courtpiece_spec.simulation.sums import sums_of
from tests.simulation.house import Counting, tallied

PACES = [
    Pace(),
    Pace(rounds=1, first=1),
    Pace(rounds=7, first=3, at_once=4),
    Pace(rounds=10_000, first=100, at_once=2, largest=13),
]


def by_hand(wanted: int, player: Counting) -> list[list[int]]:
    """The matches one after the other until there are so many rounds."""
    rows: list[list[int]] = []
    while wanted:
        rows.append(player.row(len(rows), wanted))
        wanted -= rows[-1][0]
    return rows


@pytest.mark.parametrize("wanted", [1, 2, 6, 7, 100, 101, 2_003])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("arrays", [False, True])
@pytest.mark.parametrize("threads", [0, 3])
def test_exactly_so_many_rounds_are_counted(wanted: int, pace: Pace, arrays: bool, threads: int) -> None:
    rows = by_hand(wanted, Counting())
    tally = tallied(wanted, Counting(arrays), pace=pace, threads=threads)
    assert tally.done
    assert tally.counted.rounds == (wanted,)
    assert tally.counted.begun == (len(rows),)
    assert tally.sums == sums_of(rows, 3, len(rows))
    whole = [row for row in rows if row[1]]
    assert tally.whole == sums_of(whole, 3, len(whole))


def test_the_matches_of_the_first_rounds() -> None:
    """Matches of 1, 3, 5 and 2 rounds: eight rounds cut the third at its fourth."""
    tally = tallied(8, Counting())
    assert tally.sums.totals == (8, 2, 5)
    assert tally.whole.totals == (4, 2, 3)
    assert tally.whole_of(0) == Sums(2, (4, 2, 3), ((10, 4, 7), (4, 2, 3), (7, 3, 5)))


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("threads", [0, 3])
@pytest.mark.parametrize("arrays", [(False, False), (True, True), (True, False)])
def test_two_books_play_the_matches_of_the_same_numbers(
    pace: Pace, threads: int, arrays: tuple[bool, bool]
) -> None:
    first, second = Counting(), Counting(more=2)
    tally = tallied(300, Counting(arrays[0]), Counting(arrays[1], more=2), pace=pace, threads=threads)
    left, right = by_hand(300, first), by_hand(300, second)
    both = max(len(left), len(right))
    rows = [
        one + two
        for one, two in zip(
            left + [[0, 0, 0]] * (both - len(left)), right + [[0, 0, 0]] * (both - len(right)), strict=True
        )
    ]
    assert tally.sums == sums_of(rows, 6, both)
    # What one book comes to does not depend on the other.
    for number, player in enumerate((first, second)):
        alone = tallied(300, player)
        assert tally.sums_of(number) == alone.sums_of(0)
        assert tally.whole_of(number) == alone.whole_of(0)


def test_large_numbers_are_exact() -> None:
    import numpy as np

    large = 3_000_000_019
    rows = [[large, 1], [large, 2]]
    assert sums_of(np.array(rows), 2, 2) == sums_of(rows, 2, 2)
    assert sums_of(rows, 2, 2).products[0][0] == 18_000_000_228_000_000_722


def test_what_was_played_before_an_interruption_is_kept() -> None:
    kept: list[Tally] = []

    def interrupt(tally: Tally) -> None:
        kept.append(tally)
        if len(kept) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tallied(1_000, Counting(), pace=Pace(rounds=1, first=1), on_block=interrupt)
    tally = kept[-1]
    assert not tally.done
    assert tally.counted.rounds == (9,)
    assert tally.sums == sums_of(by_hand(9, Counting()), 3, 3)


def test_a_fault_of_a_player_is_not_hidden() -> None:
    class Broken(Counting):
        def play(self, seed: int, first: int, matches: int, rounds: int) -> list[list[int]]:  # noqa: ARG002
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        tallied(10, Broken(), threads=2)
