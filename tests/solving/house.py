"""Endings that the tests of the solvers share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from courtpiece_spec.book import Rule
from courtpiece_spec.book.play import LastTakesPile, TricksRunning
from courtpiece_spec.book.who import TakerOfLast
from courtpiece_spec.cards import CARDS
from courtpiece_spec.engine import Game, Refused, State
from courtpiece_spec.records.reading import Fault, read_record
from courtpiece_spec.records.writing import random_records
from courtpiece_spec.solving import dds
from courtpiece_spec.solving.bridge import position_of
from courtpiece_spec.solving.search import Search, cards_left
from courtpiece_spec.solving.solver import total_tricks
from tests.engine import house
from tests.records.house import book, library

PAIRS: dict[str, Rule] = {
    "collect.take": TricksRunning(2),
    "collect.last": LastTakesPile(TakerOfLast()),
}


def ending(played: Game, *hands: str, trump: str = "S", then: str = "") -> State:
    """The round in which the seats hold these cards, seat 0 has named trump and leads."""
    return house.play(played, house.deal(played, *hands), f"0:call={trump} {then}")


def searched(played: Game, state: State) -> dict[str, int]:
    """What side 0 has at the end for each card, by our own search."""
    found = Search(played).tricks_by_card(state)
    return {str(CARDS[card]): tricks for card, tricks in found.items()}


def by_dds(played: Game, state: State) -> dict[str, int]:
    """The same by DDS."""
    assert state.turn is not None
    (found,) = dds.tricks_by_card([position_of(played, state)])
    side = played.layout.side_of[state.turn]
    got, total = state.tricks.collected[side], total_tricks(state)
    return {
        str(CARDS[card]): total - got - tricks if side else got + tricks
        for card, tricks in found.items()
        if state.allowed >> card & 1
    }


def played_through(played: Game, state: State) -> int:
    """What side 0 has at the end: every way to play tried, and nothing remembered."""
    if not state.allowed:
        return state.tricks.collected[0]
    assert state.turn is not None
    values = []
    for action in played.legal(state):
        applied = played.apply(state, action)
        assert not isinstance(applied, Refused)
        values.append(played_through(played, applied[0]))
    return max(values) if played.layout.side_of[state.turn] == 0 else min(values)


def endings(name: str, rounds: int, most: int, seed: int = 0) -> Iterator[tuple[Game, State]]:
    """States of random rounds of a book in which at most so many cards are left and trump is known."""
    for data in islice(random_records(book(name), seed), rounds):
        record = read_record(data, library().find)
        assert not isinstance(record, Fault)
        game = record.game
        state = game.start(record.pack, record.setup)
        for action in record.actions:
            if state.allowed and cards_left(state) <= most and state.trump.hidden is None:
                yield game, state
            applied = game.apply(state, action)
            assert not isinstance(applied, Refused)
            state = applied[0]
