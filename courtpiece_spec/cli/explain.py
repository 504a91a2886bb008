"""`courtpiece explain CLAUSE_ID`: what a clause says, where it is written, and why."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import click

from courtpiece_spec.cli.completing import clauses
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.output import print_json, safe_text

if TYPE_CHECKING:
    from courtpiece_spec.book import Book
    from courtpiece_spec.rulebook.explanation import Explanation, FindBook

WIDTH = 100
_THE_ID = "the id"
_ISOLATES = {0x2068: None, 0x2069: None}
"""Marks around a title that runs against its sentence: for pages; a terminal would show their codes."""


@click.command()
@click.argument("clause_id", shell_complete=clauses)
@click.option("--lang", default="en", show_default=True, help="The language of the sentence.")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def command(clause_id: str, lang: str, as_json: bool) -> None:
    """Explain a clause: its sentence, its text, sources, rulings, examples and tests.

    CLAUSE_ID is a BOOK, a slash and a path: `hidden_rung/trump.reveal.void_player`,
    `double_sir with ace_on_ace/collect.except.aces`, `FILE.court#id/score.goon`.
    """
    from courtpiece_spec.rulebook.explanation import explain
    from courtpiece_spec.rulebook.sentences import SentenceError, Sentences, UnknownLanguageError

    reference, slash, path = clause_id.rpartition("/")
    if not slash or not reference or not path:
        raise Failure(f"`{clause_id}` is no id of a clause: write BOOK/PATH, as in `single_sir/score.goon`")
    try:
        sentences = Sentences(lang)
    except UnknownLanguageError as error:
        raise Failure(str(error)) from None
    book = _book(reference)
    _require(book, path)
    try:
        found = explain(book, path, sentences, _finder())
    except SentenceError as error:  # a file beside the book is not as it should be
        raise Failure(str(error), ExitCode.DIFFERENCE) from None
    if as_json:
        print_json(_json(found, lang))
        return
    for line in _lines(found):
        click.echo(safe_text(line.translate(_ISOLATES)))


def _book(reference: str) -> Book:
    from courtpiece_spec.loading import NotLoaded, load

    found = load(reference)
    if not isinstance(found, NotLoaded):
        return found
    in_text = any(each.at.file != _THE_ID for each in found.diagnostics)
    message = f"{found.message} ({found.help})" if found.help else found.message
    raise Failure(message, ExitCode.DIFFERENCE if in_text else ExitCode.USAGE)


def _finder() -> FindBook:
    """Looks up the books of scenarios, each once."""
    from courtpiece_spec.loading import Shelf, untried

    shelf = Shelf()
    return cache(lambda reference: untried(reference, shelf))


def _require(book: Book, path: str) -> None:
    from courtpiece_spec.language.paths import did_you_mean
    from courtpiece_spec.rulebook.explanation import paths_of

    known = paths_of(book)
    if path not in known:
        hint = did_you_mean(path, known)
        raise Failure(f"{book.id} has no clause `{path}`" + (f"; {hint}" if hint else ""))


# ---------------------------------------------------------------------- for programs
def _json(found: Explanation, lang: str) -> dict[str, Any]:
    at = found.at
    return {
        "id": found.id,
        "lang": lang,
        "sentence": found.sentence,
        "title": found.title,
        "written_in": found.written_in,
        "at": None
        if at is None
        else {
            "file": at.file,
            "line": at.line,
            "column": at.column,
            "end_line": at.end_line,
            "end_column": at.end_column,
        },
        "text": list(found.text),
        "sources": [
            {"code": each.code, "document": each.document, "statement": each.statement}
            for each in found.sources
        ],
        "rulings": [
            {
                "question": each.question,
                "title": each.title,
                "here": each.here,
                "instead": list(each.instead),
                "written_in": each.written_in,
            }
            for each in found.rulings
        ],
        "examples": [
            {"id": each.id, "title": each.title, "written_in": each.written_in} for each in found.examples
        ],
        "scenarios": [{"file": each.file, "line": each.line, "name": each.name} for each in found.scenarios],
    }


# ---------------------------------------------------------------------- for people
def _lines(found: Explanation) -> Iterator[str]:
    yield f"{found.id} ({found.title})" if found.title else found.id
    yield from _wrapped(found.sentence, "  ")
    if found.written_in is None:
        yield ""
        yield "every book has this clause without writing it"
    elif found.at is not None:
        yield ""
        yield f"written in {found.written_in}, {found.at.file}:{found.at.line}"
        yield from (f"  | {line}" for line in found.text)
    if found.sources:
        yield ""
        yield "sources"
        # A document stands below its own statements, so that it is seen which are whose.
        for document in dict.fromkeys(each.document for each in found.sources):
            own = [each for each in found.sources if each.document == document]
            for each in own:
                words = each.statement or each.document or "not in the table of sources"
                yield from _wrapped(f"@{each.code}  {words}", "  ", hang=8)
            if document is not None and any(each.statement for each in own):
                yield from _wrapped(f"from: {document}", "  ", hang=8)
    for ruling in found.rulings:
        yield ""
        yield from _wrapped(f"ruling {ruling.question}: {ruling.title}", "", hang=2)
        yield from _wrapped(f"here: {ruling.here}", "  ", hang=6)
        for reading in ruling.instead:
            yield from _wrapped(f"elsewhere: {reading}", "  ", hang=6)
    if found.examples:
        yield ""
        yield "examples"
        yield from (f"  {each.id}: {each.title}" for each in found.examples)
    if found.scenarios:
        yield ""
        yield "tested by"
        yield from (f"  {each.file}:{each.line}: {each.name}" for each in found.scenarios)


def _wrapped(text: str, indent: str, hang: int = 0) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent + " " * hang, break_on_hyphens=False
    )
