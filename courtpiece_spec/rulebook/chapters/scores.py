"""The table of what a round counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.tables import Gain, Row, ScoreTable, Transfer
from courtpiece_spec.rulebook.content import Cell, Part, Table
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences.entries import Counted
from courtpiece_spec.rulebook.sentences.values import capital

_IN_A_CELL: Final = "cell"
"""The form of a case that stands alone in a cell of a table."""


def score_table(making: Making) -> Iterator[Part]:
    """A line for each row that gives, or moves, a plain number; none where nothing does."""
    book = making.book
    head = book.rule("score")
    if not isinstance(head, ScoreTable):
        return
    # Some languages have a clause without its "if" stand with the verb at the wrong end.
    form = _IN_A_CELL if making.sentences.has(f"default-{_IN_A_CELL}") else None
    rows = []
    for clause in book.under("score"):
        rule = clause.rule
        if not isinstance(rule, Row):
            continue
        paid = rule.outcome
        if not isinstance(paid, Gain | Transfer) or not isinstance(paid.amount, int):
            continue
        unit = paid.unit or head.unit
        worth = making.sentences.part(book, Counted(paid.amount, unit))
        name = making.sentences.title(book, clause) or making.sentences.part(book, rule.test, form)
        rows.append((Cell(capital(name), making.anchor(clause.path)), Cell(worth)))
    if rows:
        head_ = (making.say("book-score-outcome"), making.say("book-score-worth"))
        caption = making.say("book-score-caption", policy=head.policy, rows=len(rows))
        yield Table(caption, head_, tuple(rows))
