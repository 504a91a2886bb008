"""A rulebook as PDF, made from the same page as the HTML: A4, or A5 for a booklet."""

from __future__ import annotations

import logging
import subprocess
from importlib.resources import files
from shutil import which
from typing import Final

from courtpiece_spec.rulebook.content import Rulebook
from courtpiece_spec.rulebook.output.html import FOLDER, to_html
from courtpiece_spec.rulebook.output.labels import laid_over

PAPERS: Final = ("a4", "a5")
_ONE_COLUMN: Final = "html body ol.tricks li { width: 98%; }"
FONTS: Final = {
    "ur": "Noto Nastaliq Urdu",
    "fa": "Noto Naskh Arabic",
    "hi": "Noto Serif Devanagari",
}
"""The font that a script needs; every other language prints with Noto Serif."""
COUNTERS: Final = {"ur": "persian", "fa": "persian"}
"""How pages are numbered where not in Latin digits; Urdu has the digits of Persian."""
LATIN: Final = "Noto Serif"
PACKAGE: Final = "fonts-noto-core"
_WITHIN: Final = frozenset({"data"})
"""Only what the page holds itself is printed: nothing is fetched, whatever a style asks for."""


class CannotPrintError(Exception):
    """Something that PDF needs is not on this machine: what it is and how to get it."""


def missing_fonts(language: str) -> tuple[str, ...]:
    """The font families that a language needs and this machine lacks; none where nobody can tell."""
    if which("fc-list") is None:
        return ()
    found = subprocess.run(["fc-list", ":", "family"], capture_output=True, check=False)
    told = found.stdout.decode("utf-8", "replace")
    there = {name.strip() for line in told.splitlines() for name in line.split(",")}
    wanted = (LATIN, *((FONTS[language],) if language in FONTS else ()))
    return tuple(each for each in wanted if each not in there)


def to_pdf(book: Rulebook, paper: str = "a4") -> bytes:
    """The pages, tagged, with contents and page numbers; the same bytes for the same book and fonts.

    Args:
        book: The content.
        paper: One of `PAPERS`.

    Raises:
        CannotPrintError: A library or a font is missing.
    """
    lacking = missing_fonts(book.language)
    if lacking:
        raise CannotPrintError(
            f"a PDF in this language needs the font {lacking[0]}: on Debian, install the package {PACKAGE}"
        )
    try:
        from weasyprint import HTML  # noqa: PLC0415 - heavy, and only here
        from weasyprint.urls import URLFetcher  # noqa: PLC0415 - heavy, and only here
    except ImportError:
        raise CannotPrintError("a PDF needs WeasyPrint: pip install 'courtpiece_spec[pdf]'") from None
    except OSError as error:
        packages = "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
        raise CannotPrintError(
            f"WeasyPrint finds no Pango ({str(error).splitlines()[0]}): on Debian, install {packages}"
        ) from None
    sheet = (files("courtpiece_spec") / FOLDER / "print.css").read_text("utf-8")
    if book.language in COUNTERS:
        sheet = sheet.replace("counter(page)", f"counter(page, {COUNTERS[book.language]})")
        sheet = sheet.replace("attr(href), page)", f"attr(href), page, {COUNTERS[book.language]})")
    sheet += f"@page {{ size: {paper.upper()}; }}" + (_ONE_COLUMN if paper == "a5" else "")
    # It warns of rules for screens, which are no fault of the book.
    logging.getLogger("weasyprint").setLevel(logging.ERROR)
    page = HTML(string=to_html(book, sheet, laid_over), url_fetcher=URLFetcher(allowed_protocols=_WITHIN))
    made = page.write_pdf(pdf_variant="pdf/ua-1", pdf_tags=True)
    assert isinstance(made, bytes)
    return made
