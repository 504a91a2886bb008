"""What a report says: its keys and titles, its form, and numbers that can be reckoned from the counts."""

from __future__ import annotations

import copy
import json
from fractions import Fraction
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.simulation import EnginePlayer, Tally, report_of
from courtpiece_spec.simulation.quantities import Clock
from courtpiece_spec.simulation.reporting import Manner, schema
from courtpiece_spec.simulation.wording import told, told_difference
from tests.simulation.house import loaded, tallied

ENGLISH = Sentences("en")
KEYS = {
    "score": ["row.score.goon", "row.score.court", "row.score.dealer_wins", "row.score.caller_wins"],
    "winner": ["won.0", "won.1", "drawn"],
    "role": ["won_by.dealer", "won_by.eldest", "won_by.caller"],
    "seat": ["took.0", "took.1", "took.2", "took.3"],
    "winner_took": [f"winner_took.{number}" for number in range(14)],
    "trump": ["trump.S", "trump.H", "trump.D", "trump.C", "trump.none"],
    "round": ["round.tricks", "round.cards", "round.deals"],
    "match": ["match.rounds", "match.tricks", "match.minutes"],
    "match_winner": ["match.0", "match.1", "match.drawn"],
    "next_dealer": ["row.next_dealer.dealer_wins", "row.next_dealer.court", "row.next_dealer.caller_wins"],
}
"""Programs read these; none may go."""


def report(*names: str, rounds: int = 60, manner: Manner | None = None) -> tuple[dict[str, Any], Tally]:
    books = tuple(map(loaded, names))
    tally = tallied(rounds, *map(EnginePlayer.of, books))
    return report_of(books, tally, manner or Manner("random", 0), ENGLISH), tally


def lines(book: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {line["key"]: line for section in book["sections"] for line in section["lines"]}


def test_the_keys_of_a_report_stay() -> None:
    made, _ = report("single_sir")
    assert {
        each["key"]: [line["key"] for line in each["lines"]] for each in made["books"][0]["sections"]
    } == KEYS


@pytest.mark.parametrize("names", [("single_sir",), ("kachuha", "kachuha_doublee"), ("mixed_evening",)])
def test_a_report_has_the_form_of_its_schema(names: tuple[str, ...]) -> None:
    Draft202012Validator.check_schema(schema())
    made, _ = report(*names, rounds=30)
    validator = Draft202012Validator(schema())
    assert list(validator.iter_errors(json.loads(json.dumps(made)))) == []
    for spoilt in ("format", "books", "differences"):
        broken = copy.deepcopy(made)
        del broken[spoilt]
        assert not validator.is_valid(broken)


def test_titles_are_those_of_the_book() -> None:
    made, _ = report("single_sir", rounds=5)
    titles = {key: line["title"] for key, line in lines(made["books"][0]).items()}
    assert titles["row.score.goon"] == "Goon Court"
    assert titles["row.score.dealer_wins"] == "The dealer’s side wins"
    assert titles["row.next_dealer.court"] == "After a Court the dealer’s partner deals next"
    assert titles["won.0"] == "North and South"
    assert titles["won_by.caller"] == "The caller’s side"
    assert titles["trump.S"] == "Spades"
    hakem, _ = report("hakem", rounds=5)
    titles = {key: line["title"] for key, line in lines(hakem["books"][0]).items()}
    assert titles["won_by.caller"] == "The Hakem’s side"
    assert titles["row.score.bavney"] == "Bavney"


def test_numbers_are_ratios_of_counts() -> None:
    made, tally = report("kachuha", rounds=50, manner=Manner("random", 0, Clock(Fraction(3), Fraction(90))))
    book = made["books"][0]
    counts = dict(zip(tally.columns[0], tally.sums.totals, strict=True))
    whole = dict(zip(tally.columns[0], tally.whole.totals, strict=True))
    found = {key: line["value"] for key, line in lines(book).items()}
    assert (book["rounds"], counts["rounds"]) == (50, 50)
    assert book["whole_matches"] == whole["over"] == book["matches"] - (whole["rounds"] < 50)
    assert found["won.0"] == pytest.approx(counts["won.0"] / 50)
    assert found["round.tricks"] == pytest.approx(counts["tricks"] / 50)
    assert found["match.rounds"] == pytest.approx(whole["rounds"] / whole["over"])
    minutes = (3 * whole["cards"] + 90 * whole["deals"]) / 60 / whole["over"]
    assert found["match.minutes"] == pytest.approx(minutes)
    assert found["match.0"] + found["match.1"] + found["match.drawn"] == pytest.approx(1)


def test_a_book_against_itself_differs_in_nothing() -> None:
    made, _ = report("kachuha", "kachuha")
    assert made["differences"]
    for line in made["differences"]:
        assert (line["value"], line["error"]) == (0.0, 0.0), line


def test_rows_are_matched_by_path() -> None:
    made, _ = report("kachuha", "kachuha_doublee", rounds=40)
    one, two = map(lines, made["books"])
    apart = {line["key"]: line for line in made["differences"]}
    assert "row.score.shut_out" not in one
    assert apart["row.score.shut_out"]["value"] is None
    assert apart["row.score.shut_out"]["title"] == "Doublé"
    for key in ("row.score.win", "match.rounds"):
        assert apart[key]["value"] == pytest.approx(two[key]["value"] - one[key]["value"])


def line(
    kind: str, value: float | None, error: float | None, low: float = 0.0, high: float = 1.0
) -> dict[str, Any]:
    return {"key": "k", "title": "t", "kind": kind, "value": value, "error": error, "low": low, "high": high}


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (line("share", 0.04123, 0.0012), "4.1 % ± 0.1"),
        (line("share", 0.04123, 0.00012), "4.12 % ± 0.01"),
        (line("share", 0.5, 0.2), "50 % ± 20"),
        (line("share", 0.0, 0.00037, high=0.00037), "0 % (below 0.04)"),
        (line("share", 1.0, 0.026, low=0.974), "100 % (above 97)"),
        (line("share", 0.25, None), "25.0 %"),
        (line("number", 1234.5, 12.0), "1,234 ± 12"),
        (line("number", 13.0, 0.0), "13.0 ± 0"),
        (line("number", None, None), "–"),
    ],
)
def test_numbers_are_written_to_the_first_digit_of_their_error(made: dict[str, Any], text: str) -> None:
    assert told(made) == text


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (line("share", 0.0191, 0.0012), "+1.9 ± 0.1"),
        (line("share", -0.0191, 0.0012), "−1.9 ± 0.1"),
        (line("share", 0.0, 0.0), "0.0 ± 0"),
        (line("share", -0.0001, 0.02), "0 ± 2"),
        (line("number", None, None), "–"),
    ],
)
def test_differences_have_a_sign(made: dict[str, Any], text: str) -> None:
    assert told_difference(made) == text
