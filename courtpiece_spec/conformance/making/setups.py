"""Setups worth starting rounds from: every dealer, and every counter that the book looks at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from courtpiece_spec.book.conditions import Compare
from courtpiece_spec.book.levels import FirstLoses, FirstTo
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.steps import MayRedeal, MustRedeal, Step
from courtpiece_spec.engine import Game
from courtpiece_spec.records.setups import keys_of, read_setup

JSONSetup = dict[str, object]


def setups_of(game: Game) -> tuple[JSONSetup, ...]:
    """The dealers at the start of a match, then with each counter at its values of note."""
    plain: list[JSONSetup] = [{"dealer": int(seat)} for seat in game.layout.seats]
    found = [*plain]
    for more in _counters(game):
        for setup in plain:
            made = {**setup, **more}
            if not isinstance(read_setup(dict(made), game), str):
                found.append(made)
    return tuple(found)


def _counters(game: Game) -> Iterator[JSONSetup]:
    keys, sides = keys_of(game.book), game.layout.side_count
    numbers: dict[str, set[int]] = {"streak": {1}, "term": {1}, "score": set()}
    for clause in game.book.clauses:
        for part in parts(clause.rule):
            if isinstance(part, Compare) and isinstance(part.value, int) and part.fact.name in numbers:
                numbers[part.fact.name] |= {part.value - 2, part.value - 1, part.value, part.value + 1}
    if "streak" in keys:
        yield from _of_a_side("streak", (each for each in numbers["streak"] if each > 0), sides)
    yield from _of_a_side("score", numbers["score"], sides)
    if "term" in keys:
        for number in sorted(each for each in numbers["term"] if each > 0):
            yield {"term": number}
    if "term_won" in keys:
        for number in sorted(each for each in numbers["term"] if each > 1):
            yield {"term": number, "term_won": False}
    if "cut_declined" in keys:
        yield {"cut_declined": True}
    steps = [clause.rule for clause in game.book.section("round") if isinstance(clause.rule, Step)]
    redeals = [step.action for step in steps if isinstance(step.action, MayRedeal | MustRedeal)]
    more: JSONSetup = {"cut_declined": True} if "cut_declined" in keys else {}
    for action in redeals:
        limit = 1 if action.not_twice_running else action.limit or 1
        yield from (
            {"redeals": number, **more} for number in sorted({limit - 1, limit, limit + 1}) if number > 0
        )


def _of_a_side(key: str, numbers: Iterable[int], sides: int) -> Iterator[JSONSetup]:
    """Each number for each side, the others having nothing."""
    for number in sorted(numbers):
        for side in range(sides):
            yield {key: [number if each == side else 0 for each in range(sides)]}


def scores_of(game: Game) -> tuple[tuple[int, ...], ...]:
    """Scores to begin a match with: nothing, and just short of its end, for either side."""
    ends = [
        rule.number
        for rule in (clause.rule for clause in game.book.section("match"))
        if isinstance(rule, FirstTo | FirstLoses)
    ]
    sides = game.layout.side_count
    zeros = (0,) * sides
    found = [zeros]
    for number in ends:
        for short in (1, 2, 3, 4):
            if number - short > 0:
                found += [
                    tuple(
                        number - short if each == side else max(number - short - 1, 0)
                        for each in range(sides)
                    )
                    for side in range(sides)
                ]
    return tuple(dict.fromkeys(found))
