"""A text with its lines: from offsets, which machines count, to lines and columns, which people read."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property

from attrs import define

from courtpiece_spec.book import Span


@define(slots=False)
class Source:
    r"""A text and the name it goes by.  Only ``\n`` ends a line; columns count code points from 1."""

    file: str
    text: str

    @cached_property
    def starts(self) -> list[int]:
        """The offset at which each line begins."""
        starts, at = [0], self.text.find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = self.text.find("\n", at + 1)
        return starts

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The span from offset to offset, the end exclusive."""
        return Span(self.file, *self.place(start), *self.place(end))

    def line(self, number: int) -> str:
        """A line's text without its end; empty beyond the last line."""
        if not 1 <= number <= len(self.starts):
            return ""
        start = self.starts[number - 1]
        end = self.starts[number] - 1 if number < len(self.starts) else len(self.text)
        return self.text[start:end].removesuffix("\r")

    def indent(self, offset: int) -> int:
        """How many blanks begin the line of an offset."""
        text = self.line(self.place(offset)[0])
        return len(text) - len(text.lstrip())
