"""Choosing as a sensible player does: wins cheaply, gives nothing away, names the longest suit.

The same choices as `courtpiece_spec.policies.sensible`, over bit boards; a test holds the two together.
"""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.play import HighestLed, SecondAce, Takes
from courtpiece_spec.kernel.asking import (
    CHANCE,
    ByChance,
    Offer,
    note,
    verb_number,
    write_note,
)
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.taking import write_first

_NEVER = ("redeal", "down")
"""What is left undone where anything else may be done."""
_NO = ("pass", "stop")


@frozen
class BySense:
    """A sensible player; chance stays chance."""

    recorded: bool = False
    deals_given: bool = False
    looks: bool = True

    def begin_trick(self, draft: Draft) -> None:
        """Nothing."""

    def taken(self, draft: Draft) -> None:
        """Keeps who took the trick."""
        ByChance(self.recorded).taken(draft)

    # ------------------------------------------------------------------ cards
    def card(self, draft: Draft, seat: str, allowed: str) -> None:
        """The card that he would play."""
        if self.recorded:
            draft.line(f"count = popcount({allowed})")
        if draft.place == 0:
            draft.line(f"bit = {draft.own('to_lead')}({allowed}, hand[{seat}], tc, {_order(draft)})")
        else:
            _write_standing(draft)
            _write_following(draft, allowed)
        if self.recorded:
            note(draft, seat, "0", "CARD[place(bit)]", "count")

    # ------------------------------------------------------------------ decisions
    def ask(self, draft: Draft, offers: tuple[Offer, ...], *, in_trick: bool = False) -> None:
        """What he would choose."""
        if offers[0].seat == CHANCE:
            ByChance(self.recorded).ask(draft, offers)
            return
        sets = [draft.name("may") for _ in offers]
        for name, offer in zip(sets, offers, strict=True):
            draft.line(f"{name} = {offer.choices}")
        if self.recorded:
            draft.line(f"count = {' + '.join(f'popcount({name})' for name in sets)}")
        draft.line("did = -1")
        draft.line("bit = 0")
        if in_trick:
            self._in_trick(draft, offers, sets)
        else:
            _write_decision(draft, offers, sets)
        if self.recorded:
            write_note(draft, offers)

    def _in_trick(self, draft: Draft, offers: tuple[Offer, ...], sets: list[str]) -> None:
        """He has trump exposed when the trick is not his side's; he never plays face down."""
        reveal = [name for name, offer in zip(sets, offers, strict=True) if offer.verb == "reveal"]
        wants = f"{sets[0]} == 0"
        if draft.place:
            _write_standing(draft)
            wants = f"({wants} or not partner_wins)"
        if reveal:
            with draft.block(f"if {reveal[0]} and {wants}:"):
                draft.line(f"did = {verb_number('reveal')}")
                draft.line("bit = 1")
        with draft.block("if did < 0:"):
            draft.line("did = 0")
            if draft.place:
                _write_following(draft, sets[0])
            else:
                draft.line(f"bit = {draft.own('to_lead')}({sets[0]}, hand[seat], tc, {_order(draft)})")


def _order(draft: Draft) -> str:
    return "order" if draft.table.orders else "0"


def _write_standing(draft: Draft) -> None:
    """Sets `best` to the card that wins so far, `beats` to all cards that would beat it, and `partner_wins`.

    `best` is 0 where the highest card is of no account, as a card that counts as a lower one may be.
    """
    table, place = draft.table, draft.place
    by_suit = draft.book.rule("play.takes") == Takes(HighestLed())
    trumps = "0" if by_suit else "tc"
    first = "b0"
    if isinstance(draft.book.rule("play.aces"), SecondAce):
        write_first(draft)
        first = "first"
    lying = " | ".join([first, *(f"b{number}" for number in range(1, place))])
    draft.line(f"shown = {lying}")
    if draft.plays_down:
        draft.line("shown &= ~down")
    draft.line(f"in_force = {'0' if by_suit else draft.in_force}")
    top = f"{table.top_bit:#x}"
    cards = "in_force if in_force != 0 else shown & led"
    if table.orders:
        draft.line(f"ranked = {cards}")
        draft.line(f"best = highest(ranked) if order == 0 else {draft.own('strongest')}(ranked, order)")
        above = f"(~((best << 1) - 1) if order == 0 else {draft.own('stronger')}({{0}}, best, order))"
    else:
        draft.line(f"best = highest({cards})")
        above = "~((best << 1) - 1)"
    draft.line(f"beats = {trumps} & {above.format(trumps)}")
    with draft.block("if in_force == 0:"):
        draft.line(f"beats = {trumps} | led & {above.format('led')}")
    if table.top is not None:
        draft.line(f"beats |= {top}")
        with draft.block(f"if shown & {top}:"):
            draft.line(f"best = {top}")
            draft.line("beats = 0")
    if first != "b0":
        with draft.block("if best == first:"):
            draft.line("best = b0")
    own = [f"b{number}" for number in range(place) if (place - number) % table.sides == 0]
    draft.line("partner_wins = " + (f"best & ({' | '.join(own)}) != 0" if own else "False"))


