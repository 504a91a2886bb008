"""German: cases, word order after „wenn“, comparisons, what authors wrote; worded by hand."""

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import ExampleCounter, ExpectRole
from courtpiece_spec.book.conditions import Compare, Comparison, Condition, Fact, IsIn
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.play import MustRevealTrumping, VoidOpponent, VoidPlayer
from courtpiece_spec.book.steps import MayRedeal, NoRanks, NothingAbove
from courtpiece_spec.book.table import FirstDealt, HighestDrawn
from courtpiece_spec.book.tables import Gain, Plus, Row
from courtpiece_spec.book.who import Role
from courtpiece_spec.cards import Rank
from courtpiece_spec.loading import load
from courtpiece_spec.rulebook.sentences import Sentences, untranslated
from courtpiece_spec.rulebook.sentences.entries import Counted
from tests.rulebook.samples import CONTEXT
from tests.rulebook.test_sentences import books_and_options

GERMAN = Sentences("de")
PICTURES = NoRanks((Rank.KING, Rank.QUEEN, Rank.JACK))


def loaded(name: str) -> Book:
    book = load(name)
    assert isinstance(book, Book), book
    return book


def told(name: str, path: str) -> str:
    book = loaded(name)
    return GERMAN.clause(book, book.by_path[path])


def test_nothing_that_the_bundled_books_and_options_say_is_left_in_english() -> None:
    lacking = {each.where for book in books_and_options() for each in untranslated(book, "de")}
    assert lacking == set()


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (
            Compare(Fact("winner", "won"), Comparison.LESS, Fact("", "bid")),
            "die siegreiche Partei weniger Stiche gewinnt, als angesagt sind",
        ),
        (
            Compare(Fact("winner", "collected"), Comparison.AT_LEAST, Fact("", "bid")),
            "die siegreiche Partei mindestens so viele Stiche einsammelt, wie angesagt sind",
        ),
        (
            Compare(Fact("winner", "captured", "ten"), Comparison.MORE, Fact("", "bid")),
            "die siegreiche Partei mehr Zehnen erbeutet, als angesagt sind",
        ),
        (Compare(Fact("trick", "number"), Comparison.EQUAL, 12), "es der 12. Stich ist"),
        (Compare(Fact("trick", "number"), Comparison.LESS, 3), "es ein Stich vor dem 3. ist"),
        (IsIn(Fact("trick", "number"), (12,)), "es der 12. Stich ist"),
        (IsIn(Fact("trick", "number"), (2, 12)), "es Stich 2 oder 12 ist"),
    ],
)
def test_comparisons(condition: Condition, text: str) -> None:
    assert GERMAN.condition(CONTEXT, condition) == text


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (
            MayRedeal(Role("caller"), PICTURES, 2),
            (
                "der Trumpfrufer darf neu geben lassen, wenn er weder König noch Dame noch Bube hat, "
                "höchstens zweimal"
            ),
        ),
        (
            MayRedeal(Role("caller"), NoRanks((Rank.ACE,)), None),
            "der Trumpfrufer darf neu geben lassen, wenn er keine Asse hat",
        ),
        (
            MayRedeal(Role("caller"), NothingAbove(Rank.TEN), 1),
            "der Trumpfrufer darf neu geben lassen, wenn er nichts über einer Zehn hat, höchstens einmal",
        ),
        (HighestDrawn(()), "ausgelost: Wer die höchste Karte zieht, wird es"),
        (FirstDealt(Rank.ACE), "durch offenes Geben bestimmt: Wer zuerst ein Ass erhält, wird es"),
        (
            MustRevealTrumping(VoidPlayer()),
            (
                "wer nicht bedienen kann und stechen will, muss zuerst den verdeckten Trumpf zeigen lassen; "
                "er muss dann stechen, wenn er kann. Abwerfen darf man eine Karte dieser Farbe auch ohne das."
            ),
        ),
        (
            ExampleCounter("streak", "N", 6),
            "die Partei von Nord hat die letzten 6 Runden nacheinander gewonnen",
        ),
        (ExampleCounter("streak", "N", 1), "die Partei von Nord hat die letzte Runde gewonnen"),
        (ExampleCounter("term", "E", 2), "Ost hat die Rolle in der 2. Runde"),
        (ExpectRole("dealer", "W"), "West gibt die nächste Runde"),
        (ExpectRole("hakem", "W"), "West ist in der nächsten Runde der Hakem"),
    ],
)
def test_phrases(part: Node, text: str) -> None:
    assert GERMAN.phrase(CONTEXT, part) == text


def test_an_opponent_who_wants_to_trump() -> None:
    assert GERMAN.phrase(CONTEXT, MustRevealTrumping(VoidOpponent(Role("caller")))).startswith(
        "ein Gegner des Trumpfrufers, der nicht bedienen kann und stechen will, muss zuerst"
    )


def test_one_of_a_unit_that_an_author_invented() -> None:
    assert GERMAN.part(CONTEXT, Counted(1, "thaaps")) == "1 thaap"
    assert GERMAN.part(CONTEXT, Counted(2, "thaaps")) == "2 thaaps"


def test_units_of_the_bundled_books_are_german_nouns() -> None:
    assert GERMAN.part(CONTEXT, Counted(1, "kots")) == "1 Kot"
    assert GERMAN.part(CONTEXT, Counted(2, "kothis")) == "2 Kothis"
    assert GERMAN.part(CONTEXT, Counted(1, "competition_points")) == "1 Turnierpunkt"
    assert GERMAN.part(CONTEXT, Counted(10, "payments")) == "10 Zahlungen"


def test_what_is_added_is_not_said_to_be_the_worth_of_the_round() -> None:
    assert told("hakem with run_bonus(2)", "score.bonus") == (
        "Dazu kommt: Wenn die siegreiche Partei genau 3 Runden nacheinander gewonnen hat, "
        "erhält die siegreiche Partei 1 Court (Zugabe)."
    )
    row = Row(Plus(Compare(Fact("winner", "won"), Comparison.EQUAL, 13)), Gain(2))
    assert GERMAN.phrase(CONTEXT, row) == (
        "Dazu kommt: Wenn die siegreiche Partei alle 13 Stiche gewinnt, erhält die siegreiche Partei 2 "
        "Punkte."
    )


def test_a_declared_target() -> None:
    assert told("hakem with declared_target(2)", "decide.missed") == (
        "Wenn eine Zahl von Stichen angesagt wurde und die Partei des Hakems weniger Stiche einsammelt, "
        "als angesagt sind, gewinnt die Gegenpartei des Hakems die Runde."
    )


def test_names_places_and_rulings() -> None:
    hakem, hidden = loaded("hakem"), loaded("hidden_rung")
    assert GERMAN.places(hakem) == ("Pakistan", "Indien", "Bangladesch", "Sri Lanka", "den Golfstaaten")
    ruling = next(each for each in hidden.rulings if each.question == "Q15")
    found = GERMAN.ruling(hidden, ruling)
    assert found.title == "Muss der erste Spieler, der nicht bedienen kann, das Aufdecken verlangen?"
    assert found.here == "nein, er darf es, muss aber nicht"
    both = loaded("double_sir with ace_on_ace, blocked_tricks({12})")
    assert GERMAN.book_title(both) == (
        "Double Sir mit „Ass auf Ass“ und „Kein Einsammeln nach bestimmten Stichen“"
    )
