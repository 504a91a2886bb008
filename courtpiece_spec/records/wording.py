"""A clause for people: its words in the text that wrote it, its title, where it is written, its sources."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from attrs import frozen

from courtpiece_spec.book import Book, Clause, Span, kind_name
from courtpiece_spec.engine import BUILT_IN
from courtpiece_spec.rulebook.sentences import SentenceError, Sentences
from courtpiece_spec.rulebook.sentences import Texts as OwnTexts
from courtpiece_spec.rulebook.sentences.messages import messages_of
from courtpiece_spec.warned import BookWarning

_TOKEN: Final = re.compile(r'"[^"\n]*"|#[^\n]*|@[A-Z][A-Za-z]*[0-9]*[a-z]?|\s+|[^\s"#@]+|.')
_FILES: Final = 64


@frozen
class Wording:
    """A clause, said to people."""

    id: str
    """The full id."""
    path: str
    text: str
    """The rule as the book's text has it, on one line, without its sources; else the kind of the rule."""
    title: str | None = None
    written_in: str = ""
    """The id of the book or option that writes it; empty for what every book has without writing it."""
    cites: tuple[str, ...] = ()
    sentence: str | None = None
    """The rule in a sentence; None where there is none for it."""

    @property
    def origin(self) -> str:
        """Where it is written and on what authority: ``single_sir, after B14``."""
        if not self.written_in:
            return "in every book"
        return self.written_in + (f", after {', '.join(self.cites)}" if self.cites else "")


class Texts:
    """The texts of books: bundled ones by name, others by the path that they were read from."""

    def __init__(self, own_files: Iterable[Path] = ()) -> None:
        self._own = tuple(str(path) for path in own_files)
        self._folders = {str(Path(path).parent) for path in self._own}

    def excerpt(self, at: Span | None) -> str | None:
        """The text of a place, or None where it cannot be read any more."""
        if at is None:
            return None
        own = at.file in self._own or str(Path(at.file).parent) in self._folders
        lines = (_own_lines(at.file) if own else None) or _bundled_lines(at.file) or _own_lines(at.file)
        if lines is None or not 1 <= at.line <= at.end_line <= len(lines):
            return None
        found = list(lines[at.line - 1 : at.end_line])
        found[-1] = found[-1][: at.end_column - 1]
        found[0] = found[0][at.column - 1 :]
        return "\n".join(found)

    def words(self, clause: Clause) -> str:
        """What a clause says, in the words of its text."""
        excerpt = self.excerpt(clause.rule.at)
        if excerpt is None:
            return kind_name(type(clause.rule)).replace("_", " ")
        return _without_label(_plain(excerpt), clause.label)

    def wording(self, book: Book, clause_id: str) -> Wording:
        """A clause for people, by its full id."""
        path = clause_id.rpartition("/")[2]
        clause = book.by_path.get(path)
        if clause is None:
            text = BUILT_IN.get(path, "no clause of this book")
            return Wording(clause_id, path, text, sentence=text)
        sentence = sentence_of(book, clause)
        return Wording(
            clause_id, path, self.words(clause), clause.title, clause.written_in, clause.cites, sentence
        )


_ISOLATES = {0x2068: None, 0x2069: None}
"""Marks around a title that runs against its sentence: for pages; a terminal would show their codes."""


@lru_cache(maxsize=1)
def _english() -> Sentences:
    return Sentences()


@lru_cache(maxsize=1)
def _bare_english() -> Sentences:
    """English without what files beside books say."""
    return Sentences("en", OwnTexts(messages_of("en")))


def sentence_of(book: Book, clause: Clause) -> str | None:
    """A clause in an English sentence for a terminal; None where it cannot be said in one.

    Warns with BookWarning where a file beside the book is not as it should be: then its words are left out.
    """
    try:
        return _english().clause(book, clause).translate(_ISOLATES)
    except SentenceError as error:
        wrong = str(error).removeprefix(f"{book.clause_id(clause.path)}: ")
        told = f"{wrong}; its words are left out (see `courtpiece check`)"
    try:
        said = _bare_english().clause(book, clause).translate(_ISOLATES)
    except SentenceError:
        return None
    warnings.warn(told, BookWarning, stacklevel=2)
    return said


def _plain(excerpt: str) -> str:
    """A text without comments and sources, blanks run together."""
    kept = [" " if token[0] in "#@" or token.isspace() else token for token in _TOKEN.findall(excerpt)]
    return re.sub(r" +", " ", "".join(kept)).strip()


def _without_label(text: str, label: str) -> str:
    """A rule without the label and the title before it."""
    return re.sub(rf'^(?:let )?{re.escape(label)}(?: "[^"]*")? ?[:=] ?', "", text)


@lru_cache(maxsize=_FILES)
def _bundled_lines(name: str) -> tuple[str, ...] | None:
    if Path(name).name != name:
        return None
    file = files("courtpiece_spec") / "books" / name
    return _lines(file.read_bytes()) if file.is_file() else None


@lru_cache(maxsize=_FILES)
def _own_lines(path: str) -> tuple[str, ...] | None:
    try:
        return _lines(Path(path).read_bytes())  # it was read as a book before, so it is not endless
    except OSError:
        return None


def _lines(data: bytes) -> tuple[str, ...]:
    text = data.decode("utf-8", "replace").removeprefix("\ufeff")
    return tuple(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
