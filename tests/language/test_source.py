"""Offsets to lines and columns; what is read silently."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Span
from courtpiece_spec.language.source import Source, within


def test_columns_count_code_points() -> None:
    source = Source("a.court", 'also "رنگ" x\n🂡 y')
    assert source.place(source.text.index("x")) == (1, 12)
    assert source.place(source.text.index("y")) == (2, 3)
    assert source.span(11, 15) == Span("a.court", 1, 12, 2, 3)


@pytest.mark.parametrize("text", ["\ufeffa\r\nb\r\n", "a\nb\n", "a\rb\r"])
def test_mark_and_line_ends_are_read_silently(text: str) -> None:
    source = Source("a.court", text)
    assert source.text == "a\nb\n"
    assert source.starts == [0, 2, 4]


def test_lines() -> None:
    source = Source("a.court", "one\n  two")
    assert [source.line(number) for number in range(4)] == ["", "one", "  two", ""]
    assert source.indent(6) == 2


@pytest.mark.parametrize(
    ("text", "expected"), [("", (1, 1, 1, 1)), ("  \n", (1, 1, 1, 1)), ("\n  court 1", (2, 3, 2, 8))]
)
def test_beginning_is_the_first_word(text: str, expected: tuple[int, int, int, int]) -> None:
    assert Source("a", text).beginning == Span("a", *expected)


def test_within() -> None:
    outer = Span("a", 2, 3, 4, 5)
    assert within(outer, outer)
    assert within(Span("a", 2, 4, 3, 99), outer)
    assert not within(Span("a", 2, 2, 3, 1), outer)
    assert not within(Span("a", 3, 1, 4, 6), outer)
    assert not within(Span("b", 3, 1, 3, 2), outer)
