"""Where language and engine meet: bundled books, ids with options, files.

`load` takes what a person writes where a book is wanted: an id (`single_sir`), an id with options
(`double_sir with ace_on_ace, blocked_tricks({2, 12})`), a path to a `.court` file, or `FILE#id`.
"""

from __future__ import annotations

import errno
import re
import stat
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from attrs import evolve, field, frozen

from courtpiece_spec.book import Book, Span
from courtpiece_spec.engine.examples import replay_example
from courtpiece_spec.language.checks.sources import KnownSources
from courtpiece_spec.language.compile import (
    NO_TRIAL,
    Compiled,
    Trial,
    compile_request,
    compile_source,
    read_declarations,
)
from courtpiece_spec.language.declarations import Decl
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.language.echo import cure, said
from courtpiece_spec.language.ids import BadId, parse_id
from courtpiece_spec.language.legible import decode
from courtpiece_spec.language.paths import did_you_mean
from courtpiece_spec.language.source import Source
from courtpiece_spec.proofs.idle import plays_alike
from courtpiece_spec.proofs.prove import prove
from courtpiece_spec.rulebook.sources import documents, questions, statements

SUFFIX = ".court"
THE_ID = "the id"
"""What stands for a file in messages about an id that somebody wrote."""

_HEADER = re.compile(r'(?<![\w.])(family|variant|option)\s+([a-z][a-z0-9_]*)\s*(\([^)"]*\))?\s*"', re.ASCII)
_NO_CODE = re.compile(r'"[^"\n]*"|#[^\n]*')


LARGEST: Final = 4 * 1024 * 1024
"""Bytes of the largest file that is read as a book."""
_KINDS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (lambda mode: not stat.S_ISREG(mode), "a device"),
)


def unreadable(path: Path) -> str | None:
    """Why a file cannot be read; looked at before it is opened, as a pipe would be waited for."""
    try:
        state = path.stat()
        for is_kind, called in _KINDS:
            if is_kind(state.st_mode):
                return f"it is {called}"
        if state.st_size > LARGEST:
            return f"it holds {state.st_size} bytes, and a book at most {LARGEST}"
        with path.open("rb"):
            return None
    except OSError as error:
        return (error.strerror or type(error).__name__).lower()
    except ValueError:  # a NUL in the name
        return "no file can have this name"


def _bytes_of(path: Path) -> bytes:
    """What a file holds.

    Raises:
        OSError: It cannot be read, or is none that a person writes a book in.
    """
    reason = unreadable(path)
    if reason is not None:
        raise OSError(errno.EINVAL, reason, str(path))
    with path.open("rb") as file:
        return file.read(LARGEST)


def _read(data: bytes, file: str) -> Source | Diagnostic:
    """The text of a file's bytes, or why they are none."""
    text, problem = decode(data, file)
    if text is None:
        assert problem is not None
        return problem
    return Source(file, text)


# ---------------------------------------------------------------------- an index of ids
def headers(text: str) -> Iterator[tuple[str, str]]:
    """The kinds and ids of the books and options of a text, found without parsing it."""
    plain = _NO_CODE.sub(lambda found: '""' if found.group()[0] == '"' else " ", text)
    for found in _HEADER.finditer(plain):
        yield found.group(1), found.group(2)


@frozen
class _Entry:
    """Where a book or option is declared."""

    kind: str
    file: Traversable
    shown: str


def _entries(file: Traversable, shown: str) -> dict[str, _Entry]:
    if not file.is_file() or (isinstance(file, Path) and unreadable(file) is not None):
        return {}
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    return {name: _Entry(kind, file, shown) for kind, name in headers(text)}


@cache
def _bundled_index() -> dict[str, _Entry]:
    folder = files("courtpiece_spec") / "books"
    found: dict[str, _Entry] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(SUFFIX):
            found.update(_entries(file, file.name))
    return found


def bundled() -> tuple[str, ...]:
    """The ids of the bundled books, options left out, in alphabetical order."""
    return tuple(sorted(name for name, entry in _bundled_index().items() if entry.kind != "option"))


def bundled_options() -> tuple[str, ...]:
    """The ids of the bundled options, in alphabetical order."""
    return tuple(sorted(name for name, entry in _bundled_index().items() if entry.kind == "option"))


def _identity(path: Path) -> tuple[int, int] | None:
    """What two paths to one file share; none for a link that leads nowhere, or round and round."""
    try:
        found = path.stat()
    except (OSError, RuntimeError, ValueError):
        return None
    return found.st_dev, found.st_ino


@frozen
class _Neighbour:
    """A file of a folder, with the books that it declares."""

    identity: tuple[int, int] | None
    entries: dict[str, _Entry]


