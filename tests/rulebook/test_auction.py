"""Double Sir with an auction: what its rulebook says of seats, of bids and of the end of a round."""

import pytest

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.book.steps import Bid, Step
from courtpiece_spec.loading import load
from courtpiece_spec.rulebook.content import Reading
from courtpiece_spec.rulebook.output.html import to_html
from courtpiece_spec.rulebook.sentences import Sentences, languages
from tests.rulebook.samples import CONTEXT
from tests.rulebook.test_rulebook import rulebook


def auction() -> Book:
    book = load("double_sir_auction")
    assert isinstance(book, Book)
    return book


def told(path: str, language: str = "en") -> str:
    book = auction()
    return Sentences(language).clause(book, book.by_path[path])


NORTH = {"en": "North", "de": "Nord", "nl": "Noord", "es": "Norte", "fa": "شمال", "hi": "उत्तर", "ur": "شمال"}


@pytest.mark.parametrize("language", languages())
def test_the_first_seat_is_called_as_in_the_drawings(language: str) -> None:
    """DSE: seat 1, which the pictures call North."""
    for path in ("round.first", "round.bid", "roles.dealer"):
        assert NORTH[language] in told(path, language)


@pytest.mark.parametrize("language", languages())
def test_a_round_may_be_decided_before_its_last_trick(language: str) -> None:
    """DSE: the round is over when the bid is made or out of reach."""
    plain = Sentences(language)
    other = load("chakri")
    assert isinstance(other, Book)
    assert len(told("round.play", language)) > len(plain.clause(other, other.by_path["round.play"])) + 15


def test_the_end_of_a_round() -> None:
    assert told("round.play") == (
        "Tricks are played until all cards have been played, unless the round is decided before that."
    )
    assert told("decide.broken").endswith(
        "7 against a bid of 7, 6 against 8, 5 against 9, 4 against 10, "
        "3 against 11, 2 against 12, and 1 against 13."
    )


def test_nothing_is_asked_twice_and_no_reading_is_an_empty_one() -> None:
    readings = [
        part
        for chapter in rulebook("double_sir_auction").chapters
        for part in chapter.parts
        if isinstance(part, Reading)
    ]
    assert len({each.paths for each in readings if "round.play" in each.paths}) == 1
    assert not any("no source has another reading" in text for each in readings for text in each.instead)
    alone = next(each for each in readings if not each.instead)
    article = (
        to_html(rulebook("double_sir_auction")).partition(f'id="{alone.key}"')[2].partition("</article>")[0]
    )
    assert "<ul>" not in article


@pytest.mark.parametrize(
    ("language", "part"),
    [
        ("en", "makes one bid of exactly 8 tricks"),
        ("de", "einmal genau 8 Stiche"),
        ("nl", "één bod van precies 8 slagen"),
        ("es", "de exactamente 8 bazas"),
        ("fa", "دقیقاً ۸ دست"),
        ("hi", "ठीक 8 सरें"),
        ("ur", "ٹھیک ۸ سریں"),
    ],
)
def test_a_bid_that_has_one_height(language: str, part: str) -> None:
    assert part in Sentences(language).clause(CONTEXT, Clause("round.bid", Step(Bid(8, 8))))
