"""From the row of trick takers to the cards: a deal and a play in which just these players take the tricks.

Only suits have to be searched for.  A trick goes to the highest card of the suit that wins it, and since each
trick gets cards of its own, the taker can always be given the highest of them.  What binds one trick to the
next is that who does not follow holds no card of that suit any more, and that each suit has so many cards.
Nothing here asks the engine: following and taking are written out once more, and are compared when it plays.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.table import RankOrder, TopCard, Without
from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, SUITS, Card, Rank, Suit
from courtpiece_spec.seats import Seat

Orders = Mapping[Suit, Sequence[Rank]]
"""The ranks of each suit, from high to low."""
_MOST_SPOTS: Final = 20_000
"""After so many dead ends the search is given up."""
WHOLE: Final[Orders] = dict.fromkeys(SUITS, RANKS_HIGH_TO_LOW)

Suits = tuple[Suit, ...]
"""The suits played to a trick, by seat."""


@frozen
class Named:
    """A suit that is trump from a trick on."""

    suit: Suit
    since: int = 1
    led_first: bool = False
    """Whether the first trick is led with it."""


@frozen
class SetByVoid:
    """The first card of another suit than the one led sets trump."""

    trick: int | None = None
    """In which trick that happens; None where it does not matter."""


@frozen
class NobodyAsks:
    """A hidden trump that comes to light only with its keeper's last card."""

    keeper: Seat


Trumps = Named | SetByVoid | NobodyAsks


@frozen
class Trick:
    """One trick: the cards in the order in which they are played."""

    plays: tuple[tuple[Seat, Card], ...]
    taker: Seat


@frozen
class _Spot:
    """Where the search stands before a trick."""

    number: int
    leader: Seat
    left: tuple[int, ...]
    """Cards left of each suit."""
    void: tuple[frozenset[Suit], ...]
    """Per seat the suits of which he holds nothing."""
    trump: Suit | None
    last: int
    """The number of the last trick."""


def orders_of(book: Book) -> Orders:
    """The ranks of each suit as a book has them; a card above all others comes first in its suit."""
    order, without, top = (book.rule(f"pack.{key}") for key in ("rank", "without", "top"))
    ranks = order.ranks if isinstance(order, RankOrder) else RANKS_HIGH_TO_LOW
    gone = without.cards if isinstance(without, Without) else ()
    first = top.card if isinstance(top, TopCard) else None
    return {
        suit: sorted(
            (rank for rank in ranks if Card(rank, suit) not in gone),
            key=lambda rank, suit=suit: Card(rank, suit) != first,  # type: ignore[misc]
        )
        for suit in SUITS
    }


def tricks_in(orders: Orders, players: int = 4) -> int:
    """How many tricks so many players play with a pack."""
    return sum(map(len, orders.values())) // players


def tricks_taken_by(
    takers: Sequence[Seat],
    leader: Seat,
    trumps: Trumps,
    told: Sequence[Card | None] = (),
    orders: Orders = WHOLE,
    players: int = 4,
) -> tuple[Trick, ...] | None:
    """All tricks of a deal of which the first ones are taken by these players; the leader leads the first.

    `told` are the cards that take the tricks, as far as they matter.  None where no deal gives this row.
    """
    trump = trumps.suit if isinstance(trumps, Named) and trumps.since == 1 else None
    left = tuple(len(orders[suit]) for suit in SUITS)
    spot = _Spot(1, leader, left, (frozenset(),) * players, trump, tricks_in(orders, players))
    found = _search(spot, takers, trumps, told, set())
    return None if found is None else _with_ranks(found, told, orders)


def _in_turn(leader: Seat, players: int) -> tuple[Seat, ...]:
    return tuple(Seat((leader + number) % players) for number in range(players))


# ---------------------------------------------------------------------- the search for suits
def _search(
    spot: _Spot, takers: Sequence[Seat], trumps: Trumps, told: Sequence[Card | None], failed: set[_Spot]
) -> list[tuple[Seat, Suits, Seat]] | None:
    """Leader, suits and taker of every trick from here on."""
    if spot.number > spot.last:
        return []
    if spot in failed or len(failed) > _MOST_SPOTS:
        return None
    for suits in _suits(spot, trumps):
        card = told[spot.number - 1] if spot.number <= len(told) else None
        for taker, trump in _takers(spot, suits, trumps, takers):
            if card is not None and suits[taker] is not card.suit:
                continue
            after = _after(spot, suits, taker, trump)
            rest = _search(after, takers, trumps, told, failed)
            if rest is not None:
                return [(spot.leader, suits, taker), *rest]
    failed.add(spot)
    return None


