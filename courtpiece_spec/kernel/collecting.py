"""Whose the tricks become."""

from __future__ import annotations

from courtpiece_spec.book.play import (
    EachTrick,
    FreshTricks,
    HotStreak,
    LastTakesPile,
    NotAWin,
    NotCollected,
    TricksRunning,
)
from courtpiece_spec.kernel.conditions import test_of
from courtpiece_spec.kernel.draft import NO_FRAME, Draft
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.registry import writer, writes


def write_collecting(draft: Draft) -> None:
    """What becomes of the trick just played, which lies on the pile."""
    rule = draft.book.rule("collect.take") or EachTrick()
    writer(rule)(draft, rule)


def _pile_to(draft: Draft, side: str, run: str) -> None:
    """A side takes all that lies there."""
    draft.add_to_side("c", side, "pile")
    if draft.keeps.captured:
        draft.add_to_side("k", side, "lying")
    draft.line("pile = 0")
    draft.line("lying = 0")
    draft.line("fresh = 1")
    if run != "run":
        draft.line(f"run = {run}")


@writes(EachTrick)
def each_trick(draft: Draft, _: EachTrick) -> None:
    """Each trick is its taker's side's at once."""
    _pile_to(draft, "side", "run")


@writes(TricksRunning)
def tricks_running(draft: Draft, rule: TricksRunning) -> None:
    """The pile is taken by a player who takes so many tricks running.

    A refused collection leaves the run as it is (Q40, Q43).
    """
    fresh = draft.book.rule("collect.fresh")
    last = draft.book.rule("collect.last")
    needed = str(rule.number)
    if isinstance(fresh, FreshTricks | HotStreak):
        needed = writer(fresh)(draft, fresh, rule.number)
    draft.line("whose = -1")
    draft.line("stays = run")
    if isinstance(last, LastTakesPile) and draft.step > draft.table.last_deal:
        held = draft.hands_empty()
        with draft.block(f"if {held}" + (" and hcard == 0:" if draft.hides else ":")):
            draft.line(f"whose = {draft.side_of(writer(last)(draft, last))}")
            draft.line("stays = 0")
    with draft.block(f"if whose < 0 and run >= {needed}:"):
        draft.line("whose = side")
        draft.line(f"stays = {'run' if isinstance(fresh, HotStreak) else '0'}")
        draft.line("refused = 0")
        for clause in draft.book.under("collect.except"):
            writer(clause.rule)(draft, clause.rule)
    with draft.block("if whose >= 0:"):
        _pile_to(draft, "whose", "stays")


@writes(FreshTricks)
def fresh_tricks(_: Draft, rule: FreshTricks, first: int) -> str:
    """After a collection so many new tricks are needed."""
    return f"({rule.number} if fresh else {first})"


@writes(HotStreak)
def hot_streak(_: Draft, __: HotStreak, first: int) -> str:
    """After a collection every further trick of an unbroken run is collected at once."""
    return str(first)


@writes(LastTakesPile)
def last_takes_pile(draft: Draft, rule: LastTakesPile) -> str:
    """Who takes what lies there when the last card has been played."""
    return seat_of(draft, rule.who)


@writes(NotCollected)
def not_collected(draft: Draft, rule: NotCollected) -> None:
    """Refused: the pile lies on, and the run stays as it is."""
    with draft.block(f"if refused == 0 and {test_of(draft, rule.when, NO_FRAME)}:"):
        draft.line("refused = 1")
        draft.line("whose = -1")


@writes(NotAWin)
def not_a_win(draft: Draft, rule: NotAWin) -> None:
    """Refused, and the later trick starts no pair."""
    with draft.block(f"if refused == 0 and {test_of(draft, rule.when, NO_FRAME)}:"):
        draft.line("refused = 1")
        draft.line("whose = -1")
        draft.line("run = 0")
