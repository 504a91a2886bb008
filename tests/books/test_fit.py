"""Which option fits which book, how options stand beside each other, and the club's own variant."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import Custom
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.loading import NotLoaded, Shelf, bundled, bundled_options, compile_file, load
from courtpiece_spec.records.audit import audit_data
from courtpiece_spec.records.fitting import Fit, Tries, fitting, fittings, with_option
from courtpiece_spec.records.library import Library
from tests.books import fits
from tests.books.rounds import CARDS, course, s1_packets, stack, tokens

BOOKS = Path(__file__).parents[2] / "courtpiece_spec" / "books"
CLUB = Path(__file__).parents[2] / "docs" / "examples" / "club_night.court"

FIXED = {
    "court_thirteen", "redeal_below_jack", "nth_card", "ace_on_ace", "blocked_tricks", "opening",
    "hot_streak",
    "kot_double", "sweep_value", "run_bonus", "beaten_double", "target", "hakem_sees", "hakem_rotates_left",
    "winners_keep_hakem", "declared_target", "after_exposure", "signals_forbidden", "signals_tolerated",
    "talk_forbidden", "forfeit_song",
}  # fmt: skip
"""Options whose ids are fixed; so are the books below."""


def book(reference: str) -> Book:
    found = load(reference)
    assert not isinstance(found, NotLoaded), found
    return found


def refused(reference: str) -> NotLoaded:
    found = load(reference)
    assert isinstance(found, NotLoaded), reference
    return found


def test_ids() -> None:
    assert set(bundled_options()) >= FIXED
    assert set(bundled()) >= {"peg", "dabbal_sar", "badam_satti"}
    assert book("mixed_evening").kind == "cycle"


@pytest.mark.parametrize("file", sorted(BOOKS.glob("*_options.court")), ids=lambda path: path.stem)
def test_options_compile(file: Path) -> None:
    """With their worked examples and proofs, and nothing to be remarked."""
    made = compile_file(file)
    assert made.diagnostics == ()
    for option in made.options.values():
        assert option.title


@pytest.mark.parametrize("option", bundled_options())
def test_options_cite(option: str) -> None:
    """Every clause that an option writes says which source it is from."""
    texts = [file.read_text("utf-8") for file in BOOKS.glob("*.court")]
    bodies = [
        text[found.start() :].split("\n}\n")[0]
        for text in texts
        if (found := re.search(rf"^option {option}\b", text, re.MULTILINE)) is not None
    ]
    assert len(bodies) == 1
    assert "@" in bodies[0]


@pytest.mark.parametrize(
    "reference",
    [
        # arguments of which the options' own check tries only the first
        "double_sir with blocked_tricks({12})",
        "double_sir with opening(5)",
        "single_sir with nth_card(10)",
        "hakem with hakem_sees(9)",
        "hakem with run_bonus(2)",
        "hakem with run_bonus(3)",
        "hakem with sweep_value(52)",
        # options beside each other
        "hakem with beaten_double, declared_target(1), kot_double, run_bonus(1), sweep_value(3)",
        "peg with kot_double, redeal_below_jack(1), winners_keep_hakem",
        "dabbal_sar with beaten_double, signals_forbidden",
        "badam_satti with sweep_value(3), target(5)",
        "double_sir with ace_on_ace, blocked_tricks({2}), hot_streak, nth_card(7), redeal_many_trumps(7, 64)",
        "hidden_rung_double with after_exposure, blocked_tricks({1, 2, 12}), caller_face_down",
        "be_ranga_double with ace_on_ace, opening(3), target(7)",
        "single_sir_courts with court_thirteen, redeal_no_picture(2), redeal_thirteen_no_picture(1)",
        "single_sir_courts with blocked_tricks({2}), pile",
        "be_ranga with court_thirteen, forfeit_song, talk_forbidden",
        "kachuha_doublee with signals_tap, target(3)",
    ],
)
def test_combinations(reference: str) -> None:
    assert book(reference).id == reference


@pytest.mark.parametrize(
    ("reference", "words"),
    [
        ("single_sir with blocked_tricks({2})", "needs the option `pile`"),
        ("hakem with hot_streak", "needs the option `pile`"),
        ("double_sir with ace_confirmed, ace_on_ace", "cannot be used together"),
        ("double_sir with hot_streak, triple_opening", "cannot be used together"),
        ("hakem with kot_double, kot_double_any", "cannot be used together"),
        ("double_sir with kot_double", "cannot be used together"),
        ("hakem with hakem_rotates_left, winners_keep_hakem", "both amend"),
        ("hakem with no_trump, written_trump", "both amend"),
        ("hakem with no_trump, nth_card(7)", "both amend `round.call`"),
        ("single_sir with redeal_below_jack(1), redeal_no_picture(1)", "both amend `round.redeal`"),
        ("single_sir with signals_forbidden, talk_forbidden", "both amend"),
        ("be_ranga with redeal_below_jack(1)", "nobody is `caller`"),
        ("single_sir with caller_face_down", "hidden trump"),
        ("hidden_rung with nth_card(7)", "hidden trump"),
        ("single_sir with hakem_sees(7)", "does not fit"),
        ("hakem with hakem_sees(8)", "cannot be 8"),
        ("double_sir with blocked_tricks(2)", "a set of numbers"),
        ("double_sir with blocked_trick({2, 12})", "there is no option `blocked_trick`"),
    ],
)
def test_refusals(reference: str, words: str) -> None:
    found = refused(reference)
    assert words in found.message


def test_a_misspelt_option_is_guessed() -> None:
    found = refused("double_sir with blocked_trick({2, 12})")
    assert found.diagnostics[0].help == "did you mean `blocked_tricks`?"


# ---------------------------------------------------------------------- what fits what
EVERY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"


@pytest.fixture(scope="module")
def tries() -> Tries:
    return Tries(Shelf())


@pytest.mark.parametrize("option", bundled_options())
def test_the_table_tells_what_loads(option: str, tries: Tries) -> None:
    """`python -m tests.books.fits` writes the table anew; all books are tried in `make proof`, else some."""
    place = bundled_options().index(option)
    some = [book for at, book in enumerate(bundled()) if EVERY or (at + place) % 8 == 0]
    told = {book: fit for book, fit in fits.read()[option].items() if book in some}
    assert told == fits.tried(option, tries, some)


def test_the_table_has_every_option() -> None:
    assert list(fits.read()) == list(bundled_options())


def test_the_table_is_refreshed_for_some_books_and_options(tries: Tries) -> None:
    """What is about them is tried, even where the table told otherwise; the rest stays, whatever it tells."""
    table: dict[str, dict[str, Any]] = {"hot_streak": {"hakem": True, "satat": True}}
    refreshed = fits.refreshed("hot_streak", tries, table, ["double_sir", "hakem", "target"])
    assert refreshed == {"double_sir": True, "satat": True}
    assert list(refreshed) == ["double_sir", "satat"]
    whole = fits.refreshed("hot_streak", tries, table, [])
    assert "double_sir" in whole
    assert not {"hakem", "satat"} & set(whole)
    assert fits.refreshed("hot_streak", tries, table, ["hot_streak"]) == whole
    assert fits.refreshed("hot_streak", tries, {}, ["hakem"]) == whole


@pytest.mark.parametrize(
    "reference",
    [
        # rows of the one book would never count beside those of the other
        "single_sir with kot_double",
        "be_ranga with kot_double_any",
        "hidden_rung_double with beaten_double",
        "single_sir_courts with declared_target(2)",
        "single_sir_courts with doublee",
        # an ordinary win is worth nothing there (B32), or points and no court (B22): no courts running
        "single_sir_courts with run_bonus(1)",
        "single_sir_courts with run_bonus(3)",
        "single_sir with run_bonus(1)",
        "kachuha with run_bonus(2)",
        # trump is a card laid down there, which goes back to a hand
        "hidden_rung with written_trump",
        "hidden_rung_double with written_trump",
        # no trump is ever hidden, so no pair would be collected
        "double_sir with after_exposure",
        "be_ranga_double with after_exposure",
    ],
)
def test_what_does_not_fit_is_not_listed(reference: str) -> None:
    name, _, option = reference.partition(" with ")
    option, _, arguments = option.partition("(")
    refused(reference)
    fit = fittings([option], Shelf())[option].get(name)
    assert fit is None or (int(arguments[:-1]),) not in fit.only


def test_a_kot_is_for_books_in_which_every_round_counts() -> None:
    """B32 to B34: in the traditional count the first seven are a Court already, and the run starts over."""
    words = "`score.bavney` is no clause"
    assert words in refused("single_sir_courts with kot_double").message


def test_options_of_which_one_would_do_nothing_exclude_each_other() -> None:
    for options in (
        "opening(3), triple_opening",  # three running end with the third trick at the earliest
        "blocked_tricks({2}), triple_opening",
        "blocked_tricks({2}), opening(5)",
    ):
        assert "cannot be used together" in refused(f"double_sir with {options}").message
    assert len(book("double_sir with opening(5), triple_opening").options) == 2
    for name in ("badam_satti", "peg"):  # no trump that all know, so never too many of it
        assert "cannot be used together" in refused(f"{name} with redeal_many_trumps(7, 64)").message


def test_books_that_are_not_bundled_are_tried(tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    path.write_text('court 1\nvariant mine "Mine" extends hakem { remove score.bavney }\n', "utf-8")
    asked = ["mine", "hakem", "no id", "gone", "double_sir with ace_on_ace"]
    found = fittings(["sweep_value", "ace_confirmed", "ace_on_ace", "gone"], Shelf([path]), asked)
    assert {option: list(books) for option, books in found.items()} == {
        "sweep_value": ["hakem"],
        "ace_confirmed": [],
        "ace_on_ace": [],
        "gone": [],
    }


def test_a_book_that_hides_a_bundled_one_is_tried_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    path.write_text('court 1\nvariant hakem "Mine" extends kachuha { version "2" }\n', "utf-8")
    found = fittings(["sweep_value", "doublee"], Shelf([path]), ["hakem", "peg"])
    assert {option: list(books) for option, books in found.items()} == {
        "sweep_value": [],
        "doublee": ["hakem"],
    }


def test_the_argument_that_a_book_has_already_hides_no_other() -> None:
    """DS8: a Goon Court is worth three there, so that only ten is a house rule."""
    assert Tries(Shelf()).fit("goon_value", "double_sar") == Fit(((10,),))
    assert fittings(["goon_value"], Shelf())["goon_value"]["double_sar"] == Fit(((10,),))
    made = with_option("goon_value", "double_sar", Shelf())
    assert made is not None
    assert made.options[-1].arguments == (("n", 10),)


def test_fitting_of_what_is_no_option() -> None:
    assert fitting("single_sir") == fitting("gone") == ()
    assert with_option("gone", "single_sir", Shelf()) is with_option("pile", "no id", Shelf()) is None


def test_with_option() -> None:
    made = with_option("pile", "single_sir", Shelf())
    assert made is not None
    assert made.clauses == book("single_sir with pile").clauses


# ---------------------------------------------------------------------- what binds people
@pytest.mark.parametrize(
    ("option", "custom", "words"),
    [
        ("signals_tolerated", "signals", "tolerated"),
        ("talk_forbidden", "signals", "Nobody may say"),
        ("signals_forbidden", "signals", "Every signal"),
        ("signals_tap", "signals", "thaap"),
        ("signals_last_card", "signals", "highest card left"),
        ("forfeit_song", "forfeit", "sing"),
    ],
)
@pytest.mark.parametrize("name", ["single_sir", "hakem", "kachuha", "be_ranga_double"])
def test_customs_change_no_card(name: str, option: str, custom: str, words: str) -> None:
    """A27, A33: they reach the rulebook, and leave the behaviour as it is."""
    if (name, option) == ("hakem", "forfeit_song"):
        assert "forfeit" in str(refused(f"{name} with {option}").diagnostics)
        return
    changed = book(f"{name} with {option}")
    rule = changed.rule(f"custom.{custom}")
    assert isinstance(rule, Custom)
    assert words in rule.text
    assert behaviour_hash(changed) == behaviour_hash(book(name))


# ---------------------------------------------------------------------- the club
def test_the_club_night_is_five_lines() -> None:
    assert len(CLUB.read_text("utf-8").splitlines()) == 5
    assert compile_file(CLUB).diagnostics == ()
    loaded = book(str(CLUB))
    assert loaded.lineage[0] == "double_sir"
    assert behaviour_hash(loaded) == behaviour_hash(
        book("double_sir with ace_on_ace, blocked_tricks({12}), redeal_below_jack(1)")
    )


def test_the_club_night_is_played() -> None:
    """The caller throws his hand in; the next round goes on past the twelfth trick."""
    library = Library.of([CLUB])

    def judge(pack: list[str], actions: list[str], **setup: object) -> dict[str, object]:
        data = {
            "format": "courtpiece-record/1",
            "book": "club_night",
            "setup": {"dealer": 3, **setup},
            "pack": "".join(pack),
            "actions": " ".join(actions),
        }
        return audit_data(data, library.find).answer

    poor = stack({0: ["TS", "9H", "8D", "5C", "2S"]}, s1_packets(3))
    thrown_in = judge(poor, ["0:redeal"])
    assert (thrown_in["ok"], thrown_in["over"], thrown_in["next_dealer"]) == (True, True, 3)
    assert judge(poor, ["0:redeal"], redeals=1)["ok"] is False
    # E14: nothing at the twelfth trick, all thirteen for East at the last
    made = course("0123012302003")
    before = ["0:pass"] if all(card[0] not in "AKQJ" for card in made.pack[:5]) else []
    answer = judge(made.pack, [*before, "0:call=H", *tokens(made.tricks)], redeals=1)
    assert (answer["collected"], answer["score"]) == ([0, 13], [0, 4])
    assert set(made.pack) == set(CARDS)
