"""Which books play their cards as bridge does, read off their clauses, and rounds as bridge sees them.

With trump fixed, a round in which every trick is its taker's side's is a hand of bridge: seats count in
playing order, ranks by how high they are.  A solver of bridge hands then knows the value of every card.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.play import (
    HighestLed,
    MustOvertrump,
    MustTrump,
    Never,
    NextLead,
    RuffOnce,
    SecondAce,
    Takes,
    TricksRunning,
    TrumpMustBeat,
    Void,
)
from courtpiece_spec.book.table import TopCard
from courtpiece_spec.book.who import TakerOfTrick
from courtpiece_spec.cards import CARDS, SUIT_BITS, SUITS, cards_in
from courtpiece_spec.engine import Game, State
from courtpiece_spec.engine.layout import Layout

NO_TRUMP: Final = 4
_LOWEST: Final = 2
"""How a bridge solver counts the lowest rank."""
_VOID: Final = {
    MustTrump: "who cannot follow must trump",
    MustOvertrump: "who cannot follow must beat a trump that lies there",
    TrumpMustBeat: "a trump must beat the trump that lies there",
    RuffOnce: "each player may trump once a round",
}


def unlike_bridge(book: Book) -> tuple[str, ...]:
    """In what the play of a book is unlike bridge, in words; empty where it is a hand of bridge."""
    layout, found = Layout(book), []
    if layout.players != 4:
        found.append(f"{layout.players} players sit at the table")
    elif layout.side_count != 2:
        found.append("everyone plays alone")
    top = book.rule("pack.top")
    if isinstance(top, TopCard):
        found.append(f"{top.card.picture} is above every other card")
    void = book.rule("play.void")
    if isinstance(void, Void):
        found += [_VOID[type(rule)] for rule in void.rules if type(rule) in _VOID]
    following = book.rule("play.next")
    if following is not None and following != NextLead(TakerOfTrick()):
        found.append("the next trick is not always led by who took the last")
    aces = book.rule("play.aces")
    if isinstance(aces, SecondAce):
        found.append(f"a second {aces.rank.word} led running counts as a {aces.counts_as.word}")
    take = book.rule("collect.take")
    if isinstance(take, TricksRunning):
        running = "in pairs" if take.number == 2 else f"by {take.number} running"
        found.append(f"tricks are collected {running}")
    return tuple(found)


def not_yet_bridge(game: Game, state: State) -> str | None:
    """Why a round of such a book is not a hand of bridge at this moment; None where it is."""
    trump, layout = state.trump, game.layout
    if trump.since and state.played:
        return "trump counts only from the card that set it on, until this trick is taken"
    if trump.suit is not None and not trump.cards and not isinstance(layout.power, Never):
        return "trump counts only from the next trick on"
    if state.down:
        return "a card of this trick lies face down"
    held = [
        hand.bit_count() + (number < len(state.played))
        for number, hand in enumerate(state.hands[state.tricks.leader :] + state.hands[: state.tricks.leader])
    ]
    return None if len(set(held)) == 1 else "the players do not hold equally many cards"


@frozen
class Position:
    """A hand of bridge in play, in the numbers of a bridge solver: seats from 0 in playing order."""

    trump: int
    """0 to 3 for spades, hearts, diamonds, clubs; 4 for none."""
    leader: int
    trick: tuple[tuple[int, int], ...]
    """Suit and rank, 2 to 14, of each card on the table."""
    hands: tuple[tuple[int, ...], ...]
    """For each seat and suit a bit set of ranks."""
    cards: tuple[tuple[tuple[int, int], int], ...]
    """Suit and rank of each card still held, with its index here."""


def position_of(game: Game, state: State) -> Position:
    """The hand of bridge that a round has become."""
    strengths = game.layout.strengths[state.trump.order]

    def place(card: int) -> tuple[int, int]:
        return card // 13, strengths[card] + _LOWEST - 1

    hands = []
    for hand in state.hands:
        ranks = [0] * len(SUITS)
        for card in cards_in(hand):
            suit, rank = place(card.index)
            ranks[suit] |= 1 << rank
        hands.append(tuple(ranks))
    held = [card.index for hand in state.hands for card in cards_in(hand)]
    return Position(
        _trump_of(game, state),
        int(state.tricks.leader),
        tuple(place(card) for card in state.played),
        tuple(hands),
        tuple((place(card), card) for card in held),
    )


def _trump_of(game: Game, state: State) -> int:
    """The number of the trump suit; a book in which no trump ever takes a trick has none."""
    takes = game.book.rule("play.takes")
    if not state.trump.cards or (isinstance(takes, Takes) and isinstance(takes.by, HighestLed)):
        return NO_TRUMP
    suit = CARDS[state.trump.cards.bit_length() - 1].suit
    assert not state.trump.cards & ~SUIT_BITS[suit]
    return suit.index
