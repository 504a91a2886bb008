"""What players are asked: bids, promises, challenges, new deals, discards; with values of the corpus."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import AllOf, Compare, Comparison, HandsEmpty, Negation
from courtpiece_spec.book.play import (
    AfterReveal,
    HiddenInHand,
    Lead,
    MayDemand,
    MustReveal,
    Power,
    VoidPlayer,
)
from courtpiece_spec.book.steps import (
    Bid,
    Discard,
    DiscardOthers,
    DrawPairs,
    LayDownTrump,
    LayUpTrump,
    MayChangeTrump,
    MayNameTrump,
    MayRedeal,
    MustRedeal,
    NameTrump,
    NoRanks,
    NothingAbove,
    OrMoreTrumps,
    Packet,
    PlayUntil,
    Promise,
    Step,
    ToEach,
    ToOne,
    ToOthers,
    TrumpOrNone,
    TrumpSuit,
    WriteTrump,
)
from courtpiece_spec.book.table import EachAlone, NumberOfPlayers
from courtpiece_spec.book.tables import (
    DecideRow,
    DecideTable,
    Gain,
    HitPolicy,
    Otherwise,
    Row,
    TimesFact,
    When,
)
from courtpiece_spec.book.who import (
    AnyOther,
    AnyPlayer,
    NamedSide,
    OpponentOf,
    OpponentsOf,
    PlayerOf,
    Players,
    RightOf,
    Role,
    SeatNumber,
)
from courtpiece_spec.cards import Rank, Suit, cards_from_text
from courtpiece_spec.engine import Setup
from courtpiece_spec.seats import Seat
from tests.engine.house import (
    CALLER,
    DEALER,
    deal,
    dealt,
    ended,
    equal,
    fact,
    game,
    legal,
    play,
    refused,
    same,
    scored,
    script,
    taken,
    true,
    whole_pack,
)

BIDDER = Role("bidder")
PICTURES = (Rank.KING, Rank.QUEEN, Rank.JACK)


# ---------------------------------------------------------------------- auctions
MADE = Compare(fact("bidder_side.won"), Comparison.AT_LEAST, fact("bid"))
AUCTION = Bid(7, 13, SeatNumber(1), above_last=True, or_passes=True, first_may_not_pass=True)
DSE: dict[str, Rule] = {
    **dealt(13, AUCTION, NameTrump(BIDDER, TrumpSuit())),
    "play.lead": Lead(BIDDER),
    "decide": DecideTable(HitPolicy.FIRST_MATCH),
    "decide.made": DecideRow(When(MADE), NamedSide("bidder_side")),
    "decide.lost": DecideRow(Otherwise(), OpponentsOf(BIDDER)),
    **scored(
        HitPolicy.FIRST_MATCH,
        made=Row(When(same("winner", "bidder_side")), Gain(fact("bid"), NamedSide("loser"))),
        lost=Row(Otherwise(), Gain(TimesFact(2, fact("bid")), NamedSide("loser"))),
    ),
}


def test_auction() -> None:
    """E31, DSE: seat 3 bids nine, the highest; eight taken cost his side 18, nine cost the others 9."""
    dse = game(DSE)
    state = whole_pack(dse)
    assert legal(dse, state) == {f"0:bid={number}" for number in range(7, 14)}
    state = play(dse, state, "0:bid=7 1:pass")
    assert legal(dse, state) == {f"2:bid={number}" for number in range(8, 14)} | {"2:pass"}
    assert refused(dse, state, "2:bid=7") == "round.s2"
    state = play(dse, state, "2:bid=9 3:pass 2:call=H")
    assert state.turn == 2
    assert ended(dse, taken(dse, state, [2] * 8 + [1] * 5)).score == (18, 0)
    assert ended(dse, taken(dse, state, [2] * 9 + [1] * 4)).score == (0, 9)


def test_auction_at_its_end() -> None:
    """Above the highest bid there is only passing."""
    dse = game(DSE)
    assert legal(dse, play(dse, whole_pack(dse), "0:bid=13")) == {"1:pass"}


def test_chakri() -> None:
    """E31, CHK: six of eight bid, five taken: the other team wins."""
    chakri = game(
        {**DSE, **dealt(8, Bid(5, 8, CALLER, first_may_not_pass=True), NameTrump(BIDDER, TrumpSuit()))}
    )
    state = whole_pack(chakri)
    # Bids need not go up here, and nobody may pass; of equal ones the earlier holds.
    state = play(chakri, state, "0:bid=6 1:bid=6 2:bid=5 3:bid=5 0:call=S")
    assert ended(chakri, taken(chakri, state, [0] * 5 + [1] * 3)).winner == 1


def test_all_may_pass() -> None:
    """Without a bid there is no bidder: guarded steps are passed over.  By default the leader begins."""
    bids = game(
        dealt(2, Bid(1, 2, or_passes=True), Step(NameTrump(BIDDER, TrumpSuit()), Negation(equal("bid", 0))))
    )
    state = play(bids, whole_pack(bids), "0:pass 1:pass 2:pass 3:pass")
    assert (state.turn, state.trump.settled) == (0, False)


def test_declared_target() -> None:
    """E31, A44: Hakem says ten and takes nine → opponents 2 courts."""
    missed = AllOf((true("promised"), Compare(fact("caller_side.won"), Comparison.LESS, fact("bid"))))
    hakem = game(
        dealt(13, NameTrump(CALLER, TrumpSuit()), Promise(CALLER, 9, 11)),
        scored(
            HitPolicy.FIRST_MATCH,
            missed=Row(When(missed), Gain(2, OpponentsOf(CALLER))),
            win=Row(Otherwise(), Gain(1)),
        ),
    )
    state = play(hakem, whole_pack(hakem), "0:call=S")
    assert legal(hakem, state) == {"0:bid=9", "0:bid=10", "0:bid=11", "0:pass"}
    nine = [0] * 9 + [1] * 4
    assert ended(hakem, taken(hakem, play(hakem, state, "0:bid=10"), nine)).score == (0, 2)
    assert ended(hakem, taken(hakem, play(hakem, state, "0:bid=9"), nine)).score == (1, 0)
    assert ended(hakem, taken(hakem, play(hakem, state, "0:pass"), nine)).score == (1, 0)


# ---------------------------------------------------------------------- trump
def test_no_trump() -> None:
    """A43: a hand without trump; the question is closed, so that a later step does not ask again."""
    plain = game(dealt(2, NameTrump(CALLER, TrumpOrNone())))
    state = play(plain, whole_pack(plain), "0:call=none")
    assert (state.trump.suit, state.trump.settled, state.turn) == (None, True, 0)


def test_card_laid_open() -> None:
    """PR12: only a suit that the caller holds can be shown."""
    shown = game(dealt(2, LayUpTrump(CALLER)))
    state = deal(shown, "ASAH", "KSKH", "QSQH", "JSJH")
    assert legal(shown, state) == {"0:call=S", "0:call=H"}


def test_may_name_trump() -> None:
    """PR13: the caller may leave it open."""
    may = game(dealt(2, MayNameTrump(CALLER, TrumpSuit())))
    state = whole_pack(may)
    assert len(legal(may, state)) == 5
    assert not play(may, state, "0:pass").trump.settled
    assert play(may, state, "0:call=D").trump.suit is Suit.DIAMONDS


def test_trump_challenge() -> None:
    """WP5: opponents are asked in turn; whoever names another suit is the challenger."""
    challenge = game(
        dealt(2, NameTrump(CALLER, TrumpSuit()), MayChangeTrump(OpponentOf(CALLER))),
        scored(HitPolicy.SUM, lost=Row(When(true("challenged")), Gain(1, NamedSide("challenger_side")))),
    )
    state = play(challenge, whole_pack(challenge), "0:call=H")
    assert legal(challenge, state) == {"1:call=S", "1:call=D", "1:call=C", "1:pass"}
    left = play(challenge, state, "1:pass 3:pass")
    assert (left.trump.suit, left.asked.challenged) == (Suit.HEARTS, False)
    assert ended(challenge, taken(challenge, left, [0, 0])).score == (0, 0)
    changed = play(challenge, state, "1:pass 3:call=C")
    assert (changed.trump.suit, changed.turn) == (Suit.CLUBS, 0)
    assert ended(challenge, taken(challenge, changed, [0, 0])).score == (0, 1)


def test_any_other_player_may_change_trump() -> None:
    """BR: everyone but who spoke last is asked, one after the other, however often somebody passes."""
    rules = dealt(2, NameTrump(CALLER, TrumpSuit()), MayChangeTrump(AnyOther()))
    challenge = game(rules)
    state = play(challenge, whole_pack(challenge), "0:call=H")
    for seat in (1, 2, 3):
        assert {action.seat for action in challenge.legal(state)} == {seat}
        state = play(challenge, state, f"{seat}:pass")
    assert state.turn == 0
    everyone = game(dealt(2, NameTrump(CALLER, TrumpSuit()), MayChangeTrump(AnyPlayer())))
    state = play(everyone, whole_pack(everyone), "0:call=H 1:pass 2:pass 3:pass")
    assert {action.seat for action in everyone.legal(state)} == {0}
    nobody_spoke = game(dealt(2, MayChangeTrump(AnyOther())))
    state = play(nobody_spoke, whole_pack(nobody_spoke), "0:pass 1:pass 2:pass 3:pass")
    assert state.turn == 0


@pytest.mark.parametrize("who", [AnyOther(), OpponentOf(CALLER), PlayerOf(OpponentsOf(CALLER)), AnyPlayer()])
def test_the_others_are_asked_in_playing_order_behind_the_caller(who: Players) -> None:
    """WP5, BR: wherever the caller sits, the asking goes round from there, not from a fixed seat."""
    challenge = game(dealt(2, NameTrump(CALLER, TrumpSuit()), MayChangeTrump(who)))
    asked = {AnyOther(): (1, 2, 3), AnyPlayer(): (1, 2, 3, 0)}.get(who, (1, 3))
    for dealer in range(4):
        caller = (dealer + 1) % 4
        state = play(challenge, whole_pack(challenge, Setup(Seat(dealer))), f"{caller}:call=H")
        for place in asked:
            seat = (caller + place) % 4
            assert {action.seat for action in challenge.legal(state)} == {seat}
            state = play(challenge, state, f"{seat}:pass")
        assert state.turn == caller


def test_colour_call() -> None:
    """BR, scenario B: an open trump instead of the hidden one, whose card goes back to its owner unseen."""
    band = game(
        dealt(2, LayDownTrump(CALLER), MayChangeTrump(AnyOther())),
        {"trump.power": Power(AfterReveal()), "trump.reveal.last": MustReveal(CALLER)},
    )
    state = play(band, deal(band, "ASAH", "KSKH", "QSQH", "JSJH"), "0:hide=AH")
    # All four suits: which one is hidden is nobody's business.
    assert legal(band, state) == {"1:call=S", "1:call=H", "1:call=D", "1:call=C", "1:pass"}
    state = play(band, state, "1:pass 2:call=D")
    assert state.hand(Seat(0)) == cards_from_text("ASAH")
    assert (state.trump.suit, state.trump.hidden, state.trump.keeper) == (Suit.DIAMONDS, None, None)
    assert band.view(state, Seat(1)).history[0] == "0:hide=?"


def test_hidden_card_in_hand() -> None:
    """The other value of P26: the card stays in the hand and only names the suit."""
    stays = game(
        dealt(2, LayDownTrump(CALLER)),
        {"trump.hidden": HiddenInHand(), "trump.reveal.ask": MayDemand(VoidPlayer())},
    )
    state = play(stays, deal(stays, "ASAH", "KSKH", "QSQH", "JSJH"), "0:hide=AH")
    assert legal(stays, state) == {"0:AS", "0:AH"}
    assert stays.view(state, Seat(1)).counts == (2, 2, 2, 2)


# ---------------------------------------------------------------------- new deals
LOW, ACE_LOW, JACK = "TS9H8D5C2S", "AS9H8D5C2S", "JS9H8D5C2S"


@pytest.mark.parametrize(
    ("holding", "allowed"),
    [
        (NothingAbove(Rank.TEN), {LOW}),  # S1, PR, HK11
        (NothingAbove(Rank.NINE), set()),  # CZ: all below ten
        (NoRanks(PICTURES), {LOW, ACE_LOW}),  # SAT
    ],
)
def test_redeal_tests(holding: NoRanks | NothingAbove, allowed: set[str]) -> None:
    """E26: three hands of five, and three ways to call one bad."""
    asks = game(dealt(5, MayRedeal(CALLER, holding)))
    for hand in (LOW, ACE_LOW, JACK):
        state = deal(asks, hand, "KSKHKDKCQS", "QHQDQCJHJD", "THTDTC3S3H")
        assert (legal(asks, state) == {"0:redeal", "0:pass"}) is (hand in allowed)


@pytest.mark.parametrize(
    ("limit", "never_twice", "redeals", "asked"),
    [
        (None, False, 9, True),
        (2, False, 1, True),
        (2, False, 2, False),
        (None, True, 0, True),
        (None, True, 1, False),
    ],
)
def test_redeal_limits(limit: int | None, never_twice: bool, redeals: int, asked: bool) -> None:
    """Q8: as often as it happens, at most twice, or not twice running."""
    asks = game(dealt(1, MayRedeal(CALLER, NothingAbove(Rank.ACE), limit, never_twice)))
    state = whole_pack(asks, Setup(Seat(3), redeals=redeals))
    assert ("0:redeal" in legal(asks, state)) is asked


def test_redeal_and_its_dealer() -> None:
    """A new deal ends the round; the same player deals, unless the book names another."""
    for by, dealer in ((None, 3), (CALLER, 0)):
        asks = game(dealt(1, MayRedeal(CALLER, NothingAbove(Rank.ACE), dealt_by=by)))
        result = ended(asks, play(asks, whole_pack(asks), "0:redeal"))
        assert (result.redealt, result.winner, result.score) == (True, None, (0, 0))
        assert (result.next_dealer, result.next_primary) == (dealer, dealer)


def test_a_redeal_not_asked_for_is_not_noticed() -> None:
    """Who could ask and does not says nothing: the others do not learn that his hand is bad."""
    asks = game(dealt(5, MayRedeal(CALLER, NothingAbove(Rank.TEN)), NameTrump(CALLER, TrumpSuit())))
    bad = play(asks, deal(asks, LOW, "KSKHKDKCQS", "QHQDQCJHJD", "THTDTC3S3H"), "0:pass 0:call=S")
    good = play(asks, deal(asks, JACK, "KSKHKDKCQS", "QHQDQCTSJD", "THTDTC3S3H"), "0:call=S")
    assert asks.view(bad, Seat(1)) == asks.view(good, Seat(1))
    assert asks.view(bad, Seat(0)).history == ("0:pass", "0:call=S")


def test_redeal_of_many_trumps() -> None:
    """DSV2 (e): any hand with so many trumps is shown, by the first such player after the dealer."""
    annul = game(dealt(2, NameTrump(CALLER, TrumpSuit()), MustRedeal(OrMoreTrumps(2), limit=1)))
    state = deal(annul, "2S3H", "ASKS", "4H5H", "QSJS")
    assert legal(annul, play(annul, state, "0:call=S")) == {"1:redeal"}
    assert legal(annul, play(annul, state, "0:call=H")) == {"2:redeal"}
    assert legal(annul, play(annul, state, "0:call=D")) == {"0:2S", "0:3H"}
    state = deal(annul, "2S3H", "ASKS", "4H5H", "QSJS", setup=Setup(Seat(1)))
    assert legal(annul, play(annul, state, "2:call=H")) == {"0:redeal"}
    state = deal(annul, "2S3H", "ASKS", "4H5H", "QSJS", setup=Setup(Seat(3), redeals=1))
    assert play(annul, state, "0:call=S").turn == 0


# ---------------------------------------------------------------------- games for two
TWO: dict[str, Rule] = {
    "table.players": NumberOfPlayers(2, EachAlone()),
    **script(
        Packet(5, ToEach()),
        Discard(CALLER, 3),
        DiscardOthers(2),
        DrawPairs(13),
        PlayUntil(HandsEmpty()),
    ),
}


def test_two_players_draw() -> None:
    """HK16 b: Hakem discards 3, the other 2; then pairs, until both have 13 and the stock is gone."""
    hokm = game(TWO)
    state = deal(hokm, "AS KS QS JS TS", "AH KH QH JH TH", setup=Setup(Seat(1)))
    state = play(hokm, state, "0:drop=TS 0:drop=JS 0:drop=QS")
    assert refused(hokm, state, "0:drop=AS") == "play.turn"
    state = play(hokm, state, "1:drop=TH 1:drop=JH")
    assert legal(hokm, state) == {"0:keep", "0:leave"}
    first, second, third, fourth = hokm.layout.pack[0], *hokm.layout.pack[1:4]
    assert hokm.view(state, Seat(0)).seen[-1] == f"0:look={first}"
    assert not hokm.view(state, Seat(1)).seen[2:]
    state = play(hokm, state, "0:keep 1:leave")
    # HK16: the first of each draw was looked at, and what the drawer put away was seen by him alone
    assert hokm.view(state, Seat(0)).seen[3:5] == (f"0:look={first}", f"0:look={second}")
    assert hokm.view(state, Seat(1)).seen[2:] == (f"1:look={third}",)
    assert first in state.hand(Seat(0))
    assert fourth in state.hand(Seat(1))
    gone = state.deal.discarded
    assert gone & second.bit
    assert gone & third.bit
    while state.turn is None:
        state = play(hokm, state, hokm.legal(state)[0].token)
    assert [len(state.hand(Seat(seat))) for seat in (0, 1)] == [13, 13]
    assert state.deal.dealt == 52


def test_drawing_passes_over_full_hands() -> None:
    """Who has his number is passed over, also when he drew first."""
    hokm = game(TWO, {"play.lead": Lead(DEALER)})
    state = deal(hokm, "AS KS QS JS TS", "AH KH QH JH TH", setup=Setup(Seat(1)))
    state = play(hokm, state, "0:drop=TS 0:drop=JS 0:drop=QS 1:drop=TH 1:drop=JH")
    while state.turn is None:
        state = play(hokm, state, hokm.legal(state)[-1].token)
    assert [len(state.hand(Seat(seat))) for seat in (0, 1)] == [13, 13]


def test_drawing_ends_with_the_stock() -> None:
    """With too few cards the drawing ends."""
    hokm = game(
        TWO,
        script(Packet(25, ToEach()), DrawPairs(27), PlayUntil(HandsEmpty())),
        {"round.s3": None, "round.s4": None},
    )
    state = play(hokm, whole_pack(hokm, Setup(Seat(1))), "0:keep")
    assert state.turn == 0


def test_a_card_laid_down_counts_as_held() -> None:
    """The card that lies face down is one of the thirteen."""
    rules = {
        **TWO,
        **script(Packet(5, ToEach()), LayDownTrump(CALLER), DrawPairs(6), PlayUntil(HandsEmpty())),
    }
    rules |= {"trump.reveal.last": MustReveal(CALLER)}
    hokm = game(rules, {"round.s4": None})
    state = deal(hokm, "AS KS QS JS TS", "AH KH QH JH TH", setup=Setup(Seat(1)))
    state = play(hokm, state, "0:hide=AS 0:keep 1:keep")
    assert hokm.view(state, Seat(1)).counts == (6, 6)
    assert state.turn == 0


# ---------------------------------------------------------------------- dealing
def test_deal_to_one_and_the_others() -> None:
    """A13, A16: to the Hakem alone, then to the others from his neighbour, or from where the book says."""
    for start, order in ((None, (0, 1, 2, 3)), (RightOf(RightOf(CALLER)), (0, 2, 3, 1))):
        hakem = game(
            script(
                Packet(2, ToOne(CALLER)),
                NameTrump(CALLER, TrumpSuit()),
                Packet(2, ToOthers(), start=start),
                PlayUntil(HandsEmpty()),
            )
        )
        state = hakem.start(hakem.layout.pack, Setup(Seat(3)))
        assert [len(state.hand(Seat(seat))) for seat in range(4)] == [2, 0, 0, 0]
        assert refused(hakem, state, "0:2S") == "round.s1"
        state = play(hakem, state, "0:call=S")
        for number, seat in enumerate(order):
            assert state.hand(Seat(seat)) == hakem.layout.pack[2 * number : 2 * number + 2]


def test_written_trump_stays_nobodys_card() -> None:
    """A41: the suit is written down; hands stay as they are, and others see that something was written."""
    peg = game(dealt(2, WriteTrump(CALLER)))
    state = play(peg, whole_pack(peg), "0:write=C")
    assert peg.view(state, Seat(1)).history == ("0:write=?",)
    assert peg.view(state, Seat(0)).seen == ("0:write=C",)
