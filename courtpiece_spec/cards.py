"""Cards, suits, ranks and packs.

People meet a `Card`; the engine counts in *bit sets*: an int whose bit ``card.index`` is set
when the card is in the set.  Bit sets stay inside the engine; every public face takes and gives cards.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import Final

from attrs import field, frozen


class Suit(enum.Enum):
    """A French suit; the value is its letter in records."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def index(self) -> int:
        """Position among the suits, 0–3, in the order S H D C of record.md."""
        return _SUIT_INDEX[self]

    @property
    def symbol(self) -> str:
        """The suit's pip, such as ``♥``."""
        return "♠♥♦♣"[self.index]

    @property
    def word(self) -> str:
        """The English plural, such as ``hearts``: the word of the language."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.value


SUITS: Final = tuple(Suit)
_SUIT_INDEX: Final = {suit: number for number, suit in enumerate(SUITS)}


class Rank(enum.Enum):
    """A rank; the value is its letter in records.  How ranks are ordered is a rule of each book."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def index(self) -> int:
        """Position in the card's bit, 0 (two) to 12 (ace)."""
        return _RANK_INDEX[self]

    @property
    def word(self) -> str:
        """The English singular, such as ``ace``."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.value


RANKS: Final = tuple(Rank)
_RANK_INDEX: Final = {rank: number for number, rank in enumerate(RANKS)}
RANKS_HIGH_TO_LOW: Final = tuple(reversed(RANKS))


@frozen(order=False)
class Card:
    """One card of a French pack, such as ``Card.parse("AH")``."""

    rank: Rank
    suit: Suit
    index: int = field(init=False, eq=False, repr=False)
    """The bit that stands for this card in a bit set, 0–51."""
    bit: int = field(init=False, eq=False, repr=False)

    @index.default
    def _index(self) -> int:
        return self.suit.index * 13 + self.rank.index

    @bit.default
    def _bit(self) -> int:
        return 1 << self.index

    @staticmethod
    def parse(code: str) -> Card:
        """Read the strict two-letter form of record.md, rank then suit.

        Raises ValueError, quoting the code, when it is no card.
        """
        try:
            return _BY_CODE[code]
        except KeyError:
            raise ValueError(
                f"{code!r} is not a card: write a rank of 23456789TJQKA, then S, H, D or C"
            ) from None

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    @property
    def picture(self) -> str:
        """The form for people, such as ``10♥``."""
        return ("10" if self.rank is Rank.TEN else self.rank.value) + self.suit.symbol


CARDS: Final = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""All 52 cards by index."""
_BY_CODE: Final = {str(card): card for card in CARDS}

SUIT_BITS: Final = {suit: 0x1FFF << 13 * suit.index for suit in SUITS}
"""Bit set of each suit."""
FULL_PACK: Final = (1 << 52) - 1


def is_card(code: str) -> bool:
    """Whether a text is the strict form of a card."""
    return code in _BY_CODE


_OTHER_SPELLINGS: Final = str.maketrans({suit.symbol: suit.value for suit in SUITS})


def near_card(text: str) -> Card | None:
    """The card that is meant by another spelling: ``10S``, ``qs``, ``Q♠``, ``SQ``."""
    said = text.translate(_OTHER_SPELLINGS).upper().replace("10", "T")
    return _BY_CODE.get(said) or _BY_CODE.get(said[::-1])


def card_hint(text: str) -> str:
    """What to write instead of a card in another spelling, behind a message; empty where none is near."""
    card = near_card(text)
    if card is None:
        return ""
    why = "the ten is T" if "10" in text else "letters are large" if text.upper() != text else ""
    return f"; write {card}" + (f": {why}" if why else "")


def bit_set(cards: Iterable[Card]) -> int:
    """The bit set that holds these cards."""
    total = 0
    for card in cards:
        total |= card.bit
    return total


def cards_in(bits: int) -> Iterator[Card]:
    """The cards of a bit set, lowest index first."""
    while bits:
        low = bits & -bits
        yield CARDS[low.bit_length() - 1]
        bits ^= low


def cards_from_text(text: str) -> tuple[Card, ...]:
    """Cards of a string of two-letter codes; a pack is such a string.

    Raises ValueError naming the first bad code and its place.
    """
    if len(text) % 2:
        ten = ", and the ten is T" if "10" in text else ""
        raise ValueError(f"an odd number of letters ({len(text)}): each card takes two{ten}")
    found = []
    for start in range(0, len(text), 2):
        code = text[start : start + 2]
        if code not in _BY_CODE:
            hint = "; the ten is T" if code == "10" else card_hint(code)
            raise ValueError(f"card {start // 2 + 1} is {code!r}, which is not a card{hint}")
        found.append(_BY_CODE[code])
    return tuple(found)
