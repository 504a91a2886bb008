"""How often the caller's side wins with perfect play, over random deals."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import Final

from attrs import frozen

from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Game, State
from courtpiece_spec.solving import dds
from courtpiece_spec.solving.bridge import not_yet_bridge, position_of, unlike_bridge
from courtpiece_spec.solving.openings import Opening, draw_opening
from courtpiece_spec.solving.reasons import INSTALL, Unsolvable, listed
from courtpiece_spec.solving.solver import Solver, not_two_sides, total_tricks
from courtpiece_spec.solving.winning import Winning, side_of_caller

MOST_DEALS: Final = 1_000_000
_BATCH: Final = 50
"""Deals that are solved together; between batches the count is told, and an interrupt is heard."""
_Z: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""

_RECORDED: Final = "`courtpiece solve RECORD_FILE`"
_ENDINGS: Final = f"endings of recorded rounds can be: {_RECORDED}"


@frozen
class Rate:
    """Wins among deals."""

    wins: int = 0
    deals: int = 0

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with a confidence of 95 % (Wilson's interval)."""
        number, rate = self.deals, self.wins / self.deals
        middle = rate + _Z**2 / (2 * number)
        wide = _Z * math.sqrt(rate * (1 - rate) / number + _Z**2 / (4 * number**2))
        scale = 1 + _Z**2 / number
        return max(0.0, (middle - wide) / scale), min(1.0, (middle + wide) / scale)


@frozen
class Rates:
    """How often the caller's side wins."""

    best: Rate = Rate()
    """With the trump that is best for it."""
    longest: Rate = Rate()
    """With the trump of the longest suit; the same where nobody names trump."""
    solved: int = 0
    """Positions that were solved."""
    named: bool = True
    """Whether anybody names trump."""


@frozen
class _Goal:
    """What the caller's side needs of a position."""

    state: State
    target: int
    """Tricks of the side that leads."""
    reached_wins: bool
    """Whether reaching it is the caller's side's win, or its loss."""


class Sampling:
    """Solves random deals of one book.

    The deal of a number follows from seed and number alone, so a longer run begins as a shorter one.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._seed = game, seed
        self._winning = Winning(game)
        self.rates = Rates()

    def obstacle(self) -> Unsolvable | None:
        """Why the deals of this book cannot be solved."""
        game, book = self._game, self._game.book
        if game.layout.side_count != 2:
            return not_two_sides(game)
        unlike = unlike_bridge(book)
        if unlike:
            reason = f"whole rounds of {book.id} are not played as in bridge: {listed(unlike)}"
            return Unsolvable(reason, _ENDINGS)
        if not dds.installed():
            return Unsolvable("whole rounds need a solver of bridge hands", f"to have one: {INSTALL}")
        opening = self._opening(0)
        if isinstance(opening, Unsolvable):
            return opening
        solver = Solver(game)
        for state in opening.states:
            found = solver.obstacle(state)
            if found is not None:
                reason = f"when the first card of {book.id} is to be played, {found.reason}"
                return Unsolvable(reason, f"recorded rounds can be solved from a later card on: {_RECORDED}")
            wrong = not_yet_bridge(game, state)
            if wrong is not None:
                return Unsolvable(f"{book.id} does not begin as bridge does ({wrong})", _ENDINGS)
            if side_of_caller(game.layout, state) is None:
                return Unsolvable(f"{book.id} has no caller", f"recorded rounds can be solved: {_RECORDED}")
            if self._goal(state) is None:
                reason = f"who wins a round of {book.id} does not follow from the number of tricks alone"
                return Unsolvable(reason, f"what each card brings in tricks can be told: {_RECORDED}")
        return None

    def run(self, deals: int) -> Iterator[Rates]:
        """Solve so many deals; what has been found is told after each batch, and is whole at any time."""
        numbers = iter(range(deals))
        while batch := list(islice(numbers, _BATCH)):
            openings = [self._opening(number) for number in batch]
            self._solve([each for each in openings if isinstance(each, Opening)])
            yield self.rates

    def _opening(self, number: int) -> Opening | Unsolvable:
        return draw_opening(self._game, Draw(self._seed * (MOST_DEALS + 3) + number))

    def _solve(self, openings: list[Opening]) -> None:
        longest = self._wins([each.states[each.longest] for each in openings])
        others = [
            (deal, state)
            for deal, (opening, won) in enumerate(zip(openings, longest, strict=True))
            for number, state in enumerate(opening.states)
            if not won and number != opening.longest
        ]
        best = set()
        for (deal, _), won in zip(others, self._wins([state for _, state in others]), strict=True):
            if won:
                best.add(deal)
        # Counted in one go, so that an interrupt leaves whole deals.
        so_far, dealt = self.rates, self.rates.best.deals + len(openings)
        self.rates = Rates(
            Rate(so_far.best.wins + sum(longest) + len(best), dealt),
            Rate(so_far.longest.wins + sum(longest), dealt),
            so_far.solved + len(openings) + len(others),
            all(each.named for each in openings),
        )

    def _wins(self, states: list[State]) -> list[bool]:
        """Whether the caller's side wins each of some rounds."""
        goals = [goal for state in states if (goal := self._goal(state)) is not None]
        assert len(goals) == len(states)
        reached = dds.reached([(position_of(self._game, each.state), each.target) for each in goals])
        return [each.reached_wins is done for each, done in zip(goals, reached, strict=True)]

    def _goal(self, state: State) -> _Goal | None:
        layout, total = self._game.layout, total_tricks(state)
        caller, needed = side_of_caller(layout, state), self._winning.needed(state, total)
        if caller is None or needed is None or state.turn is None:
            return None
        wanted = needed[caller]
        if wanted is None or not 0 < wanted <= total:
            return None
        if layout.side_of[state.turn] == caller:
            return _Goal(state, wanted, reached_wins=True)
        return _Goal(state, total - wanted + 1, reached_wins=False)
