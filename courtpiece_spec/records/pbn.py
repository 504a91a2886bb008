"""Deals in Portable Bridge Notation, so that bridge tools can open ours and we theirs.

Read and written are the tags `Board`, `Dealer` and `Deal` of each game; other tags, comments and sections
of play are passed over.  Only tables of four with all 52 cards, thirteen to each: PBN knows no others.  A
hand is a set there, so the order of dealing is not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, Final

from attrs import frozen

from courtpiece_spec.cards import FULL_PACK, RANKS_HIGH_TO_LOW, SUIT_BITS, Card, Suit, bit_set, cards_in

COMPASS: Final = "NESW"
"""The players clockwise, as PBN goes round the table."""
SUITS_IN_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
HEADER: Final = "% PBN 2.1\n% EXPORT\n"
_RANKS: Final = {rank.value: rank for rank in RANKS_HIGH_TO_LOW}
_TAG: Final = re.compile(r'\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_EACH: Final = 13
LONGEST: Final = 10_000_000
"""Characters of a file; a session of 36 boards has some ten thousand."""


@frozen
class Deal:
    """Four hands.

    Attributes:
        hands: A bit set for each letter of the compass.
        dealer: The letter of who deals, None where it is not told.
        board: What the board is called, empty where it is not told.
    """

    hands: Mapping[str, int]
    dealer: str | None = None
    board: str = ""


@frozen
class PbnFault:
    """What is wrong with a text, and in which line, from 1."""

    line: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


# ---------------------------------------------------------------------- reading
def load(stream: IO[str]) -> tuple[Deal, ...] | PbnFault:
    """The deals of a file."""
    return loads(stream.read(LONGEST + 1))


def loads(text: str) -> tuple[Deal, ...] | PbnFault:
    """The deals of a text, in order; games without a deal are passed over."""
    if len(text) > LONGEST:
        return PbnFault(1, f"the file is longer than {LONGEST} characters")
    deals: list[Deal] = []
    dealer: str | None = None
    board = ""
    for line, name, value in _tags(text):
        if name == "Board":
            board, dealer = value, None
        elif name == "Dealer":
            if value not in (*COMPASS, "", "?", "#"):
                return PbnFault(line, f"the dealer {_short(value)} is none of N, E, S, W")
            dealer = value if value in (*COMPASS,) else dealer
        elif name == "Deal" and value not in ("", "?", "#"):
            hands = read_hands(value)
            if isinstance(hands, str):
                return PbnFault(line, hands)
            deals.append(Deal(hands, dealer, board))
    return tuple(deals)


def _tags(text: str) -> Iterator[tuple[int, str, str]]:
    """The tags with their lines; comments in braces, after a semicolon or a percent sign are no tags."""
    comment = False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not comment and line.startswith("%"):
            continue
        rest = line
        while rest:
            if comment:
                _, closed, rest = rest.partition("}")
                comment = not closed
                continue
            rest = rest.lstrip()
            tag = _TAG.match(rest)
            if tag:
                yield number, tag[1], tag[2].strip()
                rest = rest[tag.end() :]
            elif rest.startswith(";"):
                rest = ""
            elif rest.startswith("{"):
                comment, rest = True, rest[1:]
            else:
                # Play, auction or a table: up to the next thing that may be a comment or a tag.
                rest = re.sub(r"^.[^\[{;]*", "", rest)


def read_hands(value: str) -> Mapping[str, int] | str:
    """The hands of a `Deal` tag, such as ``N:AKQ.JT9… …``, or what is wrong with it."""
    first, colon, rest = value.partition(":")
    if not colon or first not in COMPASS or not first:
        return f"the deal {_short(value)} does not begin with one of N: E: S: W:"
    texts = rest.split()
    if len(texts) != len(COMPASS):
        return f"the deal has {len(texts)} hands, not four"
    start = COMPASS.index(first)
    hands: dict[str, int] = {}
    for step, text in enumerate(texts):
        seat = COMPASS[(start + step) % len(COMPASS)]
        hand = _read_hand(text)
        if isinstance(hand, str):
            return f"the hand of {seat}: {hand}"
        hands[seat] = hand
    return _complete(hands) or {seat: hands[seat] for seat in COMPASS}


def _read_hand(text: str) -> int | str:
    """A hand such as ``AKQ.JT9.876.5432``: spades, hearts, diamonds, clubs."""
    if text == "-":
        return "it is not told, and all four are needed"
    suits = text.split(".")
    if len(suits) != len(SUITS_IN_ORDER):
        return f"{_short(text)} has {len(suits)} suits, not four with a dot between each"
    cards: list[Card] = []
    for suit, ranks in zip(SUITS_IN_ORDER, suits, strict=True):
        for letter in ranks:
            rank = _RANKS.get(letter)
            if rank is None:
                return f"{_short(letter)} in {_short(text)} is no rank; ten is T"
            cards.append(Card.parse(f"{letter}{suit.value}"))
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        return f"{twice} is there twice"
    if len(cards) != _EACH:
        return f"it has {len(cards)} cards, not {_EACH}"
    return bit_set(cards)


def _complete(hands: Mapping[str, int]) -> str | None:
    """What is wrong with four hands of thirteen: a card that two of them have."""
    seen = 0
    for seat, hand in hands.items():
        if seen & hand:
            card = next(iter(cards_in(seen & hand)))
            other = next(each for each in hands if hands[each] & card.bit)
            return f"{card} is in the hands of {other} and {seat}"
        seen |= hand
    return None if seen == FULL_PACK else "cards are missing"


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


# ---------------------------------------------------------------------- writing
def dump(deals: Iterable[Deal], stream: IO[str]) -> None:
    """Write deals to a file."""
    stream.write(dumps(deals))


def dumps(deals: Iterable[Deal]) -> str:
    """The text of some deals; boards without a name are numbered.

    Raises:
        ValueError: Hands that are not thirteen of 52 cards each.
    """
    return HEADER + "".join("\n" + game(deal, str(number)) for number, deal in enumerate(deals, 1))


def game(deal: Deal, number: str) -> str:
    """One game: its tags, a line each.

    Raises ValueError where the hands are not thirteen of 52 cards each.
    """
    if any(deal.hands.get(seat, 0).bit_count() != _EACH for seat in COMPASS) or _complete(deal.hands):
        raise ValueError("PBN knows only four hands of thirteen from 52 cards")
    first = deal.dealer or COMPASS[0]
    start = COMPASS.index(first)
    order = [COMPASS[(start + step) % len(COMPASS)] for step in range(len(COMPASS))]
    board = (deal.board or number).replace("\\", "\\\\").replace('"', '\\"')
    tags = {
        "Board": " ".join(board.split()),
        "Dealer": deal.dealer or "?",
        "Deal": f"{first}:{' '.join(hand_text(deal.hands[seat]) for seat in order)}",
    }
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items())


def hand_text(bits: int) -> str:
    """A hand as PBN has it: ``AKQ.JT9.876.5432``."""
    return ".".join(
        "".join(
            rank.value
            for rank in RANKS_HIGH_TO_LOW
            if any(card.rank is rank for card in cards_in(bits & SUIT_BITS[suit]))
        )
        for suit in SUITS_IN_ORDER
    )
