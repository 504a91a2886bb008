"""The statistics: medians, quartiles and ratios, reckoned by hand."""

import pytest

from tests.benchmarks.spread import Spread, ratio, spread


def test_median_and_quartiles() -> None:
    assert spread([9, 1, 5, 3, 7]) == Spread(3, 5, 7)


def test_quartiles_lie_between_two_numbers() -> None:
    assert spread([1, 2, 3, 4]) == Spread(1.75, 2.5, 3.25)


def test_of_one_number() -> None:
    assert spread([4.5]) == Spread(4.5, 4.5, 4.5)


def test_of_no_numbers() -> None:
    with pytest.raises(ValueError, match="no numbers"):
        spread([])


def test_one_slow_turn_moves_neither_median_nor_quartiles_much() -> None:
    assert spread([100, 100, 100, 100, 100, 100, 100, 100, 1]) == Spread(100, 100, 100)


def test_a_ratio_is_taken_turn_by_turn() -> None:
    """In each turn ours is twice theirs, though the machine is ten times slower in the second."""
    assert ratio([200, 20, 100], [100, 10, 50]) == Spread(2, 2, 2)


def test_each_turn_needs_both() -> None:
    with pytest.raises(ValueError, match="shorter"):
        ratio([1, 2], [1])
