"""A rulebook as one HTML page that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from itertools import groupby

from attrs import frozen
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from courtpiece_spec.rulebook.content import Part, Rulebook

FOLDER = "rulebook/templates"


@frozen
class Group:
    """Parts of one kind that follow each other: rules become one list, terms one glossary."""

    kind: str
    parts: tuple[Part, ...]


def groups(parts: Iterable[Part]) -> tuple[Group, ...]:
    """The parts of a chapter, those of one kind together."""
    grouped = groupby(parts, key=lambda part: type(part).__name__)
    return tuple(Group(kind, tuple(members)) for kind, members in grouped)


@cache
def environment(draw: Callable[[str], Markup] = Markup) -> Environment:
    """The templates: everything that is filled in is text unless it is a drawing of ours.

    `draw` makes an element of a drawing; its texts have been escaped when it was made.
    """
    made = Environment(
        loader=PackageLoader("courtpiece_spec", FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["groups"] = groups
    made.globals["svg"] = draw
    return made


def style() -> str:
    """The rules of style of every rulebook."""
    return (files("courtpiece_spec") / FOLDER / "style.css").read_text("utf-8")


def to_html(book: Rulebook, more: str = "", draw: Callable[[str], Markup] = Markup) -> str:
    """The page; `more` are rules of style between the book's own and those of its edition."""
    template = environment(draw).get_template("book.html.jinja")
    sheet = Markup(sheet_of(book, more))
    return template.render(book=book, style=sheet) + "\n"


def sheet_of(book: Rulebook, more: str = "") -> str:
    """All rules of style of a book."""
    return style() + more + _harmless(book.edition.style)


def _harmless(text: str) -> str:
    """Rules of style that cannot end the element they stand in."""
    return text.replace("<", "\\3c ")
