"""Bars: how often each of some things happens, with the range within which that is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.rulebook.pictures.drawing import INK, Element, drawing, element, words

COLOURS: Final = ("#1d4e89", "#c8553d")
"""Of the first and the second book: they differ in brightness too."""
WIDTH: Final = 560.0
_BAR: Final = 13.0
_LABEL: Final = 19.0
_GAP: Final = 9.0
_TEXT: Final = 110.0
"""What stands behind a bar has so much room."""
_HEAD: Final = 26.0


@frozen
class Level:
    """One bar.

    Attributes:
        value: How long it is; None where there is no such thing.
        low: Where the range begins within which it is known.
        high: Where that ends.
        text: What stands behind it.
    """

    value: float | None
    low: float | None
    high: float | None
    text: str


@frozen
class Bar:
    """A thing with its bars, one for each book."""

    title: str
    levels: tuple[Level, ...]


@frozen
class Panel:
    """Bars of one scale below a heading."""

    title: str
    bars: tuple[Bar, ...]

    @property
    def longest(self) -> float:
        """What the whole width stands for."""
        ends = [level.high or level.value or 0.0 for bar in self.bars for level in bar.levels]
        return max(ends, default=0.0) or 1.0


def draw(
    panels: Sequence[Panel],
    title: str,
    description: str,
    legend: Sequence[str] = (),
    *,
    right_to_left: bool = False,
) -> str:
    """The panels, one below the other.

    Args:
        panels: What is drawn.
        title: The title of the drawing.
        description: What it shows, for those who do not see it.
        legend: The names of the books, where there are several.
        right_to_left: Whether bars begin at the right, as texts do.
    """
    made: list[Element] = []
    y = 4.0
    for number, name in enumerate(legend):
        made += [_bar(0, y, 24, number, right_to_left), _label(name, 32, y + 11, right_to_left)]
        y += _LABEL
    for panel in panels:
        if panel.title:
            made.append(_label(panel.title, 0, y + 17, right_to_left, weight="bold", size=15))
            y += _HEAD
        for bar in panel.bars:
            made.append(_label(bar.title, 0, y + 13, right_to_left))
            y += _LABEL
            for number, level in enumerate(bar.levels):
                made += _level(level, panel.longest, y, number, right_to_left)
                y += _BAR + 2
            y += _GAP
    return drawing(WIDTH, y, title, description, made)


def _level(level: Level, longest: float, y: float, number: int, right_to_left: bool) -> Iterator[Element]:
    room = WIDTH - _TEXT
    end = room * (level.value or 0.0) / longest
    yield _bar(0, y, end, number, right_to_left)
    if level.low is not None and level.high is not None:
        first, last = room * level.low / longest, room * level.high / longest
        places = [_place(each, right_to_left) for each in (first, last)]
        middle = y + _BAR / 2
        yield element("line", x1=places[0], x2=places[1], y1=middle, y2=middle, stroke=INK, stroke_width=1.4)
        for place in places:
            yield element(
                "line", x1=place, x2=place, y1=middle - 4, y2=middle + 4, stroke=INK, stroke_width=1.4
            )
        end = max(end, last)
    yield _label(level.text, end + 7, y + 11, right_to_left, size=12)


def _bar(start: float, y: float, length: float, number: int, right_to_left: bool) -> Element:
    x = _place(start + length, True) if right_to_left else start
    return element("rect", x=x, y=y, width=length, height=_BAR, fill=COLOURS[number % 2], fill_opacity=0.85)


def _label(
    text: str, x: float, y: float, right_to_left: bool, *, weight: str = "normal", size: float = 13
) -> Element:
    anchor = "end" if right_to_left else "start"
    return words(text, _place(x, right_to_left), y, size, text_anchor=anchor, font_weight=weight)


def _place(x: float, right_to_left: bool) -> float:
    return WIDTH - x if right_to_left else x
