"""The statistics of the benchmarks: medians with quartiles, and ratios turn by turn."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from attrs import frozen


@frozen
class Spread:
    """The middle of some numbers, and between what the middle half of them lies."""

    lower: float
    median: float
    upper: float


def spread(numbers: Sequence[float]) -> Spread:
    """Median and quartiles; between two numbers the quartile is interpolated.

    Raises ValueError where there are no numbers.
    """
    if not numbers:
        raise ValueError("there is no middle of no numbers")
    if len(numbers) == 1:
        return Spread(numbers[0], numbers[0], numbers[0])
    lower, median, upper = statistics.quantiles(numbers, n=4, method="inclusive")
    return Spread(lower, median, upper)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """How many times theirs ours is: one ratio a turn, so that what slows a whole turn cancels out.

    Raises ValueError where not each turn has both.
    """
    return spread([mine / other for mine, other in zip(ours, theirs, strict=True)])
