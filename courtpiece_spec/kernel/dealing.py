"""Dealing packets: from a pack in its order, or by splitting what is left where nobody looks at the order.

A *part* is a random set of cards of a size that is known when the text is written: a random mask, then
so many bits added or taken at random until its size is right.  Every set of that size stays equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.steps import (
    NthCardSetsTrump,
    OfLast,
    Packet,
    ToEach,
    ToOne,
    ToOthers,
)
from courtpiece_spec.kernel.asking import Way
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.people import seat_of
from courtpiece_spec.kernel.registry import writer, writes
from courtpiece_spec.kernel.shares import Share

_MASKS: Final = {
    1: ("{0} & {1} & {2}", 3),
    2: ("{0} & {1}", 2),
    3: ("({0} | {1}) & {2}", 3),
    4: ("{0}", 1),
    5: ("({0} & {1}) | {2}", 3),
    6: ("{0} | {1}", 2),
    7: ("{0} | {1} | {2}", 3),
}
"""Of random words, one with so many eighths of its bits set, and how many words it takes."""

_FEW: Final = 2
"""So many cards are picked one by one."""


# ---------------------------------------------------------------------- the text
def write_start(draft: Draft, way: Way) -> None:
    """Before the first step: the pack lies ready."""
    size = len(draft.table.cards)
    draft.line("dealt = 0")
    if draft.dealer.shares is not None:
        draft.line(f"stock = {draft.table.boards.pack:#x}")
        draft.dealer.left[:] = [size]
        return
    if not way.deals_given:
        _write_shuffled(draft, size)


def _write_shuffled(draft: Draft, size: int) -> None:
    """The pack in any order (Fisher and Yates)."""
    with draft.block(f"for place_in_pack in range({size}):"):
        draft.line(f"pack[place_in_pack] = {draft.own('PACK')}[place_in_pack]")
    with draft.block(f"for last in range({size - 1}, 0, -1):"):
        draft.line("dealing = step(dealing)")
        draft.line("other = high(mix(dealing), last + 1)")
        draft.line("swapped = pack[last]")
        draft.line("pack[last] = pack[other]")
        draft.line("pack[other] = swapped")


@writes(Packet)
def packet(draft: Draft, rule: Packet, path: str, _: Way) -> None:
    """So many cards at once to each recipient in turn, a number of times or until the pack is gone."""
    recipients = rule.recipients
    if isinstance(recipients, ToOne):
        draft.line(f"alone = {writer(recipients)(draft, recipients)}")
    plan = draft.dealer.shares
    if plan is None:
        _write_packet(draft, rule, path, "pack[dealt]")
        return
    if draft.step in plan:
        _write_share(draft, plan[draft.step])
    if draft.dealer.recorded:
        _write_packet(draft, rule, path, None)


def _write_packet(draft: Draft, rule: Packet, path: str, card: str | None) -> None:
    """The packets one by one: dealt from the pack, or only noted in the order in which they are dealt."""
    table, size = draft.table, len(draft.table.cards)
    first, people = _order(draft, rule)
    draft.line(f"receiver = {first}")
    times = str(rule.times)
    if rule.until_gone:
        times = f"({size} - dealt + {rule.number * people - 1}) // {rule.number * people}"
    ones = isinstance(rule.recipients, ToOne)
    with (
        draft.block(f"for turn in range({times}):"),
        draft.block(f"for further in range({1 if ones else table.players}):"),
    ):
        with (
            draft.block("if receiver != alone:" if isinstance(rule.recipients, ToOthers) else "if True:"),
            draft.block(f"for piece in range({rule.number}):"),
            draft.block(f"if dealt < {size}:"),
        ):
            if card is None:
                _note_dealt(draft)
            else:
                _deal_one(draft, card, path)
            draft.line("dealt += 1")
        draft.line(f"receiver = {draft.seat('receiver', table.deal_step)}")


def _note_dealt(draft: Draft) -> None:
    """A card of what a player was given at once is put into the pack."""
    draft.line("noted = pool[receiver] & -pool[receiver]")
    draft.line("pool[receiver] ^= noted")
    draft.line("placed |= noted")
    draft.line("pack[dealt] = noted")


def _deal_one(draft: Draft, card: str, path: str) -> None:
    """The next card of the pack goes to a player, and is remembered where a later step asks for it."""
    label = path.rpartition(".")[2]
    draft.line(f"hand[receiver] |= {card}")
    if draft.table.has(OfLast, NthCardSetsTrump):
        draft.line(f"got[receiver * 64 + received[receiver]] = {card}")
        draft.line("received[receiver] += 1")
    if label in draft.packets():
        with draft.block("if turn == 0:"):
            draft.line(f"packet_{label}[receiver] |= {card}")


def _order(draft: Draft, rule: Packet) -> tuple[str, int]:
    """Who gets the first packet, and how many players get one."""
    table = draft.table
    start = None if rule.start is None else seat_of(draft, rule.start)
    first: str
    first, people = writer(rule.recipients)(draft, rule.recipients), table.players
    if isinstance(rule.recipients, ToOne):
        return first, 1
    if isinstance(rule.recipients, ToOthers):
        people -= 1
    return first if start is None else start, people


@writes(ToEach)
def to_each(draft: Draft, _: ToEach) -> str:
    """The first recipient: the player after the dealer in the direction of dealing."""
    return draft.seat("role_dealer", draft.table.deal_step)


@writes(ToOthers)
def to_others(draft: Draft, _: ToOthers) -> str:
    """The first recipient: the player after the one who was dealt to alone."""
    return draft.seat("alone", draft.table.deal_step)


@writes(ToOne)
def to_one(draft: Draft, rule: ToOne) -> str:
    """The recipient."""
    return seat_of(draft, rule.who)


# ---------------------------------------------------------------------- parts of the stock
def _write_share(draft: Draft, share: Share) -> None:
    table = draft.table
    if share.one:
        part = _write_part(draft, "stock", draft.dealer.left[0], share.one)
        _give(draft, "alone", part, share.one)
    if share.others:
        for number in range(1, table.players):
            part = _write_part(draft, "stock", draft.dealer.left[0], share.others)
            _give(draft, draft.seat("alone", number), part, share.others)
    if share.each:
        total = share.each * table.players
        mine = "stock"
        if total < draft.dealer.left[0]:
            mine = _write_part(draft, "stock", draft.dealer.left[0], total)
        draft.line(f"stock &= ~{mine}" if mine != "stock" else "dealt_all = stock")
        if mine == "stock":
            mine = "dealt_all"
            draft.line("stock = 0")
        draft.dealer.left[0] -= total
        for seat, part in _halved(draft, mine, share.each, range(table.players)):
            draft.line(f"hand[{seat}] |= {part}")
            if draft.dealer.recorded:
                draft.line(f"pool[{seat}] |= {part}")


def _give(draft: Draft, seat: str, part: str, number: int) -> None:
    draft.line(f"stock &= ~{part}")
    draft.dealer.left[0] -= number
    draft.line(f"hand[{seat}] |= {part}")
    if draft.dealer.recorded:
        draft.line(f"pool[{seat}] |= {part}")


def _halved(draft: Draft, whole: str, each: int, seats: range) -> Iterator[tuple[int, str]]:
    """A set of cards, of which each of the seats gets as many."""
    if len(seats) == 1:
        yield seats[0], whole
        return
    half = len(seats) // 2
    first = _write_part(draft, whole, each * len(seats), each * half)
    then = draft.name("part")
    draft.line(f"{then} = {whole} ^ {first}")
    yield from _halved(draft, first, each, seats[:half])
    yield from _halved(draft, then, each, seats[half:])


def _write_part(draft: Draft, whole: str, size: int, number: int) -> str:
    """Any so many cards of a set; the name of the part."""
    part = draft.name("part")
    if number <= _FEW:
        draft.line(f"{part} = 0")
        for taken in range(number):
            draft.line("dealing = step(dealing)")
            draft.line(f"{part} |= select({whole} & ~{part}, high(mix(dealing), {size - taken}))")
        return part
    eighths = min(max(round(8 * number / size), 1), 7)
    mask, words = _MASKS[eighths]
    names = [draft.name("bits") for _ in range(words)]
    for name in names:
        draft.line("dealing = step(dealing)")
        draft.line(f"{name} = board(mix(dealing))")
    draft.line(f"{part} = ({mask.format(*names)}) & {whole}")
    draft.line(f"size = popcount({part})")
    # One loop for too many and too few: which of the two it is cannot be foreseen, but need not be.
    with draft.block(f"while size != {number}:"):
        draft.line("dealing = step(dealing)")
        draft.line(f"over = size > {number}")
        draft.line(f"source = {part} if over else {whole} ^ {part}")
        draft.line(f"count = size if over else {size} - size")
        draft.line(f"{part} ^= select(source, high(mix(dealing), count))")
        draft.line("size += -1 if over else 1")
    return part
