"""How amounts, the rows of tables and levels find their messages."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from courtpiece_spec.book.conditions import Fact, Truth
from courtpiece_spec.book.levels import (
    Counter,
    FirstLoses,
    FirstTo,
    MostWins,
    OverAfter,
    StartWith,
    Tie,
    WorthDrawn,
    WorthWon,
)
from courtpiece_spec.book.tables import (
    CounterStartsOver,
    DecideRow,
    FoulTable,
    Gain,
    HeldOver,
    NextRow,
    NextTable,
    Nothing,
    Plus,
    RoundIsLost,
    Row,
    ScoreTable,
    TimesFact,
    Transfer,
    When,
)
from courtpiece_spec.book.who import Role
from courtpiece_spec.rulebook.sentences.entries import Counted, Entry, Unit, tells, told_with
from courtpiece_spec.rulebook.sentences.scene import Scene, Text, words


@frozen
class RoundLost:
    """What a row pays where it pays nothing but the round is lost by it."""


# ---------------------------------------------------------------------- amounts
@tells(Counted)
def _counted(_: Scene, amount: Counted) -> Entry:
    values = {"number": amount.number, "unit": Unit(amount.unit), "name": amount.unit}
    return Entry("amount", values, amount.unit, "other")


@tells(Unit)
def _unit(scene: Scene, unit: Unit) -> Entry:
    title = scene.title(f"counter.{unit.name}") or Text(words(unit.name))
    return Entry("unit", {"title": title, "name": unit.name}, unit.name, "other")


def _amount(scene: Scene, amount: int | Fact | TimesFact, unit: str | None = None) -> object:
    """An amount in the unit of the score, or of the counter in which it is paid."""
    if isinstance(amount, int):
        return Counted(amount, unit or scene.unit)
    return TimesFact(1, amount) if isinstance(amount, Fact) else amount


@tells(TimesFact)
def _times_fact(scene: Scene, rule: TimesFact) -> Entry:
    return told_with(rule, amount=Counted(rule.times, scene.unit), name="times")


@tells(Gain)
def _gain(scene: Scene, rule: Gain) -> Entry:
    return told_with(rule, amount=_amount(scene, rule.amount, rule.unit))


@tells(Transfer)
def _transfer(scene: Scene, rule: Transfer) -> Entry:
    return told_with(rule, amount=_amount(scene, rule.amount, rule.unit))


@tells(HeldOver)
def _held_over(scene: Scene, rule: HeldOver) -> Entry:
    return told_with(rule, amount=_amount(scene, rule.amount))


@tells(ScoreTable)
def _score_table(_: Scene, rule: ScoreTable) -> Entry:
    return told_with(rule, unit=Unit(rule.unit))


@tells(FoulTable)
def _foul_table(_: Scene, rule: FoulTable) -> Entry:
    return told_with(rule, name=Text(words(rule.name)))


@tells(NextTable)
def _next_table(_: Scene, rule: NextTable) -> Entry:
    return told_with(rule, role=Role(rule.role))


def _own_title(scene: Scene, row: Row | NextRow | DecideRow) -> Text | None:
    """A row's title, unless its test says the same word anyhow."""
    title = None if scene.clause is None else scene.title_of(scene.clause)
    if isinstance(row.test, When | Plus) and isinstance(row.test.condition, Truth):
        named = scene.title(f"let.{row.test.condition.fact.name}")
        if title is not None and named is not None and named.text == title.text:
            return None
    return title


@tells(Row)
def _row(scene: Scene, rule: Row) -> Entry:
    title = _own_title(scene, rule)
    lost = next((each for each in rule.effects if isinstance(each, RoundIsLost)), None)
    if lost is None or not isinstance(rule.outcome, Nothing):
        return told_with(rule, title=title)
    rest = tuple(each for each in rule.effects if each is not lost)
    return told_with(rule, title=title, outcome=RoundLost(), effects=rest)


@tells(DecideRow)
def _decide_row(scene: Scene, rule: DecideRow) -> Entry:
    return told_with(rule, title=_own_title(scene, rule))


@tells(CounterStartsOver)
def _counter_starts_over(scene: Scene, rule: CounterStartsOver) -> Entry:
    path = f"counter.{rule.counter}"
    declared = scene.book.rule(path)
    of_side = not isinstance(declared, Counter) or declared.of_side
    return told_with(
        rule, title=scene.title(path) or Text(words(rule.counter)), whose="sides" if of_side else "table"
    )


@tells(NextRow)
def _next_row(scene: Scene, rule: NextRow) -> Entry:
    role = Role(scene.next_role or "dealer")
    return told_with(
        rule,
        title=_own_title(scene, rule),
        role=role,
        same="yes" if rule.who == role else "no",
        anew="yes" if rule.anew else "no",
    )


def _with_amount(_: Scene, rule: Any) -> Entry:
    return told_with(rule, amount=Counted(rule.number, rule.unit), unit=Unit(rule.unit))


for _kind in (FirstTo, FirstLoses, WorthWon, WorthDrawn, OverAfter, StartWith):
    tells(_kind)(_with_amount)


@tells(Tie)
def _tie(scene: Scene, rule: Tie) -> Entry:
    """Sides are level by reaching the target together, or, where there is none, at the end."""
    level = "match" if scene.clause is None else scene.clause.section
    target = any(
        isinstance(scene.book.rule(f"{level}.{key}"), FirstTo | FirstLoses) for key in ("won", "lost")
    )
    return told_with(rule, target="yes" if target else "no")


@tells(MostWins)
def _most_wins(_: Scene, rule: MostWins) -> Entry:
    return told_with(rule, units=tuple(map(Unit, rule.units)), first=Unit(rule.units[0]))
