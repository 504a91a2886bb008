"""The shared cases: what `audit --json` must answer."""

import json
from typing import Any

import pytest

from tests.records.house import CASES, judge

LINES = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


def test_all_cases_are_here() -> None:
    assert len(LINES) == 285


@pytest.mark.parametrize("case", LINES, ids=range(1, len(LINES) + 1))
def test_case(case: dict[str, Any]) -> None:
    answer = judge(case["record"]).answer
    expected = case["expect"]
    if "legal" in expected:
        assert answer["legal"] == sorted(expected["legal"])
        expected = {key: value for key, value in expected.items() if key != "legal"}
    assert {key: answer.get(key, "is not there") for key in expected} == expected
