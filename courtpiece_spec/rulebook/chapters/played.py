"""A whole hand, played by sensible players from a fixed seed: the same in every language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import frozen

from courtpiece_spec.book.book import Book
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Event, Game, Refused, Result, Setup, State
from courtpiece_spec.policies.sensible import sensible
from courtpiece_spec.rulebook.making import Making

_SEED: Final = 7
_LONGEST: Final = 2_000
"""No round has so many actions; what goes on longer is a fault of the book."""


Move = tuple[State, Action, State, tuple[Event, ...]]
"""The state before an action, the action, the state after it, and what followed from it."""


@frozen
class Played:
    """A round that was played."""

    start: State
    moves: tuple[Move, ...]
    end: State
    result: Result


def play_round(making: Making) -> Played:
    """The whole hand of a book."""
    return _played(making.book)


@lru_cache(maxsize=64)
def _played(book: Book) -> Played:
    game, draw = Game(book), Draw(_SEED)
    choose = sensible(game, draw)
    start = state = game.start(draw.shuffled(game.layout.pack), Setup(game.layout.seats[0]))
    moves: list[Move] = []
    while (result := game.result(state)) is None and len(moves) < _LONGEST:
        action = choose(state)
        applied = game.apply(state, action)
        assert not isinstance(applied, Refused), applied
        moves.append((state, action, *applied))
        state = applied[0]
    assert result is not None, f"{book.id} does not end"
    return Played(start, tuple(moves), state, result)
