"""Two books that differ in some clauses, walked together through every outcome.

Only who takes which trick matters to tables, piles and the end of a round, so both play *bare* tricks side by
side.  Where they first differ, the row of takers tells how to show it; where no outcome makes them differ,
they are proved to be the same, as far as they differ only in what this walk looks at.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import attrs
from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.steps import PlayUntil, Step
from courtpiece_spec.engine import Game, State
from courtpiece_spec.engine.reachable import Reachable
from courtpiece_spec.engine.steps.tricks import Tricks as PlayStep
from courtpiece_spec.proofs.outcomes import Outcomes, both, sights_of
from courtpiece_spec.proofs.tables import setups, streaks_of
from courtpiece_spec.seats import Seat

MOST_PAIRS: Final = 60_000

WALKED: Final = ("let", "score", "decide", "collect")
"""Sections that see nothing but outcomes."""


@frozen
class Proved:
    """No outcome tells the two apart."""

    outcomes: int


@frozen
class Apart:
    """An outcome that does: a setup, and who took the tricks."""

    takers: tuple[Seat, ...]
    streak: tuple[int, ...]


def is_walked(book: Book, path: str) -> bool:
    """Whether a clause can change nothing but what the walk looks at."""
    section = path.partition(".")[0]
    if section in WALKED or section.startswith("next_"):
        return True
    rule = book.rule(path)
    return isinstance(rule, Step) and isinstance(rule.action, PlayUntil)


def walk(game: Game, other: Game, most: int = MOST_PAIRS) -> Proved | Apart | None:
    """Walk both; None where there are more pairs than may be walked."""
    sights = both(sights_of(game.book), sights_of(other.book))
    ours, theirs = Outcomes(game, sights), Outcomes(other, sights)
    count = 0
    reachable = Reachable(game.layout)
    try:
        for setup in setups(game):
            runs = streaks_of(game, setup, reachable)
            starts = (game.start(game.layout.pack, setup), other.start(game.layout.pack, setup))
            seen = {(ours.key(starts[0]), theirs.key(starts[1]))}
            waiting = deque([starts])
            while waiting:
                one, two = waiting.popleft()
                if game.is_over(one) != other.is_over(two) or one.tricks.collected != two.tricks.collected:
                    return Apart(one.tricks.takers, ())
                if game.is_over(one):
                    count += 1
                    streak = _different_end(game, one, other, two, runs)
                    if streak is not None:
                        return Apart(one.tricks.takers, streak)
                    continue
                for pair in _pairs(ours, one, theirs, two):
                    key = (ours.key(pair[0]), theirs.key(pair[1]))
                    if key not in seen:
                        seen.add(key)
                        if len(seen) > most:
                            return None
                        waiting.append(pair)
    except ValueError:
        return None
    return Proved(count)


def _pairs(ours: Outcomes, one: State, theirs: Outcomes, two: State) -> list[tuple[State, State]]:
    """The states that can follow, pair by pair.

    Raises ValueError where the two do not offer the same.
    """
    plays = isinstance(ours.game.script[one.step].runner, PlayStep)
    if plays != isinstance(theirs.game.script[two.step].runner, PlayStep):
        raise ValueError("one plays cards and the other asks")
    if not plays and one.offers != two.offers:
        raise ValueError("they ask for different things")
    return list(zip(ours.after(one), theirs.after(two), strict=True))


def _different_end(
    game: Game, one: State, other: Game, two: State, runs: tuple[tuple[int, ...], ...]
) -> tuple[int, ...] | None:
    """The runs to start from with which the results differ; None where none do."""
    if one.asked.new_deal:
        return None
    for streak in runs:
        ends = []
        for each, state in ((game, one), (other, two)):
            setup = attrs.evolve(state.deal.setup, streak=streak)
            told = attrs.evolve(state, deal=attrs.evolve(state.deal, setup=setup))
            result = each.result(told)
            assert result is not None
            ends.append(attrs.evolve(result, rows=()))
        if ends[0] != ends[1]:
            return streak
    return None
