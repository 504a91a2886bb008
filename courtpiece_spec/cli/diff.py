"""`courtpiece diff A B`: what differs between two books, and a round on which they disagree."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from attrs import field, frozen

from courtpiece_spec.cli.books import book_option, find_book, known_files
from courtpiece_spec.cli.completing import books as complete
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.output import print_json, safe_text, say

if TYPE_CHECKING:
    from rich.text import Text

    from courtpiece_spec.book import Book, Clause
    from courtpiece_spec.records.lockstep import Apart, Pair
    from courtpiece_spec.records.telling_apart import Search
    from courtpiece_spec.records.wording import Texts
    from courtpiece_spec.rulebook.comparison import Change, Comparison
    from courtpiece_spec.rulebook.sentences import Sentences

WIDTH = 100


@click.command()
@click.argument("first", metavar="A", shell_complete=complete)
@click.argument("second", metavar="B", shell_complete=complete)
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@click.option("--exit-code", is_flag=True, help="Exit with 1 when the books differ.")
@click.option("--lang", default="en", show_default=True, help="The language of the sentences.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed finds the same round.")
@book_option
def command(
    first: str,
    second: str,
    as_json: bool,
    exit_code: bool,
    lang: str,
    seed: int,
    book_files: tuple[Path, ...],
) -> ExitCode:
    """Say what differs between the books A and B, and draw a round on which they disagree.

    A and B are ids of books, ids with options, FILEs, or FILE#id. First come the clauses that differ, as
    sentences; those that bind only people are marked. Then comes a round, as short and orderly as can be.

    \b
    Examples:
      courtpiece diff single_sir double_sir
      courtpiece diff double_sir "double_sir with ace_on_ace"
      courtpiece diff --exit-code single_sir mine.court

    Exit status: 0, also when they differ; with --exit-code 1 when they differ; 2 unknown book, unreadable
    file.
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    from courtpiece_spec.rulebook.comparison import compare
    from courtpiece_spec.rulebook.sentences import Sentences, UnknownLanguageError

    try:
        sentences = Sentences(lang)
    except UnknownLanguageError as error:
        raise Failure(str(error)) from None
    extra = known_files(book_files)
    books = find_book(first, extra), find_book(second, extra)
    files = tuple(Path(each.partition("#")[0]) for each in (first, second) if ".court" in each)
    found = _Diff(books, (first, second), compare(*books), _played(books, seed), (*extra, *files), sentences)
    if as_json:
        print_json(_json(found, lang))
    else:
        for line in _lines(found):
            say(line)
    if found.unsaid:
        click.echo(f"courtpiece: {safe_text(found.unsaid[0])}; the book's own words stand instead", err=True)
    return ExitCode.DIFFERENCE if exit_code and found.differ else ExitCode.OK


@frozen
class _Played:
    """What came of playing the two together."""

    why_not: str | None
    """Why they cannot be played together."""
    pair: Pair | None = None
    search: Search | None = None

    @property
    def apart(self) -> Apart | None:
        """The round on which they disagree."""
        return None if self.search is None else self.search.found


@frozen
class _Diff:
    """Two books and all that differs."""

    books: tuple[Book, Book]
    said: tuple[str, str]
    clauses: Comparison
    played: _Played
    files: tuple[Path, ...]
    sentences: Sentences
    unsaid: list[str] = field(factory=list)
    """Why clauses could not be said in a sentence."""

    def sentence(self, place: int, clause: Clause | None) -> str | None:
        """A clause in a sentence; None without a clause, or where the language cannot say it."""
        from courtpiece_spec.rulebook.sentences import SentenceError

        if clause is None:
            return None
        try:
            return self.sentences.clause(self.books[place], clause)
        except SentenceError as error:
            self.unsaid.append(str(error))
            return None

    def not_shown(self) -> tuple[str, ...] | None:
        """The clauses that differ in play of which the round says nothing; None where that cannot be told."""
        from courtpiece_spec.records.showing import unshown

        if self.played.apart is None:
            return None
        paths = [change.path for change in self.clauses.changes if not change.at_table]
        return unshown(self.books, self.played.apart, paths)

    @property
    def hashes(self) -> tuple[str, str]:
        """What the engine does by each."""
        from courtpiece_spec.book.serial import behaviour_hash

        return behaviour_hash(self.books[0]), behaviour_hash(self.books[1])

    @property
    def differ(self) -> bool:
        """Whether anything differs."""
        return bool(self.clauses.changes or self.clauses.moved or self.hashes[0] != self.hashes[1])

    @property
    def names(self) -> tuple[str, str]:
        """How the two are told apart: by their ids, or by what the command line says."""
        one, two = (book.id for book in self.books)
        return (one, two) if one != two else self.said


