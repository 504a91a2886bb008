"""Decision tables: which rows count, who won, what it is worth, who is next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from attrs import frozen

from courtpiece_spec.book import Clause
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.tables import (
    CounterStartsOver,
    DecideRow,
    DecideTable,
    DrawnAgain,
    EffectLimit,
    Gain,
    HeldOver,
    HitPolicy,
    NewDeal,
    NextRow,
    NextTable,
    Nobody,
    Nothing,
    Otherwise,
    Plus,
    RoundEnds,
    RoundIsLost,
    Row,
    RunsStartOver,
    ScoresStartOver,
    ScoreTable,
    TimesFact,
    Transfer,
    When,
)
from courtpiece_spec.engine.conditions import Test, test_of
from courtpiece_spec.engine.counters import counters_of
from courtpiece_spec.engine.facts import read_fact
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import FindSeat, FindSide, Frame, find_seat, find_side, leading_side
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import Place, Posting, State
from courtpiece_spec.seats import Seat, Side

Outcome = TypeVar("Outcome")


# ---------------------------------------------------------------------- rows
@frozen
class Entry:
    """A row of a table, ready to be judged."""

    path: str
    holds: Test
    bonus: bool
    """Whether it is added to the row that matched."""
    outcome: object


@carries(When)
def when(layout: Layout, rule: When) -> Test:
    """A row that counts when something holds."""
    return test_of(layout, rule.condition)


@carries(Plus)
def plus(layout: Layout, rule: Plus) -> Test:
    """A row that is added to the one that matched, when something holds."""
    return test_of(layout, rule.condition)


@carries(Otherwise)
def otherwise(_: Layout, __: Otherwise) -> Test:
    """A row that counts when no other did."""
    return lambda _, __: True


def hits(entries: Iterable[Entry], policy: HitPolicy, state: State, frame: Frame) -> tuple[Entry, ...]:
    """The rows that count, by the hit policy."""
    found: list[Entry] = []
    for entry in entries:
        matched = any(not each.bonus for each in found)
        if (policy is HitPolicy.SUM or entry.bonus or not matched) and entry.holds(state, frame):
            found.append(entry)
    return tuple(found)


def table_rows(layout: Layout, head: str, outcome: Callable[[Clause], object]) -> tuple[Entry, ...]:
    """The rows below a table's head."""
    entries = []
    for clause in layout.book.under(head):
        rule = clause.rule
        assert isinstance(rule, Row | DecideRow | NextRow)
        holds = carrier(rule.test)(layout, rule.test)
        entries.append(Entry(clause.path, holds, isinstance(rule.test, Plus), outcome(clause)))
    return tuple(entries)


# ---------------------------------------------------------------------- who won
@carries(DecideTable)
def decide_table(layout: Layout, _: DecideTable) -> Callable[[State], tuple[bool, Side | None, str]]:
    """The function that tells whether a row decides, for which side, and which row."""
    entries = table_rows(layout, "decide", lambda clause: carrier(clause.rule)(layout, clause.rule))

    def decide(state: State) -> tuple[bool, Side | None, str]:
        for entry in entries:
            for side in layout.sides:
                frame = Frame(side=side)
                if entry.holds(state, frame):
                    winner: FindSide = entry.outcome  # type: ignore[assignment]  # a decide row's outcome is a side
                    return True, winner(state, frame), entry.path
        return False, None, ""

    return decide


@carries(DecideRow)
def decide_row(layout: Layout, rule: DecideRow) -> FindSide:
    """The side that a row gives the round to."""
    made: FindSide = carrier(rule.winner)(layout, rule.winner)
    return made


@carries(Nobody)
def nobody(_: Layout, __: Nobody) -> FindSide:
    """Nobody wins."""
    return lambda _, __: None


