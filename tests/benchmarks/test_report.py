"""The report: numbers, tables, the page and JSON."""

import json

import pytest

from tests.benchmarks.__main__ import main
from tests.benchmarks.contenders import Contender, Done, Missing, Outcome, Section, each, measure
from tests.benchmarks.processes import CommandError, peak, run
from tests.benchmarks.report import as_json, number, placed, report, table


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (2_143_000.4, "2,140,000"),
        (8_099, "8,100"),
        (100, "100"),
        (96.44, "96.4"),
        (1.274, "1.27"),
        (0.0612, "0.0612"),
        (0, "0"),
    ],
)
def test_numbers_have_three_digits(value: float, words: str) -> None:
    assert number(value) == words


def test_tables_are_aligned() -> None:
    assert table(["who", "x"], [["a|b", "1"]]) == "| who  | x   |\n|------|-----|\n| a\\|b | 1   |"


def _outcome() -> Outcome:
    speeds = {"ours": iter([40.0, 20.0, 60.0]), "theirs": iter([10.0, 5.0, 15.0])}
    entries = [
        Contender(name, lambda _, name=name: Done(figures={"deals/s": next(speeds[name])}), number=1)  # type: ignore[misc]
        for name in speeds
    ]
    missing = [Missing(name, "rlcard is not installed") for name in ("bare", "env")]
    return measure(Section("Rounds", [*entries, *missing], each(["ours"], ["theirs"], "deals/s")), 3, 1)


def test_people_are_told_medians_quartiles_ratios_and_who_is_missing() -> None:
    text = report({"cores": "2"}, [_outcome()])
    assert "| ours   | 40.0 (30.0–50.0) |" in text
    assert "| theirs | 10.0 (7.50–12.5) |" in text
    assert "| ours | 4.00   |" in text
    assert "- bare; env: rlcard is not installed" in text


def test_json_has_every_turn() -> None:
    section = json.loads(json.dumps(as_json({"cores": "2"}, [_outcome()])))["sections"][0]
    assert section["measured"][0]["values"]["deals/s"] == {
        "lower": 30,
        "median": 40,
        "upper": 50,
        "turns": [40, 20, 60],
    }
    assert section["ratios"][0]["median"] == 4
    assert section["missing"][0] == {"name": "bare", "why": "rlcard is not installed"}


def test_the_page_keeps_what_stands_around_the_figures() -> None:
    page = "# Title\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n"
    assert placed(page, "new\n") == "# Title\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\nafter\n"
    with pytest.raises(ValueError, match="no place"):
        placed("# Title\n", "new")


def test_a_command_that_fails_is_told_by_its_last_line() -> None:
    failing = ["sh", "-c", "echo one >&2; echo two >&2; exit 3"]
    with pytest.raises(CommandError, match=r"^two$"):
        run(failing)
    with pytest.raises(CommandError, match=r"^two$"):
        peak(failing)
    with pytest.raises(CommandError, match=r"^exit status 1$"):
        run(["sh", "-c", "exit 1"])


def test_memory_is_that_of_the_command() -> None:
    """50 MB that are written to are there; a shell that does nothing has not even ten."""
    import sys

    size = peak([sys.executable, "-S", "-c", "b'x' * 50_000_000"])
    assert 50 < size < 100
    assert peak(["sh", "-c", "exit 0"]) < 20


def test_wrong_arguments_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--turns", "0"])
    assert ended.value.code == 2
    assert "there must be a turn" in capsys.readouterr().err