def _suits(spot: _Spot, trumps: Trumps) -> Iterator[Suits]:
    """What may be played to this trick, everybody following first of all."""
    most_left = sorted(SUITS, key=lambda suit: -spot.left[suit.index])
    leads = [suit for suit in most_left if spot.left[suit.index] and suit not in spot.void[spot.leader]]
    if spot.number == 1 and isinstance(trumps, Named) and trumps.led_first:
        leads = [trumps.suit]
    for led in leads:
        choices = []
        for seat in range(len(spot.void)):
            others = [suit for suit in most_left if suit is not led and suit not in spot.void[seat]]
            own = [led] if led not in spot.void[seat] else []
            choices.append(
                [led] if seat == spot.leader else own if _all_follow(spot, trumps) else [*own, *others]
            )
        for suits in sorted(
            itertools.product(*choices), key=lambda each: sum(suit is not led for suit in each)
        ):
            fits = all(suits.count(suit) <= spot.left[suit.index] for suit in SUITS)
            if fits and (not _must_set(spot, trumps) or any(suit is not led for suit in suits)):
                yield suits


def _all_follow(spot: _Spot, trumps: Trumps) -> bool:
    if isinstance(trumps, NobodyAsks):
        return spot.number < spot.last
    return isinstance(trumps, SetByVoid) and trumps.trick is not None and spot.number < trumps.trick


def _must_set(spot: _Spot, trumps: Trumps) -> bool:
    return isinstance(trumps, SetByVoid) and spot.number == trumps.trick


def _takers(
    spot: _Spot, suits: Suits, trumps: Trumps, takers: Sequence[Seat]
) -> Iterator[tuple[Seat, Suit | None]]:
    """Who can be given the trick, and what is trump after it."""
    led = suits[spot.leader]
    turn = _in_turn(spot.leader, len(suits))
    trump = spot.trump
    if isinstance(trumps, SetByVoid) and trump is None:
        trump = next((suits[seat] for seat in turn if suits[seat] is not led), None)
    shown = set(turn)
    if isinstance(trumps, NobodyAsks) and spot.number == spot.last:
        trump = suits[trumps.keeper]
        shown = set(turn[turn.index(trumps.keeper) :])
    winning = [seat for seat in turn if suits[seat] is trump and seat in shown]
    able = winning or [seat for seat in turn if suits[seat] is led]
    after = trumps.suit if isinstance(trumps, Named) and trumps.since <= spot.number + 1 else trump
    wanted = takers[spot.number - 1] if spot.number <= len(takers) else None
    for seat in able if wanted is None else [wanted]:
        if seat in able:
            yield seat, after


def _after(spot: _Spot, suits: Suits, taker: Seat, trump: Suit | None) -> _Spot:
    led = suits[spot.leader]
    return _Spot(
        spot.number + 1,
        taker,
        tuple(left - suits.count(suit) for suit, left in zip(SUITS, spot.left, strict=True)),
        tuple(void if suit is led else void | {led} for suit, void in zip(suits, spot.void, strict=True)),
        trump,
        spot.last,
    )


# ---------------------------------------------------------------------- ranks
def _with_ranks(
    found: Sequence[tuple[Seat, Suits, Seat]], told: Sequence[Card | None], orders: Orders
) -> tuple[Trick, ...] | None:
    """Cards for the suits, the best one of its suit in each trick for the taker.

    Where the taker's card is told, the others get the lowest cards there are.
    """
    known = {number: card for number, card in enumerate(told) if card is not None}
    ranks = {
        suit: [rank for rank in orders[suit] if Card(rank, suit) not in known.values()] for suit in SUITS
    }
    tricks: dict[int, Trick] = {}
    for number in sorted(range(len(found)), key=lambda each: (each not in known, each)):
        leader, suits, taker = found[number]
        card = known.get(number)
        cards = {} if card is None else {taker: card}
        for seat in (taker, *(seat for seat in _in_turn(leader, len(suits)) if seat != taker)):
            if seat not in cards:
                cards[seat] = Card(ranks[suits[seat]].pop(0 if card is None else -1), suits[seat])
        if card is not None and any(_beats(other, card, orders) for other in cards.values()):
            return None
        tricks[number] = Trick(tuple((seat, cards[seat]) for seat in _in_turn(leader, len(suits))), taker)
    return tuple(tricks[number] for number in range(len(found)))


def _beats(card: Card, other: Card, orders: Orders) -> bool:
    order = orders[card.suit]
    return card.suit is other.suit and order.index(card.rank) < order.index(other.rank)
