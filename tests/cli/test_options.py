"""`courtpiece list --options`."""

from pathlib import Path

import pytest

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.loading import Shelf, bundled_options, fitting, fittings
from tests.cli.house import Courtpiece


def test_for_programs(courtpiece: Courtpiece) -> None:
    ran = courtpiece("list", "--options", "--json")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    (rows,) = ran.lines
    by_id = {row["id"]: row for row in rows}
    assert list(by_id) == list(bundled_options())
    assert by_id["hakem_sees"]["parameters"] == [{"name": "n", "type": "number", "allowed": [7, 9]}]
    assert by_id["blocked_tricks"] == {
        "id": "blocked_tricks",
        "title": "No collection after certain tricks",
        "kind": "option",
        "amends": "double_sir",
        "parameters": [{"name": "blocked", "type": "tricks", "allowed": None}],
        "fits": list(fitting("blocked_tricks")),
        "sentence": "Nothing is collected after the tricks that are named.",
    }
    for row in rows:
        assert row["amends"] in row["fits"], "an option fits the book that it is written for"
        assert row["sentence"].endswith((".", "!")), row["sentence"]
        assert "\n" not in row["sentence"]


def test_a_sample_of_an_argument_is_never_told_as_the_rule(courtpiece: Courtpiece) -> None:
    """What an option with a number does is said in the file beside it, since its clauses need a number."""
    (rows,) = courtpiece("list", "--options", "--json").lines
    for row in rows:
        if row["parameters"]:
            assert not any(letter.isdigit() for letter in row["sentence"]), row["sentence"]
            assert "twice" not in row["sentence"]


def test_for_people(courtpiece: Courtpiece) -> None:
    ran = courtpiece("list", "--options")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    part = ran.out[ran.out.index("hakem_sees") :].split("\n\n")[0]
    assert part.splitlines()[0] == 'hakem_sees(n: number in {7, 9})  "What the Hakem sees"'
    assert part.splitlines()[1] == "  The Hakem names trump from the number of cards that is given."
    assert "hakem" in part.splitlines()[2]


def test_those_that_fit_a_book(courtpiece: Courtpiece, ours: Path) -> None:
    def fit(*arguments: str | Path) -> list[str]:
        (rows,) = courtpiece("list", "--options", *arguments, "--json").lines
        return [row["id"] for row in rows]

    assert "pile" in fit("single_sir")
    assert "pile" not in fit("double_sir"), "it has it already"
    assert "ace_on_ace" in fit("double_sir")
    assert "ace_on_ace_no_win" not in fit("double_sir with ace_on_ace"), "they exclude one another"
    assert "hakem_sees" not in fit("single_sir")
    assert fit(ours) == fit("ours", "--book", ours) == fit("single_sir")
    for arguments in (("single_sir",), (ours,)):
        out = courtpiece("list", "--options", *arguments).out
        assert out.startswith("beaten_double  ")
        assert "  fits " not in out


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


def test_fitting_of_what_is_no_option() -> None:
    assert fitting("single_sir") == fitting("gone") == ()
    assert fittings(["pile"], Shelf(), ["single_sir", "no id", "gone"])["pile"].keys() == {"single_sir"}
