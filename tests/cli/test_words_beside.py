"""Files of words beside a book: `check` finds what is wrong with them, and `show` goes on without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtpiece_spec.records import wording
from tests.cli.house import Courtpiece

NIGHT = """court 1
variant night "Night" extends single_sir {
  also "Late night"
  replace score.court "Court": when court -> 5
  ruling bell "The bell rings" on play.follow { here: "play on"; instead: "stop" }
}
option dear(price: number in {5, 6}) "Dear" amends single_sir {
  replace score.goon: when goon_court -> price
}
"""
GOOD = """# what our club says
night = Our night
    .title = Our night
night-score-court = { $plain } At our table.
    .title = Five
night-also-late_night = Late
night-ruling-bell = When the bell rings
    .here = play on
dear = A Goon Court is dear.
dear-score-goon = It is dear.
"""


@pytest.fixture
def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    wording._english.cache_clear()  # a process reads the words beside a book once
    (tmp_path / "night.court").write_text(NIGHT, "utf-8")
    return tmp_path / "night.en.ftl"


def test_sound_words(courtpiece: Courtpiece, night: Path) -> None:
    night.write_text(GOOD, "utf-8")
    ran = courtpiece("check", "night.court")
    assert (ran.code, ran.out, ran.err) == (0, "night.court: no errors\n", "")
    assert "A Court (Five) is worth 5 points. At our table." in courtpiece("show", "night.court").out


@pytest.mark.parametrize(
    ("text", "told", "place"),
    [
        ("night-score-court A Court\n", 'error[CP701]: no message: expected token: "="', "1:19"),
        ("night = A\nnight = B\n", "error[CP701]: `night` is written twice", "2:1"),
        (
            "\nnight-score-corut = A\n",
            "error[CP702]: there is nothing in the book that `night-score-corut`",
            "2:1",
        ),
        ("knight = A\n", "error[CP702]: there is nothing in the book that `knight`", "1:1"),
        ("night-example-none = A\n", "error[CP702]", "1:1"),
        ("night-score-court = { $points } points\n", "error[CP703]: `$points` is nothing here", "1:23"),
        ("night = { $plain }\n", "error[CP703]: `$plain` is nothing here", "1:11"),
        (
            "night-score-court = { nothing-here }\n",
            "error[CP703]: `night-score-court`: Unknown message",
            "1:1",
        ),
        ("night-score-court = A\n  .genus = f\n", "`.genus` is no form of a title", "1:1"),
        ("night-ruling-bell = A\n  .there = f\n", "`.there` is no part of a ruling", "1:1"),
    ],
)
def test_what_is_wrong_is_told_at_its_place(
    courtpiece: Courtpiece, night: Path, text: str, told: str, place: str
) -> None:
    night.write_text(text, "utf-8")
    ran = courtpiece("check", "night.court")
    assert ran.code == 1
    assert told in ran.out
    assert f"--> night.en.ftl:{place}\n" in ran.out
    assert ran.out.count("error[") == 1


def test_a_near_name_is_offered(courtpiece: Courtpiece, night: Path) -> None:
    night.write_text("night-score-corut = A\n", "utf-8")
    assert "did you mean `night-score-court`?" in courtpiece("check", "night.court").out


def test_bytes_that_are_no_text_and_languages_that_are_none(courtpiece: Courtpiece, night: Path) -> None:
    night.write_bytes(b"night = \xff\n")
    assert "CP701]: the words beside the book cannot be read: it is not UTF-8" in (
        courtpiece("check", "night.court").out
    )
    night.unlink()
    night.with_name("night.xx.ftl").write_text("night = A\n", "utf-8")
    assert "CP702]: there are no sentences in `xx`" in courtpiece("check", "night.court").out
    night.with_name("night.xx.ftl").unlink()
    night.mkdir()
    assert "CP701]: the words beside the book cannot be read: it is a folder" in (
        courtpiece("check", "night.court").out
    )


def test_words_beside_another_file_are_not_this_ones(courtpiece: Courtpiece, night: Path) -> None:
    night.with_name("nights.en.ftl").write_text("nonsense", "utf-8")
    assert courtpiece("check", "night.court").code == 0


def test_show_says_the_rules_all_the_same_and_warns_once(courtpiece: Courtpiece, night: Path) -> None:
    night.write_text("night-score-court A Court\n", "utf-8")
    ran = courtpiece("show", "night.court")
    assert ran.code == 0
    assert "night/score.court: A Court is worth 5 points." in ran.out
    assert ran.err.count("night.en.ftl:1: Expected token") == 1
    assert ran.err.count("\n") == 1
    assert "see `courtpiece check`" in ran.err


def test_each_option_may_have_words_for_what_it_is_given(courtpiece: Courtpiece) -> None:
    """The words beside the bundled options are about rulings and examples that depend on a number."""
    books = Path(__file__).parents[2] / "courtpiece_spec" / "books"
    ran = courtpiece("check", books / "pile_options.court")
    assert (ran.code, ran.err) == (0, "")
