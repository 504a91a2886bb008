"""Whole matches, played round by round: totals, runs, the chain of dealers, and the end."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import FirstLoses, FirstTo, OverAfter
from courtpiece_spec.book.tables import Row, RunsStartOver
from courtpiece_spec.engine import Game, Refused, Result
from courtpiece_spec.engine.matches import ROUNDS, SETS, Match, MatchState
from courtpiece_spec.loading import load
from courtpiece_spec.seats import Seat, Side
from tests.properties.books import books, cycles
from tests.properties.walks import playable

BUNDLED = st.sampled_from(playable("variant", "cycle")).map(load)
SEEDS = st.integers(0, 2**32 - 1)
LONGEST_ROUND = 400
"""Actions; the longest round has a quarter of them."""


class WholeMatch(RuleBasedStateMachine):
    """A match of some book, beside a plain account of what its rounds have given."""

    match: Match
    state: MatchState
    results: list[Result]
    rounds: int
    redeals: int

    @initialize(book=st.one_of(BUNDLED, books(), cycles()))
    def sit_down(self, book: Book) -> None:
        self.match = Match(book)
        self.state = self.match.start(Seat(0))
        self.results, self.rounds, self.redeals = [], 0, 0

    @precondition(lambda self: self.state.over)
    @rule()
    def play_another(self) -> None:
        self.sit_down(self.match.book)

    # ------------------------------------------------------------------ what happens
    @precondition(lambda self: not self.state.over and self.state.dealer is None)
    @rule(data=st.data())
    def draw_a_dealer(self, data: Any) -> None:
        seats = self.match.game_for(self.state).layout.seats
        self.state = self.match.with_dealer(self.state, data.draw(st.sampled_from(seats)))

    @precondition(lambda self: not self.state.over and self.state.dealer is not None)
    @rule(seed=SEEDS)
    def play_a_round(self, seed: int) -> None:
        game, before = self.match.game_for(self.state), self.state
        setup = self.match.setup(before)
        assert (setup.dealer, setup.round, setup.redeals) == (before.dealer, self.rounds + 1, self.redeals)
        result = play(game, self.match, before, seed)
        self.state = self.match.after(before, result)
        self.results.append(result)
        if result.redealt:
            self.redeals += 1
            assert (self.state.streak, self.state.term) == (before.streak, before.term)
        else:
            self.rounds, self.redeals = self.rounds + 1, 0
            self._check_runs(before, result)
        assert self.state.dealer == result.next_dealer

    def _check_runs(self, before: MatchState, result: Result) -> None:
        """The winner's run is one longer, unless a row that counted ends all runs; every other is broken."""
        book = self.match.game_for(before).book
        rows = [rule for path in result.rows if isinstance(rule := book.rule(path), Row)]
        over = any(isinstance(effect, RunsStartOver) for row in rows for effect in row.effects)
        for side, run in enumerate(self.state.streak):
            assert run == (before.streak[side] + 1 if side == result.winner and not over else 0)

    # ------------------------------------------------------------------ what holds
    @invariant()
    def totals_are_sums(self) -> None:
        if not self.results:
            return
        match, sides = self.match, range(self.match.sides)
        start = list(match.start(Seat(0)).total(match.unit))
        expected = start
        for result in self.results:
            before = start if result.scores_start_over else expected
            expected = [total + more for total, more in zip(before, result.score, strict=True)]
        if not rules_of(match, "set"):
            assert list(self.state.total(match.unit)) == expected
        if match.unit != ROUNDS:
            winners = [result.winner for result in self.results if not result.redealt]
            assert list(self.state.total(ROUNDS)) == [winners.count(Side(side)) for side in sides]

    @invariant()
    def the_match_ends_when_its_rules_say_so(self) -> None:
        if not self.results or self.results[-1].redealt:
            return
        match, state = self.match, self.state
        reached = False
        for ending in rules_of(match, "match"):
            if isinstance(ending, FirstTo | FirstLoses):
                reached |= max(state.total(ending.unit)) >= ending.number
            elif isinstance(ending, OverAfter):
                played = self.rounds if plural(ending.unit) == ROUNDS else None
                reached |= (sum(state.total(SETS)) if played is None else played) >= ending.number or (
                    played is None and state.over
                )
        assert reached or not state.over
        if reached and not state.over:
            # Only a tie may go on, for one more round.
            assert any("OneMoreRound" in repr(each) for each in rules_of(match, "match"))
        assert state.winner is None or state.over

    @invariant()
    def a_dealer_sits_at_the_table(self) -> None:
        if self.results:
            assert self.state.dealer in (None, *self.match.game.layout.seats)


def plural(unit: str) -> str:
    """A unit as totals are kept."""
    return unit if unit.endswith("s") else unit + "s"


def rules_of(match: Match, section: str) -> list[Any]:
    """The rules of a level."""
    return [clause.rule for clause in match.game.book.section(section)]


def play(game: Game, match: Match, state: MatchState, seed: int) -> Result:
    """One round of a match, played at random."""
    rng = random.Random(seed)
    pack = list(game.layout.pack)
    rng.shuffle(pack)
    now = game.start(pack, match.setup(state))
    for _ in range(LONGEST_ROUND):
        result = game.result(now)
        if result is not None:
            return result
        applied = game.apply(now, rng.choice(game.legal(now)))
        assert not isinstance(applied, Refused)
        now = applied[0]
    raise AssertionError("the round does not end")


TestWholeMatches = WholeMatch.TestCase
TestWholeMatches.settings = settings(stateful_step_count=12, max_examples=2 * settings().max_examples)
