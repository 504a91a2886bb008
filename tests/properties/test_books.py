"""Books themselves: every kind comes up in generated ones, and JSON keeps all of a book."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from hypothesis import given

from courtpiece_spec.book import Book, Node, about
from courtpiece_spec.book.serial import KINDS, behaviour_hash, from_json, to_json
from courtpiece_spec.engine import Game
from tests.properties.books import books, cycles, make_book
from tests.properties.walks import bundled_game, examples, playable, walk

OF_EXAMPLES = {name for name, kind in KINDS.items() if kind.__module__ == about.__name__} - {"let", "custom"}
"""Kinds of worked examples and rulings, of which a round knows nothing."""

ENOUGH = 400
"""So many books that every kind has come up in some."""


def kinds_in(value: Any) -> Iterator[type[Node]]:
    """The kinds of all nodes in a value."""
    if isinstance(value, Node):
        yield type(value)
        for each in attrs.fields(type(value)):
            yield from kinds_in(getattr(value, each.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from kinds_in(part)


def test_every_kind_comes_up_in_generated_books() -> None:
    found: set[type[Node]] = set()
    for seed in range(ENOUGH):
        for clause in make_book(random.Random(seed).randrange).clauses:
            found |= set(kinds_in(clause.rule))
    assert {name for name, kind in KINDS.items() if kind not in found} == OF_EXAMPLES


def check_json(book: Book) -> None:
    """JSON and back gives an equal book that plays the same."""
    text = json.dumps(to_json(book))
    again = from_json(json.loads(text))
    assert again == book
    assert behaviour_hash(again) == behaviour_hash(book)
    assert json.dumps(to_json(again)) == text


@examples(1)
@given(books())
def test_json_of_generated_books(book: Book) -> None:
    check_json(book)
    # What no player notices changes nothing of the behaviour.
    renamed = attrs.evolve(book, title="Another title", clauses=tuple(_retitled(book)))
    assert behaviour_hash(renamed) == behaviour_hash(book)


def _retitled(book: Book) -> Iterator[Any]:
    return (attrs.evolve(clause, title="Title", cites=("B1",)) for clause in book.clauses)


@examples(0.2)
@given(cycles())
def test_json_of_cycles(book: Book) -> None:
    check_json(book)


@pytest.mark.parametrize("name", playable())
def test_json_of_bundled_books(name: str) -> None:
    game = bundled_game(name)
    check_json(game.book)
    again = Game(from_json(to_json(game.book)))
    assert walk(again, 7).states == walk(game, 7).states
