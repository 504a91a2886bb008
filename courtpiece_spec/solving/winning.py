"""Who wins a round when both sides know how many tricks each will have, and how many a side needs."""

from __future__ import annotations

import attrs

from courtpiece_spec.book import Book, Node
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Condition,
    Fact,
    HandsEmpty,
    Negation,
    SideHas,
    SideHasFirst,
    Truth,
    Uncatchable,
)
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.play import TricksRunning
from courtpiece_spec.book.steps import PlayTricks, PlayUntil, Step
from courtpiece_spec.book.tables import DecideRow, DecideTable, Nobody, Otherwise, When
from courtpiece_spec.book.who import NamedSide, OpponentsOf, Role
from courtpiece_spec.engine import Game, State
from courtpiece_spec.engine.deciding import deciding
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.seats import Side

_NUMBERS = frozenset({"collected", "won", "bid", "promised", "challenged"})
"""Facts that stay or follow from the number of tricks alone."""
_PLAIN = (
    AllOf,
    AnyOf,
    Compare,
    DecideRow,
    NamedSide,
    Negation,
    Nobody,
    OpponentsOf,
    Otherwise,
    Role,
    SideHas,
    Truth,
    When,
)
"""Parts of a table that ask for nothing else."""


class Winning:
    """Tells who wins from the tricks of each side, where a book lets these alone decide."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._decide = deciding(game.layout)

    def winners(self, state: State, tricks: int) -> tuple[Side | None, ...] | None:
        """Who wins when side 0 has 0, 1, 2 … of so many tricks at the end; None where that is not enough."""
        if not self._tricks_decide(state, tricks):
            return None
        found = tuple(self._winner(state, mine, tricks - mine) for mine in range(tricks + 1))
        order = [1 if side == 0 else -1 if side == 1 else 0 for side in found]
        return found if order == sorted(order) else None

    def needed(self, state: State, tricks: int) -> tuple[int | None, ...] | None:
        """How many of so many tricks each side needs to win; None for a side that cannot."""
        found = self.winners(state, tricks)
        if found is None:
            return None
        return (
            next((mine for mine in range(tricks + 1) if found[mine] == 0), None),
            next((mine for mine in range(tricks + 1) if found[tricks - mine] == 1), None),
        )

    def _winner(self, state: State, *collected: int) -> Side | None:
        seats = self._game.layout.seats
        takers = (seats[0],) * collected[0] + (seats[1],) * collected[1]
        tricks = attrs.evolve(state.tricks, collected=collected, takers=takers)
        ended = attrs.evolve(state, step=len(self._game.script), allowed=0, played=(), tricks=tricks)
        return self._decide(ended)[1]

    def _tricks_decide(self, state: State, tricks: int) -> bool:
        """Whether the winner is the same however the tricks fell, and wherever the round stops."""
        book = self._game.book
        head = book.rule("decide")
        if isinstance(head, DecideTable):
            rows = tuple(clause.rule for clause in book.under("decide"))
            if head.after_each_trick or not all(_is_plain(node) for node in parts(rows)):
                return False
        in_piles = isinstance(book.rule("collect.take"), TricksRunning)
        stops = [
            clause.rule.action
            for clause in book.section("round")[state.step :]
            if isinstance(clause.rule, Step) and isinstance(clause.rule.action, PlayUntil | PlayTricks)
        ]
        for number, stop in enumerate(stops):
            if isinstance(stop, PlayTricks):
                if number == len(stops) - 1 and stop.number < tricks - state.asked.tricks_before:
                    return False
            elif not _decided_then(stop.condition, tricks, in_piles, has_table=head is not None):
                return False
        return True


def tricks_alone(book: Book) -> bool:
    """Whether the table that decides who wins asks for nothing but how many tricks each side has."""
    rows = (part for clause in book.under("decide") for part in parts(clause.rule))
    return all(part.name in _NUMBERS for part in rows if isinstance(part, Fact))


def _is_plain(node: Node) -> bool:
    if isinstance(node, Fact):
        return node.name in _NUMBERS
    return isinstance(node, _PLAIN)


def _decided_then(stop: Condition, tricks: int, in_piles: bool, *, has_table: bool) -> bool:
    """Whether a round that stops when something holds is decided: nobody can be overtaken any more."""

    def decided(each: Condition) -> bool:
        return _decided_then(each, tricks, in_piles, has_table=has_table)

    match stop:
        case HandsEmpty():
            return True
        case SideHas(number=number):
            return not has_table and 2 * number > tricks
        case SideHasFirst(number=number):
            return not has_table and not in_piles and 2 * number > tricks
        case Uncatchable():
            return not has_table
        case AllOf(conditions=conditions):
            return any(map(decided, conditions))
        case AnyOf(conditions=conditions):
            return all(map(decided, conditions))
    return False


def side_of_caller(layout: Layout, state: State) -> Side | None:
    """The side of the player who names trump, where the book has one."""
    if "caller" not in layout.role_index:
        return None
    seat = state.deal.roles[layout.role_index["caller"]]
    return None if seat is None else layout.side_of[seat]
