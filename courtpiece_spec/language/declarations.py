"""What only the text knows: books and options before they are composed."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING

from attrs import field, frozen

from courtpiece_spec.book.about import Example, Ruling
from courtpiece_spec.book.book import Argument, Clause
from courtpiece_spec.book.node import Span
from courtpiece_spec.language.source import Source

if TYPE_CHECKING:
    from courtpiece_spec.language.parse import Branch  # what books are made from needs no parser

MOST_SAMPLES = 12
"""For so many combinations of arguments an option is checked."""


@frozen
class Name:
    """A word with its place."""

    text: str
    at: Span = field(eq=False, repr=False)

    def __str__(self) -> str:
        return self.text


@frozen
class Written:
    """A clause with the places of its label and of the whole of it."""

    clause: Clause
    name_at: Span = field(eq=False, repr=False)
    at: Span = field(eq=False, repr=False)

    @property
    def path(self) -> str:
        """The clause's path."""
        return self.clause.path


# ---------------------------------------------------------------------- what a body says of clauses
@frozen
class Put:
    """Clauses that the book did not have: a section, a `let`, a counter."""

    section: str
    clauses: tuple[Written, ...]
    at: Span = field(eq=False, repr=False)


@frozen
class Place:
    """`before score.goon`."""

    path: Name
    before: bool


@frozen
class Add:
    """Clauses for a section that the book has: at a place, or at its end."""

    section: str
    clauses: tuple[Written, ...]
    at: Span = field(eq=False, repr=False)
    place: Place | None = None


@frozen
class Replace:
    """One clause, or else a whole section or table, written anew."""

    path: str
    clauses: tuple[Written, ...]
    at: Span = field(eq=False, repr=False)
    single: bool = False


@frozen
class Remove:
    """A clause, a section or a table taken away."""

    path: Name
    at: Span = field(eq=False, repr=False)


Change = Put | Add | Replace | Remove


# ---------------------------------------------------------------------- bodies
@frozen
class Text:
    """A text for people, with its place."""

    text: str
    at: Span = field(eq=False, repr=False)


@frozen
class Body:
    """Everything between the braces of a book or option."""

    changes: tuple[Change, ...] = ()
    also: tuple[Text, ...] = ()
    places: tuple[Text, ...] = ()
    place_cites: tuple[str, ...] = ()
    version: Text | None = None
    rulings: tuple[Ruling, ...] = ()
    ruled: tuple[Name, ...] = ()
    """The clauses that the rulings are about, with their places."""
    examples: tuple[Example, ...] = ()
    requires: tuple[Name, ...] = ()
    excludes: tuple[Name, ...] = ()
    only_for: tuple[Name, ...] = ()


# ---------------------------------------------------------------------- books and options
@frozen
class UseOf:
    """An option with arguments as somebody wrote them."""

    name: Name
    arguments: tuple[Argument, ...]
    at: Span = field(eq=False, repr=False)


@frozen
class FamilyDecl:
    """`family court_piece "Court Piece" { … }`: a book that extends none."""

    name: Name
    title: str
    body: Body
    at: Span = field(eq=False, repr=False)
    source: Source = field(eq=False, repr=False)


@frozen
class VariantDecl:
    """`variant x "X" extends y { … }`, or `= y with option, option { … }`."""

    name: Name
    title: str
    parent: Name
    uses: tuple[UseOf, ...]
    body: Body
    at: Span = field(eq=False, repr=False)
    source: Source = field(eq=False, repr=False)


@frozen
class LegOf:
    """`hakem 3 rounds`."""

    book: Name
    number: int
    unit: str
    unit_at: Span = field(eq=False, repr=False)


@frozen
class CycleDecl:
    """`variant x "X" = cycle of hakem 3 rounds, badam_satti 1 round`."""

    name: Name
    title: str
    legs: tuple[LegOf, ...]
    at: Span = field(eq=False, repr=False)
    source: Source = field(eq=False, repr=False)


@frozen
class Parameter:
    """`n: number in {7, 10, 13}`: `tricks` is a set of numbers."""

    name: Name
    is_set: bool
    allowed: tuple[int, ...] = ()
    """The numbers it may be; empty for any."""

    @property
    def samples(self) -> tuple[Argument, ...]:
        """Arguments to check the option with: all that are allowed, or one."""
        if self.allowed:
            return self.allowed
        return ((2,),) if self.is_set else (2,)


@frozen
class OptionDecl:
    """An option.  Its body depends on its arguments, so it is kept as a tree until they are known."""

    name: Name
    title: str
    parameters: tuple[Parameter, ...]
    amends: Name
    after: tuple[Name, ...]
    tree: Branch = field(eq=False, repr=False)
    at: Span = field(eq=False, repr=False)
    source: Source = field(eq=False, repr=False)

    def samples(self) -> tuple[tuple[Argument, ...], ...]:
        """Arguments to check the option with; of many combinations only the first."""
        whole = product(*(parameter.samples for parameter in self.parameters))
        return tuple(islice(whole, MOST_SAMPLES))


BookDecl = FamilyDecl | VariantDecl | CycleDecl
Decl = BookDecl | OptionDecl


@frozen
class FileDecl:
    """What one text declares."""

    version: Name | None
    decls: tuple[Decl, ...]
    source: Source = field(eq=False, repr=False)
