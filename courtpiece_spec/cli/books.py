"""What commands that take a BOOK have in common: the option `--book`, and the way from a word to a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from attrs import define

from courtpiece_spec.cli.exits import ExitCode, Failure

if TYPE_CHECKING:
    from courtpiece_spec.book import Book
    from courtpiece_spec.language.diagnostic import Diagnostic
    from courtpiece_spec.loading import NotLoaded
    from courtpiece_spec.records.reading import Found, Record

Command = TypeVar("Command", bound=Callable[..., Any])


def book_option(command: Command) -> Command:
    """The option `--book FILE.court`, which may be given several times."""
    return click.option(
        "--book",
        "book_files",
        metavar="FILE.court",
        multiple=True,
        type=click.Path(path_type=Path),
        help="Make the books of a file known by their ids; may be given several times.",
    )(command)


def known_files(paths: tuple[Path, ...]) -> tuple[Path, ...]:
    """The files of `--book`, each read and checked: a broken one is told before anything is judged.

    Raises Failure.
    """
    from courtpiece_spec.loading import compile_file

    for path in paths:
        try:
            made = compile_file(path, extra_files=paths)
        except OSError as error:
            raise Failure(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}") from None
        if not made.ok:
            raise Failure(_told(f"{path} has errors", made.diagnostics), ExitCode.DIFFERENCE)
    return paths


@define
class Strangers:
    """Records that name a book of which the files of `--book` know nothing; that is said once."""

    _files: tuple[Path, ...]
    _books: tuple[str, ...]
    _options: tuple[str, ...]
    _told: bool = False

    @staticmethod
    def of(files: tuple[Path, ...]) -> Strangers:
        """Those of some files, which are sound."""
        from courtpiece_spec.loading import compile_file

        made = [compile_file(path, extra_files=files) for path in files]
        books = tuple(name for each in made for name in each.books)
        return Strangers(files, books, tuple(name for each in made for name in each.options))

    def told(self, where: str, record: Record | None) -> str | None:
        """What is said of a record, if anything: it is judged by the book that it names, not by the file."""
        return None if record is None or record.found is None else self.told_of(where, record.found)

    def told_of(self, where: str, found: Found) -> str | None:
        """The same of a record of which only the book is known."""
        if not self._files or self._told:
            return None
        book = found.book
        if book.id.partition(" ")[0] in self._books or any(use.id in self._options for use in book.options):
            return None
        self._told = True
        from courtpiece_spec.cli.output import safe_text

        held = " and ".join(map(str, self._files))
        way_out = f'; to be judged by the file it must name "{self._books[0]}"' if self._books else ""
        return safe_text(
            f"courtpiece: {where}: the record names the book {book.id}, which {held} does not hold; "
            f"it is judged by {book.id}{way_out}"
        )


def find_book(reference: str, extra_files: tuple[Path, ...] = ()) -> Book:
    """The book that a word of the command line names.

    Raises Failure: 2 where there is no such book or file, 1 where its text has errors.
    """
    from courtpiece_spec.loading import NotLoaded, load

    found = load(reference, extra_files=extra_files)
    if isinstance(found, NotLoaded):
        raise _failure(found)
    return found


def playable_book(reference: str, extra_files: tuple[Path, ...] = ()) -> Book:
    """As `find_book`, for a book that is to be played.

    Raises Failure, also for a family.
    """
    from courtpiece_spec.records.library import unplayable

    book = find_book(reference, extra_files)
    fault = unplayable(book)
    if fault is not None:
        raise Failure(fault.message.removeprefix("`book`: "))
    return book


def _failure(problem: NotLoaded) -> Failure:
    in_text = tuple(each for each in problem.diagnostics if each.at.file != "the id")
    if in_text:
        return Failure(_told(problem.message, in_text), ExitCode.DIFFERENCE)
    return Failure(problem.message + (f"; {problem.help}" if problem.help else ""))


def _told(message: str, diagnostics: tuple[Diagnostic, ...]) -> str:
    lines = [message]
    for each in diagnostics:
        cure = f"; {each.help}" if each.help else ""
        lines.append(f"  {each.at.file}:{each.at.line}:{each.at.column}: {each.code} {each.message}{cure}")
    return "\n".join(lines)
