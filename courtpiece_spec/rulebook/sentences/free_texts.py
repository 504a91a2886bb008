"""What authors of books write in their own words, and what a language's files have yet to say of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from courtpiece_spec.book.about import Custom
from courtpiece_spec.book.book import Book
from courtpiece_spec.rulebook.sentences.messages import Messages, messages_of
from courtpiece_spec.rulebook.sentences.texts import (
    Texts,
    also_key,
    base_id,
    example_key,
    key_of,
    read_beside,
    ruling_keys,
    slug_of,
)

WRITTEN_IN: Final = "en"
"""The language of the bundled books themselves."""
PLACE: Final = "place-"


@frozen
class FreeText:
    """A text of a book, and where a translation of it stands."""

    message: str
    attribute: str | None
    text: str
    others: tuple[str, ...] = ()
    """Other messages that may say it."""

    @property
    def where(self) -> str:
        """The message with its attribute, as it is spoken of."""
        return self.message if self.attribute is None else f"{self.message}.{self.attribute}"


def free_texts(book: Book) -> Iterator[FreeText]:
    """The texts of a book, in the order of the book; places are said in the language's own file."""
    yield FreeText(base_id(book), "title", book.title)
    for use in book.options:
        yield FreeText(use.id, "title", use.id)
    for name in book.also:
        yield FreeText(also_key(book, name), None, name)
    for place in book.places:
        yield FreeText(PLACE + slug_of(place), None, place)
    for clause in book.clauses:
        if clause.title is not None:
            yield FreeText(key_of(clause.written_in, clause.path), "title", clause.title)
        if isinstance(clause.rule, Custom):
            yield FreeText(key_of(clause.written_in, clause.path), None, clause.rule.text)
    for ruling in book.rulings:
        *others, key = ruling_keys(book, ruling)
        yield FreeText(key, None, ruling.title, tuple(others))
        yield FreeText(key, "here", ruling.here, tuple(others))
        for number, other in enumerate(ruling.instead, start=1):
            yield FreeText(key, f"instead_{number}", other, tuple(others))
    for example in book.examples:
        yield FreeText(example_key(example), None, example.title)
    for leg in book.legs:
        yield from free_texts(leg.book)


def untranslated(book: Book, language: str) -> tuple[FreeText, ...]:
    """The texts of a book that the files beside it do not say in a language; none in the books' own.

    Raises:
        UnknownLanguageError: There are no sentences in the language.
        SentenceError: A file beside the book is not as it should be.
    """
    if language == WRITTEN_IN:
        return ()
    messages = messages_of(language)
    texts = read_beside(book, messages)
    return tuple(each for each in dict.fromkeys(free_texts(book)) if not _is_said(each, messages, texts))


def _is_said(wanted: FreeText, messages: Messages, texts: Texts) -> bool:
    if wanted.message.startswith(PLACE):
        return messages.has_id(wanted.message)
    said = (texts.words.get(each) for each in (wanted.message, *wanted.others))
    return any(own is not None and own.part(wanted.attribute) is not None for own in said)
