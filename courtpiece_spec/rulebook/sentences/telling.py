"""The face: sentences of clauses, conditions and people, in one language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from attrs import evolve

from courtpiece_spec.book.about import Example, Ruling
from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.book.conditions import Condition
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.who import Players, WhichSide, Who
from courtpiece_spec.rulebook.sentences.messages import Messages, SentenceError, messages_of
from courtpiece_spec.rulebook.sentences.rendering import Renderer
from courtpiece_spec.rulebook.sentences.scene import Scene, Text
from courtpiece_spec.rulebook.sentences.texts import (
    Texts,
    also_key,
    base_id,
    example_key,
    read_beside,
    ruling_keys,
    slug_of,
)
from courtpiece_spec.rulebook.sentences.values import capital, without_full_stop

BUILT_IN_PREFIX = "built-in-"


class Sentences:
    """What a book says, in the sentences of a language."""

    def __init__(self, language: str = "en", texts: Texts | None = None) -> None:
        """Prepare a language.

        Args:
            language: A language that `languages()` names.
            texts: What files beside books say; without it, they are found by the places of the clauses.

        Raises:
            UnknownLanguageError: There are no sentences in the language.
        """
        self.messages: Messages = messages_of(language)
        self._texts = texts
        self._read = lru_cache(maxsize=8)(self._beside)

    @property
    def language(self) -> str:
        """The code of the language, such as `de`."""
        return self.messages.language

    # ------------------------------------------------------------------ clauses
    def clause(self, book: Book, clause: Clause) -> str:
        """One or two sentences that say a clause where it stands.

        Raises:
            SentenceError: The language lacks a message, or a message asks for what there is not.
        """
        try:
            made = self._sentence(book, clause)
        except SentenceError as error:
            raise SentenceError(f"{book.clause_id(clause.path)}: {error}") from None
        for own in self.texts(book).of(book, clause):
            if own.sentence is not None:
                return self.messages.fill(own.sentence, own.where, {"plain": made})
        return made

    def title(self, book: Book, clause: Clause) -> str | None:
        """The title of a clause, in the language where the file beside the book has it."""
        title = self._title(book, clause)
        return None if title is None else title.text

    def about(self, book: Book, option: str) -> str | None:
        """The one sentence of an option of a book, if a file beside it has it."""
        own = self.texts(book).about(option)
        if own is None or own.sentence is None:
            return None
        return self.messages.fill(own.sentence, own.where, {})

    def say(self, book: Book, id: str, /, **values: object) -> str:  # noqa: A002
        """A message of the frame around the sentences, such as a heading or a caption.

        Raises:
            SentenceError: The language lacks it, or it asks for what there is not.
        """
        return Renderer(self.messages, self._scene(book, None)).message(id, values)

    def say_form(self, book: Book, id: str, form: str, /, **values: object) -> str:  # noqa: A002
        """A form of a message of the frame, such as the meaning of a word of the glossary."""
        return Renderer(self.messages, self._scene(book, None)).message(id, values, form)

    def has(self, id: str, form: str | None = None) -> bool:  # noqa: A002
        """Whether the language has a message, with a form if one is named."""
        return self.messages.has(id, form)

    def part(self, book: Book, part: object, form: str | None = None) -> str:
        """A value as it stands in a message: a card, a seat, a number in the script's digits."""
        return Renderer(self.messages, self._scene(book, None)).text(part, form)

    def free(self, text: str) -> Text:
        """A text of an author as a value of `say`: isolated where it runs against the script."""
        return Text(text)

    # ------------------------------------------------------------------ what authors write in their own words
    def book_title(self, book: Book) -> str:
        """The title of a book, with its options if all of them have a title in the language."""
        own = self._own(book, base_id(book), "title")
        if own is None or base_id(book) == book.id:
            return own or book.title
        options = tuple(self._own(book, use.id, "title") for use in book.options)
        if None in options:
            return book.title
        return self.say(
            book, "book-with", title=Text(own), options=tuple(Text(each or "") for each in options)
        )

    def option_title(self, book: Book, option: str) -> str | None:
        """The title of an option of a book, if a file beside it has it."""
        return self._own(book, option, "title")

    def other_names(self, book: Book) -> tuple[str, ...]:
        """The other names of a book, in the order of the book."""
        return tuple(self._own(book, also_key(book, each)) or each for each in book.also)

    def places(self, book: Book) -> tuple[str, ...]:
        """Where a book is played."""
        keys = ((f"place-{slug_of(each)}", each) for each in book.places)
        return tuple(
            self.messages.say(key, None, {}) if self.messages.has_id(key) else text for key, text in keys
        )

    def ruling(self, book: Book, ruling: Ruling) -> Ruling:
        """A ruling in the language; what is not translated stays as written."""
        keys = ruling_keys(book, ruling)
        key = next((each for each in keys if self._own(book, each) is not None), keys[-1])
        instead = tuple(
            self._own(book, key, f"instead_{number}") or text
            for number, text in enumerate(ruling.instead, start=1)
        )
        title, here = self._own(book, key), self._own(book, key, "here")
        return evolve(ruling, title=title or ruling.title, here=here or ruling.here, instead=instead)

    def example_title(self, book: Book, example: Example) -> str:
        """What a worked example shows."""
        return self._own(book, example_key(example)) or example.title

    def _own(self, book: Book, key: str, attribute: str | None = None) -> str | None:
        own = self.texts(book).words.get(key)
        pattern = None if own is None else own.part(attribute)
        if own is None or pattern is None:
            return None
        return self.messages.fill(pattern, own.where, {})

    def built_in(self, path: str) -> str:
        """The sentence of a clause that every book has without writing it, such as `play.turn`."""
        return self.messages.say(BUILT_IN_PREFIX + path.replace(".", "-"), None, {})

    def _sentence(self, book: Book, clause: Clause) -> str:
        return capital(Renderer(self.messages, self._scene(book, clause)).text(clause.rule))

    # ------------------------------------------------------------------ phrases
    def condition(self, book: Book, condition: Condition, form: str | None = None) -> str:
        """A condition as it follows `if`."""
        return self.phrase(book, condition, form)

    def who(self, book: Book, who: Who | Players | WhichSide, form: str | None = None) -> str:
        """A player or a side, such as `the player at the dealer's right`."""
        return self.phrase(book, who, form)

    def phrase(self, book: Book, part: Node, form: str | None = None) -> str:
        """Any part of a book, without a clause around it, in a form of the language."""
        return Renderer(self.messages, self._scene(book, None)).text(part, form)

    # ------------------------------------------------------------------ texts beside the book
    def texts(self, book: Book) -> Texts:
        """What the files beside the book say."""
        return self._read(book) if self._texts is None else self._texts

    def _beside(self, book: Book) -> Texts:
        return read_beside(book, self.messages)

    def _title(self, book: Book, clause: Clause) -> Text | None:
        if clause.title is None:
            return None
        title, forms = clause.title, dict[str, str]()
        args: dict[str, Any] = {"plain": clause.title}
        # the farthest first, so that what a nearer book says takes its place
        for own in reversed(self.texts(book).of(book, clause)):
            if own.title is not None:
                title = self.messages.fill(own.title, own.where, args)
            forms |= {form: self.messages.fill(each, own.where, args) for form, each in own.forms.items()}
        return Text(title, forms)

    def _scene(self, book: Book, clause: Clause | None) -> Scene:
        return Scene(
            book,
            lambda each: self._title(book, each),
            clause,
            lambda each: self.example_title(book, each),
            lambda path: self._words_of(book, path),
        )

    def _words_of(self, book: Book, path: str) -> str:
        """The sentence of a clause, as it is quoted within another one."""
        clause = book.by_path.get(path)
        if clause is not None:
            return without_full_stop(self.clause(book, clause))
        built_in = BUILT_IN_PREFIX + path.replace(".", "-")
        return without_full_stop(self.built_in(path)) if self.messages.has_id(built_in) else path
