"""The words of the feature files: seats, sides, suits, cards and what players do."""

from __future__ import annotations

import re
from typing import Final

from attrs import frozen

from courtpiece_spec.cards import RANKS, SUITS, Card, Rank, Suit
from courtpiece_spec.engine import Action, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.seats import Seat, Side

SEAT: Final = "North|West|South|East|[Pp]layer [1-8]"
"""A seat, as a part of a step's pattern: by number where a table is not one of four."""
SIDE: Final = "North and South|East and West|[Pp]layers [1-8], [1-8] and [1-8]"
ROW: Final = "[NWSE1-8 ]+"
"""A row of seats, by their letters or numbers."""
SUIT: Final = "spades|hearts|diamonds|clubs"

_RANK_BY_WORD: Final = {rank.word: rank for rank in RANKS}
_RANK_BY_SIGN: Final = {"10" if rank is Rank.TEN else rank.value: rank for rank in RANKS}
_SUIT_BY_WORD: Final = {suit.word: suit for suit in SUITS} | {suit.symbol: suit for suit in SUITS}
_CARD: Final = re.compile(
    rf"(?P<sign>10|[2-9JQKA])(?P<pip>[♠♥♦♣])|the (?P<rank>{'|'.join(_RANK_BY_WORD)}) of (?P<suit>{SUIT})"
)


def seat_of(word: str, layout: Layout) -> Seat:
    """The seat of a word such as ``North``, of its first letter, or of a number as in ``player 3``."""
    number = re.search(r"[1-8]", word)
    return Seat(layout.names.index(number[0] if number else word[0]))


def side_of(words: str, layout: Layout) -> Side:
    """The side of ``North and South``, ``N/S`` or ``players 1, 3 and 5``: of the player named first."""
    return layout.side_of[seat_of(words, layout)]


def row_of(text: str, layout: Layout) -> tuple[Seat, ...]:
    """A row of seats such as ``N S N N``."""
    return tuple(seat_of(word, layout) for word in text.split())


def suit_of(word: str) -> Suit:
    """The suit of ``hearts`` or ``♥``."""
    return _SUIT_BY_WORD[word]


def cards_of(text: str) -> tuple[Card, ...]:
    """All cards that a text names, as ``A♥`` or as ``the ace of hearts``."""
    found = []
    for match in _CARD.finditer(text):
        if match["sign"]:
            rank, suit = _RANK_BY_SIGN[match["sign"]], suit_of(match["pip"])
        else:
            rank, suit = _RANK_BY_WORD[match["rank"]], suit_of(match["suit"])
        found.append(Card(rank, suit))
    return tuple(found)


def card_of(text: str) -> Card:
    """The one card that a text names."""
    cards = cards_of(text)
    assert len(cards) == 1, f"one card is wanted, not {text!r}"
    return cards[0]


@frozen
class Holding:
    """What a player is known to hold."""

    cards: tuple[Card, ...] = ()
    first: tuple[Card, ...] = ()
    """Those of them that are in his first packet."""
    without: frozenset[Suit] = frozenset()
    """Suits of which he holds no more than these cards."""

    def and_also(self, more: Holding) -> Holding:
        """Both holdings together."""
        return Holding(
            (*self.cards, *(card for card in more.cards if card not in self.cards)),
            (*self.first, *more.first),
            self.without | more.without,
        )


def holding_of(text: str) -> Holding:
    """The holding of words such as ``3♥, 2♣ and no other hearts``."""
    said = cards_of(text)
    without = re.findall(rf"\bno (?:other )?({SUIT})", text)
    left = re.sub(rf"\bno (?:other )?({SUIT})|\band\b|,", " ", _CARD.sub(" ", text)).strip()
    assert not left, f"what does {left!r} mean in {text!r}?"
    return Holding(said, without=frozenset(suit_of(word) for word in without))


_DEEDS: Final = (
    (re.compile(r"plays? on"), Verb.GO_ON),
    (re.compile(r"stops?"), Verb.STOP),
    (re.compile(r"plays? (?P<card>.+) face down"), Verb.DOWN),
    (re.compile(r"(?:plays?|leads?) (?P<card>.+)"), Verb.PLAY),
    (re.compile(rf"names? (?P<suit>{SUIT}) trumps?"), Verb.CALL),
    (re.compile(r"plays? without trumps?"), Verb.CALL),
    (re.compile(r"lays? (?P<card>.+) face down as trump"), Verb.HIDE),
    (re.compile(r"asks? for the trump|turns? up the hidden card"), Verb.REVEAL),
    (re.compile(r"demands? a new deal"), Verb.REDEAL),
    (re.compile(r"bids? (?P<number>\d+)"), Verb.BID),
    (re.compile(r"gives? up"), Verb.CONCEDE),
    (re.compile(r"stops?"), Verb.STOP),
    (re.compile(r"goes? on|go on"), Verb.GO_ON),
    (re.compile(r"pass(?:es)?"), Verb.PASS),
)
DEED: Final = (
    r"(?!plays? any card|plays? his last card)"
    r"(?:plays?|leads?|names?|lays?|asks?|turns?|demands?|bids?|gives?|stops?|pass(?:es)?|go(?:es)?)\b.*"
)
"""What a player does, as a part of a step's pattern."""


FOULS: Final = {
    "shows a card out of turn": "out_of_turn",
    "looks at a turned trick": "looking_back",
    "does not lay down the last cards": "cards_kept",
    "stops in his partner's stead": "partner_stops",
    "misdeals": "misdeal",
    "revokes": "revoke",
    "claims a new deal with a picture": "false_claim",
}
"""What players do that a book prices, by the words of the feature files."""


def deed_of(seat: Seat, words: str) -> Action:
    """The action of words such as ``plays A♥`` or ``name hearts trump``."""
    if words in ("play without trumps", "plays without trumps"):
        return Action(seat, Verb.CALL, "none")
    for pattern, verb in _DEEDS:
        match = pattern.fullmatch(words)
        if match is not None:
            said = match.groupdict()
            if "card" in said:
                return Action(seat, verb, card_of(said["card"]))
            if "suit" in said:
                return Action(seat, verb, suit_of(said["suit"]))
            return Action(seat, verb, int(said["number"]) if "number" in said else None)
    raise AssertionError(f"nobody knows how to {words!r}")
