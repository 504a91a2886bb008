"""Whose the tricks become, with values of the corpus (section 5).  Seats: N 0, W 1, S 2, E 3."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import (
    Compare,
    Comparison,
    EarlierBeforeReveal,
    HandsEmpty,
    IsIn,
    SetThisTrick,
    TrumpUnset,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.book.play import (
    AfterReveal,
    FirstVoidSetsTrump,
    FreshTricks,
    HotStreak,
    LastTakesPile,
    MayDemand,
    MustReveal,
    NotAWin,
    NotCollected,
    Power,
    TricksRunning,
    VoidPlayer,
)
from courtpiece_spec.book.steps import (
    LayDownTrump,
    OfTricks,
    Packet,
    PlayUntil,
    RandomCardSetsTrump,
    Step,
    ToEach,
)
from courtpiece_spec.book.who import TakerOfLast
from courtpiece_spec.cards import Rank
from tests.engine.house import CALLER, Rules, deal, dealt, fact, game, play, script, taken, whole_pack

PILE: dict[str, Rule] = {
    "collect.take": TricksRunning(2),
    "collect.fresh": FreshTricks(2),
    "collect.last": LastTakesPile(TakerOfLast()),
}
HOT: dict[str, Rule] = {"collect.fresh": HotStreak()}


def except_when(**rules: Rule) -> dict[str, Rule]:
    """Exceptions of the pile."""
    return {f"collect.except.{name}": rule for name, rule in rules.items()}


def blocked(*tricks: int) -> dict[str, Rule]:
    """No collection after these tricks."""
    return except_when(blocked=NotCollected(IsIn(fact("trick.number"), tricks)))


ACES = NotCollected(WinningCards(Rank.ACE))
EARLY = NotCollected(Compare(fact("trick.number"), Comparison.LESS, 5))


def collected(takers: str, *rules: Rules, cards: str = "") -> tuple[tuple[int, int], int]:
    """What N/S and E/W have collected after tricks taken so, and what lies on the table."""
    sar = game(dealt(13), PILE, *rules)
    state = taken(sar, whole_pack(sar), ["NWSE".index(name) for name in takers], cards.split())
    first, second = state.tricks.collected
    return (first, second), state.tricks.pile


@pytest.mark.parametrize(
    ("takers", "expected"),
    [
        ("NESWS", ((0, 0), 5)),
        ("NESWSS", ((6, 0), 0)),  # E10 a: South takes all six
        ("EWEWNS", ((0, 0), 6)),  # E10 b: partners' wins do not combine
        ("EWEWNSS", ((7, 0), 0)),
        ("NNNN", ((4, 0), 0)),  # E11: two at trick 2, nothing at 3, two at 4
        ("NNN", ((2, 0), 1)),
        ("NENENENENENE", ((0, 0), 12)),  # E12
        ("NENENENENENEN", ((13, 0), 0)),  # North sweeps all
        ("NWSENWSENSNN", ((12, 0), 0)),  # E14: twelve at trick 12, one at 13
        ("NWSENWSENSNNE", ((12, 1), 0)),
    ],
)
def test_two_running(takers: str, expected: tuple[tuple[int, int], int]) -> None:
    assert collected(takers) == expected


@pytest.mark.parametrize(("takers", "expected"), [("NN", 2), ("NNN", 3), ("NNNN", 4)])
def test_hot_streak(takers: str, expected: int) -> None:
    """E11, DSE: each further trick of an unbroken run is collected at once."""
    assert collected(takers, HOT) == ((expected, 0), 0)


def test_a_broken_streak_is_cold() -> None:
    """After another player's trick two running are needed again."""
    assert collected("NNEN", HOT) == ((2, 0), 2)
    assert collected("NNENN", HOT) == ((5, 0), 0)


def test_without_fresh_tricks() -> None:
    """Where nothing is said, a collection needs as many tricks running as the first."""
    assert collected("NNN", {"collect.fresh": None}) == ((2, 0), 1)
    assert collected("NNNN", {"collect.fresh": None}) == ((4, 0), 0)


@pytest.mark.parametrize(("takers", "expected"), [("NN", ((0, 0), 2)), ("NNN", ((3, 0), 0))])
def test_second_trick_blocked(takers: str, expected: tuple[tuple[int, int], int]) -> None:
    """E13, DS9: nothing at 2, three at 3; the run survives a blocked collection (Q40)."""
    assert collected(takers, blocked(2)) == expected


def test_twelfth_trick_blocked() -> None:
    """E14, DS10: nothing at 12; East sweeps 13."""
    assert collected("NWSENWSENSNN", blocked(12)) == ((0, 0), 12)
    assert collected("NWSENWSENSNNE", blocked(12)) == ((0, 13), 0)


ACES_THEN_KING = "2C 3C 4C 5C AS AH KD"


def test_aces() -> None:
    """E15, DS11: a pair of aces takes nothing at 6; ace and king take seven at 7."""
    takers = "EWSENNN"
    assert collected(takers[:6], cards=ACES_THEN_KING) == ((6, 0), 0)
    assert collected(takers[:6], except_when(aces=ACES), cards=ACES_THEN_KING) == ((0, 0), 6)
    assert collected(takers, except_when(aces=ACES), cards=ACES_THEN_KING) == ((7, 0), 0)


