"""Discarding, and drawing from the stock."""

from __future__ import annotations

from courtpiece_spec.book.steps import (
    Discard,
    DiscardOthers,
    DrawPairs,
)
from courtpiece_spec.kernel.asking import Offer, Way, ask, leave_loop, verb_number
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.playing import first_leader
from courtpiece_spec.kernel.registry import writes


@writes(Discard)
def discard(draft: Draft, rule: Discard, _: str, way: Way) -> None:
    """A player discards so many cards, one after the other."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    draft.line("alone = asked_seat")
    with draft.block(f"for turn in range({rule.number}):"):
        ask(draft, way, Offer("drop", "hand[asked_seat]", "asked_seat", cards=True))
        draft.line("hand[asked_seat] &= ~bit")
    leave_loop(draft)


@writes(DiscardOthers)
def discard_others(draft: Draft, rule: DiscardOthers, _: str, way: Way) -> None:
    """Everyone but the player who discarded before discards so many cards, in playing order."""
    players = draft.table.players
    draft.line("asked_seat = alone")
    with draft.block(f"for turn in range({rule.number * (players - 1)}):"):
        draft.line(f"asked_seat = (alone + 1 + turn // {rule.number}) % {players}")
        ask(draft, way, Offer("drop", "hand[asked_seat]", "asked_seat", cards=True))
        draft.line("hand[asked_seat] &= ~bit")
    leave_loop(draft)


@writes(DrawPairs)
def draw_pairs(draft: Draft, rule: DrawPairs, _: str, way: Way) -> None:
    """In turn from the leader on: look at the top card; keep it, or leave it and keep the next one.

    Who has his number of cards is passed over.
    """
    players, size = draft.table.players, len(draft.table.cards)
    draft.line("turn = 0")
    with draft.block("while True:"):
        draft.line("asked_seat = -1")
        with draft.block(f"if dealt + 2 <= {size}:"), draft.block(f"for further in range({players}):"):
            draft.line(f"drawer = ({first_leader(draft)} + turn + further) % {players}")
            laid = " + (1 if hcard != 0 and keeper == drawer else 0)" if draft.hides else ""
            with draft.block(f"if asked_seat < 0 and popcount(hand[drawer]){laid} < {rule.number}:"):
                draft.line("asked_seat = drawer")
        with draft.block("if asked_seat < 0:"):
            draft.line("break")
        ask(draft, way, Offer("keep", "1", "asked_seat"), Offer("leave", "1", "asked_seat"))
        draft.line(f"kept = dealt if did == {verb_number('keep')} else dealt + 1")
        draft.line("hand[asked_seat] |= pack[kept]")
        draft.line("dealt += 2")
        draft.line("turn += 1")
    leave_loop(draft)
