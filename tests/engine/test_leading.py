"""Who leads where a step may leave a role to nobody, and whose trick it is."""

from __future__ import annotations

import pytest

from courtpiece_spec.cards import CARDS
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.seats import Seat


def band_rang() -> Game:
    book = load("band_rang")
    assert not isinstance(book, NotLoaded)
    return Game(book)


def hidden(game: Game) -> State:
    """East (seat 3) deals; North lays a card down."""
    state = game.start(game.layout.pack, Setup(Seat(3)))
    return done(game, state, game.legal(state)[0])


def done(game: Game, state: State, action: Action) -> State:
    applied = game.apply(state, action)
    assert not isinstance(applied, Refused)
    return applied[0]


@pytest.mark.parametrize(("challenger", "leader"), [(None, 0), (1, 1), (2, 2), (3, 3)])
def test_the_challenger_leads_if_there_is_one(challenger: int | None, leader: int) -> None:
    game = band_rang()
    state = hidden(game)
    for seat in (1, 2, 3):
        if challenger is None or seat < challenger:
            state = done(game, state, Action(Seat(seat), Verb.PASS))
        elif seat == challenger:
            state = done(game, state, Action(Seat(seat), Verb.CALL, CARDS[0].suit))
    assert state.turn == leader


def test_a_fourth_round_behind_is_a_kothi() -> None:
    """Four stakes each; the losers pay one a round, and with one left a mark: then stakes start over."""
    game = band_rang()
    for before, row, score, after in (
        ((4, 4), "score.win", (0, 0), (3, 5)),
        ((2, 6), "score.win", (0, 0), (1, 7)),
        ((1, 7), "score.kothi", (1, 0), (4, 4)),
        ((7, 1), "score.win", (0, 0), (6, 2)),
    ):
        state = game.start(game.layout.pack, Setup(Seat(3), counters=(("stakes", before),)))
        state = done(game, state, game.legal(state)[0])
        state = done(game, state, Action(Seat(1), Verb.CALL, CARDS[0].suit))
        state = done(game, state, Action(Seat(2), Verb.FOUL, "revoke"))  # North and South lose the round
        result = game.result(state)
        assert result is not None
        assert row in result.rows
        assert result.score == score
        assert dict(result.counters)["stakes"] == after
