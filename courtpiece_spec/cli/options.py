"""How `courtpiece list --options` tells of options."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

    from courtpiece_spec.publishing.options import Told
    from courtpiece_spec.records.fitting import Fit

WIDTH = 100


def options(book: str | None, extra: tuple[Path, ...]) -> list[Told]:
    """Every option, or those that fit a book; told in English.

    Raises Failure where there is no such book.
    """
    from courtpiece_spec.cli.books import find_book
    from courtpiece_spec.loading import Shelf, shelf_of
    from courtpiece_spec.publishing.options import told_options
    from courtpiece_spec.rulebook.sentences import Sentences

    if book is None:
        return told_options(None, Shelf(extra), extra, Sentences())
    return told_options(find_book(book, extra).id, shelf_of(book, extra), extra, Sentences())


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
