"""What takes a trick, with values of the corpus (section 5)."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.play import (
    AfterReveal,
    FirstVoidSetsTrump,
    FromStart,
    HighestLed,
    LeadInTurn,
    MayDemand,
    MustReveal,
    MustRevealTrumping,
    Never,
    NextLead,
    NextTrick,
    OnlyAfterReveal,
    Power,
    SecondAce,
    ShownAfter,
    Takes,
    VoidPlayer,
    WholeTrick,
)
from courtpiece_spec.book.steps import LayDownTrump, NameTrump, TrumpOrOrder, WriteTrump
from courtpiece_spec.book.table import AsATrump, InItsOwnSuit, RankOrder, TopCard
from courtpiece_spec.book.who import LeftOf, RightOf, TakerOfTrick
from courtpiece_spec.cards import RANKS, RANKS_HIGH_TO_LOW, Card, Rank, Suit
from tests.engine.house import CALLER, card, deal, dealt, game, legal, named, play

TWO_OF_HEARTS = Card.parse("2H")


def test_top_card_in_its_own_suit() -> None:
    """E27, Satat: trump spades; 2H, discarded on clubs, beats the ace of trumps.  It still follows hearts."""
    satat = game(named(2), {"pack.top": TopCard(TWO_OF_HEARTS, InItsOwnSuit())})
    state = play(satat, deal(satat, "ACKC", "2H9D", "ASKS", "3C4C"), "0:call=S 0:AC 1:2H 2:AS 3:3C")
    assert state.winners == (1,)
    state = play(satat, deal(satat, "AHKH", "2H9D", "ASKS", "3C4C"), "0:call=S 0:AH")
    assert legal(satat, state) == {"1:2H"}


def test_top_card_as_a_trump() -> None:
    """The other reading of Q68: 2H follows trumps, not hearts, and led it is a trump led."""
    satat = game(named(2), {"pack.top": TopCard(TWO_OF_HEARTS, AsATrump())})
    state = deal(satat, "AHAS", "2H9D", "4SKH", "3C4C")
    assert legal(satat, play(satat, state, "0:call=S 0:AH")) == {"1:2H", "1:9D"}
    assert legal(satat, play(satat, state, "0:call=S 0:AS")) == {"1:2H"}
    led = deal(satat, "2HAS", "5S9D", "4HKH", "3C4C")
    led = play(satat, led, "0:call=S 0:2H")
    assert legal(satat, led) == {"1:5S"}
    assert play(satat, led, "1:5S 2:4H 3:3C").winners == (0,)


def test_top_card_as_a_trump_where_there_is_none() -> None:
    """Without a trump suit a top card that is led can be followed by nothing."""
    satat = game(named(2), {"pack.top": TopCard(TWO_OF_HEARTS, AsATrump()), "trump.power": Power(Never())})
    state = play(satat, deal(satat, "2HAS", "AH9D", "4HKH", "3C4C"), "0:call=H 0:2H")
    assert legal(satat, state) == {"1:AH", "1:9D"}
    assert play(satat, state, "1:AH 2:4H 3:3C").winners == (0,)


PEG: dict[str, Rule] = {"trump.reveal.peg": MustRevealTrumping(VoidPlayer())}
MODES: dict[str, Rule] = {
    "pack.rank": RankOrder(RANKS_HIGH_TO_LOW),
    "pack.rank.saras": RankOrder(RANKS_HIGH_TO_LOW),
    "pack.rank.naras": RankOrder(RANKS),
}


@pytest.mark.parametrize(("mode", "taker"), [("naras", 3), ("saras", 2)])
def test_modes_without_trump(mode: str, taker: int) -> None:
    """E28: TD, 3D, AD, 2D; in naras the two takes, in saras the ace."""
    hokm = game(dealt(2, NameTrump(CALLER, TrumpOrOrder(("saras", "naras")))), MODES)
    state = deal(hokm, "TDKS", "3DQS", "ADJS", "2DTS")
    assert {"0:call=saras", "0:call=naras", "0:call=S"} < legal(hokm, state)
    assert play(hokm, state, f"0:call={mode} 0:TD 1:3D 2:AD 3:2D").winners == (taker,)


def test_second_ace_counts_as_a_two() -> None:
    """DSV2 (d): an ace led right after taking with an ace is a two; of two twos the earlier takes."""
    sar = game(named(3), {"play.aces": SecondAce(Rank.ACE, Rank.TWO)})
    state = deal(sar, "ASAH9C", "KS3H8C", "QS4H7C", "JS2H6C")
    state = play(sar, state, "0:call=D 0:AS 1:KS 2:QS 3:JS 0:AH 1:3H 2:4H 3:2H")
    assert state.winners == (0, 2)
    state = deal(sar, "ASAH9C", "KS3C8C", "QS4C7C", "JS2H6C")
    state = play(sar, state, "0:call=D 0:AS 1:KS 2:QS 3:JS 0:AH 1:3C 2:4C 3:2H")
    assert state.winners == (0, 0)


@pytest.mark.parametrize("between", [True, False])
def test_second_ace_only_at_once(between: bool) -> None:
    """After another card, or after somebody else's trick, an ace is an ace."""
    sar = game(named(3), {"play.aces": SecondAce(Rank.ACE, Rank.TWO)})
    if between:
        state = deal(sar, "ASKSAH", "5S4S3H", "6S7S4H", "8S9S2H")
        state = play(sar, state, "0:call=D 0:AS 1:5S 2:6S 3:8S 0:KS 1:4S 2:7S 3:9S 0:AH 1:3H 2:4H 3:2H")
        assert state.winners[-1] == 0
    else:
        state = deal(sar, "KS5H9C", "ASAH8C", "QS4H7C", "JS2H6C")
        state = play(sar, state, "0:call=D 0:KS 1:AS 2:QS 3:JS 1:8C 2:7C 3:6C 0:9C 0:5H 1:AH 2:4H 3:2H")
        assert state.winners == (1, 0, 1)


