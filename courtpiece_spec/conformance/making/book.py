"""All vectors of a book, in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import define, field, frozen

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.making.draft import Maker, plain
from courtpiece_spec.conformance.making.fouls import add_fouls, add_limits
from courtpiece_spec.conformance.making.lockstep import Round, first_difference
from courtpiece_spec.conformance.making.matches import (
    Told,
    add_long_matches,
    add_matches,
    long_matches,
    near_matches,
    random_matches,
    telling_match,
)
from courtpiece_spec.conformance.making.pool import random_rounds
from courtpiece_spec.conformance.making.rare import rare_rounds
from courtpiece_spec.conformance.making.readings import with_readings
from courtpiece_spec.conformance.making.rounds import (
    add_example_rounds,
    add_legs,
    add_refusals,
    add_rows,
    round_of_takers,
)
from courtpiece_spec.conformance.making.setups import setups_of
from courtpiece_spec.conformance.making.tricks import add_example_tricks, add_legal, add_tricks
from courtpiece_spec.conformance.making.views import add_secrets, add_views, telling_view
from courtpiece_spec.conformance.mutants.equivalent import argument_of
from courtpiece_spec.conformance.mutants.mutant import Mutant, mutants_of
from courtpiece_spec.conformance.mutants.score import nearest_first, telling
from courtpiece_spec.conformance.vectors.form import Vector
from courtpiece_spec.conformance.vectors.library import shipped
from courtpiece_spec.engine import Game
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.proofs.side_by_side import Apart, Proved, is_walked, walk

_ROUNDS: Final = 400
_MORE_ROUNDS: Final = 2400
_MATCHES: Final = 240
_LONG_MATCHES: Final = 40
_NOT_TOLD: Final = frozenset({"pack", "play", "collect", "trump"})
"""Sections of which a match, told without its cards, shows nothing."""


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

    What is shipped already stays among them.

    Args:
        book: The book.
        only_from: For a book with an option: the option, whose clauses and examples are all that counts.
        on_mutant: Called with the name of each mutant that is looked for.
    """
    maker = Maker(book, shipped(book.id))
    pool = _Pool(maker)
    if maker.cycle is not None:
        add_matches(maker, pool.matches)
        add_legs(maker, maker.cycle)
    else:
        _situations(maker, pool, only_from)
    maker.keep()
    made = Made()
    for mutant in mutants_of(book, only_from=only_from):
        if not isinstance(mutant, Mutant):
            continue
        adapter = mutant.adapter()
        if next(telling(adapter, nearest_first(maker.vectors.values(), mutant)), None) is not None:
            continue
        on_mutant(mutant.id)
        survivor = _told_apart(maker, pool, mutant, adapter)
        if survivor is not None:
            made.survivors.append(survivor)
    made.vectors = tuple(with_readings(book, maker.vectors.values()))
    return made


def _situations(maker: Maker, pool: _Pool, only_from: str | None) -> None:
    """What is asked of every book, and of an option what its own examples and clauses say."""
    for example in maker.book.examples:
        if only_from is None or example.written_in == only_from:
            add_example_tricks(maker, example)
            add_example_rounds(maker, example)
    if only_from is None:
        add_tricks(maker)
        add_legal(maker)
        add_refusals(maker, pool.rounds)
        add_views(maker, pool.rounds)
        add_secrets(maker, pool.rounds)
        add_matches(maker, pool.matches)
        add_long_matches(maker, pool.long_matches)
    else:
        _matters(maker, pool, only_from)
        add_secrets(maker, pool.rounds, only_from)
    add_rows(maker, pool.rounds, only_from)
    add_fouls(maker, pool.rounds, only_from)
    add_limits(maker, pool.rounds, only_from)


def _matters(maker: Maker, pool: _Pool, only_from: str) -> None:
    """With every dealer the shortest round in which an option makes a difference."""
    without = load(maker.book.id.partition(" with ")[0])
    assert not isinstance(without, NotLoaded)
    game = Game(without)
    paths = [clause.path for clause in maker.book.clauses if clause.written_in == only_from]
    best: dict[object, tuple[int, Round]] = {}
    for round_ in (*pool.rounds, *pool.more):
        dealer = round_.setup["dealer"]
        limit = best[dealer][0] - 1 if dealer in best else None
        at = first_difference(maker.game, game, round_, limit)
        if at is not None:
            best[dealer] = (at, round_)
    for dealer, (at, round_) in sorted(best.items(), key=lambda each: str(each[0])):
        note = f"Here it matters that {without.title} is played with the option."
        maker.add(f"matters.dealer{dealer}", maker.play(round_, at), paths, note)
    if not best:
        given = telling_match(EngineAdapter(game), maker, pool.matches)
        if given is not None:
            maker.add("matters.match", given, paths, f"Here it matters that {without.title} is played so.")


