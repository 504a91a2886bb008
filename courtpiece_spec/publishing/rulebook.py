"""The rulebook of a book, with what stands around it: the parent it differs from, the options that fit."""

from __future__ import annotations

from pathlib import Path

from courtpiece_spec.book import Book
from courtpiece_spec.loading import load_from, shelf_of
from courtpiece_spec.publishing.options import told_options
from courtpiece_spec.rulebook.book import make
from courtpiece_spec.rulebook.chapters.played_out import PlayedOut
from courtpiece_spec.rulebook.content import Edition, Rulebook
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.texts import base_id


def rulebook_of(
    reference: str,
    book: Book,
    sentences: Sentences,
    edition: Edition | None = None,
    extra: tuple[Path, ...] = (),
    played_out: PlayedOut | None = None,
) -> Rulebook:
    """The rulebook of a book that is played.

    Args:
        reference: What the book was loaded by: an id, a file, `FILE#id`.
        book: The book.
        sentences: The language.
        edition: What a club or publisher adds.
        extra: Files whose books and options are known by their ids.
        played_out: How often each outcome came in many rounds, for a page about it.

    Raises:
        SentenceError: The language lacks a message.
        ExampleDoesNotHoldError: A worked example says what the engine does not do.
    """
    shelf = shelf_of(reference, extra)
    told = () if book.legs else told_options(book.id, shelf, extra, sentences)
    house_rules = tuple((each.title, each.sentence) for each in told)
    parent = parent_of(reference, book, extra)
    return make(Making(book, sentences, parent, house_rules, edition or Edition(), played_out))


def parent_of(reference: str, book: Book, extra: tuple[Path, ...] = ()) -> Book | None:
    """The book that this one differs from; None where it has none that is played."""
    parent = base_id(book) if base_id(book) != book.id else next(iter(book.lineage), None)
    if parent is None:
        return None
    found = load_from(parent, shelf_of(reference, extra))
    return found if isinstance(found, Book) and found.kind != "family" else None