_MOST_NAMED = 8
"""So many clauses are named of which the round says nothing."""
_FEW = 60
"""Rounds that are played by books that differ in nothing an engine could show."""


def _played(books: tuple[Book, Book], seed: int) -> _Played:
    """Play the two together, if that can be done."""
    from courtpiece_spec.book.serial import behaviour_hash
    from courtpiece_spec.records.library import unplayable
    from courtpiece_spec.records.lockstep import Pair
    from courtpiece_spec.records.telling_apart import ROUNDS, changed_clauses, only_levels, tell_apart

    for book in books:
        fault = unplayable(book)
        if fault is not None:
            return _Played(fault.message.removeprefix("`book`: "))
    pair = Pair(*books)
    unlike = pair.unlike()
    if unlike is not None:
        return _Played(f"{unlike}: no round can be played by both")
    changed = changed_clauses(*books)
    same = behaviour_hash(books[0]) == behaviour_hash(books[1])
    rounds = _FEW if same or (only_levels(changed) and not books[0].legs) else ROUNDS
    return _Played(None, pair, tell_apart(pair, changed, seed, rounds))


# ---------------------------------------------------------------------- for people
def _lines(found: _Diff) -> Iterator[str | Text]:
    from rich.text import Text

    from courtpiece_spec.records.wording import Texts

    texts = Texts(found.files)
    for place, (book, name) in enumerate(zip(found.books, found.names, strict=True)):
        yield Text.assemble((f"{'AB'[place]}  {name}", "bold"), f"  {book.title}")
        yield from (f"   {leg}" for leg in book.legs)
    if not found.differ:
        yield "\nnothing differs"
    for change in found.clauses.changes:
        yield from _change(found, change, texts)
    for moved in found.clauses.moved:
        yield Text(f"\n{moved.section}: in another order", "bold")
        for place, order in enumerate((moved.first, moved.second)):
            yield f"  {'AB'[place]}  {', '.join(order)}"
    yield ""
    yield from _round(found, texts)
    one, two = found.hashes
    yield (
        "the two play alike: their behaviour hashes are equal"
        if one == two
        else ("their behaviour hashes are not equal")
    )


_SIGNS = {"only_first": "only in A", "only_second": "only in B", "changed": "changed", "renamed": "renamed"}
_STYLES = {"only_first": "red", "only_second": "green", "changed": "yellow", "renamed": "yellow"}


def _change(found: _Diff, change: Change, texts: Texts) -> Iterator[str | Text]:
    """A clause that differs: its path, then what each book says."""
    from rich.text import Text

    table = ", for people only" if change.at_table else ""
    head = Text.assemble("\n", (change.path, "bold"), "  ")
    yield head.append(_SIGNS[change.how.value] + table, _STYLES[change.how.value])
    sentences = [found.sentence(place, clause) for place, clause in enumerate((change.first, change.second))]
    for place, clause in enumerate((change.first, change.second)):
        if clause is None:
            continue
        book = found.books[place]
        said = texts.wording(book, book.clause_id(change.path))
        sentence = sentences[place] or ""
        if (
            sentence and sentences[0] == sentences[1]
        ):  # the difference does not show in it, so the book's own words do
            sentence = f"{sentence} `{said.text}`"
        elif not sentence:
            sentence = f"`{said.text}`"
        title = f" [{said.title}]" if change.how.value == "renamed" else ""
        yield from textwrap.wrap(
            f"{sentence}{title} ({said.origin})",
            WIDTH,
            initial_indent=f"  {'AB'[place]}  ",
            subsequent_indent="     ",
            break_on_hyphens=False,
        )


