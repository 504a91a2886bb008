"""Conditions with a name: what they speak of in the end, and those that have no end or no measure.

A `let` may be used by many others, so nothing here walks one twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.node import Node, Span, parts
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.diagnostic import Related

LARGEST: Final = 1_000
"""So many facts a `let` may speak of, with those of the `let`s that it uses, each as often as it is used."""
DEEPEST: Final = 40
"""So many `let`s may follow from one another: every later walk may recurse."""


def below(scope: Scope, let: Written) -> Iterator[Node]:
    """What a `let` speaks of in the end, each used `let` looked into once."""
    waiting, seen = [let], {let.clause.label}
    while waiting:
        rule = waiting.pop().clause.rule
        assert isinstance(rule, Let)
        for node in parts(rule.condition):
            inner = _named(scope, node)
            if inner is None:
                yield node
            elif inner not in seen:  # one that is defined by itself is told as such
                seen.add(inner)
                waiting.append(scope.lets[inner])


def check_lets(scope: Scope) -> None:
    """A `let` that is defined by itself, or that says too much when written out."""
    order = {name: number for number, name in enumerate(scope.lets)}
    uses = {name: _uses(scope, name) for name in scope.lets}
    done: dict[str, None] = {}
    told: set[str] = set()
    for chain in _chains(uses, done):
        if told.isdisjoint(chain):
            told.update(chain)
            start = chain.index(min(chain, key=order.__getitem__))
            _report_cycle(scope, (*chain[start:], *chain[: start + 1]))
    if not told:
        _measure(scope, uses, done)


def _named(scope: Scope, node: Node) -> str | None:
    """The `let` that a fact stands for, if it does."""
    return node.name if isinstance(node, Fact) and not node.subject and node.name in scope.lets else None


def _uses(scope: Scope, name: str) -> tuple[str, ...]:
    """The `let`s that a `let` uses, as often as it does."""
    return tuple(used for node in parts(scope.lets[name].clause.rule) if (used := _named(scope, node)))


def _chains(uses: dict[str, tuple[str, ...]], done: dict[str, None]) -> Iterator[tuple[str, ...]]:
    """Each way back to a `let` in use; `done` gets every `let`, those that it uses before it."""
    for first, its_own in uses.items():
        if first in done:
            continue
        path = {first: iter(its_own)}
        while path:
            name, ahead = next(reversed(path.items()))
            used = next(ahead, None)
            if used is None:
                done[name] = None
                del path[name]
            elif used in path:
                names = tuple(path)
                yield names[names.index(used) :]
            elif used not in done:
                path[used] = iter(uses[used])


def _report_cycle(scope: Scope, chain: tuple[str, ...]) -> None:
    at: Span = scope.lets[chain[0]].name_at
    said = " → ".join(f"`{each}`" for each in chain)
    scope.report("CP222", f"`{chain[0]}` is defined by itself: {said}", at, "say one of them by facts")


def _measure(scope: Scope, uses: dict[str, tuple[str, ...]], done: dict[str, None]) -> None:
    """Report those that are too large though none that they use is."""
    sizes: dict[str, int] = {}
    depths: dict[str, int] = {}
    for name in done:
        written = scope.lets[name]
        facts = sum(isinstance(node, Fact) for node in parts(written.clause.rule))
        sizes[name] = facts - len(uses[name]) + sum(sizes[used] for used in uses[name])
        depths[name] = 1 + max((depths[used] for used in uses[name]), default=0)
        fits = all(sizes[used] <= LARGEST and depths[used] <= DEEPEST for used in uses[name])
        related = tuple(
            Related(scope.lets[used].name_at, f"`{used}` stands here") for used in dict.fromkeys(uses[name])
        )
        if fits and sizes[name] > LARGEST:
            message = f"`{name}` speaks of {sizes[name]} facts when written out, more than {LARGEST}"
            way_out = "say each thing once: a condition twice in a row adds nothing"
            scope.report("CP223", message, written.name_at, way_out, related)
        elif fits and depths[name] > DEEPEST:
            message = f"`{name}` is the end of a chain of {depths[name]} `let`s, more than {DEEPEST}"
            way_out = "say it by facts, or by fewer `let`s in between"
            scope.report("CP223", message, written.name_at, way_out, related)
