"""From a row of trick takers to the cards; the search itself is the one that makes vectors."""

from __future__ import annotations

from collections.abc import Sequence

from courtpiece_spec.cards import Card
from courtpiece_spec.conformance.making import takers as search
from courtpiece_spec.conformance.making.rounds import size_of
from courtpiece_spec.conformance.making.takers import FOUR, Named, NobodyAsks, SetByVoid, Size, Trick, Trumps
from courtpiece_spec.seats import Seat

__all__ = ["Named", "NobodyAsks", "SetByVoid", "Trick", "Trumps", "size_of", "tricks_taken_by"]


def tricks_taken_by(
    takers: Sequence[Seat],
    leader: Seat,
    trumps: Trumps,
    told: Sequence[Card | None] = (),
    size: Size = FOUR,
) -> tuple[Trick, ...]:
    """All tricks of a deal of which the first ones are taken by these players; the leader leads the first."""
    assert len(takers) <= size.tricks, f"there are {size.tricks} tricks, not {len(takers)}"
    found = search.tricks_taken_by(takers, leader, trumps, told, size)
    assert found is not None, f"no deal gives this row of takers with {trumps}"
    return found
