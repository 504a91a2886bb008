"""What tests of the language have in common."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from courtpiece_spec.book import Book
from courtpiece_spec.language.compile import Compiled, compile_text
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.loading import NotLoaded, Shelf, load

HERE = Path(__file__).parent
SAMPLES = sorted((HERE / "samples").glob("*.court"))
"""Whole books of other games and variants, which together hold every kind of clause."""
REJECTED = sorted((HERE / "rejected").glob("*.court"))
"""Texts with one fault each; the file's name begins with the code of its diagnostic."""


@cache
def shelf() -> Shelf:
    """The bundled books."""
    return Shelf()


def compiled(text: str, *, headed: bool = True) -> Compiled:
    """A text compiled beside the bundled books; its first line is written for it."""
    return compile_text(f"court 1\n{text}" if headed else text, "text.court", library=shelf())


def sound(text: str) -> dict[str, Book]:
    """The books of a text that must be free of errors and warnings."""
    made = compiled(text)
    assert made.diagnostics == (), [told(each) for each in made.diagnostics]
    return made.books


def told(diagnostic: Diagnostic) -> str:
    """A diagnostic as the kept outputs show it; of other files only the name, since their lines move."""
    at = diagnostic.at
    lines = [
        f"{at.line}:{at.column}-{at.end_line}:{at.end_column} {diagnostic.severity.value} {diagnostic.code}",
        f"  {diagnostic.message}",
    ]
    if diagnostic.help is not None:
        lines.append(f"  help: {diagnostic.help}")
    for other in diagnostic.related:
        same = other.at.file == at.file
        place = f"{other.at.line}:{other.at.column}" if same else Path(other.at.file).name
        lines.append(f"  {place}: {other.message}")
    return "\n".join(lines) + "\n"


def loaded(reference: str) -> Book:
    """A book that must load."""
    book = load(reference)
    assert not isinstance(book, NotLoaded), book
    return book
