"""Contested rules: vectors that another reading, which an option expresses, answers otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.inside import EngineAdapter, copied
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.vectors.form import Reading, Vector
from courtpiece_spec.conformance.vectors.library import readings
from courtpiece_spec.engine import Game
from courtpiece_spec.loading import NotLoaded, load


def other_readings(book: Book) -> Iterator[Book]:
    """The book with each option that answers a question of its rulings in another way."""
    for name in readings(book.id):
        other = load(name)
        assert not isinstance(other, NotLoaded), other.message
        yield other


def with_readings(book: Book, vectors: Iterable[Vector]) -> Iterator[Vector]:
    """The vectors, those with several right answers among them changed."""
    others = [(other.id, EngineAdapter(Game(other))) for other in other_readings(book)]
    for vector in vectors:
        found = [Reading(book.id, vector.own)]
        for name, adapter in others:
            message = copied(adapter.ask(vector.given).message)
            del message["id"]
            known = any(not compare(vector.level, each.expect, message) for each in found)
            if not known and "error" not in message:
                found.append(Reading(name, message))
        if len(found) == 1:
            yield vector
        else:
            yield evolve(vector, strength="ruling", expect=None, any_of=tuple(found))
