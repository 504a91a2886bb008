"""Decision tables: who won, what it is worth, who is next."""

from __future__ import annotations

from courtpiece_spec.book import Clause
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.tables import (
    CounterStartsOver,
    DecideRow,
    DecideTable,
    DrawnAgain,
    Gain,
    HeldOver,
    HitPolicy,
    NextRow,
    NextTable,
    Nobody,
    Nothing,
    Otherwise,
    Plus,
    Row,
    RunsStartOver,
    ScoresStartOver,
    ScoreTable,
    TimesFact,
    Transfer,
    When,
)
from courtpiece_spec.kernel.conditions import test_of
from courtpiece_spec.kernel.draft import Draft, Frame
from courtpiece_spec.kernel.facts import fact_of
from courtpiece_spec.kernel.people import leading_side, seat_of, side_of
from courtpiece_spec.kernel.registry import writer, writes

JUDGED = Frame(side="winner", winner="winner", loser="loser", streak="run_")
"""What the tables behind the decision are judged for."""


@writes(When)
def when(draft: Draft, rule: When, frame: Frame) -> str:
    """A row that counts when something holds."""
    return test_of(draft, rule.condition, frame)


@writes(Plus)
def plus(draft: Draft, rule: Plus, frame: Frame) -> str:
    """A row that is added to the one that matched, when something holds."""
    return test_of(draft, rule.condition, frame)


@writes(Otherwise)
def otherwise(_: Draft, __: Otherwise, ___: Frame) -> str:
    """A row that counts when no other did."""
    return "True"


def _hit(draft: Draft, clause: Clause) -> None:
    """A row counts."""
    draft.line(f"rows |= 1 << {draft.rows.index(clause.path)}")


# ---------------------------------------------------------------------- who won
def early_end(draft: Draft) -> str:
    """The condition that ends a round before its last card: a row that says when, judged after each trick."""
    head = draft.book.rule("decide")
    if not isinstance(head, DecideTable) or not head.after_each_trick:
        return "False"
    tests = [
        test_of(draft, clause.rule.test.condition, Frame(side=str(side)))
        for clause in draft.book.under("decide")
        if isinstance(clause.rule, DecideRow) and isinstance(clause.rule.test, When)
        for side in range(draft.table.sides)
    ]
    return f"(number > 0 and ({' or '.join(tests)}))"


def write_winner(draft: Draft) -> None:
    """Sets `winner`: by the book's table, or by more collected tricks."""
    head = draft.book.rule("decide")
    if isinstance(head, DecideTable):
        writer(head)(draft, head)
    else:
        draft.line(f"winner = {leading_side(draft)}")


@writes(DecideTable)
def decide_table(draft: Draft, _: DecideTable) -> None:
    """The first row that holds for a side, the sides in order."""
    draft.line("winner = -1")
    draft.line("decided = 0")
    for clause in draft.book.under("decide"):
        rule = clause.rule
        assert isinstance(rule, DecideRow)
        for side in range(draft.table.sides):
            frame = Frame(side=str(side))
            with draft.block(f"if decided == 0 and {writer(rule.test)(draft, rule.test, frame)}:"):
                draft.line("decided = 1")
                _hit(draft, clause)
                draft.line(f"winner = {writer(rule)(draft, rule, frame)}")


@writes(DecideRow)
def decide_row(draft: Draft, rule: DecideRow, frame: Frame) -> str:
    """The side that a row gives the round to."""
    found: str | None = writer(rule.winner)(draft, rule.winner, frame)
    return "-1" if found is None else found


@writes(Nobody)
def nobody(_: Draft, __: Nobody, ___: Frame) -> str:
    """Nobody wins."""
    return "-1"


# ---------------------------------------------------------------------- what it is worth
def write_score(draft: Draft) -> None:
    """What the round is worth, by the book's table."""
    head = draft.book.rule("score")
    if isinstance(head, ScoreTable):
        writer(head)(draft, head)


@writes(ScoreTable)
def score_table(draft: Draft, head: ScoreTable) -> None:
    """The rows that count pay."""
    draft.line("matched = 0")
    for clause in draft.book.under("score"):
        rule = clause.rule
        assert isinstance(rule, Row)
        holds = writer(rule.test)(draft, rule.test, JUDGED)
        bonus = isinstance(rule.test, Plus)
        if head.policy is not HitPolicy.SUM and not bonus:
            holds = f"matched == 0 and {holds}"
        with draft.block(f"if {holds}:"):
            if not bonus:
                draft.line("matched = 1")
            _hit(draft, clause)
            writer(rule)(draft, rule)


@writes(Row)
def row(draft: Draft, rule: Row) -> None:
    """What a row pays, and what else it does."""
    writer(rule.outcome)(draft, rule.outcome)
    for effect in rule.effects:
        writer(effect)(draft, effect)


