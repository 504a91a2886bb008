"""`courtpiece check FILE_OR_BOOK…`: what is wrong with books, where, and what would mend it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from courtpiece_spec.cli.books import book_option, known_files
from courtpiece_spec.cli.completing import books as complete
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.cli.output import print_json, stdout
from courtpiece_spec.warned import BookWarning

if TYPE_CHECKING:
    from courtpiece_spec.language.compile import Compiled
    from courtpiece_spec.language.diagnostic import Diagnostic
    from courtpiece_spec.language.source import Source
    from courtpiece_spec.loading import Folders

_UNREADABLE: Final = frozenset({"CP101", "CP102"})


@click.command()
@click.argument("books", nargs=-1, required=True, metavar="FILE_OR_BOOK...", shell_complete=complete)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "sarif"]),
    default="text",
    show_default=True,
    help="For people, as one JSON list, or as a SARIF 2.1.0 log for code hosts and editors.",
)
@click.option("--json", "form", flag_value="json", help="The same as --format json.")
@book_option
def command(books: tuple[str, ...], form: str, book_files: tuple[Path, ...]) -> int:
    """Check books and say what is wrong, and where.

    FILE_OR_BOOK is a path to a .court file, of which every book and option is checked, or the id of a book,
    also with options: "double_sir with ace_on_ace". With mine.court, the words beside it are checked, such as
    mine.en.ftl.

    \b
    Examples:
      courtpiece check mine.court
      courtpiece check "double_sir with ace_on_ace"
      courtpiece check --format sarif books/*.court > check.sarif

    Exit status: 0 nothing wrong, or warnings only; 1 errors; 2 a file that cannot be read, an unknown book.
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    from courtpiece_spec.loading import Folders

    extra, folders = known_files(book_files), Folders()
    told: dict[Diagnostic, None] = {}
    unknown = False
    for name in books:
        found, known = _checked(name, extra, folders)
        told |= dict.fromkeys(found)
        unknown = unknown or not known
        if not found and form == "text":
            stdout().print(f"{name}: no errors", soft_wrap=True)
    if form == "text":
        if told:
            _print(list(told), books)
    elif form == "json":
        from courtpiece_spec.language.render import render_json

        print_json(render_json(list(told)))
    else:
        from courtpiece_spec import __version__
        from courtpiece_spec.language.sarif import render_sarif

        print_json(render_sarif(list(told), version=__version__, root=Path.cwd()))
    return _status(list(told), unknown=unknown)


def _checked(name: str, extra: tuple[Path, ...], folders: Folders) -> tuple[tuple[Diagnostic, ...], bool]:
    """What is wrong with a book or file, and whether there is such a book at all."""
    from courtpiece_spec.book import Book
    from courtpiece_spec.loading import (
        SUFFIX,
        THE_ID,
        NotLoaded,
        Shelf,
        compile_file,
        compile_id,
        load,
        unreadable,
    )

    path, mark, wanted = name.partition("#")
    is_file = path.endswith(SUFFIX) or bool(mark) or "/" in path or (path != "" and _exists(path))
    if is_file:
        reason = unreadable(Path(path))
        if reason is not None:
            return (_at(path, "CP101", f"{path} cannot be read: {reason}"),), False
        if not mark:
            made = compile_file(Path(path), extra_files=extra, folders=folders)
            _warn_of_bundled_ids(Path(path), (*made.books, *made.options))
            return (*made.diagnostics, *_beside(Path(path), made, extra)), True
    found = load(name, extra_files=extra) if mark else compile_id(name, Shelf(extra))
    if isinstance(found, Book):
        if " " not in wanted:
            return (), True
        found = compile_id(wanted, Shelf((*extra, Path(path)), neighbours_of=Path(path)))
    in_text = tuple(each for each in found.diagnostics if each.at.file != THE_ID)
    if in_text:
        return in_text, True
    said = tuple(_of_id(name, each) for each in found.diagnostics)
    if isinstance(found, NotLoaded):
        return said or (_at(name, "CP201", found.message, found.help),), False
    return said, bool(found.books)


def _beside(path: Path, made: Compiled, extra: tuple[Path, ...]) -> tuple[Diagnostic, ...]:
    """What is wrong with the words beside a sound book; those of a broken one could be about anything."""
    from courtpiece_spec.loading import shelf_of

    if not made.ok or next(path.parent.glob("*.ftl"), None) is None:  # Fluent is costly to import
        return ()
    from courtpiece_spec.records.beside import check_beside

    return check_beside(path, made, shelf_of(str(path), extra))


def _warn_of_bundled_ids(path: Path, ids: tuple[str, ...]) -> None:
    """Say that a file takes the place of bundled books for those beside it, as a copy of one does."""
    from courtpiece_spec.loading import hides_bundled

    hidden = [each for each in ids if hides_bundled(path, each)]
    if hidden:
        what = f"the bundled {hidden[0]}" if len(hidden) == 1 else f"the bundled {' and '.join(hidden)}"
        warnings.warn(
            f"{path} hides {what} from the other files of its folder; "
            "if that is not meant, give it an id of its own",
            BookWarning,
            stacklevel=2,
        )


def _exists(path: str) -> bool:
    """Whether there is a file of a name; some ids are none that a file could have."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def _of_id(name: str, problem: Diagnostic) -> Diagnostic:
    """What is wrong with an id, told at the word of the command line."""
    from attrs import evolve

    from courtpiece_spec.book import Span

    return evolve(problem, at=Span(name, 1, 1, 1, 1))


def _at(file: str, code: str, message: str, cure: str | None = None) -> Diagnostic:
    from courtpiece_spec.book import Span
    from courtpiece_spec.language.codes import say

    return say(code, message, Span(file, 1, 1, 1, 1), cure)


def _print(told: list[Diagnostic], books: tuple[str, ...]) -> None:
    from courtpiece_spec.language.render import WIDTH, render

    console = stdout()
    width = max(40, console.width - 8) if console.is_terminal else WIDTH
    console.print(render(told, _Sources(books), width), soft_wrap=True, end="")


class _Sources:
    """The texts of which diagnostics speak: files, and bundled books by their file's name."""

    def __init__(self, books: tuple[str, ...]) -> None:
        self._named = {book.partition("#")[0] for book in books}
        self._read: dict[str, Source | None] = {}

    def __call__(self, file: str) -> Source | None:
        """The text of a file by the name that diagnostics give it."""
        if file not in self._read:
            self._read[file] = next(self._texts(file), None)
        return self._read[file]

    def _texts(self, file: str) -> Iterator[Source]:
        from importlib.resources import files

        from courtpiece_spec.language.source import Source
        from courtpiece_spec.loading import unreadable

        places = [Path(file), files("courtpiece_spec") / "books" / file]
        for place in places if file in self._named or "/" in file else reversed(places):
            if place.is_file() and (not isinstance(place, Path) or unreadable(place) is None):
                yield Source(file, place.read_bytes().decode("utf-8", "replace"))


def _status(told: list[Diagnostic], *, unknown: bool) -> ExitCode:
    from courtpiece_spec.language.diagnostic import Severity

    if unknown or any(diagnostic.code in _UNREADABLE for diagnostic in told):
        return ExitCode.USAGE
    return ExitCode.DIFFERENCE if any(each.severity is Severity.ERROR for each in told) else ExitCode.OK
