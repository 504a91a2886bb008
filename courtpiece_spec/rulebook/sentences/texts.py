"""What is said of one book alone: sentences, titles and their forms, in a file beside the book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import field, frozen
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from courtpiece_spec.book.about import Example, Ruling
from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.rulebook.sentences.messages import SUFFIX, Messages, SentenceError, read_resource

_TITLE = "title"
_PARTS = re.compile(r"[^-]+-ruling-[^-]+(-[0-9]+)?")
_PART = re.compile(r"here|instead_[1-9][0-9]?")


@frozen
class OwnWords:
    """What a file says of one clause, ruling, example or name."""

    where: str
    """The file and the message, for errors."""
    sentence: Pattern | None = None
    title: Pattern | None = None
    forms: dict[str, Pattern] = field(factory=dict)
    parts: dict[str, Pattern] = field(factory=dict)
    """Of a ruling: `here`, `instead_1` …"""

    def part(self, attribute: str | None) -> Pattern | None:
        """The value, the title, or a part of a ruling; None where the file does not say it."""
        if attribute is None:
            return self.sentence
        return self.title if attribute == _TITLE else self.parts.get(attribute)


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
            self.words |= _words_in(messages, text, name)

    def of(self, book: Book, clause: Clause) -> tuple[OwnWords, ...]:
        """What the files say of a clause, the nearest book first."""
        keys = (key_of(each, clause.path) for each in writers(book, clause))
        return tuple(self.words[key] for key in keys if key in self.words)

    def about(self, id: str) -> OwnWords | None:  # noqa: A002
        """What the files say of an option as a whole: a message of its id alone."""
        return self.words.get(id)

    def strangers(self, books: Iterable[Book]) -> tuple[str, ...]:
        """Messages that are about nothing in these books; those about an option as a whole left out."""
        known = {key for book in books for key in keys_of(book)}
        return tuple(words.where for key, words in self.words.items() if "-" in key and key not in known)


@lru_cache(maxsize=256)  # many books are made of the same few files
def _words_in(messages: Messages, text: str, name: str) -> dict[str, OwnWords]:
    """What a file says, by message."""
    return {
        entry.id.name: _own_words(messages, entry, f"{name}: `{entry.id.name}`")
        for entry in read_resource(text, name).body
        if isinstance(entry, ast.Message)
    }


def _own_words(messages: Messages, entry: ast.Message, where: str) -> OwnWords:
    title: Pattern | None = None
    forms: dict[str, Pattern] = {}
    parts: dict[str, Pattern] = {}
    is_ruling = _PARTS.fullmatch(entry.id.name) is not None
    for attribute in entry.attributes:
        name, pattern = attribute.id.name, messages.pattern_of(attribute.value)
        if is_ruling:
            if _PART.fullmatch(name) is None:
                raise SentenceError(
                    f"{where}: `.{name}` is no part of a ruling: write `.here` or `.instead_1`"
                )
            parts[name] = pattern
        elif name == _TITLE:
            title = pattern
        elif name.startswith(_TITLE + "_"):
            forms[name.removeprefix(_TITLE + "_")] = pattern
        else:
            what = "write `.title` or `.title_FORM`"
            raise SentenceError(f"{where}: `.{name}` is no form of a title: {what}")
    sentence = None if entry.value is None else messages.pattern_of(entry.value)
    return OwnWords(where, sentence, title, forms, parts)


def writers(book: Book, clause: Clause) -> tuple[str, ...]:
    """The ids whose words about a clause hold, nearest first.

    They end at the book or option that wrote the clause: what is said of a clause further up is said of
    another rule.  So are a book's words where an option named with it wrote the clause anew.
    """
    ids = (base_id(book), *book.lineage)
    if base_id(book) != book.id and clause.written_in in (use.id for use in book.options):
        return (clause.written_in,)
    if clause.written_in in ids:
        return ids[: ids.index(clause.written_in) + 1]
    return (ids[0], clause.written_in) if clause.written_in else ids[:1]


def slug_of(text: str) -> str:
    """A name as part of a message's id: `Band Rung` is `band_rung`."""
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_") or "unnamed"


def ruling_key(ruling: Ruling) -> str:
    """The message of a ruling: ``hidden_rung-ruling-Q13``."""
    return f"{ruling.written_in}-ruling-{ruling.question}"


def ruling_keys(book: Book, ruling: Ruling) -> tuple[str, ...]:
    """The messages that may say a ruling, the nearest first.

    An option whose ruling depends on its number says it once for each: ``run_bonus-ruling-Q57-2``.
    """
    key = ruling_key(ruling)
    numbers = [
        value
        for use in book.options
        if use.id == ruling.written_in
        for _, value in use.arguments
        if isinstance(value, int)
    ]
    return (*(f"{key}-{number}" for number in numbers), key)


def example_key(example: Example) -> str:
    """The message of a worked example's title."""
    return f"{example.written_in}-example-{example.id}"


def also_key(book: Book, name: str) -> str:
    """The message of another name of a book."""
    return f"{base_id(book)}-also-{slug_of(name)}"


def base_id(book: Book) -> str:
    """The id of a book without the options named with it."""
    return book.id.partition(" with ")[0]


def keys_of(book: Book) -> Iterator[str]:
    """The messages that may be said of a book."""
    for clause in book.clauses:
        yield from (key_of(each, clause.path) for each in writers(book, clause))
    for ruling in book.rulings:
        yield from ruling_keys(book, ruling)
    yield from map(example_key, book.examples)
    yield from (also_key(book, each) for each in book.also)
    for leg in book.legs:
        yield from keys_of(leg.book)


def read_beside(book: Book, messages: Messages) -> Texts:
    """The files beside the files that a book was written in.

    `mybook.court` has `mybook.de.ftl`; a file that is not there says nothing.
    """
    names = dict.fromkeys(_files(book))
    found: list[tuple[str, str]] = []
    for name in names:
        file = _beside(name, messages.language)
        if file.is_file():
            try:
                found.append((file.read_text("utf-8-sig"), str(file)))
            except UnicodeDecodeError as error:
                raise SentenceError(f"{file}: this is no text in UTF-8, from byte {error.start} on") from None
    return Texts(messages, found)


def _files(book: Book) -> Iterator[str]:
    """The files that a book was written in, the nearest last, since what it says wins."""
    for leg in book.legs:
        yield from _files(leg.book)
    spans = [each.rule.at for each in book.clauses]
    spans += [each.at for each in (*book.rulings, *book.examples)]
    for span in (*spans, book.at):
        if span is not None:
            yield span.file


def _beside(name: str, language: str) -> Traversable:
    path = Path(name)
    if not path.is_file():  # a bundled book is named by its file alone
        return files("courtpiece_spec") / "books" / f"{path.stem}.{language}{SUFFIX}"
    return path.with_name(f"{path.stem}.{language}{SUFFIX}")
