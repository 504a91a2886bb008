"""What came of a simulation, as JSON data: every quantity with its interval, and how it was come by."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from attrs import field, frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.simulation.estimates import UNKNOWN, Estimate, Weights, difference, ratio
from courtpiece_spec.simulation.quantities import NUMBER, SHARE, Clock, Quantity, Section, sections_of
from courtpiece_spec.simulation.running import Tally

FORMAT: Final = "courtpiece-simulation/1"


@frozen
class Manner:
    """How it was played.

    Attributes:
        policy: `random`, `sensible`, or the command of a program.
        player: The name that the program gives itself; None for our own players.
        seed: The seed.
        clock: How long things take.
    """

    policy: str
    seed: int
    clock: Clock = field(factory=Clock)
    player: str | None = None


def report_of(
    books: tuple[Book, ...],
    tally: Tally,
    manner: Manner,
    sentences: Sentences,
    stopped: str | None = None,
) -> dict[str, Any]:
    """The whole report.

    Args:
        books: One book, or two that met the same deals.
        tally: What was counted.
        manner: How it was played.
        sentences: The language of titles.
        stopped: Why it was left before its end; None where it was not.
    """
    told = [
        sections_of(book, columns, manner.clock, sentences)
        for book, columns in zip(books, tally.columns, strict=True)
    ]
    return {
        "format": FORMAT,
        "policy": manner.policy,
        "player": manner.player,
        "seed": manner.seed,
        "rounds_wanted": tally.wanted,
        "partial": not tally.done,
        "stopped": stopped,
        "assumed": {"seconds_a_card": float(manner.clock.card), "seconds_a_deal": float(manner.clock.deal)},
        "books": [_book(book, number, tally, told[number], sentences) for number, book in enumerate(books)],
        "differences": _differences(tally, told) if len(books) > 1 else None,
    }


def _book(
    book: Book, number: int, tally: Tally, sections: tuple[Section, ...], sentences: Sentences
) -> dict[str, Any]:
    sums, whole = tally.sums_of(number), tally.whole_of(number)
    place = {name: at for at, name in enumerate(tally.columns[number])}

    def line(quantity: Quantity) -> dict[str, Any]:
        over = whole if quantity.whole else sums
        share = quantity.kind == SHARE
        found = ratio(over, _weights(quantity.top, place), {place[quantity.bottom]: 1}, share=share)
        return {"key": quantity.key, "title": quantity.title, "kind": quantity.kind, **_numbers(found)}

    return {
        "id": book.id,
        "title": sentences.book_title(book),
        "behaviour": behaviour_hash(book),
        "rounds": tally.counted.rounds[number],
        "matches": tally.counted.begun[number],
        "whole_matches": whole.matches,
        "sections": [
            {"key": each.key, "title": each.title, "lines": [line(one) for one in each.quantities]}
            for each in sections
        ],
    }


def _numbers(found: Estimate) -> dict[str, float | None]:
    return {"value": found.value, "error": found.error, "low": found.low, "high": found.high}


def _weights(of: Any, place: dict[str, int], start: int = 0) -> Weights:
    return {start + place[column]: weight for column, weight in of.items()}


def _differences(tally: Tally, told: list[tuple[Section, ...]]) -> list[dict[str, Any]]:
    """What both books have, by its key; the second's value minus the first's."""
    first, second = ({each.key: each for section in one for each in section.quantities} for one in told)
    places = [{name: at for at, name in enumerate(names)} for names in tally.columns]
    starts = tally.start(0), tally.start(1)
    sums, whole = tally.sums, tally.whole
    lines = []
    for key in dict.fromkeys((*first, *second)):
        one, two = first.get(key), second.get(key)
        found = UNKNOWN
        if one is not None and two is not None:
            sides = [
                (_weights(each.top, place, start), _weights({each.bottom: 1}, place, start))
                for each, place, start in zip((one, two), places, starts, strict=True)
            ]
            found = difference(whole if one.whole else sums, sides[0], sides[1])
        named = two or one
        assert named is not None
        lines.append({"key": key, "title": named.title, "kind": named.kind, **_numbers(found)})
    return lines


def schema() -> dict[str, Any]:
    """The JSON Schema of a report."""
    text = files("courtpiece_spec.simulation").joinpath("report.schema.json").read_text("utf-8")
    made: dict[str, Any] = json.loads(text)
    return made


__all__ = ["FORMAT", "NUMBER", "SHARE", "Manner", "report_of", "schema"]
