"""Above the round: scores, runs, sets, the next dealer, and who wins the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import attrs
from attrs import frozen

from courtpiece_spec.book import Book, Leg
from courtpiece_spec.book.levels import (
    Drawn,
    FirstLoses,
    FirstTo,
    HigherTotal,
    MostWins,
    OneMoreRound,
    OverAfter,
    StartWith,
    Tie,
    WorthDrawn,
    WorthWon,
)
from courtpiece_spec.book.tables import ScoreTable
from courtpiece_spec.engine.counters import counters_now
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.results import Result
from courtpiece_spec.engine.state import Setup
from courtpiece_spec.seats import Seat, Side

ROUNDS = "rounds"
"""The unit of won rounds, which every book has."""
SETS = "sets"


@frozen
class MatchState:
    """A match between two rounds."""

    dealer: Seat | None
    """Who deals next; None where he is to be drawn by lot."""
    totals: tuple[tuple[str, tuple[int, ...]], ...]
    """What each side has, by unit."""
    streak: tuple[int, ...]
    round: int = 1
    """The 1-based number of the next round."""
    redeals: int = 0
    term: int = 1
    term_won: bool = True
    held_over: int = 0
    counters: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What the counters that the book declares say; empty at the start."""
    set_start: int = 0
    """How many rounds had been played when the current set began."""
    set_totals: tuple[int, ...] = ()
    """What each side has scored in the current set."""
    over: bool = False
    winner: Side | None = None
    """The winner of the match; None before its end and where it is drawn."""

    def total(self, unit: str) -> tuple[int, ...]:
        """What each side has of a unit, or of a counter of the book."""
        return {_unit(name): values for name, values in (*self.counters, *self.totals)}[_unit(unit)]


@frozen
class Ended:
    """How a match ends: by whom, or with sides that are level."""

    winner: Side | None
    standing: tuple[int, ...]
    """What each side has of what ended it, more being better."""


Finish = Callable[[MatchState], "Ended | None"]


