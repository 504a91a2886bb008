"""Sums over matches: all that is kept of them, however many there are.

Of each match there is a row of whole numbers. Their sums, and the sums of the products of any two, give every
ratio and its error; being whole numbers they are the same in whatever order they are added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    IntArray: TypeAlias = NDArray[np.int64]

Row: TypeAlias = tuple[int, ...]
Rows: TypeAlias = "Sequence[Sequence[int]] | IntArray"

_EXACT: Final = 1 << 53
"""Below this every whole number is a float, so that sums of floats are exact in any order."""
_WIDEST: Final = 1 << 63


@frozen
class Sums:
    """Sums over matches.

    Attributes:
        matches: How many.
        totals: The sum of each column.
        products: For any two columns, the sum of their products.
    """

    matches: int
    totals: Row
    products: tuple[Row, ...]

    @staticmethod
    def none(width: int) -> Sums:
        """Sums over no match, of so many columns."""
        zeros = (0,) * width
        return Sums(0, zeros, (zeros,) * width)

    def part(self, start: int, width: int, matches: int) -> Sums:
        """The sums of some columns only, over so many matches that have something there."""
        chosen = slice(start, start + width)
        return Sums(matches, self.totals[chosen], tuple(line[chosen] for line in self.products[chosen]))

    def plus(self, other: Sums) -> Sums:
        """The sums over the matches of both."""
        return self._with(other, 1)

    def minus(self, other: Sums) -> Sums:
        """The sums without the matches of another."""
        return self._with(other, -1)

    def _with(self, other: Sums, sign: int) -> Sums:
        return Sums(
            self.matches + sign * other.matches,
            _combined(self.totals, other.totals, sign),
            tuple(
                mine if not any(theirs) else _combined(mine, theirs, sign)
                for mine, theirs in zip(self.products, other.products, strict=True)
            ),
        )


def _combined(left: Row, right: Row, sign: int) -> Row:
    return tuple(a + sign * b for a, b in zip(left, right, strict=True))


def sums_of(rows: Rows, width: int, matches: int) -> Sums:
    """The sums of rows, of which `matches` are of matches and the others are zeros.

    Args:
        rows: A row a match: an array, or lists where there is no NumPy.
        width: How many columns.
        matches: How many matches were begun.
    """
    if not isinstance(rows, Sequence):
        return _of_array(rows, matches)
    totals = [0] * width
    products = [[0] * width for _ in range(width)]
    for row in rows:
        there = [(column, value) for column, value in enumerate(row) if value]
        for column, value in there:
            totals[column] += value
            line = products[column]
            for other, second in there:
                line[other] += value * second
    return Sums(matches, tuple(totals), tuple(map(tuple, products)))


def _of_array(rows: IntArray, matches: int) -> Sums:
    import numpy as np  # noqa: PLC0415 - only there where the rows are arrays

    largest = int(np.abs(rows).max(initial=0))
    bound = largest * largest * len(rows)
    if bound < _EXACT:
        exact = rows.astype(np.float64)
        products: IntArray = (exact.T @ exact).astype(np.int64)
    else:
        wide = rows if bound < _WIDEST else rows.astype(object)
        products = wide.T @ wide
    return Sums(matches, _row(rows.sum(axis=0)), tuple(_row(line) for line in products))


def _row(values: Iterable[object]) -> Row:
    return tuple(int(each) for each in values)  # type: ignore[call-overload]  # numbers of NumPy, or Python's
