"""Drawing cards for the first role: who holds it, given the cards drawn.

The draw binds people and changes no round; it stands here so that tables, programs and tests can simulate it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from courtpiece_spec.book.table import (
    CardAs,
    DrawNote,
    FirstRole,
    HighestDrawn,
    LowestDrawn,
    RankLow,
    TiesDrawAgain,
)
from courtpiece_spec.cards import Card
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.seats import Seat

Height = Callable[[Card], int]
"""How high a card is in the draw, whatever its suit."""

Best = Callable[[Mapping[Seat, Card]], tuple[Seat, ...]]
"""From one card a player: those with the best, more than one where cards are level."""


class NoDrawError(ValueError):
    """The book finds no role by drawing, or the cards are no draw of its players."""


def draw_role(layout: Layout, draws: Iterable[Mapping[Seat, Card]]) -> Seat | None:
    """Who holds the primary role by a draw; None while players are level and must draw again.

    Args:
        layout: The layout of the book.
        draws: One card for each player; then, as long as some are level, one for each of those.

    Raises:
        NoDrawError: The book does not draw, or the wrong players drew.
    """
    rule = layout.book.rule(f"roles.{layout.primary}")
    if not isinstance(rule, FirstRole) or not isinstance(rule.by, HighestDrawn | LowestDrawn):
        raise NoDrawError(f"{layout.primary} is not found by a draw")
    best: Best = carrier(rule.by)(layout, rule.by)
    level = layout.seats
    for cards in draws:
        if len(level) == 1 or set(cards) != set(level):
            raise NoDrawError(f"these players draw: {', '.join(layout.shown[seat] for seat in level)}")
        if len(set(cards.values())) < len(cards) or not set(cards.values()) <= set(layout.pack):
            raise NoDrawError("each player draws a card of his own from the pack")
        level = best(cards)
    return level[0] if len(level) == 1 else None


def _height(layout: Layout, notes: tuple[DrawNote, ...]) -> Height:
    def plain(card: Card) -> int:
        return len(layout.ranks) + 1 if card.index == layout.top else layout.strengths[""][card.index]

    height: Height = plain
    for note in notes:
        height = carrier(note)(layout, note, height)
    return height


def _best(layout: Layout, notes: tuple[DrawNote, ...], pick: Callable[[Iterable[int]], int]) -> Best:
    height = _height(layout, notes)

    def best(cards: Mapping[Seat, Card]) -> tuple[Seat, ...]:
        heights = {seat: height(card) for seat, card in sorted(cards.items())}
        wanted = pick(heights.values())
        return tuple(seat for seat, each in heights.items() if each == wanted)

    return best


@carries(HighestDrawn)
def highest_drawn(layout: Layout, rule: HighestDrawn) -> Best:
    """Whoever drew the highest card."""
    return _best(layout, rule.notes, max)


@carries(LowestDrawn)
def lowest_drawn(layout: Layout, rule: LowestDrawn) -> Best:
    """Whoever drew the lowest card."""
    return _best(layout, rule.notes, min)


@carries(RankLow)
def rank_low(_: Layout, rule: RankLow, height: Height) -> Height:
    """A rank is below all others."""
    return lambda card: 0 if card.rank is rule.rank else height(card)


@carries(CardAs)
def card_as(layout: Layout, rule: CardAs, height: Height) -> Height:
    """A card counts as one of another rank."""
    level = next(card for card in layout.pack if card.rank is rule.rank and card.index != layout.top)
    return lambda card: height(level) if card == rule.card else height(card)


@carries(TiesDrawAgain)
def ties_draw_again(_: Layout, __: TiesDrawAgain, height: Height) -> Height:
    """Those who are level draw again, which is how every draw goes here."""
    return height
