"""What takes a trick."""

from __future__ import annotations

from collections.abc import Callable

from courtpiece_spec.book.play import HighestLed, HighestTrump, Never, OnlyAfterReveal, SecondAce, Takes
from courtpiece_spec.cards import CARDS, SUITS, Suit
from courtpiece_spec.engine.layout import SUIT_OF, Layout
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import Tricks, Trump, suit_bits

FindTaker = Callable[[tuple[int, ...], int, Trump, tuple[int, ...]], int]
"""From the cards played, those of them face down, trump and the strengths: the place of the taking card."""

Strengths = Callable[[Tricks, Trump, int], tuple[int, ...]]
"""From the tricks, trump and the card led: how high each card is, by card index."""

_TOP = 1000
"""Above every trump."""
_TRUMP = 100
"""Above every card of the suit led."""


def trump_cards(layout: Layout, suit: Suit | None) -> int:
    """The bit set of trumps when a suit is trump: a top card may count as one of them.

    Empty in a book whose trump never counts.
    """
    if isinstance(layout.power, Never):
        return 0
    bits = suit_bits(suit)
    if layout.top_is_trump and layout.top is not None:
        bits |= 1 << layout.top
    return bits & layout.pack_bits


def suits_led(layout: Layout) -> Callable[[int, Trump], int]:
    """The function from a led card to the bit set of the cards that follow it."""
    if not layout.top_is_trump or layout.top is None:
        return lambda card, _: SUIT_OF[card]
    top = 1 << layout.top

    def led(card: int, trump: Trump) -> int:
        # A trump that counts unseen changes nothing yet: what follows must not tell the suit.
        known = 0 if trump.hidden is not None else trump.cards
        if 1 << card == top:
            return known or top
        suit = SUIT_OF[card]
        return suit | top if suit & known & ~top else suit & ~top

    return led


def find_taker(layout: Layout) -> FindTaker:
    """The function that finds the taking card of a trick."""
    rule = layout.book.rule("play.takes") or Takes(HighestTrump())
    made: FindTaker = carrier(rule)(layout, rule)
    return made


@carries(Takes)
def takes(layout: Layout, rule: Takes) -> FindTaker:
    """What takes a trick."""
    made: FindTaker = carrier(rule.by)(layout, rule.by)
    return made


@carries(HighestTrump)
def highest_trump(layout: Layout, _: HighestTrump) -> FindTaker:
    """The highest trump, else the highest card of the suit led."""
    top, led_bits = layout.top, suits_led(layout)
    strict = isinstance(layout.power, OnlyAfterReveal)

    def taker(played: tuple[int, ...], down: int, trump: Trump, strengths: tuple[int, ...]) -> int:
        led, trumps = led_bits(played[0], trump), trump.cards
        # Where the trump suit itself was led, its highest card takes, whenever it was played (B58);
        # but not where only later cards are trumps, so that a lower one can beat it (PR15).
        since = 0 if 1 << played[0] & trumps and not strict else trump.since
        best = place = -1
        for number, card in enumerate(played):
            bit = 1 << card
            if down & bit:
                continue
            if card == top:
                value = _TOP
            elif trumps & bit and number >= since:
                value = _TRUMP + strengths[card]
            elif led & bit:
                value = strengths[card]
            else:
                continue
            if value > best:
                best, place = value, number
        return place

    return taker


@carries(HighestLed)
def highest_led(layout: Layout, _: HighestLed) -> FindTaker:
    """The highest card of the suit led, whatever is trump."""
    by_trump = highest_trump(layout, HighestTrump())
    no_trump = Trump()
    return lambda played, down, _, strengths: by_trump(played, down, no_trump, strengths)


def strengths_now(layout: Layout) -> Strengths:
    """The function that tells how high each card is in the current trick."""
    rule = layout.book.rule("play.aces")
    if isinstance(rule, SecondAce):
        made: Strengths = carrier(rule)(layout, rule)
        return made
    orders = layout.strengths
    return lambda _, trump, __: orders[trump.order]


@carries(SecondAce)
def second_ace(layout: Layout, rule: SecondAce) -> Strengths:
    """A rank led right after taking with it counts as a lower one; of two equal cards the earlier takes."""
    orders = layout.strengths
    lower = {
        suit: next(c.index for c in CARDS if c.suit is suit and c.rank is rule.counts_as) for suit in SUITS
    }

    def strengths(tricks: Tricks, trump: Trump, card: int) -> tuple[int, ...]:
        usual = orders[trump.order]
        if not tricks.winning or tricks.takers[-1] != tricks.leader:
            return usual
        led, before = CARDS[card], CARDS[tricks.winning[-1]]
        if led.rank is not rule.rank or before.rank is not rule.rank:
            return usual
        changed = list(usual)
        changed[led.index] = usual[lower[led.suit]]
        return tuple(changed)

    return strengths
