"""The pages of diagnostics: every code has one, with a sample, its message and what mends it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from courtpiece_spec.language.codes import CODES
from docs._ext import diagnostics_pages

TESTS = Path(__file__).parent


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return diagnostics_pages.pages(TESTS)


def test_every_code_has_a_page_that_the_index_names(pages: dict[str, str]) -> None:
    assert set(pages) == {"index", *CODES}
    named = re.findall(r"^CP\d{3}$", pages["index"], re.MULTILINE)
    assert sorted(named) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_page_shows_title_explanation_and_message(pages: dict[str, str], code: str) -> None:
    page = pages[code]
    assert page.startswith(f"# {code}: {CODES[code].title}\n")
    assert CODES[code].explanation in page
    if "prints:" in page:
        assert f"[{code}]: " in page
        if code.startswith("CP1") and code != "CP101":
            assert "  = help: " in page, "a page tells what mends the sample"
    else:
        assert code in diagnostics_pages.ELSEWHERE or code.startswith("CP6")


def test_nothing_hidden_is_shown(pages: dict[str, str]) -> None:
    for page in pages.values():
        assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", page)


def test_no_place_of_this_machine_is_shown(pages: dict[str, str]) -> None:
    assert not [name for name, page in pages.items() if str(TESTS.parent) in page]


def test_severities(pages: dict[str, str]) -> None:
    assert "*This is a note: it does not keep a book from compiling.*" in pages["CP107"]
    assert "*This is a warning: " in pages["CP310"]
    assert "*This is " not in pages["CP131"]


def test_mistakes_have_both_forms(pages: dict[str, str]) -> None:
    assert (
        "| <code>lead = eldest</code> | <code>lead: eldest</code> | a label takes <code>:</code>"
        in pages["CP133"]
    )


@pytest.fixture
def at_hand(pages: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages as they were made once: to make them takes seconds."""
    monkeypatch.setattr(diagnostics_pages, "pages", lambda _: pages)


@pytest.mark.usefixtures("at_hand")
def test_pages_are_written_once(tmp_path: Path) -> None:
    """Pages of codes that are gone go too; a page that is as it was stays untouched."""
    folder = tmp_path / "diagnostics"
    folder.mkdir()
    (folder / "CP999.md").write_text("gone")
    diagnostics_pages.write(folder, TESTS)
    assert {path.stem for path in folder.iterdir()} == {"index", *CODES}
    page = folder / "CP131.md"
    os.utime(page, (1, 1))
    (folder / "CP132.md").write_text("another")
    diagnostics_pages.write(folder, TESTS)
    assert page.stat().st_mtime == 1
    assert (folder / "CP132.md").read_text("utf-8").startswith("# CP132: ")


@pytest.mark.usefixtures("at_hand")
def test_sphinx_calls_it_before_reading(tmp_path: Path) -> None:
    connected: dict[str, Any] = {}
    app = SimpleNamespace(connect=connected.__setitem__, srcdir=str(tmp_path / "docs"))
    assert diagnostics_pages.setup(cast("Any", app))["parallel_read_safe"]
    (tmp_path / "docs").mkdir()
    connected["builder-inited"](app)
    assert (tmp_path / "docs" / "diagnostics" / "CP201.md").is_file()
