"""Rulebooks as PDF: pages, fonts within, tags, and what is said where something is missing."""

import re
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path

import attrs
import pytest

from courtpiece_spec.rulebook.content import Edition
from courtpiece_spec.rulebook.output import pdf
from courtpiece_spec.rulebook.output.pdf import CannotPrintError, to_pdf
from tests.rulebook.test_rulebook import WHOLE, rulebook

NEEDS = ("fonts-noto-core", "libpangoft2-1.0-0", "libharfbuzz-subset0", "poppler-utils")
PRINTS = pytest.mark.needs_system(*NEEDS)
FONT = {"ur": "Noto-Nastaliq-Urdu", "fa": "Noto-Naskh-Arabic", "hi": "Noto-Serif-Devanagari"}


# One grey dot.
PNG = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
)


def told(program: str, file: Path) -> str:
    return subprocess.run([program, str(file)], capture_output=True, text=True, check=True).stdout


@PRINTS
@pytest.mark.parametrize("language", WHOLE)
def test_pages(tmp_path: Path, language: str) -> None:
    file = tmp_path / "book.pdf"
    file.write_bytes(to_pdf(rulebook("kachuha", language), "a5"))
    about = told("pdfinfo", file)
    assert "Tagged:          yes" in about
    assert "419.528 x 595.276 pts" in about
    rows = told("pdffonts", file).splitlines()[2:]
    assert rows
    assert all(row.split()[-5:-2] == ["yes", "yes", "yes"] for row in rows), "a font is not within the file"
    assert FONT.get(language, "Noto-Serif") in "".join(rows)


@PRINTS
def test_the_same_bytes_again() -> None:
    book = rulebook("kachuha")
    assert to_pdf(book) == to_pdf(book)


def test_a_font_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "missing_fonts", lambda _: ("Noto Nastaliq Urdu",))
    with pytest.raises(CannotPrintError, match=r"needs the font Noto Nastaliq Urdu: .* fonts-noto-core"):
        to_pdf(rulebook("kachuha"))


def test_a_library_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "missing_fonts", lambda _: ())
    monkeypatch.setitem(__import__("sys").modules, "weasyprint", None)
    with pytest.raises(CannotPrintError, match=r"pip install 'courtpiece_spec\[pdf\]'"):
        to_pdf(rulebook("kachuha"))


@PRINTS
def test_a_logo_is_printed_and_nothing_is_fetched(tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    secret.write_bytes(PNG)
    logo = "data:image/png;base64," + b64encode(PNG).decode()
    style = f"h1 {{ background: url({secret.as_uri()}) }} h2 {{ background: url(http://127.0.0.1:9/x.png) }}"
    made = to_pdf(rulebook("kachuha", edition=Edition(logo=logo, style=style)))
    assert made.count(b"/Subtype /Image") == 1


@PRINTS
@pytest.mark.parametrize("language", WHOLE)
def test_what_is_said_on_one_page_fits_on_one(tmp_path: Path, language: str) -> None:
    """The longest of them: the front, the page, and one with nothing but what stands at the end."""
    file = tmp_path / "book.pdf"
    for reference in ("hidden_rang", "troefcall"):
        file.write_bytes(to_pdf(attrs.evolve(rulebook(reference, language), chapters=())))
        assert re.search(r"^Pages: +3$", told("pdfinfo", file), re.MULTILINE)
