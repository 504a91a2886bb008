"""Rounds written out without the engine: deals, legal play, piles, points.

What the engine says of them comes only from the audit of a record, which is a text of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from courtpiece_spec.cards import Suit
from courtpiece_spec.records.audit import audit_data
from courtpiece_spec.records.library import Library
from courtpiece_spec.seats import Seat
from tests.features.rows import Named, tricks_taken_by

RANKS = "23456789TJQKA"
CARDS = tuple(rank + suit for suit in "SHDC" for rank in RANKS)
LIBRARY = Library.of()

Packets = tuple[tuple[int, int], ...]
"""Who is dealt how many cards, in order."""
Trick = tuple[tuple[int, str], ...]
"""Player and card, in the order of play."""


# ---------------------------------------------------------------------- dealing
def s1_packets(dealer: int) -> Packets:
    """Five, four and four to each, from the seat after the dealer."""
    return tuple(((dealer + place) % 4, number) for number in (5, 4, 4) for place in (1, 2, 3, 4))


def hakem_packets(dealer: int, seen: int = 5) -> Packets:
    """So many to the Hakem, as many to each of the others, then the rest; dealing goes against the play."""
    hakem = (dealer - 1) % 4
    others = [(hakem - place) % 4 for place in (1, 2, 3)]
    rest = {5: (4, 4), 7: (6,), 9: (4,)}[seen]
    first = [(hakem, seen), *((seat, seen) for seat in others)]
    return (*first, *((seat, number) for number in rest for seat in (*others, hakem)))


def one_by_one(dealer: int) -> Packets:
    """One card at a time, from the seat after the dealer."""
    return tuple(((dealer + 1 + number) % 4, 1) for number in range(52))


def deal(pack: Sequence[str], packets: Packets) -> list[list[str]]:
    """The hands, each in the order in which it was dealt."""
    hands: list[list[str]] = [[], [], [], []]
    at = 0
    for seat, number in packets:
        hands[seat] += pack[at : at + number]
        at += number
    assert at == len(pack) == 52
    return hands


def stack(hands: Mapping[int, Sequence[str]], packets: Packets, seed: int = 0) -> list[str]:
    """A pack that deals these cards, in this order, to these seats; the others get what is left."""
    said = [card for hand in hands.values() for card in hand]
    assert len(set(said)) == len(said), "a card is said to be in two hands"
    free = [card for card in CARDS if card not in said]
    random.Random(seed).shuffle(free)
    full = {seat: list(hands.get(seat, ())) for seat in range(4)}
    for hand in full.values():
        while len(hand) < 13:
            hand.append(free.pop())
    pack = []
    for seat, number in packets:
        pack += full[seat][:number]
        del full[seat][:number]
    return pack


# ---------------------------------------------------------------------- records
def audit(
    book: Any, pack: Iterable[str], actions: Iterable[str], dealer: int = 3, **setup: Any
) -> dict[str, Any]:
    """What the audit says of a record."""
    data = {
        "format": "courtpiece-record/1",
        "book": book,
        "setup": {"dealer": dealer, **setup},
        "pack": "".join(pack),
        "actions": " ".join(actions),
    }
    return audit_data(data, LIBRARY.find).answer


def checked(book: Any, pack: Iterable[str], actions: Iterable[str], dealer: int = 3, **setup: Any) -> Any:
    """The same, of a record that must be right."""
    answer = audit(book, pack, actions, dealer, **setup)
    assert answer["ok"], answer
    return answer


def tokens(tricks: Iterable[Trick]) -> list[str]:
    """Cards as tokens."""
    return [f"{seat}:{card}" for trick in tricks for seat, card in trick]


# ---------------------------------------------------------------------- rounds of a wanted course
@frozen
class Course:
    """A deal and its play in which certain players take the tricks."""

    pack: list[str]
    tricks: tuple[Trick, ...]

    def actions(self, *before: str, tricks: int = 13) -> list[str]:
        """Tokens of so many tricks, after what is said before."""
        return [*before, *tokens(self.tricks[:tricks])]


def course(takers: str, dealer: int = 3, packets: Callable[[int], Packets] = s1_packets) -> Course:
    """A round with hearts as trump in which seats take the tricks as the digits say."""
    leader = (dealer + 1) % 4 if packets is not hakem_packets else (dealer - 1) % 4
    row = tricks_taken_by([Seat(int(digit)) for digit in takers], Seat(leader), Named(Suit.HEARTS))
    tricks = tuple(tuple((int(seat), str(card)) for seat, card in trick.plays) for trick in row)
    hands = {
        seat: [card for trick in tricks for player, card in trick if player == seat] for seat in range(4)
    }
    return Course(stack(hands, packets(dealer)), tricks)


# ---------------------------------------------------------------------- rounds played at random
@frozen
class Round:
    """Thirteen tricks of legal play."""

    pack: list[str]
    hands: list[list[str]]
    tricks: list[Trick]
    takers: list[int]
    cards: list[str]
    """The card that took each trick."""
    trump: str | None
    set_in: int | None
    """The number of the trick that set trump, where a void player does."""
    before: tuple[str, ...] = ()
    """What is said before the first card."""
    last: tuple[str, ...] = field(default=())
    """Tokens of the last trick, where they are more than its cards."""

    def tokens(self, tricks: int) -> list[str]:
        """So many tricks as tokens, with what is said before."""
        played = tokens(self.tricks[:tricks])
        if tricks == 13 and self.last:
            played = [*tokens(self.tricks[:12]), *self.last]
        return [*self.before, *played]


def wins(trick: Sequence[tuple[int, str]], trumps: Sequence[bool]) -> tuple[int, str]:
    """Player and card that take a trick; `trumps` says which of its cards count as such."""
    ranked = [
        (trump, RANKS.index(card[0]) if trump or card[1] == trick[0][1][1] else -1)
        for (_, card), trump in zip(trick, trumps, strict=True)
    ]
    return trick[ranked.index(max(ranked))]


def play(
    seed: int, packets: Packets, leader: int, way: str, pack: Sequence[str] | None = None, low: bool = False
) -> Round:
    """A random deal, played at random.

    `way` is the suit called, `none` for no trump, `void` where the first discard sets trump, or `hidden`
    where the leader lays a card down and nobody asks for it until it is his last.
    With `low` an ace led right after taking a trick with an ace counts as a two.
    """
    dice = random.Random(seed)
    cards = list(pack or CARDS)
    if pack is None:
        dice.shuffle(cards)
    hands = deal(cards, packets)
    left = [list(hand) for hand in hands]
    laid = left[leader].pop(dice.randrange(5)) if way == "hidden" else None
    trump = way if way in "SHDC" else None
    before = {"void": (), "none": (), "hidden": (f"{leader}:hide={laid}",)}.get(
        way, (f"{leader}:call={way}",)
    )
    set_in, first, last = None, leader, []
    tricks: list[Trick] = []
    takers: list[int] = []
    taking: list[str] = []
    for number in range(1, 14):
        trick: list[tuple[int, str]] = []
        trumps: list[bool] = []
        for place in range(4):
            seat = (first + place) % 4
            if laid is not None and seat == leader and not left[seat]:
                left[seat], trump, laid = [laid], laid[1], None
                last.append(f"{seat}:reveal")
            follow = [card for card in left[seat] if trick and card[1] == trick[0][1][1]]
            card = dice.choice(follow or left[seat])
            if way == "void" and trump is None and trick and card[1] != trick[0][1][1]:
                trump, set_in = card[1], number
            left[seat].remove(card)
            trick.append((seat, card))
            trumps.append(card[1] == trump)
            last.append(f"{seat}:{card}")
        if trick[0][1][1] == trump:
            trumps = [card[1] == trump for _, card in trick]
        seen = list(trick)
        if low and takers and trick[0][1][0] == "A" == taking[-1][0] and trick[0][0] == takers[-1]:
            suit = trick[0][1][1]
            seen = [(seat, card) for seat, card in trick if card != "2" + suit]
            trumps = [flag for (_, card), flag in zip(trick, trumps, strict=True) if card != "2" + suit]
            seen[0] = (trick[0][0], "2" + suit)
        taker, card = wins(seen, trumps)
        tricks.append(tuple(trick))
        takers.append(taker)
        taking.append(trick[0][1] if card not in CARDS or (taker, card) not in trick else card)
        first = taker
        if number < 13:
            last = []
    return Round(cards, hands, tricks, takers, taking, trump, set_in, before, tuple(last))


# ---------------------------------------------------------------------- piles
Refuses = Callable[[int, str, str], str]
"""From a trick's number, the card that took the trick before and its own: `no`, `keep` or `break`."""


