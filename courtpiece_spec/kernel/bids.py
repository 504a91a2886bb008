"""Bids and promises."""

from __future__ import annotations

from courtpiece_spec.book.steps import (
    Bid,
    Promise,
)
from courtpiece_spec.kernel.asking import Offer, Way, ask, leave_loop, verb_number
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.playing import first_leader
from courtpiece_spec.kernel.registry import writes


@writes(Bid)
def bid(draft: Draft, rule: Bid, _: str, way: Way) -> None:
    """Each in turn bids a number of tricks once; the highest, of equal ones the earlier, is the bidder."""
    start = first_leader(draft) if rule.start is None else seat_of(draft, rule.start)
    draft.line(f"asked_seat = {start}")
    with draft.block(f"for turn in range({draft.table.players}):"):
        draft.line(f"lowest = max({rule.lowest}, bid + 1)" if rule.above_last else f"lowest = {rule.lowest}")
        draft.line(f"numbers = {(2 << rule.highest) - 1:#x} & ~((1 << lowest) - 1)")
        passing = "(turn > 0)" if rule.first_may_not_pass else "True"
        may_pass = passing if rule.or_passes else "False"
        draft.line(f"passes = 1 if {may_pass} or lowest > {rule.highest} else 0")
        ask(draft, way, Offer("bid", "numbers", "asked_seat"), Offer("pass", "passes", "asked_seat"))
        with draft.block(f"if did == {verb_number('bid')} and place(bit) > bid:"):
            draft.line("bid = place(bit)")
            draft.line("role_bidder = asked_seat")
        draft.line(f"asked_seat = {draft.seat('asked_seat', 1)}")
    leave_loop(draft)


@writes(Promise)
def promise(draft: Draft, rule: Promise, _: str, way: Way) -> None:
    """A player promises a number of tricks, or passes."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    numbers = (2 << rule.highest) - (1 << rule.lowest)
    ask(draft, way, Offer("bid", f"{numbers:#x}", "asked_seat"), Offer("pass", "1", "asked_seat"))
    with draft.block(f"if did == {verb_number('bid')}:"):
        draft.line("bid = place(bit)")
        draft.line("promised = 1")
