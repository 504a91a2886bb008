"""What a book cites: statements of sources, and the questions that they leave open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import islice
from typing import Final

from attrs import frozen

from courtpiece_spec.book.node import Span
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import CycleDecl
from courtpiece_spec.language.diagnostic import Severity
from courtpiece_spec.language.source import within

_SHOWN: Final = 5
"""So many codes are named."""
_QUESTION: Final = re.compile(r"Q([0-9]+)")


@frozen
class KnownSources:
    """The sources that are described somewhere; a book may cite others of its own."""

    documents: frozenset[str]
    """Codes of documents, such as `B`."""
    statements: frozenset[str]
    """Codes of statements, such as `B29`."""
    questions: int
    """Questions that these sources leave open are numbered from 1 to this."""


def check_sources(scope: Scope, known: KnownSources) -> None:
    """Check what a book's own text cites, and the questions that it answers by number."""
    found = {
        code: near
        for code, near in _cited(scope)
        if code not in known.statements and code not in known.documents
    }
    if found:
        codes = ", ".join(f"`@{code}`" for code in islice(found, _SHOWN))
        more = f" and {len(found) - _SHOWN} more" if len(found) > _SHOWN else ""
        first = next(iter(found))
        near = get_close_matches(first, sorted(known.statements), 1, 0.6)
        scope.report(
            "CP225",
            f"nothing is known here of {codes}{more}: a reader sees the code alone",
            scope.find(f"@{first}", found[first]),
            f"did you mean `@{near[0]}`?" if len(found) == 1 and near else None,
            severity=Severity.NOTE,
        )
    for ruling in scope.made.rulings:
        number = _QUESTION.fullmatch(ruling.question)
        if number is None or ruling.at is None or not within(ruling.at, scope.made.decl.at):
            continue
        if not 1 <= int(number.group(1)[:9]) <= known.questions:
            scope.warn(
                "CP226",
                f"there is no question `{ruling.question}`: they go from `Q1` to `Q{known.questions}`",
                scope.find(ruling.question, ruling.at),
                "call a question of your own by a word, such as `ruling who_deals`",
            )


def _cited(scope: Scope) -> Iterator[tuple[str, Span]]:
    """Each code that the book's own text cites, with the place that it is near."""
    decl = scope.made.decl
    assert not isinstance(decl, CycleDecl), "a cycle cites nothing"
    for written in scope.made.clauses:
        if within(written.at, decl.at):
            yield from ((code, written.at) for code in written.clause.cites)
    for example in scope.made.examples:
        if example.at is not None and within(example.at, decl.at):
            yield from ((code, example.at) for code in example.cites)
    yield from ((code, decl.at) for code in decl.body.place_cites)
