"""Conditions: the typed expressions after `when` and `until`."""

from __future__ import annotations

import enum

from attrs import frozen

from courtpiece_spec.book.node import Node
from courtpiece_spec.cards import Rank


@frozen
class Fact(Node):
    """A fact of the vocabulary: ``winner.opening_run`` has subject `winner` and name `opening_run`.

    A fact without a subject has the empty string there.  `argument` is the word in brackets, as in
    ``captured (tens)``, which holds ``"ten"``.
    """

    subject: str
    name: str
    argument: str | None = None

    def __str__(self) -> str:
        words = f"{self.subject}.{self.name}" if self.subject else self.name
        return words if self.argument is None else f"{words}({self.argument})"


class Comparison(enum.Enum):
    """How a number is compared."""

    EQUAL = "="
    UNEQUAL = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="


@frozen
class Compare(Node):
    """`fact >= 7`: counters are compared with constants, or with `bid`."""

    fact: Fact
    comparison: Comparison
    value: int | Fact


@frozen
class IsSame(Node):
    """`winner is dealer_side`."""

    left: Fact
    right: Fact


@frozen
class IsIn(Node):
    """`trick.number in {2, 12}`."""

    fact: Fact
    values: tuple[int, ...]


@frozen
class Truth(Node):
    """A fact that is true or false by itself, or the name of a `let`."""

    fact: Fact


@frozen
class Negation(Node):
    """`not …`."""

    condition: Condition


@frozen
class AllOf(Node):
    """`… and …`."""

    conditions: tuple[Condition, ...]


@frozen
class AnyOf(Node):
    """`… or …`."""

    conditions: tuple[Condition, ...]


@frozen
class SideHas(Node):
    """`a side has 7 tricks`: collected, so that a pile on the table counts for nobody."""

    number: int


@frozen
class SideHasFirst(Node):
    """`a side has the first 7 tricks`."""

    number: int


@frozen
class BothSidesHave(Node):
    """`both sides have a trick` (collected)."""


@frozen
class Uncatchable(Node):
    """`a side cannot be caught`: nobody can reach its tricks any more."""


@frozen
class TrumpSet(Node):
    """`trump is set`."""


@frozen
class TrumpUnset(Node):
    """`trump is unset`."""


@frozen
class TrumpHidden(Node):
    """`trump is hidden`: chosen, not exposed."""


@frozen
class HandsEmpty(Node):
    """`hands are empty`."""


@frozen
class WinningCard(Node):
    """`the winning card is an ace`: of the trick just played."""

    rank: Rank


@frozen
class WinningCards(Node):
    """`both winning cards are aces`: of the two tricks of a pair."""

    rank: Rank


@frozen
class EarlierBeforeReveal(Node):
    """`the earlier winning card was played before the reveal`."""


@frozen
class SetThisTrick(Node):
    """`trump was set in this trick`."""


Condition = (
    Compare
    | IsSame
    | IsIn
    | Truth
    | Negation
    | AllOf
    | AnyOf
    | SideHas
    | SideHasFirst
    | BothSidesHave
    | Uncatchable
    | TrumpSet
    | TrumpUnset
    | TrumpHidden
    | HandsEmpty
    | WinningCard
    | WinningCards
    | EarlierBeforeReveal
    | SetThisTrick
)
