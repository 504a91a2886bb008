"""What the parts of a generated book must know of each other, and the conditions that they may put."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import define, field

from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    Condition,
    EarlierBeforeReveal,
    Fact,
    HandsEmpty,
    IsIn,
    IsSame,
    Negation,
    SetThisTrick,
    SideHas,
    SideHasFirst,
    TrumpHidden,
    TrumpSet,
    TrumpUnset,
    Truth,
    Uncatchable,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.book.who import (
    LeftOf,
    NamedSide,
    Opponents,
    OpponentsOf,
    PartnerOf,
    RightOf,
    Role,
    SeatNumber,
    ThisSide,
    WhichSide,
    Who,
)
from courtpiece_spec.cards import Card, Rank


@define
class Setting:
    """A book in the making."""

    below: Callable[[int], int]
    """Chooses a whole number from 0 to just below another; 0 is the plainest choice."""
    players: int
    sides: int
    pack: tuple[Card, ...]
    ranks: tuple[Rank, ...]
    hand: int
    """Cards that each player has played or could play when a round is over."""
    roles: tuple[str, ...] = ()
    primary: str = "dealer"
    orders: tuple[str, ...] = ()
    lets: dict[str, Condition] = field(factory=dict)
    counters: dict[str, bool] = field(factory=dict)
    """By name: whether each side has one."""
    bids: bool = False
    somebody_bids: bool = False
    promises: bool = False
    challenges: bool = False
    goes_on: bool = False
    hides: bool = False

    def one_of(self, *values: Any) -> Any:
        """One of some values, of whatever kinds."""
        return values[self.below(len(values))]

    def chance(self, of: int = 2) -> bool:
        """Yes, once in a number of times."""
        return self.below(of) == of - 1

    def number(self, low: int, high: int) -> int:
        """A number between two, both included."""
        return low + self.below(max(low, high) - low + 1)

    def some(self, *values: Any) -> tuple[Any, ...]:
        """Any of some values, in their order."""
        return tuple(value for value in values if self.chance())

    def rank(self) -> Rank:
        """A rank of the pack."""
        rank: Rank = self.one_of(*self.ranks)
        return rank

    # ------------------------------------------------------------------ players and sides
    def seat(self) -> Who:
        """A player who is there from the start of a round."""
        role = Role(self.one_of(*self.roles))
        who: Who = self.one_of(
            role, role, LeftOf(role), RightOf(role), PartnerOf(role), SeatNumber(self.players)
        )
        return who

    def side_names(self, *, decided: bool) -> tuple[str, ...]:
        """Sides by name that the facts of the book may be about."""
        names = [*(f"{role}_side" for role in self.roles), "leading_side", "side"]
        names += ["bidder_side"] if self.bids else []
        names += ["challenger_side"] if self.challenges else []
        return (*names, "winner", "winner", "loser") if decided else tuple(names)

    def side(self, *, decided: bool) -> WhichSide:
        """A side to pay, or to give the round to."""
        side: WhichSide = self.one_of(
            NamedSide(self.one_of(*self.side_names(decided=decided))),
            ThisSide(),
            Opponents(),
            OpponentsOf(self.seat()),
        )
        return side

    # ------------------------------------------------------------------ conditions
    def condition(self, *, decided: bool = False, tricks: bool = False, depth: int = 1) -> Condition:
        """A condition on a round: one that is decided, or one in which tricks are being played."""
        if depth and self.chance(3):
            parts = (
                self.condition(decided=decided, tricks=tricks, depth=0),
                self.condition(decided=decided, tricks=tricks, depth=depth - 1),
            )
            joined: Condition = self.one_of(AllOf(parts), AnyOf(parts), Negation(parts[0]))
            return joined
        plain: list[Condition] = [
            TrumpSet(),
            TrumpUnset(),
            TrumpHidden(),
            Truth(Fact("", "cut_declined")),
            SideHas(self.number(1, self.hand)),
            SideHasFirst(self.number(1, self.hand)),
            BothSidesHave(),
            Uncatchable(),
            HandsEmpty(),
            self._comparison(decided=decided),
            self._comparison(decided=decided),
            self._same(decided=decided),
            IsIn(Fact("trick", "number"), (1, self.number(2, self.hand))),
        ]
        plain += [Truth(Fact("", "promised"))] if self.promises else []
        plain += [Truth(Fact("", "going_on"))] if self.goes_on else []
        plain += [Truth(Fact("", "challenged"))] if self.challenges else []
        if tricks:
            plain += [
                WinningCard(self.rank()),
                WinningCards(self.rank()),
                EarlierBeforeReveal(),
                SetThisTrick(),
            ]
        if decided:
            side = self.one_of("winner", "loser", "dealer_side")
            names = (
                Fact("round", "drawn"),
                Fact(side, "won_all_of_term"),
                Fact(side, "most_tricks"),
                Fact(side, "fewest_tricks"),
            )
            plain += [Truth(self.one_of(*names)), *(Truth(Fact("", name)) for name in self.lets)]
        condition: Condition = self.one_of(*plain)
        return condition

    def number_fact(self, *, decided: bool) -> Fact:
        """A number of the vocabulary, or a counter of the book."""
        side = self.one_of(*self.side_names(decided=decided))
        facts = [
            Fact(side, "won"),
            Fact(side, "collected"),
            Fact(side, "opening_run"),
            Fact(side, "captured", self.rank().word),
            Fact(self.primary, "term"),
            Fact("trick", "number"),
        ]
        facts += [Fact("", "bid")] if self.bids or self.promises else []
        facts += [Fact(side, "streak")] if decided else []
        facts += [Fact(side if of_side else "", name) for name, of_side in self.counters.items()]
        fact: Fact = self.one_of(*facts)
        return fact

    def _comparison(self, *, decided: bool) -> Compare:
        value: int | Fact = self.number(0, self.hand)
        if (self.bids or self.promises) and self.chance():
            value = Fact("", "bid")
        return Compare(self.number_fact(decided=decided), self.one_of(*Comparison), value)

    def _same(self, *, decided: bool) -> IsSame:
        if self.chance(4):
            return IsSame(Fact("trick", "taker"), Fact("", self.one_of(*self.roles)))
        names = self.side_names(decided=decided)
        return IsSame(Fact("", self.one_of(*names)), Fact("", self.one_of(*names)))