def test_highest_of_the_suit_led() -> None:
    """Where only the suit led counts, a trump takes nothing."""
    plain = game(named(2), {"play.takes": Takes(HighestLed())})
    state = play(plain, deal(plain, "9CTC", "AH2H", "QC3C", "JC4C"), "0:call=H 0:9C 1:AH 2:QC 3:JC")
    assert state.winners == (2,)


ASKED: dict[str, Rule] = {
    "trump.reveal.ask": MayDemand(VoidPlayer()),
    "trump.reveal.last": MustReveal(CALLER),
}
HIDDEN_TRICK = "1:hide=9H 0:AS 1:5S 2:6H 3:reveal 3:2H"
"""E16: W keeps hearts hidden; S discards 6H unasked, E asks and trumps with 2H."""


@pytest.mark.parametrize(
    ("power", "taker"),
    [(AfterReveal(), 3), (OnlyAfterReveal(), 3), (WholeTrick(), 2), (FromStart(), 2)],
)
def test_from_which_card_on_hidden_trump_counts(
    power: AfterReveal | OnlyAfterReveal | WholeTrick | FromStart, taker: int
) -> None:
    """E16, Q23: per card the two beats the six that was played before; else the six counts."""
    second = RightOf(CALLER)
    rules = ASKED | {"trump.reveal.last": MustReveal(second), "trump.power": Power(power)}
    rung = game(dealt(3, LayDownTrump(second)), rules)
    state = deal(rung, "ASKSQS", "5S9H4C", "6H7D8D", "2H3D4D")
    state = play(rung, state, HIDDEN_TRICK)
    assert state.winners == (taker,)
    assert state.trump.suit is Suit.HEARTS


@pytest.mark.parametrize(("power", "taker"), [(AfterReveal(), 1), (OnlyAfterReveal(), 3)])
def test_trump_itself_was_led_before_the_exposure(power: AfterReveal | OnlyAfterReveal, taker: int) -> None:
    """E17, B58: its highest card takes, whenever played; PR15: only the three, played later, is a trump."""
    rules = ASKED | {"trump.reveal.last": MustReveal(CALLER), "trump.power": Power(power)}
    rung = game(dealt(3, LayDownTrump(CALLER)), rules)
    state = deal(rung, "KHQH4S", "AH5C6C", "9C7D8D", "3H4D5D")
    state = play(rung, state, "0:hide=QH 0:KH 1:AH 2:reveal 2:9C 3:3H")
    assert state.winners == (taker,)
    assert play(rung, state, f"{taker}:{'5C' if taker == 1 else '4D'}").winners == (taker,)


def test_unseen_trump_takes_without_being_shown() -> None:
    """CPW: in force from the start; a discard that nobody asked about wins as a trump."""
    unseen = game(dealt(3, LayDownTrump(CALLER)), ASKED, {"trump.power": Power(FromStart())})
    state = deal(unseen, "AS9HQS", "5S4C4D", "6H7D8D", "2S3D5D")
    state = play(unseen, state, "0:hide=9H 0:AS 1:5S 2:6H 3:2S")
    assert state.winners == (2,)
    assert state.trump.suit is None