def deciding(layout: Layout) -> Callable[[State], tuple[bool, Side | None, str]]:
    """The function that decides a round: by the book's table, or by more collected tricks."""
    head = layout.book.rule("decide")
    if isinstance(head, DecideTable):
        made: Callable[[State], tuple[bool, Side | None, str]] = carrier(head)(layout, head)
        return made
    return lambda state: (True, leading_side(state), "")


def decided_early(layout: Layout) -> Callable[[State], bool]:
    """The function that tells whether a round is decided although cards are left.

    Only in a book that judges after each trick, and only by a row that says when: `otherwise` is for the end.
    """
    head = layout.book.rule("decide")
    if not isinstance(head, DecideTable) or not head.after_each_trick:
        return lambda _: False
    rows = [clause.rule for clause in layout.book.under("decide")]
    tests = [
        test_of(layout, rule.test.condition)
        for rule in rows
        if isinstance(rule, DecideRow) and isinstance(rule.test, When)
    ]

    def decided(state: State) -> bool:
        frames = [Frame(side=side) for side in layout.sides]
        return bool(state.tricks.takers) and any(test(state, frame) for test in tests for frame in frames)

    return decided


# ---------------------------------------------------------------------- what it is worth
Pays = Callable[[State, Frame], tuple[Posting, ...]]
"""Who gets how much; nothing where a side that is named does not exist."""


def amount_of(layout: Layout, amount: int | Fact | TimesFact) -> Callable[[State, Frame], int]:
    """A constant, a fact, or a multiple of one."""
    if isinstance(amount, int):
        return lambda _, __: amount
    made: Callable[[State, Frame], int] = carrier(amount)(layout, amount)
    return made


@carries(Fact)
def fact(layout: Layout, rule: Fact) -> Callable[[State, Frame], int]:
    """A number of the vocabulary; 0 where it is of a side that does not exist."""
    read = read_fact(layout, rule)
    return lambda state, frame: read(state, frame) or 0


@carries(TimesFact)
def times_fact(layout: Layout, rule: TimesFact) -> Callable[[State, Frame], int]:
    """A multiple of a number of the vocabulary."""
    once = fact(layout, rule.fact)
    return lambda state, frame: rule.times * once(state, frame)


@carries(Gain)
def gain(layout: Layout, rule: Gain) -> Pays:
    """The winner, or a named side, gains; a counter of the table is simply changed."""
    amount, unit = amount_of(layout, rule.amount), rule.unit
    to: FindSide = (lambda _, frame: frame.winner) if rule.to is None else find_side(layout, rule.to)
    counter = None if unit is None else counters_of(layout.book)[unit]
    if counter is not None and not counter.of_side:
        return lambda state, frame: (Posting(Place.TABLE, amount(state, frame), unit),)

    def pays(state: State, frame: Frame) -> tuple[Posting, ...]:
        side = to(state, frame)
        return () if side is None else (Posting(side, amount(state, frame), unit),)

    return pays


@carries(Transfer)
def transfer(layout: Layout, rule: Transfer) -> Pays:
    """One side loses, and another gains it if it is named; nothing moves where one of them does not exist."""
    amount, source = amount_of(layout, rule.amount), find_side(layout, rule.source)
    to = None if rule.to is None else find_side(layout, rule.to)

    def pays(state: State, frame: Frame) -> tuple[Posting, ...]:
        number, loser = amount(state, frame), source(state, frame)
        if loser is None:
            return ()
        lost = Posting(loser, -number, rule.unit)
        if to is None:
            return (lost,)
        gainer = to(state, frame)
        return () if gainer is None else (lost, Posting(gainer, number, rule.unit))

    return pays


@carries(HeldOver)
def held_over(layout: Layout, rule: HeldOver) -> Pays:
    """Kept for the winner of a later round."""
    amount = amount_of(layout, rule.amount)
    return lambda state, frame: (Posting(Place.HELD_OVER, amount(state, frame)),)


@carries(Nothing)
def nothing(_: Layout, __: Nothing) -> Pays:
    """Nobody is paid."""
    return lambda _, __: ()


