"""What is dealt when: which packets can be dealt at once, because nobody can look at them before the last."""

from __future__ import annotations

from attrs import field, frozen

from courtpiece_spec.book.conditions import HandsEmpty, Uncatchable
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.steps import (
    Bid,
    DrawPairs,
    MayChangeTrump,
    MayLook,
    MayNameTrump,
    NameTrump,
    NthCardSetsTrump,
    OfLast,
    OfPack,
    OfPacket,
    Packet,
    Promise,
    RandomCardSetsTrump,
    SetAside,
    Step,
    ToEach,
    ToOne,
    ToOthers,
)
from courtpiece_spec.book.who import HolderOf
from courtpiece_spec.kernel.table import Table


@frozen
class Share:
    """What the players get at a step: all packets that nobody can look at before the last of them."""

    each: int
    """To everyone."""
    one: int = 0
    """To the recipient of a packet for one player, if there is one."""
    others: int = 0
    """To all but that one."""


def shares(table: Table, *, looks: bool) -> dict[int, Share] | None:
    """By the index of a step, what is dealt there at once; None where the order of the pack matters.

    `looks` says whether whoever is asked looks at his hand.
    """
    if table.has(OfLast, OfPacket, NthCardSetsTrump, DrawPairs):
        return None
    found: dict[int, Share] = {}
    open_at: int | None = None
    dealt = 0
    for number, clause in enumerate(table.book.section("round")):
        rule = clause.rule
        assert isinstance(rule, Step)
        if not isinstance(rule.action, Packet):
            if _reads_hands(rule, looks=looks):
                open_at = None
            continue
        if rule.when is not None:
            return None
        share = _share(table, rule.action, dealt)
        if share is None:
            return None
        dealt += table.players * share.each + share.one + (table.players - 1) * share.others
        together = None if open_at is None else _together(found[open_at], share)
        if together is None:
            open_at = number
            found[number] = share
        else:
            found[open_at or 0] = together
    return found


def _share(table: Table, packet: Packet, dealt: int) -> Share | None:
    """What one packet gives; None where the pack does not go round evenly."""
    times = packet.times
    if packet.until_gone:
        people = table.players if isinstance(packet.recipients, ToEach) else 1
        left = len(table.cards) - dealt
        if isinstance(packet.recipients, ToOthers) or left % (packet.number * people):
            return None
        times = left // (packet.number * people)
    number = packet.number * times
    match packet.recipients:
        case ToEach():
            return Share(number)
        case ToOne():
            return Share(0, one=number)
    return Share(0, others=number)


def _together(first: Share, then: Share) -> Share | None:
    """Two shares as one, if all the players get as many."""
    each, one, others = first.each + then.each, first.one + then.one, first.others + then.others
    if one == others:
        return Share(each + one)
    return Share(each, one) if not others and not then.each else None


def _reads_hands(rule: Step, *, looks: bool) -> bool:
    """Whether a step depends on what the players hold."""
    if any(isinstance(part, HolderOf | HandsEmpty | Uncatchable) for part in parts(rule)):
        return True
    blind = (NameTrump, MayNameTrump, MayChangeTrump, Bid, Promise)
    if isinstance(rule.action, blind):
        return looks
    by_pack = isinstance(rule.action, RandomCardSetsTrump) and isinstance(rule.action.source, OfPack)
    return not (by_pack or isinstance(rule.action, MayLook | SetAside))


@frozen
class Dealer:
    """Writes the packets of one text."""

    shares: dict[int, Share] | None
    """None: the pack lies in its order."""
    recorded: bool = False
    left: list[int] = field(factory=list)
    """How many cards are left in the stock: a counter of one number."""
