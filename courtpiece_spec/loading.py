"""Where language and engine meet: bundled books, ids with options, files.

`load` takes what a person writes where a book is wanted: an id (`single_sir`), an id with options
(`double_sir with ace_on_ace, blocked_tricks({2, 12})`), a path to a `.court` file, or `FILE#id`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from attrs import evolve, field, frozen

from courtpiece_spec.book import Book, Example, ExampleFault, Span
from courtpiece_spec.language.compile import (
    NO_TRIAL,
    Compiled,
    Trial,
    compile_request,
    compile_source,
)
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.language.echo import cure, said
from courtpiece_spec.language.ids import BadId, parse_id
from courtpiece_spec.language.paths import did_you_mean
from courtpiece_spec.language.source import Source
from courtpiece_spec.shelf import (
    SUFFIX,
    Folders,
    Shelf,
    bundled,
    bundled_options,
    bytes_of,
    each_once,
    entries_of,
    headers,
    hides_bundled,
    source_of,
    unreadable,
)

if TYPE_CHECKING:
    from courtpiece_spec.language.checks.sources import KnownSources

__all__ = [
    "SUFFIX",
    "THE_ID",
    "TRIAL",
    "Folders",
    "NotLoaded",
    "Shelf",
    "bundled",
    "bundled_options",
    "compile_file",
    "headers",
    "hides_bundled",
    "known_sources",
    "load",
    "load_from",
    "prove_book",
    "shelf_of",
    "unreadable",
    "untried",
]

THE_ID = "the id"
"""What stands for a file in messages about an id that somebody wrote."""
_FEW_NAMES: Final = 8
"""How many books of a file are named at most."""


def shelf_of(reference: str, extra_files: Iterable[Path] = ()) -> Shelf:
    """Where the books are looked up that a book speaks of: beside its file, if it stands in one.

    The parents of a book of `extra_files` are those that it has where it stands, as `check` finds them.
    """
    extra = tuple(extra_files)
    path, mark, _ = reference.partition("#")
    if path.endswith(SUFFIX) or mark:
        return Shelf(extra, own=Path(path), neighbours_of=Path(path))
    base = reference.partition(" ")[0]
    homes = [each for each in each_once(extra) if base in entries_of(each, str(each))]
    if len(homes) == 1:
        return Shelf(extra, own=homes[0], neighbours_of=homes[0])
    return Shelf(extra)


# ---------------------------------------------------------------------- trials
# The engine and the proofs are imported where they are used: a bundled book as it stands needs neither.
def _replay(book: Book, example: Example) -> tuple[ExampleFault, ...]:
    from courtpiece_spec.engine.examples import replay_example

    return replay_example(book, example)


def _alike(book: Book, other: Book) -> bool:
    from courtpiece_spec.proofs.idle import plays_alike

    return plays_alike(book, other)


def prove_book(book: Book) -> tuple[Diagnostic, ...]:
    """What the proofs find in a book, at the clauses where they find it."""
    from courtpiece_spec.proofs.prove import prove

    return tuple(
        Diagnostic(
            finding.code,
            finding.message,
            _place(book, finding.path),
            finding.help,
            severity=finding.severity,
        )
        for finding in prove(book)
    )


def _place(book: Book, path: str) -> Span:
    """Where a clause stands, or the first clause of its section."""
    clause = book.by_path.get(path) or next(book.under(path), None) or book.clauses[0]
    return clause.rule.at or Source(book.id, "").beginning


@cache
def known_sources() -> KnownSources:
    """The sources that the bundled table describes."""
    from courtpiece_spec.language.checks.sources import KnownSources
    from courtpiece_spec.rulebook.sources import documents, questions, statements

    return KnownSources(documents(), statements(), questions())


@cache
def _fits() -> dict[str, tuple[str, ...]]:
    table = json.loads((files("courtpiece_spec") / "books" / "fits.json").read_text("utf-8"))
    return {option: tuple(books) for option, books in table.items()}


def books_that_fit(option: str) -> tuple[str, ...]:
    """The bundled books that a bundled option is known to fit; none for any other option."""
    return _fits().get(option, ())


TRIAL = Trial(_replay, prove_book, known_sources, books_that_fit, _alike)


# ---------------------------------------------------------------------- loading
@frozen
class NotLoaded:
    """Why a reference gives no book."""

    message: str = field(converter=said)
    """For people, in one line."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """What is wrong in the text, if it is the text."""
    help: str | None = field(default=None, converter=cure)


def load(reference: str, *, extra_files: Iterable[Path] = ()) -> Book | NotLoaded:
    """The book that a reference names.

    Args:
        reference: An id, an id with options, a path to a `.court` file with one book, or `FILE#id`.
        extra_files: Files whose books are known by their ids.
    """
    path, mark, wanted = reference.partition("#")
    extra = tuple(extra_files)
    if path.endswith(SUFFIX) or mark:
        return _load_file(Path(path), wanted or None, extra)
    return load_from(reference, shelf_of(reference, extra))


def compile_file(path: Path, *, extra_files: Iterable[Path] = (), folders: Folders | None = None) -> Compiled:
    """Compile a file with every book and option in it.

    Args:
        path: The file.
        extra_files: Files whose books are known by their ids.
        folders: What is known of the files beside it, where many files are compiled.

    Raises:
        OSError: The file cannot be read.
    """
    source = source_of(bytes_of(path), str(path))
    if isinstance(source, Diagnostic):
        return Compiled({}, (source,), {})
    shelf = Shelf(extra_files, neighbours_of=path, folders=folders)
    made = compile_source(source, library=shelf, trial=TRIAL)
    return evolve(made, diagnostics=(*made.diagnostics, *shelf.problems))


def untried(reference: str, shelf: Shelf) -> Book | None:
    """A book with options that fit together, without its examples and proofs: for many books at once."""
    wanted = parse_id(reference)
    if isinstance(wanted, BadId):
        return None
    at = Source(THE_ID, reference).span(0, len(reference))
    made = compile_request(wanted, at, library=shelf, trial=NO_TRIAL)
    return made.books.get(str(wanted)) if made.ok else None


def compile_id(reference: str, shelf: Shelf) -> Compiled | NotLoaded:
    """Compile the book of an id, or of an id with options, on a shelf: with what is told of it."""
    wanted = parse_id(reference)
    if isinstance(wanted, BadId):
        return NotLoaded(f"`{reference}` is no id of a book: {wanted.message}")
    source = Source(THE_ID, reference)
    # Bundled books as they stand are tried by the tests; what is put together here has never been tried.
    trial = NO_TRIAL if shelf.is_bundled(wanted.book) and not wanted.uses else TRIAL
    made = compile_request(wanted, source.span(0, len(reference)), library=shelf, trial=trial)
    return evolve(made, diagnostics=(*shelf.problems, *made.diagnostics))


def load_from(reference: str, shelf: Shelf) -> Book | NotLoaded:
    """The book of an id, or of an id with options, on a shelf."""
    made = compile_id(reference, shelf)
    if isinstance(made, NotLoaded):
        return made
    broken = any(each.severity is Severity.ERROR for each in shelf.problems)
    for book in () if broken else made.books.values():
        return book
    found = made.diagnostics
    first = next((each for each in found if each.severity is Severity.ERROR), found[0])
    return NotLoaded(first.message, found, first.help)


def _each_of(path: Path, names: Sequence[str]) -> str:
    """The books of a file as they are named, as many as anybody reads."""
    first, *few = [f"#{name}" for name in names[:_FEW_NAMES]]
    if len(names) > _FEW_NAMES:
        return f"{path}{', '.join((first, *few))} or another of its {len(names)} books"
    return f"{path}{', '.join((first, *few[:-1]))} or {few[-1]}"


def _load_file(path: Path, wanted: str | None, extra: tuple[Path, ...]) -> Book | NotLoaded:
    try:
        made = compile_file(path, extra_files=extra)
    except OSError as error:
        return NotLoaded(f"{path} cannot be read: {error.strerror}")
    if not made.ok:
        return NotLoaded(f"{path} has errors", made.diagnostics)
    if wanted is None:
        own = [name for name, book in made.books.items() if book.kind != "family"] or list(made.books)
        if len(own) == 1:
            return made.books[own[0]]
        if not own:
            return NotLoaded(f"{path} declares no book")
        return NotLoaded(f"{path} declares {len(own)} books", help=f"name one: {_each_of(path, own)}")
    if wanted in made.books:
        return made.books[wanted]
    if " " not in wanted:
        return NotLoaded(f"{path} has no book `{wanted}`", help=did_you_mean(wanted, list(made.books)))
    return load_from(wanted, shelf_of(str(path), extra))
