"""From the row of trick takers to the cards: a deal and a play in which just these players take the tricks.

Only suits have to be searched for.  A trick goes to the highest card of the suit that wins it, and since each
trick gets cards of its own, the taker can always be given the highest of them.  What binds one trick to the
next is that who does not follow holds no card of that suit any more, and that each suit has so many cards.
Nothing here asks the engine: following and taking are written out once more, and are compared when it plays.
The tables known here are those at which all cards are dealt, and a suit's cards rank in one order.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from attrs import frozen

from courtpiece_spec.cards import CARDS, RANKS_HIGH_TO_LOW, SUITS, Card, Rank, Suit
from courtpiece_spec.seats import Seat

Suits = tuple[Suit, ...]
"""The suits played to a trick, by seat."""


@frozen
class Table:
    """How many play, with which cards, and how these rank."""

    players: int = 4
    pack: tuple[Card, ...] = CARDS
    ranks: tuple[Rank, ...] = RANKS_HIGH_TO_LOW

    @property
    def tricks(self) -> int:
        """How many tricks a round has."""
        return len(self.pack) // self.players

    def in_turn(self, leader: Seat) -> tuple[Seat, ...]:
        """Everybody, from the leader on."""
        return tuple(Seat((leader + number) % self.players) for number in range(self.players))


FOUR = Table()
"""Four players and the whole pack."""


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


def tricks_taken_by(
    takers: Sequence[Seat],
    leader: Seat,
    trumps: Trumps,
    told: Sequence[Card | None] = (),
    table: Table = FOUR,
) -> tuple[Trick, ...] | None:
    """All tricks of a round, the first ones taken by these players; the leader leads the first.

    `told` are the cards that take the tricks, as far as they matter.  None where no deal gives this row.
    """
    trump = trumps.suit if isinstance(trumps, Named) and trumps.since == 1 else None
    left = tuple(sum(card.suit is suit for card in table.pack) for suit in SUITS)
    spot = _Spot(1, leader, left, (frozenset(),) * table.players, trump)
    found = _Search(table, takers, trumps, told).rest(spot)
    return None if found is None else _with_ranks(table, found, told)


# ---------------------------------------------------------------------- the search for suits
class _Search:
    """Leader, suits and taker of every trick."""

    def __init__(
        self, table: Table, takers: Sequence[Seat], trumps: Trumps, told: Sequence[Card | None]
    ) -> None:
        self._table, self._wanted, self._trumps, self._told = table, takers, trumps, told
        self._failed: set[_Spot] = set()

    def rest(self, spot: _Spot) -> list[tuple[Seat, Suits, Seat]] | None:
        """The tricks from a spot on; None where there are none."""
        if spot.number > self._table.tricks:
            return []
        if spot in self._failed:
            return None
        for suits in self._suits(spot):
            card = self._told[spot.number - 1] if spot.number <= len(self._told) else None
            for taker, trump in self._takers(spot, suits):
                if card is not None and suits[taker] is not card.suit:
                    continue
                rest = self.rest(_after(spot, suits, taker, trump))
                if rest is not None:
                    return [(spot.leader, suits, taker), *rest]
        self._failed.add(spot)
        return None

    def _suits(self, spot: _Spot) -> Iterator[Suits]:
        """What may be played to this trick, everybody following first of all."""
        trumps = self._trumps
        most_left = sorted(SUITS, key=lambda suit: -spot.left[suit.index])
        leads = [suit for suit in most_left if spot.left[suit.index] and suit not in spot.void[spot.leader]]
        if spot.number == 1 and isinstance(trumps, Named) and trumps.led_first:
            leads = [trumps.suit]
        for led in leads:
            choices = []
            for seat in range(self._table.players):
                others = [suit for suit in most_left if suit is not led and suit not in spot.void[seat]]
                own = [led] if led not in spot.void[seat] else []
                choices.append(
                    [led] if seat == spot.leader else own if self._all_follow(spot) else [*own, *others]
                )
            for suits in sorted(
                itertools.product(*choices), key=lambda each: sum(suit is not led for suit in each)
            ):
                fits = all(suits.count(suit) <= spot.left[suit.index] for suit in SUITS)
                if fits and (not self._must_set(spot) or any(suit is not led for suit in suits)):
                    yield suits

    def _all_follow(self, spot: _Spot) -> bool:
        trumps = self._trumps
        if isinstance(trumps, NobodyAsks):
            return spot.number < self._table.tricks
        return isinstance(trumps, SetByVoid) and trumps.trick is not None and spot.number < trumps.trick

    def _must_set(self, spot: _Spot) -> bool:
        return isinstance(self._trumps, SetByVoid) and spot.number == self._trumps.trick

    def _takers(self, spot: _Spot, suits: Suits) -> Iterator[tuple[Seat, Suit | None]]:
        """Who can be given the trick, and what is trump after it."""
        trumps, wanted = self._trumps, self._wanted
        led = suits[spot.leader]
        turn = self._table.in_turn(spot.leader)
        trump = spot.trump
        if isinstance(trumps, SetByVoid) and trump is None:
            trump = next((suits[seat] for seat in turn if suits[seat] is not led), None)
        shown = set(turn)
        if isinstance(trumps, NobodyAsks) and spot.number == self._table.tricks:
            trump = suits[trumps.keeper]
            shown = set(turn[turn.index(trumps.keeper) :])
        winning = [seat for seat in turn if suits[seat] is trump and seat in shown]
        able = winning or [seat for seat in turn if suits[seat] is led]
        after = trumps.suit if isinstance(trumps, Named) and trumps.since <= spot.number + 1 else trump
        taker = wanted[spot.number - 1] if spot.number <= len(wanted) else None
        for seat in able if taker is None else [taker]:
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
    )


# ---------------------------------------------------------------------- ranks
def _with_ranks(
    table: Table, found: Sequence[tuple[Seat, Suits, Seat]], told: Sequence[Card | None]
) -> tuple[Trick, ...] | None:
    """Cards for the suits, the best one of its suit in each trick for the taker.

    Where the taker's card is told, the others get the lowest cards there are.
    """
    known = {number: card for number, card in enumerate(told) if card is not None}
    ranks = {
        suit: [
            rank
            for rank in table.ranks
            if Card(rank, suit) in table.pack and Card(rank, suit) not in known.values()
        ]
        for suit in SUITS
    }
    tricks: dict[int, Trick] = {}
    for number in sorted(range(len(found)), key=lambda each: (each not in known, each)):
        leader, suits, taker = found[number]
        card = known.get(number)
        cards = {} if card is None else {taker: card}
        for seat in (taker, *(seat for seat in table.in_turn(leader) if seat != taker)):
            if seat not in cards:
                cards[seat] = Card(ranks[suits[seat]].pop(0 if card is None else -1), suits[seat])
        if card is not None and any(_beats(table, other, card) for other in cards.values()):
            return None
        tricks[number] = Trick(tuple((seat, cards[seat]) for seat in table.in_turn(leader)), taker)
    return tuple(tricks[number] for number in range(len(found)))


def _beats(table: Table, card: Card, other: Card) -> bool:
    order = table.ranks
    return card.suit is other.suit and order.index(card.rank) < order.index(other.rank)
