"""The moments at which the conditions of a book are judged."""

from __future__ import annotations

import enum
from collections.abc import Iterator

from attrs import frozen

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import Condition
from courtpiece_spec.book.play import Concede, NotAWin, NotCollected
from courtpiece_spec.book.steps import PlayUntil, Step
from courtpiece_spec.book.tables import Otherwise
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.paths import section_of


class Moment(enum.Enum):
    """When a condition is judged; the value is how messages say it."""

    STEP = "when a step's turn comes"
    PLAY = "while tricks are played"
    CONCEDE = "when a side gives up"
    COLLECT = "when tricks are collected"
    DECIDE = "where it is decided who won"
    SCORE = "when a round is scored"
    NEXT = "when the next round is prepared"
    FOUL = "in the table of an irregularity"
    ANY = "somewhere"
    """A `let` that nobody uses."""


@frozen
class Judged:
    """A condition and when it is judged."""

    condition: Condition
    moment: Moment
    written: Written


ROWS = {"decide": Moment.DECIDE, "score": Moment.SCORE, "next": Moment.NEXT, "foul": Moment.FOUL}


def conditions(written: Written) -> Iterator[Judged]:
    """The conditions that stand directly in a clause."""
    rule = written.clause.rule
    match rule:
        case Step(action=action, when=when):
            if when is not None:
                yield Judged(when, Moment.STEP, written)
            if isinstance(action, PlayUntil):
                yield Judged(action.condition, Moment.PLAY, written)
        case Concede(when=when):
            yield Judged(when, Moment.CONCEDE, written)
        case NotCollected(when=when) | NotAWin(when=when):
            yield Judged(when, Moment.COLLECT, written)
        case Let(condition=condition):
            yield Judged(condition, Moment.ANY, written)
        case _:
            test = getattr(rule, "test", None)
            if test is not None and not isinstance(test, Otherwise):
                yield Judged(test.condition, ROWS[section_of(written.path)], written)
