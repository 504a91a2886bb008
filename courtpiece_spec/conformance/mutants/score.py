"""The score of the suite: which mutants its vectors tell apart, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import define, field, frozen

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.mutants.equivalent import argument_of, proof_of
from courtpiece_spec.conformance.mutants.mutant import Mutant, mutants_of
from courtpiece_spec.conformance.vectors.form import Vector
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.matches import Match


@frozen
class Fate:
    """What became of a mutant.

    `mutant` is its id, `path` the clause that it changes: a mutant itself may hold code that cannot be sent
    to another process. `how` is caught (with the vector's slug), reading (told apart, but its answers are
    right by another reading of a contested rule), proved or argued (with why), or survived.
    """

    mutant: str
    path: str
    how: str
    by: str = ""


@define
class Line:
    """A clause in the table."""

    path: str
    mutants: int = 0
    equivalent: int = 0
    caught: int = 0
    readings: int = 0
    survivors: list[str] = field(factory=list)

    def add(self, fate: Fate) -> None:
        """Count a fate."""
        self.mutants += 1
        match fate.how:
            case "caught":
                self.caught += 1
            case "reading":
                self.readings += 1
            case "proved" | "argued":
                self.equivalent += 1
            case _:
                self.survivors.append(fate.mutant)


@define
class Score:
    """The score of one book."""

    book: str
    vectors: int
    fates: list[Fate] = field(factory=list)
    stillborn: list[tuple[str, str]] = field(factory=list)

    @property
    def lines(self) -> tuple[Line, ...]:
        """By clause, in the order of the book."""
        found: dict[str, Line] = {}
        for fate in self.fates:
            found.setdefault(fate.path, Line(fate.path)).add(fate)
        return tuple(found.values())

    def count(self, *how: str) -> int:
        """How many mutants met one of these fates."""
        return sum(fate.how in how for fate in self.fates)

    @property
    def told(self) -> int:
        """Mutants told apart."""
        return self.count("caught", "reading")

    @property
    def observable(self) -> int:
        """Mutants that are not equivalent."""
        return len(self.fates) - self.count("proved", "argued")

    @property
    def survivors(self) -> tuple[str, ...]:
        """Ids of the mutants that nothing tells apart and nothing excuses."""
        return tuple(fate.mutant for fate in self.fates if fate.how == "survived")

    def data(self) -> dict[str, Any]:
        """The score as JSON data."""
        return {
            "book": self.book,
            "vectors": self.vectors,
            "mutants": len(self.fates),
            "equivalent": len(self.fates) - self.observable,
            "told_apart": self.told,
            "as_another_reading": self.count("reading"),
            "survivors": list(self.survivors),
            "stillborn": [{"mutant": name, "why": why} for name, why in self.stillborn],
            "equivalents": [
                {"mutant": fate.mutant, "how": fate.how, "why": fate.by}
                for fate in self.fates
                if fate.how in ("proved", "argued")
            ],
            "clauses": [
                {
                    "clause": line.path,
                    "mutants": line.mutants,
                    "equivalent": line.equivalent,
                    "caught": line.caught,
                    "as_another_reading": line.readings,
                    "survivors": line.survivors,
                }
                for line in self.lines
            ],
        }


def score(book: Book, vectors: Sequence[Vector], *, only_from: str | None = None) -> Score:
    """Judge every mutant of a book by its vectors.

    Args:
        book: The book.
        vectors: Its vectors.
        only_from: For a book with an option: the option, whose clauses alone are changed.
    """
    game = Match(book).game if book.legs else Game(book)
    made = Score(book.id, len(vectors))
    for mutant in mutants_of(book, only_from=only_from):
        if isinstance(mutant, Mutant):
            made.fates.append(fate_of(mutant, vectors, game))
        else:
            made.stillborn.append((mutant.id, mutant.why))
    return made


def fate_of(mutant: Mutant, vectors: Iterable[Vector], game: Game) -> Fate:
    """What the vectors say of a mutant."""
    as_reading: Vector | None = None
    for vector, other_reading in telling(mutant.adapter(), nearest_first(vectors, mutant)):
        if not other_reading:
            return Fate(mutant.id, mutant.path, "caught", vector.slug)
        as_reading = as_reading or vector
    if as_reading is not None:
        return Fate(mutant.id, mutant.path, "reading", as_reading.slug)
    argued = argument_of(mutant)
    if argued is not None:
        return Fate(mutant.id, mutant.path, "argued", argued.why)
    proof = proof_of(game, mutant)
    return (
        Fate(mutant.id, mutant.path, "survived")
        if proof is None
        else Fate(mutant.id, mutant.path, "proved", proof)
    )


def telling(adapter: EngineAdapter, vectors: Iterable[Vector]) -> Iterator[tuple[Vector, bool]]:
    """The vectors that an adapter answers otherwise than the book, and whether another reading answers so."""
    for vector in vectors:
        message = adapter.ask(vector.given).message
        failed = "error" in message or "unsupported" in message
        if failed or compare(vector.level, vector.own, message):
            others = vector.any_of[1:]
            yield (
                vector,
                not failed and any(not compare(vector.level, each.expect, message) for each in others),
            )


def nearest_first(vectors: Iterable[Vector], mutant: Mutant) -> list[Vector]:
    """The vectors of the changed clause first, then those of its section: they tell soonest."""
    section = mutant.path.partition(".")[0]

    def distance(vector: Vector) -> int:
        paths = [clause.partition("/")[2] for clause in vector.clauses]
        near = any(path.startswith(section) for path in paths)
        return 0 if mutant.path in paths else 1 if near else 2 if vector.level == "play" else 3

    return sorted(vectors, key=distance)