class Match:
    """A match of a book: rounds until a side has won, or until its players agree to stop."""

    def __init__(self, book: Book) -> None:
        self.book = book
        legs = [(Game(leg.book), _rounds(leg)) for leg in book.legs] or [(Game(book), 1)]
        self._games = tuple(game for game, rounds in legs for _ in range(rounds))
        """The game of each round of a cycle, in order; then they start over."""
        self.game = self._games[0]
        levels = self.game.book
        self.sides = self.game.layout.side_count
        head = levels.rule("score")
        self.unit = _unit(head.unit) if isinstance(head, ScoreTable) else ROUNDS
        match_rules = [clause.rule for clause in levels.section("match")]
        self._ends: list[Finish] = [
            carrier(rule)(rule) for rule in match_rules if isinstance(rule, FirstTo | FirstLoses)
        ]
        self._most = _rule(levels, "match", MostWins)
        self._over_after = _rule(levels, "match", OverAfter)
        self._tie = _rule(levels, "match", Tie)
        self._start = _rule(levels, "match", StartWith)
        self._set_over = _rule(levels, "set", OverAfter)
        self._set_won = _rule(levels, "set", WorthWon)
        self._set_drawn = _rule(levels, "set", WorthDrawn)
        worth = {_unit(rule.unit) for rule in (self._set_won, self._set_drawn) if rule is not None}
        self.set_units = worth
        """What sets are paid in.  Rounds paid in a unit of the same name count within their set only."""

    def game_for(self, state: MatchState) -> Game:
        """The game that the next round plays: in a cycle the books take turns."""
        return self.game_of_round(state.round)

    @property
    def length(self) -> int | None:
        """After how many rounds a match is over, where its book tells that, whatever has been won."""
        over = self._over_after
        if over is None or _unit(over.unit) == ROUNDS:
            return None if over is None else over.number
        return None if self._set_over is None else over.number * self._set_over.number

    @property
    def rounds_of_cycle(self) -> int:
        """After how many rounds the books of a cycle come round again; 1 where there is one book."""
        return len(self._games)

    def game_of_round(self, number: int) -> Game:
        """The game that a round plays, by its 1-based number."""
        return self._games[(number - 1) % len(self._games)]

    def start(self, dealer: Seat) -> MatchState:
        """A match before its first round."""
        zeros = (0,) * self.sides
        units = {self.unit: zeros, ROUNDS: zeros, SETS: zeros}
        units |= dict.fromkeys(self.set_units, zeros)
        if self._start is not None:
            units[_unit(self._start.unit)] = carrier(self._start)(self._start, self.sides)
        return MatchState(dealer, tuple(units.items()), zeros, set_totals=zeros)

    def setup(self, state: MatchState) -> Setup:
        """What the next round starts from.

        Raises ValueError while the next dealer is still to be drawn.
        """
        if state.dealer is None:
            raise ValueError("the next dealer is drawn by lot: give him with `with_dealer`")
        return Setup(
            state.dealer,
            state.round,
            state.redeals,
            state.set_totals if self.unit in self.set_units else state.total(self.unit),
            state.streak,
            state.term,
            state.term_won,
            state.held_over,
            state.counters,
        )

    @staticmethod
    def with_dealer(state: MatchState, dealer: Seat) -> MatchState:
        """The match with the dealer that the lot has given."""
        return attrs.evolve(state, dealer=dealer)

    def entered(self, state: MatchState, setup: Setup) -> MatchState:
        """The match as the setup of its next round has it; what no setup tells, such as sets won, stays."""
        zeros = (0,) * self.sides
        score = setup.score or zeros
        totals = dict(state.totals)
        if self.unit not in self.set_units:
            totals[self.unit] = score
        return attrs.evolve(
            state,
            dealer=setup.dealer,
            totals=tuple(totals.items()),
            streak=setup.streak or zeros,
            round=setup.round,
            redeals=setup.redeals,
            term=setup.term,
            term_won=setup.term_won,
            held_over=setup.held_over,
            counters=setup.counters,
            set_totals=score if self.unit in self.set_units else state.set_totals,
        )

    def is_over_before(self, setup: Setup) -> bool:
        """Whether a match would have ended before the round that a setup tells of could begin.

        Where fouls cost points and a new deal, the end comes only with the round that is played.
        """
        if setup.redeals:
            return False
        told = attrs.evolve(setup, counters=tuple(counters_now(self.game.layout, setup).items()))
        return self._finished(self.entered(self.start(setup.dealer), told)).over

    def after(self, state: MatchState, result: Result) -> MatchState:
        """The match after a round; one that ended in a new deal changes the dealer and what fouls cost."""
        zeros = (0,) * self.sides
        totals = dict(state.totals)
        if self.unit not in self.set_units:
            start = self.start(Seat(0)).total(self.unit)
            totals[self.unit] = _sum(start if result.scores_start_over else totals[self.unit], result.score)
        state = attrs.evolve(
            state,
            dealer=result.next_dealer,
            totals=tuple(totals.items()),
            held_over=result.held_over,
            counters=result.counters,
            set_totals=_sum(zeros if result.scores_start_over else state.set_totals, result.score),
        )
        if result.redealt:
            return attrs.evolve(state, redeals=state.redeals + 1)
        if self.unit != ROUNDS:
            totals[ROUNDS] = _one_more(totals[ROUNDS], result.winner)
        after = attrs.evolve(
            state,
            totals=tuple(totals.items()),
            streak=result.streak,
            round=state.round + 1,
            redeals=0,
            term=result.term,
            term_won=result.term_won,
        )
        return self._finished(self._set_finished(after))

    def _set_finished(self, state: MatchState) -> MatchState:
        """A set that is over is paid for in the match."""
        over = self._set_over
        if over is None or not carrier(over)(over, state.round - 1 - state.set_start):
            return state
        totals = dict(state.totals)
        winner = _highest(state.set_totals)
        worth = self._set_drawn if winner is None else self._set_won
        if worth is not None:
            unit = _unit(worth.unit)
            totals[unit] = _sum(totals[unit], carrier(worth)(worth, winner, self.sides))
        totals[SETS] = _one_more(totals[SETS], winner)
        return attrs.evolve(
            state, totals=tuple(totals.items()), set_start=state.round - 1, set_totals=(0,) * self.sides
        )

    def _finished(self, state: MatchState) -> MatchState:
        """The match over, if a rule says so."""
        for finish in self._ends:
            ended = finish(state)
            if ended is not None:
                return self._close(state, ended)
        over = self._over_after
        if over is not None:
            played = state.round - 1 if _unit(over.unit) == ROUNDS else self._sets_played(state)
            if carrier(over)(over, played):
                most = self._most or MostWins((self.unit,))
                return self._close(state, Ended(carrier(most)(most, state), state.total(self.unit)))
        return state

    def _sets_played(self, state: MatchState) -> int:
        return state.set_start // self._set_over.number if self._set_over is not None else 0

    def _close(self, state: MatchState, ended: Ended) -> MatchState:
        """The end of a match; where sides are level at it, by the tie clause."""
        drawn_match = attrs.evolve(state, over=True, winner=ended.winner)
        if ended.winner is not None or self._tie is None:
            return drawn_match
        settled: MatchState | None = carrier(self._tie)(self._tie, ended, state)
        return drawn_match if settled is None else settled


