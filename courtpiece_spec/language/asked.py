"""What only the book can answer: which clauses there are where an amendment names none of them."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from courtpiece_spec.language.compose import Composer
from courtpiece_spec.language.declarations import CycleDecl, Decl, FileDecl, OptionDecl, VariantDecl
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.parse import Reading
from courtpiece_spec.language.paths import is_below
from courtpiece_spec.language.source import within

_MANY = 6
"""How many clauses are named."""


def answered(reading: Reading, declared: FileDecl, composer: Composer) -> Iterator[Diagnostic]:
    """What was wrong with a text, with the clauses by name of which it spoke."""
    asked = {} if reading.repaired is None else {id(told): where for told, where in reading.repaired.asked}
    for told in reading.diagnostics:
        where = asked.get(id(told), "")
        decl = next((each for each in declared.decls if within(told.at, each.at)), None)
        paths = _clauses(decl, where, composer) if decl is not None and where else ()
        yield evolve(told, help=_named(paths)) if paths else told


def _clauses(decl: Decl, where: str, composer: Composer) -> tuple[str, ...]:
    """The clauses of the book that is amended which lie below a path, or end in it."""
    if isinstance(decl, CycleDecl):
        return ()
    if isinstance(decl, OptionDecl):
        book = composer.named(decl.amends)
    else:
        book = composer.named(decl.parent if isinstance(decl, VariantDecl) and not decl.uses else decl.name)
    paths = () if book is None else tuple(written.path for written in book.clauses)
    if where.startswith("."):
        return tuple(path for path in paths if path.endswith(where))
    return tuple(path for path in paths if path != where and is_below(path, where))


def _named(paths: tuple[str, ...]) -> str:
    """How one of the clauses is amended."""
    few = [f"`{path}`" for path in paths[:_MANY]]
    if len(few) == 1:
        return f"write `replace {paths[0]}: …`"
    last = f" and {len(paths) - _MANY} more" if len(paths) > _MANY else f" and {few.pop()}"
    return f"there are {', '.join(few)}{last}; name one: `replace {paths[0]}: …`"
