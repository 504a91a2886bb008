"""A text with its lines: from offsets, which machines count, to lines and columns, which people read."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from attrs import field, frozen

from courtpiece_spec.book.node import Span


def _clean(text: str) -> str:
    """Without a byte-order mark, and with lines that end as the grammar expects."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


@frozen(slots=False)
class Source:
    r"""A text and the name it goes by.

    A byte-order mark and CRLF are read silently: only ``\n`` ends a line.  Columns count code points from 1.
    """

    file: str
    text: str = field(converter=_clean, repr=False)

    @cached_property
    def starts(self) -> list[int]:
        """The offset at which each line begins."""
        starts = [0]
        starts.extend(offset + 1 for offset, letter in enumerate(self.text) if letter == "\n")
        return starts

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The span from offset to offset, the end exclusive."""
        return Span(self.file, *self.place(start), *self.place(end))

    def find(self, word: str, near: Span) -> Span | None:
        """Where a word first stands in a part of the text, if it does."""
        start = self.starts[near.line - 1] + near.column - 1
        end = self.starts[near.end_line - 1] + near.end_column - 1
        found = re.compile(rf"{re.escape(word)}(?!\w)").search(self.text, start, end)
        return None if found is None else self.span(*found.span())

    def line(self, number: int) -> str:
        """A line's text without its end; empty beyond the last line."""
        if not 1 <= number <= len(self.starts):
            return ""
        start = self.starts[number - 1]
        end = self.starts[number] - 1 if number < len(self.starts) else len(self.text)
        return self.text[start:end]

    def indent(self, offset: int) -> int:
        """How many blanks begin the line of an offset."""
        text = self.line(self.place(offset)[0])
        return len(text) - len(text.lstrip())

    @cached_property
    def beginning(self) -> Span:
        """The first word of the text, or its very beginning."""
        words = self.text.split(None, 1)
        start = self.text.index(words[0]) if words else 0
        return self.span(start, start + len(words[0]) if words else start)


def within(inner: Span, outer: Span) -> bool:
    """Whether a place lies inside another."""
    begins = (outer.line, outer.column) <= (inner.line, inner.column)
    ends = (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    return inner.file == outer.file and begins and ends
