"""Rulings with the other readings, options that fit, sources, words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.book import Book
from courtpiece_spec.book.steps import LayDownTrump, LayUpTrump, MayNameTrump, NameTrump, Step, WriteTrump
from courtpiece_spec.book.table import EachAlone, NumberOfPlayers
from courtpiece_spec.book.who import Role
from courtpiece_spec.rulebook.content import Chapter, Listing, Paragraph, Part, Reading, Term
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.sentences.texts import ruling_key
from courtpiece_spec.rulebook.sources import source

TERMS: Final = (
    "trick",
    "lead",
    "follow",
    "void",
    "trump",
    "ruff",
    "discard",
    "revoke",
    "packet",
    "dealer",
    "caller",
    "eldest",
    "partner",
    "round",
    "court",
    "pile",
    "redeal",
    "hidden",
)
"""The words of the glossary, in the order in which one needs them."""
_ONLY_WITH: Final = {
    "pile": ("collect.fresh", "collect.last"),
    "hidden": ("trump.hidden",),
    "court": ("score.court", "let.court"),
    "caller": ("roles.caller",),
    "eldest": ("roles.eldest",),
}


_CHOICES: Final = (NameTrump, MayNameTrump, LayUpTrump, LayDownTrump, WriteTrump)
"""The steps by which a player chooses the trump."""


def ruling_chapter(making: Making) -> Iterator[Chapter]:
    """How this book answers what its sources leave open, and how other tables do."""
    book = making.book
    if not book.rulings:
        return
    parts: list[Part] = [Paragraph(making.say("book-rulings-intro"), "note")]
    for ruling in book.rulings:
        told = making.sentences.ruling(book, ruling)
        parts.append(
            Reading(
                making.anchor(ruling_key(ruling)),
                told.title,
                making.say("book-here", text=making.sentences.free(told.here)),
                tuple(making.say("book-instead", text=making.sentences.free(each)) for each in told.instead),
                ruling.on,
            )
        )
    yield Chapter("rulings", making.say("book-chapter-rulings"), tuple(parts))


def option_chapter(making: Making) -> Iterator[Chapter]:
    """The house rules that go with this book."""
    if making.options:
        free = making.sentences.free
        lines = tuple(
            making.say("book-option", title=free(title), text=free(text)) for title, text in making.options
        )
        parts = (Paragraph(making.say("book-options-intro"), "note"), Listing(lines))
        yield Chapter("options", making.say("book-chapter-options"), parts)


def glossary_chapter(making: Making) -> Iterator[Chapter]:
    """The words of the game that this book uses."""
    book, sentences = making.book, making.sentences
    terms = []
    for key in TERMS:
        if not _used(book, key):
            continue
        id_ = f"term-{key}"
        title = sentences.title(book, book.by_path["roles.caller"]) if key == "caller" else None
        values = {"title": None if title is None else sentences.free(title)}
        ours = title is None and sentences.has(id_, "origin")
        word, meaning = sentences.say(book, id_, **values), sentences.say_form(book, id_, "is", **values)
        terms.append(Term(word, meaning, ours))
    yield Chapter("glossary", making.say("book-chapter-glossary"), tuple(terms))


def _used(book: Book, key: str) -> bool:
    """Whether a word means something in a book."""
    wanted = _ONLY_WITH.get(key)
    if wanted is not None and not any(book.rule(each) is not None for each in wanted):
        return False
    if key == "partner":
        players = book.rule("table.players")
        return not (isinstance(players, NumberOfPlayers) and isinstance(players.teams, EachAlone))
    return key != "caller" or _calls(book)


def _calls(book: Book) -> bool:
    """Whether the caller chooses the trump; elsewhere the role is another, such as the first bidder."""
    steps = (each.rule for each in book.section("round") if isinstance(each.rule, Step))
    return any(isinstance(each.action, _CHOICES) and each.action.who == Role("caller") for each in steps)


def _document(making: Making, code: str) -> str:
    """The document that a statement code belongs to, in the language where it has a name for it."""
    found = source(code)
    named = f"document-{found.series}"
    if found.document is not None and making.sentences.has(named):
        return making.say(named)
    return found.document or code


def source_chapter(making: Making) -> Iterator[Chapter]:
    """What each statement code stands for."""
    codes = dict.fromkeys(code for clause in making.book.clauses for code in clause.cites)
    codes |= dict.fromkeys(code for each in making.book.examples for code in each.cites)
    codes |= dict.fromkeys(making.book.place_cites)
    documents: dict[str, list[str]] = {}
    for code in codes:
        documents.setdefault(_document(making, code), []).append(code)
    if not documents:
        return
    free = making.sentences.free
    lines = tuple(
        making.say("book-source", document=free(document), codes=tuple(each))
        for document, each in documents.items()
    )
    parts = (Paragraph(making.say("book-sources-intro"), "note"), Listing(lines))
    yield Chapter("sources", making.say("book-chapter-sources"), parts)
