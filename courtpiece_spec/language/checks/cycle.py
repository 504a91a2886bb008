"""A cycle of books is one match: the same people at the same table, and one score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from courtpiece_spec.book.table import Deals, Plays
from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import CycleDecl, LegOf
from courtpiece_spec.language.diagnostic import Related
from courtpiece_spec.seats import Direction


def check_cycle(scope: Scope, decl: CycleDecl) -> None:
    """Check the parts of a cycle, and whether they make one match."""
    for leg in decl.legs:
        _number(scope, leg)
    first, *others = (
        (leg, Scope(book)) for leg, (book, _, _) in zip(decl.legs, scope.made.legs, strict=True)
    )
    for other in others:
        if _same(scope, "CP517", _TABLE, first, other):
            _same(scope, "CP519", _COUNTED, first, other)


def _number(scope: Scope, leg: LegOf) -> None:
    if leg.number < 1:
        scope.report("CP405", f"{leg.number} is out of range: at least 1", leg.book.at)
    if leg.unit not in ("round", "rounds", "set", "sets"):
        scope.report(
            "CP206",
            f"a cycle is counted in rounds or sets, not in `{leg.unit}`",
            leg.unit_at,
            f"write `{leg.book} {leg.number} rounds`",
        )


# ---------------------------------------------------------------------- what the books have to have in common
def _deals(scope: Scope) -> str:
    rule = scope.rule("table.deals")
    return (rule.direction if isinstance(rule, Deals) else Direction.ANTICLOCKWISE).value


def _plays(scope: Scope) -> str:
    rule = scope.rule("table.plays")
    return (rule.direction if isinstance(rule, Plays) else Direction.ANTICLOCKWISE).value


def _unit(scope: Scope) -> str:
    head = scope.rule("score")
    return head.unit.removesuffix("s") + "s" if isinstance(head, ScoreTable) else "rounds"


def _counters(scope: Scope) -> str:
    found = sorted(
        f"`{name}` of {'side' if counter.of_side else 'table'}" for name, counter in scope.counters.items()
    )
    return f"counts {' and '.join(found)}" if found else "has no counters"


Common = tuple[str, Callable[[Scope], int | str]]
"""What is to be the same, in words with a gap, and how it is read from a book."""

_TABLE: Final[tuple[Common, ...]] = (
    ("has {} players", lambda scope: scope.players),
    ("has {} sides", lambda scope: scope.sides),
    ("has {} cards", lambda scope: scope.said_size),
    ("is dealt {}", _deals),
    ("is played {}", _plays),
)
_COUNTED: Final[tuple[Common, ...]] = (("is scored in {}", _unit), ("{}", _counters))


def _same(
    scope: Scope,
    code: str,
    commons: tuple[Common, ...],
    first: tuple[LegOf, Scope],
    other: tuple[LegOf, Scope],
) -> bool:
    """Whether two books have everything in common; the first thing that differs is reported."""
    for words, read in commons:
        mine, theirs = read(first[1]), read(other[1])
        if mine != theirs:
            differs = f"`{first[0].book}` {words.format(mine)} and `{other[0].book}` {words.format(theirs)}"
            scope.report(
                code,
                f"{differs}: they cannot be played in one match",
                other[0].book.at,
                "take another book, or a variant of this one that agrees",
                (Related(first[0].book.at, "the first book of the cycle"),),
            )
            return False
    return True
