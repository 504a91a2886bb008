"""A rulebook as Markdown: pictures are told in words, since a text has no room for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from courtpiece_spec.rulebook.content import (
    Chapter,
    Heading,
    Listing,
    Paragraph,
    Picture,
    Reading,
    Rulebook,
    Statement,
    Table,
    Term,
    Trick,
    Worked,
)

_SPECIAL: Final = re.compile(r"([\\`*_{}\[\]<>#|])")


def plain(text: str) -> str:
    """A text whose signs mean nothing in Markdown."""
    return _SPECIAL.sub(r"\\\1", text)


def to_markdown(book: Rulebook) -> str:
    """The whole book."""
    return "\n".join(_lines(book)).rstrip() + "\n"


def _lines(book: Rulebook) -> Iterator[str]:
    if book.edition.name:
        yield from (f"*{plain(book.edition.name)}*", "")
    yield from (f"# {plain(book.title)}", "", f"*{plain(book.subtitle)}*", "")
    for line in (*book.front, *book.edition.introduction):
        yield from (plain(line), "")
    for chapter in (book.summary, *book.chapters):
        yield from _chapter(book, chapter)
    yield from ("---", "")
    for line in book.closing:
        yield from (plain(line), "")


def _chapter(book: Rulebook, chapter: Chapter) -> Iterator[str]:
    yield from (f"## {plain(chapter.title)}", "")
    before: type | None = None
    for part in chapter.parts:
        in_list = isinstance(part, Statement | Term)
        if before is not None and (type(part) is not before or not in_list):
            yield ""
        yield from _PARTS[type(part)](part)
        before = type(part)
    yield ""
    if any(isinstance(part, Term) and part.ours for part in chapter.parts):
        yield from (f"\\* {plain(book.words['ours'])}", "")


def _statement(part: Statement) -> Iterator[str]:
    cites = f" ({', '.join(part.cites)})" if part.cites else ""
    yield f"- {plain(part.text)}{cites}"


def _heading(part: Heading) -> Iterator[str]:
    yield f"### {plain(part.text)}"
    if part.note:
        yield from ("", f"*{plain(part.note)}*")


def _paragraph(part: Paragraph) -> Iterator[str]:
    if part.style == "heading":
        yield f"### {plain(part.text)}"
    else:
        yield f"*{plain(part.text)}*" if part.style == "note" else plain(part.text)


def _listing(part: Listing) -> Iterator[str]:
    for number, item in enumerate(part.items, start=1):
        yield f"{number}. {plain(item)}" if part.numbered else f"- {plain(item)}"


def _picture(part: Picture) -> Iterator[str]:
    # A picture with a legend is followed by what it shows.
    yield f"*{plain(part.caption if part.style == 'legend' else part.description)}*"


def _table(part: Table) -> Iterator[str]:
    yield from (f"**{plain(part.caption)}**", "")
    yield f"| {' | '.join(map(plain, part.head))} |"
    yield f"|{'---|' * len(part.head)}"
    for row in part.rows:
        yield f"| {' | '.join(plain(cell.text) for cell in row)} |"


def _reading(part: Reading) -> Iterator[str]:
    yield from (f"### {plain(part.question)}", "", plain(part.here), "")
    yield from (f"- {plain(each)}" for each in part.instead)


def _worked(part: Worked) -> Iterator[str]:
    yield from (f"### {plain(part.title)}", "")
    yield from (f"- {plain(each)}" for each in part.lines)


def _trick(part: Trick) -> Iterator[str]:
    if part.title:
        yield from (f"### {plain(part.title)}", "")
    lines = (*part.before, *(() if part.picture is None else (part.picture.description,)), *part.after)
    yield from (f"- {plain(each)}" for each in lines)


def _term(part: Term) -> Iterator[str]:
    star = "\\*" if part.ours else ""
    yield f"- **{plain(part.word)}**{star}: {plain(part.meaning)}"


_PARTS: Final[dict[type, Callable[[Any], Iterator[str]]]] = {
    Statement: _statement,
    Heading: _heading,
    Paragraph: _paragraph,
    Listing: _listing,
    Picture: _picture,
    Table: _table,
    Reading: _reading,
    Worked: _worked,
    Trick: _trick,
    Term: _term,
}
