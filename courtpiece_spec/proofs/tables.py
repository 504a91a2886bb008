"""Every decision table is complete, no row is dead, and a `unique` table never hits twice."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator

import attrs

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import Compare, Fact, IsIn
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.tables import (
    DecideTable,
    HitPolicy,
    NextTable,
    Nothing,
    Otherwise,
    Row,
    ScoreTable,
)
from courtpiece_spec.engine.counters import counters_now
from courtpiece_spec.engine.deciding import Entry, Payment, deciding, successions
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.people import Frame, other_side
from courtpiece_spec.engine.reachable import Reachable
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.engine.results import streaks
from courtpiece_spec.engine.state import Setup, State
from courtpiece_spec.proofs.dead import dead_rows
from courtpiece_spec.proofs.ending import Endings
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.proofs.outcomes import Outcomes
from courtpiece_spec.proofs.samples import sampled
from courtpiece_spec.proofs.words import outcome_in_words


class Judged:
    """One table of a book, with what its rows did over all outcomes."""

    def __init__(self, book: Book, head: str, policy: HitPolicy, entries: tuple[Entry, ...]) -> None:
        self._book = book
        self.head, self.policy, self.entries = head, policy, entries
        self.used: set[str] = set()
        self.uncovered: str | None = None
        self.twice: tuple[str, str, str] | None = None
        self.unpaid: tuple[str, str] | None = None

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
        if frame.drawn and self.unpaid is None and self._speaks_of_a_winner(plain, counting, state, frame):
            self.unpaid = (plain[0].path, witness())
        return tuple(counting)

    def _speaks_of_a_winner(
        self, plain: list[Entry], counting: list[Entry], state: State, frame: Frame
    ) -> bool:
        """Whether the row that counts for a drawn round would pay, if there were a winner."""
        row = self._book.rule(plain[0].path) if plain else None
        return (
            isinstance(row, Row)
            and not isinstance(row.outcome, Nothing)
            and not row.effects
            and not any(
                isinstance(each.outcome, Payment) and each.outcome.pays(state, frame) for each in counting
            )
        )

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
        if self.unpaid is not None:
            path, witness = self.unpaid
            yield Finding(
                "CP609",
                path,
                f"a round that nobody wins pays nobody: {path} counts for it, and pays the winner: {witness}",
                "add a row in front, such as `drawn: when round.drawn -> nothing`",
            )

    def dead(self) -> tuple[str, ...]:
        """The rows that no outcome came to."""
        return tuple(entry.path for entry in self.entries if entry.path not in self.used)


def table_findings(game: Game) -> Iterator[Finding]:
    """Walk all outcomes of a book through its tables; where there are too many, those that are come to.

    A fault of an outcome is one however it was found.  What no outcome does is known only after all of them.
    """
    walked = walk_tables(game)
    if walked.undecided is not None:
        yield Finding("CP601", "decide", f"no row covers: {walked.undecided}", "add a row `otherwise`")
        return
    found = [finding for table in walked.tables for finding in table.findings()]
    yield from found
    dead = [path for table in walked.tables for path in table.dead()]
    if not walked.given_up:
        yield from dead_rows(game.book, (*dead, *walked.dead_decisions))
    if not walked.given_up or not any(path.startswith("score.") for path in dead):
        yield from walked.endings.findings()  # every row was seen to count, and what it pays
    if walked.given_up and not any(finding.is_error for finding in found):
        yield from _not_proved(game.book, walked, (*dead, *walked.dead_decisions))


def _not_proved(book: Book, walked: Walked, unseen: tuple[str, ...]) -> Iterator[Finding]:
    """What is not known of a book with more outcomes than can be tried."""
    if not _is_closed(book):
        yield Finding(
            "CP606",
            "score" if isinstance(book.rule("score"), ScoreTable) else "round",
            "not proved: a round of this book can end in too many ways to try them all; the "
            f"{walked.outcomes:,} ends that were tried are covered, and others may not be",
            "let each table end with a row `otherwise`, and look at fewer things in its conditions",
        )
    if unseen:
        yield Finding(
            "CP610",
            unseen[0],
            "a round of this book can end in too many ways to try them all; in the "
            f"{walked.outcomes:,} ends that were tried {', '.join(unseen)} never counted",
            "look whether a round can end so at all",
        )


def _is_closed(book: Book) -> bool:
    """Whether the text alone shows that no outcome is without a row: each table ends with `otherwise`."""
    heads = [
        clause for clause in book.clauses if isinstance(clause.rule, DecideTable | ScoreTable | NextTable)
    ]
    rows = [[each.rule for each in book.under(head.path)] for head in heads]
    return all(
        any(isinstance(getattr(row, "test", None), Otherwise) for row in table) for table in rows
    ) and not any(getattr(head.rule, "policy", None) is HitPolicy.UNIQUE for head in heads)


class Walked:
    """What the outcomes of a book came to."""

    def __init__(self, game: Game) -> None:
        self.tables = _judged_tables(game)
        self.endings = Endings(game)
        self.decided: set[str] = set()
        self.undecided: str | None = None
        """An outcome that no row of `decide` speaks of."""
        self.given_up = False
        self.outcomes = 0
        self._game = game

    @property
    def dead_decisions(self) -> tuple[str, ...]:
        """Rows of `decide` that no outcome came to."""
        book = self._game.book
        if not isinstance(book.rule("decide"), DecideTable):
            return ()
        return tuple(clause.path for clause in book.under("decide") if clause.path not in self.decided)


def walk_tables(game: Game) -> Walked:
    """Put all outcomes of a book, or as many as time allows, to its tables."""
    outcomes, walked = Outcomes(game), Walked(game)
    decide = deciding(game.layout)
    reachable = Reachable(game.layout)
    every, counted = tuple(setups(game)), counters_told(game)

    def judge(setup: Setup, runs: tuple[tuple[int, ...], ...], state: State) -> None:
        lost = state.asked.lost
        decided, winner, row = decide(state) if lost is None else (True, other_side(game.layout, lost), "")
        walked.outcomes += 1
        if not decided:
            walked.undecided = outcome_in_words(game, state, Frame(), outcomes.sights)
            return
        walked.decided.add(row)
        for streak, counters in itertools.product(runs, counted):
            begun = attrs.evolve(setup, streak=streak, counters=counters or setup.counters)
            told = attrs.evolve(state, deal=attrs.evolve(state.deal, setup=begun))
            frame = Frame(
                side=winner,
                winner=winner,
                loser=other_side(game.layout, winner) if lost is None else lost,
                drawn=winner is None,
                streak=streaks(game.layout, streak, winner),
            )

            def witness(told: State = told, frame: Frame = frame) -> str:
                return outcome_in_words(game, told, frame, outcomes.sights)

            for table in walked.tables:
                counting = table.judge(told, frame, witness)
                if table.head == "score":
                    walked.endings.note(counting, told, frame)

    def run(ends: Callable[[Setup], Iterable[State]]) -> None:
        for setup in every:
            runs = streaks_of(game, setup, reachable)
            for state in ends(setup):
                if not state.asked.new_deal and walked.undecided is None:
                    judge(setup, runs, state)

    run(outcomes.ends)
    if outcomes.given_up:
        walked.given_up = True
        run(lambda setup: sampled(outcomes, setup, len(every)))
    return walked


def _judged_tables(game: Game) -> list[Judged]:
    """The tables of a book that are judged at the end of a round."""
    judged, book = [], game.book
    head = book.rule("score")
    if isinstance(head, ScoreTable):
        scoring = carrier(head)(game.layout, head)
        judged.append(Judged(book, "score", scoring.policy, scoring.entries))
    judged += [
        Judged(book, f"next_{table.role}", table.policy, table.entries) for table in successions(game.layout)
    ]
    return judged


# ---------------------------------------------------------------------- what a round may start from
def setups(game: Game) -> Iterator[Setup]:
    """Setups of which none stands for another: seat 0 deals, and terms have every value that is looked at."""
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
    scores = _counts(game, "score", (0,) * game.layout.side_count) if "score" in facts else ((),)
    counted = tuple(_counters(game)) if _counters_matter_in_play(game) else ((),)
    for term, term_won, cut_declined, score, counters in itertools.product(
        sorted(terms), won, declined, scores, counted
    ):
        if term > 1 or term_won:
            yield Setup(
                seat,
                score=score,
                term=term,
                term_won=term_won,
                cut_declined=cut_declined,
                counters=counters,
            )


def counters_told(game: Game) -> tuple[tuple[tuple[str, tuple[int, ...]], ...], ...]:
    """What the counters may say where only the tables look at them: then one play is judged by all of it."""
    return ((),) if _counters_matter_in_play(game) else tuple(_counters(game))


def _counters_matter_in_play(game: Game) -> bool:
    """Whether some clause looks at a counter before the tables of the end do."""
    names = counters_now(game.layout, Setup(game.layout.seats[0])).keys()
    return any(
        isinstance(node, Fact) and node.name in names
        for clause in game.book.clauses
        if not clause.path.startswith(("score", "next_", "match"))
        for node in parts(clause.rule)
    )


def _counters(game: Game) -> Iterator[tuple[tuple[str, tuple[int, ...]], ...]]:
    """What the counters that a book declares may say, each with its name."""
    starts = counters_now(game.layout, Setup(game.layout.seats[0]))
    several = [_counts(game, name, start) for name, start in starts.items()]
    for values in itertools.product(*several):
        yield tuple(zip(starts, values, strict=True))


def _counts(game: Game, name: str, start: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What a counter may say: its start, and each value that a condition tells apart."""
    wanted: set[int] = set()
    for clause in game.book.clauses:
        for node in parts(clause.rule):
            if isinstance(node, Compare) and node.fact.name == name and isinstance(node.value, int):
                wanted |= {node.value - 1, node.value, node.value + 1}
            elif isinstance(node, IsIn) and node.fact.name == name:
                wanted |= {*node.values, max(node.values) + 1}
    return tuple(itertools.product(*(sorted({each, *wanted}) for each in start)))


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
