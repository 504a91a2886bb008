"""Drawing for the first role: by the highest card or the lowest, with the notes of the sources."""

from __future__ import annotations

import pytest

from courtpiece_spec.book.table import (
    AtRandom,
    CardAs,
    FirstRole,
    HighestDrawn,
    InItsOwnSuit,
    LowestDrawn,
    RankLow,
    TiesDrawAgain,
    TopCard,
)
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.engine.drawing import NoDrawError, draw_role
from courtpiece_spec.seats import Seat
from tests.engine.house import Rules, game, named

TWO_OF_HEARTS = Card.parse("2H")
SATAT = HighestDrawn((RankLow(Rank.ACE), CardAs(TWO_OF_HEARTS, Rank.TWO)))
DSV2 = HighestDrawn((TiesDrawAgain(),))


def drawn(by: HighestDrawn | LowestDrawn | AtRandom, *draws: str, top: bool = False) -> int | None:
    """Who holds the role after these draws, one card for each seat, or for those of a later draw."""
    rules: Rules = {"roles.dealer": FirstRole(by)}
    if top:
        rules = {**rules, "pack.top": TopCard(TWO_OF_HEARTS, InItsOwnSuit())}
    layout = game(named(2), rules).layout
    rounds = []
    for words in draws:
        cards = dict(enumerate(words.split()))
        rounds.append({Seat(seat): Card.parse(code) for seat, code in cards.items() if code != "-"})
    return draw_role(layout, rounds)


@pytest.mark.parametrize(
    ("by", "draws", "top", "expected"),
    [
        (HighestDrawn(), ("9S AS KS 2S",), False, 1),
        (LowestDrawn(), ("9S AS KS 2S",), False, 3),
        (SATAT, ("9S AS KS 2H",), True, 2),  # SA2: aces low, the top card an ordinary two
        (HighestDrawn(), ("9S AS KS 2H",), True, 3),
        (DSV2, ("9S AS AH 2S", "- 5S KH -"), False, 2),  # only those who are level draw again
        (DSV2, ("9S AS AH 2S",), False, None),
    ],
)
def test_draws(
    by: HighestDrawn | LowestDrawn, draws: tuple[str, ...], top: bool, expected: int | None
) -> None:
    assert drawn(by, *draws, top=top) == expected


@pytest.mark.parametrize(
    ("by", "draws", "words"),
    [
        (AtRandom(), ("9S AS KS 2S",), "dealer is not found by a draw"),
        (DSV2, ("9S AS KS",), "these players draw: N, W, S, E"),
        (DSV2, ("9S AS KS 2S", "9S AS KS 2S"), "these players draw: W"),
        (DSV2, ("9S AS AS 2S",), "a card of his own"),
    ],
)
def test_draws_that_are_none(by: HighestDrawn | AtRandom, draws: tuple[str, ...], words: str) -> None:
    with pytest.raises(NoDrawError, match=words):
        drawn(by, *draws)
