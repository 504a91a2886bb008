"""The compiled book: everything below the language reads only this."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import field, frozen

from courtpiece_spec.book.about import Custom, Example, Let, Ruling
from courtpiece_spec.book.levels import Counter, LevelRule
from courtpiece_spec.book.node import Span
from courtpiece_spec.book.play import CollectRule, PlayRule, TrumpRule
from courtpiece_spec.book.steps import Step
from courtpiece_spec.book.table import PackRule, RoleRule, TableRule
from courtpiece_spec.book.tables import TableHead, TableRow

Rule = (
    TableRule
    | PackRule
    | RoleRule
    | Step
    | TrumpRule
    | PlayRule
    | CollectRule
    | TableHead
    | TableRow
    | LevelRule
    | Counter
    | Let
    | Custom
)


@frozen
class Clause:
    """One clause: its permanent path, what it says, and where that is written."""

    path: str
    """Such as ``play.follow``; with the id of the book that is played in front it is the full clause id."""
    rule: Rule
    title: str | None = None
    """The label's title, such as ``Court``."""
    cites: tuple[str, ...] = ()
    """Statement codes of the sources, such as ``B54``, without the ``@``."""
    written_in: str = ""
    """The id of the book or option that wrote it."""

    @property
    def section(self) -> str:
        """The first part of the path."""
        return self.path.partition(".")[0]

    @property
    def label(self) -> str:
        """The last part of the path."""
        return self.path.rpartition(".")[2]


Argument = int | tuple[int, ...]


@frozen
class Use:
    """An option as applied to a book, with its arguments by parameter; sets are ascending tuples."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        if not self.arguments:
            return self.id
        return f"{self.id}({', '.join(argument_text(value) for _, value in self.arguments)})"


def argument_text(value: Argument) -> str:
    """An argument as the language writes it: ``9`` or ``{2, 12}``."""
    return str(value) if isinstance(value, int) else "{" + ", ".join(map(str, value)) + "}"


@frozen
class Leg:
    """A part of a cycle: so many rounds (or sets) of a book."""

    book: Book
    number: int
    unit: str

    def __str__(self) -> str:
        """Such as: 1 round of badam_satti."""
        unit = self.unit.removesuffix("s") if self.number == 1 else self.unit
        return f"{self.number} {unit} of {self.book.id}"


@frozen(slots=False)
class Book:
    """A book as it is played."""

    id: str
    """``single_sir``, or with options ``double_sir with ace_on_ace, blocked_tricks({2, 12})``."""
    title: str
    kind: str
    """``family``, ``variant`` or ``cycle``."""
    clauses: tuple[Clause, ...]
    language: int = 1
    version: str | None = None
    lineage: tuple[str, ...] = ()
    """The ids of the books it extends, nearest first."""
    options: tuple[Use, ...] = ()
    also: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    place_cites: tuple[str, ...] = ()
    """Statement codes that say where it is played."""
    rulings: tuple[Ruling, ...] = ()
    examples: tuple[Example, ...] = ()
    legs: tuple[Leg, ...] = field(default=())
    """The parts of a cycle; empty otherwise."""
    at: Span | None = field(default=None, eq=False, repr=False)
    """Where its declaration stands; no part of the book as data."""

    @cached_property
    def by_path(self) -> dict[str, Clause]:
        """Clauses by path."""
        return {clause.path: clause for clause in self.clauses}

    def section(self, name: str) -> tuple[Clause, ...]:
        """The clauses whose path begins with a section, in order."""
        return tuple(clause for clause in self.clauses if clause.section == name)

    def under(self, path: str) -> Iterator[Clause]:
        """The clauses below a path, such as the rows of ``score``, in order."""
        prefix = path + "."
        return (clause for clause in self.clauses if clause.path.startswith(prefix))

    def rule(self, path: str) -> Rule | None:
        """What the clause at a path says, or None where the book has no such clause."""
        clause = self.by_path.get(path)
        return None if clause is None else clause.rule

    def clause_id(self, path: str) -> str:
        """The full id of a clause."""
        return f"{self.id}/{path}"
