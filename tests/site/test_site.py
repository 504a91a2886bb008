"""The documentation as it is built: pages in a browser, narrow and wide, and their links."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.browser import Look, browser
from tests.site.links import broken_links

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SITE = DOCS / "_build" / "html"
PAGES = (
    "index",
    "guide/house-rules",
    "guide/rulebook",
    "guide/solve",
    "reference/language",
    "reference/ledger/index",
    "reference/ledger/single_sir",
    "compared/index",
    "rulebooks/index",
    "rulebooks/hidden_rung",
    "rulebooks/single_sir.en",
    "rulebooks/hidden_rung.fa",
    "rulebooks/hakem.fa",
    "rulebooks/hidden_rung.ur",
    "rulebooks/single_sir.hi",
)
WIDTHS = (360, 1280)


def build() -> None:
    """Build what has changed since `make site`."""
    options = ["-q", "-n", "-W", "--keep-going", "-b", "html"]
    trees = str(DOCS / "_build" / "doctrees")
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, "-d", trees, str(DOCS), str(SITE)],
        cwd=ROOT,
        env={**os.environ, "COURTPIECE_DOCS": "quick"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr


def faults(page: str, width: int, look: Look) -> list[str]:
    """What is wrong with a page."""
    rtl = page.endswith((".fa", ".ur"))
    found = [f"console: {each}" for each in look.errors]
    found += [f"wider than the window: {each}" for each in look.overflow]
    if look.direction != ("rtl" if rtl else "ltr"):
        found.append(f"runs {look.direction}")
    if page.startswith("rulebooks/") and page != "rulebooks/index" and look.drawings < 10:
        found.append(f"only {look.drawings} drawings")
    return [f"{page} at {width}: {each}" for each in found]


@pytest.mark.needs_system("chromium")
@pytest.mark.timeout(600)  # where `make docs` was not run before, the whole site is built
def test_every_page_is_fit_to_be_seen() -> None:
    """No errors in the console, nothing to scroll sideways, the right direction, links that hold."""
    build()
    found: list[str] = []
    with browser() as tab:
        for page in PAGES:
            path = SITE / f"{page}.html"
            found += broken_links(path)
            for width in WIDTHS:
                found += faults(page, width, tab.look(path.as_uri(), width))
    assert found == []


WRONG = """<!doctype html><html lang="fa"><head><title>Wrong</title></head><body>
<p id="here">text</p><a href="#there">a</a><a href="#here">b</a><a href="nowhere.html">c</a>
<div class="wide" style="width: 500px">wide</div>
<div style="overflow-x: auto"><div style="width: 900px">x</div></div>
<script>console.error("a complaint"); undefined_name();</script><img src="lost.png"></body></html>"""


@pytest.mark.needs_system("chromium")
def test_what_is_wrong_with_a_page_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "wrong.html"
    path.write_text(WRONG, "utf-8")
    with browser() as tab:
        narrow, wide = (tab.look(path.as_uri(), width) for width in WIDTHS)
    assert narrow.overflow == ("div.wide",)
    assert wide.overflow == ()
    for look in (narrow, wide):
        assert {each.split(":")[0].split(" ")[0] for each in look.errors} == {"a", "ReferenceError", "Failed"}
    told = faults("rulebooks/wrong.fa", 360, narrow)
    assert len(told) == 6
    assert "rulebooks/wrong.fa at 360: runs ltr" in told
    assert list(broken_links(path)) == [
        "wrong.html: #there: there is no such place",
        "wrong.html: lost.png: there is no such file",
        "wrong.html: nowhere.html: there is no such file",
    ]