def _amount(draft: Draft, amount: int | Fact | TimesFact) -> str:
    """A constant, a fact, or a multiple of one."""
    if isinstance(amount, int):
        return str(amount)
    text: str = writer(amount)(draft, amount)
    return text


@writes(Fact)
def fact(draft: Draft, rule: Fact) -> str:
    """A number of the vocabulary; 0 where it is of a side that does not exist."""
    found = fact_of(draft, rule, JUDGED)
    return f"({found.value} if {found.there} else 0)" if found.there else found.value


@writes(TimesFact)
def times_fact(draft: Draft, rule: TimesFact) -> str:
    """A multiple of a number of the vocabulary."""
    return f"{rule.times} * {fact(draft, rule.fact)}"


def _pay(draft: Draft, side: str, amount: str, unit: str | None) -> None:
    """A side is paid, where there is such a side."""
    draft.add_to_side("gain_" if unit is None else f"next_{unit}_", side, amount)


@writes(Gain)
def gain(draft: Draft, rule: Gain) -> None:
    """The winner, or a named side, gains; a counter of the table is simply changed."""
    amount = _amount(draft, rule.amount)
    if rule.unit is not None and not draft.table.counters[rule.unit].of_side:
        draft.line(f"next_{rule.unit}_0 += {amount}")
        return
    side = "winner" if rule.to is None else side_of(draft, rule.to, JUDGED)
    if side is not None:
        draft.line(f"to = {side}")
        _pay(draft, "to", amount, rule.unit)


@writes(Transfer)
def transfer(draft: Draft, rule: Transfer) -> None:
    """One side loses, and another gains it if it is named; nothing moves where one of them does not exist."""
    amount, source = _amount(draft, rule.amount), side_of(draft, rule.source, JUDGED)
    to = None if rule.to is None else side_of(draft, rule.to, JUDGED)
    if source is None or (rule.to is not None and to is None):
        return
    draft.line(f"source_side = {source}")
    draft.line(f"to = {'source_side' if to is None else to}")
    with draft.block("if source_side >= 0 and to >= 0:"):
        _pay(draft, "source_side", f"-({amount})", rule.unit)
        if to is not None:
            _pay(draft, "to", amount, rule.unit)


@writes(HeldOver)
def held_over(draft: Draft, rule: HeldOver) -> None:
    """Kept for the winner of a later round."""
    draft.line(f"held_over += {_amount(draft, rule.amount)}")


@writes(Nothing)
def nothing(_: Draft, __: Nothing) -> None:
    """Nobody is paid."""


@writes(RunsStartOver)
def runs_start_over(draft: Draft, _: RunsStartOver) -> None:
    """Both runs start over."""
    draft.line("runs_over = 1")


@writes(ScoresStartOver)
def scores_start_over(draft: Draft, _: ScoresStartOver) -> None:
    """Both scores start over."""
    draft.line("scores_over = 1")


@writes(CounterStartsOver)
def counter_starts_over(draft: Draft, rule: CounterStartsOver) -> None:
    """A counter starts over, after all payments."""
    draft.line(f"over_{rule.counter} = 1")


# ---------------------------------------------------------------------- who is next
def write_succession(draft: Draft) -> None:
    """Sets `next_primary`: who holds the primary role next, -1 where he is drawn by lot."""
    draft.line(f"next_primary = role_{draft.table.primary}")
    draft.line("found = 0")
    for clause in draft.book.clauses:
        if isinstance(clause.rule, NextTable):
            writer(clause.rule)(draft, clause.rule)


@writes(NextTable)
def next_table(draft: Draft, head: NextTable) -> None:
    """The first row that counts, of the first table that has one."""
    table = draft.table
    for clause in draft.book.under(f"next_{head.role}"):
        rule = clause.rule
        assert isinstance(rule, NextRow)
        with draft.block(f"if found == 0 and {writer(rule.test)(draft, rule.test, JUDGED)}:"):
            draft.line("found = 1")
            _hit(draft, clause)
            if rule.anew:
                draft.line("anew = 1")
            seat: str = writer(rule)(draft, rule)
            draft.line(f"next_primary = {seat}")
            if head.role != table.primary and seat != "-1":
                draft.line(f"next_primary = {draft.lookup(table.primary_by(head.role), 'next_primary')}")


@writes(NextRow)
def next_row(draft: Draft, rule: NextRow) -> str:
    """The next player of a role; -1 where he is drawn by lot."""
    if isinstance(rule.who, DrawnAgain):
        drawn: str = writer(rule.who)()
        return drawn
    return seat_of(draft, rule.who)


@writes(DrawnAgain)
def drawn_again() -> str:
    """By lot."""
    return "-1"