class Folders:
    """What the files of folders declare, each file read once for all books that stand beside it."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[_Neighbour, ...]] = {}

    def beside(self, file: Path) -> Iterator[dict[str, _Entry]]:
        """The books of each other file in the folder of a file."""
        folder = file.parent
        if folder not in self._read:
            self._read[folder] = tuple(
                _Neighbour(_identity(path), _entries(path, str(path)))
                for path in sorted(folder.glob(f"*{SUFFIX}"))
            )
        own = _identity(file)
        for neighbour in self._read[folder]:
            if own is None or neighbour.identity != own:
                yield neighbour.entries


@lru_cache(maxsize=1024)
def _declared(source: Source) -> tuple[dict[str, Decl], tuple[Diagnostic, ...]]:
    """What a text declares: of one text always the same, so that many books can be made from it."""
    declared, problems = read_declarations(source)
    return {} if declared is None else {decl.name.text: decl for decl in declared.decls}, problems


class Shelf:
    """A library: some files, a file's neighbours, then the bundled books.  Parses only what is asked for."""

    def __init__(
        self,
        extra_files: Iterable[Path] = (),
        *,
        neighbours_of: Path | None = None,
        folders: Folders | None = None,
    ) -> None:
        self._index = dict(_bundled_index())
        if neighbours_of is not None:
            for entries in (Folders() if folders is None else folders).beside(neighbours_of):
                self._index.update(entries)
        for path in extra_files:
            self._index.update(_entries(path, str(path)))
        self._read: dict[str, dict[str, Decl]] = {}
        self.problems: list[Diagnostic] = []
        """What keeps a file of the shelf from being read."""

    def is_bundled(self, id: str) -> bool:  # noqa: A002
        """Whether an id stands for the bundled book of that name."""
        return id in self._index and self._index.get(id) is _bundled_index().get(id)

    @property
    def is_as_bundled(self) -> bool:
        """Whether no bundled book or option is hidden behind another of its name."""
        return all(map(self.is_bundled, _bundled_index()))

    def ids(self) -> Iterable[str]:
        """Every id on the shelf."""
        return self._index

    def find(self, id: str) -> Decl | None:  # noqa: A002
        """The declaration of an id."""
        entry = self._index.get(id)
        if entry is None:
            return None
        if entry.shown not in self._read:
            self._read[entry.shown] = self._declarations(entry)
        return self._read[entry.shown].get(id)

    def _declarations(self, entry: _Entry) -> dict[str, Decl]:
        source = _read(entry.file.read_bytes(), entry.shown)
        if isinstance(source, Diagnostic):
            self.problems.append(source)
            return {}
        declared, problems = _declared(source)
        self.problems.extend(problems)
        return declared


def shelf_of(reference: str, extra_files: Iterable[Path] = ()) -> Shelf:
    """Where the books are looked up that a book speaks of: beside its file, if it is one."""
    path = Path(reference.partition("#")[0])
    if path.suffix != SUFFIX:
        return Shelf(extra_files)
    return Shelf((*extra_files, path), neighbours_of=path)


# ---------------------------------------------------------------------- trials
def prove_book(book: Book) -> tuple[Diagnostic, ...]:
    """What the proofs find in a book, at the clauses where they find it."""
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
    return KnownSources(documents(), statements(), questions())


TRIAL = Trial(replay_example, prove_book, plays_alike, known_sources)


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
    if path.endswith(SUFFIX) or mark:
        return _load_file(Path(path), wanted or None, tuple(extra_files))
    return load_from(reference, Shelf(extra_files))


def compile_file(path: Path, *, extra_files: Iterable[Path] = (), folders: Folders | None = None) -> Compiled:
    """Compile a file with every book and option in it.

    Args:
        path: The file.
        extra_files: Files whose books are known by their ids.
        folders: What is known of the files beside it, where many files are compiled.

    Raises:
        OSError: The file cannot be read.
    """
    source = _read(_bytes_of(path), str(path))
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
    for book in made.books.values():
        return book
    found = made.diagnostics
    first = next((each for each in found if each.severity is Severity.ERROR), found[0])
    return NotLoaded(first.message, found, first.help)


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
        return NotLoaded(f"{path} declares {len(own)} books", help=f"name one: {path}#{own[0]}")
    if wanted in made.books:
        return made.books[wanted]
    if " " not in wanted:
        return NotLoaded(f"{path} has no book `{wanted}`", help=did_you_mean(wanted, list(made.books)))
    return load_from(wanted, Shelf((*extra, path), neighbours_of=path))
