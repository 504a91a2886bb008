"""The sample adapters answer as the protocol says: the correct one always, the other but for its defect."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORRECT = ROOT / "docs" / "examples" / "single_sir_adapter.py"
DEFECT = ROOT / "docs" / "examples" / "single_sir_defect_adapter.py"
CASE_LINES = (ROOT / "tests" / "cases" / "single_sir.jsonl").read_text(encoding="utf-8").splitlines()
CASES = [json.loads(line) for line in CASE_LINES]


def talk(adapter: Path, requests: list[Any]) -> list[dict[str, Any]]:
    lines = [request if isinstance(request, str) else json.dumps(request) for request in requests]
    done = subprocess.run(
        [sys.executable, str(adapter)],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


def as_play_answer(expect: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """The part of an adapter's answer that the audit line of the same round also states."""
    if not expect["ok"]:
        refused = answer.get("refused", {})
        return {
            "ok": "refused" not in answer,
            "at": refused.get("at"),
            "legal": sorted(refused.get("legal", [])),
        }
    result = answer["result"] or {
        "winner": None,
        "score": None,
        "next_dealer": None,
        "trump": expect["trump"],
    }
    seen = {"ok": "refused" not in answer, "over": answer["result"] is not None, **result}
    return {**seen, "winners": answer["winners"], "collected": answer["collected"]}


def play(adapter: Path, cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    ask = ["legal", "winners", "collected", "result"]
    requests = [{"id": str(i), "cmd": "play", "record": c["record"], "ask": ask} for i, c in enumerate(cases)]
    return talk(adapter, requests)


def test_there_are_cases_of_both_books_and_kinds() -> None:
    kinds = {(case["record"]["book"], case["expect"]["ok"]) for case in CASES}
    assert len(kinds) == 4
    assert len(CASES) >= 40


def test_the_correct_adapter_answers_every_case_as_expected() -> None:
    answers = play(CORRECT, CASES)
    assert len(answers) == len(CASES)
    for number, (case, answer) in enumerate(zip(CASES, answers, strict=True)):
        assert answer["id"] == str(number)
        assert as_play_answer(case["expect"], answer) == case["expect"], f"case {number}"


def test_the_defect_shows_in_some_cases_only() -> None:
    answers = play(DEFECT, CASES)
    right = [
        as_play_answer(c["expect"], a) == c["expect"]
        for c, a in zip(CASES, answers, strict=True)
        if c["expect"]["ok"]
    ]
    assert not all(right)


def test_the_defect_is_one_function() -> None:
    """Everything but the docstring and trick_winner is the same program."""

    def others(path: Path) -> list[str]:
        body = ast.parse(path.read_text()).body[1:]
        return [ast.dump(node) for node in body if getattr(node, "name", "") != "trick_winner"]

    assert others(CORRECT) == others(DEFECT)
    assert CORRECT.read_text() != DEFECT.read_text()


@pytest.mark.parametrize("adapter", [CORRECT, DEFECT], ids=["correct", "defect"])
def test_they_import_only_the_standard_library(adapter: Path) -> None:
    for node in ast.walk(ast.parse(adapter.read_text())):
        if isinstance(node, ast.Import):
            assert all(alias.name in sys.stdlib_module_names for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            assert node.module in sys.stdlib_module_names


def test_the_small_questions() -> None:
    about = {"book": "single_sir"}
    e2 = [[0, "AH"], [1, "2C"], [2, "KH"], [3, "9C"]]  # the worked examples of the corpus
    e4 = [[0, "7D"], [1, "AS"], [2, "9D"], [3, "2D"]]
    e16 = [[0, "AS"], [1, "5S"], [2, "6H"], [3, "2H"]]
    e17 = [[0, "KH"], [1, "AH"], [2, "9C"], [3, "3H"]]
    hand = ["4S", "QD"]
    answers = talk(
        CORRECT,
        [
            {"id": "0", "cmd": "hello", "protocol": [1], "runner": {"name": "courtpiece", "version": "0"}},
            {"id": "1", "cmd": "trick", **about, "trump": "C", "plays": e2},
            {"id": "2", "cmd": "trick", **about, "trump": "C", "plays": e4},
            {"id": "3", "cmd": "trick", **about, "trump": "H", "plays": e16, "power_from": 3},
            {"id": "4", "cmd": "trick", **about, "trump": "H", "plays": e17, "power_from": 2},
            {"id": "5", "cmd": "legal", **about, "hand": hand, "plays": [[2, "9S"]], "trump": "H"},
            {"id": "6", "cmd": "legal", **about, "hand": hand, "plays": [], "trump": None},
            {"id": "7", "cmd": "legal", **about, "hand": hand, "plays": [[2, "9C"]], "trump": "S"},
        ],
    )
    assert answers[0]["protocol"] == 1
    assert answers[0]["levels"] == ["trick", "legal", "play"]
    assert set(answers[0]["books"]) == {"single_sir", "double_sir"}
    assert [a["winner"] for a in answers[1:5]] == [3, 2, 3, 1]
    assert [sorted(a["legal"]) for a in answers[5:]] == [["4S"], ["4S", "QD"], ["4S", "QD"]]


def test_what_it_does_not_know_is_answered_never_met_with_silence() -> None:
    answers = talk(
        CORRECT,
        [
            {"id": "1", "cmd": "view"},
            {"id": "2", "cmd": "trick", "book": "hakem", "trump": None, "plays": [[0, "AH"]]},
            {"id": "3", "cmd": "play", "record": {"book": {"id": "single_sir"}}},
            "not JSON",
            "[]",
            {"id": "6", "cmd": "play", "record": {"book": "single_sir"}},
            {"id": "7", "cmd": "bye"},
            {"id": "8", "cmd": "hello"},
        ],
    )
    assert [sorted(set(a) - {"id"}) for a in answers] == [["unsupported"]] * 3 + [["error"]] * 3
    assert answers[0]["unsupported"]["feature"] == "cmd view"
