"""How the game plays out: how often each outcome came in many rounds that a program played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeGuard

from attrs import frozen
from babel import Locale
from babel.numbers import format_percent

from courtpiece_spec.book.book import Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.book.tables import Row
from courtpiece_spec.rulebook.content import Chapter, Paragraph, Part, Picture
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.pictures.bars import Bar, Level, Panel, draw
from courtpiece_spec.rulebook.sentences.values import capital

FORMAT: Final = "courtpiece-simulation/1"
"""What `courtpiece simulate --json` writes."""
_IN_A_CELL: Final = "cell"
_LATIN: Final = "0123456789"


@frozen
class Often:
    """How often an outcome came: a share of all rounds, and the range within which it is known."""

    value: float
    low: float
    high: float


@frozen
class PlayedOut:
    """Many rounds, played by a program.

    Attributes:
        behaviour: The hash of what was played.
        rounds: How many rounds.
        policy: Who played: `random`, `sensible`, or something else.
        rows: By the path of a row of the score.
    """

    behaviour: str
    rounds: int
    policy: str
    rows: Mapping[str, Often]


def read_played_out(data: Any, book: Book) -> PlayedOut | str:
    """What `courtpiece simulate --json` wrote of a book; or why it cannot be shown.

    Args:
        data: JSON data, which a stranger may have changed.
        book: The book that the page is for.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return f"it is no output of `courtpiece simulate --json`: `format` must be {FORMAT!r}"
    books = data.get("books")
    if not isinstance(books, list) or not all(isinstance(each, dict) for each in books):
        return "`books` must be a list of objects"
    wanted = behaviour_hash(book)
    mine = next((each for each in books if each.get("behaviour") == wanted), None)
    if mine is None:
        names = ", ".join(str(each.get("id"))[:80] for each in books) or "none"
        return f"it is about another game than {book.id}, or about an older version of it: it has {names}"
    rounds = mine.get("rounds")
    if not isinstance(rounds, int) or isinstance(rounds, bool) or rounds < 1:
        return "`rounds` must be a number above 0: nothing was played"
    return PlayedOut(wanted, rounds, str(data.get("policy")), dict(_rows(mine)))


def _rows(book: Mapping[str, Any]) -> Iterator[tuple[str, Often]]:
    sections = book.get("sections")
    for section in sections if isinstance(sections, list) else ():
        lines = section.get("lines") if isinstance(section, dict) else None
        for line in lines if isinstance(lines, list) else ():
            if not isinstance(line, dict) or not str(line.get("key")).startswith("row."):
                continue
            value, low, high = (line.get(each) for each in ("value", "low", "high"))
            if not _share(value):
                continue
            path = str(line["key"]).removeprefix("row.")
            yield path, Often(value, low if _share(low) else value, high if _share(high) else value)


def _share(value: Any) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def played_out_chapter(making: Making) -> Iterator[Chapter]:
    """The page with the bars; none where nothing was played, or no row of the score says anything."""
    played = making.played_out
    if played is None:
        return
    bars = tuple(_bars(making, played))
    if not bars:
        return
    says = "book-played_out-intro"
    parts: list[Part] = [Paragraph(making.say(says, number=played.rounds, policy=_manner(played)), "note")]
    caption = making.say("book-played_out-caption")
    described = "; ".join(f"{bar.title}: {bar.levels[0].text}" for bar in bars)
    mirrored = making.sentences.messages.right_to_left
    svg = draw((Panel("", bars),), caption, f"{caption}: {described}", right_to_left=mirrored)
    parts.append(Picture(svg, caption, described, "bars"))
    yield Chapter("played_out", making.say("book-chapter-played_out"), tuple(parts))


def _manner(played: PlayedOut) -> str:
    return played.policy if played.policy in ("random", "sensible") else "other"


def _bars(making: Making, played: PlayedOut) -> Iterator[Bar]:
    sentences = making.sentences
    form = _IN_A_CELL if sentences.has(f"default-{_IN_A_CELL}") else None
    rows = {
        clause.path: (book, clause)
        for book in reversed([leg.book for leg in making.book.legs] or [making.book])
        for clause in book.under("score")
    }
    for path, (book, clause) in rows.items():
        often = played.rows.get(path)
        if often is not None and isinstance(clause.rule, Row):
            title = sentences.title(book, clause) or sentences.part(book, clause.rule.test, form)
            level = Level(often.value, often.low, often.high, _percent(making, often.value))
            yield Bar(capital(title), (level,))


def _percent(making: Making, value: float) -> str:
    """A share as people of the language write it, to one place."""
    messages = making.sentences.messages
    locale = Locale.parse(messages.language)
    pattern = locale.percent_formats[None].pattern.replace("##0", "##0.0")
    text = format_percent(value, pattern, locale)
    if messages.digits:  # with them go their own signs
        text = text.translate(str.maketrans(f"{_LATIN}.%", f"{messages.digits}٫٪"))
    return text
