"""What an author says of one book, in a file beside it."""

from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.loading import load
from courtpiece_spec.rulebook.sentences import SentenceError, Sentences, Texts
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
