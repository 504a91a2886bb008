"""English: what was said wrongly or of a man alone; worded by hand."""

import re

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import Custom, ExampleCounter, ExpectRole
from courtpiece_spec.book.conditions import Compare, Comparison, Fact, IsIn
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.play import MustRevealTrumping, VoidOpponent
from courtpiece_spec.book.tables import Gain, Plus, Row
from courtpiece_spec.book.who import Role
from courtpiece_spec.loading import load
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.rulebook.sentences.entries import Counted
from tests.rulebook.samples import CONTEXT
from tests.rulebook.test_sentences import books_and_options

ENGLISH = Sentences("en")
A_MAN = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)


def test_nobody_is_a_man() -> None:
    """In whatever authors wrote, too: rulings, examples, customs, options as a whole."""
    found = set()
    for book in books_and_options():
        texts = [text for each in book.rulings for text in (each.title, each.here, *each.instead)]
        texts += [each.title for each in book.examples]
        texts += [each.rule.text for each in book.clauses if isinstance(each.rule, Custom)]
        texts += [ENGLISH.clause(book, each) for each in book.clauses]
        texts += [ENGLISH.about(book, each.id) or "" for each in book.options]
        found |= {text for text in texts if A_MAN.search(text)}
    assert found == set()


def test_rulings_read_on_after_here() -> None:
    """No second colon, no capital, no full stop: all that is part of the frame."""
    told = {
        text for book in books_and_options() for each in book.rulings for text in (each.here, *each.instead)
    }
    assert {text for text in told if ": " in text or text.endswith(".")} == set()
    capital = {text for text in told if text[0].isupper() and not text.startswith("Court")}
    assert capital == set()


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (ExampleCounter("streak", "N", 6), "the side of North has won the last 6 rounds running"),
        (ExampleCounter("streak", "N", 1), "the side of North has won the last round"),
        (ExampleCounter("term", "N", 2), "North holds the role for the second round"),
        (ExampleCounter("bid", "E", 10), "the bid of East is 10 tricks"),
        (ExpectRole("dealer", "W"), "West deals next"),
        (ExpectRole("hakem", "W"), "West is the Hakem next"),
        (IsIn(Fact("trick", "number"), (2, 12)), "the trick is number 2 or 12"),
        (Compare(Fact("trick", "number"), Comparison.LESS, 3), "the trick comes before trick 3"),
        (
            Row(Plus(Compare(Fact("winner", "won"), Comparison.EQUAL, 13)), Gain(1)),
            "In addition, if the winning side takes all 13 tricks, the winning side scores 1 point.",
        ),
        (
            MustRevealTrumping(VoidOpponent(Role("caller"))),
            (
                "an opponent of the caller who cannot follow suit and wants to trump must first have the "
                "hidden trump shown, and must then play a trump if able. A card of its suit may be discarded "
                "without that."
            ),
        ),
    ],
)
def test_phrases(part: Node, text: str) -> None:
    assert ENGLISH.phrase(CONTEXT, part) == text


def test_a_bonus_is_added_and_named() -> None:
    book = load("hakem with run_bonus(2)")
    assert isinstance(book, Book)
    assert ENGLISH.clause(book, book.by_path["score.bonus"]) == (
        "In addition, if the winning side has won exactly 3 rounds running, "
        "the winning side scores 1 court (Bonus)."
    )


def test_one_of_a_unit_that_an_author_invented() -> None:
    assert ENGLISH.part(CONTEXT, Counted(1, "kots")) == "1 kot"
    assert ENGLISH.part(CONTEXT, Counted(3, "kots")) == "3 kots"


def test_places_stand_after_in() -> None:
    book = load("hakem")
    assert isinstance(book, Book)
    assert ENGLISH.places(book)[-1] == "the Gulf states"


def test_without_a_target_sides_are_level_at_the_end() -> None:
    """TC15: after eight sets; A37: two sides reach the target in one round."""
    told = {}
    for name in ("troefcall", "hakem"):
        book = load(name)
        assert isinstance(book, Book)
        told[name] = Sentences().clause(book, book.by_path["match.tie"])
    assert told["troefcall"] == "If the sides are level at the end, the match is drawn."
    assert told["hakem"].startswith("If both sides reach the target in the same round, the higher total wins")


@pytest.mark.parametrize(
    ("option", "book", "says"),
    [
        ("kap_thirteen", "troefcall", "13 points, a bounie 52"),
        ("hakem_dealt_first", "hokm", "Only the Hakem is dealt cards"),
        ("saras_naras", "hokm", "ace highest"),
        ("saras_ace_low", "hokm", "ace lowest"),
        ("third_wins_level", "hokm_three", "the third one wins"),
        ("both_discard_two", "hokm_two_discards", "both players discard two"),
        ("kot_values_swapped", "hokm", "3 points"),
        ("hokm_clockwise", "hokm", "clockwise"),
        ("violation", "omi", "pays the others one"),
        ("after_trick_five", "troefcall", "15 only after it"),
    ],
)
def test_one_sentence_tells_what_an_option_does(option: str, book: str, says: str) -> None:
    made = load(f"{book} with {option}")
    assert isinstance(made, Book)
    assert says in (Sentences().about(made, option) or "")
