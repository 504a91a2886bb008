"""Endings reckoned by hand, solved by both solvers where both can."""

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import SideHas
from courtpiece_spec.book.play import HighestLed, MustTrump, Takes, Void
from courtpiece_spec.book.steps import NameTrump, PlayUntil, Step, TrumpSuit
from courtpiece_spec.book.table import (
    InItsOwnSuit,
    NumberOfPlayers,
    Plays,
    RankOrder,
    RoleAt,
    TeamsOf,
    TopCard,
)
from courtpiece_spec.book.who import LeftOf, RightOf
from courtpiece_spec.cards import RANKS, Card
from courtpiece_spec.engine import Setup
from courtpiece_spec.seats import Direction, Seat
from courtpiece_spec.solving.solver import Outlook, Solver
from tests.engine import house
from tests.solving.house import PAIRS, by_dds, ending, searched


def _going(direction: Direction) -> dict[str, Rule]:
    """Play in a direction, with seat 0 as eldest hand in either."""
    eldest = RightOf(house.DEALER) if direction is Direction.ANTICLOCKWISE else LeftOf(house.DEALER)
    return {"table.plays": Plays(direction), "roles.eldest": RoleAt(eldest)}


TENACE = ("2H 7H", "KH 3H", "AH QH", "4H 5H")
"""Seat 2 holds ace and queen; the king lies before them, so it is caught: two tricks."""
TENACE_UNDER = ("2H 7H", "4H 5H", "AH QH", "KH 3H")
"""The king lies behind them and takes one trick, however it is played."""


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize(("hands", "tricks"), [(TENACE, 2), (TENACE_UNDER, 1)])
def test_a_king_is_caught_only_before_the_tenace(
    hands: tuple[str, ...], tricks: int, direction: Direction
) -> None:
    """Seats count in playing order, so which way play goes changes their names and nothing else."""
    game = house.game(house.named(2), _going(direction))
    state = ending(game, *hands)
    assert searched(game, state) == {"2H": tricks, "7H": tricks}
    assert by_dds(game, state) == {"2H": tricks, "7H": tricks}


def test_the_player_on_the_right_plays_next_when_play_goes_anticlockwise() -> None:
    """West plays after North: a king of West's lies before the tenace of South's."""
    anticlockwise = house.game(house.named(2), _going(Direction.ANTICLOCKWISE))
    clockwise = house.game(house.named(2), _going(Direction.CLOCKWISE))
    by_name = {"N": "2H 7H", "W": "KH 3H", "S": "AH QH", "E": "4H 5H"}
    caught = ending(anticlockwise, *(by_name[name] for name in anticlockwise.layout.names))
    free = ending(clockwise, *(by_name[name] for name in clockwise.layout.names))
    assert anticlockwise.layout.names == ("N", "W", "S", "E")
    assert by_dds(anticlockwise, caught) == searched(anticlockwise, caught) == {"2H": 2, "7H": 2}
    assert by_dds(clockwise, free) == searched(clockwise, free) == {"2H": 1, "7H": 1}


DRAW_FIRST = ("AS 3H", "KS 4S", "QS 2D", "6D 2H")


def test_trumps_must_be_drawn_first() -> None:
    """An ace led first is ruffed by the two of trumps; a trump led first leaves it good."""
    game = house.game(house.named(2))
    state = ending(game, *DRAW_FIRST, trump="H")
    assert searched(game, state) == by_dds(game, state) == {"AS": 1, "3H": 2}


def test_in_the_middle_of_a_trick() -> None:
    """Seat 3 is void when the ace has been led: the ruff takes a trick, the discard none."""
    game = house.game(house.named(2))
    state = ending(game, *DRAW_FIRST, trump="H", then="0:AS 1:4S 2:QS")
    assert searched(game, state) == by_dds(game, state) == {"6D": 2, "2H": 1}


def test_where_only_the_suit_led_takes_nothing_is_ruffed() -> None:
    game = house.game(house.named(2), {"play.takes": Takes(HighestLed())})
    state = ending(game, *DRAW_FIRST, trump="H")
    assert searched(game, state) == by_dds(game, state) == {"AS": 2, "3H": 2}