def _write_following(draft: Draft, allowed: str) -> None:
    """The last player wins as cheaply as can be; anybody before that, with the best card."""
    last = draft.place == draft.table.players - 1
    draft.line(f"winners = {allowed} & beats")
    gives = "winners & ~tc == 0" if not last else "True"
    with draft.block(f"if winners == 0 or (partner_wins and {gives}):"):
        draft.line(f"bit = {draft.own('cheapest')}({allowed}, tc, {_order(draft)})")
    cheap = "True" if last else f"{draft.own('first_card')}(winners) & tc"
    with draft.block(f"elif {cheap}:"):
        draft.line(f"bit = {draft.own('cheapest')}(winners, tc, {_order(draft)})")
    with draft.block("else:"):
        draft.line(f"bit = {draft.own('dearest')}(winners, tc, {_order(draft)})")


def _write_decision(draft: Draft, offers: tuple[Offer, ...], sets: list[str]) -> None:
    """The longest suit where it may be chosen, else to pass, else the first that there is."""
    named, first = list(zip(sets, offers, strict=True)), draft.own("first_card")
    wanted = [each for each in named if each[1].verb not in _NEVER] or named
    for name, offer in wanted:
        if not (offer.cards or offer.verb in ("call", "write")):
            continue
        chosen = "own_suit" if offer.cards else "1 << place(own_suit) // 16"
        draft.line(f"own_suit = {draft.own('longest')}(hand[{offer.seat}])")
        with draft.block(f"if did < 0 and {name} & {chosen}:"):
            draft.line(f"did = {offer.number}")
            draft.line(f"bit = {f'{first}({name} & own_suit)' if offer.cards else chosen}")
    for name, offer in [each for each in wanted if each[1].verb in _NO] + wanted:
        with draft.block(f"if did < 0 and {name}:"):
            draft.line(f"did = {offer.number}")
            draft.line(f"bit = {f'{first}({name})' if offer.cards else f'{name} & -{name}'}")
    if len(wanted) < len(named):
        for name, offer in named:
            with draft.block(f"if did < 0 and {name}:"):
                draft.line(f"did = {offer.number}")
                draft.line(f"bit = {name} & -{name}")


def helpers(draft: Draft) -> str:
    """The functions that the text calls, for the book's cards."""
    table = draft.table
    index = [0] * 64
    for card, place in table.boards.places.items():
        index[place] = card.rank.index
    highest = [0] * len(table.strengths)
    for order, by_index in enumerate(table.strengths):
        tops = [card for card in table.cards if by_index[card.index] == max(by_index)]
        highest[order] = table.boards.of(tops)
    natural = all(
        table.strengths[0][one.index] < table.strengths[0][two.index]
        for one, two in zip(table.cards, table.cards[1:], strict=False)
        if one.suit is two.suit
    )
    text = _HELPERS.format(
        index=index,
        highest=highest,
        first="cards & -cards" if natural else "first_by_index(cards)",
        low="weakest(cards, order)" if table.orders else "low_of_all(cards)",
        high="best_of_all(cards, order)" if table.orders else "high_of_all(cards)",
    )
    return text + _WITH_ORDERS if table.orders else text


_HELPERS = """RANK_INDEX = table({index})
HIGHEST = table({highest})


def first_by_index(cards):
    first, least = 0, 64
    while cards:
        card = cards & -cards
        if CARD[place(card)] < least:
            first, least = card, CARD[place(card)]
        cards ^= card
    return first


def first_card(cards):
    return {first}


def low_of_all(cards):
    ranks = (cards | cards >> 16 | cards >> 32 | cards >> 48) & 0x3FFF
    cards &= (ranks & -ranks) * 0x0001000100010001
    return cards & -cards


def high_of_all(cards):
    ranks = (cards | cards >> 16 | cards >> 32 | cards >> 48) & 0x3FFF
    return highest(cards & highest(ranks) * 0x0001000100010001)


def longest(cards):
    suit, most, sum_of_most = 0x3FFF, -1, -1
    for number in range(4):
        lane = 0x3FFF << 16 * number
        held = cards & lane
        count = popcount(held)
        total = 0
        while held:
            card = held & -held
            total += RANK_INDEX[place(card)]
            held ^= card
        if count > most or (count == most and total > sum_of_most):
            suit, most, sum_of_most = lane, count, total
    return suit


def cheapest(cards, trumps, order):
    if cards & ~trumps:
        cards &= ~trumps
    return {low}


def dearest(cards, trumps, order):
    if cards & trumps:
        cards &= trumps
    return {high}


def to_lead(cards, held, trumps, order):
    masters = cards & HIGHEST[order] & ~trumps
    if masters:
        return masters & -masters
    if cards & ~trumps:
        cards &= ~trumps
    longest_suits, most = 0, 0
    for number in range(4):
        lane = 0x3FFF << 16 * number
        if cards & lane:
            count = popcount(held & lane)
            if count > most:
                longest_suits, most = lane, count
            elif count == most:
                longest_suits |= lane
    cards &= longest_suits
    return {low}


"""


_WITH_ORDERS = """
def weakest(cards, order):
    found = 0
    while cards:
        card = cards & -cards
        height = STRENGTH[order * 64 + place(card)]
        if found == 0 or height < STRENGTH[order * 64 + place(found)]:
            found = card
        elif height == STRENGTH[order * 64 + place(found)] and CARD[place(card)] < CARD[place(found)]:
            found = card
        cards ^= card
    return found


def best_of_all(cards, order):
    found = 0
    while cards:
        card = cards & -cards
        height = STRENGTH[order * 64 + place(card)]
        if found == 0 or height > STRENGTH[order * 64 + place(found)]:
            found = card
        elif height == STRENGTH[order * 64 + place(found)] and CARD[place(card)] > CARD[place(found)]:
            found = card
        cards ^= card
    return found


"""