def never(_: int, __: str, ___: str) -> str:
    """Nothing is refused."""
    return "no"


def piles(
    takers: Sequence[int],
    cards: Sequence[str],
    refuses: Refuses = never,
    *,
    hot: bool = False,
    opening: int = 2,
) -> list[tuple[int, int]]:
    """What each side has collected after each trick."""
    got = [0, 0]
    run = lying = 0
    last: int | None = None
    needed = opening
    after = []
    for number, taker in enumerate(takers, 1):
        run = run + 1 if taker == last else 1
        last = taker
        lying += 1
        refused = refuses(number, cards[number - 2] if number > 1 else "", cards[number - 1])
        if number == 13 or (run >= needed and refused == "no"):
            got[taker % 2] += lying
            lying, needed = 0, 2
            run = run if hot else 0
        elif run >= needed and refused == "break":
            run, last = 0, None
        after.append((got[0], got[1]))
    return after


def pile_end(after: Sequence[tuple[int, int]]) -> int:
    """After how many tricks a round with a pile is over: seven for one side, one for the other, or all."""
    return next((number for number, got in enumerate(after, 1) if max(got) >= 7 and min(got) >= 1), 13)


def points(won: tuple[int, int], dealer: int) -> list[int]:
    """The points of a round in which a Court needs all thirteen."""
    winner = won.index(max(won))
    calls = winner == (dealer + 1) % 2
    court = won[winner] == 13
    score = [0, 0]
    score[winner] = (3 if court else 1) if calls else (4 if court else 2)
    return score
