"""Decision tables: who won, what it is worth, who deals next, what a foul costs."""

from __future__ import annotations

import enum

from attrs import frozen

from courtpiece_spec.book.conditions import Condition, Fact
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.who import WhichSide, Who


class HitPolicy(enum.Enum):
    """Which of the rows that hold count, named as DMN names them."""

    FIRST_MATCH = "first match"
    UNIQUE = "unique"
    SUM = "sum"
    FIRST_MATCH_PLUS = "first match, plus"


@frozen
class When(Node):
    """A row that counts when something holds."""

    condition: Condition


@frozen
class Otherwise(Node):
    """A row that counts when no other does."""


@frozen
class Plus(Node):
    """A bonus row of a `first match, plus` table: added to the row that matched."""

    condition: Condition


Test = When | Otherwise | Plus


# ---------------------------------------------------------------------- who won
@frozen
class DecideTable(Node):
    """Who wins a round where counting collected tricks is not enough (P43, P45)."""

    policy: HitPolicy
    after_each_trick: bool = False


@frozen
class Nobody(Node):
    """The round has no winner."""


@frozen
class DecideRow(Node):
    """`tens: when side.captured (tens) >= 3 -> side`."""

    test: Test
    winner: WhichSide | Nobody


# ---------------------------------------------------------------------- what it is worth
@frozen
class TimesFact(Node):
    """`2 times bid`."""

    times: int
    fact: Fact


Amount = int | Fact | TimesFact


@frozen
class Gain(Node):
    """`-> 3`: to the winner, or to a named side."""

    amount: Amount
    to: WhichSide | None = None
    unit: str | None = None
    """The counter of the book that it is paid in; None for what the score counts in."""


@frozen
class Transfer(Node):
    """`3 from loser to winner`; without `to` it is lost to the table (P58)."""

    amount: Amount
    source: WhichSide
    to: WhichSide | None = None
    unit: str | None = None
    """The counter of sides that it is paid in; None for what the score counts in."""


@frozen
class HeldOver(Node):
    """Added to what the next winner gains."""

    amount: Amount


@frozen
class Nothing(Node):
    """The row pays nothing."""


@frozen
class RunsStartOver(Node):
    """Both sides' runs of won rounds start over (P57)."""


@frozen
class ScoresStartOver(Node):
    """Both scores start over."""


@frozen
class CounterStartsOver(Node):
    """A counter of the book starts over, for both sides (BR)."""

    counter: str


@frozen
class RoundEnds(Node):
    """The round ends there (P68)."""


@frozen
class RoundIsLost(Node):
    """The offender's side loses the round (P68)."""


@frozen
class NewDeal(Node):
    """The cards are dealt anew (P66)."""


@frozen
class EffectLimit(Node):
    """So often a round (P66)."""

    number: int


Effect = RunsStartOver | ScoresStartOver | CounterStartsOver | RoundEnds | RoundIsLost | NewDeal | EffectLimit


@frozen
class ScoreTable(Node):
    """What a round is worth, and in which unit (P51–P59)."""

    unit: str
    policy: HitPolicy


@frozen
class Row(Node):
    """`goon: when goon_court -> 4`."""

    test: Test
    outcome: Gain | Transfer | HeldOver | Nothing
    effects: tuple[Effect, ...] = ()


@frozen
class FoulTable(Node):
    """What an irregularity costs (P66, P68–P70)."""

    name: str
    policy: HitPolicy


# ---------------------------------------------------------------------- who deals next
@frozen
class NextTable(Node):
    """Who holds the primary role in the next round (P62, P63)."""

    role: str
    policy: HitPolicy


@frozen
class DrawnAgain(Node):
    """The role is drawn by lot again."""


@frozen
class NextRow(Node):
    """`court: when court -> partner of dealer`."""

    test: Test
    who: Who | DrawnAgain
    anew: bool = False
    """Whether a new term begins for the player, even if he held the role already (P63)."""


TableRow = DecideRow | Row | NextRow
TableHead = DecideTable | ScoreTable | FoulTable | NextTable
