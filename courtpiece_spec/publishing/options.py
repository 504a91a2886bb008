"""What is told of options: their parameters, one sentence, the books that they fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.loading import Shelf, bundled, bundled_options, compile_file, untried
from courtpiece_spec.records.fitting import Fit, fittings, with_option
from courtpiece_spec.rulebook.comparison import How, compare
from courtpiece_spec.rulebook.sentences import SentenceError, Sentences


@frozen
class Told:
    """What is told of one option."""

    decl: OptionDecl
    fits: dict[str, Fit]
    """The books that it fits, of those that were tried."""
    sentence: str
    title: str

    @property
    def signature(self) -> str:
        """Such as ``hakem_sees(n: number in {7, 9})``."""
        parameters = ", ".join(
            f"{each.name}: " + ("tricks" if each.is_set else f"number{_among(each.allowed)}")
            for each in self.decl.parameters
        )
        return f"{self.decl.name}({parameters})" if parameters else self.decl.name.text

    def as_json(self) -> dict[str, Any]:
        """The form of ``courtpiece list --options --json``."""
        return {
            "id": self.decl.name.text,
            "title": self.decl.title,
            "kind": "option",
            "amends": self.decl.amends.text,
            "parameters": [
                {
                    "name": each.name.text,
                    "type": "tricks" if each.is_set else "number",
                    "allowed": list(each.allowed) or None,
                }
                for each in self.decl.parameters
            ],
            "fits": list(self.fits),
            "only": {book: fit.as_json() for book, fit in self.fits.items() if fit.only},
            "sentence": self.sentence,
        }


def _among(allowed: tuple[int, ...]) -> str:
    return f" in {{{', '.join(map(str, allowed))}}}" if allowed else ""


def told_options(book: str | None, shelf: Shelf, extra: tuple[Path, ...], sentences: Sentences) -> list[Told]:
    """Every option, or those that fit a book.

    Args:
        book: The id of the book, with its options.
        shelf: Where it and the options are looked up.
        extra: Files whose options are told beside the bundled ones.
        sentences: The language.
    """
    ids, books = set(bundled_options()), set(bundled())
    for path in extra:
        made = compile_file(path, extra_files=extra)
        ids |= set(made.options)
        books |= set(made.books)
    found = fittings(sorted(ids), shelf, sorted(books) if book is None else [book])
    told = []
    for name in sorted(ids):
        if found[name] or book is None:
            decl = _option(shelf, name)
            least = decl.amends.text
            book_with = None if book is None else with_option(name, book, shelf)
            base = least if book_with is None or book is None else book
            book_with = book_with or with_option(name, least, shelf)
            sentence = _sentence(shelf, decl, base, book_with, sentences)
            title = None if book_with is None else sentences.option_title(book_with, name)
            told.append(Told(decl, found[name], sentence, title or decl.title))
    return told


def _option(shelf: Shelf, name: str) -> OptionDecl:
    found = shelf.find(name)
    assert isinstance(found, OptionDecl)
    return found


def _sentence(shelf: Shelf, decl: OptionDecl, base: str, made: Book | None, sentences: Sentences) -> str:
    """One sentence: that of the file beside the option, else that of the first clause that it writes."""
    if made is None:
        return decl.title
    own = sentences.about(made, decl.name.text)
    if own is not None:
        return own
    without = untried(base, shelf)
    changes = () if without is None else compare(without, made).changes
    written = [each for each in changes if each.second is not None and each.how is not How.RENAMED]
    # A head says only how its rows are read.
    written.sort(key=lambda each: (each.how is How.CHANGED, each.path in ("score", "decide")))
    for change in written:
        assert change.second is not None
        try:
            return sentences.clause(made, change.second)
        except SentenceError:  # a kind that the language has no sentence for yet
            continue
    return decl.title
