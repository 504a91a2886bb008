"""Which runs of won rounds a round can start from.

A record may name the `streak` of each side.  Whether a streak can come up at all follows from the tables:
rows that let runs start over bound it, and the table of successors says who deals after whom.  The tables are
walked with every condition that is not about winner, roles or runs taken to be free, so that nothing possible
is left out.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Comparison,
    Condition,
    Fact,
    IsSame,
    Negation,
    Truth,
)
from courtpiece_spec.book.tables import (
    DrawnAgain,
    HitPolicy,
    NextRow,
    NextTable,
    Otherwise,
    Plus,
    Row,
    RunsStartOver,
    ScoreTable,
)
from courtpiece_spec.book.vocabulary import SIDE_SUFFIX
from courtpiece_spec.book.who import LeftOf, PartnerOf, RightOf, Role, Who
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.seats import Seat, Side

Start = tuple[Seat, tuple[int, ...]]
"""Dealer and streaks."""

_MOST_FREE = 10
"""With more free conditions than this the walk would be long, and every streak is taken to be possible."""

_LONGEST = 64
"""A run of this length stands for every longer one."""


class Reachable:
    """The starts of rounds that can come up in a match of a book."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._dealer = layout.role_index["dealer"]
        self._primary = layout.role_index[layout.primary]
        self._score = [clause.rule for clause in layout.book.under("score") if isinstance(clause.rule, Row)]
        head = layout.book.rule("score")
        self._policy = head.policy if isinstance(head, ScoreTable) else HitPolicy.FIRST_MATCH
        self._successions = [
            clause.rule for clause in layout.book.clauses if isinstance(clause.rule, NextTable)
        ]
        self._free = sorted(self._free_conditions(), key=repr)
        self._starts: set[Start] | None = None

    def __contains__(self, start: Start) -> bool:
        dealer, streak = start
        if len(self._free) > _MOST_FREE:
            return sum(each > 0 for each in streak) <= 1
        if self._starts is None:
            self._starts = self._walk()
        return (dealer, tuple(min(each, _LONGEST) for each in streak)) in self._starts

    # ------------------------------------------------------------------ the walk
    def _walk(self) -> set[Start]:
        zeros = (0,) * self._layout.side_count
        found: set[Start] = {(seat, zeros) for seat in self._layout.seats}
        new = list(found)
        while new:
            for after in tuple(self._rounds_after(new.pop())):
                if after not in found:
                    found.add(after)
                    new.append(after)
        return found

    def _rounds_after(self, start: Start) -> Iterator[Start]:
        """Every start that one round can lead to."""
        dealer, streak = start
        roles = self._layout.roles_with("dealer", dealer)
        for winner in (*self._layout.sides, None):
            won = tuple(
                min(count + 1, _LONGEST) if side == winner else 0
                for side, count in zip(self._layout.sides, streak, strict=True)
            )
            for values in itertools.product((False, True), repeat=len(self._free)):
                judge = _Judge(self._layout, roles, winner, won, dict(zip(self._free, values, strict=True)))
                over = any(
                    isinstance(effect, RunsStartOver) for row in self._rows(judge) for effect in row.effects
                )
                runs = (0,) * len(won) if over else won
                for seat in self._next_dealers(judge, roles):
                    yield seat, runs

    def _rows(self, judge: _Judge) -> list[Row]:
        matched: list[Row] = []
        for row in self._score:
            first = not any(not isinstance(each.test, Plus) for each in matched)
            if (self._policy is HitPolicy.SUM or isinstance(row.test, Plus) or first) and judge.row(row.test):
                matched.append(row)
        return matched

    def _next_dealers(self, judge: _Judge, roles: tuple[Seat | None, ...]) -> tuple[Seat, ...]:
        dealer = roles[self._dealer]
        for head in self._successions:
            for clause in self._layout.book.under(f"next_{head.role}"):
                row = clause.rule
                if isinstance(row, NextRow) and judge.row(row.test):
                    seat = None if isinstance(row.who, DrawnAgain) else self._seat(row.who, roles)
                    if seat is None:
                        return self._layout.seats
                    after = self._layout.roles_with(head.role, seat)[self._dealer]
                    return self._layout.seats if after is None else (after,)
        return self._layout.seats if dealer is None else (dealer,)

    def _seat(self, who: Who, roles: tuple[Seat | None, ...]) -> Seat | None:
        if isinstance(who, Role):
            return roles[self._layout.role_index[who.name]]
        if isinstance(who, LeftOf | RightOf | PartnerOf):
            inner = self._seat(who.who, roles)
            turn = {
                LeftOf: self._layout.left_of,
                RightOf: self._layout.right_of,
                PartnerOf: self._layout.partner_of,
            }[type(who)]
            return None if inner is None else turn(inner)
        return None

    # ------------------------------------------------------------------ free conditions
    def _free_conditions(self) -> set[Condition]:
        tests = [row.test for row in self._score]
        for head in self._successions:
            rows = self._layout.book.under(f"next_{head.role}")
            tests += [clause.rule.test for clause in rows if isinstance(clause.rule, NextRow)]
        found: set[Condition] = set()
        for test in tests:
            if not isinstance(test, Otherwise):
                found |= set(_leaves(self._layout, test.condition))
        return {each for each in found if not _is_known(each)}


