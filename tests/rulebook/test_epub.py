"""Rulebooks as EPUB: what a reading program asks for, checked by EPUBCheck."""

import io
import os
import subprocess
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from courtpiece_spec.rulebook.content import Edition
from courtpiece_spec.rulebook.output.epub import to_epub
from tests.rulebook.test_rulebook import WHOLE, rulebook

EPUBCHECK = pytest.mark.needs_system("epubcheck")


def test_the_package() -> None:
    made = to_epub(rulebook("hidden_rung", edition=Edition(name="Club & Co")))
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        names = archive.namelist()
        assert names[:3] == ["mimetype", "META-INF/container.xml", "book/package.opf"]
        assert archive.read("mimetype") == b"application/epub+zip"
        assert archive.getinfo("mimetype").compress_type == zipfile.ZIP_STORED
        for name in names:
            if name.endswith((".xhtml", ".opf", ".xml")):
                ET.fromstring(archive.read(name).decode().replace("<!DOCTYPE html>", ""))
        assert b'href="chapter-score.xhtml#score.goon"' in archive.read("book/chapter-summary.xhtml")
        assert b"Club &amp; Co" in archive.read("book/package.opf")


def test_the_same_bytes_again() -> None:
    assert to_epub(rulebook("single_sir")) == to_epub(rulebook("single_sir"))


EVERY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
CHECKED = WHOLE if EVERY else ("en", WHOLE[datetime.now(UTC).toordinal() % len(WHOLE)])
"""By day English and one other language: each check starts a Java of its own."""


@EPUBCHECK
@pytest.mark.parametrize("language", sorted(set(CHECKED)))
def test_epubcheck_finds_nothing(tmp_path: Path, language: str) -> None:
    file = tmp_path / "book.epub"
    file.write_bytes(to_epub(rulebook("hidden_rung_double", language)))
    done = subprocess.run(
        ["java", "-jar", "/usr/share/java/epubcheck.jar", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "0 fatals / 0 errors / 0 warnings" in done.stdout + done.stderr, done.stdout + done.stderr
