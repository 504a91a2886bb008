"""The mutants of a book: each change of each clause, compiled; those that cannot live, with the reason."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import attrs
from attrs import frozen

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.book.node import kind_name
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.book.tables import HitPolicy, Otherwise, Row, ScoreTable
from courtpiece_spec.book.vocabulary import TABLE_KINDS
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.mutants import conditions, paying, people, standing, steps
from courtpiece_spec.conformance.mutants.change import Around, changes_of
from courtpiece_spec.conformance.mutants.engines import Spoil, Spoilt, exposures, unbound
from courtpiece_spec.engine import Game, Refused, Setup
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.proofs.prove import prove

_REGISTERING = (conditions, paying, people, standing, steps)
"""Imported for what they register."""

_TRIED = 12
"""Random rounds that a mutant has to play to the end."""

_OPTIONAL = (
    "trump.set",
    "trump.reveal",
    "trump.return",
    "trump.hidden",
    "collect",
    "match.tie",
    "play.face_down",
    "play.second_ace",
)
"""Sections and clauses that a book can be without."""


_CARDS_ONLY = frozenset({"table", "pack", "play", "match"})
"""Sections that no proof looks at: what is proved of the book holds of the mutant."""


@frozen
class Mutant:
    """A book with one change.

    Attributes:
        id: Such as `single_sir/score.court:value+1`.
        path: The clause that is changed.
        words: One sentence that says how.
    """

    id: str
    path: str
    words: str
    book: Book
    spoil: Spoil | None = None
    """Changes the engine, where the book has no words for a mistake."""

    def adapter(self) -> EngineAdapter:
        """The mutant as an implementation to be judged."""
        if self.book.legs:
            match = Match(self.book)
            return EngineAdapter(match.game, match)
        game = Game(self.book)
        if self.spoil is not None:
            self.spoil(game)
        return EngineAdapter(game)


@frozen
class Stillborn:
    """A change that gives no playable book, and why."""

    id: str
    why: str


def mutants_of(
    book: Book, *, only_from: str | None = None, only_path: str = ""
) -> Iterator[Mutant | Stillborn]:
    """Every mutant of a book, in the order of its clauses.

    Args:
        book: The book.
        only_from: Only the clauses that this book or option wrote.
        only_path: Only the clauses whose path begins so.
    """
    if book.legs:
        yield from _cycles(book)
        return
    around = Around(book, Layout(book))
    seen = {behaviour_hash(book)}
    names: set[str] = set()

    def spoilt(found: Iterable[Spoilt]) -> Iterator[Mutant]:
        for each in found:
            wanted = only_from is None or book.by_path[each.path].written_in == only_from
            if wanted and each.path.startswith(only_path):
                name = _free_name(f"{book.id}/{each.path}:{each.tag}", names)
                yield Mutant(name, each.path, f"In {each.path}: {each.words}.", book, each.spoil)

    yield from spoilt(unbound(book))
    for path, tag, words, clauses in _changed(book, around, only_from):
        if not path.startswith(only_path):
            continue
        made = attrs.evolve(book, clauses=clauses)
        digest = behaviour_hash(made)
        if digest in seen:
            continue
        seen.add(digest)
        name = _free_name(f"{book.id}/{path}:{tag}", names)
        why = _no_life(made, proved=path.partition(".")[0] not in _CARDS_ONLY)
        if why is None:
            yield Mutant(name, path, f"In {path}: {words}.", made)
        else:
            yield Stillborn(name, why)
    yield from spoilt(exposures(book))


def _cycles(book: Book) -> Iterator[Mutant]:
    """The parts of a cycle longer and shorter by a round, and in another order."""
    legs = book.legs
    for number, leg in enumerate(legs):
        for step in (-1, 1):
            if leg.number + step > 0:
                made = attrs.evolve(leg, number=leg.number + step)
                changed = attrs.evolve(book, legs=(*legs[:number], made, *legs[number + 1 :]))
                words = f"In cycle.{leg.book.id}: {made.number} {leg.unit} instead of {leg.number}."
                yield Mutant(
                    f"{book.id}/cycle.{leg.book.id}:number{step:+d}", f"cycle.{leg.book.id}", words, changed
                )
    turned = attrs.evolve(book, legs=(*legs[1:], legs[0]))
    yield Mutant(f"{book.id}/cycle:turned", "cycle", "In cycle: the second book comes first.", turned)


def _free_name(name: str, names: set[str]) -> str:
    number, free = 1, name
    while free in names:
        number += 1
        free = f"{name}~{number}"
    names.add(free)
    return free


Changed = tuple[str, str, str, tuple[Clause, ...]]
"""The path of the clause, the change's tag and words, and all clauses."""


