"""No view, no legal action and no refusal tells a seat what it cannot know."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.book import Book
from courtpiece_spec.engine import Game
from tests.properties.books import books
from tests.properties.walks import bundled_game, examples, playable, walk
from tests.properties.worlds import check_ignorance, other_worlds

SEEDS = st.integers(0, 2**32 - 1)


def check_round(game: Game, seed: int) -> int:
    """One seat at one state of a round; the number of pairs of worlds that could be compared."""
    rng = random.Random(seed)
    played = walk(game, seed)
    compared = 0
    for _ in range(2):
        seat, upto = rng.choice(game.layout.seats), rng.randrange(len(played.states))
        for pair in other_worlds(played, seat, upto, rng):
            compared += pair[0] != pair[1]
            check_ignorance(game, seat, pair, rng)
    return compared


@pytest.mark.parametrize("name", playable())
def test_bundled_books_keep_secrets(name: str) -> None:
    counts: Counter[str] = Counter()

    @examples(0.1)
    @given(SEEDS)
    def run(seed: int) -> None:
        counts["worlds"] += check_round(bundled_game(name), seed)

    run()
    assert counts["worlds"], "no two worlds were compared"


def test_generated_books_keep_secrets() -> None:
    counts: Counter[str] = Counter()

    @examples(2)
    @given(books(), SEEDS)
    def run(book: Book, seed: int) -> None:
        counts["worlds"] += check_round(Game(book), seed)

    run()
    assert counts["worlds"], "no two worlds were compared"
