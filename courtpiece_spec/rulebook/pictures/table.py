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
from courtpiece_spec.rulebook.pictures.drawing import (
    INK,
    Element,
    arrow,
    drawing,
    element,
    moved,
    width_of,
    words,
)
from courtpiece_spec.seats import Direction, Seat

WIDTH: Final = 360.0
HEIGHT: Final = 300.0
_ACROSS: Final = 150.0
_DOWN: Final = 128.0
_NAME: Final = 15.0
_NOTE: Final = 12.0
_INWARDS: Final = 26.0
"""How far a name at the side of the table may reach towards its middle, from its place on."""
_EDGE: Final = 4.0
_AT_THE_SIDE: Final = 0.3
"""The sine of the angle from which on a seat is at a side, not above or below."""


@frozen
class Places:
    """Where each seat is drawn."""

    layout: Layout
    width: float = WIDTH

    def angle(self, seat: Seat) -> float:
        """Degrees clockwise from above."""
        turn = 360 / self.layout.players
        return seat * turn if self.layout.plays is Direction.CLOCKWISE else -seat * turn

    def at(self, seat: Seat, share: float = 1) -> tuple[float, float]:
        """A place on the line from the middle of the table to a seat."""
        radians = math.radians(self.angle(seat))
        return (
            self.width / 2 + share * _ACROSS * math.sin(radians),
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


@frozen
class _Names:
    """The names of the players, with notes below them, and the room that they need.

    At the sides of the table a long name grows outwards, and the drawing with it.
    """

    layout: Layout
    names: Mapping[Seat, str]
    notes: Mapping[Seat, str]
    share: float

    @property
    def places(self) -> Places:
        """Where each seat is drawn, in a drawing wide enough for every name."""
        plain = Places(self.layout)
        over = 0.0
        for seat in self.layout.seats:
            middle = self._middle(plain, seat)
            half = self._width(seat) / 2 + _EDGE
            over = max(over, half - middle, middle + half - WIDTH)
        return Places(self.layout, WIDTH + 2 * over)

    def elements(self) -> list[Element]:
        """The names and the notes."""
        places, made = self.places, list[Element]()
        for seat in self.layout.seats:
            x, y = self._middle(places, seat), places.at(seat, self.share)[1]
            made.append(words(self.names[seat], x, y + 5, _NAME, font_weight="bold"))
            if seat in self.notes:
                made.append(words(self.notes[seat], x, y + 20, _NOTE))
        return made

    def _width(self, seat: Seat) -> float:
        return max(width_of(self.names[seat], _NAME), width_of(self.notes.get(seat, ""), _NOTE))

    def _middle(self, places: Places, seat: Seat) -> float:
        x, _ = places.at(seat, self.share)
        side = math.sin(math.radians(places.angle(seat)))
        if abs(side) < _AT_THE_SIDE:
            return x
        return x + math.copysign(max(0.0, self._width(seat) / 2 - _INWARDS), side)


def seats(
    layout: Layout, names: Mapping[Seat, str], notes: Mapping[Seat, str], title: str, description: str
) -> str:
    """The table with the way of play."""
    labels = _Names(layout, names, notes, 0.9)
    places = labels.places
    rim = element(
        "ellipse",
        cx=places.width / 2,
        cy=HEIGHT / 2,
        rx=_ACROSS * 0.52,
        ry=_DOWN * 0.52,
        fill="none",
        stroke=INK,
        stroke_width=1,
    )
    reach = 0.8 if layout.players <= 6 else 0.7
    arrows = [places.between(seat, layout.after[seat], reach) for seat in layout.seats]
    return drawing(places.width, HEIGHT, title, description, [rim, *arrows, *labels.elements()])


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
    labels = _Names(layout, names, notes, 0.99)
    places = labels.places
    share = 0.46 if layout.players <= 4 else 0.6
    scale = 0.9 if layout.players <= 4 else 0.62
    cards = [
        moved(*places.at(seat, share), face(card, letters, strong=seat == taker), scale=scale)
        for seat, card in plays
    ]
    arrows = [places.between(seat, following, 0.62) for (seat, _), (following, _) in pairwise(plays)]
    crossed = [] if refused is None else [_cross(*places.at(refused, share), scale)]
    shown = [*arrows, *cards, *crossed, *labels.elements()]
    return drawing(places.width, HEIGHT, title, description, shown)


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
    labels = _Names(layout, names, {}, 0.95)
    places = labels.places
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
            made.append(words(sign, x + (34 if x <= places.width / 2 + 1 else -34), y - 10, 13))
            continue
        (x1, y1), (x2, y2) = places.at(start, 0.78), places.at(seat, 0.78)
        bend = 12 * number - 6
        made.append(arrow(x1, y1, x2, y2, bend=bend))
        length = math.hypot(x2 - x1, y2 - y1) or 1
        mx = (x1 + x2) / 2 + (bend / 2 + 9) * (y2 - y1) / length
        my = (y1 + y2) / 2 - (bend / 2 + 9) * (x2 - x1) / length
        made.append(words(sign, mx, my + 4, 13))
    return drawing(places.width, HEIGHT, title, description, [*made, *labels.elements()])
