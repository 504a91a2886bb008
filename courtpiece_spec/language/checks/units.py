"""What is counted in what: the units of score, levels and counters."""

from __future__ import annotations

from collections.abc import Collection

from attrs import evolve

from courtpiece_spec.book.book import Rule
from courtpiece_spec.book.levels import (
    FirstLoses,
    FirstTo,
    MostWins,
    OverAfter,
    StartWith,
    WorthDrawn,
    WorthWon,
)
from courtpiece_spec.book.node import Span
from courtpiece_spec.book.tables import CounterStartsOver, Gain, Row, ScoreTable, Transfer
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.diagnostic import Severity
from courtpiece_spec.language.paths import did_you_mean


def check_paid(scope: Scope) -> None:
    """Some row pays into each counter, or it stays as it begins; looked at where all else is right."""
    if not scope.is_played or any(each.severity is Severity.ERROR for each in scope.problems):
        return
    rows = [each.clause.rule for each in scope.made.clauses if isinstance(each.clause.rule, Row)]
    paid = {getattr(row.outcome, "unit", None) for row in rows}
    for written in scope.section("counter"):
        name = written.clause.label
        if not paid & {name, name.removesuffix("s")}:
            at = written.name_at if written.name_at.file == scope.name_at.file else scope.name_at
            way_out = f"pay into it, such as `when … -> 1 {name}`, or remove it with all that speaks of it"
            scope.warn("CP525", f"no row pays into the counter `{name}`", at, way_out)


def normal_units(scope: Scope) -> tuple[Written, ...]:
    """The clauses with units as the book declares them: `1 point` and `10 points` are counted in one unit.

    Units that nothing counts are reported.
    """
    return tuple(
        evolve(written, clause=evolve(written.clause, rule=_normal(scope, written.clause.rule)))
        for written in scope.made.clauses
    )


def _normal(scope: Scope, rule: Rule) -> Rule:
    match rule:
        case MostWins(units=units):
            return evolve(rule, units=tuple(_level(scope, unit, rule.at) for unit in units))
        case FirstTo() | FirstLoses() | OverAfter() | StartWith() | WorthWon() | WorthDrawn():
            return evolve(rule, unit=_level(scope, rule.unit, rule.at))
        case Row(outcome=outcome, effects=effects):
            if isinstance(outcome, Gain | Transfer) and outcome.unit is not None:
                outcome = evolve(outcome, unit=_counter(scope, outcome, outcome.unit))
            for effect in effects:
                if isinstance(effect, CounterStartsOver):
                    _known(scope, effect.counter, effect.at, scope.counters)
            return evolve(rule, outcome=outcome)
    return rule


def same_unit(unit: str, known: str) -> bool:
    """Whether a unit is another one, or one of it: `1 point` is counted in `points`."""
    return unit.removesuffix("s") == known.removesuffix("s")


def _known(scope: Scope, unit: str, at: Span | None, units: Collection[str]) -> str | None:
    """The unit as it is declared; an unknown one is reported."""
    for known in units:
        if unit in (known, known.removesuffix("s")):
            return known
    way_out = did_you_mean(unit, list(units))
    if way_out is None:
        names = [f"`{name}`" for name in units]
        way_out = f"there is {', '.join(names)}" if names else f"declare it: `counter {unit} of side`"
    scope.report("CP206", f"nothing is counted in `{unit}`", at, way_out)
    return None


def _level(scope: Scope, unit: str, at: Span | None) -> str:
    return _known(scope, unit, at, scope.units) or unit if scope.is_played else unit


def _counter(scope: Scope, outcome: Gain | Transfer, unit: str) -> str:
    """The counter that a row pays in."""
    head = scope.rule("score")
    if unit not in scope.counters and isinstance(head, ScoreTable) and same_unit(unit, head.unit):
        message = f"a row counts in `{head.unit}` anyway, and names no unit"
        scope.report("CP206", message, outcome.at, f"leave `{unit}` out")
        return unit
    known = _known(scope, unit, outcome.at, scope.counters)
    to_a_side = isinstance(outcome, Transfer) or outcome.to is not None
    if known is not None and not scope.counters[known].of_side and to_a_side:
        scope.report(
            "CP206",
            f"`{known}` is a counter of the table and belongs to no side",
            outcome.at,
            f"write `-> … {known}`, or declare `counter {known} of side`",
        )
    return known or unit
