"""Which books are hands of bridge, by their clauses, and what is said of the others."""

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.play import (
    LeadInTurn,
    MayPlayAny,
    MustOvertrump,
    MustTrump,
    NextLead,
    RuffOnce,
    SecondAce,
    TricksRunning,
    TrumpMustBeat,
    Void,
)
from courtpiece_spec.book.table import AsATrump, EachAlone, NumberOfPlayers, TopCard
from courtpiece_spec.book.who import TakerOfTrick
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.seats import Seat
from courtpiece_spec.solving.bridge import not_yet_bridge, unlike_bridge
from courtpiece_spec.solving.solver import Outlook, Solver
from tests.engine import house
from tests.records.house import book, played
from tests.solving.house import endings


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"table.players": NumberOfPlayers(3, EachAlone())}, "3 players sit at the table"),
        ({"table.players": NumberOfPlayers(4, EachAlone())}, "everyone plays alone"),
        ({"pack.top": TopCard(Card.parse("2C"), AsATrump())}, "2♣ is above every other card"),
        ({"play.void": Void((MustTrump(),))}, "who cannot follow must trump"),
        ({"play.void": Void((MustOvertrump(),))}, "who cannot follow must beat a trump that lies there"),
        ({"play.void": Void((TrumpMustBeat(),))}, "a trump must beat the trump that lies there"),
        ({"play.void": Void((RuffOnce(),))}, "each player may trump once a round"),
        ({"play.next": LeadInTurn()}, "the next trick is not always led by who took the last"),
        ({"play.aces": SecondAce(Rank.ACE, Rank.TWO)}, "a second ace led running counts as a two"),
        ({"collect.take": TricksRunning(2)}, "tricks are collected in pairs"),
        ({"collect.take": TricksRunning(3)}, "tricks are collected by 3 running"),
    ],
)
def test_a_clause_that_bridge_lacks_is_named(change: dict[str, Rule], reason: str) -> None:
    assert unlike_bridge(house.book(house.named(2), change)) == (reason,)


def test_several_are_named_together() -> None:
    made = house.book(
        house.named(2),
        {"play.void": Void((MustTrump(), MustOvertrump())), "collect.take": TricksRunning(2)},
    )
    assert len(unlike_bridge(made)) == 3


def test_what_bridge_has_is_no_reason() -> None:
    usual: dict[str, Rule | None] = {
        "play.void": Void((MayPlayAny(),)),
        "play.next": NextLead(TakerOfTrick()),
    }
    assert unlike_bridge(house.book(house.named(13), usual)) == ()
    assert unlike_bridge(house.book(house.named(13), dict.fromkeys(usual))) == ()


def test_of_the_bundled_books_those_with_a_pile_are_unlike() -> None:
    """And those of other tables, with a card above all others, or with a duty to trump; no others are."""
    unlike = {name for name in played() if not book(name).legs and unlike_bridge(book(name))}
    assert unlike == {name for name in played() if not book(name).legs and _is_apart(name)}
    assert unlike >= {
        "double_sir",
        "double_sar",
        "hidden_rung_double",
        "be_ranga_double",
        "hokm_three",
        "satat",
    }
    assert not unlike & {"single_sir", "hakem", "kachuha", "hidden_rung", "be_ranga", "rang", "hokm"}


def _is_apart(name: str) -> bool:
    players, void, take = (book(name).rule(path) for path in ("table.players", "play.void", "collect.take"))
    assert isinstance(players, NumberOfPlayers)
    return (
        players.number != 4
        or isinstance(take, TricksRunning)
        or book(name).rule("pack.top") is not None
        or (isinstance(void, Void) and any(isinstance(each, MustTrump) for each in void.rules))
    )


def test_the_trick_of_an_exposure_is_left_to_the_search() -> None:
    """In Hidden Rung only cards played after the exposure are trumps, which bridge cannot say."""
    found = 0
    for game, state in endings("hidden_rung", 40, 24, seed=2):
        if state.trump.since and state.played:
            assert "counts only from the card" in str(not_yet_bridge(game, state))
            outlook = Solver(game).solve(state)
            assert isinstance(outlook, Outlook)
            assert outlook.solver == "search"
            found += 1
    assert found


@pytest.mark.parametrize(
    ("name", "tokens", "reason"),
    [
        ("single_sir", "", "no card is to be played yet: N is to act"),
        ("be_ranga", "", "trump is not settled yet"),
        ("kachuha", "", "trump is not settled yet"),
        ("hidden_rung", "0:hide=2S", "the trump is hidden and not exposed"),
    ],
)
def test_what_is_still_open_is_told(name: str, tokens: str, reason: str) -> None:
    game = Game(book(name))
    state = house.play(game, house.whole_pack(game), tokens)
    found = Solver(game).solve(state)
    assert not isinstance(found, Outlook)
    assert found.reason.startswith(reason)
    assert found.way_out.startswith("record the round on until")


def test_with_three_sides_nothing_is_best() -> None:
    game = house.game(house.named(2), {"table.players": NumberOfPlayers(3, EachAlone())})
    state = house.play(
        game,
        house.deal(game, "2S 3S", "4S 5S", "6S 7S", setup=Setup(Seat(2))),
        "0:call=S",
    )
    found = Solver(game).solve(state)
    assert not isinstance(found, Outlook)
    assert "3 sides" in found.reason


def test_tricks_that_nobody_collects_are_refused() -> None:
    """Without a clause for the last trick what one side has says nothing of the other."""
    game = house.game(house.named(2), {"collect.take": TricksRunning(2)})
    state = house.play(game, house.deal(game, "2S 3S", "4S 5S", "6S 7S", "8S 9S"), "0:call=S")
    found = Solver(game).solve(state)
    assert not isinstance(found, Outlook)
    assert "are nobody's" in found.reason
