"""Records that are not right: the kernel refuses the action that the reference engine refuses."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.book import Book
from courtpiece_spec.cards import CARDS
from courtpiece_spec.engine import Game, Refused
from courtpiece_spec.kernel import Batch, Kernel
from courtpiece_spec.loading import load
from tests.kernel.proof import action_of, code_of, orders_of, setup_of
from tests.properties.books import books
from tests.properties.walks import playable


def spoilt(actions: list[int], chance: random.Random, game: Game, orders: tuple[str, ...]) -> list[int]:
    """A row of actions with one change: another action, one left out, one doubled, two exchanged, an end."""
    actions = list(actions)
    place = chance.randrange(len(actions))
    change = chance.randrange(6)
    if change == 0:
        actions[place] = actions[chance.randrange(len(actions))]
    elif change == 1:
        seat = chance.choice([*range(game.layout.players), 15])
        actions[place] = seat << 16 | actions[place] & 0xFFFF
    elif change == 2:
        del actions[place]
    elif change == 3:
        actions.insert(place, actions[place])
    elif change == 4:
        del actions[place:]
    else:
        card = chance.choice(game.layout.pack)
        actions[place] = actions[place] & ~255 | card.index
        if actions[place] >> 8 & 255:
            actions[place] = code_of(action_of(actions[place] & ~255, orders), orders)
    return actions


def verdict(game: Game, pack: list[int], setup: object, actions: list[int], orders: tuple[str, ...]) -> int:
    """-1 over, -2 not over, else the index of the first refused action: by the reference engine."""
    state = game.start((CARDS[card] for card in pack), setup)  # type: ignore[arg-type]
    for number, code in enumerate(actions):
        applied = game.apply(state, action_of(code, orders))
        if isinstance(applied, Refused):
            return number
        state = applied[0]
    return -1 if game.is_over(state) else -2


def check(book: Book, rounds: int, seed: int) -> None:
    kernel, game, orders = Kernel(book, compiled=False), Game(book), orders_of(book)
    recorded = kernel.record(seed, 0, rounds, rounds).batch
    chance = random.Random(seed)
    starts, wanted = [0], []
    rows: list[int] = []
    setups = recorded.setups.tolist()
    for number, pack in enumerate(recorded.packs.tolist()):
        given = recorded.actions[recorded.starts[number] : recorded.starts[number + 1]].tolist()
        actions = spoilt(given, chance, game, orders) if given else given
        wanted.append(verdict(game, pack, setup_of(kernel.setup_fields, setups[number]), actions, orders))
        rows += actions
        starts.append(len(rows))
    batch = Batch(recorded.packs, recorded.setups, np.array(rows), np.array(starts))
    assert kernel.replay(batch).column("status").tolist() == wanted


@pytest.mark.parametrize("name", playable())
def test_bundled_books(name: str) -> None:
    book = load(name)
    assert isinstance(book, Book)
    check(book, 60, 11)


@given(books(), st.integers(0, 2**32 - 1))
def test_generated_books(book: Book, seed: int) -> None:
    check(book, 4, seed)
