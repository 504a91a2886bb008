"""What the README and the guides show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from courtpiece_spec.loading import bundled_options, compile_file
from tests.readme import ROOT, blocks, with_output

README = ROOT / "README.md"
GUIDE = ROOT / "docs/guide/adapter.md"
VECTORS = ROOT / "docs/reference/vectors.md"
REPORTS = ROOT / "docs/reference/reports.md"
ARCHIVES = ROOT / "docs" / "reference" / "archives.md"
PAGES = [README, *sorted((ROOT / "docs" / "guide").glob("*.md")), VECTORS, REPORTS, ARCHIVES]


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
    assert "says      A Goon Court is worth 4 points." in page
    assert "nothing judged: no valid hello" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_books_shown_are_sound(page: Path, tmp_path: Path) -> None:
    """A fenced text that begins as a file of books is one."""
    for number, text in enumerate(
        re.findall(r"^```\n(court 1\n.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    ):
        path = tmp_path / f"{number}.court"
        path.write_text(text, "utf-8")
        assert compile_file(path).diagnostics == ()


def test_the_guide_tells_of_every_new_deal() -> None:
    text = (ROOT / "docs/guide/house-rules.md").read_text("utf-8")
    assert all(f"| `{each}" in text for each in bundled_options() if each.startswith("redeal_"))


def test_there_is_output_to_compare() -> None:
    shown = [each for block in blocks(README.read_text("utf-8")) for each in block]
    assert len(shown) >= 8
    assert sum(bool(each.output.strip()) for each in shown) >= 7


def test_the_python_shown_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 9
    assert result.failed == 0
