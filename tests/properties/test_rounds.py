"""Rounds of every bundled book, and of generated ones: what holds in each of their states."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.book import Book
from courtpiece_spec.book.tables import HitPolicy, NextTable, Otherwise, Plus, Row, ScoreTable
from courtpiece_spec.engine import Game, Refused
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.engine.results import Results
from tests.properties.books import books
from tests.properties.invariants import INVARIANTS, check_answers, check_end
from tests.properties.walks import Walk, bundled_game, examples, playable, walk

SEEDS = st.integers(0, 2**32 - 1)


def check_round(game: Game, seed: int) -> None:
    """All that must hold in a round."""
    played = walk(game, seed)
    for state in played.states:
        for holds in INVARIANTS:
            holds(game, state)
    check_answers(played, seed)
    check_end(played)
    check_rows(played)
    check_replay(played)


def check_replay(played: Walk) -> None:
    """The history of a state, replayed, gives an equal state: nothing else has gone into it."""
    game = played.game
    middle = played.states[len(played.states) // 2]
    for state in (middle, played.end):
        again = game.replay(played.pack, played.setup, state.history)
        assert not isinstance(again, Refused)
        assert again == state
        assert hash(again) == hash(state)


def check_rows(played: Walk) -> None:
    """A round is scored, and followed, by exactly the rows that the hit policy of the table allows."""
    game, state = played.game, played.end
    result = game.result(state)
    assert result is not None
    if result.redealt:
        assert result.rows == ()
        return
    frame = Results(game.layout).judged(state)[0]
    heads = {"score": game.book.rule("score")}
    heads |= {f"next_{head.role}": head for head in _successions(game.book)}
    for name, head in heads.items():
        if not isinstance(head, ScoreTable | NextTable):
            continue
        holding = []
        for clause in game.book.under(name):
            test = clause.rule.test  # type: ignore[union-attr]  # what stands under the head of a table has a test
            if carrier(test)(game.layout, test)(state, frame):
                holding.append((clause.path, test))
        main = [path for path, test in holding if not isinstance(test, Plus)]
        extra = [path for path, test in holding if isinstance(test, Plus)]
        counted = [path for path in result.rows if path.startswith(f"{name}.")]
        if head.policy is HitPolicy.SUM:
            assert counted == [path for path, _ in holding]
        else:
            assert [path for path in counted if path in main] == main[:1]
            assert [path for path in counted if path in extra] == extra
            assert len(counted) == len(main[:1]) + len(extra)
        if head.policy is HitPolicy.UNIQUE:
            assert len(main) <= 1
        assert counted or not any(isinstance(test, Otherwise) for _, test in holding)


def _successions(book: Book) -> list[NextTable]:
    return [clause.rule for clause in book.clauses if isinstance(clause.rule, NextTable)]


@pytest.mark.parametrize("name", playable())
def test_rounds_of_bundled_books(name: str) -> None:
    @examples(0.15)
    @given(SEEDS)
    def run(seed: int) -> None:
        check_round(bundled_game(name), seed)

    run()


@examples(5)
@given(books(), SEEDS)
def test_rounds_of_generated_books(book: Book, seed: int) -> None:
    check_round(Game(book), seed)


def test_every_row_that_pays_is_a_row() -> None:
    """What `check_rows` takes for granted: under the head of a score stand rows."""
    rules = [clause.rule for clause in bundled_game("single_sir").book.under("score")]
    assert rules
    assert all(isinstance(rule, Row) for rule in rules)
