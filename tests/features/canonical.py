"""Rows of takers for results such as ``N/S 7-3`` in games where each trick counts at once."""

from __future__ import annotations

import re
from typing import Final

from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.seats import Seat
from tests.features.words import row_of, side_of

_RESULT: Final = re.compile(r"(?P<side>N/S|E/W) (?P<won>\d+)-(?P<lost>\d+)")


def takers_of(text: str, layout: Layout) -> tuple[Seat, ...]:
    """The row that a text gives, or one for a result: the losers' tricks, then the winners', by turns."""
    match = _RESULT.fullmatch(text)
    if match is None:
        return row_of(text, layout)
    side = side_of(match["side"], layout)
    winners = [seat for seat in layout.seats if layout.side_of[seat] == side]
    losers = [seat for seat in layout.seats if layout.side_of[seat] != side]
    won, lost = int(match["won"]), int(match["lost"])
    return tuple(
        [losers[number % 2] for number in range(lost)] + [winners[number % 2] for number in range(won)]
    )
