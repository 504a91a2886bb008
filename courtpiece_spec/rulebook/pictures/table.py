"""Seats at a table seen from above: a trick, the way of play, the dealer's path.

Seats are geography: north is above in every language, whichever way it is written.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from attrs import frozen

from courtpiece_spec.cards import Card
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.rulebook.pictures.cards import Letters, face
from courtpiece_spec.rulebook.pictures.drawing import INK, Element, arrow, drawing, element, moved, words
from courtpiece_spec.seats import Direction, Seat

WIDTH: Final = 360.0
HEIGHT: Final = 300.0
_ACROSS: Final = 150.0
_DOWN: Final = 128.0


@frozen
class Places:
    """Where each seat is drawn."""

    layout: Layout

    def angle(self, seat: Seat) -> float:
        """Degrees clockwise from above."""
        turn = 360 / self.layout.players
        return seat * turn if self.layout.plays is Direction.CLOCKWISE else -seat * turn

    def at(self, seat: Seat, share: float = 1) -> tuple[float, float]:
        """A place on the line from the middle of the table to a seat."""
        radians = math.radians(self.angle(seat))
        return (
            WIDTH / 2 + share * _ACROSS * math.sin(radians),
            HEIGHT / 2 - share * _DOWN * math.cos(radians),
        )

    def between(self, seat: Seat, following: Seat, share: float) -> Element:
        """An arrow from a seat to the next."""
        (x1, y1), (x2, y2) = self.at(seat, share), self.at(following, share)
        cut = 0.28
        start = (x1 + (x2 - x1) * cut, y1 + (y2 - y1) * cut)
        end = (x2 - (x2 - x1) * cut, y2 - (y2 - y1) * cut)
        bend = -14 if self.layout.plays is Direction.ANTICLOCKWISE else 14
        return arrow(*start, *end, bend=bend)


def _names(
    places: Places, names: Mapping[Seat, str], notes: Mapping[Seat, str], share: float = 1.02
) -> list[Element]:
    made = []
    for seat in places.layout.seats:
        x, y = places.at(seat, share)
        made.append(words(names[seat], x, y + 5, 15, font_weight="bold"))
        if seat in notes:
            made.append(words(notes[seat], x, y + 20, 12))
    return made


def seats(
    layout: Layout, names: Mapping[Seat, str], notes: Mapping[Seat, str], title: str, description: str
) -> str:
    """The table with the way of play."""
    places = Places(layout)
    rim = element(
        "ellipse",
        cx=WIDTH / 2,
        cy=HEIGHT / 2,
        rx=_ACROSS * 0.52,
        ry=_DOWN * 0.52,
        fill="none",
        stroke=INK,
        stroke_width=1,
    )
    arrows = [places.between(seat, layout.after[seat], 0.8) for seat in layout.seats]
    return drawing(WIDTH, HEIGHT, title, description, [rim, *arrows, *_names(places, names, notes, 0.9)])


def trick(
    layout: Layout,
    plays: Sequence[tuple[Seat, Card]],
    taker: Seat | None,
    names: Mapping[Seat, str],
    notes: Mapping[Seat, str],
    letters: Letters,
    title: str,
    description: str,
    *,
    refused: Seat | None = None,
) -> str:
    """A trick: each card before its player, the taker's framed, a refused one crossed out."""
    places = Places(layout)
    share = 0.46 if layout.players <= 4 else 0.6
    scale = 0.9 if layout.players <= 4 else 0.62
    cards = [
        moved(*places.at(seat, share), face(card, letters, strong=seat == taker), scale=scale)
        for seat, card in plays
    ]
    arrows = [places.between(seat, following, 0.62) for (seat, _), (following, _) in pairwise(plays)]
    crossed = [] if refused is None else [_cross(*places.at(refused, share), scale)]
    return drawing(
        WIDTH, HEIGHT, title, description, [*arrows, *cards, *crossed, *_names(places, names, notes, 0.99)]
    )


def _cross(x: float, y: float, scale: float) -> Element:
    lines = element(
        "path",
        d="M-26-36L26 36M26-36L-26 36",
        fill="none",
        stroke="#b00020",
        stroke_width=5,
        stroke_linecap="round",
    )
    return moved(x, y, lines, scale=scale)


def path(
    layout: Layout,
    start: Seat,
    steps: Sequence[tuple[Seat, str]],
    names: Mapping[Seat, str],
    title: str,
    description: str,
) -> str:
    """The ways that a role takes from one player: an arrow for each outcome, with its sign."""
    places = Places(layout)
    made: list[Element] = []
    for number, (seat, sign) in enumerate(steps, start=1):
        if seat == start:
            x, y = places.at(seat, 0.98)
            made.append(
                element(
                    "path",
                    d=f"M{x - 24} {y - 6}c-16 -22 64 -22 48 0",
                    fill="none",
                    stroke=INK,
                    stroke_width=1.6,
                )
            )
            # beside the bow, towards the middle: above it a seat in the north has no room
            made.append(words(sign, x + (34 if x <= WIDTH / 2 + 1 else -34), y - 10, 13))
            continue
        (x1, y1), (x2, y2) = places.at(start, 0.78), places.at(seat, 0.78)
        bend = 12 * number - 6
        made.append(arrow(x1, y1, x2, y2, bend=bend))
        length = math.hypot(x2 - x1, y2 - y1) or 1
        mx = (x1 + x2) / 2 + (bend / 2 + 9) * (y2 - y1) / length
        my = (y1 + y2) / 2 - (bend / 2 + 9) * (x2 - x1) / length
        made.append(words(sign, mx, my + 4, 13))
    return drawing(WIDTH, HEIGHT, title, description, [*made, *_names(places, names, {}, 0.95)])
