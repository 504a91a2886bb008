"""`courtpiece rulebook BOOK`: the book that people read."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtpiece_spec.cli.books import book_option, known_files, playable_book
from courtpiece_spec.cli.completing import books
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.output import safe_text, write_file

if TYPE_CHECKING:
    from courtpiece_spec.book import Book
    from courtpiece_spec.rulebook.chapters.played_out import PlayedOut
    from courtpiece_spec.rulebook.content import Edition, Rulebook
    from courtpiece_spec.rulebook.sentences import Sentences

FORMATS = ("html", "md", "pdf", "epub")
PAPERS = ("a4", "a5")
_BLANK_LINES = re.compile(r"\n[ \t]*\n")
_LARGEST = 2_000_000
"""Bytes of a logo, an introduction or a style: a page should open quickly."""
_PICTURES = {".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}
CHAPTERS = (
    "custom", "options", "rulings", "examples", "hand", "played_out", "differences", "glossary", "sources",
)  # fmt: skip
"""What a rulebook may do without."""


def _languages() -> tuple[str, ...]:
    """The languages by their files alone: `--help` need not read one."""
    folder = files("courtpiece_spec") / "rulebook" / "sentences"
    return tuple(
        sorted(each.name.removesuffix(".ftl") for each in folder.iterdir() if each.name.endswith(".ftl"))
    )


@click.command()
@click.argument("book", shell_complete=books)
@click.option(
    "--lang", type=click.Choice(_languages()), default="en", show_default=True, help="The language."
)
@click.option(
    "--to", "form", type=click.Choice(FORMATS), help="The form; by default that of PATH's ending, or html."
)
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The file to write; - is stdout.")
@click.option(
    "--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="The paper of a PDF."
)
@click.option(
    "--without",
    multiple=True,
    type=click.Choice(CHAPTERS),
    help="Leave a chapter out; may be given several times.",
)
@click.option("--name", help="The club or publisher, above the title.")
@click.option("--logo", type=click.Path(path_type=Path), help="A picture above the title: SVG, PNG or JPEG.")
@click.option(
    "--introduction", type=click.Path(path_type=Path), help="A text file: paragraphs before the rules."
)
@click.option(
    "--style", type=click.Path(path_type=Path), help="A CSS file that follows the book's own style."
)
@click.option(
    "--played-out",
    type=click.Path(path_type=Path),
    metavar="FILE.json",
    help="What `courtpiece simulate --json` wrote: a page tells how often each outcome comes.",
)
@book_option
def command(
    book: str,
    lang: str,
    form: str | None,
    output: Path | None,
    paper: str,
    played_out: Path | None,
    book_files: tuple[Path, ...],
    **added: Any,
) -> None:
    """Write the rulebook of BOOK: the rules in sentences, with pictures, examples and a whole hand.

    Every example and picture is played by the engine while the book is made.

    \b
    Examples:
      courtpiece rulebook hidden_rung -o hidden_rung.html
      courtpiece rulebook single_sir --lang ur -o single_sir.html
      courtpiece rulebook ours.court --name "Rung Club" --logo club.svg -o ours.html
      courtpiece rulebook hakem --lang fa --paper a5 -o hakem.pdf
      courtpiece rulebook hakem --to md -o -
      courtpiece rulebook single_sir --played-out odds.json -o single_sir.html
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    from courtpiece_spec.rulebook.sentences import Sentences

    sentences = Sentences(lang)
    form = _form(form, output)
    edition = _edition(**added)
    extra = known_files(book_files)
    found = playable_book(book, extra)
    often = None if played_out is None else _played_out(played_out, found)
    made = _made(book, found, sentences, edition, extra, often)
    _write(output or Path(f"{_file_name(found)}.{lang}.{form}"), _formed(made, form, paper))