@frozen
class Effects:
    """What a row does beside paying."""

    runs_start_over: bool = False
    scores_start_over: bool = False
    counters_start_over: tuple[str, ...] = ()
    round_ends: bool = False
    round_is_lost: bool = False
    new_deal: bool = False
    limit: int | None = None


@frozen
class Payment:
    """A row's payment and its effects."""

    pays: Pays
    effects: Effects


@carries(Row)
def row(layout: Layout, rule: Row) -> Payment:
    """What a row pays, and what else it does."""
    pays: Pays = carrier(rule.outcome)(layout, rule.outcome)
    changes: dict[str, bool | int | tuple[str, ...]] = {}
    over: tuple[str, ...] = ()
    for effect in rule.effects:
        made = carrier(effect)(effect)
        over += made.get("counters_start_over", ())
        changes |= made | {"counters_start_over": over}
    return Payment(pays, Effects(**changes))  # type: ignore[arg-type]  # each effect names a field of Effects


@carries(RunsStartOver)
def runs_start_over(_: RunsStartOver) -> dict[str, bool]:
    """Both runs start over."""
    return {"runs_start_over": True}


@carries(ScoresStartOver)
def scores_start_over(_: ScoresStartOver) -> dict[str, bool]:
    """Both scores start over."""
    return {"scores_start_over": True}


@carries(CounterStartsOver)
def counter_starts_over(rule: CounterStartsOver) -> dict[str, tuple[str, ...]]:
    """A counter starts over."""
    return {"counters_start_over": (rule.counter,)}


@carries(RoundEnds)
def round_ends(_: RoundEnds) -> dict[str, bool]:
    """The round ends."""
    return {"round_ends": True}


@carries(RoundIsLost)
def round_is_lost(_: RoundIsLost) -> dict[str, bool]:
    """The offender's side loses the round."""
    return {"round_ends": True, "round_is_lost": True}


@carries(NewDeal)
def new_deal(_: NewDeal) -> dict[str, bool]:
    """The cards are dealt anew."""
    return {"new_deal": True}


@carries(EffectLimit)
def effect_limit(rule: EffectLimit) -> dict[str, int]:
    """So often a round."""
    return {"limit": rule.number}


@frozen
class Scoring:
    """A table of payments."""

    unit: str
    policy: HitPolicy
    entries: tuple[Entry, ...]


@carries(ScoreTable)
def score_table(layout: Layout, head: ScoreTable) -> Scoring:
    """The table of what a round is worth."""
    entries = table_rows(layout, "score", lambda clause: carrier(clause.rule)(layout, clause.rule))
    return Scoring(head.unit, head.policy, entries)


# ---------------------------------------------------------------------- who is next
@frozen
class Succession:
    """The table of the next round's primary role."""

    role: str
    policy: HitPolicy
    entries: tuple[Entry, ...]


@carries(NextTable)
def next_table(layout: Layout, head: NextTable) -> Succession:
    """The table of successors."""
    entries = table_rows(
        layout, f"next_{head.role}", lambda clause: carrier(clause.rule)(layout, clause.rule)
    )
    return Succession(head.role, head.policy, entries)


@carries(NextRow)
def next_row(layout: Layout, rule: NextRow) -> Callable[[State], Seat | None]:
    """The next player of a role; None where he is drawn by lot."""
    if isinstance(rule.who, DrawnAgain):
        drawn: Callable[[State], Seat | None] = carrier(rule.who)()
        return drawn
    find: FindSeat = find_seat(layout, rule.who)
    return find


@carries(DrawnAgain)
def drawn_again() -> Callable[[State], Seat | None]:
    """By lot."""
    return lambda _: None


def successions(layout: Layout) -> tuple[Succession, ...]:
    """Every table of successors of the book."""
    return tuple(
        carrier(clause.rule)(layout, clause.rule)
        for clause in layout.book.clauses
        if isinstance(clause.rule, NextTable)
    )
