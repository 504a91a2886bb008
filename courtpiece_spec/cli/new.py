"""`courtpiece new NAME --from BOOK`: a file to start a variant from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtpiece_spec.cli.books import book_option, find_book, known_files
from courtpiece_spec.cli.completing import books
from courtpiece_spec.cli.exits import Failure
from courtpiece_spec.cli.files import STDIN
from courtpiece_spec.cli.output import safe_text, write_file

if TYPE_CHECKING:
    from courtpiece_spec.book import Book
    from courtpiece_spec.loading import Shelf


@click.command()
@click.argument("name")
@click.option(
    "--from",
    "parent",
    metavar="BOOK",
    required=True,
    shell_complete=books,
    help="The book that the variant changes.",
)
@click.option("--title", help="The name for people; without it, made of NAME.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="The file; without it NAME.court here, - for stdout.",
)
@book_option
def command(
    name: str, parent: str, title: str | None, output: Path | None, book_files: tuple[Path, ...]
) -> None:
    """Write a file with a variant of BOOK, which differs in nothing yet, and remarks that show what could.

    NAME is the id of the variant: small letters, digits and underscores. A file that is there already is left
    alone.

    \b
    Examples:
      courtpiece new club_night --from double_sir
      courtpiece new club_night --from "double_sir with ace_on_ace" --title "Club night" -o club.court
      courtpiece check club.court
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    extra = known_files(book_files)
    path = Path(f"{name}.court") if output is None else output
    to_stdout = str(path) == STDIN
    _check_name(name)
    _check_title(title)
    if not to_stdout and path.suffix != ".court":
        raise Failure(f"{path}: the name of a file with books ends in .court")
    if not to_stdout and (path.exists() or path.is_symlink()):
        raise Failure(f"{path} is there already and was left alone; name another file with -o")
    book = find_book(parent, extra)
    shelf = _shelf(parent, book, path)

    from courtpiece_spec.records.starting import starting_text

    text = starting_text(
        name, title or _title_of(name), book, shelf, f"{name}.court" if to_stdout else str(path)
    )
    if to_stdout:
        click.echo(text.encode("utf-8"), nl=False)
        return
    error = write_file(path, text)
    if error is not None:
        raise Failure(str(error))
    click.echo(f"wrote {safe_text(str(path))}; next: courtpiece check {safe_text(str(path))}", err=True)


def _title_of(name: str) -> str:
    return " ".join(name.split("_")).strip().capitalize() or name


def _check_name(name: str) -> None:
    """Raise Failure for what cannot be the id of a new book."""
    from courtpiece_spec.language.ids import NAME
    from courtpiece_spec.language.parse import is_reserved
    from courtpiece_spec.loading import bundled, bundled_options

    if NAME.fullmatch(name) is None:
        near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
        near = near if NAME.fullmatch(near) else f"my_{near}" if near else "my_rung"
        near += "_rules" if is_reserved(near) else ""
        raise Failure(
            f"`{name}` cannot be the id of a book: small letters, digits and _, a letter first; "
            f"did you mean `{near}`?"
        )
    if is_reserved(name):
        raise Failure(f"`{name}` is a word of the language; did you mean `my_{name}`?")
    if name in bundled() or name in bundled_options():
        raise Failure(f"there is a bundled book or option `{name}`; did you mean `my_{name}`?")


def _check_title(title: str | None) -> None:
    from courtpiece_spec.cli.output import safe_text

    if title is not None and (not title.strip() or '"' in title or safe_text(title, one_line=True) != title):
        raise Failure("a title is one line of visible text without quotation marks")


def _shelf(parent: str, book: Book, path: Path) -> Shelf:
    """The books that the new file will know: files of --book are known on this command line only.

    Raises Failure where the parent is not among them, or cannot be a parent.
    """
    from courtpiece_spec.language.ids import BookId, parse_id
    from courtpiece_spec.loading import Shelf

    if book.kind != "variant":
        what = "a family: it holds what its variants share" if book.kind == "family" else "a cycle of books"
        raise Failure(f"`{book.id}` is {what}; start from a variant, such as single_sir")
    folder = path.parent if str(path) != STDIN else Path()
    shelf = Shelf(neighbours_of=folder / "-")
    asked = parse_id(book.id)
    assert isinstance(asked, BookId)
    known = set(shelf.ids())
    lacking = [each for each in (asked.book, *(use.id for use in asked.uses)) if each not in known]
    if lacking:
        home = Path(parent.partition("#")[0])
        where = (
            f"beside it, as with -o {home.parent / 'NAME.court'}" if home.suffix == ".court" else "beside it"
        )
        raise Failure(f"a file finds `{lacking[0]}` only in its own folder: write the new file {where}")
    return shelf
