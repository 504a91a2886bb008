"""Random deals: the interval by hand, the wins by the other solver."""

import pytest

from courtpiece_spec.book.play import Lead
from courtpiece_spec.cards import SUITS, cards_from_text
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.seats import Seat
from courtpiece_spec.solving import rates as module
from courtpiece_spec.solving.openings import Opening, draw_opening, longest_suit
from courtpiece_spec.solving.rates import Rate, Sampling
from courtpiece_spec.solving.search import Search
from tests.engine import house
from tests.records.house import book


@pytest.mark.parametrize(
    ("wins", "deals", "low", "high"),
    # Wilson's interval, as tables of statistics have it.
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_wilson_s(wins: int, deals: int, low: float, high: float) -> None:
    assert Rate(wins, deals).interval() == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("cards", [3, 5])
def test_the_wins_are_those_of_the_search(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small hands, so that each deal can be solved the other way, trump by trump."""
    monkeypatch.setattr(module, "_BATCH", 7)
    game = house.game(house.named(cards))
    sampling = Sampling(game, 11)
    assert sampling.obstacle() is None
    (*_, found) = sampling.run(20)
    best = longest = 0
    for number in range(20):
        opening = sampling._opening(number)
        assert isinstance(opening, Opening)
        # The dealer is seat 0, so seat 1 calls and leads: its side wins if side 0 has less than half.
        wins = [
            max(cards - tricks for tricks in Search(game).tricks_by_card(state).values()) * 2 > cards
            for state in opening.states
        ]
        best += any(wins)
        longest += wins[opening.longest]
    assert (found.best, found.longest) == (Rate(best, 20), Rate(longest, 20))
    assert 0 < longest < best < 20 or cards == 3


def test_the_side_that_leads_need_not_be_the_caller_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer leads: the caller's side wins where the others cannot take half of the tricks."""
    monkeypatch.setattr(module, "_BATCH", 7)
    game = house.game(house.named(3), {"play.lead": Lead(house.DEALER)})
    sampling = Sampling(game, 4)
    assert sampling.obstacle() is None
    (*_, found) = sampling.run(15)
    best = 0
    for number in range(15):
        opening = sampling._opening(number)
        assert isinstance(opening, Opening)
        best += any(max(Search(game).tricks_by_card(state).values()) < 2 for state in opening.states)
    assert found.best == Rate(best, 15)


def test_a_longer_run_begins_as_a_shorter_one() -> None:
    game = house.game(house.named(2))
    short, long = Sampling(game, 3), Sampling(game, 3)
    assert [short._opening(number) for number in range(3)] == [long._opening(number) for number in range(3)]
    assert short._opening(0) != Sampling(game, 4)._opening(0)
    assert short._opening(0) != short._opening(1)


def test_the_longest_suit_is_that_of_the_cards_held_at_the_call() -> None:
    """Five cards are held: three hearts; of two suits of two the one with the higher cards."""
    game = Game(book("single_sir"))
    pack = cards_from_text("2H3H9HASKS")
    rest = tuple(card for card in game.layout.pack if card not in pack)
    state = game.start((*pack, *rest), Setup(Seat(3)))
    calls = game.legal(state)
    assert str(calls[longest_suit(game, state, calls)]) == "0:call=H"
    pack = cards_from_text("2HAH3SKSAC")
    rest = tuple(card for card in game.layout.pack if card not in pack)
    state = game.start((*pack, *rest), Setup(Seat(3)))
    assert str(calls[longest_suit(game, state, calls)]) == "0:call=H"


def test_every_call_is_tried_and_no_new_deal_asked_for() -> None:
    game = Game(book("single_sir with redeal_below_ten(2)"))
    opening = draw_opening(game, Draw(1))
    assert isinstance(opening, Opening)
    assert [state.trump.suit for state in opening.states] == list(SUITS)
    assert all(not state.offers and state.allowed for state in opening.states)


def test_a_trump_that_nobody_names_is_taken_as_it_falls() -> None:
    opening = draw_opening(Game(book("single_sir with nth_card(7)")), Draw(1))
    assert isinstance(opening, Opening)
    assert (len(opening.states), opening.named) == (1, False)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "double_sir",
            "double_sir are not played as in bridge: tricks are collected in pairs",
        ),
        ("hidden_rung", "the trump is hidden and not exposed"),
        ("be_ranga", "trump is not settled yet"),
        ("kachuha", "trump is not settled yet"),
    ],
)
def test_what_cannot_be_solved_is_told_with_a_way_out(name: str, words: str) -> None:
    found = Sampling(Game(book(name)), 0).obstacle()
    assert found is not None
    assert words in found.reason
    assert "courtpiece solve RECORD_FILE" in found.way_out


def test_three_sides_are_not_sent_to_records_that_cannot_be_solved_either() -> None:
    found = Sampling(Game(book("hokm_three")), 0).obstacle()
    assert found is not None
    assert str(found) == (
        "hokm_three is played by 3 sides, of which none knows whom to play against; "
        "only rounds of two sides can be solved"
    )
