"""Clauses about the pack: which cards it has, how they rank, and which is above all."""

from __future__ import annotations

from courtpiece_spec.book.table import AsATrump, Cards, InItsOwnSuit, RankOrder, TopCard, Without
from courtpiece_spec.cards import CARDS, bit_set
from courtpiece_spec.engine.registry import carrier, carries


@carries(Cards)
def cards(rule: Cards) -> int:
    """How many cards the pack must have, by its ranks and what is taken out."""
    return rule.number


@carries(Without)
def without(rule: Without) -> int:
    """The bit set of the cards that are taken out."""
    return bit_set(rule.cards)


@carries(RankOrder)
def rank_order(rule: RankOrder) -> tuple[int, ...]:
    """How high each card is in its suit, by index: 1 for the lowest rank, 0 for ranks that are not named."""
    by_rank = {rank: len(rule.ranks) - number for number, rank in enumerate(rule.ranks)}
    return tuple(by_rank.get(card.rank, 0) for card in CARDS)


@carries(TopCard)
def top_card(rule: TopCard) -> tuple[int, bool]:
    """The index of the card that is above all others, and whether it counts as a trump."""
    return rule.card.index, bool(carrier(rule.suit)())


@carries(InItsOwnSuit)
def in_its_own_suit() -> bool:
    """It stays a card of its suit."""
    return False


@carries(AsATrump)
def as_a_trump() -> bool:
    """It is one of the trumps."""
    return True