def test_the_order_of_ranks_is_the_book_s() -> None:
    """With the seven above the ace, seat 0 takes the trick that an ace takes elsewhere."""
    seven_high = RankOrder((Card.parse("7H").rank, *(r for r in reversed(RANKS) if r.value != "7")))
    hands = ("7H", "AH", "2H", "3H")
    usual, other = house.game(house.named(1)), house.game(house.named(1), {"pack.rank": seven_high})
    assert by_dds(usual, ending(usual, *hands)) == searched(usual, ending(usual, *hands)) == {"7H": 0}
    assert by_dds(other, ending(other, *hands)) == searched(other, ending(other, *hands)) == {"7H": 1}


def test_the_last_player_collects_the_pile() -> None:
    """No two tricks running: who takes the last trick has all, so the ace must be kept for it."""
    hands = ("AH 2D", "3H KD", "4H 3D", "5H 4D")
    plain, pairs = house.game(house.named(2)), house.game(house.named(2), PAIRS)
    assert searched(plain, ending(plain, *hands)) == {"AH": 1, "2D": 1}
    assert searched(pairs, ending(pairs, *hands)) == {"AH": 0, "2D": 2}


def test_two_tricks_running_collect() -> None:
    game = house.game(house.named(3), PAIRS)
    state = ending(game, "AH KH 2D", "3H KD QD", "4H 7H 3D", "5H 8H 4D")
    # Ace and king running collect two, and the last trick is seat 1's.  A diamond first: king and queen
    # running collect two for seat 1, and only the last trick is seat 0's.
    assert searched(game, state) == {"AH": 2, "KH": 2, "2D": 1}


def test_a_duty_to_trump_can_cost_a_trick() -> None:
    """Seat 2 would discard on its partner's ace and ruff the next trick; made to ruff at once, it cannot."""
    hands = ("AH 2D", "3H 6C", "2S 5C", "4H 4D")
    free = house.game(house.named(2))
    bound = house.game(house.named(2), {"play.void": Void((MustTrump(),))})
    assert searched(free, ending(free, *hands)) == by_dds(free, ending(free, *hands)) == {"AH": 2, "2D": 1}
    assert searched(bound, ending(bound, *hands)) == {"AH": 1, "2D": 1}


def test_a_top_card_takes_what_an_ace_takes_elsewhere() -> None:
    hands = ("AC KC", "2C 3C", "4C 5C", "6C 7C")
    plain = house.game(house.named(2))
    topped = house.game(house.named(2), {"pack.top": TopCard(Card.parse("2C"), InItsOwnSuit())})
    assert searched(plain, ending(plain, *hands)) == {"AC": 2, "KC": 2}
    assert searched(topped, ending(topped, *hands)) == {"AC": 1, "KC": 1}


def test_a_table_of_six() -> None:
    """Three a side: seat 4 of side 0 ruffs, and seat 5 after it overruffs."""
    six: dict[str, Rule] = {"table.players": NumberOfPlayers(6, TeamsOf(3))}
    game = house.game(house.named(1), six)
    state = house.play(
        game,
        house.deal(game, "AH", "2H", "3H", "4H", "5S", "6S", setup=Setup(Seat(5))),
        "0:call=S",
    )
    assert searched(game, state) == {"AH": 0}


def test_tricks_are_counted_to_the_last_card() -> None:
    """A round that stops at one trick is reckoned as if it went on; who wins is another question."""
    stopping = house.dealt(2, NameTrump(house.CALLER, TrumpSuit())) | {
        "round.s3": Step(PlayUntil(SideHas(1)))
    }
    game = house.game(stopping)
    state = ending(game, *DRAW_FIRST, trump="H")
    assert searched(game, state) == by_dds(game, state) == {"AS": 1, "3H": 2}


def test_an_outlook_tells_both_sides() -> None:
    game = house.game(house.named(2))
    found = Solver(game).solve(ending(game, *DRAW_FIRST, trump="H", then="0:AS 1:4S 2:QS"))
    assert isinstance(found, Outlook)
    assert found.cards == ((Card.parse("2H"), (1, 1)), (Card.parse("6D"), (2, 0)))
    assert found.best == (1, 1)
    assert found.side == 1
    assert found.solver == "dds"
