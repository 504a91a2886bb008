"""From a row of trick takers to the cards; the search itself is the one that makes vectors."""

from __future__ import annotations

from collections.abc import Sequence

from courtpiece_spec.conformance.making import takers as search
from courtpiece_spec.conformance.making.takers import TRICKS, Named, NobodyAsks, SetByVoid, Trick, Trumps
from courtpiece_spec.seats import Seat

__all__ = ["TRICKS", "Named", "NobodyAsks", "SetByVoid", "Trick", "Trumps", "tricks_taken_by"]


def tricks_taken_by(takers: Sequence[Seat], leader: Seat, trumps: Trumps) -> tuple[Trick, ...]:
    """Thirteen tricks of which the first ones are taken by these players; the leader leads the first."""
    assert len(takers) <= TRICKS, f"there are {TRICKS} tricks, not {len(takers)}"
    found = search.tricks_taken_by(takers, leader, trumps)
    assert found is not None, f"no deal gives this row of takers with {trumps}"
    return found
