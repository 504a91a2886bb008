"""`courtpiece show BOOK`: the clauses of a book, with sources and rulings."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtpiece_spec.cli.books import book_option, find_book, known_files
from courtpiece_spec.cli.completing import books_and_options
from courtpiece_spec.cli.exits import Failure
from courtpiece_spec.cli.output import print_json, safe_text, say

if TYPE_CHECKING:
    from courtpiece_spec.book import Book, Clause
    from courtpiece_spec.records.wording import Texts


@click.command()
@click.argument("book", shell_complete=books_and_options)
@click.option(
    "--json", "as_json", is_flag=True, help="Print the compiled book as JSON, each clause with its id."
)
@click.option("--text", "as_text", is_flag=True, help="Print the text of the file in which BOOK is written.")
@book_option
def command(book: str, as_json: bool, as_text: bool, book_files: tuple[Path, ...]) -> None:
    """Show the clauses of BOOK in order: full id, sentence, where it is written, after which sources.

    Behind a bar stands how the book writes it. Rulings with the readings not taken, and worked examples,
    follow. With --text the whole file is printed, to be read or copied: bundled books lie inside the program.
    Give the books of a copy ids of their own: under the old ones they hide the bundled books from the files
    beside them, and wherever `--book FILE` names the copy.

    \b
    Examples:
      courtpiece show double_sir
      courtpiece show pile --text
      courtpiece show hakem --text > my_hakem.court
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    extra = known_files(book_files)
    if as_text:
        if as_json:
            raise Failure("--json and --text do not go together")
        click.echo(safe_text(_text(book, extra)), nl=False)
        return
    found = find_book(book, extra)
    if as_json:
        print_json(_json(found))
        return
    from courtpiece_spec.records.wording import Texts

    file = book.partition("#")[0]
    texts = Texts((*extra, Path(file)) if file.endswith(".court") else extra)
    for line in _lines(found, texts):
        say(line)


def _text(reference: str, extra: tuple[Path, ...]) -> str:
    """The text of the file where a book or option is written.

    Raises Failure.
    """
    from courtpiece_spec.loading import SUFFIX, Shelf

    file, _, wanted = reference.partition("#")
    shelf = Shelf(extra, own=Path(file) if file.endswith(SUFFIX) else None)
    if not file.endswith(SUFFIX):
        wanted = reference.partition(" ")[0]
        if shelf.find(wanted) is None:
            find_book(reference, extra)  # raises, with a suggestion
    elif not wanted:
        find_book(reference, extra)
        return Path(file).read_text("utf-8-sig")
    decl = shelf.find(wanted)
    if decl is None:
        raise Failure(f"{file} has no book `{wanted}`")
    return decl.source.text


def _json(book: Book) -> dict[str, Any]:
    from courtpiece_spec.book.serial import to_json

    data = to_json(book)
    for clause in data["clauses"]:
        clause["id"] = book.clause_id(clause["path"])
    return data


def _lines(book: Book, texts: Texts) -> Iterator[str]:
    from courtpiece_spec.book.serial import behaviour_hash

    of = f" of {book.lineage[0]}" if book.lineage else ""
    version = f", version {book.version}" if book.version else ""
    yield f"{book.title} ({book.id}): {book.kind}{of}{version}"
    if book.also:
        yield f"also called {', '.join(book.also)}"
    if book.places:
        yield f"played in {', '.join(book.places)}"
    yield f"plays as {behaviour_hash(book)}"
    for leg in book.legs:
        yield f"  {leg}"
    section = None
    for clause in book.clauses:
        if clause.section != section:
            section = clause.section
            yield f"\n{section}"
        yield from _clause(book, clause, texts)
    yield from _rulings(book)
    yield from _examples(book, texts)


def _clause(book: Book, clause: Clause, texts: Texts) -> Iterator[str]:
    """A clause in a sentence, below it in the words of the book."""
    said = texts.wording(book, book.clause_id(clause.path))
    title = f" [{said.title}]" if said.title else ""
    yield f"  {said.id}: {said.sentence or said.text}{title} ({said.origin})"
    if said.sentence:
        yield f"    | {said.text}"


def _rulings(book: Book) -> Iterator[str]:
    if book.rulings:
        yield "\nrulings"
    for ruling in book.rulings:
        on = ", ".join(map(book.clause_id, ruling.on))
        yield f"  {ruling.question}: {ruling.title} [{on}] ({ruling.written_in})"
        yield f"    here:    {ruling.here}"
        for other in ruling.instead:
            yield f"    instead: {other}"


def _examples(book: Book, texts: Texts) -> Iterator[str]:
    if book.examples:
        yield "\nexamples"
    for example in book.examples:
        after = f", after {', '.join(example.cites)}" if example.cites else ""
        yield f"  {example.id}: {example.title} ({example.written_in}{after})"
        excerpt = texts.excerpt(example.at)
        body = excerpt.partition("{")[2].rpartition("}")[0].strip("\n") if excerpt else ""
        if body.strip():
            yield textwrap.indent(textwrap.dedent(body).rstrip(), "    ")
