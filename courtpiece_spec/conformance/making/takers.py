"""From the row of trick takers to the cards: a deal and a play in which just these players take the tricks.

Only suits have to be searched for.  A trick goes to the highest card of the suit that wins it, and since each
trick gets cards of its own, the taker can always be given the highest of them.  What binds one trick to the
next is that who does not follow holds no card of that suit any more, and that each suit has so many cards.
Nothing here asks the engine: following and taking are written out once more, and are compared when it plays.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, SUITS, Card, Rank, Suit
from courtpiece_spec.seats import Seat

TRICKS = 13
PLAYERS = 4
_MOST_SPOTS: Final = 20_000
"""After so many dead ends the search is given up."""


@frozen
class Size:
    """How many play how many tricks with which cards; some of the cards may be out of play."""

    players: int = PLAYERS
    tricks: int = TRICKS
    pack: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS_HIGH_TO_LOW)
    """Each suit from high to low."""

    def ranks(self, suit: Suit) -> list[Rank]:
        """The ranks that a suit has."""
        return [card.rank for card in self.pack if card.suit is suit]

    def in_turn(self, leader: Seat) -> tuple[Seat, ...]:
        """All seats from a leader on."""
        return tuple(Seat((leader + number) % self.players) for number in range(self.players))


FOUR = Size()
"""A table of four with the whole pack."""

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


def tricks_taken_by(
    takers: Sequence[Seat],
    leader: Seat,
    trumps: Trumps,
    told: Sequence[Card | None] = (),
    size: Size = FOUR,
) -> tuple[Trick, ...] | None:
    """All tricks of a round, of which the first ones are taken by these players; the leader leads the first.

    `told` are the cards that take the tricks, as far as they matter.  None where no deal gives this row.
    """
    trump = trumps.suit if isinstance(trumps, Named) and trumps.since == 1 else None
    left = tuple(len(size.ranks(suit)) for suit in SUITS)
    spot = _Spot(1, leader, left, (frozenset(),) * size.players, trump)
    found = _Search(takers, trumps, told, size, set()).rest(spot)
    return None if found is None else _with_ranks(found, told, size)


# ---------------------------------------------------------------------- the search for suits
@frozen
class _Search:
    """What is looked for, and where nothing was found."""

    takers: Sequence[Seat]
    trumps: Trumps
    told: Sequence[Card | None]
    size: Size
    failed: set[_Spot]

    def rest(self, spot: _Spot) -> list[tuple[Seat, Suits, Seat]] | None:
        """Leader, suits and taker of every trick from here on."""
        if spot.number > self.size.tricks:
            return []
        if spot in self.failed or len(self.failed) > _MOST_SPOTS:
            return None
        for suits in self._suits(spot):
            card = self.told[spot.number - 1] if spot.number <= len(self.told) else None
            for taker, trump in self._takers(spot, suits):
                if card is not None and suits[taker] is not card.suit:
                    continue
                rest = self.rest(_after(spot, suits, taker, trump))
                if rest is not None:
                    return [(spot.leader, suits, taker), *rest]
        self.failed.add(spot)
        return None

    def _suits(self, spot: _Spot) -> Iterator[Suits]:
        """What may be played to this trick, everybody following first of all."""
        trumps = self.trumps
        most_left = sorted(SUITS, key=lambda suit: -spot.left[suit.index])
        leads = [suit for suit in most_left if spot.left[suit.index] and suit not in spot.void[spot.leader]]
        if spot.number == 1 and isinstance(trumps, Named) and trumps.led_first:
            leads = [trumps.suit]
        for led in leads:
            choices = []
            for seat in range(self.size.players):
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
        trumps = self.trumps
        if isinstance(trumps, NobodyAsks):
            return spot.number < self.size.tricks
        return isinstance(trumps, SetByVoid) and trumps.trick is not None and spot.number < trumps.trick

    def _must_set(self, spot: _Spot) -> bool:
        return isinstance(self.trumps, SetByVoid) and spot.number == self.trumps.trick

    def _takers(self, spot: _Spot, suits: Suits) -> Iterator[tuple[Seat, Suit | None]]:
        """Who can be given the trick, and what is trump after it."""
        trumps = self.trumps
        led = suits[spot.leader]
        turn = self.size.in_turn(spot.leader)
        trump = spot.trump
        if isinstance(trumps, SetByVoid) and trump is None:
            trump = next((suits[seat] for seat in turn if suits[seat] is not led), None)
        shown = set(turn)
        if isinstance(trumps, NobodyAsks) and spot.number == self.size.tricks:
            trump = suits[trumps.keeper]
            shown = set(turn[turn.index(trumps.keeper) :])
        winning = [seat for seat in turn if suits[seat] is trump and seat in shown]
        able = winning or [seat for seat in turn if suits[seat] is led]
        after = trumps.suit if isinstance(trumps, Named) and trumps.since <= spot.number + 1 else trump
        wanted = self.takers[spot.number - 1] if spot.number <= len(self.takers) else None
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
    )


# ---------------------------------------------------------------------- ranks
def _with_ranks(
    found: Sequence[tuple[Seat, Suits, Seat]], told: Sequence[Card | None], size: Size
) -> tuple[Trick, ...] | None:
    """Cards for the suits, the best one of its suit in each trick for the taker.

    Where the taker's card is told, the others get the lowest cards there are.
    """
    known = {number: card for number, card in enumerate(told) if card is not None}
    ranks = {
        suit: [rank for rank in size.ranks(suit) if Card(rank, suit) not in known.values()] for suit in SUITS
    }
    tricks: dict[int, Trick] = {}
    for number in sorted(range(len(found)), key=lambda each: (each not in known, each)):
        leader, suits, taker = found[number]
        card = known.get(number)
        cards = {} if card is None else {taker: card}
        for seat in (taker, *(seat for seat in size.in_turn(leader) if seat != taker)):
            if seat not in cards:
                cards[seat] = Card(ranks[suits[seat]].pop(0 if card is None else -1), suits[seat])
        if card is not None and any(_beats(other, card, size) for other in cards.values()):
            return None
        tricks[number] = Trick(tuple((seat, cards[seat]) for seat in size.in_turn(leader)), taker)
    return tuple(tricks[number] for number in range(len(found)))


def _beats(card: Card, other: Card, size: Size) -> bool:
    return card.suit is other.suit and size.pack.index(card) < size.pack.index(other)
