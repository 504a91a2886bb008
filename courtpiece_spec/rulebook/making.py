"""What the chapters of a rulebook are made from."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import field, frozen

from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.engine import Game
from courtpiece_spec.rulebook.content import Edition, Statement
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.entries import SeatAt
from courtpiece_spec.seats import Seat

if TYPE_CHECKING:
    from courtpiece_spec.rulebook.chapters.played_out import PlayedOut


@frozen(slots=False)
class Making:
    """A book, its language, and what stands around it."""

    book: Book
    sentences: Sentences
    parent: Book | None = None
    """The book that this one differs from, for the sheet that says how."""
    options: tuple[tuple[str, str], ...] = ()
    """The house rules that fit: title and sentence."""
    edition: Edition = field(factory=Edition)
    played_out: PlayedOut | None = None
    """How often each outcome came in many rounds, if somebody has played them."""
    within: str = ""
    """What anchors begin with where several books stand in one: the id of a part of a cycle."""

    @cached_property
    def game(self) -> Game:
        """The engine of the book."""
        return Game(self.book)

    def say(self, id: str, /, **values: object) -> str:  # noqa: A002
        """A message of the frame."""
        return self.sentences.say(self.book, id, **values)

    def statement(self, clause: Clause) -> Statement:
        """The sentence of a clause."""
        text = self.sentences.clause(self.book, clause)
        id_ = self.book.clause_id(clause.path)
        return Statement(text, id_, clause.path, self.cited(clause.cites), self.anchor(clause.path))

    def cited(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """The statements that a text follows; none where the book does without its sources."""
        return () if "sources" in self.edition.without else codes

    def anchor(self, name: str) -> str:
        """The anchor of a clause, ruling or example: it stays as long as the name does."""
        return f"{self.within}/{name}" if self.within else name

    def seat(self, seat: Seat) -> str:
        """What people call a seat."""
        return self.sentences.part(self.book, self.seat_at(seat))

    def letter(self, seat: Seat) -> str:
        """What people call a seat, shortly."""
        return self.sentences.part(self.book, self.seat_at(seat), "letter")

    def seat_at(self, seat: Seat) -> SeatAt:
        """A seat as a value of a message."""
        return SeatAt(self.game.layout.names[seat])

    def letters(self, rank: Rank) -> str:
        """What stands in the corner of a card."""
        return self.sentences.part(self.book, rank, "short")

    def short(self, card: Card) -> str:
        """A card in short."""
        return self.sentences.part(self.book, card, "short")

    def number(self, number: int) -> str:
        """A number in the script's digits."""
        return self.sentences.part(self.book, number)
