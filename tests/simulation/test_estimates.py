"""Estimates and their intervals; every expected value was worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from courtpiece_spec.simulation import Estimate, Sums, difference, ratio
from courtpiece_spec.simulation.estimates import within
from courtpiece_spec.simulation.sums import sums_of

ROUNDS, COURTS, OTHER = 0, 1, 2
MATCHES = [(2, 1, 2), (4, 1, 1), (3, 0, 0), (3, 2, 2)]
"""Rounds, courts by one book, courts by another: four matches."""
SUMS = sums_of(MATCHES, 3, 4)


def test_sums() -> None:
    assert SUMS.totals == (12, 4, 5)
    assert SUMS.products == ((38, 12, 14), (12, 6, 7), (14, 7, 9))


def test_a_ratio_takes_the_match_as_the_cluster() -> None:
    """R = 4/12; residuals 1/3, -1/3, -1, 1; variance 4/3 * 20/9 / 144 = 80/3888; t(3) = 3.18245."""
    found = ratio(SUMS, {COURTS: 1}, {ROUNDS: 1})
    assert found.value == pytest.approx(1 / 3)
    assert found.error == pytest.approx(0.45650, abs=1e-5)
    assert found.low == pytest.approx(1 / 3 - 0.45650, abs=1e-5)
    assert found.high == pytest.approx(0.78983, abs=1e-5)


def test_a_share_stays_between_none_and_all() -> None:
    found = ratio(SUMS, {COURTS: 1}, {ROUNDS: 1}, share=True)
    assert found.low == 0
    assert found.high == pytest.approx(0.78983, abs=1e-5)


def test_weights_are_taken_as_they_are() -> None:
    """Half of the courts and a quarter of the rounds, for each round: 1/6 + 1/4, the error half as large."""
    found = ratio(SUMS, {COURTS: Fraction(1, 2), ROUNDS: Fraction(1, 4)}, {ROUNDS: 1})
    assert found.value == pytest.approx(5 / 12)
    assert found.error == pytest.approx(0.45650 / 2, abs=1e-5)


def test_a_difference_is_paired_by_match() -> None:
    """1/12; residuals (5/6, -1/3, -1/4, -1/4)/12; variance 4/3 * 67/72 / 144 = 268/31104; se 0.092824."""
    found = difference(SUMS, ({COURTS: 1}, {ROUNDS: 1}), ({OTHER: 1}, {ROUNDS: 1}))
    assert found.value == pytest.approx(1 / 12)
    assert found.error == pytest.approx(0.29541, abs=1e-5)


def test_equal_things_do_not_differ_at_all() -> None:
    same = ({COURTS: 1}, {ROUNDS: 1})
    assert difference(SUMS, same, same) == Estimate(0.0, 0.0, 0.0, 0.0)


def test_what_never_happened_may_still_happen() -> None:
    """In 12 rounds: 1 - 0.025 ** (1/12) = 0.26465, the exact bound of Clopper and Pearson."""
    never = sums_of([(each[0], 0) for each in MATCHES], 2, 4)
    found = ratio(never, {1: 1}, {0: 1}, share=True)
    assert (found.value, found.low) == (0.0, 0.0)
    assert found.high == pytest.approx(0.26465, abs=1e-5)
    always = ratio(SUMS, {ROUNDS: 1}, {ROUNDS: 1}, share=True)
    assert (always.value, always.high) == (1.0, 1.0)
    assert always.low == pytest.approx(1 - 0.26465, abs=1e-5)


def test_one_match_has_no_spread() -> None:
    one = sums_of([(3, 1)], 2, 1)
    assert ratio(one, {1: 1}, {0: 1}) == Estimate(1 / 3)


def test_of_nothing_nothing_is_known() -> None:
    none = Sums.none(2)
    assert ratio(none, {1: 1}, {0: 1}) == Estimate(None)
    assert difference(none, ({1: 1}, {0: 1}), ({1: 1}, {0: 1})) == Estimate(None)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (10**6, 1.96),
    ],
)
def test_student(freedom: int, quantile: float) -> None:
    """As the tables have it."""
    assert within(freedom) == pytest.approx(quantile, abs=1e-3)
