"""Asking for an action: one text for all ways of answering.

Where a book waits for somebody, the text holds every legal action as sets of bits, one for each verb.
A *way* writes how one of them is chosen: by chance, by a player's sense, or from a record that is checked.
"""

from __future__ import annotations

from typing import Final, Protocol

from attrs import frozen

from courtpiece_spec.kernel.draft import Draft

VERBS: Final = (
    "",
    "call",
    "hide",
    "write",
    "reveal",
    "bid",
    "pass",
    "redeal",
    "go_on",
    "stop",
    "drop",
    "keep",
    "leave",
    "down",
    "foul",
    "concede",
    "pick",
)
"""The words of the tokens (record.md); an action's verb is its place here."""

CHANCE: Final = "15"
"""The seat of chance in an action."""


@frozen
class Offer:
    """Legal actions of one verb."""

    verb: str
    choices: str
    """The expression of a set of bits, one for each action."""
    seat: str = ""
    """The expression of who may do it; empty where each bit is a seat that may."""
    cards: bool = False
    """Whether the bits are a board; else they stand for numbers: suits, bids, seats, or nothing (bit 0)."""

    @property
    def number(self) -> int:
        """The place of the verb among all."""
        return verb_number(self.verb)


class Way(Protocol):
    """How a choice is made."""

    @property
    def deals_given(self) -> bool:
        """Whether the pack is given, card by card."""

    @property
    def looks(self) -> bool:
        """Whether answers depend on the hands."""

    def begin_trick(self, draft: Draft) -> None:
        """What a trick needs before its first card."""

    def card(self, draft: Draft, seat: str, allowed: str) -> None:
        """A player plays one of the cards allowed: sets `bit`."""

    def ask(self, draft: Draft, offers: tuple[Offer, ...], *, in_trick: bool = False) -> None:
        """Somebody chooses: sets `did` to the place of the verb, and `bit` to the bit chosen."""

    def taken(self, draft: Draft) -> None:
        """A trick has been taken by `taker`; `number` counts it."""


def ask(draft: Draft, way: Way, *offers: Offer) -> None:
    """Somebody is asked outside a trick."""
    way.ask(draft, offers)
    if draft.keeps.spoke:
        seat = offers[0].seat
        draft.line(f"spoke = {'-1' if seat == CHANCE else seat or 'place(bit)'}")


def verb_number(verb: str) -> int:
    """The place of a verb among all."""
    return VERBS.index(verb)


def leave_loop(draft: Draft) -> None:
    """A record that went wrong inside a loop leaves what stands around it, too."""
    with draft.block("if status != 0:"):
        draft.line("break")


def next_word(draft: Draft) -> None:
    """A new random word for choices."""
    draft.line("choosing = step(choosing)")
    draft.line("word = mix(choosing)")


def card_of_bit(draft: Draft) -> str:
    """The card's index that the bit chosen stands for."""
    return f"{draft.own('CARD')}[place(bit)]"


def what_of(draft: Draft, offer: Offer) -> str:
    """The number in an action that stands for the bit chosen."""
    if offer.cards:
        return card_of_bit(draft)
    return "place(bit)" if offer.seat else "0"


@frozen
class ByChance:
    """Uniform over the legal actions; what is done is kept where `recorded`."""

    recorded: bool = False
    deals_given: bool = False
    looks: bool = False

    def begin_trick(self, draft: Draft) -> None:
        """A word serves two cards: with one for all, each choice would wait for the one before."""
        next_word(draft)

    def card(self, draft: Draft, seat: str, allowed: str) -> None:
        """A card at random."""
        if draft.place and draft.place % 2 == 0:
            next_word(draft)
        draft.line(f"count = popcount({allowed})")
        draft.line(f"bit = select({allowed}, high(word, count))")
        draft.line("word = low(word, count)")
        if self.recorded:
            note(draft, seat, "0", card_of_bit(draft), "count")

    def ask(self, draft: Draft, offers: tuple[Offer, ...], *, in_trick: bool = False) -> None:
        """Any of the actions."""
        if not in_trick:
            next_word(draft)
        sets = [draft.name("may") for _ in offers]
        for name, offer in zip(sets, offers, strict=True):
            draft.line(f"{name} = {offer.choices}")
        draft.line(f"count = {' + '.join(f'popcount({name})' for name in sets)}")
        draft.line("chosen = high(word, count)")
        draft.line("word = low(word, count)")
        write_chosen(draft, offers, sets)
        if self.recorded:
            write_note(draft, offers)

    def taken(self, draft: Draft) -> None:
        """Keeps who took the trick."""
        if self.recorded:
            draft.line("takers[takers_from + number - 1] = taker")


