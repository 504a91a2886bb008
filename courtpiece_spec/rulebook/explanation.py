"""Everything that is known of one clause, gathered from the book and from beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import frozen

from courtpiece_spec._data import data_dir
from courtpiece_spec.book.about import Example, ExampleTakers, ExampleTrick, ExpectRow, RefusedBy, Ruling
from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.book.node import Span
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sources import Source, source

BUILT_IN = ("play.turn", "play.hand", "round.end")
"""Paths of the clauses that every book has without writing them."""

_TAG = re.compile(r"@clause:([a-z0-9_.]+)")
_SCENARIO = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example):\s*(.*\S)")


@frozen
class Scenario:
    """A scenario of a feature file that tests a clause."""

    file: str
    line: int
    name: str


@frozen
class Explanation:
    """What one clause says, and why."""

    id: str
    sentence: str
    title: str | None = None
    written_in: str | None = None
    at: Span | None = None
    text: tuple[str, ...] = ()
    """The lines of the book where it is written."""
    sources: tuple[Source, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    examples: tuple[Example, ...] = ()
    scenarios: tuple[Scenario, ...] = ()


def paths_of(book: Book) -> tuple[str, ...]:
    """The paths that can be explained: those of the book, then the built-in ones."""
    return (*book.by_path, *(each for each in BUILT_IN if each not in book.by_path))


def explain(book: Book, path: str, sentences: Sentences) -> Explanation:
    """What is known of a clause.

    Raises:
        KeyError: The book has no clause at the path.
        SentenceError: The language cannot say it.
    """
    tested = tuple(scenarios().get(path, ()))
    rulings = tuple(each for each in book.rulings if path in each.on)
    clause = book.by_path.get(path)
    if clause is None:
        if path not in BUILT_IN:
            raise KeyError(path)
        return Explanation(book.clause_id(path), sentences.built_in(path), rulings=rulings, scenarios=tested)
    return Explanation(
        book.clause_id(path),
        sentences.clause(book, clause),
        sentences.title(book, clause),
        clause.written_in or None,
        clause.rule.at,
        () if clause.rule.at is None else lines_at(clause.rule.at),
        tuple(map(source, clause.cites)),
        rulings,
        tuple(each for each in book.examples if concerns(each, clause)),
        tested,
    )


def concerns(example: Example, clause: Clause) -> bool:
    """Whether a worked example is about a clause: it names it, or follows the same statement of a source."""
    named = {
        path
        for statement in example.statements
        for path in (
            [each.path for each in statement.expected if isinstance(each, ExpectRow)]
            if isinstance(statement, ExampleTakers)
            else [statement.outcome.path]
            if isinstance(statement, ExampleTrick) and isinstance(statement.outcome, RefusedBy)
            else []
        )
    }
    return clause.path in named or bool(set(example.cites) & set(clause.cites))


def lines_at(span: Span) -> tuple[str, ...]:
    """The lines of a span, without the indent they share; none where the file cannot be read."""
    path = Path(span.file)
    file: Traversable = path if path.is_file() else files("courtpiece_spec") / "books" / span.file
    try:
        lines = file.read_text("utf-8-sig").splitlines()[span.line - 1 : span.end_line]
    except (OSError, UnicodeDecodeError):
        return ()
    indent = min((len(each) - len(each.lstrip()) for each in lines if each.strip()), default=0)
    return tuple(each[indent:].rstrip() for each in lines)


# ---------------------------------------------------------------------- where it is tested
@cache
def scenarios() -> dict[str, list[Scenario]]:
    """The scenarios by the paths that their tags name; empty without feature files."""
    found: dict[str, list[Scenario]] = {}
    try:
        top = data_dir("features")
    except FileNotFoundError:
        return found
    for name, file in sorted(_features(top, "")):
        tags: set[str] = set()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            if line.lstrip().startswith("@"):
                tags |= set(_TAG.findall(line))
            elif line.strip() and not line.lstrip().startswith("#"):
                heading = _SCENARIO.match(line)
                for path in sorted(tags) if heading is not None else ():
                    assert heading is not None
                    found.setdefault(path, []).append(Scenario(name, number, heading.group(1)))
                tags = set()
    return found


def _features(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        name = f"{prefix}{each.name}"
        if each.is_dir():
            yield from _features(each, name + "/")
        elif name.endswith(".feature"):
            yield name, each
