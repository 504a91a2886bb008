"""A rulebook as EPUB 3: a file a chapter, the same bytes for the same book."""

from __future__ import annotations

import io
import re
import uuid
import zipfile
from collections.abc import Iterator
from typing import Final

from attrs import evolve, frozen

from courtpiece_spec.rulebook.content import Rulebook
from courtpiece_spec.rulebook.output.html import environment, sheet_of

_KIND: Final = "application/epub+zip"
_CONTAINER: Final = """<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""
_THEN: Final = (1980, 1, 1, 0, 0, 0)
"""The one time of all files: the same book has the same bytes whenever it is made."""
_LINK: Final = re.compile(r'href="#([^"]+)"')
_ID: Final = re.compile(r'\bid="([^"]+)"')


@frozen
class _File:
    """A chapter as a file of the package."""

    key: str
    title: str
    text: str

    @property
    def name(self) -> str:
        """Its name within the package."""
        return f"{self.key}.xhtml"

    @property
    def drawn(self) -> bool:
        """Whether it holds a drawing, which the package has to say."""
        return "<svg" in self.text


def to_epub(book: Rulebook) -> bytes:
    """The package."""
    # A logo is data within a page, which EPUB has no place for: the name stands alone.
    book = evolve(book, edition=evolve(book.edition, logo=None))
    files = _linked(tuple(_files(book)))
    templates = environment()
    identifier = uuid.uuid5(uuid.NAMESPACE_URL, f"courtpiece_spec/{book.id}/{book.language}")
    package = templates.get_template("package.opf.jinja").render(
        book=book, files=files, identifier=identifier
    )
    contents = templates.get_template("nav.xhtml.jinja").render(book=book, files=files)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        _put(archive, "mimetype", _KIND, zipfile.ZIP_STORED)
        _put(archive, "META-INF/container.xml", _CONTAINER)
        _put(archive, "book/package.opf", package)
        _put(archive, "book/nav.xhtml", contents)
        _put(archive, "book/style.css", sheet_of(book))
        for each in files:
            _put(archive, f"book/{each.name}", each.text)
    return target.getvalue()


def _put(archive: zipfile.ZipFile, name: str, text: str, how: int = zipfile.ZIP_DEFLATED) -> None:
    entry = zipfile.ZipInfo(name, _THEN)
    entry.compress_type = how
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, text.encode("utf-8"))


def _files(book: Rulebook) -> Iterator[_File]:
    template = environment().get_template("chapter.xhtml.jinja")
    yield _File("cover", book.title, template.render(book=book, title=book.title, chapter=None))
    for chapter in (book.summary, *book.chapters):
        text = template.render(book=book, title=chapter.title, chapter=chapter)
        yield _File(f"chapter-{chapter.key}", chapter.title, text)


def _linked(files: tuple[_File, ...]) -> tuple[_File, ...]:
    """Links within the book lead to the file that holds their anchor."""
    where = {anchor: each.name for each in files for anchor in _ID.findall(each.text)}

    def lead(found: re.Match[str]) -> str:
        anchor = found.group(1)
        return f'href="{where[anchor]}#{anchor}"'

    return tuple(evolve(each, text=_LINK.sub(lead, each.text)) for each in files)