def _form(form: str | None, output: Path | None) -> str:
    """The form that is asked for, by name or by the ending of the file."""
    if form is not None:
        return form
    ending = "" if output is None else output.suffix.removeprefix(".").lower()
    known = {"": FORMATS[0], "htm": "html", "markdown": "md"} | {each: each for each in FORMATS}
    if ending not in known:
        raise Failure(
            f"{output}: no form is known for `.{ending}`; end in .html, .md, .pdf or .epub, or say --to; "
            "Markdown (.md) is what comes nearest to plain text"
        )
    return known[ending]


def _made(
    reference: str,
    book: Book,
    sentences: Sentences,
    edition: Edition,
    extra: tuple[Path, ...],
    often: PlayedOut | None,
) -> Rulebook:
    from courtpiece_spec.publishing.rulebook import rulebook_of
    from courtpiece_spec.rulebook.chapters.examples import ExampleDoesNotHoldError
    from courtpiece_spec.rulebook.sentences import SentenceError

    try:
        return rulebook_of(reference, book, sentences, edition, extra, often)
    except (SentenceError, ExampleDoesNotHoldError) as error:
        raise Failure(str(error), ExitCode.DIFFERENCE) from None


def _played_out(path: Path, book: Book) -> PlayedOut:
    """How often each outcome of a book came, by a file.

    Raises Failure.
    """
    import json

    from courtpiece_spec.rulebook.chapters.played_out import read_played_out

    try:
        data = json.loads(_text(path))
    except (ValueError, RecursionError):
        raise Failure(f"{path} is no JSON: write it with `courtpiece simulate {book.id} --json`") from None
    found = read_played_out(data, book)
    if isinstance(found, str):
        raise Failure(f"{path}: {found}")
    return found


def _formed(book: Rulebook, form: str, paper: str) -> str | bytes:
    if form == "md":
        from courtpiece_spec.rulebook.output.markdown import to_markdown

        return to_markdown(book)
    if form == "epub":
        from courtpiece_spec.rulebook.output.epub import to_epub

        return to_epub(book)
    if form == "pdf":
        from courtpiece_spec.rulebook.output.pdf import CannotPrintError, to_pdf

        try:
            return to_pdf(book, paper)
        except CannotPrintError as error:
            raise Failure(str(error)) from None
    from courtpiece_spec.rulebook.output.html import to_html

    return to_html(book)


def _write(path: Path, data: str | bytes) -> None:
    if str(path) == "-":
        click.echo(data, nl=False)
        return
    problem = write_file(path, data)
    if problem is not None:
        raise Failure(str(problem))
    click.echo(f"wrote {safe_text(str(path))}", err=True)


def _file_name(book: Book) -> str:
    return "".join(each if each.isalnum() else "_" for each in book.id).strip("_")


# ---------------------------------------------------------------------- what a club adds
def _edition(
    *,
    name: str | None,
    logo: Path | None,
    introduction: Path | None,
    style: Path | None,
    without: tuple[str, ...],
) -> Edition:
    from courtpiece_spec.rulebook.content import Edition

    return Edition(
        name=None if name is None else safe_text(name, one_line=True),
        logo=None if logo is None else _picture(logo),
        introduction=() if introduction is None else _paragraphs(introduction),
        style="" if style is None else _text(style),
        without=frozenset(without),
    )


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise Failure(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}") from None
    if len(data) > _LARGEST:
        raise Failure(f"{path} is larger than {_LARGEST // 1_000_000} MB")
    return data


def _text(path: Path) -> str:
    try:
        return _bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Failure(f"{path} is no text in UTF-8") from None


def _paragraphs(path: Path) -> tuple[str, ...]:
    """The paragraphs of a text, which lines without words part; control characters are made visible."""
    found = _BLANK_LINES.split(_text(path).replace("\r\n", "\n"))
    return tuple(safe_text(" ".join(each.split())) for each in found if each.strip())


def _picture(path: Path) -> str:
    """A picture as an address that holds it whole."""
    from base64 import b64encode

    kind = _PICTURES.get(path.suffix.lower())
    if kind is None:
        raise Failure(f"{path}: a logo is an SVG, PNG or JPEG file")
    return f"data:{kind};base64,{b64encode(_bytes(path)).decode('ascii')}"
