"""What vectors are searched among besides random play: rounds and matches that it hardly ever comes to."""

from __future__ import annotations

from courtpiece_spec.book import Book
from courtpiece_spec.cards import Card
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.making.matches import near_matches
from courtpiece_spec.conformance.making.pool import random_rounds
from courtpiece_spec.conformance.making.rare import rare_rounds
from courtpiece_spec.conformance.making.setups import setups_of
from courtpiece_spec.engine import Game, Verb
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import load


def game_of(name: str) -> Game:
    book = load(name)
    assert isinstance(book, Book)
    return Game(book)


def test_everybody_follows_to_the_first_cards() -> None:
    rounds = list(rare_rounds(game_of("dehla_pakad")))
    assert {round_.setup["dealer"] for round_ in rounds} == {0, 1, 2, 3}
    for round_ in rounds:
        cards = [action.what for action in round_.actions[:20]]
        suits = [card.suit for card in cards if isinstance(card, Card)]
        tricks = [suits[at : at + 4] for at in range(0, 20, 4)]
        assert all(len(set(trick)) == 1 for trick in tricks)
        assert round_.actions[20].verb is Verb.PICK


def test_a_hidden_trump_that_nobody_asks_for_is_turned_up_for_the_last_trick() -> None:
    leads = [
        round_
        for round_ in rare_rounds(game_of("band_hukum"))
        if [action.verb for action in round_.actions[-5:]] == [Verb.REVEAL, *[Verb.PLAY] * 4]
    ]
    assert {round_.setup["dealer"] for round_ in leads} == {0, 1, 2, 3}


def test_a_target_is_just_met_and_just_missed() -> None:
    """Bids of 7 to 13 and their doubles: from 0 no round ends at 53, which loses the match."""
    game = game_of("double_sir_auction")
    match = Match(game.book)
    found = list(near_matches(match, random_rounds(game, setups_of(game), 40, 0)))
    answers = [EngineAdapter(game).ask(told.request).message for told in found]
    ends = {(max(answer["score"]), answer["over"]) for answer in answers}
    assert ends == {(53, True), (52, False)}
    for answer in answers:
        assert answer["winner"] == (1 - answer["score"].index(53) if answer["over"] else None)
