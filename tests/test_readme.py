"""What the README and the guides show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.readme import ROOT, blocks, with_output

README = ROOT / "README.md"
GUIDE = ROOT / "docs/guide/adapter.md"
PAGES = [README, *sorted((ROOT / "docs" / "guide").glob("*.md")), ROOT / "docs/reference/reports.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_output_shown_is_the_real_one(page: Path) -> None:
    text = page.read_text("utf-8")
    assert with_output(text) == text


@pytest.mark.needs_system("nodejs", "gcc")
@pytest.mark.timeout(400)  # it compiles, and judges eight programs
def test_the_guide_to_adapters_shows_what_happens() -> None:
    page = GUIDE.read_text("utf-8")
    assert with_output(page) == page
    assert page.count("conforms: no difference found") == 4
    assert "says      goon" in page
    assert "nothing judged: no valid hello" in page


def test_there_is_output_to_compare() -> None:
    shown = [each for block in blocks(README.read_text("utf-8")) for each in block]
    assert len(shown) >= 8
    assert sum(bool(each.output.strip()) for each in shown) >= 7


def test_the_python_shown_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 9
    assert result.failed == 0