def _leaves(layout: Layout, condition: Condition) -> Iterator[Condition]:
    """The simplest conditions inside one, names of `let` looked up."""
    match condition:
        case AllOf(conditions=parts) | AnyOf(conditions=parts):
            for part in parts:
                yield from _leaves(layout, part)
        case Negation(condition=part):
            yield from _leaves(layout, part)
        case Truth(fact=Fact(subject="", name=name)) if isinstance(
            let := layout.book.rule(f"let.{name}"), Let
        ):
            yield from _leaves(layout, let.condition)
        case _:
            yield condition


def _is_known(condition: Condition) -> bool:
    """Whether the walk itself knows a condition: it is about winner, roles' sides or runs."""
    match condition:
        case IsSame(left=left, right=right):
            return all(not fact.subject and _is_side(fact.name) for fact in (left, right))
        case Compare(fact=Fact(subject=subject, name="streak"), value=int()):
            return _is_side(subject)
        case Truth(fact=Fact(subject="round", name="drawn")):
            return True
    return False


def _is_side(name: str) -> bool:
    bound = name in ("bidder_side", "challenger_side", "leading_side")
    return name in ("winner", "loser") or (name.endswith(SIDE_SUFFIX) and not bound)


class _Judge:
    """Judges conditions for one outcome of a round."""

    def __init__(
        self,
        layout: Layout,
        roles: tuple[Seat | None, ...],
        winner: Side | None,
        streak: tuple[int, ...],
        free: dict[Condition, bool],
    ) -> None:
        self._layout, self._roles, self._winner, self._streak, self._free = (
            layout,
            roles,
            winner,
            streak,
            free,
        )

    def row(self, test: object) -> bool:
        """Whether a row counts."""
        return True if isinstance(test, Otherwise) else self.holds(test.condition)  # type: ignore[attr-defined]

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds in this outcome."""
        match condition:
            case AllOf(conditions=parts):
                return all(self.holds(part) for part in parts)
            case AnyOf(conditions=parts):
                return any(self.holds(part) for part in parts)
            case Negation(condition=part):
                return not self.holds(part)
            case Truth(fact=Fact(subject="", name=name)) if isinstance(
                let := self._layout.book.rule(f"let.{name}"), Let
            ):
                return self.holds(let.condition)
        if condition in self._free:
            return self._free[condition]
        match condition:
            case IsSame(left=left, right=right):
                side = self._side(left.name)
                return side is not None and side == self._side(right.name)
            case Compare(fact=fact, comparison=comparison, value=int(value)):
                side = self._side(fact.subject)
                return side is not None and _compared(comparison, self._streak[side], value)
        return self._winner is None

    def _side(self, name: str) -> Side | None:
        if name == "winner":
            return self._winner
        if name == "loser":
            two = self._layout.side_count == 2
            return Side(1 - self._winner) if two and self._winner is not None else None
        seat = self._roles[self._layout.role_index[name.removesuffix(SIDE_SUFFIX)]]
        return None if seat is None else self._layout.side_of[seat]


def _compared(comparison: Comparison, left: int, right: int) -> bool:
    return {
        Comparison.EQUAL: left == right,
        Comparison.UNEQUAL: left != right,
        Comparison.LESS: left < right,
        Comparison.AT_MOST: left <= right,
        Comparison.MORE: left > right,
        Comparison.AT_LEAST: left >= right,
    }[comparison]
