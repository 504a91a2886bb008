"""What only the book can answer: which clauses there are where an amendment names none of them."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from courtpiece_spec.language.amending import NAMED
from courtpiece_spec.language.compose import Composed, Composer
from courtpiece_spec.language.declarations import Decl, FileDecl, OptionDecl, VariantDecl
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.parse import Reading
from courtpiece_spec.language.paths import is_below, section_of
from courtpiece_spec.language.source import within

_MANY = 6
"""How many clauses are named."""


def answered(reading: Reading, declared: FileDecl, composer: Composer) -> Iterator[Diagnostic]:
    """What was wrong with a text, with the clauses by name of which it spoke."""
    asked = {} if reading.repaired is None else {id(told): where for told, where in reading.repaired.asked}
    for told in reading.diagnostics:
        where = asked.get(id(told), "")
        decl = next((each for each in declared.decls if within(told.at, each.at)), None)
        book = _amended(decl, composer) if decl is not None and where else None
        yield told if book is None else evolve(told, help=_help(book, where) or told.help)


def _amended(decl: Decl, composer: Composer) -> Composed | None:
    """The book that a book or option amends."""
    if isinstance(decl, OptionDecl):
        return composer.named(decl.amends)
    if isinstance(decl, VariantDecl):
        return composer.named(decl.name if decl.uses else decl.parent)
    return None


def _help(book: Composed, where: str) -> str | None:
    """The clauses below a path, or those that end in it."""
    paths = [written.path for written in book.clauses if section_of(written.path) not in NAMED]
    if where.startswith("next."):
        paths = [path for path in paths if section_of(path) == "next"]
        where = where.removeprefix("next")
    if where.startswith("."):
        ending = tuple(path for path in paths if path.endswith(where))
        return _named(ending) if ending else None
    below = tuple(path for path in paths if path != where and is_below(path, where))
    return _named(below) if below else f"`{book.id}` has nothing there that could be replaced"


def _named(paths: tuple[str, ...]) -> str:
    """How one of the clauses is amended."""
    few = [f"`{path}`" for path in paths[:_MANY]]
    if len(few) == 1:
        return f"write `replace {paths[0]}: …`"
    last = f" and {len(paths) - _MANY} more" if len(paths) > _MANY else f" and {few.pop()}"
    return f"there are {', '.join(few)}{last}; name one: `replace {paths[0]}: …`"
