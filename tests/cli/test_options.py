"""`courtpiece list --options`."""

import io
import sys
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.cli import main as frame
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.loading import bundled_options
from tests.books.fits import read
from tests.cli.house import Courtpiece, Ran


@pytest.fixture(scope="module")
def all_of_them() -> list[Any]:
    """What programs read of every option."""
    with pytest.MonkeyPatch.context() as patch:
        out = io.StringIO()
        patch.setattr(sys, "stdout", out)
        assert frame.run(["list", "--options", "--json"]) == ExitCode.OK
    (rows,) = Ran(0, out.getvalue(), "").lines
    return list(rows)


def test_each_says_in_one_sentence_what_it_is_about(all_of_them: list[Any]) -> None:
    """Not what a table says of all else, nor the heading of its first clause, nor what a word means."""
    headings = ("Otherwise", "This is what follows", "“")
    assert [row["id"] for row in all_of_them if row["sentence"].startswith(headings)] == []


def test_for_programs(all_of_them: list[Any]) -> None:
    by_id = {row["id"]: row for row in all_of_them}
    assert list(by_id) == list(bundled_options())
    assert by_id["hakem_sees"]["parameters"] == [{"name": "n", "type": "number", "allowed": [7, 9]}]
    assert by_id["blocked_tricks"] == {
        "id": "blocked_tricks",
        "title": "No collection after certain tricks",
        "kind": "option",
        "amends": "double_sir",
        "parameters": [{"name": "blocked", "type": "tricks", "allowed": None}],
        "fits": list(read()["blocked_tricks"]),
        "only": {},
        "sentence": "Nothing is collected after the tricks agreed upon.",
    }
    # Its bonus is for courts running: it goes with the books in which every round is worth a court.
    assert set(by_id["run_bonus"]["fits"]) >= {"badam_satti", "dabbal_sar", "hakem", "peg"}
    assert "single_sir" not in by_id["run_bonus"]["fits"]
    for row in all_of_them:
        assert row["amends"] in row["fits"], "an option fits the book that it is written for"
        assert row["sentence"].endswith((".", "!")), row["sentence"]
        assert "\n" not in row["sentence"]


def test_a_sample_of_an_argument_is_never_told_as_the_rule(all_of_them: list[Any]) -> None:
    """What an option with a number does is said in the file beside it, since its clauses need a number."""
    for row in all_of_them:
        if row["parameters"]:
            assert not any(letter.isdigit() for letter in row["sentence"]), row["sentence"]
            assert "twice" not in row["sentence"]


def test_for_people(courtpiece: Courtpiece) -> None:
    ran = courtpiece("list", "--options")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    part = ran.out[ran.out.index("hakem_sees") :].split("\n\n")[0]
    assert part.splitlines()[0] == 'hakem_sees(n: number in {7, 9})  "What the Hakem sees"'
    assert part.splitlines()[1] == "  The Hakem sees the agreed number of cards before naming trump."
    assert "hakem" in part.splitlines()[2]


def test_those_that_fit_a_book(courtpiece: Courtpiece, tmp_path: Path) -> None:
    mine = tmp_path / "mine.court"
    mine.write_text('court 1\nvariant mine "Mine" extends kachuha { version "1" }\n', "utf-8")

    def fit(*arguments: str | Path) -> list[str]:
        (rows,) = courtpiece("list", "--options", *arguments, "--json").lines
        return [row["id"] for row in rows]

    assert "pile" in fit("single_sir")
    assert "pile" not in fit("double_sir"), "it has it already"
    assert "ace_on_ace" in fit("double_sir")
    assert "doublee_thirteen" not in fit("kachuha with doublee"), "they exclude one another"
    assert "hakem_sees" not in fit("single_sir")
    assert "beaten_double" not in fit("single_sir"), "its dealer's side has two points for that anyway"
    assert fit(mine) == fit("mine", "--book", mine) == fit("kachuha")
    out = courtpiece("list", "--options", "single_sir").out
    assert out.startswith(f"{min(fit('single_sir'))}  ")
    assert "  fits " not in out


def test_arguments_with_which_alone_an_option_fits(courtpiece: Courtpiece, tmp_path: Path) -> None:
    """The round is over when a side has seven tricks, so that a row for nine would never count."""
    path = tmp_path / "exact.court"
    path.write_text(
        'court 1\noption exact(n: number in {7, 9}) "Exactly" amends hakem {\n'
        "  add score { exact: when winner.won = n -> 3 } before score.court\n}\n",
        "utf-8",
    )
    ran = courtpiece("list", "--options", "single_sir", "--book", path)
    part = ran.out[ran.out.index("exact(") :].split("\n\n")[0]
    assert "fits single_sir (only exact(7))" in " ".join(part.split())


def test_options_of_a_file(courtpiece: Courtpiece, tmp_path: Path) -> None:
    path = tmp_path / "mine.court"
    path.write_text(
        'court 1\noption dear "Dear goons" amends single_sir {\n'
        "  replace score.goon: when goon_court -> 9\n}\n",
        "utf-8",
    )
    (rows,) = courtpiece("list", "--options", "--book", path, "--json").lines
    (mine,) = [row for row in rows if row["id"] == "dear"]
    assert mine["sentence"] == "A Goon Court is worth 9 points."
    assert "double_sir" in mine["fits"]
    path.with_name("mine.en.ftl").write_text("dear = Goons are dear.\n", "utf-8")
    (rows,) = courtpiece("list", "--options", "--book", path, "--json").lines
    assert [row["sentence"] for row in rows if row["id"] == "dear"] == ["Goons are dear."]


def test_nothing_fits(courtpiece: Courtpiece) -> None:
    ran = courtpiece("list", "--options", "court_piece")
    assert (ran.code, ran.out) == (ExitCode.OK, "no option fits court_piece\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--options", "single_sri"), "did you mean `single_sir`?"),
        (("--options", "gone.court"), "gone.court cannot be read"),
        (("single_sir",), "a BOOK goes with --options; `courtpiece show single_sir` shows it"),
    ],
)
def test_bad_input(courtpiece: Courtpiece, arguments: tuple[str, ...], words: str) -> None:
    ran = courtpiece("list", *arguments)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err
