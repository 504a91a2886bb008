"""Asking for trump: named, laid down or up, written, changed."""

from __future__ import annotations

from courtpiece_spec.book.play import FromStart
from courtpiece_spec.book.steps import (
    LayDownTrump,
    LayUpTrump,
    MayChangeTrump,
    MayNameTrump,
    NameTrump,
    TrumpOrNone,
    TrumpOrOrder,
    TrumpSuit,
    WriteTrump,
)
from courtpiece_spec.kernel.asking import Offer, Way, ask, leave_loop, verb_number
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.exposing import lies_outside
from courtpiece_spec.kernel.people import first_asked, seat_of, seats_of
from courtpiece_spec.kernel.registry import writer, writes


def with_trump(draft: Draft, suit: str) -> None:
    """A suit becomes trump, known to all."""
    draft.line(f"ts = {suit}")
    draft.line(f"tc = {draft.trumps_of('ts')}")
    draft.line("settled = 1")
    draft.line("order = 0")


def _without_trump(draft: Draft, order: str) -> None:
    """The round has no trump; a mode may bring a rank order of its own."""
    draft.line("ts = -1")
    draft.line("tc = 0")
    draft.line("settled = 1")
    draft.line(f"order = {order}")


def with_hidden_trump(draft: Draft, suit: str, keeper: str, card: str) -> None:
    """A suit is chosen in secret; a card laid down for it leaves its owner's hand."""
    draft.line(f"hid = {suit}")
    unseen = isinstance(draft.table.power, FromStart)
    draft.line(f"tc = {draft.trumps_of('hid') if unseen else '0'}")
    draft.line(f"keeper = {keeper}")
    draft.line(f"hcard = {card}")
    draft.line("settled = 1")
    if card != "0":
        with draft.block("if hcard:"):
            draft.line("hand[keeper] &= ~hcard")


def _choose(draft: Draft) -> None:
    """What a call does; `bit` says which."""
    with draft.block("if bit < 16:"):
        with_trump(draft, "place(bit)")
    with draft.block("else:"):
        _without_trump(draft, "place(bit) - 4")


# ---------------------------------------------------------------------- trump
@writes(TrumpSuit)
def trump_suit(_: Draft, __: TrumpSuit) -> int:
    """The set of choices: one of the suits."""
    return 0b1111


@writes(TrumpOrNone)
def trump_or_none(_: Draft, __: TrumpOrNone) -> int:
    """A suit, or none."""
    return 0b11111


@writes(TrumpOrOrder)
def trump_or_order(draft: Draft, rule: TrumpOrOrder) -> int:
    """A suit, or a mode with a rank order of its own."""
    return 0b1111 + sum(1 << 5 + draft.table.orders.index(order) for order in rule.orders)


@writes(NameTrump)
def name_trump(draft: Draft, rule: NameTrump, _: str, way: Way) -> None:
    """A player names trump aloud."""
    choices: int = writer(rule.choice)(draft, rule.choice)
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    ask(draft, way, Offer("call", bin(choices), "asked_seat"))
    _choose(draft)


@writes(MayNameTrump)
def may_name_trump(draft: Draft, rule: MayNameTrump, _: str, way: Way) -> None:
    """A player names trump, or passes and leaves it open."""
    choices: int = writer(rule.choice)(draft, rule.choice)
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    ask(draft, way, Offer("call", bin(choices), "asked_seat"), Offer("pass", "1", "asked_seat"))
    with draft.block(f"if did == {verb_number('call')}:"):
        _choose(draft)


@writes(MayChangeTrump)
def may_change_trump(draft: Draft, rule: MayChangeTrump, _: str, way: Way) -> None:
    """A player may name another suit; where several may, each is asked in playing order until one does.

    Changing a hidden trump opens it: the card laid down goes back to its owner's hand.
    """
    draft.line(f"members = {seats_of(draft, rule.who)}")
    first, turn = draft.name("first"), draft.name("turn")
    draft.line(f"{first} = {first_asked(draft, rule.who)}")
    with draft.block(f"for {turn} in range({draft.table.players}):"):
        draft.line(f"asked_seat = ({first} + {turn}) % {draft.table.players}")
        with draft.block("if members >> asked_seat & 1 == 0:"):
            draft.line("continue")
        draft.line("suits = 15 if ts < 0 else 15 & ~(1 << ts)")
        ask(draft, way, Offer("call", "suits", "asked_seat"), Offer("pass", "1", "asked_seat"))
        with draft.block(f"if did == {verb_number('call')}:"):
            with draft.block("if hcard:"):
                draft.line("hand[keeper] |= hcard")
            draft.line("hid = -1")
            draft.line("hcard = 0")
            draft.line("keeper = -1")
            draft.line("role_challenger = asked_seat")
            draft.line("challenged = 1")
            _choose(draft)
            draft.line("break")
    leave_loop(draft)


@writes(LayUpTrump)
def lay_up_trump(draft: Draft, rule: LayUpTrump, _: str, way: Way) -> None:
    """A player shows a card; its suit is trump, and the card stays his."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    draft.line("suits = 0")
    for suit in range(4):
        with draft.block(f"if hand[asked_seat] & {0x3FFF << 16 * suit:#x}:"):
            draft.line(f"suits |= {1 << suit}")
    ask(draft, way, Offer("call", "suits", "asked_seat"))
    _choose(draft)


@writes(LayDownTrump)
def lay_down_trump(draft: Draft, rule: LayDownTrump, _: str, way: Way) -> None:
    """A player lays a card face down; its suit will be trump."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    ask(draft, way, Offer("hide", "hand[asked_seat]", "asked_seat", cards=True))
    with_hidden_trump(draft, "place(bit) >> 4", "asked_seat", "bit" if lies_outside(draft) else "0")


@writes(WriteTrump)
def write_trump(draft: Draft, rule: WriteTrump, _: str, way: Way) -> None:
    """A player writes the suit down; no card leaves his hand."""
    draft.line(f"asked_seat = {seat_of(draft, rule.who)}")
    ask(draft, way, Offer("write", "15", "asked_seat"))
    with_hidden_trump(draft, "place(bit)", "asked_seat", "0")
