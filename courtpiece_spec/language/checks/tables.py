"""Decision tables: rows that never count, outcomes that no row covers."""

from __future__ import annotations

from courtpiece_spec.book.node import Node, parts
from courtpiece_spec.book.tables import (
    CounterStartsOver,
    DecideTable,
    EffectLimit,
    FoulTable,
    Gain,
    HitPolicy,
    NewDeal,
    NextTable,
    Otherwise,
    Plus,
    RoundEnds,
    RoundIsLost,
    Row,
    RunsStartOver,
    ScoresStartOver,
    ScoreTable,
    Transfer,
)
from courtpiece_spec.book.who import Opponents, OpponentsOf, PartnerOf, ThisSide
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.diagnostic import Related
from courtpiece_spec.language.paths import section_of
from courtpiece_spec.language.source import within

IN_TURN = (HitPolicy.FIRST_MATCH, HitPolicy.FIRST_MATCH_PLUS)
"""Policies by which rows are tried one after another."""


OF_SCORES: tuple[type[Node], ...] = (RunsStartOver, ScoresStartOver, CounterStartsOver)
"""What a row of `score` can do beside paying."""
OF_FOULS: tuple[type[Node], ...] = (RoundEnds, RoundIsLost, NewDeal, EffectLimit)
"""What a row of `foul` can do beside paying."""


def check_tables(scope: Scope, *, proved: bool) -> None:
    """Check each table, and the sides that its rows name.

    Whether the rows cover every outcome is left to the proofs where the book is proved afterwards.
    """
    for written in scope.made.clauses:
        head = written.clause.rule
        if isinstance(head, DecideTable | ScoreTable | FoulTable | NextTable):
            rows = [each for each in scope.section(written.path) if each.path != written.path]
            _order(scope, written, head.policy, rows)
            if not (isinstance(head, DecideTable) and head.after_each_trick):
                _covers(scope, written, head.policy, rows, proved=proved)
        _sides(scope, written)
        if isinstance(head, Row):
            _effects(scope, head, section_of(written.path))


def _effects(scope: Scope, row: Row, section: str) -> None:
    """Effects of one kind of table in a row of the other, where nothing comes of them."""
    foreign, other, way_out = OF_FOULS, "foul", "say what an irregularity does in a table `foul …`"
    if section == "foul":
        foreign, other, way_out = OF_SCORES, "score", "say it in a row of `score`, or take it away"
    for effect in row.effects:
        if isinstance(effect, foreign):
            message = f"nothing comes of this in a table of `{section}`: it belongs to tables of `{other}`"
            scope.report("CP522", message, effect.at, way_out)


def _test(row: Written) -> object:
    return getattr(row.clause.rule, "test", None)


def _order(scope: Scope, head: Written, policy: HitPolicy, rows: list[Written]) -> None:
    last: Written | None = None
    for row in rows:
        test = _test(row)
        if isinstance(test, Plus):
            if policy is not HitPolicy.FIRST_MATCH_PLUS:
                scope.report(
                    "CP510",
                    f"`{row.clause.label}` is a bonus row, and `{head.path}` is a table of `{policy.value}`",
                    row.name_at,
                    "write `first match, plus` behind the table's name",
                )
        elif last is not None and policy in IN_TURN:
            _never_counts(scope, row, last)
        elif isinstance(test, Otherwise):
            last = row


def _never_counts(scope: Scope, row: Written, last: Written) -> None:
    """Told at whichever of the two rows stands in the book's own text."""
    message = f"the row `{row.clause.label}` never counts: it stands behind `{last.clause.label}: otherwise`"
    way_out = f"move it before `{last.clause.label}`"
    home = scope.made.decl.at
    if within(last.name_at, home) and not within(row.name_at, home):
        related = (Related(row.name_at, "it stands here"),)
        scope.report("CP508", message, last.name_at, "say when this row counts", related)
    else:
        related = (Related(last.name_at, "this row takes whatever is left"),)
        scope.report("CP508", message, row.name_at, way_out, related)


def _covers(scope: Scope, head: Written, policy: HitPolicy, rows: list[Written], *, proved: bool) -> None:
    if not rows:
        scope.report(
            "CP507",
            f"the table `{head.path}` has no rows",
            head.name_at,
            "write a row: `any: otherwise -> …`",
        )
    elif not proved and policy in IN_TURN and not any(isinstance(_test(row), Otherwise) for row in rows):
        scope.report(
            "CP507",
            f"no row of `{head.path}` counts when no condition holds",
            head.name_at,
            "end with a row `…: otherwise -> …`",
            (Related(rows[-1].name_at, "the last row"),),
        )


def _sides(scope: Scope, written: Written) -> None:
    """Sides and partners that the table of players does not give."""
    section = section_of(written.path)
    rule = written.clause.rule
    for node in parts(rule):
        match node:
            case PartnerOf() if scope.each_alone:
                scope.report(
                    "CP411",
                    "nobody has a partner where each plays alone",
                    node.at,
                    "name a player by his place, such as `left of dealer`",
                )
            case Opponents() | OpponentsOf() if scope.sides > 2:
                scope.report(
                    "CP412",
                    f"there are {scope.sides} sides: which are the opponents?",
                    node.at,
                    "name a side, such as `winner` or `dealer_side`",
                )
            case ThisSide() if section == "foul":
                scope.report(
                    "CP403",
                    "`side` is the side that a row of `decide` or `score` is judged for",
                    node.at,
                    "write `offender`, or `opponents`",
                )
            case Gain(to=None) if section == "foul":
                scope.report(
                    "CP415",
                    "nobody has won when an irregularity is priced",
                    node.at,
                    "say who is paid: `-> 1 to opponents`",
                )
            case Transfer(source=source, to=to) if source == to:
                scope.report(
                    "CP414",
                    "this moves from a side to itself",
                    node.at,
                    "name two sides, as in `1 from loser to winner`",
                )