def test_unseen_trump_does_not_change_what_follows() -> None:
    """A top card that counts as a trump need not follow an unseen trump suit, or it would tell it."""
    top: dict[str, Rule] = {"pack.top": TopCard(TWO_OF_HEARTS, AsATrump()), "trump.power": Power(FromStart())}
    unseen = game(dealt(3, LayDownTrump(CALLER)), ASKED, top)
    state = play(unseen, deal(unseen, "ASKS9S", "2H4C4D", "6S7D8D", "2S3D5D"), "0:hide=9S 0:AS")
    assert {"1:2H", "1:4C", "1:4D"} < legal(unseen, state)


def test_power_from_the_next_trick() -> None:
    """E21, last part: N:KS W:8D S:AS E:3S; if the setting card does not trump its own trick, S wins."""
    later = game(dealt(2), {"trump.set": FirstVoidSetsTrump(), "trump.power": Power(NextTrick())})
    state = deal(later, "KS7S", "8D9D", "AS2C", "3S4C")
    state = play(later, state, "0:KS 1:8D 2:AS 3:3S")
    assert state.winners == (2,)
    assert play(later, state, "2:2C 3:4C 0:7S 1:9D").winners == (2, 1)
    at_once = game(dealt(2), {"trump.set": FirstVoidSetsTrump()})
    assert play(at_once, deal(at_once, "KS7S", "8D9D", "AS2C", "3S4C"), "0:KS 1:8D 2:AS 3:3S").winners == (1,)


@pytest.mark.parametrize("shown", [False, True])
def test_power_from_the_trick_after_an_exposure(shown: bool) -> None:
    """A hidden trump exposed in a trick counts in the next one; exposed between tricks, at once."""
    rules: dict[str, Rule] = {"trump.power": Power(NextTrick()), "trump.reveal.last": MustReveal(CALLER)}
    rules["trump.reveal.ask"] = ShownAfter(1) if shown else MayDemand(VoidPlayer())
    later = game(dealt(3, LayDownTrump(CALLER)), rules)
    state = deal(later, "ASKS9H", "2H3H4C", "5S6S7D", "8S9S8D")
    asks = "" if shown else "1:reveal"
    state = play(later, state, f"0:hide=9H 0:AS {asks} 1:2H 2:5S 3:8S")
    assert state.winners == (0,)
    assert play(later, state, "0:KS 1:3H 2:6S 3:9S").winners == (0, 1)


def test_trump_that_never_counts() -> None:
    """A suit is named, and it takes nothing, exposed or set by a void player neither."""
    never: dict[str, Rule] = {"trump.power": Power(Never())}
    for rules, opening in (
        (named(2), "0:call=H"),
        ({**dealt(2), "trump.set": FirstVoidSetsTrump()}, ""),
    ):
        plain = game(rules, never)
        state = play(plain, deal(plain, "9CTC", "AH2H", "QC3C", "JC4C"), f"{opening} 0:9C 1:AH 2:QC 3:JC")
        assert state.winners == (2,)
        assert state.trump.suit is Suit.HEARTS


def test_round_robin() -> None:
    """CZ7: players take turns leading, whoever takes the tricks."""
    robin = game(named(3), {"play.next": LeadInTurn()})
    state = deal(robin, "ASKSQS", "2S3S4S", "5S6S7S", "8S9STS")
    state = play(robin, state, "0:call=H 0:AS 1:2S 2:5S 3:8S")
    assert (state.winners, state.turn) == ((0,), 1)
    state = play(robin, state, "1:3S 2:6S 3:9S 0:KS")
    assert (state.winners, state.turn) == ((0, 0), 2)


def test_next_lead_by_another_player() -> None:
    """Whoever sits left of the taker leads, where a book says so."""
    other = game(named(2), {"play.next": NextLead(LeftOf(TakerOfTrick()))})
    state = play(other, deal(other, "ASKS", "2S3S", "5S6S", "8S9S"), "0:call=H 0:AS 1:2S 2:5S 3:8S")
    assert (state.winners, state.turn) == ((0,), 3)


def test_peg() -> None:
    """E35, A41: spades written down; W discards and nothing is shown; S wants to trump, and wins."""
    peg = game(dealt(2, WriteTrump(CALLER)), {"trump.power": Power(AfterReveal())}, PEG)
    state = play(peg, deal(peg, "KH2H", "3C4C", "4S5C", "3H6H"), "0:write=S 0:KH 1:3C")
    assert state.trump.suit is None
    state = play(peg, state, "2:reveal")
    assert legal(peg, state) == {"2:4S"}
    assert play(peg, state, "2:4S 3:3H").winners == (2,)


def test_strengths_by_hand() -> None:
    """An order that a call may choose ranks every card anew."""
    hokm = game(named(2), MODES)
    assert hokm.layout.strengths["naras"][card("2S")] == 13
    assert hokm.layout.strengths[""][card("2S")] == 1
