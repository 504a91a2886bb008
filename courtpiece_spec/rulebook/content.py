"""What a rulebook consists of, before it has a form: chapters of statements, tables, pictures and notes."""

from __future__ import annotations

from attrs import frozen


@frozen
class Statement:
    """The sentence of a clause.  Its anchor is the clause's permanent id."""

    text: str
    id: str
    """The whole clause id, such as ``single_sir/play.follow``."""
    path: str
    cites: tuple[str, ...] = ()
    anchor: str | None = None
    """Where links to the clause lead; None where it is told a second time."""


@frozen
class Heading:
    """The head of a table of rules within a chapter: it stands for a clause, whose rows follow it."""

    text: str
    id: str
    """The whole clause id, such as ``omi/foul.revoke``."""
    path: str
    anchor: str
    note: str = ""
    """How the rows below are read."""


@frozen
class Paragraph:
    """A text without a clause."""

    text: str
    style: str = ""
    """A hint for the form: `note` or `lead`."""


@frozen
class Listing:
    """Items that stand one below the other."""

    items: tuple[str, ...]
    numbered: bool = False


@frozen
class Picture:
    """A drawing with what it shows in words."""

    svg: str
    caption: str
    description: str
    style: str = ""


@frozen
class Cell:
    """A cell of a table."""

    text: str
    anchor: str | None = None
    """Where the clause that it tells stands."""


@frozen
class Table:
    """A table with a caption and a head."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@frozen
class Reading:
    """A ruling: the question, how this book answers it, how others do."""

    key: str
    question: str
    here: str
    instead: tuple[str, ...]
    paths: tuple[str, ...]
    """The clauses it is about."""


@frozen
class Worked:
    """A worked example: what it shows, told and drawn."""

    key: str
    title: str
    lines: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()
    cites: tuple[str, ...] = ()


@frozen
class Trick:
    """A trick of the whole hand: what was said before it, the drawing, what came of it."""

    title: str
    before: tuple[str, ...]
    picture: Picture | None
    after: tuple[str, ...]


@frozen
class Term:
    """An entry of the glossary."""

    word: str
    meaning: str
    ours: bool
    """Whether no source uses the word: it is this project's own."""


Part = Statement | Heading | Paragraph | Listing | Picture | Table | Reading | Worked | Trick | Term


@frozen
class Chapter:
    """A part of the book with a heading."""

    key: str
    title: str
    parts: tuple[Part, ...]


@frozen
class Edition:
    """What a club or publisher adds: name, logo, introduction, style."""

    name: str | None = None
    logo: str | None = None
    """A picture as a data address."""
    introduction: tuple[str, ...] = ()
    """Paragraphs before the rules."""
    style: str = ""
    """Rules of style that follow the book's own."""
    without: frozenset[str] = frozenset()
    """Chapters that are left out, by their keys; without `sources` no statement is named either."""


@frozen
class Rulebook:
    """A rulebook in one language."""

    id: str
    title: str
    subtitle: str
    language: str
    right_to_left: bool
    front: tuple[str, ...]
    """Names, places, parent: a line each."""
    chapters: tuple[Chapter, ...]
    summary: Chapter
    closing: tuple[str, ...]
    """Licence and origin: a line each."""
    words: dict[str, str]
    """What the form itself says: the heading of the contents."""
    edition: Edition = Edition()
