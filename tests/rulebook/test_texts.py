"""What an author says of one book, in a file beside it."""

from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.loading import load
from courtpiece_spec.rulebook.sentences import SentenceError, Sentences, Texts, untranslated
from courtpiece_spec.rulebook.sentences.messages import messages_of
from courtpiece_spec.rulebook.sentences.texts import writers

BOOK = """court 1
variant ours "Ours" extends single_sir {
  replace round.call: caller lays a card face up as trump
  replace score.goon "Upset": when goon_court -> 5
}
variant theirs "Theirs" extends ours { version "1.0" }
"""
OWN = """
ours-score-goon =
    .title = Great Upset
ours-play-lead = The one who chose trump begins. { $plain }
single_sir-round-call = This is said of another rule.
single_sir-round-first = Five cards each.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ours.court").write_text(BOOK, "utf-8")
    (tmp_path / "ours.en.ftl").write_text(OWN, "utf-8")
    return tmp_path


def loaded(folder: Path, name: str) -> Book:
    book = load(f"{folder / 'ours.court'}#{name}")
    assert isinstance(book, Book), book
    return book


@pytest.mark.parametrize("name", ["ours", "theirs"])
def test_sentences_and_titles_beside_the_book(folder: Path, name: str) -> None:
    book, sentences = loaded(folder, name), Sentences("en")
    told = {clause.path: sentences.clause(book, clause) for clause in book.clauses}
    assert told["play.lead"] == "The one who chose trump begins. The eldest hand leads to the first trick."
    assert told["score.goon"] == "A Goon Court (Great Upset) is worth 5 points."
    assert sentences.title(book, book.by_path["score.goon"]) == "Great Upset"
    assert told["round.first"] == "Five cards each."
    assert told["round.call"] == "The caller lays a card face up; its suit is trump."


def test_another_language_is_not_touched(folder: Path) -> None:
    book, german = loaded(folder, "ours"), Sentences("de")
    assert german.clause(book, book.by_path["play.lead"]) == "Die Vorhand spielt zum ersten Stich aus."


def test_a_sentence_stays_with_the_book_that_wrote_the_clause(folder: Path) -> None:
    book = loaded(folder, "theirs")
    assert writers(book, book.by_path["round.call"]) == ("theirs", "ours")
    assert writers(book, book.by_path["round.first"]) == ("theirs", "ours", "single_sir")
    double = load("double_sir")
    assert isinstance(double, Book)
    assert writers(double, double.by_path["collect.take"]) == ("double_sir", "pile")
    quiet = load("hakem with signals_forbidden")
    assert isinstance(quiet, Book)
    assert writers(quiet, quiet.by_path["custom.signals"]) == ("signals_forbidden",)


def test_a_book_says_nothing_of_the_clause_of_an_option_named_with_it() -> None:
    """Hakem's word on signals would else be said of the option that forbids them."""
    words = "hakem-custom-signals = Ein Blick ist erlaubt.\n"
    words += "signals_forbidden-custom-signals = Jedes Zeichen ist verboten.\n"
    sentences = Sentences("de", Texts(messages_of("de"), [(words, "x.de.ftl")]))
    for name, said in (
        ("hakem", "Ein Blick ist erlaubt."),
        ("hakem with signals_forbidden", "Jedes Zeichen ist verboten."),
    ):
        book = load(name)
        assert isinstance(book, Book)
        assert sentences.clause(book, book.by_path["custom.signals"]) == said


def test_what_is_about_no_clause_is_told(folder: Path) -> None:
    texts = Texts(messages_of("en"), [(OWN + "ours-score-gon = x\n", "ours.en.ftl")])
    assert texts.strangers([loaded(folder, "ours"), loaded(folder, "theirs")]) == (
        "ours.en.ftl: `single_sir-round-call`",
        "ours.en.ftl: `ours-score-gon`",
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ours-score-goon =\n    .tite = x\n", r"`\.tite` is no form of a title"),
        ("ours-play-lead = { $who } leads.\n", "`ours-play-lead`: Unknown external: who"),
        ("ours-play-lead\n", r"ours\.en\.ftl:1: "),
    ],
)
def test_faults_of_the_file_are_told(folder: Path, text: str, message: str) -> None:
    (folder / "ours.en.ftl").write_text(text, "utf-8")
    book = loaded(folder, "ours")
    with pytest.raises(SentenceError, match=message):
        Sentences("en").clause(book, book.by_path["play.lead"])


