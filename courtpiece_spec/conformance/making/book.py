"""All vectors of a book, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from attrs import define, field, frozen

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.making.draft import Maker, plain
from courtpiece_spec.conformance.making.lockstep import Round, first_difference
from courtpiece_spec.conformance.making.matches import Told, add_matches, random_matches, telling_match
from courtpiece_spec.conformance.making.pool import random_rounds
from courtpiece_spec.conformance.making.rounds import (
    add_example_rounds,
    add_refusals,
    add_rows,
    round_of_takers,
)
from courtpiece_spec.conformance.making.setups import setups_of
from courtpiece_spec.conformance.making.tricks import add_example_tricks, add_legal, add_tricks
from courtpiece_spec.conformance.making.twins import Apart, Proved, is_walked, walk
from courtpiece_spec.conformance.making.views import add_views, telling_view
from courtpiece_spec.conformance.mutants.mutant import Mutant, mutants_of
from courtpiece_spec.conformance.vectors.form import Vector

_ROUNDS: Final = 400
_MORE_ROUNDS: Final = 2400
_MATCHES: Final = 240


@frozen
class Survivor:
    """A mutant that nothing tells apart; `proof` where no outcome can."""

    mutant: Mutant
    proof: str | None = None


@define
class Made:
    """What came of making a book."""

    vectors: tuple[Vector, ...] = ()
    survivors: list[Survivor] = field(factory=list)


def make(
    book: Book,
    *,
    only_from: str | None = None,
    on_mutant: Callable[[str], None] = lambda name: None,  # noqa: ARG005
) -> Made:
    """Make the vectors of a book: situations and examples first, then one for each mutant not yet caught.

    Args:
        only_from: For a book with an option: the option, whose clauses and examples are all that counts.
        on_mutant: Called with the name of each mutant that is looked for.
    """
    maker = Maker(book)
    pool = _Pool(maker)
    for example in book.examples:
        if only_from is None or example.written_in == only_from:
            add_example_tricks(maker, example)
            add_example_rounds(maker, example)
    if only_from is None:
        add_tricks(maker)
        add_legal(maker)
        add_refusals(maker, pool.rounds)
        add_views(maker, pool.rounds)
        add_matches(maker, pool.matches)
    add_rows(maker, pool.rounds, only_from)
    made = Made()
    for mutant in mutants_of(book, only_from=only_from):
        if not isinstance(mutant, Mutant):
            continue
        adapter = EngineAdapter(mutant.game())
        if next(caught_by(adapter, maker.vectors.values()), None) is not None:
            continue
        on_mutant(mutant.id)
        survivor = _told_apart(maker, pool, mutant, adapter)
        if survivor is not None:
            made.survivors.append(survivor)
    made.vectors = tuple(maker.vectors.values())
    return made


def caught_by(adapter: EngineAdapter, vectors: Any) -> Iterator[Vector]:
    """The vectors that an adapter answers otherwise than the book does."""
    for vector in vectors:
        message = adapter.ask(vector.given).message
        if differs(vector.level, vector.own, message):
            yield vector


def differs(level: str, expect: Mapping[str, Any], message: Mapping[str, Any]) -> bool:
    """Whether an answer is another one than the expected one."""
    if "error" in message or "unsupported" in message:
        return True
    return bool(compare(level, expect, message))


class _Pool:
    """Rounds and matches of the book, made when they are first wanted."""

    def __init__(self, maker: Maker) -> None:
        self._maker = maker
        self.rounds: list[Round] = list(random_rounds(maker.game, setups_of(maker.game), _ROUNDS, 0))
        self._more: list[Round] | None = None
        self._matches: list[Told] | None = None

    @property
    def more(self) -> list[Round]:
        """Many more rounds."""
        if self._more is None:
            game = self._maker.game
            self._more = list(random_rounds(game, setups_of(game), _MORE_ROUNDS, 1))
        return self._more

    @property
    def matches(self) -> list[Told]:
        """Matches."""
        if self._matches is None:
            self._matches = list(random_matches(self._maker.adapter.match, _MATCHES, 2))
        return self._matches


def _told_apart(maker: Maker, pool: _Pool, mutant: Mutant, adapter: EngineAdapter) -> Survivor | None:
    """Add the shortest vector that tells a mutant apart; the mutant where there is none."""
    rest = f"{mutant.path}.not.{plain(mutant.id.rpartition(':')[2])}"
    note = f"Not this: {mutant.words[0].lower()}{mutant.words[1:]}"
    for rounds in (pool.rounds, None):
        proof = None
        if rounds is None and is_walked(maker.book, mutant.path):
            apart = walk(maker.game, adapter.game)
            if isinstance(apart, Proved):
                proof = f"the same in all {apart.outcomes} outcomes"
            elif isinstance(apart, Apart):
                guided = _guided(maker, apart)
                if guided is not None and first_difference(maker.game, adapter.game, guided) is not None:
                    maker.add(rest, maker.play(guided), (mutant.path,), note)
                    return None
        if proof is not None:
            return Survivor(mutant, proof)
        found = _shortest(maker, adapter, pool.more if rounds is None else rounds)
        if found is not None:
            round_, upto = found
            maker.add(rest, maker.play(round_, upto), (mutant.path,), note)
            return None
    given = telling_match(adapter, maker, pool.matches) or telling_view(adapter, maker, pool.rounds)
    if given is None:
        return Survivor(mutant)
    maker.add(rest, given, (mutant.path,), note)
    return None


def _guided(maker: Maker, apart: Apart) -> Round | None:
    """A real round in which the tricks are taken as the walk says."""
    for setup in setups_of(maker.game):
        read_streak = tuple(setup.get("streak", ()))  # type: ignore[arg-type]
        if setup["dealer"] == 0 and (not any(apart.streak) or read_streak == apart.streak):
            return round_of_takers(maker.game, setup, apart.takers)
    return None


def _shortest(maker: Maker, adapter: EngineAdapter, rounds: list[Round]) -> tuple[Round, int] | None:
    best: tuple[Round, int] | None = None
    for round_ in rounds:
        limit = None if best is None else best[1] - 1
        at = first_difference(maker.game, adapter.game, round_, limit)
        if at is not None:
            best = (round_, at)
    return best