def test_the_second_ace_is_no_win() -> None:
    """ART, Q43: the trick of the second ace starts no pair, so that king and queen must follow it."""
    rule = except_when(aces=NotAWin(WinningCards(Rank.ACE)))
    cards = ACES_THEN_KING + " QD"
    assert collected("EWSENNN", rule, cards=cards) == ((0, 0), 7)
    assert collected("EWSENNNN", rule, cards=cards) == ((8, 0), 0)


def test_not_with_an_ace() -> None:
    """BR: the deciding trick must be taken with another card than an ace."""
    rule = except_when(ace=NotCollected(WinningCard(Rank.ACE)))
    assert collected("NN", rule, cards="KS AS") == ((0, 0), 2)
    assert collected("NN", rule, cards="AS KS") == ((2, 0), 0)


def test_five_sar_opening() -> None:
    """E15: winners N N N N N take five at trick 5, and nothing earlier."""
    assert collected("NNNN", except_when(early=EARLY)) == ((0, 0), 4)
    assert collected("NNNNN", except_when(early=EARLY)) == ((5, 0), 0)


def test_three_running() -> None:
    """ABK's triple: three running at first, two after a collection."""
    triple: dict[str, Rule] = {"collect.take": TricksRunning(3)}
    assert collected("NN", triple) == ((0, 0), 2)
    assert collected("NNN", triple) == ((3, 0), 0)
    assert collected("NNNEE", triple) == ((3, 2), 0)


def test_pile_that_nobody_sweeps() -> None:
    """Without a rule about the last trick what lies there belongs to nobody."""
    assert collected("NENENENENENEN", {"collect.last": None}) == ((0, 0), 13)


def test_trump_set_in_the_trick() -> None:
    """E22: a pair counts at the earliest in the trick after the one that set trump (B66, B67)."""
    sar = game(
        dealt(4),
        PILE,
        {"trump.set": FirstVoidSetsTrump()},
        except_when(unset=NotCollected(TrumpUnset()), setting=NotCollected(SetThisTrick())),
    )
    state = deal(sar, "ASKSQSJS", "2S3S4D5D", "4S5S6S7S", "8S9STS6D")
    state = play(sar, state, "0:AS 1:2S 2:4S 3:8S 0:KS 1:3S 2:5S 3:9S")
    assert state.tricks.collected == (0, 0)
    state = play(sar, state, "0:QS 1:4D 2:6S 3:TS")
    assert (state.winners[-1], state.tricks.collected) == (1, (0, 0))
    # W took the setting trick and takes the next: all four, the last included.
    state = play(sar, state, "1:5D 2:7S 3:6D 0:JS")
    assert state.tricks.collected == (0, 4)


def test_earlier_win_before_the_reveal() -> None:
    """HR3, Q26: the earlier of two winning cards must have been played after the exposure, here in trick 2.

    The king led in trick 2 was played before it, so that trick 3 makes no pair, and trick 4 does.
    """
    rung = game(
        dealt(5, LayDownTrump(CALLER)),
        PILE,
        {
            "trump.power": Power(AfterReveal()),
            "trump.reveal.ask": MayDemand(VoidPlayer()),
            "trump.reveal.last": MustReveal(CALLER),
        },
        except_when(before=NotCollected(EarlierBeforeReveal())),
    )
    state = deal(rung, "ASKSQS9HJS", "2S3S4S4C5C", "5S6S7S8S9S", "2D3D4D5D6D")
    state = play(rung, state, "0:hide=9H 0:AS 1:2S 2:5S 3:2D 0:KS 1:3S 2:6S 3:reveal 3:3D")
    assert state.tricks.collected == (0, 0)
    state = play(rung, state, "0:QS 1:4S 2:7S 3:4D")
    assert state.tricks.collected == (0, 0)
    state = play(rung, state, "0:9H 1:4C 2:8S 3:5D")
    assert state.tricks.collected == (4, 0)


def test_hands_that_are_empty_in_mid_deal() -> None:
    """Dehla Pakad: the deal is finished in mid-play; nothing is swept where hands are empty before that."""
    dehla = game(
        script(
            Packet(2, ToEach()),
            PlayUntil(HandsEmpty()),
            Step(RandomCardSetsTrump(OfTricks()), TrumpUnset()),
            Packet(2, ToEach()),
            PlayUntil(HandsEmpty()),
        ),
        PILE,
    )
    pack = "ASKS2S3S4S5S6S7SAHKH2H3H4H5H6H7H"
    state = deal(dehla, *[pack[start : start + 4] for start in range(0, len(pack), 4)])
    state = play(dehla, state, "0:AS 1:2S 2:4S 3:6S")
    assert state.tricks.collected == (0, 0)
    state = play(dehla, state, "0:KS 1:3S 2:5S 3:7S")
    assert state.tricks.collected == (2, 0)
    assert {action.verb.value for action in dehla.legal(state)} == {"pick"}
    assert len(dehla.legal(state)) == 8
    state = play(dehla, state, "-:pick=5S")
    assert state.trump.suit is not None
    assert len(state.hand(state.tricks.leader)) == 2
