"""Every kind has its sentence in every language, and every sentence of the bundled books reads as one."""

import re
from functools import cache

import pytest

from courtpiece_spec.book import Book, argument_text
from courtpiece_spec.engine.refusing import BUILT_IN
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.loading import Shelf, bundled, bundled_options, load, untried
from courtpiece_spec.rulebook.explanation import BUILT_IN as EXPLAINED
from courtpiece_spec.rulebook.sentences import Sentences, UnknownLanguageError, languages, missing
from courtpiece_spec.rulebook.sentences.coverage import required
from courtpiece_spec.rulebook.sentences.messages import Messages, SentenceError, messages_of
from courtpiece_spec.rulebook.sentences.texts import read_beside
from tests.rulebook.samples import CONTEXT, every_sample

LANGUAGES = languages()
BOOKS = bundled()
SPOILT = re.compile(
    r"[{}]|  |\b[a-z]+_[a-z_]+\b|\?\?\?| [,.;:،؛۔।]|,,|\(\)|“”|„“|\bnone\b"
    r"|\b1 (tricks|Stiche|cards|Karten)\b"
)
FULL_STOPS = (".", "۔", "।")
"""Latin, Urdu, Hindi."""


def book_of(name: str) -> Book:
    book = load(name)
    assert isinstance(book, Book)
    return book


@cache
def books_and_options() -> tuple[Book, ...]:
    """The bundled books, and the least book of each option with it, once for each of its samples."""
    shelf = Shelf()
    names = [*BOOKS, "double_sir with blocked_tricks({12})"]
    for option in bundled_options():
        decl = shelf.find(option)
        assert isinstance(decl, OptionDecl)
        for arguments in decl.samples():
            written = f"({', '.join(map(argument_text, arguments))})" if arguments else ""
            names.append(f"{decl.amends.text} with {option}{written}")
    made = tuple(untried(name, shelf) for name in names)
    return tuple(each for each in made if each is not None)


def told(language: str, name: str) -> dict[str, str]:
    """The sentences of a book by path."""
    book, sentences = book_of(name), Sentences(language)
    return {clause.path: sentences.clause(book, clause) for clause in book.clauses}


def test_there_are_english_and_german() -> None:
    assert {"de", "en"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_kind_is_missing(language: str) -> None:
    assert missing(language) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sample_of_every_kind_is_told(language: str) -> None:
    """Whatever may stand in a field of a kind has the forms that the kind's messages ask for."""
    sentences = Sentences(language)
    spoilt = {}
    for kind, sample in every_sample():
        text = sentences.phrase(CONTEXT, sample)
        if not text or re.search(r"[{}]|  |\?\?\?| [,.;]|,,|\bnone\b", text):
            spoilt[kind] = (sample, text)
    assert spoilt == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_sentences_of_bundled_books_are_sentences(language: str, name: str) -> None:
    for path, text in told(language, name).items():
        assert not SPOILT.search(text), (path, text)
        assert text.endswith(FULL_STOPS), (path, text)
        assert text[0] == text[0].upper(), (path, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_beside_bundled_books_are_about_their_clauses(language: str) -> None:
    books = books_and_options()
    assert {each for book in books for each in map(str, book.options)} >= {
        "blocked_tricks({12})",
        "run_bonus(3)",
    }
    for book in books:
        assert read_beside(book, messages_of(language)).strangers(books) == ()


def test_english_of_a_score_in_the_words_of_players() -> None:
    text = told("en", "single_sir")
    assert text["score.goon"] == "A Goon Court is worth 4 points."
    assert text["score.dealer_wins"] == "A win of the dealer’s side is worth 2 points."
    assert text["score.caller_wins"] == "Otherwise the round is worth 1 point."
    assert text["let.court"] == "“Court” means that the winning side takes the first 7 tricks."
    assert text["next_dealer.court"] == "After a Court the dealer’s partner deals next."
    assert text["next_dealer.caller_wins"] == "Otherwise the same player deals again."
    assert told("en", "hakem")["score.bavney"] == (
        "If the winning side takes all 13 tricks, the round is a Bavney and counts as 2 courts."
    )


def test_german_has_cases_gender_and_plurals() -> None:
    text = told("de", "single_sir_courts")
    assert text["roles.eldest"] == "Die Vorhand ist der Spieler rechts vom Geber."
    assert text["next_dealer.dealer_wins"] == (
        "Nach einem Sieg der Partei des Gebers gibt der Spieler rechts vom Geber die nächste Runde."
    )
    assert text["score.run"].startswith("Eine Serie von sieben Siegen zählt als 1 Court;")
    assert told("de", "single_sir")["score.caller_wins"] == "Sonst bringt die Runde 1 Punkt."
    assert "Trumpfrufers" in told("de", "hidden_rung")["trump.return"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_built_in_clauses_are_those_of_the_engine(language: str) -> None:
    assert set(EXPLAINED) == set(BUILT_IN)
    assert all(Sentences(language).built_in(path) for path in BUILT_IN)


def test_built_in_clauses_say_in_english_what_the_engine_says() -> None:
    assert Sentences("en").built_in("play.turn") == BUILT_IN["play.turn"]
    assert Sentences("en").built_in("round.end") == BUILT_IN["round.end"]


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguageError, match="there are no sentences in `tlh`; there are de, en"):
        Sentences("tlh")


def test_no_file_says_more_than_it_needs() -> None:
    """A message of a kind's shape that no kind has is a misspelling: `compare-wonn`."""
    needed = set(required())
    families = {each.partition("-")[0] for each in needed if "-" in each} - {
        "amount",
        "unit",
        "seat",
        "built",
    }
    for language in LANGUAGES:
        for id_ in messages_of(language).ids:
            family, hyphen, _ = id_.partition("-")
            if hyphen and family in families:
                assert id_ in needed, (language, id_)


def test_a_language_without_a_message_or_a_form_says_which() -> None:
    tiny = Messages("en", "role-dealer = the dealer\nrole_at = { $who_dative }", "tiny.ftl")
    with pytest.raises(SentenceError, match="en: `lead` is missing"):
        tiny.say("lead", None, {})
    with pytest.raises(SentenceError, match=r"en: the form `\.dative` of `role-dealer` is missing"):
        tiny.say("role-dealer", "dative", {})
    with pytest.raises(SentenceError, match="`role_at`: Unknown external: who_dative"):
        tiny.say("role_at", None, {})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = b\n= c\n", r"x\.ftl:2: "),
        ("a = b\na = c\n", r"x\.ftl: a is written twice"),
    ],
)
def test_a_file_that_is_not_fluent_is_told_with_its_line(text: str, message: str) -> None:
    with pytest.raises(SentenceError, match=message):
        Messages("en", text, "x.ftl")
