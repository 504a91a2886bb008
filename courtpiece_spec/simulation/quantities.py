"""What can be told of simulated rounds: each quantity with its name, in people's words.

A quantity is a ratio of counts: so many of some columns for each of another.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from attrs import field, frozen

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.book.node import kind_name
from courtpiece_spec.book.steps import Step
from courtpiece_spec.book.tables import DecideRow, NextRow, Row
from courtpiece_spec.book.vocabulary import BOUND_ROLES
from courtpiece_spec.book.who import NamedSide, Role
from courtpiece_spec.cards import Suit
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.entries import SeatAt
from courtpiece_spec.rulebook.sentences.values import capital, without_full_stop
from courtpiece_spec.seats import Side

SHARE: Final = "share"
NUMBER: Final = "number"
_IN_A_CELL: Final = "cell"
_NEXT: Final = "next_"


@frozen
class Quantity:
    """A ratio of counts.

    Attributes:
        key: Its permanent name, such as `row.score.court`.
        title: What people call it.
        top: What is counted: how much of each column.
        bottom: For each of what.
        kind: `share`, a part of all, or `number`.
        whole: Whether only matches that came to their end tell of it.
    """

    key: str
    title: str
    top: dict[str, Fraction | int]
    bottom: str = "rounds"
    kind: str = SHARE
    whole: bool = False


@frozen
class Section:
    """Quantities that stand together."""

    key: str
    title: str
    quantities: tuple[Quantity, ...]


@frozen
class Clock:
    """How long things take, as assumed.

    Attributes:
        card: Seconds to play a card.
        deal: Seconds to shuffle, cut, deal, and name trump.
    """

    card: Fraction = field(default=Fraction(4), converter=Fraction)
    deal: Fraction = field(default=Fraction(60), converter=Fraction)


def sections_of(
    book: Book, columns: tuple[str, ...], clock: Clock, sentences: Sentences
) -> tuple[Section, ...]:
    """All that can be told of a book whose rounds are counted in these columns."""
    naming = _Naming(book, columns, sentences)
    made = (
        *naming.tables(Row),
        *naming.tables(DecideRow),
        Section("winner", "Who wins a round", tuple(naming.winners())),
        Section("role", "Whose side wins a round", tuple(naming.roles())),
        Section("seat", "Tricks a round, player by player", tuple(naming.seats())),
        Section("winner_took", "Tricks that the winning side collects", tuple(naming.collected())),
        Section("trump", "What is trump", tuple(naming.trumps())),
        Section("round", "A round", tuple(_rounds())),
        Section("match", "A match", tuple(_matches(clock))),
        Section("match_winner", "Who wins a match", tuple(naming.match_winners())),
        *naming.tables(NextRow),
    )
    return tuple(each for each in made if each.quantities)


def _rounds() -> Iterator[Quantity]:
    yield Quantity("round.tricks", "Tricks", {"tricks": 1}, kind=NUMBER)
    yield Quantity("round.cards", "Cards played", {"cards": 1}, kind=NUMBER)
    yield Quantity("round.deals", "Deals, with new ones", {"deals": 1}, kind=NUMBER)


def _matches(clock: Clock) -> Iterator[Quantity]:
    minutes = {"cards": clock.card / 60, "deals": clock.deal / 60}
    for key, title, top in (
        ("match.rounds", "Rounds", {"rounds": 1}),
        ("match.tricks", "Tricks", {"tricks": 1}),
        ("match.minutes", "Minutes", minutes),
    ):
        yield Quantity(key, title, dict(top), "over", NUMBER, whole=True)


@frozen
class _Naming:
    """The words for what is counted."""

    book: Book
    columns: tuple[str, ...]
    sentences: Sentences
    match: Match = field(init=False)

    @match.default
    def _match(self) -> Match:
        return Match(self.book)

    @property
    def layout(self) -> Layout:
        return self.match.game.layout

    @property
    def books(self) -> tuple[Book, ...]:
        """The book, or those of a cycle."""
        return tuple({leg.book.id: leg.book for leg in self.book.legs}.values()) or (self.book,)

    def after(self, prefix: str) -> Iterator[tuple[str, str]]:
        """The columns that begin like this, each with the rest of its name."""
        for column in self.columns:
            if column.startswith(prefix):
                yield column, column.removeprefix(prefix)

    # ------------------------------------------------------------------ tables
    def tables(self, kind: type[Row | DecideRow | NextRow]) -> Iterator[Section]:
        """The rows of the tables of a kind, a section for each table; books of a cycle share rows by path."""
        found: dict[str, dict[str, Quantity]] = {}
        for book in self.books:
            for clause in book.clauses:
                column = f"row.{clause.path}"
                if isinstance(clause.rule, kind) and column in self.columns:
                    lines = found.setdefault(clause.section, {})
                    if column not in lines:
                        lines[column] = Quantity(column, self._row(book, clause), {column: 1})
        for section, quantities in found.items():
            yield Section(section, self._table(section), tuple(quantities.values()))

    def _table(self, section: str) -> str:
        if section == "next_dealer":
            return "Who deals next"
        if section.startswith(_NEXT):
            role = self.sentences.phrase(self.books[0], Role(section.removeprefix(_NEXT)))
            return f"Who is {role} next"
        return {"decide": "How the winner is found"}.get(section, "What a round counts")

    def _row(self, book: Book, clause: Clause) -> str:
        title = self.sentences.title(book, clause)
        if title is not None:
            return capital(title)
        if isinstance(clause.rule, NextRow):
            return without_full_stop(self.sentences.clause(book, clause))
        assert isinstance(clause.rule, Row | DecideRow)
        form = _IN_A_CELL if self.sentences.has(f"default-{_IN_A_CELL}") else None
        return capital(self.sentences.part(book, clause.rule.test, form))

    # ------------------------------------------------------------------ players
    def side(self, number: int) -> str:
        """The players of a side: North and South."""
        layout = self.layout
        names = [self.seat(seat) for seat in layout.seats if layout.side_of[seat] == Side(number)]
        return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)

    def seat(self, number: int) -> str:
        """What people call a seat."""
        return capital(self.sentences.part(self.book, SeatAt(self.layout.names[number])))

    def winners(self) -> Iterator[Quantity]:
        """Rounds won by each side, and by nobody."""
        for column, number in self.after("won."):
            yield Quantity(column, self.side(int(number)), {column: 1})
        yield Quantity("drawn", "Nobody", {"drawn": 1})

    def roles(self) -> Iterator[Quantity]:
        """Rounds won by the side of each role."""
        for column, role in self.after("won_by."):
            book = next((each for each in self.books if _has_role(each, role)), None)
            if book is None:
                continue
            side = self.sentences.who(book, NamedSide(f"{role}_side"))
            yield Quantity(column, capital(side), {column: 1})

    def seats(self) -> Iterator[Quantity]:
        """Tricks taken by each player."""
        for column, number in self.after("took."):
            yield Quantity(column, self.seat(int(number)), {column: 1}, kind=NUMBER)

    def collected(self) -> Iterator[Quantity]:
        """Rounds by the tricks of their winner."""
        for column, number in self.after("winner_took."):
            yield Quantity(column, f"{number} trick{'' if number == '1' else 's'}", {column: 1})

    def trumps(self) -> Iterator[Quantity]:
        """Rounds by their trump."""
        for column, letter in self.after("trump."):
            title = "No trump" if letter == "none" else capital(Suit(letter).word)
            yield Quantity(column, title, {column: 1})

    def match_winners(self) -> Iterator[Quantity]:
        """Matches won by each side, and by nobody."""
        names = [column for column, rest in self.after("match.") if rest.isdigit()]
        for column in names:
            title = self.side(int(column.removeprefix("match.")))
            yield Quantity(column, title, {column: 1}, "over", whole=True)
        rest: dict[str, Fraction | int] = {"over": 1, **dict.fromkeys(names, -1)}
        yield Quantity("match.drawn", "Nobody", rest, "over", whole=True)


def _has_role(book: Book, role: str) -> bool:
    """Whether somebody holds a role at some time: from the start, or because a step gives it to somebody."""
    if book.rule(f"roles.{role}") is not None:
        return True
    steps = (clause.rule for clause in book.section("round"))
    return any(
        isinstance(each, Step) and kind_name(type(each.action)) == BOUND_ROLES.get(role) for each in steps
    )
