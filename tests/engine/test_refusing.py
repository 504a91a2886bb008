"""What is said of an action that is refused: what is so, not only that it will not do."""

from __future__ import annotations

import pytest

from courtpiece_spec.book.conditions import HandsEmpty
from courtpiece_spec.book.play import Leading, MayReveal, MustLeadTrumpThen, MustReveal
from courtpiece_spec.book.steps import (
    Discard,
    LayBlindTrump,
    LayDownTrump,
    NameTrump,
    OfHand,
    OfPack,
    Packet,
    PlayUntil,
    RandomCardSetsTrump,
    ToEach,
    TrumpSuit,
)
from courtpiece_spec.book.table import Cards, Without
from courtpiece_spec.cards import cards_from_text
from courtpiece_spec.engine import Game, Malformed, Refused, State, parse_token
from tests.engine.house import CALLER, Rules, deal, dealt, game, play, script

HANDS = ("QD2D9S", "ASKS3C", "5C6C7C", "8C9CTC")
VOID = "0:9S 1:AS 2:5C 3:8C 1:KS 2:6C 3:9C"
"""West takes a trick and leads to the next, to which North cannot follow."""
LAST = {"trump.reveal.last": MustReveal(CALLER)}
RUNG = {
    **dealt(3, LayDownTrump(CALLER)),
    **LAST,
    "trump.reveal.leads": MayReveal(CALLER, Leading(), MustLeadTrumpThen()),
}


def told(played: Game, state: State, token: str) -> str:
    action = parse_token(token, played.layout.players)
    assert not isinstance(action, Malformed)
    applied = played.apply(state, action)
    assert isinstance(applied, Refused)
    return applied.message


def test_a_card_laid_down_that_is_not_held() -> None:
    rung = game(RUNG)
    assert told(rung, deal(rung, *HANDS), "0:hide=AD") == "N does not hold AD"


def test_a_card_discarded_that_is_not_held() -> None:
    drop = game(dealt(3, Discard(CALLER, 1), NameTrump(CALLER, TrumpSuit())))
    assert told(drop, deal(drop, *HANDS), "0:drop=AD") == "N does not hold AD"


@pytest.mark.parametrize(
    ("tokens", "token", "words"),
    [
        ("0:hide=QD", "0:QD", "QD lies face down until `0:reveal`"),
        ("0:hide=QD 0:9S", "1:QD", "W does not hold QD"),
        (f"0:hide=QD {VOID}", "0:QD", "QD lies face down until it is exposed"),
        (f"0:hide=QD {VOID}", "0:KH", "N does not hold KH"),
        (f"0:hide=QD {VOID} 0:2D 1:3C 2:7C 3:TC", "0:QD", "QD lies face down until `0:reveal`"),
    ],
)
def test_the_hidden_trump_before_it_is_exposed(tokens: str, token: str, words: str) -> None:
    """E20: it is not in its owner's hand; where he may show it, that is what is lacking."""
    rung = game(RUNG)
    state = deal(rung, *HANDS)
    assert told(rung, play(rung, state, tokens), token) == words


def test_a_card_laid_down_blind_is_not_told_to_its_keeper() -> None:
    """PR16: not even he knows it."""
    blind = game(dealt(3, LayBlindTrump(OfHand(CALLER))), LAST)
    state = play(blind, deal(blind, *HANDS), "-:pick=QD")
    assert told(blind, state, "0:QD") == "N does not hold QD"


def test_another_choice_than_there_is() -> None:
    """What may be chosen is named; chance chooses too, and holds nothing."""
    named = game(dealt(3, NameTrump(CALLER, TrumpSuit())))
    state = deal(named, *HANDS)
    assert told(named, state, "0:call=none") == (
        "call=none is none of N's choices: call=S, call=H, call=D, call=C"
    )
    assert told(named, state, "0:bid=7") == "bid=7 is no action here"
    picked = game(dealt(3, RandomCardSetsTrump(OfHand(CALLER))))
    state = deal(picked, *HANDS)
    assert (
        told(picked, state, "-:pick=KH") == "pick=KH is none of chance's choices: pick=9S, pick=2D, pick=QD"
    )


def test_of_many_choices_the_first_are_named() -> None:
    """Of a pack of 51 cards chance may pick any but the one that is taken out."""
    short: Rules = {"pack.cards": Cards(51), "pack.without": Without(cards_from_text("2D"))}
    picked = game(script(RandomCardSetsTrump(OfPack()), Packet(1, ToEach()), PlayUntil(HandsEmpty())), short)
    spades = ", ".join(f"pick={rank}S" for rank in "23456789TJQKA")
    assert told(picked, deal(picked), "-:pick=2D") == (
        f"pick=2D is none of chance's choices: {spades} and 38 more"
    )
