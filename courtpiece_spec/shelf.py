"""What lies on the shelf: ids of bundled books, of files and their neighbours, parsed when asked for."""

from __future__ import annotations

import errno
import re
import stat
import warnings
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from attrs import frozen

from courtpiece_spec.language.compile import read_declarations
from courtpiece_spec.language.declarations import Decl
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.legible import decode
from courtpiece_spec.language.remembered import remembered
from courtpiece_spec.language.source import Source
from courtpiece_spec.warned import BookWarning

SUFFIX = ".court"
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


def bytes_of(path: Path) -> bytes:
    """What a file holds.

    Raises:
        OSError: It cannot be read, or is none that a person writes a book in.
    """
    reason = unreadable(path)
    if reason is not None:
        raise OSError(errno.EINVAL, reason, str(path))
    with path.open("rb") as file:
        return file.read(LARGEST)


def source_of(data: bytes, file: str) -> Source | Diagnostic:
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


def entries_of(file: Traversable, shown: str) -> dict[str, _Entry]:
    """What a file declares, by id; nothing where it cannot be read."""
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
            found.update(entries_of(file, file.name))
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


def _same_file(one: _Entry, other: _Entry) -> bool:
    """Whether two entries stand in one file: that of a bundled book may be somebody's neighbour."""
    if not isinstance(one.file, Path) or not isinstance(other.file, Path):
        return False
    return _identity(one.file) == _identity(other.file)


def hides_bundled(path: Path, id: str) -> bool:  # noqa: A002
    """Whether a file that declares an id hides a bundled book or option of that id from its neighbours."""
    entry = _bundled_index().get(id)
    return entry is not None and not _same_file(_Entry(entry.kind, path, str(path)), entry)


def each_once(paths: Iterable[Path]) -> Iterator[Path]:
    """Some files, without a second name of the same."""
    seen: set[tuple[int, int]] = set()
    for path in paths:
        identity = _identity(path)
        if identity not in seen:
            yield path
        if identity is not None:
            seen.add(identity)


class Folders:
    """What the files of folders declare, each file read once for all books that stand beside it."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[_Neighbour, ...]] = {}

    def beside(self, file: Path) -> Iterator[dict[str, _Entry]]:
        """The books of each other file in the folder of a file."""
        folder = file.parent
        if folder not in self._read:
            self._read[folder] = tuple(
                _Neighbour(_identity(path), entries_of(path, str(path)))
                for path in sorted(folder.glob(f"*{SUFFIX}"))
            )
        own = _identity(file)
        for neighbour in self._read[folder]:
            if own is None or neighbour.identity != own:
                yield neighbour.entries


@lru_cache(maxsize=1024)
def _declared(source: Source, *, is_bundled: bool) -> tuple[dict[str, Decl], tuple[Diagnostic, ...]]:
    """What a text declares: of one text always the same, so that many books can be made from it."""
    declared, problems = (remembered if is_bundled else read_declarations)(source)
    return {} if declared is None else {decl.name.text: decl for decl in declared.decls}, problems


class Shelf:
    """A library: some files, a file's neighbours, then the bundled books.  Parses only what is asked for.

    Warns with BookWarning where a bundled book that is asked for is hidden behind one of a neighbour, which
    nobody named.
    """

    def __init__(
        self,
        extra_files: Iterable[Path] = (),
        *,
        own: Path | None = None,
        neighbours_of: Path | None = None,
        folders: Folders | None = None,
    ) -> None:
        """Put up a shelf.

        Args:
            extra_files: Files that somebody named, whose books are meant rather than others of their ids.
            own: The file that is asked for, which comes before all others.
            neighbours_of: The file beside which others are looked for.
            folders: What is known of the files beside it, where many files are compiled.
        """
        self._index = dict(_bundled_index())
        self._twice: dict[str, tuple[_Entry, _Entry]] = {}
        """Ids that two files of one rank declare, so that nobody knows which is meant."""
        self._unnamed: dict[str, _Entry] = {}
        """Books of neighbours that hide bundled ones."""
        if neighbours_of is not None:
            beside = list((Folders() if folders is None else folders).beside(neighbours_of))
            self._put(beside)
            self._unnamed = {
                name: entry
                for each in beside
                for name, entry in each.items()
                if isinstance(entry.file, Path) and hides_bundled(entry.file, name)
            }
        self._put([entries_of(path, str(path)) for path in each_once(extra_files)])
        if own is not None:
            self._put([entries_of(own, str(own))])
        self._read: dict[str, dict[str, Decl]] = {}
        self.problems: list[Diagnostic] = []
        """What keeps a file of the shelf from being read, or leaves open which of two is meant."""

    def _put(self, files: Iterable[dict[str, _Entry]]) -> None:
        """Put the books of files of one rank before those that are there."""
        put: dict[str, _Entry] = {}
        for entries in files:
            for name, entry in entries.items():
                self._twice.pop(name, None)
                self._unnamed.pop(name, None)
                if name in put:
                    self._twice[name] = (put[name], entry)
                else:
                    put[name] = entry
        self._index.update(put)

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
        if id in self._unnamed:
            told = f"{id} is taken from {entry.shown}, which hides the bundled one"
            warnings.warn(told, BookWarning, stacklevel=2)
        found = self._declared(id, entry)
        if id in self._twice:
            self._tell_twice(id, *self._twice.pop(id))
        return found

    def _declared(self, id: str, entry: _Entry) -> Decl | None:  # noqa: A002
        if entry.shown not in self._read:
            is_bundled = _bundled_index().get(id) is entry
            self._read[entry.shown] = self._declarations(entry, is_bundled=is_bundled)
        return self._read[entry.shown].get(id)

    def _tell_twice(self, id: str, first: _Entry, second: _Entry) -> None:  # noqa: A002
        """Say of an id that is asked for that two files declare it."""
        one, other = (self._declared(id, each) for each in (first, second))
        if one is not None and other is not None:
            self.problems.append(
                Diagnostic(
                    "CP210",
                    f"the id `{id}` is there twice, in {first.shown} and in {second.shown}",
                    other.name.at,
                    "choose another name in one of them, or take one of the files away",
                    (Related(one.name.at, "it stands here"),),
                )
            )

    def _declarations(self, entry: _Entry, *, is_bundled: bool) -> dict[str, Decl]:
        source = source_of(entry.file.read_bytes(), entry.shown)
        if isinstance(source, Diagnostic):
            self.problems.append(source)
            return {}
        declared, problems = _declared(source, is_bundled=is_bundled)
        self.problems.extend(problems)
        return declared
