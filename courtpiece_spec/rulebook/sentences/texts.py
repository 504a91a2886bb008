"""What is said of one book alone: sentences, titles and their forms, in a file beside the book."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import field, frozen
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.rulebook.sentences.messages import SUFFIX, Messages, SentenceError, read_resource

_TITLE = "title"


@frozen
class OwnWords:
    """What a file says of one clause."""

    where: str
    """The file and the message, for errors."""
    sentence: Pattern | None = None
    title: Pattern | None = None
    forms: dict[str, Pattern] = field(factory=dict)


def key_of(id: str, path: str) -> str:  # noqa: A002
    """The message of a clause: ``single_sir-score-goon``.  Neither ids nor paths have hyphens."""
    return f"{id}-{path.replace('.', '-')}"


class Texts:
    """The files beside the books that a book is made of, in one language."""

    def __init__(self, messages: Messages, sources: Iterable[tuple[str, str]] = ()) -> None:
        """Read files.

        Args:
            messages: The language.
            sources: Texts of files with their names; a later file wins.

        Raises:
            SentenceError: A file is not as it should be.
        """
        self.words: dict[str, OwnWords] = {}
        for text, name in sources:
            for entry in read_resource(text, name).body:
                if isinstance(entry, ast.Message):
                    self.words[entry.id.name] = self._own_words(messages, entry, f"{name}: `{entry.id.name}`")

    @staticmethod
    def _own_words(messages: Messages, entry: ast.Message, where: str) -> OwnWords:
        title: Pattern | None = None
        forms: dict[str, Pattern] = {}
        for attribute in entry.attributes:
            name, pattern = attribute.id.name, messages.pattern_of(attribute.value)
            if name == _TITLE:
                title = pattern
            elif name.startswith(_TITLE + "_"):
                forms[name.removeprefix(_TITLE + "_")] = pattern
            else:
                what = "write `.title` or `.title_FORM`"
                raise SentenceError(f"{where}: `.{name}` is no form of a title: {what}")
        sentence = None if entry.value is None else messages.pattern_of(entry.value)
        return OwnWords(where, sentence, title, forms)

    def of(self, book: Book, clause: Clause) -> tuple[OwnWords, ...]:
        """What the files say of a clause, the nearest book first."""
        keys = (key_of(each, clause.path) for each in writers(book, clause))
        return tuple(self.words[key] for key in keys if key in self.words)

    def about(self, id: str) -> OwnWords | None:  # noqa: A002
        """What the files say of an option as a whole: a message of its id alone."""
        return self.words.get(id)

    def strangers(self, books: Iterable[Book]) -> tuple[str, ...]:
        """Messages that are about no clause of these books; those about an option as a whole left out."""
        known = {
            key_of(id_, clause.path)
            for book in books
            for clause in book.clauses
            for id_ in writers(book, clause)
        }
        return tuple(words.where for key, words in self.words.items() if "-" in key and key not in known)


def writers(book: Book, clause: Clause) -> tuple[str, ...]:
    """The ids whose words about a clause hold, nearest first.

    They end at the book or option that wrote the clause: what is said of a clause further up is said of
    another rule.
    """
    ids = (book.id.partition(" with ")[0], *book.lineage)
    if clause.written_in in ids:
        return ids[: ids.index(clause.written_in) + 1]
    return (ids[0], clause.written_in) if clause.written_in else ids[:1]


def read_beside(book: Book, messages: Messages) -> Texts:
    """The files beside the files that a book's clauses were written in.

    `mybook.court` has `mybook.de.ftl`; a file that is not there says nothing.
    """
    names = dict.fromkeys(each.rule.at.file for each in book.clauses if each.rule.at is not None)
    found: list[tuple[str, str]] = []
    for name in names:
        file = _beside(name, messages.language)
        if file.is_file():
            found.append((file.read_text("utf-8"), str(file)))
    return Texts(messages, found)


def _beside(name: str, language: str) -> Traversable:
    path = Path(name)
    if not path.is_file():  # a bundled book is named by its file alone
        return files("courtpiece_spec") / "books" / f"{path.stem}.{language}{SUFFIX}"
    return path.with_name(f"{path.stem}.{language}{SUFFIX}")
