"""What is compiled is the same as plain Python, and needs no folder to be kept in."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numba
import pytest

from courtpiece_spec.records.bulk.compiled import compiled

PLAIN = """
from tests.records.bulk.house import counts, in_blocks, one_by_one, records
from tests.records.bulk.test_archives import archived
from tests.records.bulk.test_both_ways import BASIS, LINES
from courtpiece_spec.records.bulk.scanning import scan
from tests.records.house import library
assert not hasattr(scan, "py_func")
data = "\\n".join([*LINES[::5], *BASIS, BASIS[0][:-9], BASIS[1] * 2]).encode()
assert in_blocks(data, library()) == one_by_one(data, library())
assert counts(data, library())[0] > 20
lines = records("hidden_rung", 5)
assert in_blocks(archived(lines), library()) == one_by_one(lines.encode(), library())
print("same")
"""


def test_the_same_text_as_plain_python_answers_the_same() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLAIN],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("same\n", "")


def test_it_needs_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    njit = numba.njit

    def without_folder(*arguments: Any, **options: Any) -> Any:
        if options.get("cache"):
            raise RuntimeError("cannot cache function: no locator available")
        return njit(*arguments, **options)

    monkeypatch.setattr(numba, "njit", without_folder)

    @compiled
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42
