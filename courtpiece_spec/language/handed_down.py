"""Rulings and worked examples: whose they are, and which of a parent's still hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import evolve

from courtpiece_spec.book.about import Example, Ruling
from courtpiece_spec.book.book import Rule
from courtpiece_spec.language.declarations import Body, Decl
from courtpiece_spec.language.draft import Draft, Touch
from courtpiece_spec.language.paths import is_below


def own_rulings(decl: Decl, body: Body | None = None) -> tuple[Ruling, ...]:
    """The rulings of a book or option, with its name."""
    inner = body if body is not None else decl.body  # type: ignore[union-attr]
    return tuple(evolve(ruling, written_in=decl.name.text) for ruling in inner.rulings)


def inherit(
    before: Iterable[Ruling],
    touched: Iterable[Touch],
    draft: Draft,
    own: tuple[Ruling, ...],
    was: Mapping[str, Rule],
) -> tuple[Ruling, ...]:
    """Rulings that still hold: not answered anew, on clauses that are all there, one of them as it was.

    A clause that was written anew and says the same, by other sources, is as it was; `was` has what was said
    at each path.
    """
    answered = {ruling.question for ruling in own}
    paths = [touch.path for touch in touched if not touch.gap]
    now = rules(draft)

    def says_the_same(on: str) -> bool:
        return {path: rule for path, rule in was.items() if is_below(path, on)} == {
            path: rule for path, rule in now.items() if is_below(path, on)
        }

    def holds(ruling: Ruling) -> bool:
        if ruling.question in answered:
            return False
        if any(on in was and not draft.has(on) for on in ruling.on):
            return False
        return not ruling.on or any(
            draft.has(on) and (not any(is_below(on, path) for path in paths) or says_the_same(on))
            for on in ruling.on
        )

    return (*(ruling for ruling in before if holds(ruling)), *own)


def rules(draft: Draft) -> dict[str, Rule]:
    """What is said at each path."""
    return {path: written.clause.rule for path, written in draft.clauses.items()}


def own_examples(body: Body, writer: str) -> tuple[Example, ...]:
    """The examples of a book or option, with its name."""
    return tuple(evolve(example, written_in=writer) for example in body.examples)
