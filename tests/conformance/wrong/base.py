"""One small correct engine for six books, apart from the project's own, made to be spoilt.

Every rule is a method of its own (a *hook*), so that a wrong adapter is a subclass of a few lines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from attrs import frozen

RANKS = "23456789TJQKA"
SUITS = "SHDC"
Play: TypeAlias = tuple[int, str]
Message: TypeAlias = dict[str, Any]


@frozen
class Ways:
    """How a book is played, where books differ.

    Attributes:
        caller: How many seats after the dealer the caller sits, who also leads; in Be-ranga nobody calls.
        trump: When it comes: called, hidden, set by a void player, or called after the first trick.
        pile: Whether tricks lie there until one player takes two running.
        whole: Whether all tricks are played.
        target: What wins the match.
    """

    caller: int = 1
    trump: str = "called"
    pile: bool = False
    whole: bool = False
    target: int = 10


BOOKS: Mapping[str, Ways] = {
    "single_sir": Ways(),
    "double_sir": Ways(pile=True),
    "hidden_rung": Ways(trump="hidden"),
    "be_ranga": Ways(trump="set"),
    "kachuha": Ways(trump="after", target=5),
    "hakem": Ways(caller=3, whole=True, target=7),
}


class Round:
    """One round: its state, and the rules as hooks."""

    def __init__(self, book: str, pack: Sequence[str] = (), dealer: int = 0) -> None:
        self.book, self.ways, self.dealer = book, BOOKS[book], dealer
        self.pack = list(pack)
        self.hands: list[list[str]] = [[], [], [], []]
        self.caller = self.find_caller()
        self.turn = self.caller
        self.trump: str | None = None
        self.power_from = 0
        self.hidden: str | None = None
        self.duty = False  # whoever had the trump exposed has yet to play
        self.plays: list[Play] = []
        self.winners: list[int] = []
        self.collected = [0, 0]
        self.pile, self.last = 0, -1
        self.done: list[str] = []
        self.to_deal = self.packets() if pack else []
        self.deal()

    # ------------------------------------------------------------------ dealing
    def find_caller(self) -> int:
        return (self.dealer + self.ways.caller) % 4

    def packets(self) -> list[tuple[int, int] | None]:
        """(seat, cards) in order; None where the caller is asked."""
        if self.book == "kachuha":
            return [((self.dealer + 1 + step) % 4, 1) for step in range(52)]
        if self.book == "hakem":
            others = [(self.caller - step) % 4 for step in (1, 2, 3)]
            rest = [(seat, 4) for seat in [*others, self.caller]]
            return [(self.caller, 5), None, *((seat, 5) for seat in others), *rest, *rest]
        table = [(self.caller + step) % 4 for step in range(4)]
        ask = [] if self.ways.trump == "set" else [None]
        rest = [(seat, 4) for seat in table]
        return [*((seat, 5) for seat in table), *ask, *rest, *rest]

    def deal(self) -> None:
        while self.to_deal and self.to_deal[0] is not None:
            seat, count = self.to_deal.pop(0) or (0, 0)
            self.hands[seat] += self.pack[:count]
            del self.pack[:count]

    # ------------------------------------------------------------------ what is legal
    def asked(self) -> bool:
        """Whether the caller is asked now."""
        after_first = self.ways.trump == "after" and self.trump is None and len(self.winners) == 1
        return bool(self.to_deal) or after_first

    def legal(self) -> list[str]:
        if self.over():
            return []
        if self.asked():
            if self.ways.trump == "hidden":
                return [f"{self.caller}:hide={card}" for card in self.hands[self.caller]]
            return [f"{self.turn}:call={suit}" for suit in SUITS]
        exposing = [f"{self.turn}:reveal"] if self.may_expose(self.turn) else []
        if self.must_expose(self.turn):
            return exposing
        hand = self.hands[self.turn]
        cards = self.after_exposing(hand) if self.duty else self.legal_cards(hand, self.plays, self.trump)
        return exposing + [f"{self.turn}:{card}" for card in cards]

    def legal_cards(self, hand: list[str], plays: Sequence[Play], trump: str | None) -> list[str]:
        following = self.following(hand, plays)
        return following or self.when_void(hand, plays, trump)

    def following(self, hand: list[str], plays: Sequence[Play]) -> list[str]:
        return [card for card in hand if plays and card[1] == plays[0][1][1]]

    def when_void(self, hand: list[str], plays: Sequence[Play], trump: str | None) -> list[str]:
        return list(hand)

    def after_exposing(self, hand: list[str]) -> list[str]:
        trumps = [card for card in hand if card[1] == self.trump]
        return self.following(hand, self.plays) or trumps or list(hand)

    def may_expose(self, seat: int) -> bool:
        if self.hidden is None:
            return False
        if not self.plays:
            return seat == self.caller
        return not self.following(self.hands[seat], self.plays)

    def must_expose(self, seat: int) -> bool:
        return self.hidden is not None and seat == self.caller and not self.hands[seat]

    # ------------------------------------------------------------------ what is done
    def do(self, token: str) -> None:
        what = token[2:]
        self.done.append(token)
        if what.startswith("hide="):
            self.hidden = what[-2:]
            self.hands[self.caller].remove(self.hidden)
            self.go_on_dealing()
        elif what.startswith("call="):
            self.trump = what[-1]
            self.go_on_dealing()
        elif what == "reveal":
            assert self.hidden is not None
            self.hands[self.caller].append(self.hidden)
            self.trump, self.hidden, self.duty = self.hidden[1], None, True
            self.power_from = self.powerful_from()
        else:
            self.play(what)

    def go_on_dealing(self) -> None:
        if self.to_deal:
            self.to_deal.pop(0)
            self.deal()
            self.turn = self.first_leader()

    def play(self, card: str) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        if self.ways.trump == "set" and self.trump is None and self.plays and card[1] != self.plays[0][1][1]:
            self.trump, self.power_from = card[1], self.set_from()
        self.plays.append((seat, card))
        self.duty = False
        self.turn = self.next_seat(seat)
        if len(self.plays) == 4:
            taker = self.trick_winner(self.plays, self.trump, self.power_from)
            self.plays, self.power_from = [], 0
            self.winners.append(taker)
            self.collect(taker)
            self.turn = self.next_leader(taker)

    def powerful_from(self) -> int:
        """From which play of the trick on an exposed trump counts."""
        return len(self.plays)

    def set_from(self) -> int:
        return 0

    def first_leader(self) -> int:
        return self.caller

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % 4

    def next_leader(self, taker: int) -> int:
        return taker

    def trick_winner(self, plays: Sequence[Play], trump: str | None, power_from: int) -> int:
        led = plays[0][1][1]

        def strength(index: int) -> tuple[int, int]:
            rank, suit = tuple(plays[index][1])
            in_force = suit == trump and (index >= power_from or suit == led)
            return self.suit_strength(in_force, suit == led), self.rank_strength(rank)

        return plays[max(range(len(plays)), key=strength)][0]

    def suit_strength(self, in_force: bool, led: bool) -> int:
        return 2 if in_force else 1 if led else 0

    def rank_strength(self, rank: str) -> int:
        return RANKS.index(rank)

    # ------------------------------------------------------------------ counting
    def collect(self, taker: int) -> None:
        self.pile += 1
        if not self.ways.pile or self.collects(taker):
            self.collected[taker % 2] += self.pile
            self.pile, self.last = 0, self.last_after(taker)
        else:
            self.last = taker

    def collects(self, taker: int) -> bool:
        """In a game with a pile: whether the taker of this trick takes it."""
        return taker == self.last or len(self.winners) == 13

    def last_after(self, taker: int) -> int:
        """Who may make a pair after a collection with the next trick: nobody."""
        return -1

    def over(self) -> bool:
        most, least = max(self.collected), min(self.collected)
        done = most >= self.enough() and (least >= 1 or not self.ways.pile)
        return len(self.winners) == 13 or (done and not self.ways.whole)

    def enough(self) -> int:
        return 7

    # ------------------------------------------------------------------ results
    def winner(self) -> int:
        return 0 if self.collected[0] > self.collected[1] else 1

    def is_court(self, side: int, collected: Sequence[int]) -> bool:
        return collected[side] == (13 if self.ways.pile else 7) and collected[1 - side] == 0

    def points(self, side: int, collected: Sequence[int]) -> int:
        if self.book == "kachuha":
            return 1
        if self.book == "hakem":
            return 2 if collected[side] == 13 else 1
        court = self.is_court(side, collected)
        if side == self.dealer_side():
            return self.goon_points() if court else 2
        return 3 if court else 1

    def goon_points(self) -> int:
        return 4

    def dealer_side(self) -> int:
        return self.dealer % 2

    def next_dealer(self, side: int, collected: Sequence[int]) -> int:
        if self.book == "kachuha":
            return (self.dealer + 1) % 4
        if self.book == "hakem":
            return (self.dealer - 1) % 4
        if side == self.dealer_side():
            return (self.dealer + 1) % 4
        return self.after_court() if self.is_court(side, collected) else self.dealer

    def after_court(self) -> int:
        return (self.dealer + 2) % 4

    def match_over(self, score: Sequence[int]) -> bool:
        return max(score) >= self.ways.target

    def result(self) -> Message | None:
        if not self.over():
            return None
        side = self.winner()
        score = [0, 0]
        score[side] = self.points(side, self.collected)
        dealer = self.next_dealer(side, self.collected)
        return {"winner": side, "score": score, "next_dealer": dealer, "trump": self.trump}

    # ------------------------------------------------------------------ what a seat knows
    def view(self, seat: int) -> Message:
        counts = [len(hand) for hand in self.hands]
        if self.hidden is not None:
            counts[self.caller] += 1
        return {
            "hand": self.seen_hand(seat),
            "plays": [list(play) for play in self.plays],
            "trump": self.trump,
            "collected": self.collected,
            "counts": counts,
            "history": [self.heard(token, seat) for token in self.done],
            "seen": [token for token in self.done if "hide=" in token and token[0] == str(seat)],
        }

    def seen_hand(self, seat: int) -> list[str]:
        return self.hands[seat]

    def heard(self, token: str, seat: int) -> str:
        if "hide=" in token and self.hidden is not None:
            return f"{token[0]}:hide=?"
        return token
