"""What chance decides, and what each seat knows of it and of other secrets."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import HandsEmpty
from courtpiece_spec.book.play import (
    AfterReveal,
    FaceDown,
    HiddenInHand,
    Lead,
    Leading,
    MayDemand,
    MayReveal,
    MustFaceDown,
    MustLeadTrumpThen,
    MustReveal,
    MustTrumpThen,
    Power,
    ReturnToHand,
    ShownWhenVoid,
    VoidOpponent,
    VoidPlayer,
)
from courtpiece_spec.book.steps import (
    CardSource,
    LayBlindTrump,
    LayDownTrump,
    NthCardSetsTrump,
    OfHand,
    OfLast,
    OfPack,
    OfPacket,
    Packet,
    PlayUntil,
    RandomCardSetsTrump,
    ToEach,
)
from courtpiece_spec.book.who import OpponentOf
from courtpiece_spec.cards import Card, Suit, cards_from_text
from courtpiece_spec.seats import Seat
from tests.engine.house import CALLER, DEALER, deal, dealt, game, legal, play, refused, script

LAST: dict[str, Rule] = {"trump.power": Power(AfterReveal()), "trump.reveal.last": MustReveal(CALLER)}
TWO_PACKETS = (Packet(2, ToEach()), Packet(2, ToEach()))
HANDS = ("2S3S4S5S", "6S7S8S9S", "2H3H4H5H", "6H7H8H9H")
"""Dealt two at a time: the first two cards of each player come first."""


def two_packets(*actions: RandomCardSetsTrump | LayBlindTrump | NthCardSetsTrump) -> dict[str, Rule]:
    """A round of twice two cards, then a step, then play."""
    return script(*TWO_PACKETS, *actions, PlayUntil(HandsEmpty()))


@pytest.mark.parametrize(
    ("source", "cards"),
    [
        (OfHand(CALLER), "2S3S2H3H"),
        (OfLast(3, CALLER), "3S2H3H"),
        (OfPacket("round.s1", CALLER), "2H3H"),
    ],
)
def test_sources_of_a_random_card(source: CardSource, cards: str) -> None:
    """P20 h, i: a card of the hand, of the last ones dealt, or of the second packet.  All see which."""
    played = game(two_packets(RandomCardSetsTrump(source)))
    state = deal(played, *HANDS)
    assert legal(played, state) == {f"-:pick={each}" for each in map(str, cards_from_text(cards))}
    state = play(played, state, f"-:pick={cards[-2:]}")
    assert state.trump.suit is Suit.HEARTS
    assert played.view(state, Seat(2)).history == (f"-:pick={cards[-2:]}",)
    assert refused(played, deal(played, *HANDS), "0:2S") == "play.turn"


@pytest.mark.parametrize(("number", "suit"), [(1, Suit.SPADES), (3, Suit.HEARTS)])
def test_nth_card(number: int, suit: Suit) -> None:
    """B70, Q10: the n-th card that the caller was dealt, whichever packet it came in."""
    assert deal(game(two_packets(NthCardSetsTrump(number, CALLER))), *HANDS).trump.suit is suit


def test_random_card_of_the_pack() -> None:
    """ME-A: a card of the pack is shown before the deal, and is dealt like any other."""
    played = game(script(RandomCardSetsTrump(OfPack()), *TWO_PACKETS, PlayUntil(HandsEmpty())))
    state = deal(played, *HANDS)
    assert len(played.legal(state)) == 52
    state = play(played, state, "-:pick=9H")
    assert state.trump.suit is Suit.HEARTS
    assert len(state.hand(Seat(0))) == 4


def test_blind_card_of_a_hand() -> None:
    """PR16: not even the caller knows the card; it leaves his hand, and he may not play it."""
    blind = game(dealt(3, LayBlindTrump(OfHand(CALLER))), LAST)
    state = deal(blind, "2S3SAH", "4S5S6S", "7S8S9S", "2D3D4D")
    # Until it is picked the caller has not looked at the cards of which it is one.
    assert blind.view(state, Seat(0)).hand == ()
    assert blind.view(state, Seat(1)).hand == cards_from_text("4S5S6S")
    state = play(blind, state, "-:pick=AH")
    for seat in range(4):
        view = blind.view(state, Seat(seat))
        assert view.history == ("-:pick=?",)
        assert (view.counts, view.trump, view.seen) == ((3, 3, 3, 3), None, ())
    assert blind.view(state, Seat(0)).hand == cards_from_text("2S3S")
    state = play(blind, state, "0:2S 1:4S 2:7S 3:2D 2:8S 3:3D 0:3S 1:5S 2:9S 3:4D")
    assert legal(blind, state) == {"0:reveal"}
    state = play(blind, state, "0:reveal")
    assert blind.view(state, Seat(1)).history[0] == "-:pick=AH"
    assert legal(blind, state) == {"0:AH"}


def test_blind_card_that_stays_in_hand() -> None:
    """Where hidden cards stay in the hand a blind one only names the suit."""
    blind = game(dealt(2, LayBlindTrump(OfHand(CALLER))), LAST, {"trump.hidden": HiddenInHand()})
    state = play(blind, deal(blind, "2SAH", "4S5S", "7S8S", "2D3D"), "-:pick=AH")
    assert legal(blind, state) == {"0:2S", "0:AH"}


def test_blind_card_of_the_pack() -> None:
    """A card of the pack that nobody holds names the suit and is dealt like any other, unknown to all."""
    blind = game(script(LayBlindTrump(OfPack()), *TWO_PACKETS, PlayUntil(HandsEmpty())), LAST)
    state = play(blind, deal(blind, *HANDS), "-:pick=9H")
    assert len(state.hand(Seat(3))) == 4
    assert (state.trump.hidden, state.trump.hidden_card) == (Suit.HEARTS, None)
    assert all(blind.view(state, Seat(seat)).history == ("-:pick=?",) for seat in range(4))


# ---------------------------------------------------------------------- exposing
def rung(number: int, *rules: dict[str, Rule]) -> dict[str, Rule]:
    """A hidden rung of so many cards."""
    made = dealt(number, LayDownTrump(CALLER)) | LAST
    for rule in rules:
        made |= rule
    return made


def test_who_may_demand() -> None:
    """BR, ME-C: anyone who is void, or only an opponent of the caller."""
    for who, asked in ((VoidPlayer(), {"1", "2", "3"}), (VoidOpponent(CALLER), {"1", "3"})):
        played = game(rung(2, {"trump.reveal.ask": MayDemand(who)}))
        state = play(played, deal(played, "AS9H", "2C3C", "4C5C", "6C7C"), "0:hide=9H 0:AS")
        offered = set()
        for seat in "123":
            offered |= {seat} if f"{seat}:reveal" in legal(played, state) else set()
            state = play(played, state, min(legal(played, state) - {f"{seat}:reveal"}))
        assert offered == asked


def test_refused_after_an_exposure() -> None:
    """B54: the clause that was used names the duty; without a duty nothing is refused by it."""
    duty = game(rung(2, {"trump.reveal.ask": MayDemand(VoidPlayer(), MustTrumpThen())}))
    state = deal(duty, "AS9H", "2H3C", "4C5C", "6C7C")
    state = play(duty, state, "0:hide=9H 0:AS 1:reveal")
    assert legal(duty, state) == {"1:2H"}
    assert refused(duty, state, "1:3C") == "trump.reveal.ask"
    assert refused(duty, state, "1:reveal") == "trump.reveal.last"
    free = game(rung(2, {"trump.reveal.ask": MayDemand(VoidPlayer())}))
    state = play(free, deal(free, "AS9H", "2H3C", "4C5C", "6C7C"), "0:hide=9H 0:AS 1:reveal")
    assert legal(free, state) == {"1:2H", "1:3C"}


def test_caller_leads_and_exposes() -> None:
    """E20, B55: the card joins his hand, and he must lead a trump, any of them."""
    played = game(rung(3, {"trump.reveal.leads": MayReveal(CALLER, Leading(), MustLeadTrumpThen())}))
    state = play(played, deal(played, "QD2DAS", "2C3C4C", "5C6C7C", "8C9CTC"), "0:hide=QD")
    assert legal(played, state) == {"0:2D", "0:AS", "0:reveal"}
    state = play(played, state, "0:reveal")
    assert legal(played, state) == {"0:QD", "0:2D"}
    assert played.view(state, Seat(2)).history == ("0:hide=QD", "0:reveal")
    assert refused(played, state, "0:AS") == "trump.reveal.leads"


@pytest.mark.parametrize("shows", [True, False])
def test_shown_by_itself(shows: bool) -> None:
    """BR: it turns up when an opponent of the caller is void, who must then trump if able."""
    played = game(rung(2, {"trump.reveal.shown": ShownWhenVoid(OpponentOf(CALLER), MustTrumpThen())}))
    hands = ("AS9H", "2H3C", "4C5C", "6C7C") if shows else ("AS9H", "2S3C", "4C5C", "2H7S")
    state = play(played, deal(played, *hands), "0:hide=9H 0:AS")
    if shows:
        assert state.trump.suit is Suit.HEARTS
        assert legal(played, state) == {"1:2H"}
    else:
        assert play(played, state, "1:2S 2:4C").trump.suit is None


def test_card_goes_to_the_hand_of_its_owner() -> None:
    """B56, with the clause and without."""
    ways: tuple[dict[str, Rule], ...] = ({}, {"trump.return": ReturnToHand(CALLER)})
    for rules in ways:
        played = game(rung(2, {"trump.reveal.ask": MayDemand(VoidPlayer())}, rules))
        state = play(played, deal(played, "AS9H", "2H3C", "4C5C", "6C7C"), "0:hide=9H 0:AS 1:reveal")
        assert state.hand(Seat(0)) == (Card.parse("9H"),)


def test_face_down_is_the_only_way_to_keep_the_trump_hidden() -> None:
    """HR2: the caller, void, exposes and trumps, or plays face down."""
    ask: dict[str, Rule] = {"trump.reveal.ask": MayDemand(VoidPlayer(), MustTrumpThen())}
    down: dict[str, Rule] = {"play.lead": Lead(DEALER), "play.face_down": MustFaceDown(CALLER)}
    played = game(rung(3, ask, down))
    state = play(played, deal(played, "2H3H4C", "5C6S7S", "8S9STS", "JSQSKS"), "0:hide=2H 3:JS")
    assert legal(played, state) == {"0:reveal", "0:down=3H", "0:down=4C"}
    assert refused(played, state, "0:4C") == "play.face_down"
    assert legal(played, play(played, state, "0:reveal")) == {"0:2H", "0:3H"}
    # Who can follow follows, openly; and nobody else has to hide a discard.
    state = play(played, state, "0:down=4C 1:6S 2:8S 3:QS 0:down=3H 1:7S 2:9S 3:KS 0:reveal 0:2H")
    assert legal(played, state) == {"1:5C"}


def test_face_down() -> None:
    """HR2, Q24: the caller, void, may play face down; it cannot win, and only he knows which card it was."""
    played = game(rung(3, {"play.lead": Lead(DEALER), "play.face_down": FaceDown(CALLER)}))
    state = deal(played, "2H3H4C", "5C6S7S", "8S9STS", "JSQSKS")
    state = play(played, state, "0:hide=2H 3:JS")
    assert legal(played, state) == {"0:3H", "0:4C", "0:down=3H", "0:down=4C"}
    state = play(played, state, "0:down=3H")
    assert played.view(state, Seat(1)).plays == ((3, Card.parse("JS")), (0, None))
    assert played.view(state, Seat(0)).plays[1] == (0, Card.parse("3H"))
    assert played.view(state, Seat(1)).history[-1] == "0:down=?"
    state = play(played, state, "1:6S 2:8S")
    assert state.winners == (3,)
    assert state.down == 0
