"""From a row of trick takers to the cards; the search itself is the one that makes vectors."""

from __future__ import annotations

from collections.abc import Sequence

from courtpiece_spec.conformance.making import takers as search
from courtpiece_spec.conformance.making.takers import FOUR, Named, NobodyAsks, SetByVoid, Table, Trick, Trumps
from courtpiece_spec.seats import Seat

__all__ = ["FOUR", "Named", "NobodyAsks", "SetByVoid", "Table", "Trick", "Trumps", "tricks_taken_by"]


def tricks_taken_by(
    takers: Sequence[Seat], leader: Seat, trumps: Trumps, table: Table = FOUR
) -> tuple[Trick, ...]:
    """All tricks of a round, the first ones taken by these players; the leader leads the first."""
    assert len(takers) <= table.tricks, f"there are {table.tricks} tricks, not {len(takers)}"
    found = search.tricks_taken_by(takers, leader, trumps, table=table)
    assert found is not None, f"no deal gives this row of takers with {trumps}"
    return found
