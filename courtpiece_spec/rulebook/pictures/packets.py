"""The deal, packet by packet, and a pile that grows and is collected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from courtpiece_spec.rulebook.pictures.cards import BACK, PAPER
from courtpiece_spec.rulebook.pictures.drawing import INK, Element, drawing, element, width_of, words

_COLUMN: Final = 62.0
_ROW: Final = 54.0
_LEFT: Final = 64.0
_BEFORE: Final = 8.0
_AFTER: Final = 12.0
"""The room at the sides of the names."""
_NAME: Final = 14.0


@frozen
class Dealt:
    """A packet: to which of the players in order of dealing, how many cards, as the how-manieth."""

    column: int
    row: int
    cards: int
    order: str
    count: str


def deal(names: Sequence[str], packets: Sequence[Dealt], title: str, description: str) -> str:
    """A row for each player in the order of dealing, a column for each round of packets."""
    columns = max((each.column for each in packets), default=0) + 1
    left = max(_LEFT, *(_BEFORE + width_of(each, _NAME) + _AFTER for each in names))
    width, height = left + columns * _COLUMN + 8, len(names) * _ROW + 12
    made: list[Element] = [
        words(name, left - _AFTER, 8 + number * _ROW + 30, _NAME, text_anchor="end", font_weight="bold")
        for number, name in enumerate(names)
    ]
    for packet in packets:
        x, y = left + packet.column * _COLUMN, 8 + packet.row * _ROW
        shown = min(packet.cards, 5)
        made += [_small(x + 4 * number, y + 2 * (shown - number)) for number in range(shown)]
        made.append(words(packet.count, x + 4 * (shown - 1) + 11, y + 23, 13, fill=PAPER, font_weight="bold"))
        made.append(words(packet.order, x + 4 * (shown - 1) + 30, y + 40, 10, text_anchor="start"))
    return drawing(width, height, title, description, made)


def _small(x: float, y: float) -> Element:
    return element("rect", x=x, y=y, width=22, height=32, rx=2, fill=BACK, stroke=PAPER, stroke_width=0.8)


@frozen
class Step:
    """After a trick: who took it, how many tricks lie on the table, and how many were collected with it."""

    number: str
    taker: str
    lying: int
    collected: int
    count: str


def pile(steps: Sequence[Step], title: str, description: str) -> str:
    """A column for each trick: the pile as it lies, or, when it is collected, an outline with its number."""
    highest = max((each.lying + each.collected for each in steps), default=1)
    unit, width = 10.0, 40.0
    base = 24 + highest * unit
    made: list[Element] = []
    for number, step in enumerate(steps):
        x = 8 + number * width
        middle = x + width / 2 - 4
        lying = [
            element("rect", x=x, y=base - (level + 1) * unit, width=width - 8, height=unit - 2, fill=BACK)
            for level in range(step.lying)
        ]
        taken = [
            element(
                "rect",
                x=x,
                y=base - (level + 1) * unit,
                width=width - 8,
                height=unit - 2,
                fill="none",
                stroke=INK,
                stroke_width=1,
                stroke_dasharray="3 2",
            )
            for level in range(step.lying, step.lying + step.collected)
        ]
        made += [*lying, *taken]
        if step.collected:
            made.append(
                words(
                    step.count,
                    middle,
                    base - (step.lying + step.collected) * unit - 5,
                    13,
                    font_weight="bold",
                )
            )
        made += [
            words(step.number, middle, base + 16, 12),
            words(step.taker, middle, base + 32, 12, font_weight="bold"),
        ]
    return drawing(8 + len(steps) * width + 4, base + 40, title, description, made)
