"""Rounds that follow one another as a match, and rounds that do not."""

from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.records.audit import Verdict, audit_data
from courtpiece_spec.records.library import Library, shelved
from courtpiece_spec.records.matching import Matching
from courtpiece_spec.records.writing import random_records
from tests.records.house import OURS, book, counted, fault, judge, rounds


def checked(records: list[dict[str, Any]], library: Library | None = None) -> list[Verdict]:
    matching = Matching()
    return [matching.check(line, judge(record, library)) for line, record in enumerate(records, 1)]


def oks(records: list[dict[str, Any]], library: Library | None = None) -> list[bool]:
    return [verdict.ok for verdict in checked(records, library)]


def test_a_match_may_be_entered_anywhere() -> None:
    assert all(oks(rounds("single_sir", 30)[3:]))


@pytest.mark.parametrize(
    ("changes", "book_value"),
    [({"round": 7}, 2), ({"redeals": 1}, 0), ({"score": [9, 0]}, None), ({"dealer": None}, None)],
    ids=["round", "redeals", "score", "dealer"],
)
def test_each_field_must_follow(changes: dict[str, Any], book_value: Any) -> None:
    records = rounds("single_sir", 3, result=False)
    setup = records[1]["setup"]
    key = next(iter(changes))
    value = (setup["dealer"] + 2) % 4 if key == "dealer" else changes[key]
    expected = setup.get(key) if book_value is None else book_value
    # The cards no longer fit another dealer, so the round is left before its first action.
    records[1] = records[1] | {"setup": setup | {key: value}, "actions": ""}
    answer = checked(records)[1].answer
    assert answer["ok"] is False
    assert answer["at"] is None
    assert answer["differs"] == {f"setup.{key}": {"record": value, "book": expected}}
    assert answer["message"] == f"setup: `{key}` is {value}, but {expected} follows from line 1"


def test_streak_must_follow() -> None:
    records = rounds("single_sir_courts", 2, result=False)
    streak = records[1]["setup"]["streak"]
    assert sum(streak) == 1
    records[1]["setup"]["streak"] = [each * 3 for each in streak]
    records[1]["actions"] = ""
    assert set(checked(records)[1].answer["differs"]) == {"setup.streak"}


def test_missing_counters_are_those_of_a_start() -> None:
    records = rounds("single_sir", 2)
    records[1]["setup"] = {"dealer": records[1]["setup"]["dealer"]}
    assert set(checked(records)[1].answer["differs"]) == {"setup.round", "setup.score"}


def test_a_round_left_out_is_told_once() -> None:
    records = rounds("single_sir", 4)
    assert oks([records[0], *records[2:]]) == [True, False, True]


def test_nothing_follows_from_a_wrong_or_unfinished_round() -> None:
    records = rounds("single_sir", 4, result=False)
    unfinished = records[0] | {"actions": records[0]["actions"][:30].rpartition(" ")[0]}
    assert oks([unfinished, records[2]]) == [True, True]
    wrong = records[0] | {"actions": "0:AH"}
    assert oks([wrong, records[2]]) == [False, True]
    assert oks([{"format": 3}, records[2]]) == [False, True]


def test_a_finished_match_must_start_anew() -> None:
    records = rounds("single_sir", 60)
    second = next(place for place, record in enumerate(records[1:], 1) if "round" not in record["setup"])
    last, first = records[second - 1], records[second]
    assert oks([last, first]) == [True, True]
    going_on = first | {"setup": first["setup"] | {"score": [1, 0]}}
    assert oks([last, going_on]) == [True, False]


def test_any_dealer_may_start_the_next_match() -> None:
    records = rounds("single_sir", 60)
    second = next(place for place, record in enumerate(records[1:], 1) if "round" not in record["setup"])
    for dealer in range(4):
        first = records[second] | {"setup": {"dealer": dealer}, "actions": ""}
        first.pop("result")
        assert oks([records[second - 1], first]) == [True, True]


def test_another_book_is_another_match() -> None:
    assert all(oks([rounds("single_sir", 1)[0], *rounds("kachuha", 3)[1:], rounds("single_sir", 3)[2]]))


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("books") / "ours.court"
    path.write_text(OURS, "utf-8")
    return path


@pytest.mark.parametrize("name", ["friendly", "mixed", "double_sir with blocked({2, 12})"])
def test_house_rules_are_followed(ours: Path, name: str) -> None:
    generated = random_records(book(name, ours), 3, with_result=True)
    records = [next(generated) for _ in range(12)]
    library = Library.of([ours])
    assert all(oks(records, library))
    assert oks([records[0], records[2]], library) == [True, False]


def test_a_match_by_agreement_may_end_at_any_time(ours: Path) -> None:
    generated = random_records(book("friendly", ours), 3)
    records = [next(generated) for _ in range(3)]
    anew = records[2] | {"setup": {"dealer": records[2]["setup"]["dealer"]}}
    assert oks([records[0], records[1], anew], Library.of([ours])) == [True, True, True]


# ---------------------------------------------------------------------- counters of the book
def test_counters_are_written_read_and_followed() -> None:
    shelf = shelved(counted())
    generated = random_records(counted(), 1, with_result=True)
    records = [next(generated) for _ in range(12)]
    assert records[0]["setup"].keys() == {"dealer"}
    assert any(record["setup"].get("tokens", [3, 3]) != [3, 3] for record in records)
    assert any(record["setup"].get("held_over") for record in records)
    matching = Matching()
    for line, record in enumerate(records, 1):
        verdict = matching.check(line, audit_data(record, lambda _: shelf.found))
        assert verdict.ok, verdict.answer
        assert set(verdict.answer["counters"]) == {"tokens", "pot"}
        assert verdict.answer["counters"]["pot"] == 0
    place = next(place for place, record in enumerate(records[1:], 1) if "tokens" in record["setup"])
    changed = records[place] | {
        "setup": records[place]["setup"] | {"tokens": [9, 9], "pot": 4},
        "actions": "",
    }
    changed.pop("result")
    matching = Matching()
    matching.check(1, audit_data(records[place - 1], lambda _: shelf.found))
    answer = matching.check(2, audit_data(changed, lambda _: shelf.found)).answer
    assert answer["differs"]["setup.pot"] == {"record": 4, "book": 0}
    assert answer["differs"]["setup.tokens"]["record"] == [9, 9]


@pytest.mark.parametrize(
    ("counter", "words"),
    [
        ({"tokens": 3}, "`tokens` must be a list of 2 whole numbers, not 3"),
        ({"tokens": [1]}, "`tokens` must be a list of 2 whole numbers"),
        ({"pot": [1]}, "`pot` must be a whole number, not [1]"),
        ({"pot": True}, "`pot` must be a whole number, not true"),
        ({"held_over": "1"}, "`held_over` must be a whole number"),
    ],
    ids=str,
)
def test_counters_have_their_form(counter: dict[str, Any], words: str) -> None:
    shelf = shelved(counted())
    record = rounds("single_sir", 1, result=False)[0]
    verdict = audit_data(record | {"setup": {"dealer": 0} | counter}, lambda _: shelf.found)
    assert words in fault(verdict)