def write_chosen(draft: Draft, offers: tuple[Offer, ...], sets: list[str]) -> None:
    """Sets `did` and `bit` by the number of the action among all."""
    draft.line("did = -1")
    draft.line("bit = 0")
    for name, offer in zip(sets, offers, strict=True):
        last = name == sets[-1]
        with draft.block("if did < 0:" if last else f"if did < 0 and chosen < popcount({name}):"):
            draft.line(f"did = {offer.number}")
            draft.line(f"bit = select({name}, chosen)")
        if not last:
            draft.line(f"chosen -= popcount({name})")


def write_note(draft: Draft, offers: tuple[Offer, ...]) -> None:
    """Keeps what was done, and of how many actions it was one."""
    for offer in offers:
        with draft.block(f"if did == {offer.number}:"):
            note(draft, offer.seat or "place(bit)", "did", what_of(draft, offer), "count")


def note(draft: Draft, seat: str, verb: str, what: str, count: str) -> None:
    """Keeps one action."""
    draft.line(f"acts[at] = {seat} << 16 | {verb} << 8 | {what}")
    draft.line(f"widths[at] = {count}")
    draft.line("at += 1")


@frozen
class FromRecord:
    """The next action of a record.

    `status` becomes its number, from 1, if it is not legal, and -2 where there is none.
    """

    deals_given: bool = True
    looks: bool = False

    def begin_trick(self, draft: Draft) -> None:
        """Nothing."""

    def _take(self, draft: Draft) -> None:
        with draft.block("if at == end:"):
            draft.line("status = -2")
            draft.line("break")
        draft.line("act = acts[at]")

    def card(self, draft: Draft, seat: str, allowed: str) -> None:
        """The card of the record, if it may be played."""
        self._take(draft)
        draft.line(f"bit = {draft.own('BOARD')}[act & 255]")
        with draft.block(f"if act >> 8 != {seat} << 8 or bit & {allowed} == 0:"):
            draft.line("status = at - start + 1")
            draft.line("break")
        draft.line("at += 1")

    def ask(self, draft: Draft, offers: tuple[Offer, ...], *, in_trick: bool = False) -> None:  # noqa: ARG002  # a word is of no use here
        """The action of the record, if it is one of those offered."""
        self._take(draft)
        draft.line("did = -1")
        draft.line("bit = 0")
        for offer in offers:
            what = f"{draft.own('BOARD')}[act & 255]" if offer.cards else "1 << (act & 63)"
            if not offer.seat:
                what = "1 << (act >> 16 & 63)"
            fits = f"act >> 8 & 255 == {offer.number}"
            if offer.seat:
                fits += f" and act >> 16 == {offer.seat}"
            if not offer.cards:
                fits += " and act & 255 < 64" if offer.seat else " and act & 255 == 0"
            with draft.block(f"if {fits}:"):
                draft.line(f"bit = {what} & ({offer.choices})")
                with draft.block("if bit != 0:"):
                    draft.line(f"did = {offer.number}")
        with draft.block("if did < 0:"):
            draft.line("status = at - start + 1")
            draft.line("break")
        draft.line("at += 1")

    def taken(self, draft: Draft) -> None:
        """Tells who took the trick."""
        draft.line("takers[takers_from + number - 1] = taker")
