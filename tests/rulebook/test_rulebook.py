"""Rulebooks as people read them: whole, linked, drawn, and made of nothing but the book."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import attrs
import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import ExamplePlay, ExampleTrick, TakenBy
from courtpiece_spec.engine import Game
from courtpiece_spec.loading import bundled, load
from courtpiece_spec.rulebook.book import make
from courtpiece_spec.rulebook.chapters.examples import ExampleDoesNotHoldError
from courtpiece_spec.rulebook.content import (
    Edition,
    Heading,
    Picture,
    Reading,
    Rulebook,
    Statement,
    Table,
    Worked,
)
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.output.html import to_html
from courtpiece_spec.rulebook.output.markdown import to_markdown
from courtpiece_spec.rulebook.pictures import table
from courtpiece_spec.rulebook.sentences import Sentences, languages, missing

WHOLE = tuple(each for each in languages() if not missing(each))
XHTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"


def book_of(reference: str) -> Book:
    found = load(reference)
    assert isinstance(found, Book), found
    return found


def rulebook(reference: str, language: str = "en", edition: Edition | None = None) -> Rulebook:
    book = book_of(reference)
    parent = book_of(book.lineage[0]) if book.lineage else None
    return make(
        Making(book, Sentences(language), parent, (("Title", "A house rule."),), edition or Edition())
    )


PLAYED = tuple(each for each in bundled() if book_of(each).kind != "family")


def page(text: str) -> ET.Element:
    """A page, read as strictly as XML."""
    assert text.startswith("<!doctype html>\n")
    return ET.fromstring(text.removeprefix("<!doctype html>\n"))


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("reference", PLAYED)
def test_every_book_in_every_language(reference: str, language: str) -> None:
    made = rulebook(reference, language)
    text = to_html(made)
    top = page(text)
    assert top.get("lang") == language
    assert top.get("dir") == ("rtl" if language in ("ur", "fa") else "ltr")
    ids = [each.get("id") for each in top.iter() if each.get("id")]
    assert len(ids) == len(set(ids)), "an anchor leads to two places"
    links = {each.get("href") for each in top.iter("a")}
    assert links <= {f"#{each}" for each in ids}
    pictures = list(top.iter(f"{SVG}svg"))
    assert pictures
    assert all(each.get("aria-label") and each.findtext(f"{SVG}title") for each in pictures)
    assert not re.findall(r"(?:src|href)=\"(?!#|data:)", text), "something lies elsewhere"
    assert "\u2068" not in to_markdown(made) or language in ("ur", "fa")


@pytest.mark.parametrize("reference", [each for each in PLAYED if not book_of(each).legs])
def test_every_clause_and_ruling_and_example_is_there(reference: str) -> None:
    book, made = book_of(reference), rulebook(reference)
    parts = [part for chapter in made.chapters for part in chapter.parts]
    said = {part.path for part in parts if isinstance(part, Statement | Heading)}
    assert said == {clause.path for clause in book.clauses}
    assert len([each for each in parts if isinstance(each, Reading)]) == len(book.rulings)
    shown = [each.key for each in parts if isinstance(each, Worked)]
    assert {f"{each.written_in}-example-{each.id}" for each in book.examples} <= set(shown)
    assert len(shown) == len(set(shown))


def test_the_same_bytes_again() -> None:
    assert to_html(rulebook("hidden_rung")) == to_html(rulebook("hidden_rung"))


def test_what_single_sir_counts() -> None:
    """B22–B24, B29, B30: 1, 2, 3 and 4 points."""
    chapter = next(each for each in rulebook("single_sir").chapters if each.key == "score")
    table = next(each for each in chapter.parts if isinstance(each, Table))
    assert [(row[0].text, row[1].text) for row in table.rows] == [
        ("Goon Court", "4 points"),
        ("Court", "3 points"),
        ("The dealer’s side wins", "2 points"),
        ("Otherwise", "1 point"),
    ]


def test_the_deal_is_drawn_as_it_goes() -> None:
    """B14, B16, B17: five to each, then four and four, from the dealer's right, anticlockwise."""
    chapter = next(each for each in rulebook("single_sir").chapters if each.key == "round")
    picture = next(each for each in chapter.parts if isinstance(each, Picture))
    fives = "1: West 5 cards; 2: South 5 cards; 3: East 5 cards; 4: North 5 cards"
    fours = "9: West 4 cards; 10: South 4 cards; 11: East 4 cards; 12: North 4 cards"
    assert picture.description.startswith(fives)
    assert picture.description.endswith(fours)


def test_who_deals_next_is_drawn() -> None:
    """B35–B38, when North has dealt: West to the right, South opposite, North again."""
    chapter = next(each for each in rulebook("single_sir").chapters if each.key == "next")
    picture = next(each for each in chapter.parts if isinstance(each, Picture))
    assert re.findall(r"\((\w+)\)", picture.description) == ["West", "South", "North"]


