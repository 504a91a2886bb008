"""What a report says of a difference, alike in the terminal, on the page and in JUnit XML.

Nothing is made harmless here: what an adapter answered goes through `visible` where it is shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from courtpiece_spec.cards import Card
from courtpiece_spec.conformance.drawing import SIGNS, seat_name
from courtpiece_spec.conformance.scene import Course, Said, Scene
from courtpiece_spec.seats import with_number

_SEATS = frozenset({"winners", "next_dealer", "result.next_dealer"})
_BY_SIDE = frozenset({"score", "result.score", "collected", "streak"})
_PICTURED = re.compile("[2-9TJQKA][SHDC]")
_DEEDS = {
    "call": "calls {}",
    "hide": "hides {}",
    "write": "writes down {}",
    "reveal": "turns up the trump",
    "bid": "bids {}",
    "pass": "passes",
    "redeal": "asks for a new deal",
    "go_on": "goes on",
    "stop": "stops",
    "drop": "discards {}",
    "keep": "keeps the card",
    "leave": "leaves the card",
    "pick": "picks {}",
    "foul": "commits {}",
    "concede": "gives up",
}


def seat_words(scene: Scene, seat: int) -> str:
    """The name of a seat."""
    return seat_name(seat, scene.players, scene.clockwise)


def side_words(scene: Scene, side: int) -> str:
    """A side by its seats: `N/S`."""
    return "/".join(seat_words(scene, seat) for seat in range(side, scene.players, scene.sides))


def value_words(level: str, field: str, value: Any, scene: Scene) -> str:
    """A value of a field, with the names of the seats and sides that it means."""
    if value is None:
        return "nothing refused" if field == "refused at" else "none"
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        return " ".join(value)
    text = json.dumps(value)
    numbers = value if isinstance(value, list) else [value]
    if not numbers or not all(type(number) is int for number in numbers):
        return text
    names: list[str] = []
    if field == "result.winner" or (field == "winner" and level == "match"):
        names = [side_words(scene, side) for side in numbers if 0 <= side < scene.sides]
    elif field in _SEATS or field == "winner":
        names = [seat_words(scene, seat) for seat in numbers if 0 <= seat < scene.players]
    elif field in _BY_SIDE and isinstance(value, list) and len(value) == scene.sides:
        return f"{text}  ({_by_side(scene, value)})"
    return f"{text}  ({' '.join(names)})" if names else text


def power_words(scene: Scene) -> str | None:
    """From which card of the trick trump counts, where it is not the first."""
    if not 0 < scene.power_from < len(scene.plays):
        return None
    seat, card = scene.plays[scene.power_from]
    return f"trump counts from {seat_words(scene, seat)}’s card ({_picture(card)}) on"


def said_words(scene: Scene, said: Said) -> str:
    """Something that was done besides playing a card: `N calls ♠`."""
    seat, _, deed = said.token.partition(":")
    word, _, what = deed.partition("=")
    who = seat_words(scene, int(seat)) if seat.isdigit() and int(seat) < scene.players else "chance"
    shown = {"none": "no trump", **SIGNS}.get(what, _picture(what))
    return f"{who} {_DEEDS[word].format(shown)}" if word in _DEEDS else f"{who}: {deed}"


def course_rows(scene: Scene) -> Iterator[tuple[str, str]]:
    """How a round went, or each round of a match: a label, and words."""
    for course in scene.courses:
        if course.number:
            yield f"round {course.number}", "; ".join(_told(scene, course))
            continue
        if course.dealer is not None:
            yield "dealer", seat_words(scene, course.dealer)
        first = [said for said in course.said if _is_first(said)]
        if first:
            yield "before", ", ".join(said_words(scene, said) for said in first)
        for said in course.said:
            if not _is_first(said):
                yield "then", f"{said_words(scene, said)} {_place(scene, said)}"
        if course.takers:
            yield "taken by", _takers(scene, course)
        if course.winner is not None:
            yield "won by", _won(scene, course)


def _told(scene: Scene, course: Course) -> Iterator[str]:
    if course.dealer is not None:
        yield f"dealer {seat_words(scene, course.dealer)}"
    for said in course.said:
        words = said_words(scene, said)
        yield words if said.trick == 1 else f"{words} in trick {said.trick}"
    if course.takers:
        yield f"taken by {_takers(scene, course)}"
    if course.winner is not None:
        yield f"won by {_won(scene, course)}"


def _takers(scene: Scene, course: Course) -> str:
    return " ".join(seat_words(scene, seat) for seat in course.takers)


def _won(scene: Scene, course: Course) -> str:
    assert course.winner is not None
    words = side_words(scene, course.winner)
    if len(course.collected) == scene.sides:
        words += f" ({_by_side(scene, course.collected)})"
    if not course.takers:
        return words
    lost = course.first_lost(scene.sides)
    if lost is None:
        return f"{words}, who lost no trick"
    return f"{words}, who first lost trick {lost} to {seat_words(scene, course.takers[lost - 1])}"


def _by_side(scene: Scene, numbers: Any) -> str:
    return ", ".join(with_number(side_words(scene, side), number) for side, number in enumerate(numbers))


def _is_first(said: Said) -> bool:
    return said.trick == 1 and said.after == 0 and not said.token.endswith(":reveal")


def _place(scene: Scene, said: Said) -> str:
    if said.before is None:
        return f"in trick {said.trick}, after {said.after} card{'' if said.after == 1 else 's'}"
    seat, card = said.before
    return f"in trick {said.trick}, before {seat_words(scene, seat)} plays {_picture(card)}"


def _picture(text: str) -> str:
    return Card.parse(text).picture if _PICTURED.fullmatch(text) else text
