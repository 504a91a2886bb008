"""Bit boards: a card is one bit, sixteen bits to a suit, the highest card of a suit its highest bit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from courtpiece_spec.cards import CARDS, Card, Rank, Suit

SUIT_WIDTH: Final = 16
"""Bits a suit has on a board; thirteen at most are used, so that a board is never negative."""
SUIT_MASK: Final = 0x3FFF
"""The first suit: its cards from bit 1 on; bit 0 is below all of them, for a card that counts as none."""


class Boards:
    """Where each card of a pack lies on a board.

    `strengths` says how high each card is within its suit, from 1, by `Card.index`; 0 is a card that is not
    in the pack.
    """

    def __init__(self, strengths: Iterable[int], pack: Iterable[Card]) -> None:
        self._strengths = tuple(strengths)
        self.places: Mapping[Card, int] = {card: self.place(card) for card in pack}
        self.pack = self.of(self.places)

    def place(self, card: Card) -> int:
        """Where a card lies, or would lie if the pack had it."""
        return SUIT_WIDTH * card.suit.index + self._strengths[card.index]

    def bit(self, card: Card) -> int:
        """The bit of a card; 0 where the pack has no such card."""
        return 1 << self.places[card] if card in self.places else 0

    def of(self, cards: Iterable[Card]) -> int:
        """The board that holds these cards."""
        total = 0
        for card in cards:
            total |= self.bit(card)
        return total

    def of_ranks(self, ranks: Iterable[Rank]) -> int:
        """The board of all cards of some ranks."""
        wanted = frozenset(ranks)
        return self.of(card for card in self.places if card.rank in wanted)

    def by_index(self) -> tuple[int, ...]:
        """The bit of each card by `Card.index`, with zeros up to 256: any byte may be looked up."""
        return tuple(self.bit(card) for card in CARDS) + (0,) * (256 - len(CARDS))

    def cards(self) -> tuple[int, ...]:
        """`Card.index` by place on the board; 0 where no card lies."""
        found = [0] * 64
        for card, place in self.places.items():
            found[place] = card.index
        return tuple(found)


def suit_board(suit: Suit) -> int:
    """The board of a whole suit."""
    return SUIT_MASK << SUIT_WIDTH * suit.index
