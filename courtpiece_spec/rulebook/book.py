"""A rulebook, put together."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from courtpiece_spec.rulebook.chapters.clauses import clause_chapters
from courtpiece_spec.rulebook.chapters.differences import difference_chapter
from courtpiece_spec.rulebook.chapters.examples import example_chapter
from courtpiece_spec.rulebook.chapters.hand import hand_chapter
from courtpiece_spec.rulebook.chapters.played_out import played_out_chapter
from courtpiece_spec.rulebook.chapters.rulings import (
    glossary_chapter,
    option_chapter,
    ruling_chapter,
    source_chapter,
)
from courtpiece_spec.rulebook.chapters.summary import summary
from courtpiece_spec.rulebook.content import Chapter, Paragraph, Part, Rulebook
from courtpiece_spec.rulebook.making import Making


def make(making: Making) -> Rulebook:
    """The rulebook of a book in a language.

    Raises:
        SentenceError: The language lacks a message.
        ExampleDoesNotHoldError: A worked example says what the engine does not do.
    """
    book, sentences, without = making.book, making.sentences, making.edition.without
    return Rulebook(
        id=book.id,
        title=sentences.book_title(book),
        subtitle=making.say("book-subtitle"),
        language=sentences.language,
        right_to_left=sentences.messages.right_to_left,
        front=tuple(_names(making)),
        chapters=tuple(each for each in _chapters(making) if each.key.rpartition("-")[2] not in without),
        summary=_summary(making),
        closing=tuple(_closing(making)),
        words={each: making.say(f"book-{each}") for each in ("contents", "ours", "clause-id")},
        edition=making.edition,
    )


def _summary(making: Making) -> Chapter:
    """One page; of a cycle, one for each of its parts."""
    if not making.book.legs:
        return summary(making)
    parts: list[Part] = []
    for leg in making.book.legs:
        parts.append(Paragraph(making.sentences.book_title(leg.book), "heading"))
        parts += summary(evolve(making, book=leg.book, within=leg.book.id)).parts
    return Chapter("summary", making.say("book-summary"), tuple(parts))


def _names(making: Making) -> Iterator[str]:
    book, sentences = making.book, making.sentences
    free = sentences.free
    names = dict.fromkeys(
        each for pair in zip(sentences.other_names(book), book.also, strict=True) for each in pair
    )
    names.pop(sentences.book_title(book), None)  # "Single Sar" is called like the title in some languages
    if names:
        yield making.say("book-also", names=tuple(map(free, names)))
    if book.places:
        yield making.say("book-played", places=tuple(map(free, sentences.places(book))))
    if making.parent is not None:
        yield making.say("book-extends", parent=free(sentences.book_title(making.parent)))


def _chapters(making: Making) -> Iterator[Chapter]:
    if making.book.legs:
        yield from _legs(making)
        return
    yield from clause_chapters(making)
    yield from option_chapter(making)
    yield from ruling_chapter(making)
    yield from example_chapter(making)
    yield from hand_chapter(making)
    yield from played_out_chapter(making)
    yield from difference_chapter(making)
    yield from glossary_chapter(making)
    yield from source_chapter(making)


def _legs(making: Making) -> Iterator[Chapter]:
    """A cycle: which book is played for how many rounds, then the rules of each."""
    free = making.sentences.free
    names = [making.sentences.book_title(leg.book) for leg in making.book.legs]
    lines = tuple(
        Paragraph(making.say("book-part", title=free(name), number=leg.number, unit=leg.unit))
        for name, leg in zip(names, making.book.legs, strict=True)
    )
    yield Chapter("parts", making.say("book-chapter-parts"), lines)
    for name, leg in zip(names, making.book.legs, strict=True):
        alone = evolve(making, book=leg.book, parent=None, options=(), within=leg.book.id, played_out=None)
        for chapter in _chapters(alone):
            key = f"{leg.book.id}-{chapter.key}"
            yield evolve(chapter, key=key, title=f"{name}: {chapter.title}")
    yield from played_out_chapter(making)


def _closing(making: Making) -> Iterator[str]:
    book, free = making.book, making.sentences.free
    if book.version is None:
        yield making.say("book-made-plain", id=free(book.id))
    else:
        yield making.say("book-made", id=free(book.id), version=free(book.version))
    yield making.say("book-licence")
