"""What a player who cannot follow may do, with values of the corpus (section 5)."""

from __future__ import annotations

import pytest

from courtpiece_spec.book.play import (
    FaceDown,
    FromStart,
    Lead,
    MayDemand,
    MustOvertrump,
    MustReveal,
    MustTrump,
    Power,
    RuffOnce,
    TrumpMustBeat,
    Void,
    VoidPlayer,
    WholeTrick,
)
from courtpiece_spec.book.steps import LayDownTrump
from courtpiece_spec.book.table import AsATrump, TopCard
from courtpiece_spec.cards import Card
from tests.engine.house import CALLER, DEALER, deal, dealt, game, legal, named, play, refused


def test_must_trump() -> None:
    """E5: trump spades, a diamond led; who holds KS and 4H must play KS, and trumps."""
    duty = game(named(2), {"play.void": Void((MustTrump(),))})
    state = play(duty, deal(duty, "7DTC", "KS4H", "3S2C", "ADKC"), "0:call=S 0:7D")
    assert legal(duty, state) == {"1:KS"}
    assert refused(duty, state, "1:4H") == "play.void"
    assert play(duty, state, "1:KS 2:3S 3:AD").winners == (1,)


def test_no_duty_to_trump() -> None:
    """E4, E5: without the rule any card will do, and a discard takes nothing."""
    free = game(named(2))
    state = play(free, deal(free, "7DTC", "KSAS", "9D2C", "2DKC"), "0:call=S 0:7D")
    assert legal(free, state) == {"1:KS", "1:AS"}
    assert play(free, state, "1:AS 2:9D 3:2D").winners == (1,)


def test_must_trump_without_one() -> None:
    """Who is void and has no trump plays what he likes."""
    duty = game(named(2), {"play.void": Void((MustTrump(), MustOvertrump()))})
    state = play(duty, deal(duty, "7DTC", "KH4H", "3D2C", "ADKC"), "0:call=S 0:7D")
    assert legal(duty, state) == {"1:KH", "1:4H"}


def test_must_overtrump() -> None:
    """E6: trump hearts, 9C led, 8H lies there; QH must go above it."""
    duty = game(named(2), {"play.void": Void((MustTrump(), MustOvertrump()))})
    state = play(duty, deal(duty, "9C2S", "8H3S", "QH2D", "AC4S"), "0:call=H 0:9C 1:8H")
    assert legal(duty, state) == {"2:QH"}
    assert play(duty, state, "2:QH 3:AC").winners == (2,)


def test_must_overtrump_only_if_able() -> None:
    """A lower trump must still be played where the rule says to trump; a discard may be where it does not."""
    both = game(named(2), {"play.void": Void((MustTrump(), MustOvertrump()))})
    state = play(both, deal(both, "9C2S", "8H3S", "7H2D", "AC4S"), "0:call=H 0:9C 1:8H")
    assert legal(both, state) == {"2:7H"}


@pytest.mark.parametrize(
    ("of_an_opponent", "partner", "expected"),
    [
        (False, False, {"2:2D"}),
        (True, False, {"2:2D"}),
        (False, True, {"3:2D"}),
        (True, True, {"3:2D", "3:7H"}),
    ],
)
def test_trump_must_beat(of_an_opponent: bool, partner: bool, expected: set[str]) -> None:
    """DSV2: a trump must beat the one that lies there; by a preset only one of an opponent."""
    superior = game(named(2), {"play.void": Void((TrumpMustBeat(of_an_opponent),))})
    if partner:
        state = deal(superior, "9C2S", "8H3S", "KC3D", "7H2D")
        state = play(superior, state, "0:call=H 0:9C 1:8H 2:KC")
    else:
        state = deal(superior, "9C2S", "8H3S", "7H2D", "KC3D")
        state = play(superior, state, "0:call=H 0:9C 1:8H")
    assert legal(superior, state) == expected


def test_trump_must_beat_with_nothing_else() -> None:
    """With low trumps only, one of them is played."""
    superior = game(named(2), {"play.void": Void((TrumpMustBeat(),))})
    state = play(superior, deal(superior, "9C2S", "8H3S", "7H2H", "KC3D"), "0:call=H 0:9C 1:8H")
    assert legal(superior, state) == {"2:7H", "2:2H"}


def test_ruff_once() -> None:
    """Tak-boresh (HK14, Q69): one ruff a round, unless only trumps are left; a trump led is no ruff."""
    once = game(named(4), {"play.void": Void((RuffOnce(),))})
    state = deal(once, "2H9C8CAS", "3H4HKD5H", "JCTC7C6C", "QC4C3C2C")
    state = play(once, state, "0:call=H 0:9C 1:3H 2:JC 3:QC")
    assert state.winners == (1,)
    state = play(once, state, "1:4H 2:TC 3:4C 0:2H 1:KD 2:7C 3:3C 0:8C")
    assert state.winners == (1, 1, 1)
    assert legal(once, state) == {"1:5H"}
    # The same with another card besides the trumps.
    state = deal(once, "2H9C8CAS", "3HKD5H2S", "JCTC7C6C", "QC4C3C2C")
    state = play(once, state, "0:call=H 0:9C 1:3H 2:JC 3:QC 1:2S 2:TC 3:4C 0:AS 0:8C")
    assert legal(once, state) == {"1:KD"}
    assert refused(once, state, "1:5H") == "play.void"


def test_duties_wait_for_the_exposure() -> None:
    """A trump that counts unseen binds nobody (coupling 6), since the duty would tell the suit."""
    unseen = game(
        dealt(3, LayDownTrump(CALLER)),
        {
            "play.void": Void((MustTrump(),)),
            "trump.power": Power(FromStart()),
            "trump.reveal.ask": MayDemand(VoidPlayer()),
            "trump.reveal.last": MustReveal(CALLER),
        },
    )
    state = play(unseen, deal(unseen, "2H9C8C", "3HKD5D", "JCTC7C", "QC4C3C"), "0:hide=2H 0:9C")
    assert legal(unseen, state) == {"1:3H", "1:KD", "1:5D", "1:reveal"}
    assert legal(unseen, play(unseen, state, "1:reveal")) == {"1:3H"}


def test_a_card_face_down_obliges_nobody() -> None:
    """Nobody has to go above a trump that he has not seen, even if the whole trick counts."""
    down = game(
        dealt(3, LayDownTrump(CALLER)),
        {
            "play.lead": Lead(DEALER),
            "play.void": Void((MustTrump(), MustOvertrump())),
            "play.face_down": FaceDown(CALLER),
            "trump.power": Power(WholeTrick()),
            "trump.reveal.ask": MayDemand(VoidPlayer()),
            "trump.reveal.last": MustReveal(CALLER),
        },
    )
    state = deal(down, "2H4H9D", "3HKH2D", "JCTC7C", "QC4C3C")
    state = play(down, state, "0:hide=2H 3:QC 0:down=4H 1:reveal")
    assert legal(down, state) == {"1:3H", "1:KH"}
    assert play(down, state, "1:3H 2:JC").winners == (1,)


def test_a_top_card_is_the_highest_trump() -> None:
    """Satat's two of hearts, counted as a trump, goes above the ace of trumps."""
    satat = game(
        named(2), {"play.void": Void((MustOvertrump(),)), "pack.top": TopCard(Card.parse("2H"), AsATrump())}
    )
    state = play(satat, deal(satat, "9C2S", "AS3D", "2H2D", "KC3C"), "0:call=S 0:9C 1:AS")
    assert legal(satat, state) == {"2:2H"}
    assert play(satat, state, "2:2H 3:KC").winners == (2,)
