"""`courtpiece list`: the books and options there are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtpiece_spec.cli.books import book_option, known_files
from courtpiece_spec.cli.completing import books
from courtpiece_spec.cli.exits import Failure
from courtpiece_spec.cli.output import print_json, say

if TYPE_CHECKING:
    from courtpiece_spec.book import Book


@click.command()
@click.argument("book", required=False, shell_complete=books)
@click.option("--options", "as_options", is_flag=True, help="List the options, or those that fit BOOK.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
@book_option
def command(book: str | None, as_options: bool, as_json: bool, book_files: tuple[Path, ...]) -> None:
    """List the bundled books and options: families, what is played by them, and house rules.

    With --options, each option is told with its parameters, what it does, and the books that it fits.

    \b
    Examples:
      courtpiece list
      courtpiece list --options
      courtpiece list --options double_sir
      courtpiece list --options "double_sir with ace_on_ace" --json
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    if book is not None and not as_options:
        raise Failure(f"`{book}`: a BOOK goes with --options; `courtpiece show {book}` shows it")
    extra = known_files(book_files)
    if as_options:
        from courtpiece_spec.cli.options import lines, options

        told = options(book, extra)
        if as_json:
            print_json([each.as_json() for each in told])
            return
        for line in lines(told, book):
            say(line)
        return
    rows = _books(extra, hashed=as_json)
    if as_json:
        print_json(rows)
        return
    wide = max(len(row["id"]) for row in rows)
    say("\n".join(_line(row, wide) for row in rows))


def _line(row: dict[str, Any], wide: int) -> str:
    base = row.get("extends") or row.get("amends")
    of = f" of {base}" if base else ""
    return f"{row['id']:{wide}}  {row['title']} ({row['kind']}{of})"


def _books(extra: tuple[Path, ...], *, hashed: bool) -> list[dict[str, Any]]:
    """What is said of each book and option: families first, then variants, cycles, options; by id."""
    from courtpiece_spec.cli.books import find_book
    from courtpiece_spec.language.declarations import OptionDecl
    from courtpiece_spec.loading import Shelf, bundled, bundled_options, compile_file

    ids, options = set(bundled()), set(bundled_options())
    for path in extra:
        made = compile_file(path, extra_files=extra)
        ids |= set(made.books)
        options |= set(made.options)
    rows = [_book(find_book(name, extra), hashed=hashed) for name in sorted(ids)]
    order = ("family", "variant", "cycle")
    rows.sort(key=lambda row: order.index(row["kind"]))
    shelf = Shelf(extra)
    for name in sorted(options):
        option = shelf.find(name)
        if isinstance(option, OptionDecl):
            rows.append(
                {
                    "id": name,
                    "title": option.title,
                    "kind": "option",
                    "amends": option.amends.text,
                    "parameters": [parameter.name.text for parameter in option.parameters],
                }
            )
    return rows


def _book(book: Book, *, hashed: bool) -> dict[str, Any]:
    told = {
        "id": book.id,
        "title": book.title,
        "kind": book.kind,
        "extends": book.lineage[0] if book.lineage else None,
        "options": [str(use) for use in book.options],
        "version": book.version,
        "also": list(book.also),
        "played_in": list(book.places),
    }
    if hashed:
        from courtpiece_spec.book.serial import behaviour_hash

        told["hash"] = behaviour_hash(book)
    return told