class _Pool:
    """Rounds and matches of the book, made when they are first wanted."""

    def __init__(self, maker: Maker) -> None:
        self._maker = maker
        self.rounds: list[Round] = list(random_rounds(maker.game, setups_of(maker.game), _ROUNDS, 0))
        self._more: list[Round] | None = None
        self._rare: list[Round] | None = None
        self._matches: list[Told] | None = None
        self._long_matches: list[Told] | None = None
        self._small: bool | None = None

    @property
    def is_small(self) -> bool:
        """Whether the outcomes of the book can be walked: if not beside itself, then beside no mutant."""
        if self._small is None:
            game = self._maker.game
            self._small = not self._maker.book.legs and walk(game, game) is not None
        return self._small

    @property
    def more(self) -> list[Round]:
        """Many more rounds."""
        if self._more is None:
            game = self._maker.game
            self._more = list(random_rounds(game, setups_of(game), _MORE_ROUNDS, 1))
        return self._more

    @property
    def rare(self) -> list[Round]:
        """Rounds that those above hardly ever come to."""
        if self._rare is None:
            self._rare = list(rare_rounds(self._maker.game))
        return self._rare

    @property
    def matches(self) -> list[Told]:
        """Matches."""
        if self._matches is None:
            self._matches = list(random_matches(self._maker.adapter.match, _MATCHES, 2))
        return self._matches

    @property
    def long_matches(self) -> list[Told]:
        """Matches to the end that their book sets; none where those above come to it."""
        if self._long_matches is None:
            self._long_matches = list(long_matches(self._maker.adapter.match, _LONG_MATCHES, 4))
        return self._long_matches


def _told_apart(maker: Maker, pool: _Pool, mutant: Mutant, adapter: EngineAdapter) -> Survivor | None:
    """Add the shortest vector that tells a mutant apart; the mutant where there is none."""
    rest = f"{mutant.path}.not.{plain(mutant.id.rpartition(':')[2])}"
    note = f"Not this: {mutant.words[0].lower()}{mutant.words[1:]}"
    for rounds in (pool.rounds, None):
        if rounds is None and pool.is_small and is_walked(maker.book, mutant.path):
            apart = walk(maker.game, adapter.game)
            if isinstance(apart, Proved):
                return Survivor(mutant, f"the same in all {apart.outcomes:,} outcomes")
            if isinstance(apart, Apart):
                guided = _guided(maker, apart)
                if guided is not None and first_difference(maker.game, adapter.game, guided) is not None:
                    maker.add(rest, maker.play(guided), (mutant.path,), note)
                    return None
        found = _shortest(maker, adapter, pool.more if rounds is None else rounds)
        if found is None and rounds is None:
            found = _shortest(maker, adapter, pool.rare)
        if found is not None:
            round_, upto = found
            maker.add(rest, maker.play(round_, upto), (mutant.path,), note)
            return None
    given = None
    if mutant.path.partition(".")[0] not in _NOT_TOLD:
        given = telling_match(adapter, maker, pool.matches)
    if given is None:
        given = telling_view(adapter, maker, pool.rounds) or telling_view(adapter, maker, pool.rare)
    if given is None and mutant.path.partition(".")[0] in ("match", "set"):
        near = list(near_matches(maker.adapter.match, pool.rounds))
        for matches, before in ((pool.matches, 1), (near, 0), (pool.long_matches, 0), (pool.long_matches, 1)):
            given = given or telling_match(adapter, maker, matches, before_the_end=before)
    if given is None:
        argued = argument_of(mutant)
        return Survivor(mutant, None if argued is None else argued.why)
    maker.add(rest, given, (mutant.path,), note)
    return None


def _guided(maker: Maker, apart: Apart) -> Round | None:
    """A real round in which the tricks are taken as the walk says."""
    for setup in setups_of(maker.game):
        runs = setup.get("streak")
        fits = list(apart.streak) == runs if any(apart.streak) else "streak" not in setup
        if setup["dealer"] == 0 and fits:
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
