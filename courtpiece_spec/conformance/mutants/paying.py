"""Changes of tables and of the levels above the round."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from courtpiece_spec.book.conditions import Negation
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
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.tables import (
    DecideTable,
    EffectLimit,
    Gain,
    HeldOver,
    HitPolicy,
    NextRow,
    Nothing,
    Plus,
    Row,
    RunsStartOver,
    TimesFact,
    Transfer,
    When,
)
from courtpiece_spec.book.who import NamedSide
from courtpiece_spec.conformance.mutants.change import Around, Change, by_one, changing


@changing(When, Plus)
def when(node: When | Plus, _: Around) -> Iterator[Change]:
    """The condition the other way about; a bonus instead of a row, or the other way about."""
    yield Change("not", "the condition is negated", type(node)(Negation(node.condition)))
    if isinstance(node, Plus):
        yield Change("no_plus", "a row of its own instead of a bonus", When(node.condition))


@changing(Gain)
def gain(node: Gain, _: Around) -> Iterator[Change]:
    """One less, one more, nothing, or to the other side."""
    if isinstance(node.amount, int):
        yield from by_one(node.amount, lambda number: attrs.evolve(node, amount=number), "value")
    if node.amount != 1:  # one less is nothing
        yield Change("nothing", "it pays nothing", Nothing())
    if node.to is None:
        yield Change("to_loser", "the loser gains it", attrs.evolve(node, to=NamedSide("loser")))
    if node.unit is None and isinstance(node.amount, int):
        yield Change("taken", "the loser pays it instead", Transfer(node.amount, NamedSide("loser")))


@changing(Transfer)
def transfer(node: Transfer, _: Around) -> Iterator[Change]:
    """One less or more, or it is only gained or only lost."""
    if isinstance(node.amount, int):
        yield from by_one(node.amount, lambda number: attrs.evolve(node, amount=number), "value")
    if node.to is None:
        yield Change("to_winner", "the winner gains it", attrs.evolve(node, to=NamedSide("winner")))
    else:
        yield Change("only_gained", "nobody pays it", Gain(node.amount, node.to, node.unit))
        yield Change("only_lost", "nobody gains it", attrs.evolve(node, to=None))


@changing(TimesFact)
def times_fact(node: TimesFact, _: Around) -> Iterator[Change]:
    """One time less or more."""
    yield from by_one(node.times, lambda number: attrs.evolve(node, times=number), "times", low=1)


@changing(HeldOver)
def held_over(_: HeldOver, __: Around) -> Iterator[Change]:
    """It is lost."""
    yield Change("nothing", "nothing is held over", Nothing())


@changing(Nothing)
def nothing(_: Nothing, __: Around) -> Iterator[Change]:
    """It pays."""
    yield Change("one", "it pays 1", Gain(1))


@changing(Row)
def row(node: Row, around: Around) -> Iterator[Change]:
    """Each effect dropped; runs start over where they go on."""
    for number, effect in enumerate(node.effects):
        left = (*node.effects[:number], *node.effects[number + 1 :])
        name = "runs_go_on" if isinstance(effect, RunsStartOver) else f"effect{number + 1}"
        words = "runs do not start over" if name == "runs_go_on" else f"without effect {number + 1}"
        yield Change(name, words, attrs.evolve(node, effects=left))
    looks_at_runs = any(
        getattr(part, "name", "") == "streak" for clause in around.book.clauses for part in parts(clause.rule)
    )
    if looks_at_runs and RunsStartOver() not in node.effects:
        made = attrs.evolve(node, effects=(*node.effects, RunsStartOver()))
        yield Change("runs_start_over", "runs start over", made)


@changing(EffectLimit)
def effect_limit(node: EffectLimit, _: Around) -> Iterator[Change]:
    """Once less or more."""
    yield from by_one(node.number, EffectLimit, "limit", low=1)


@changing(NextRow)
def next_row(node: NextRow, around: Around) -> Iterator[Change]:
    """A new term begins, or not."""
    terms = any(
        getattr(part, "name", "") in ("term", "won_all_of_term")
        for clause in around.book.clauses
        for part in parts(clause.rule)
    )
    if terms:
        words = "the term goes on" if node.anew else "a new term begins"
        yield Change("anew", words, attrs.evolve(node, anew=not node.anew))


@changing(DecideTable)
def decide_table(node: DecideTable, _: Around) -> Iterator[Change]:
    """Judged at the end only, or after each trick."""
    made = attrs.evolve(node, after_each_trick=not node.after_each_trick)
    yield Change("after_each", "judged after each trick, or only at the end", made)


# ---------------------------------------------------------------------- levels
@changing(FirstTo, FirstLoses)
def first_to(node: FirstTo | FirstLoses, around: Around) -> Iterator[Change]:
    """One less or more, another unit, and the one for the other."""
    yield from by_one(node.number, lambda number: attrs.evolve(node, number=number), "target", low=1)
    if node.unit not in ("round", "rounds"):
        yield Change("rounds", "won rounds count", attrs.evolve(node, unit="rounds"))
    else:
        head = around.book.rule("score")
        unit = getattr(head, "unit", node.unit)
        if unit.rstrip("s") != "round":
            yield Change(unit, f"{unit} count", attrs.evolve(node, unit=unit))
    other = FirstLoses if isinstance(node, FirstTo) else FirstTo
    yield Change("other_wins", "the other side wins", other(node.number, node.unit))


@changing(Tie)
def tie(node: Tie, _: Around) -> Iterator[Change]:
    """Each way left out, the order turned, another last way."""
    for number, way in enumerate(node.ways):
        left = (*node.ways[:number], *node.ways[number + 1 :])
        if left:
            yield Change(f"without{number + 1}", f"without way {number + 1}", Tie(left))
        other = Drawn() if isinstance(way, OneMoreRound) else OneMoreRound()
        if other not in node.ways and not isinstance(way, HigherTotal):
            made = Tie((*node.ways[:number], other, *node.ways[number + 1 :]))
            words = "drawn" if isinstance(other, Drawn) else "one more round"
            yield Change(words.replace(" ", "_"), f"level: {words}", made)


@changing(MostWins)
def most_wins(node: MostWins, _: Around) -> Iterator[Change]:
    """In another order."""
    if len(node.units) > 1:
        yield Change("turned", "in the other order", MostWins(tuple(reversed(node.units))))


@changing(WorthWon, WorthDrawn, OverAfter, StartWith)
def number_of(node: WorthWon | WorthDrawn | OverAfter | StartWith, _: Around) -> Iterator[Change]:
    """One less or more."""
    yield from by_one(node.number, lambda number: attrs.evolve(node, number=number), "number", low=1)


SUMMED = (HitPolicy.FIRST_MATCH, HitPolicy.FIRST_MATCH_PLUS)
"""Policies for which all rows that hold are a change."""