def _changed(book: Book, around: Around, only_from: str | None) -> Iterator[Changed]:
    clauses = book.clauses
    for number, clause in enumerate(clauses):
        wanted = only_from is None or clause.written_in == only_from
        if not wanted or kind_name(type(clause.rule)) in TABLE_KINDS:
            continue
        before, after = clauses[:number], clauses[number + 1 :]
        for change in changes_of(clause.rule, around):
            made = attrs.evolve(clause, rule=change.value)
            yield clause.path, change.tag, change.words, (*before, made, *after)
        yield from _whole(book, clause, before, after)


def _whole(
    book: Book, clause: Clause, before: tuple[Clause, ...], after: tuple[Clause, ...]
) -> Iterator[Changed]:
    """Changes of a clause as a whole: left out, moved, its table read by another policy."""
    rule, path = clause.rule, clause.path
    droppable = path.startswith(_OPTIONAL) and path != "collect.take"
    if isinstance(rule, Row) or path.startswith("next_") or clause.section in ("decide", "round"):
        droppable = "." in path and not isinstance(getattr(rule, "test", None), Otherwise)
    if droppable:
        yield path, "dropped", "the clause is missing", (*before, *after)
    following = after[0] if after else None
    together = following is not None and following.path.rpartition(".")[0] == path.rpartition(".")[0]
    ordered = clause.section in ("score", "decide", "round") or path.startswith("next_")
    if together and ordered and following is not None and "." in path:
        words = f"{following.path} comes first"
        yield path, "later", words, (*before, following, clause, *after[1:])
    policy = getattr(rule, "policy", None)
    if isinstance(rule, ScoreTable) and policy in paying.SUMMED and len(list(book.under(path))) > 1:
        made = attrs.evolve(clause, rule=attrs.evolve(rule, policy=HitPolicy.SUM))
        yield path, "sum", "all rows that hold are added", (*before, made, *after)


def _no_life(book: Book, *, proved: bool) -> str | None:
    """Why a book cannot be played; None where it can. The proofs are asked where `proved` says so."""
    try:
        game = Game(book)
        sizes = _play_some(game)
        findings = prove(book) if proved else ()
    except Exception as error:  # noqa: BLE001 - whatever fails, the book cannot be played
        return f"it cannot be played: {type(error).__name__} {error}".strip()
    if sizes is not None:
        return sizes
    # A dead row is no reason, nor a match without end: that is what a developer's mistake may look like.
    fatal = [each for each in findings if each.is_error and each.code not in ("CP602", "CP604", "CP607")]
    return f"{fatal[0].code}: {fatal[0].message}" if fatal else None


def _play_some(game: Game) -> str | None:
    """Play random rounds; what is wrong with the deal, if it is."""
    chance = random.Random(1)
    for number in range(_TRIED):
        pack = list(game.layout.pack)
        chance.shuffle(pack)
        state = game.start(pack, Setup(game.layout.seats[number % game.layout.players]))
        while actions := game.legal(state):
            applied = game.apply(state, chance.choice(actions))
            assert not isinstance(applied, Refused)
            state = applied[0]
        if not game.is_over(state):
            return "nobody can move before the round is over"
        if not state.asked.new_deal and state.deal.dealt < len(pack) and state.tricks.takers:
            return "cards are left in the pack"
        game.result(state)
    return None
