"""Asking for a new deal."""

from __future__ import annotations

from courtpiece_spec.book.steps import (
    MayRedeal,
    MustRedeal,
    NoRanks,
    NothingAbove,
    OrMoreTrumps,
)
from courtpiece_spec.kernel.asking import Offer, Way, ask, verb_number
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.registry import writer, writes


@writes(NoRanks)
def no_ranks(draft: Draft, rule: NoRanks) -> str:
    """No card of some ranks: a condition of the board `whole`."""
    return f"whole & {draft.table.boards.of_ranks(rule.ranks):#x} == 0"


@writes(NothingAbove)
def nothing_above(draft: Draft, rule: NothingAbove) -> str:
    """Nothing above a rank, in the book's own order."""
    ranks = draft.table.ranks
    return f"whole & {draft.table.boards.of_ranks(ranks[: ranks.index(rule.rank)]):#x} == 0"


@writes(OrMoreTrumps)
def or_more_trumps(_: Draft, rule: OrMoreTrumps) -> str:
    """So many trumps or more."""
    return f"popcount(whole & tc) >= {rule.number}"


def _allowed(rule: MayRedeal | MustRedeal) -> str:
    """Whether the deal may be repeated once more."""
    limit = 1 if rule.not_twice_running else rule.limit
    return "True" if limit is None else f"setup_redeals < {limit}"


def _again(draft: Draft, rule: MayRedeal | MustRedeal) -> None:
    """The round ends for a new deal."""
    draft.line("new_deal = 1")
    draft.line(f"redealt_by = {'role_dealer' if rule.dealt_by is None else seat_of(draft, rule.dealt_by)}")


def _whole_hand(draft: Draft, seat: str) -> str:
    """What a player was dealt, with a card that he has laid down for trump (Q27)."""
    return f"hand[{seat}]" + (f" | (hcard if keeper == {seat} else 0)" if draft.hides else "")


@writes(MayRedeal)
def may_redeal(draft: Draft, rule: MayRedeal, _: str, way: Way) -> None:
    """A player whose hand is of the kind may ask for a new deal, or pass."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    draft.line(f"whole = {_whole_hand(draft, 'asked_seat')}")
    with draft.block(f"if {_allowed(rule)} and {writer(rule.holding)(draft, rule.holding)}:"):
        ask(draft, way, Offer("redeal", "1", "asked_seat"), Offer("pass", "1", "asked_seat"))
        with draft.block(f"if did == {verb_number('redeal')}:"):
            _again(draft, rule)


@writes(MustRedeal)
def must_redeal(draft: Draft, rule: MustRedeal, _: str, way: Way) -> None:
    """Any hand of the kind gives a new deal: its first holder from the dealer's next on shows it."""
    draft.line("shower = -1")
    with draft.block(f"if {_allowed(rule)}:"):
        for number in range(draft.table.players, 0, -1):
            seat = draft.seat("role_dealer", number)
            draft.line(f"whole = {_whole_hand(draft, seat)}")
            with draft.block(f"if {writer(rule.holding)(draft, rule.holding)}:"):
                draft.line(f"shower = {seat}")
    with draft.block("if shower >= 0:"):
        ask(draft, way, Offer("redeal", "1", "shower"))
        _again(draft, rule)
