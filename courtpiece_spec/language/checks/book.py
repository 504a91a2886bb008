"""All checks of one composed book, in the order in which a reader would ask."""

from __future__ import annotations

from collections.abc import Iterable

from courtpiece_spec.book.node import Span
from courtpiece_spec.language.checks.cycle import check_cycle
from courtpiece_spec.language.checks.deal import check_cut, check_deal, check_holders
from courtpiece_spec.language.checks.examples import check_examples
from courtpiece_spec.language.checks.facts import check_facts
from courtpiece_spec.language.checks.names import check_names
from courtpiece_spec.language.checks.numbers import check_numbers, check_sizes
from courtpiece_spec.language.checks.received import check_received
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.checks.sources import KnownSources, check_sources
from courtpiece_spec.language.checks.structure import check_structure
from courtpiece_spec.language.checks.tables import check_tables
from courtpiece_spec.language.checks.units import check_paid, normal_units
from courtpiece_spec.language.compose import Composed
from courtpiece_spec.language.declarations import CycleDecl, Written
from courtpiece_spec.language.diagnostic import Diagnostic

SIZES = frozenset({"CP203", "CP221", "CP405", "CP504", "CP506", "CP509"})
"""Codes after which table, pack and roles are too uncertain to deal."""


def check_book(
    made: Composed,
    *,
    proved: bool = False,
    unsound: Iterable[Span] = (),
    known: KnownSources | None = None,
) -> tuple[tuple[Written, ...], tuple[Diagnostic, ...]]:
    """The clauses of a book in their compiled form, and what is wrong with them.

    Args:
        made: The book.
        proved: Whether it is proved afterwards.
        unsound: Places where something was told already and another thing was put in its stead.
        known: The sources that are described; without them nothing is said of what the book cites.
    """
    scope = Scope(made, unsound)
    if isinstance(made.decl, CycleDecl):
        check_cycle(scope, made.decl)
        return made.clauses, tuple(scope.problems)
    if known is not None:
        check_sources(scope, known)
    check_names(scope)
    if not check_sizes(scope):
        return made.clauses, tuple(scope.problems)  # whatever else is counted follows from these
    check_facts(scope)
    check_tables(scope, proved=proved)
    check_numbers(scope)
    sizes_known = not any(each.code in SIZES for each in scope.problems) and all(
        scope.is_sound(written.at) for written in scope.steps
    )
    check_examples(scope)
    check_structure(scope)
    if sizes_known:
        check_deal(scope)
        check_cut(scope)
        check_holders(scope)
        check_received(scope)
    clauses = normal_units(scope)
    check_paid(scope)
    for idle in made.idle:
        scope.warn("CP310", f"the option `{idle.name}` changes nothing here", idle.at, "take it away")
    return clauses, tuple(scope.problems)
