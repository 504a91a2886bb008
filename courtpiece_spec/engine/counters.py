"""Counters that a book declares: what they say when a round begins, and what payments make of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import FindSide, Frame
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import Place, Posting, Setup, State

Values = tuple[int, ...]
"""One number a side, or a single one for a counter of the table."""


def counters_of(book: Book) -> dict[str, Counter]:
    """The counters that a book declares, by name."""
    return {clause.label: clause.rule for clause in book.clauses if isinstance(clause.rule, Counter)}


@carries(Counter)
def counter(layout: Layout, rule: Counter) -> Values:
    """What a counter says at the start of a match."""
    return (rule.start,) * (layout.side_count if rule.of_side else 1)


def counters_now(layout: Layout, setup: Setup) -> dict[str, Values]:
    """What each counter says when a round begins."""
    start = {name: carrier(rule)(layout, rule) for name, rule in counters_of(layout.book).items()}
    return start | dict(setup.counters)


def counters_after(
    layout: Layout, setup: Setup, postings: Iterable[Posting], start_over: Iterable[str]
) -> tuple[tuple[str, Values], ...]:
    """What each counter says after a round."""
    values = counters_now(layout, setup)
    for posting in postings:
        if posting.unit is not None:
            place = 0 if isinstance(posting.to, Place) else posting.to
            old = values[posting.unit]
            values[posting.unit] = (*old[:place], old[place] + posting.amount, *old[place + 1 :])
    for name in start_over:
        rule = counters_of(layout.book)[name]
        values[name] = carrier(rule)(layout, rule)
    return tuple(values.items())


def read_counter(layout: Layout, fact: Fact, find: FindSide | None) -> Callable[[State, Frame], int | None]:
    """What a counter said when the round began: of a side, or of the table where no side is named."""

    def read(state: State, frame: Frame) -> int | None:
        values = counters_now(layout, state.deal.setup)[fact.name]
        if find is None:
            return values[0]
        side = find(state, frame)
        return None if side is None else values[side]

    return read
