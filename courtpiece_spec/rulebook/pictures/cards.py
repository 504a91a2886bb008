"""Card faces and hands.

The faces are this project's own: suit shapes, pips in their usual places, and a letter for a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from courtpiece_spec.cards import Card, Rank, Suit
from courtpiece_spec.rulebook.pictures.drawing import Element, drawing, element, moved, words

WIDTH: Final = 60.0
HEIGHT: Final = 84.0
PAPER: Final = "#fff"
RED: Final = "#b00020"
BLACK: Final = "#1a1a1a"
BACK: Final = "#5b6f8f"

Letters = Callable[[Rank], str]
"""What a language writes in the corner of a card."""

SHAPES: Final = {
    Suit.HEARTS: "M0 9C-12 0-9.5-9-4.5-9-1.6-9 0-6.6 0-4.6 0-6.6 1.6-9 4.5-9 9.5-9 12 0 0 9Z",
    Suit.DIAMONDS: "M0-10L7.2 0 0 10-7.2 0Z",
    Suit.SPADES: (
        "M0-10C11-1.5 9.5 5.6 4.7 5.6 2.4 5.6 1.1 4.4.7 3.2.9 6 1.7 8.4 3.4 9.6H-3.4C-1.7 8.4-.9 6-.7 3.2"
        "-1.1 4.4-2.4 5.6-4.7 5.6-9.5 5.6-11-1.5 0-10Z"
    ),
    Suit.CLUBS: (
        "M-4.1-5.4a4.1 4.1 0 1 1 8.2 0a4.1 4.1 0 1 1-8.2 0ZM-9.2 1.8a4.1 4.1 0 1 1 8.2 0a4.1 4.1 0 1 1-8.2 0Z"
        "M1 1.8a4.1 4.1 0 1 1 8.2 0a4.1 4.1 0 1 1-8.2 0ZM-2-3H2L2 2.5H.8C1 6 1.8 8.4 3.4 9.6H-3.4"
        "C-1.8 8.4-1 6-.8 2.5H-2Z"
    ),
}
_PAIR: Final = (-10.0, 10.0)
_PIPS: Final[dict[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.ACE: ((0, 0),),
    Rank.TWO: ((0, -24), (0, 24)),
    Rank.THREE: ((0, -24), (0, 0), (0, 24)),
    Rank.FOUR: tuple((x, y) for y in (-24, 24) for x in _PAIR),
    Rank.FIVE: (*((x, y) for y in (-24, 24) for x in _PAIR), (0, 0)),
    Rank.SIX: tuple((x, y) for y in (-24, 0, 24) for x in _PAIR),
    Rank.SEVEN: (*((x, y) for y in (-24, 0, 24) for x in _PAIR), (0, -12)),
    Rank.EIGHT: (*((x, y) for y in (-24, 0, 24) for x in _PAIR), (0, -12), (0, 12)),
    Rank.NINE: (*((x, y) for y in (-26, -9, 9, 26) for x in _PAIR), (0, 0)),
    Rank.TEN: (*((x, y) for y in (-26, -9, 9, 26) for x in _PAIR), (0, -17.5), (0, 17.5)),
}


def colour(suit: Suit) -> str:
    """The colour of a suit; its shape tells it without one."""
    return RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else BLACK


def suit_shape(suit: Suit, x: float, y: float, scale: float = 1, *, turned: float = 0) -> Element:
    """A suit's sign, 20 high at scale 1."""
    return moved(x, y, element("path", d=SHAPES[suit], fill=colour(suit)), turned=turned, scale=scale)


def face(card: Card, letters: Letters, *, strong: bool = False) -> Element:
    """A card, its middle at 0, 0; `strong` marks the one that takes the trick."""
    corner = element(
        "g",
        words(letters(card.rank), -23.5, -29, 12, fill=colour(card.suit), font_weight="bold"),
        suit_shape(card.suit, -23.5, -21.5, 0.42),
    )
    opposite = moved(0, 0, corner, turned=180)
    return element("g", _paper(strong=strong), corner, opposite, *_middle(card, letters))


def _paper(*, strong: bool) -> Element:
    return element(
        "rect",
        x=-WIDTH / 2,
        y=-HEIGHT / 2,
        width=WIDTH,
        height=HEIGHT,
        rx=5,
        fill=PAPER,
        stroke=BLACK,
        stroke_width=3 if strong else 0.8,
    )


def _middle(card: Card, letters: Letters) -> list[Element]:
    pips = _PIPS.get(card.rank)
    if pips is None:
        frame = element(
            "rect",
            x=-15,
            y=-29,
            width=30,
            height=58,
            rx=2,
            fill="none",
            stroke=colour(card.suit),
            stroke_width=1,
        )
        letter = words(letters(card.rank), 0, 2, 24, fill=colour(card.suit), font_weight="bold")
        return [frame, letter, suit_shape(card.suit, 0, 17, 0.8)]
    if card.rank is Rank.ACE:
        return [suit_shape(card.suit, 0, 0, 1.8)]
    return [suit_shape(card.suit, x, y, 0.62, turned=180 if y > 0 else 0) for x, y in pips]


def hand(cards: Sequence[Card], letters: Letters, title: str, description: str) -> str:
    """A hand, fanned: as many cards as are given, from left to right."""
    spread = min(6.0, 60 / max(len(cards), 1))
    step = 26.0
    width = step * (len(cards) - 1) + WIDTH + 40
    middle = (len(cards) - 1) / 2
    faces = [
        moved(
            20 + WIDTH / 2 + number * step,
            20 + HEIGHT / 2 + abs(number - middle) ** 2 * spread * step / 110,
            face(card, letters),
            turned=(number - middle) * spread / 2,
        )
        for number, card in enumerate(cards)
    ]
    drop = middle**2 * spread * step / 110
    return drawing(width, HEIGHT + 44 + drop, title, description, faces)
