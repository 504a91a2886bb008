"""The table of what a round counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.book.book import Clause
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.tables import (
    Gain,
    HeldOver,
    Nothing,
    Otherwise,
    Plus,
    Row,
    ScoreTable,
    TimesFact,
    Transfer,
)
from courtpiece_spec.rulebook.content import Cell, Part, Table
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences.entries import Counted
from courtpiece_spec.rulebook.sentences.values import capital

_IN_A_CELL: Final = "cell"
"""The form of a case that stands alone in a cell of a table."""


@frozen
class _Line:
    """A row of the score as it stands in the table."""

    clause: Clause
    row: Row
    worth: str

    @property
    def added(self) -> bool:
        """Whether it comes on top of the row that counts."""
        return isinstance(self.row.test, Plus)


def score_table(making: Making) -> Iterator[Part]:
    """What each case gives, costs or moves; cases worth what all others are worth are not told apart.

    What is added stands below what it is added to.
    """
    head = making.book.rule("score")
    if not isinstance(head, ScoreTable):
        return
    lines = [
        _Line(clause, clause.rule, _worth(making, clause.rule, head.unit))
        for clause in making.book.under("score")
        if isinstance(clause.rule, Row)
    ]
    told = [*_told_apart([each for each in lines if not each.added]), *(each for each in lines if each.added)]
    alone = sum(1 for each in told if not each.added) == 1
    rows = tuple(
        (Cell(capital(_case(making, each, alone=alone)), making.anchor(each.clause.path)), Cell(each.worth))
        for each in told
    )
    if rows:
        columns = (making.say("book-score-outcome"), making.say("book-score-worth"))
        caption = making.say("book-score-caption", policy=head.policy, rows=len(rows))
        yield Table(caption, columns, rows)


def _told_apart(lines: Sequence[_Line]) -> Sequence[_Line]:
    """Without the cases that stand before the last one and are worth as much."""
    if not lines or not isinstance(lines[-1].row.test, Otherwise):
        return lines
    kept = list(lines)
    while len(kept) > 1 and kept[-2].worth == kept[-1].worth:
        del kept[-2]
    return kept


def _case(making: Making, line: _Line, *, alone: bool) -> str:
    title = making.sentences.title(making.book, line.clause)
    if title is not None:
        return title
    if alone and isinstance(line.row.test, Otherwise):
        return making.say("book-score-every")
    # Some languages have a clause without its "if" stand with the verb at the wrong end.
    form = _IN_A_CELL if making.sentences.has(f"default-{_IN_A_CELL}") else None
    return making.sentences.part(making.book, line.row.test, form)


def _worth(making: Making, row: Row, unit: str) -> str:
    """What a row gives, and to whom where that is not the winner."""
    paid = row.outcome
    values: dict[str, object] = {"way": "nothing", "amount": None, "to": None, "source": None}
    if isinstance(paid, Gain):
        values |= {"way": "gain" if paid.to is None else "gain_to", "to": paid.to}
    elif isinstance(paid, Transfer):
        values |= {"way": "loss" if paid.to is None else "transfer", "to": paid.to, "source": paid.source}
    elif isinstance(paid, HeldOver):
        values["way"] = "held_over"
    if not isinstance(paid, Nothing):
        amount = paid.amount
        of_its_own = None if isinstance(paid, HeldOver) else paid.unit
        if isinstance(amount, int):
            values["amount"] = Counted(amount, of_its_own or unit)
        else:
            values["amount"] = TimesFact(1, amount) if isinstance(amount, Fact) else amount
    added = "yes" if isinstance(row.test, Plus) else "no"
    return capital(making.say("book-score-paid", **values, added=added, effects=row.effects))
