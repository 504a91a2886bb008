"""How many tricks a side needs, read off the clauses."""

import attrs
import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import (
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    Fact,
    HandsEmpty,
    SideHas,
    SideHasFirst,
    Uncatchable,
)
from courtpiece_spec.book.play import TricksRunning
from courtpiece_spec.book.steps import PlayTricks, PlayUntil, Step
from courtpiece_spec.book.tables import DecideRow, DecideTable, HitPolicy, When
from courtpiece_spec.book.who import ThisSide
from courtpiece_spec.engine import Game
from courtpiece_spec.solving.winning import Winning, side_of_caller
from tests.engine import house
from tests.records.house import book


@pytest.mark.parametrize(
    "name", ["single_sir", "hakem", "double_sir", "single_sir with court_thirteen", "hidden_rung"]
)
def test_seven_of_thirteen_win(name: str) -> None:
    game = Game(book(name))
    state = house.whole_pack(game)
    assert Winning(game).needed(state, 13) == (7, 7)
    assert Winning(game).winners(state, 13) == (1,) * 7 + (0,) * 7


def test_a_promise_raises_what_the_caller_needs() -> None:
    """Ten promised: the caller's side needs ten, the others four."""
    game = Game(book("hakem with declared_target(1)"))
    start = house.whole_pack(game)
    caller = side_of_caller(game.layout, start)
    promised = attrs.evolve(start, asked=attrs.evolve(start.asked, promised=True, bid=10))
    winning = Winning(game)
    assert winning.needed(start, 13) == (7, 7)
    assert winning.needed(promised, 13) == ((10, 4) if caller == 0 else (4, 10))


def test_half_of_the_tricks_wins_nothing() -> None:
    game = house.game(house.named(2))
    assert Winning(game).winners(house.whole_pack(game), 2) == (1, None, 0)
    assert Winning(game).needed(house.whole_pack(game), 2) == (2, 2)


def _played(stop: object) -> dict[str, Rule]:
    return house.named(13) | {"round.s3": Step(stop)}  # type: ignore[arg-type]  # as the parameters give it


@pytest.mark.parametrize(
    ("stop", "known"),
    [
        (PlayUntil(SideHas(7)), True),
        (PlayUntil(SideHas(6)), False),
        (PlayUntil(SideHasFirst(7)), True),
        (PlayUntil(SideHasFirst(3)), False),
        (PlayUntil(Uncatchable()), True),
        (PlayUntil(BothSidesHave()), False),
        (PlayUntil(AnyOf((HandsEmpty(), SideHas(7)))), True),
        (PlayUntil(AnyOf((HandsEmpty(), SideHas(4)))), False),
        (PlayTricks(13), True),
        (PlayTricks(12), False),
    ],
)
def test_a_round_that_may_stop_too_soon_is_not_decided_by_tricks(stop: object, known: bool) -> None:
    """Where six tricks end a round, the other side might have had seven of thirteen."""
    game = house.game(_played(stop))
    assert (Winning(game).needed(house.whole_pack(game), 13) is not None) is known


def test_first_tricks_in_a_pile_are_not_yet_a_lead() -> None:
    game = house.game(_played(PlayUntil(SideHasFirst(7))), {"collect.take": TricksRunning(2)})
    assert Winning(game).needed(house.whole_pack(game), 13) is None


def test_who_has_the_tens_is_not_told_by_tricks() -> None:
    tens = Compare(Fact("side", "captured", "ten"), Comparison.AT_LEAST, 3)
    table: dict[str, Rule] = {
        "decide": DecideTable(HitPolicy.FIRST_MATCH),
        "decide.tens": DecideRow(When(tens), ThisSide()),
    }
    game = house.game(house.named(13), table)
    assert Winning(game).needed(house.whole_pack(game), 13) is None


def test_be_ranga_has_no_caller() -> None:
    game = Game(book("be_ranga"))
    assert side_of_caller(game.layout, house.whole_pack(game)) is None
