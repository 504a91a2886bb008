"""Ratios of sums with their 95 % confidence intervals; a match is a cluster.

Rounds of one match depend on each other (who deals, who names trump, how long a run is), matches do not. So
the error of a ratio, such as courts a round, comes from how the matches differ: with `y` and `x` of a match,
the ratio is `R = sum(y) / sum(x)`, and its variance `m / (m - 1) * sum((y - R x)^2) / sum(x)^2` over `m`
matches. Everything up to the last square root is reckoned in fractions, so that nothing is lost to rounding.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Final, TypeAlias

from attrs import frozen

from courtpiece_spec.simulation.sums import Sums

Weights: TypeAlias = Mapping[int, Fraction | int]
"""A quantity of a match: how much of each column, by its number."""

NORMAL: Final = 1.959963984540054
"""Within so many standard errors lie 95 % of a normal distribution."""
_FEW: Final = (12.706204736, 4.302652730, 3.182446305, 2.776445105)
"""The same of Student's distribution, for 1 to 4 degrees of freedom."""
_MISSED: Final = 0.025


@frozen
class Estimate:
    """A value with its 95 % confidence interval.

    Attributes:
        value: None where nothing was counted that it could be of.
        error: Half the width of the interval; None where fewer than two matches tell nothing of it.
        low: Where the interval begins; a share never leaves 0 to 1.
        high: Where it ends.
    """

    value: float | None
    error: float | None = None
    low: float | None = None
    high: float | None = None


UNKNOWN: Final = Estimate(None)


def ratio(sums: Sums, top: Weights, bottom: Weights, *, share: bool = False) -> Estimate:
    """So much of one thing for each of another.

    Args:
        sums: Over matches.
        top: What is counted.
        bottom: For each of what.
        share: Whether `top` is a part of `bottom`, so that the ratio lies between 0 and 1.
    """
    value, residual = _ratio(sums, top, bottom)
    if value is None:
        return UNKNOWN
    count = _total(sums, bottom)
    if share and value in (0, 1) and sums.matches:
        # All alike: the spread is no measure. So often may a thing happen that was never seen in so many.
        unseen = 1 - _MISSED ** float(1 / count)
        low, high = (0.0, unseen) if value == 0 else (1 - unseen, 1.0)
        return Estimate(float(value), unseen, low, high)
    return _interval(float(value), _spread(sums, residual, count), sums.matches, share=share)


def difference(sums: Sums, first: tuple[Weights, Weights], second: tuple[Weights, Weights]) -> Estimate:
    """How much larger the second ratio is than the first, of the same matches; their common part cancels out.

    Args:
        sums: Over matches, each a row of what was played by both.
        first: What is counted for each of what.
        second: The same of the other.
    """
    one, rest_one = _ratio(sums, *first)
    two, rest_two = _ratio(sums, *second)
    if one is None or two is None:
        return UNKNOWN
    size_one, size_two = _total(sums, first[1]), _total(sums, second[1])
    residual: dict[int, Fraction] = {}
    for rest, size, sign in ((rest_one, size_one, -1), (rest_two, size_two, 1)):
        for column, weight in rest.items():
            residual[column] = residual.get(column, Fraction(0)) + sign * weight / size
    return _interval(float(two - one), _spread(sums, residual, Fraction(1)), sums.matches)


def _ratio(sums: Sums, top: Weights, bottom: Weights) -> tuple[Fraction | None, Mapping[int, Fraction]]:
    """The ratio, and what a match is above it, as weights of its columns."""
    size = _total(sums, bottom)
    if size <= 0:
        return None, {}
    value = _total(sums, top) / size
    residual = {column: Fraction(weight) for column, weight in top.items()}
    for column, weight in bottom.items():
        residual[column] = residual.get(column, Fraction(0)) - value * weight
    return value, residual


def _total(sums: Sums, weights: Weights) -> Fraction:
    return sum((Fraction(weight) * sums.totals[column] for column, weight in weights.items()), Fraction(0))


def _spread(sums: Sums, residual: Mapping[int, Fraction], size: Fraction) -> Fraction | None:
    """The variance of a ratio of this size below; None where there are fewer than two matches."""
    if sums.matches < 2:
        return None
    squares = sum(
        (
            left * right * sums.products[one][two]
            for one, left in residual.items()
            for two, right in residual.items()
        ),
        Fraction(0),
    )
    return squares * Fraction(sums.matches, sums.matches - 1) / (size * size)


def _interval(value: float, variance: Fraction | None, matches: int, *, share: bool = False) -> Estimate:
    if variance is None:
        return Estimate(value)
    error = within(matches - 1) * math.sqrt(variance)
    low, high = value - error, value + error
    if share:
        low, high = max(low, 0.0), min(high, 1.0)
    return Estimate(value, error, low, high)


def within(freedom: int) -> float:
    """Within so many standard errors lie 95 % of Student's distribution.

    Args:
        freedom: Its degrees of freedom, from 1.
    """
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = NORMAL
    # The expansion in powers of 1 / freedom (Abramowitz and Stegun, 26.7.5); from 5 on it is right to 0.001.
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )
