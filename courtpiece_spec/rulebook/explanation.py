"""Everything that is known of one clause, gathered from the book and from beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import frozen

from courtpiece_spec._data import data_dir
from courtpiece_spec.book.about import Example, ExampleTakers, ExampleTrick, ExpectRow, RefusedBy, Ruling
from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.node import Span, parts
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sources import Source, source

BUILT_IN = ("play.turn", "play.hand", "round.end")
"""Paths of the clauses that every book has without writing them."""

_TAG = re.compile(r"@clause:([a-z0-9_.]+)")
_SCENARIO = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example):\s*(.*\S)")
_BACKGROUND = re.compile(r"\s*Background:")
_BY_ID = re.compile(
    r'we play by ([a-z_]+(?: with .+)?)|"book": *"([a-z_]+(?: with [^"]+)?)"|extends ([a-z_]+)'
)
_BY_TITLE = re.compile(r"we play ([A-Z][\w -]*\w|<\w+>)")

FindBook = Callable[[str], Book | None]
"""From an id, also with options, to the book; None where there is none."""


@frozen
class Scenario:
    """A scenario of a feature file that tests a clause."""

    file: str
    line: int
    name: str
    books: tuple[str, ...] = ()
    """The ids of the books that are played in it, also with options; empty where it does not say."""


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


def explain(book: Book, path: str, sentences: Sentences, find: FindBook | None = None) -> Explanation:
    """What is known of a clause.

    Args:
        book: The book.
        path: The path of the clause.
        sentences: The language.
        find: Where the books of scenarios are looked up, to leave out those in which the clause is another.

    Raises:
        KeyError: The book has no clause at the path.
        SentenceError: The language cannot say it.
    """
    tested = tuple(each for each in scenarios().get(path, ()) if _tests(each, book, path, find))
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
def _tests(scenario: Scenario, book: Book, path: str, find: FindBook | None) -> bool:
    """Whether a scenario is about a clause as it stands in a book: it plays by one that has the same."""
    if not scenario.books or find is None or path not in book.by_path:
        return True
    played = [found for each in scenario.books if (found := find(each)) is not None]
    return not played or any(_same(path, book, other) for other in played)


def _same(path: str, book: Book, other: Book) -> bool:
    """Whether two books have the same rule at a path, and understand the same by its words."""
    rule = book.rule(path)
    if rule != other.rule(path):
        return False
    lets = {f"let.{node.name}" for node in parts(rule) if isinstance(node, Fact)} & set(book.by_path) - {path}
    return all(_same(each, book, other) for each in lets)


@cache
def scenarios() -> dict[str, list[Scenario]]:
    """The scenarios by the paths that their tags name; empty without feature files."""
    found: dict[str, list[Scenario]] = {}
    try:
        top = data_dir("features")
    except FileNotFoundError:
        return found
    for name, file in sorted(_features(top, "")):
        for paths, scenario in _of_file(name, file.read_text("utf-8").splitlines()):
            for path in sorted(paths):
                found.setdefault(path, []).append(scenario)
    return found


def _of_file(name: str, lines: list[str]) -> Iterator[tuple[set[str], Scenario]]:
    """The scenarios of a file, with the paths that each is tagged with."""
    tags: set[str] = set()
    background: list[str] = []
    body = background
    started: list[tuple[set[str], int, str, list[str]]] = []
    for number, line in enumerate(lines, start=1):
        heading = _SCENARIO.match(line)
        if line.lstrip().startswith("@"):
            tags |= set(_TAG.findall(line))
            continue
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if heading is not None:
            body = []
            started.append((tags, number, heading.group(1), body))
        elif _BACKGROUND.match(line) is None:
            body.append(line)
        tags = set()
    for paths, number, title, inner in started:
        yield paths, Scenario(name, number, title, _books([*background, *inner]))


def _books(lines: list[str]) -> tuple[str, ...]:
    """The books by which the lines of a scenario play."""
    text = "\n".join(lines)
    found = ["".join(each) for each in _BY_ID.findall(text)]
    for title in _BY_TITLE.findall(text):
        titles = _column(lines, title[1:-1]) if title.startswith("<") else [title]
        found += [re.sub(r"[ -]", "_", each.lower()) for each in titles]
    return tuple(dict.fromkeys(found))


def _column(lines: list[str], name: str) -> Iterator[str]:
    """The values of a column of a scenario's tables."""
    place: int | None = None
    for line in lines:
        cells = [each.strip() for each in line.strip().strip("|").split("|")]
        if not line.lstrip().startswith("|"):
            place = None
        elif name in cells:
            place = cells.index(name)
        elif place is not None:
            yield cells[place]


def _features(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        name = f"{prefix}{each.name}"
        if each.is_dir():
            yield from _features(each, name + "/")
        elif name.endswith(".feature"):
            yield name, each
