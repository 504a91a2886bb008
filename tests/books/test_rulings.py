"""Rulings of Hokm and Troefcall under options: none outlives what it says, none is lost that still holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.loading import Shelf, load
from courtpiece_spec.records.fitting import with_option
from tests.books import fits

BOOKS = ("hokm", "hokm_three", "hokm_two", "hokm_two_discards", "hokm_two_stock", "troefcall")

HOLD_ALL_THE_SAME = {
    "Q49",  # the first seven tricks, however many are played, and whatever a Kot is worth or needs besides
    "kot_of_three",
    "hands_of_two",  # the cards are dealt, in whatever packets
    "Q65",  # a card is taken back, whatever a void player may play
    "too_early",  # as much as a baunie, whatever that is worth
}
"""Rulings on several clauses, of which an option may change one without making the ruling false."""


def made(reference: str) -> Book:
    book = load(reference)
    assert isinstance(book, Book), book
    return book


def ruling(reference: str, question: str) -> str:
    """What a book says to a question."""
    (found,) = (each.here for each in made(reference).rulings if each.question == question)
    return found


def with_options(name: str) -> Iterator[Book]:
    """A book with each of the options that fit it, with the first arguments that do."""
    for option, row in fits.read().items():
        found = with_option(option, name, Shelf()) if name in row else None
        if found is not None:
            yield found


@pytest.mark.parametrize("name", BOOKS)
def test_no_ruling_stays_on_a_clause_that_an_option_changes(name: str) -> None:
    base = made(name)
    for book in with_options(name):
        changed = {each.path for each in base.clauses if book.rule(each.path) != each.rule}
        stale = {
            each.question for each in book.rulings if each in base.rulings and not changed.isdisjoint(each.on)
        }
        assert stale <= HOLD_ALL_THE_SAME, book.id


def test_what_an_option_changes_its_rulings_say_anew() -> None:
    assert ruling("hokm with hakem_by_card", "Q1") == "the Hakem, by the highest card drawn"
    assert "20 of the 40 cards" in ruling("hokm_two_discards with both_discard_two", "stock_of_two")
    assert ruling("hokm_three with third_wins_level", "Q67") == "as soon as one player has seven tricks"
    assert "who deals follows" in ruling("hokm with hokm_clockwise", "Q1")
    assert "follows" not in ruling("troefcall with hakem_by_card", "Q1")


def test_a_ruling_that_still_holds_is_kept() -> None:
    for question in ("Q8", "Q9"):
        assert ruling("troefcall with ace_is_picture", question) == ruling("troefcall", question)
    assert ruling("hokm_two with packets_5332", "hands_of_two") == ruling("hokm_two", "hands_of_two")