WITH_TEXTS = """court 1
variant ours "Ours" extends single_sir {
  also "Our Rung"
  played in "Pakistan", "Atlantis"
  ruling end_of_run "Who stops?" on let.court {
    here:    "the winners"
    instead: "the losers"
    instead: "nobody"
  }
  example low_trump "A low trump beats an ace" {
    trump clubs
    trick N AS, W 2C, S KS, E QS -> W
  }
}
"""
GERMAN_TEXTS = """
ours = Ein Satz über das Buch.
    .title = Unser Spiel
ours-also-our_rung = Unser Rung
ours-ruling-end_of_run = Wer hört auf?
    .here = die Sieger
    .instead_2 = niemand
ours-example-low_trump = Ein kleiner Trumpf sticht ein Ass
"""


@pytest.fixture
def german(tmp_path: Path) -> Book:
    (tmp_path / "ours.court").write_text(WITH_TEXTS, "utf-8")
    (tmp_path / "ours.de.ftl").write_text(GERMAN_TEXTS, "utf-8")
    return loaded(tmp_path, "ours")


def test_texts_of_an_author_in_another_language(german: Book) -> None:
    sentences = Sentences("de")
    assert sentences.book_title(german) == "Unser Spiel"
    assert sentences.other_names(german) == ("Unser Rung",)
    assert sentences.places(german)[1] == "Atlantis"
    ruling = next(each for each in german.rulings if each.question == "end_of_run")
    told = sentences.ruling(german, ruling)
    assert (told.title, told.here, told.instead) == ("Wer hört auf?", "die Sieger", ("the losers", "niemand"))
    example = next(each for each in german.examples if each.id == "low_trump")
    assert sentences.example_title(german, example) == "Ein kleiner Trumpf sticht ein Ass"
    assert sentences.phrase(german, example).startswith("Ein kleiner Trumpf sticht ein Ass")


def test_what_is_not_translated_is_named(german: Book) -> None:
    missing = {each.where for each in untranslated(german, "de")}
    assert {"ours-ruling-end_of_run.instead_1", "place-atlantis"} <= missing
    assert not {"ours.title", "ours-also-our_rung", "ours-ruling-end_of_run.here"} & missing
    assert untranslated(german, "en") == ()


def test_a_ruling_has_only_its_own_parts(german: Book, tmp_path: Path) -> None:
    (tmp_path / "ours.de.ftl").write_text("ours-ruling-end_of_run = Wer?\n    .title = Ja\n", "utf-8")
    with pytest.raises(
        SentenceError, match=r"`.title` is no part of a ruling: write `.here` or `.instead_1`"
    ):
        Sentences("de").book_title(german)


def test_a_text_of_nothing_is_a_stranger(german: Book) -> None:
    texts = Texts(messages_of("de"), [("ours-example-high = Ja\nours-also-ours = Nein\n", "ours.de.ftl")])
    assert texts.strangers([german]) == (
        "ours.de.ftl: `ours-example-high`",
        "ours.de.ftl: `ours-also-ours`",
    )


def test_a_ruling_that_depends_on_a_number_is_said_once_for_each() -> None:
    said = "run_bonus-ruling-Q57 = Allgemein?\n    .here = so\n"
    said += "run_bonus-ruling-Q57-2 = Nur die dritte?\n    .here = ja\n"
    texts = Texts(messages_of("de"), [(said, "x.de.ftl")])
    for reading, expected in ((1, "so"), (2, "ja")):
        book = load(f"hakem with run_bonus({reading})")
        assert isinstance(book, Book)
        ruling = next(each for each in book.rulings if each.question == "Q57")
        assert Sentences("de", texts).ruling(book, ruling).here == expected
        assert texts.strangers([book]) == (() if reading == 2 else ("x.de.ftl: `run_bonus-ruling-Q57-2`",))


def test_a_clause_without_a_title_is_quoted() -> None:
    book = load("single_sir")
    assert isinstance(book, Book)
    example = next(each for each in book.examples if each.id == "no_ruff_while_following")
    told = Sentences("en").phrase(book, example)
    assert told.endswith("is not allowed (Whoever holds a card of the suit led must follow suit).")