LevelKind = TypeVar("LevelKind")


def _rule(book: Book, level: str, kind: type[LevelKind]) -> LevelKind | None:
    """The rule of a kind that a book has for a level."""
    rules = (clause.rule for clause in book.section(level))
    return next((rule for rule in rules if isinstance(rule, kind)), None)


def _rounds(leg: Leg) -> int:
    """How many rounds a part of a cycle has."""
    over = _rule(leg.book, "set", OverAfter) if _unit(leg.unit) == SETS else None
    return leg.number if over is None else leg.number * over.number


def _unit(word: str) -> str:
    """A unit in the plural, as totals are kept."""
    return word if word.endswith("s") else word + "s"


def _sum(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(left, right, strict=True))


def _one_more(counts: tuple[int, ...], side: Side | None) -> tuple[int, ...]:
    return tuple(count + (number == side) for number, count in enumerate(counts))


def _highest(counts: tuple[int, ...]) -> Side | None:
    """The side that has more than every other, or None."""
    most = max(counts)
    return Side(counts.index(most)) if counts.count(most) == 1 else None


# ---------------------------------------------------------------------- rules of the level
@carries(FirstTo)
def first_to(rule: FirstTo) -> Finish:
    """The first side to a number wins; several in one round are level."""

    def finish(state: MatchState) -> Ended | None:
        counts = state.total(rule.unit)
        there = [Side(side) for side, count in enumerate(counts) if count >= rule.number]
        return Ended(there[0] if len(there) == 1 else None, counts) if there else None

    return finish


@carries(FirstLoses)
def first_loses(rule: FirstLoses) -> Finish:
    """The first side to a number loses: of the others the one with least wins."""

    def finish(state: MatchState) -> Ended | None:
        counts = state.total(rule.unit)
        standing = tuple(-count for count in counts)
        return None if max(counts) < rule.number else Ended(_highest(standing), standing)

    return finish


@carries(HigherTotal)
def higher_total(_: HigherTotal, ended: Ended, state: MatchState) -> MatchState | None:
    """The better total wins: the higher one, or the lower where the first side to a number loses."""
    winner = _highest(ended.standing)
    return None if winner is None else attrs.evolve(state, over=True, winner=winner)


@carries(OneMoreRound)
def one_more_round(_: OneMoreRound, __: Ended, state: MatchState) -> MatchState | None:
    """The match goes on for one more round."""
    return state


@carries(Drawn)
def drawn(_: Drawn, __: Ended, state: MatchState) -> MatchState | None:
    """The match is drawn."""
    return attrs.evolve(state, over=True, winner=None)


@carries(Tie)
def tie(rule: Tie, ended: Ended, state: MatchState) -> MatchState | None:
    """The ways of settling a tie, in order, until one does."""
    for way in rule.ways:
        settled: MatchState | None = carrier(way)(way, ended, state)
        if settled is not None:
            return settled
    return None


@carries(MostWins)
def most_wins(rule: MostWins, state: MatchState) -> Side | None:
    """The side with most of the first unit in which one has more than every other."""
    found = (_highest(state.total(unit)) for unit in rule.units)
    return next((winner for winner in found if winner is not None), None)


@carries(OverAfter)
def over_after(rule: OverAfter, played: int) -> bool:
    """So many have been played."""
    return played >= rule.number


@carries(WorthWon)
def worth_won(rule: WorthWon, winner: Side | None, sides: int) -> tuple[int, ...]:
    """What a won set gives each side."""
    return tuple(rule.number if side == winner else 0 for side in range(sides))


@carries(WorthDrawn)
def worth_drawn(rule: WorthDrawn, _: Side | None, sides: int) -> tuple[int, ...]:
    """What a drawn set gives each side."""
    return (rule.number,) * sides


@carries(StartWith)
def start_with(rule: StartWith, sides: int) -> tuple[int, ...]:
    """What each side has at the start."""
    return (rule.number,) * sides