def _round(found: _Diff, texts: Texts) -> Iterator[str | Text]:
    """The round on which they disagree, or why there is none."""
    from rich.text import Text

    from courtpiece_spec.records.drawing_apart import draw_apart

    played = found.played
    if played.search is None:
        yield played.why_not or ""
        return
    assert played.pair is not None
    if played.apart is not None:
        yield Text("A round on which they disagree", "bold underline")
        yield ""
        yield from draw_apart(played.pair, played.apart, found.names, texts)
        yield ""
        yield from _not_shown(found)
        return
    yield (
        f"no round was found on which they disagree: {played.search.rounds} were played, "
        f"{played.search.stacked} of them from stacked packs"
    )
    from courtpiece_spec.records.telling_apart import changed_clauses, only_levels

    changed = changed_clauses(*found.books)
    if changed and only_levels(changed):
        yield "they differ in what makes a match, and every round of it is played alike"


def _not_shown(found: _Diff) -> Iterator[str]:
    """How many clauses differ of which the round says nothing."""
    hidden = found.not_shown()
    if not hidden:
        return
    number = sum(not change.at_table for change in found.clauses.changes)
    named = ", ".join(hidden[:_MOST_NAMED])
    more = f" and {len(hidden) - _MOST_NAMED} more" if len(hidden) > _MOST_NAMED else ""
    words = (
        f"this round does not show {len(hidden)} of the {number} clauses that differ in play: {named}{more}"
    )
    yield from textwrap.wrap(words, WIDTH, break_on_hyphens=False)
    yield ""


# ---------------------------------------------------------------------- for programs
def _json(found: _Diff, lang: str) -> dict[str, Any]:
    from courtpiece_spec.records.wording import Texts

    texts, hashes, search = Texts(found.files), found.hashes, found.played.search
    not_shown = found.not_shown()
    return {
        "a": {"id": found.books[0].id, "said": found.said[0], "behaviour": hashes[0]},
        "b": {"id": found.books[1].id, "said": found.said[1], "behaviour": hashes[1]},
        "differ": found.differ,
        "same_behaviour": hashes[0] == hashes[1],
        "lang": lang,
        "clauses": [
            {
                "path": change.path,
                "how": {"only_first": "only_a", "only_second": "only_b"}.get(
                    change.how.value, change.how.value
                ),
                "table": change.at_table,
                "a": _side(found, texts, 0, change.first),
                "b": _side(found, texts, 1, change.second),
            }
            for change in found.clauses.changes
        ],
        "moved": [
            {"section": each.section, "a": list(each.first), "b": list(each.second)}
            for each in found.clauses.moved
        ],
        "not_played": found.played.why_not,
        "rounds": None if search is None else search.rounds,
        "stacked": None if search is None else search.stacked,
        "disagreement": _disagreement(found),
        "not_shown": None if not_shown is None else list(not_shown),
    }


def _side(found: _Diff, texts: Texts, place: int, clause: Clause | None) -> dict[str, Any] | None:
    if clause is None:
        return None
    return {
        "sentence": found.sentence(place, clause),
        "text": texts.words(clause),
        "title": clause.title,
        "written_in": clause.written_in,
        "sources": list(clause.cites),
    }


def _disagreement(found: _Diff) -> dict[str, Any] | None:
    from courtpiece_spec.records.lockstep import as_json
    from courtpiece_spec.records.writing import record_json

    pair, apart = found.played.pair, found.played.apart
    if pair is None or apart is None:
        return None
    game = pair.games(apart.setup.round)[0]
    return {
        "record": record_json(found.books[0].id, game, apart.setup, apart.pack, apart.actions),
        "tried": None if apart.tried is None else apart.tried.token,
        "differs": {
            name: {side: as_json(pair, apart, place, name) for place, side in enumerate("ab")}
            for name in apart.differs
        },
    }
