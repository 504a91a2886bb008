"""The two solvers, and a third way without any cleverness, agree on random endings."""

import pytest

from courtpiece_spec.cards import CARDS, cards_in
from courtpiece_spec.engine import Game, State
from courtpiece_spec.engine.actions import PLAYS
from courtpiece_spec.solving.bridge import not_yet_bridge, unlike_bridge
from courtpiece_spec.solving.search import Search, cards_left, played_out
from courtpiece_spec.solving.solver import Solver
from tests.solving.house import by_dds, endings, played_through, searched


@pytest.mark.parametrize(
    "name",
    [
        "single_sir",
        "hakem",
        "hakem with no_trump",
        "kachuha",
        "be_ranga",
        "hidden_rung",
        "badam_satti",
        "peg",
        "single_sir with court_thirteen",
    ],
)
def test_dds_and_the_search_agree(name: str) -> None:
    """At every card of the last five tricks, in all seats and with all trumps that random calls bring."""
    compared, trumps, seats = 0, set(), set()
    for game, state in endings(name, 16 if "hidden" in name else 8, 20, seed=3):
        assert unlike_bridge(game.book) == ()
        if Solver(game).obstacle(state) is None and not_yet_bridge(game, state) is None:
            assert by_dds(game, state) == searched(game, state)
            compared += 1
            trumps.add(state.trump.suit)
            seats.add(state.turn)
    assert compared >= 40
    assert len(seats) == 4
    assert len(trumps) == 1 if name in ("hakem with no_trump", "badam_satti") else len(trumps) >= 3


@pytest.mark.parametrize(
    "name",
    [
        "double_sir",
        "double_sir with ace_on_ace",
        "double_sir with ace_on_ace_no_win",
        "double_sir with second_ace_low",
        "double_sir with triple_opening",
        "double_sir with hot_streak",
        "double_sir with ace_confirmed",
        "double_sir with blocked_tricks({11, 12})",
        "hidden_rung_double with after_exposure",
        "be_ranga_double with opening(7)",
        "kachuha_doublee",
    ],
)
def test_the_search_forgets_nothing(name: str) -> None:
    """What is kept, bounded and taken as equal changes no value: each card is also played through."""
    compared = 0
    for game, state in endings(name, 6, 12, seed=5):
        if cards_left(state) < 9 or Solver(game).obstacle(state) is not None:
            continue
        out = Game(played_out(game.book))
        plain = {
            str(card): played_through(out, _after(out, state, card.index)) for card in cards_in(state.allowed)
        }
        assert searched(game, state) == plain
        compared += 1
    assert compared >= 6


def _after(game: Game, state: State, card: int) -> State:
    assert state.turn is not None
    applied = game.apply(state, PLAYS[state.turn][card])
    assert isinstance(applied, tuple)
    return applied[0]


def test_one_table_serves_all_cards_of_a_round() -> None:
    """What was learnt at one card is right at the next."""
    kept: dict[int, Search] = {}
    for game, state in endings("double_sir with ace_on_ace", 4, 16, seed=8):
        search = kept.setdefault(id(game), Search(game))
        found = {str(CARDS[card]): tricks for card, tricks in search.tricks_by_card(state).items()}
        assert found == searched(game, state)
