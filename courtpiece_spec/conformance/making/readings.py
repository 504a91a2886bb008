"""Contested rules: vectors that another reading, which an option expresses, answers otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.inside import EngineAdapter, copied
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.vectors.form import Reading, Vector
from courtpiece_spec.conformance.vectors.library import books
from courtpiece_spec.engine import Game
from courtpiece_spec.loading import NotLoaded, load


def other_readings(book: Book) -> Iterator[Book]:
    """The book with each option that answers a question of its rulings in another way."""
    ours = {ruling.question: ruling.here for ruling in book.rulings}
    for name in books():
        base, _, option = name.partition(" with ")
        if base != book.id or not option or book.legs:
            continue
        other = load(name)
        assert not isinstance(other, NotLoaded), other.message
        wrote = other.options[-1].id
        if any(
            ruling.written_in == wrote and ours.get(ruling.question, ruling.here) != ruling.here
            for ruling in other.rulings
        ):
            yield other


def with_readings(book: Book, vectors: Iterable[Vector]) -> Iterator[Vector]:
    """The vectors, those with several right answers among them changed."""
    others = [(other.id, EngineAdapter(Game(other))) for other in other_readings(book)]
    for vector in vectors:
        readings = [Reading(book.id, vector.own)]
        for name, adapter in others:
            message = copied(adapter.ask(vector.given).message)
            del message["id"]
            known = any(not compare(vector.level, each.expect, message) for each in readings)
            if not known and "error" not in message:
                readings.append(Reading(name, message))
        if len(readings) == 1:
            yield vector
        else:
            yield evolve(vector, strength="ruling", expect=None, any_of=tuple(readings))
