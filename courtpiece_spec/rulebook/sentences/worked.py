"""How the statements of worked examples find their messages."""

from __future__ import annotations

from itertools import groupby
from typing import Any, cast

from attrs import frozen

from courtpiece_spec.book.about import (
    Example,
    ExampleAsks,
    ExampleCounter,
    ExampleHand,
    ExamplePlay,
    ExampleRole,
    ExampleTakers,
    ExpectPile,
    ExpectRole,
    ExpectRow,
    RefusedBy,
    TakenBy,
)
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.who import Role
from courtpiece_spec.cards import Card
from courtpiece_spec.rulebook.sentences.entries import ClauseAt, Entry, SeatAt, fields_of, tells, told_with
from courtpiece_spec.rulebook.sentences.scene import Scene, Text, words


def _at_a_seat(_: Scene, rule: Any) -> Entry:
    return told_with(rule, seat=SeatAt(rule.seat))


for _kind in (ExampleHand, ExamplePlay, TakenBy, ExpectPile):
    tells(_kind)(_at_a_seat)


@tells(ExampleRole)
def _example_role(_: Scene, rule: ExampleRole) -> Entry:
    return told_with(rule, seat=SeatAt(rule.seat), role=Role(rule.role))


@tells(ExpectRole)
def _expect_role(_: Scene, rule: ExpectRole) -> Entry:
    return told_with(rule, seat=SeatAt(rule.seat), role=Role(rule.role))


@tells(ExampleCounter)
def _example_counter(scene: Scene, rule: ExampleCounter) -> Entry:
    title = scene.title(f"counter.{rule.counter}") or Text(words(rule.counter))
    return told_with(rule, seat=SeatAt(rule.seat), title=title)


@tells(ExampleAsks)
def _example_asks(_: Scene, rule: ExampleAsks) -> Entry:
    asked = "nobody" if rule.seat is None else "player"
    seat = None if rule.seat is None else SeatAt(rule.seat)
    return Entry("example_asks", {"asked": asked, "seat": seat, "clause": ClauseAt(rule.path)})


@tells(RefusedBy)
def _refused_by(_: Scene, rule: RefusedBy) -> Entry:
    return told_with(rule, clause=ClauseAt(rule.path))


@tells(ExpectRow)
def _expect_row(_: Scene, rule: ExpectRow) -> Entry:
    return _rows((rule.path,))


@frozen
class Rows(Node):
    """Several rows that count, told in one breath."""

    paths: tuple[str, ...]


@tells(Rows)
def _several_rows(_: Scene, rows: Rows) -> Entry:
    return _rows(rows.paths)


def _rows(paths: tuple[str, ...]) -> Entry:
    return Entry("expect_row", {"clauses": tuple(map(ClauseAt, paths)), "number": len(paths)})


def _in_one_breath(expected: tuple[Node, ...]) -> tuple[Node, ...]:
    """What is expected, with rows that follow each other together."""
    told: list[Node] = []
    for is_row, members in groupby(expected, key=lambda each: isinstance(each, ExpectRow)):
        each = tuple(members)
        told += [Rows(tuple(row.path for row in each if isinstance(row, ExpectRow)))] if is_row else each
    return tuple(told)


@frozen
class Taker(Node):
    """Who took a trick, with the card where it is told."""

    seat: str
    card: Card | None


@tells(Taker)
def _taker(_: Scene, taker: Taker) -> Entry:
    return Entry("taker", {"seat": SeatAt(taker.seat), "card": taker.card})


@tells(ExampleTakers)
def _example_takers(_: Scene, rule: ExampleTakers) -> Entry:
    cards = (*rule.cards, *(None,) * len(rule.takers))
    return told_with(
        rule,
        takers=tuple(Taker(seat, card) for seat, card in zip(rule.takers, cards, strict=False)),
        number=len(rule.takers),
        expected=_in_one_breath(rule.expected),
    )


@tells(Example)
def _example(scene: Scene, rule: Example) -> Entry:
    return Entry(
        "example", cast("dict[str, Any]", {**fields_of(rule), "title": Text(scene.example_title(rule))})
    )
