"""The text of a book and the places in it."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from pathlib import Path

from attrs import field, frozen

from courtpiece_spec.book.node import Span
from courtpiece_spec.language.diagnostic import Diagnostic

LONGEST = 400_000
"""More code points than a book can need; keeps every check quick, whatever the file holds."""


def _clean(text: str) -> str:
    """Without a byte-order mark, and with lines that end as the grammar expects."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


@frozen(slots=False)
class Source:
    """A text with the name it is shown under."""

    text: str = field(converter=_clean)
    file: str = "text"

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        starts.extend(offset + 1 for offset, letter in enumerate(self.text) if letter == "\n")
        return starts

    @property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return self.text.split("\n")

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, in code points."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The place between two offsets, the end exclusive."""
        return Span(self.file, *self.position(start), *self.position(end))

    @property
    def beginning(self) -> Span:
        """The first word of the text, or its very beginning."""
        words = self.text.split(None, 1)
        if not words:
            return self.span(0, 0)
        start = self.text.index(words[0])
        return self.span(start, start + len(words[0].split("\n", 1)[0]))


def decode(data: bytes, file: str) -> Source | Diagnostic:
    """The text of a file's bytes, or why they are no text."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = Source(data[: error.start].decode("utf-8", "replace"), file)
        return Diagnostic(
            "CP516",
            f"this is not text: byte 0x{data[error.start]:02X} at offset {error.start} is not UTF-8",
            before.span(len(before.text), len(before.text)),
            help="save the file as UTF-8",
        )
    if "\0" in text:
        before = Source(text[: text.index("\0")], file)
        return Diagnostic(
            "CP516", "this is not text: it holds a NUL", before.span(len(before.text), len(before.text))
        )
    return Source(text, file)


def read(path: Path, file: str | None = None) -> Source | Diagnostic:
    """The text of a file.

    Raises OSError when it cannot be read.
    """
    return decode(path.read_bytes(), file or str(path))