def test_a_pile_is_drawn_where_there_is_one() -> None:
    def piles(reference: str) -> list[Picture]:
        hand = next(each for each in rulebook(reference).chapters if each.key == "hand")
        return [
            each
            for each in hand.parts
            if isinstance(each, Picture) and each.caption.startswith("How the pile")
        ]

    (pile,) = piles("double_sir")
    assert re.search(
        r"trick 2: \w+, (2 lie on the table|none lies on the table; \w+ collects 2 tricks)", pile.description
    )
    assert piles("single_sir") == []


def test_the_parent_is_told_of() -> None:
    made = rulebook("hidden_rung")
    sheet = next(each for each in made.chapters if each.key == "differences")
    assert sheet.title == "How it differs from Single Sir"
    said = [each.text for each in sheet.parts if isinstance(each, Statement)]
    assert "(In Single Sir: The caller names the trump suit.)" in said[0]


def test_an_example_that_does_not_hold_makes_no_book() -> None:
    book = book_of("single_sir")
    wrong = next(each for each in book.examples if each.id == "low_trump")
    trick = next(each for each in wrong.statements if isinstance(each, ExampleTrick))
    assert isinstance(trick.plays[0], ExamplePlay)
    lies = attrs.evolve(trick, outcome=TakenBy(trick.plays[0].seat))
    example = attrs.evolve(
        wrong, statements=tuple(lies if each is trick else each for each in wrong.statements)
    )
    with pytest.raises(ExampleDoesNotHoldError, match="single_sir: the example low_trump"):
        make(Making(attrs.evolve(book, examples=(example,)), Sentences()))


HOSTILE = """court 1
variant ours "<script>alert(1)</script> & \\u0022quotes\\u0022" extends single_sir {
  also "<b>bold</b>"
  replace score.goon "<img src=x onerror=alert(1)>": when goon_court -> 5
}
"""


def test_texts_of_authors_stay_texts(tmp_path: Path) -> None:
    (tmp_path / "ours.court").write_text(HOSTILE.replace("\\u0022", "'"), "utf-8")
    edition = Edition(name="</p><script>", introduction=("<i>", "a & b"), style="</style><script>x</script>")
    text = to_html(rulebook(str(tmp_path / "ours.court"), edition=edition))
    top = page(text)
    assert not list(top.iter("script"))
    assert "".join(top.find("body/main/header/h1").itertext()).startswith("<script>alert(1)</script>")  # type: ignore[union-attr]
    assert not list(top.iter("img"))
    assert top.find("body/main/header/p").text == "</p><script>"  # type: ignore[union-attr]


def test_one_page_tells_of_the_hidden_trump() -> None:
    lines = [item for part in rulebook("hidden_rung").summary.parts for item in getattr(part, "items", ())]
    assert any(each.startswith("Cards of the trump suit count as trumps only from") for each in lines)


def test_a_cycle_tells_its_parts() -> None:
    made = rulebook("mixed_evening")
    assert [each.text for each in made.summary.parts if hasattr(each, "text")] == ["Hakem", "Badam Satti"]
    assert made.chapters[0].key == "parts"
    assert [each.text for each in made.chapters[0].parts if hasattr(each, "text")] == [
        "Hakem: 3 rounds.",
        "Badam Satti: 1 round.",
    ]
    assert {"hakem-play", "badam_satti-play"} <= {each.key for each in made.chapters}


def test_markdown_has_no_stray_signs(tmp_path: Path) -> None:
    (tmp_path / "ours.court").write_text(
        'court 1\nvariant ours "a *b* [c](d) <e>" extends single_sir {}\n', "utf-8"
    )
    first = to_markdown(rulebook(str(tmp_path / "ours.court"))).splitlines()[0]
    assert first == r"# a \*b\* \[c\](d) \<e\>"


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_sign_of_a_role_that_stays_is_within_the_drawing(start: int) -> None:
    layout = Game(book_of("single_sir")).layout
    seat = layout.seats[start]
    drawn = ET.fromstring(table.path(layout, seat, [(seat, "7")], dict.fromkeys(layout.seats, "N"), "t", "d"))
    (sign,) = (each for each in drawn.iter(f"{SVG}text") if each.text == "7")
    assert 10 <= float(sign.get("x", "")) <= table.WIDTH - 10
    assert 12 <= float(sign.get("y", "")) <= table.HEIGHT


def test_documents_are_named_in_the_language() -> None:
    made = rulebook("kachuha", "de")
    sources = next(each for each in made.chapters if each.key == "sources")
    lines = [item for part in sources.parts for item in getattr(part, "items", ())]
    assert any(each.startswith("Der deutsche Artikel über Kachuha: ") for each in lines)
