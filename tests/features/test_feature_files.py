"""What pytest-bdd does not tell: scenarios that it loses, and worked examples that nobody shows."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.engine import BUILT_IN
from courtpiece_spec.loading import bundled, load
from tests.features.feature_files import FOLDER, files, written

ELSEWHERE = {
    "peg": "hakem with one option more, which the file of Hakem plays",
    "dabbal_sar": "hakem with one option more, which the file of Hakem plays",
    "badam_satti": "hakem with one option more, which the file of Hakem plays",
    "hokm_three": "three players, and the seats of a feature are four",
    "hokm_two": "two players, and the seats of a feature are four",
    "hokm_two_discards": "two players, and the seats of a feature are four",
    "hokm_two_stock": "two players, and the seats of a feature are four",
    "mixed_evening": "a cycle: its rounds are those of other books",
}
"""Books without a file of their own, and why."""
_TAG = re.compile(r"[A-Z]{1,4}\d{0,2}|clause:[a-z_.]+")


def book(name: str) -> Book:
    """A bundled book, perhaps with options."""
    found = load(name)
    assert isinstance(found, Book), found
    return found


def test_each_book_has_a_file() -> None:
    names = {path.stem for path in files() if path.parent.name == "books"}
    books = {name for name in bundled() if book(name).kind != "family"}
    assert names == books - set(ELSEWHERE)
    assert set(ELSEWHERE) <= books


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_scenario_names_are_unique_and_ascii(path: Path) -> None:
    """Of two scenarios with one name pytest-bdd plays only the second; other letters make unreadable ids."""
    names = [each.name for each in written() if each.file == path.relative_to(FOLDER).as_posix()]
    assert names
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert [name for name in names if not name.isascii()] == []


def test_every_scenario_is_collected() -> None:
    """A misspelt keyword makes a scenario part of a description, with no error."""
    here = Path(__file__).with_name("test_features.py")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", str(here)],
        capture_output=True,
        text=True,
        check=True,
        cwd=FOLDER.parent,
    )
    collected = sum("test_features.py::" in line for line in run.stdout.splitlines())
    assert collected == sum(each.cases for each in written())


def test_no_scenario_hides_in_a_description() -> None:
    said = sum(
        len(re.findall(r"^\s*Scenario(?: Outline)?:", path.read_text("utf-8"), re.MULTILINE))
        for path in files()
    )
    assert said == len(list(written()))


def test_worked_examples_are_shown() -> None:
    """E1 to E25 of the corpus, and those of Satat, Omi and the games of tens."""
    shown = {tag for each in written() for tag in each.tags}
    assert [number for number in (*range(1, 28), 29, 30) if f"E{number}" not in shown] == []


def test_tags_are_statements_examples_questions_or_clauses() -> None:
    assert [tag for each in written() for tag in each.tags if not _TAG.fullmatch(tag)] == []


def test_clause_tags_name_clauses() -> None:
    paths = set(BUILT_IN)
    agreed = {found for path in files() for found in re.findall(r"we play by (.+)", path.read_text("utf-8"))}
    for name in (*bundled(), *sorted(agreed)):
        paths |= {clause.path for clause in book(name).clauses}
    tags = {
        tag.removeprefix("clause:") for each in written() for tag in each.tags if tag.startswith("clause:")
    }
    assert sorted(tags - paths) == []
