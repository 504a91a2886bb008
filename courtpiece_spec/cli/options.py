"""What is told of options: their parameters, one sentence, the books that they fit."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from rich.text import Text

    from courtpiece_spec.book import Book
    from courtpiece_spec.language.declarations import OptionDecl
    from courtpiece_spec.loading import Shelf
    from courtpiece_spec.records.fitting import Fit
    from courtpiece_spec.rulebook.sentences import Sentences

WIDTH = 100


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


def options(book: str | None, extra: tuple[Path, ...], sentences: Sentences | None = None) -> list[Told]:
    """Every option, or those that fit a book; told in English unless sentences are given.

    Raises Failure where there is no such book.
    """
    from courtpiece_spec.loading import Shelf, bundled, bundled_options, compile_file
    from courtpiece_spec.records.fitting import fittings, with_option
    from courtpiece_spec.rulebook.sentences import Sentences

    tried, shelf = _tried(book, extra) if book is not None else (None, Shelf(extra))
    ids, books = set(bundled_options()), set(bundled())
    for path in extra:
        made = compile_file(path, extra_files=extra)
        ids |= set(made.options)
        books |= set(made.books)
    wanted = sorted(books) if tried is None else [tried]
    found = fittings(sorted(ids), shelf, wanted)
    sentences = sentences or Sentences()
    told = []
    for name in sorted(ids):
        if found[name] or tried is None:
            decl = _option(shelf, name)
            least = decl.amends.text
            book_with = None if tried is None else with_option(name, tried, shelf)
            base = least if book_with is None or tried is None else tried
            book_with = book_with or with_option(name, least, shelf)
            sentence = _sentence(shelf, decl, base, book_with, sentences)
            title = None if book_with is None else sentences.option_title(book_with, name)
            told.append(Told(decl, found[name], sentence, title or decl.title))
    return told


def _tried(reference: str, extra: tuple[Path, ...]) -> tuple[str, Shelf]:
    """The id of a book, and a shelf that knows it."""
    from courtpiece_spec.cli.books import find_book

    return find_book(reference, extra).id, shelf_of(reference, extra)


def shelf_of(reference: str, extra: tuple[Path, ...]) -> Shelf:
    """Where the books are looked up that a book named on the command line speaks of."""
    from courtpiece_spec.loading import SUFFIX, Shelf

    path = Path(reference.partition("#")[0])
    if path.suffix != SUFFIX:
        return Shelf(extra)
    return Shelf(extra, own=path, neighbours_of=path)


def _option(shelf: Shelf, name: str) -> OptionDecl:
    from courtpiece_spec.language.declarations import OptionDecl

    found = shelf.find(name)
    assert isinstance(found, OptionDecl)
    return found


def _sentence(shelf: Shelf, decl: OptionDecl, base: str, made: Book | None, sentences: Sentences) -> str:
    """One sentence: that of the file beside the option, else that of the first clause that it writes."""
    from courtpiece_spec.book import Book
    from courtpiece_spec.loading import load_from
    from courtpiece_spec.rulebook.comparison import How, compare
    from courtpiece_spec.rulebook.sentences import SentenceError

    if made is None:
        return decl.title
    own = sentences.about(made, decl.name.text)
    if own is not None:
        return own
    without = load_from(base, shelf)
    changes = compare(without, made).changes if isinstance(without, Book) else ()
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


def lines(told: Iterable[Told], book: str | None) -> Iterator[str | Text]:
    """What people read: a paragraph for each option."""
    from rich.text import Text

    number = 0
    for number, each in enumerate(told, start=1):
        if number > 1:
            yield ""
        yield Text.assemble((each.signature, "bold"), f'  "{each.decl.title}"')
        yield from _wrapped(each.sentence)
        if book is None or any(fit.only for fit in each.fits.values()):
            yield from _wrapped(_fits(each))
    if not number:
        yield f"no option fits {book}"


def _fits(told: Told) -> str:
    if not told.fits:
        return "fits no book here"
    return f"fits {', '.join(_with_arguments(told, book, fit) for book, fit in told.fits.items())}"


def _with_arguments(told: Told, book: str, fit: Fit) -> str:
    """A book, and the arguments with which alone the option fits it."""
    from courtpiece_spec.book import argument_text

    if not fit.only:
        return book
    uses = [f"{told.decl.name}({', '.join(map(argument_text, each))})" for each in fit.only]
    return f"{book} (only {' or '.join(uses)})"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
