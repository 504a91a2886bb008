"""Every decision table is complete, no row is dead, and a `unique` table never hits twice."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import attrs

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import Compare, Fact
from courtpiece_spec.book.tables import (
    DecideTable,
    HitPolicy,
    ScoreTable,
)
from courtpiece_spec.engine.deciding import Entry, Payment, deciding, successions
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.people import Frame, other_side
from courtpiece_spec.engine.reachable import Reachable
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.engine.results import streaks
from courtpiece_spec.engine.state import Setup, State
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.proofs.outcomes import Outcomes, parts
from courtpiece_spec.proofs.words import outcome_in_words


class Judged:
    """One table of a book, with what its rows did over all outcomes."""

    def __init__(self, head: str, policy: HitPolicy, entries: tuple[Entry, ...]) -> None:
        self.head, self.policy, self.entries = head, policy, entries
        self.used: set[str] = set()
        self.uncovered: str | None = None
        self.twice: tuple[str, str, str] | None = None

    def judge(self, state: State, frame: Frame, witness: Callable[[], str]) -> tuple[Entry, ...]:
        """Note which rows hold in an outcome; gives those that count."""
        holding = [entry for entry in self.entries if entry.holds(state, frame)]
        plain = [entry for entry in holding if not entry.bonus]
        if not plain and self.uncovered is None:
            self.uncovered = witness()
        if self.policy is HitPolicy.UNIQUE and len(plain) > 1 and self.twice is None:
            self.twice = (plain[0].path, plain[1].path, witness())
        first_only = self.policy in (HitPolicy.FIRST_MATCH, HitPolicy.FIRST_MATCH_PLUS)
        counting = plain[:1] if first_only else plain
        counting += [entry for entry in holding if entry.bonus]
        self.used |= {entry.path for entry in counting}
        return tuple(counting)

    def findings(self) -> Iterator[Finding]:
        """What is wrong with the table."""
        if self.uncovered is not None:
            yield Finding(
                "CP601", self.head, f"no row covers: {self.uncovered}", "add a row `otherwise`, or one for it"
            )
        if self.twice is not None:
            first, second, witness = self.twice
            yield Finding(
                "CP603",
                second,
                f"two rows of a `unique` table hold at once, {first} and {second}: {witness}",
                "make one of them narrower, or say `first match`",
            )
        for entry in self.entries:
            if entry.path not in self.used:
                yield Finding(
                    "CP602",
                    entry.path,
                    f"the row {entry.path} never counts: no outcome comes to it",
                    "remove it, move it up, or mend its condition",
                )


def table_findings(game: Game) -> Iterator[Finding]:
    """Walk all outcomes of a book through its tables.

    Raises outcomes.TooManyError where there are too many.
    """
    book, outcomes = game.book, Outcomes(game)
    tables = _tables(game)
    decide = deciding(game.layout)
    paid = False
    reachable = Reachable(game.layout)
    for setup in setups(game):
        runs = streaks_of(game, setup, reachable)
        for state in outcomes.ends(setup):
            if state.asked.new_deal:
                continue
            decided, winner, row = decide(state)
            if not decided:
                yield Finding(
                    "CP601",
                    "decide",
                    f"no row covers: {outcome_in_words(game, state, Frame(), outcomes.sights)}",
                    "add a row `otherwise`",
                )
                return
            tables.decided.add(row)
            for streak in runs:
                told = attrs.evolve(
                    state, deal=attrs.evolve(state.deal, setup=attrs.evolve(setup, streak=streak))
                )
                frame = Frame(
                    side=winner,
                    winner=winner,
                    loser=other_side(game.layout, winner),
                    drawn=winner is None,
                    streak=streaks(game.layout, streak, winner),
                )

                def witness(told: State = told, frame: Frame = frame) -> str:
                    return outcome_in_words(game, told, frame, outcomes.sights)

                for table in tables.judged:
                    for entry in table.judge(told, frame, witness):
                        paid |= _pays(entry, told, frame)
    for table in tables.judged:
        yield from table.findings()
    yield from _dead_decisions(book, tables.decided)
    if not paid and isinstance(book.rule("score"), ScoreTable):
        yield Finding(
            "CP604",
            "score",
            "no outcome pays anything, so no side ever comes nearer to the end of the match",
            "let a row pay",
        )


class _Tables:
    """The tables of a book that are judged at the end of a round."""

    def __init__(self, judged: list[Judged]) -> None:
        self.judged = judged
        self.decided: set[str] = set()


def _tables(game: Game) -> _Tables:
    judged = []
    head = game.book.rule("score")
    if isinstance(head, ScoreTable):
        scoring = carrier(head)(game.layout, head)
        judged.append(Judged("score", scoring.policy, scoring.entries))
    judged += [
        Judged(f"next_{table.role}", table.policy, table.entries) for table in successions(game.layout)
    ]
    return _Tables(judged)


def _pays(entry: Entry, state: State, frame: Frame) -> bool:
    payment = entry.outcome
    return isinstance(payment, Payment) and any(posting.amount for posting in payment.pays(state, frame))


def _dead_decisions(book: Book, used: set[str]) -> Iterator[Finding]:
    if not isinstance(book.rule("decide"), DecideTable):
        return
    for clause in book.under("decide"):
        if clause.path not in used:
            yield Finding(
                "CP602",
                clause.path,
                f"the row {clause.path} never counts: no outcome comes to it",
                "remove it, move it up, or mend its condition",
            )


# ---------------------------------------------------------------------- what a round may start from
def setups(game: Game) -> Iterator[Setup]:
    """Setups of which none stands for another.

    Seat 0 deals; counters have every value that a condition looks at.
    """
    facts = {
        node.name: node
        for clause in game.book.clauses
        for node in parts(clause.rule)
        if isinstance(node, Fact)
    }
    terms = {1}
    for clause in game.book.clauses:
        for node in parts(clause.rule):
            if isinstance(node, Compare) and node.fact.name == "term" and isinstance(node.value, int):
                terms |= {max(1, node.value - 1), max(1, node.value), node.value + 1}
    won = (True, False) if "won_all_of_term" in facts else (True,)
    declined = (True, False) if "cut_declined" in facts else (False,)
    seat = game.layout.seats[0]
    for term, term_won, cut_declined in itertools.product(sorted(terms), won, declined):
        if term > 1 or term_won:
            yield Setup(seat, term=term, term_won=term_won, cut_declined=cut_declined)


def streaks_of(game: Game, setup: Setup, reachable: Reachable) -> tuple[tuple[int, ...], ...]:
    """The runs that a round may start from, where the book looks at runs."""
    zeros = (0,) * game.layout.side_count
    limits = [
        node.value
        for clause in game.book.clauses
        for node in parts(clause.rule)
        if isinstance(node, Compare) and node.fact.name == "streak" and isinstance(node.value, int)
    ]
    if not limits:
        return (zeros,)
    found = [zeros]
    for side in game.layout.sides:
        for count in range(1, max(limits) + 2):
            streak = tuple(count if each == side else 0 for each in game.layout.sides)
            if (setup.dealer, streak) in reachable:
                found.append(streak)
    return tuple(found)
