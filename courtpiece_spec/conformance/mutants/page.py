"""The score as a page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from courtpiece_spec.conformance.mutants.score import Score

_HEAD: Final = """\
# How good the suite is

A *mutant* is a book with one rule changed as a developer might get it wrong: a number one higher, left for
right, a row missing, a duty dropped. Each is compiled to an engine and asked all vectors of the book.
A mutant that answers everything right is a hole in the suite, unless nothing that can happen in a round tells
it from the book: then it is *equivalent*, which is proved by walking all outcomes, or argued below.

Of books with options only what the option writes is changed. *As a reading*: the mutant is told apart, but
plays as another reading of a contested rule, which a vector with strength `ruling` allows and names.

This page is made by `make score`.

"""


def page(scores: Iterable[Score]) -> str:
    """The page, with a table of books, tables of clauses, and what is equivalent."""
    found = list(scores)
    parts = [_HEAD, _books(found)]
    parts += [_clauses(score) for score in found]
    parts.append(_equivalents(found))
    return "".join(parts).rstrip("\n") + "\n"


def _books(scores: Sequence[Score]) -> str:
    rows = [
        f"| `{score.book}` | {score.vectors} | {len(score.fates)} | {len(score.fates) - score.observable} | "
        f"{score.count('caught')} | {score.count('reading')} | {len(score.survivors)} | {_share(score)} |"
        for score in scores
    ]
    head = "| book | vectors | mutants | equivalent | caught | as a reading | survivors | score |\n"
    return head + "|---|---|---|---|---|---|---|---|\n" + "\n".join(rows) + "\n\n"


def _share(score: Score) -> str:
    if not score.observable:
        return "–"
    return f"{100 * score.told / score.observable:.1f} %".replace(".0 %", " %")


def _clauses(score: Score) -> str:
    rows = [
        f"| `{line.path}` | {line.mutants} | {line.equivalent} | {line.caught} | {line.readings} | "
        f"{'<br>'.join(f'`{name}`' for name in line.survivors) or '–'} |"
        for line in score.lines
    ]
    head = (
        "| clause | mutants | equivalent | caught | as a reading | survivors |\n|---|---|---|---|---|---|\n"
    )
    return f"## {score.book}\n\n{head}" + "\n".join(rows) + "\n\n"


def _equivalents(scores: Sequence[Score]) -> str:
    rows = [
        f"| `{fate.mutant}` | {fate.how} | {fate.by} |"
        for score in scores
        for fate in score.fates
        if fate.how in ("proved", "argued")
    ]
    if not rows:
        return ""
    return "## Equivalent mutants\n\n| mutant | how | why |\n|---|---|---|\n" + "\n".join(rows) + "\n"
