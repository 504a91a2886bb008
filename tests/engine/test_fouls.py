"""What irregularities cost, and giving up, with values of the corpus (TC8, TC13, TC14, OM7, BR)."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    HandsEmpty,
    IsSame,
)
from courtpiece_spec.book.play import Concede
from courtpiece_spec.book.steps import MayRedeal, NoRanks, Packet, PlayUntil, ToEach
from courtpiece_spec.book.table import EachAlone, NumberOfPlayers, Without
from courtpiece_spec.book.tables import (
    EffectLimit,
    FoulTable,
    Gain,
    HitPolicy,
    NewDeal,
    Nothing,
    Otherwise,
    RoundEnds,
    RoundIsLost,
    Row,
    Transfer,
    When,
)
from courtpiece_spec.book.who import (
    NamedSide,
    Opponents,
)
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.engine import Setup
from courtpiece_spec.seats import Seat
from tests.engine.house import (
    CALLER,
    deal,
    dealt,
    ended,
    equal,
    fact,
    game,
    legal,
    play,
    refused,
    scored,
    script,
    taken,
    takers,
    true,
    whole_pack,
)

LOSER, OFFENDER = NamedSide("loser"), NamedSide("offender")
WON = takers(8, 5)
THREE: dict[str, Rule] = {
    "table.players": NumberOfPlayers(3, EachAlone()),
    "pack.without": Without((Card.parse("2H"),)),
    **script(Packet(17, ToEach()), PlayUntil(HandsEmpty())),
}


def fouls(*rows: Row, policy: HitPolicy = HitPolicy.FIRST_MATCH) -> dict[str, Rule]:
    """What a misdeal costs."""
    named = {f"foul.misdeal.r{number}": row for number, row in enumerate(rows)}
    return {"foul.misdeal": FoulTable("misdeal", policy), **named}


def test_foul_is_paid_at_the_end() -> None:
    """OM7: a violation costs a token, at any time, by any seat; play goes on where it was."""
    omi = game(dealt(8), fouls(Row(Otherwise(), Transfer(1, OFFENDER, Opponents()))))
    state = whole_pack(omi)
    after = play(omi, state, "2:foul=misdeal")
    assert legal(omi, after) == legal(omi, state)
    assert ended(omi, taken(omi, after, takers(5, 3))).score == (0, 1)
    assert refused(omi, after, "0:foul=unknown") == "round.s2"


def test_foul_with_a_limit() -> None:
    """TC8: the other side gets 2, but not more than twice a round."""
    table = fouls(Row(Otherwise(), Gain(2, Opponents()), (EffectLimit(2),)))
    played = game(dealt(13), table)
    state = play(played, whole_pack(played), "1:foul=misdeal 3:foul=misdeal 1:foul=misdeal")
    assert ended(played, taken(played, state, WON)).score == (5, 0)


@pytest.mark.parametrize(("redeals", "score"), [(0, (2, 0)), (1, (2, 0)), (2, (0, 0))])
def test_misdeal(redeals: int, score: tuple[int, int]) -> None:
    """TC8: a misdeal costs 2 and is dealt anew by the same dealer; the third of a round costs nothing."""
    table = fouls(Row(Otherwise(), Gain(2, Opponents()), (NewDeal(), EffectLimit(2))))
    played = game(dealt(13), table)
    setup = Setup(Seat(3), redeals=redeals, streak=(0, 4), held_over=1, term=3)
    result = ended(played, play(played, whole_pack(played, setup), "3:foul=misdeal"))
    assert (result.redealt, result.score, result.next_dealer, result.winner) == (True, score, 3, None)
    assert (result.streak, result.held_over, result.term, result.rows) == ((0, 4), 1, 3, ())


def test_foul_that_ends_the_round() -> None:
    """TC14: looking at a turned trick costs 2, and the hand ends as it stands."""
    played = game(dealt(13), fouls(Row(Otherwise(), Gain(2, Opponents()), (RoundEnds(),))))
    state = taken(played, whole_pack(played), takers(3, 1))
    result = ended(played, play(played, state, "0:foul=misdeal"))
    assert (result.winner, result.score) == (0, (1, 2))
    assert legal(played, play(played, state, "0:foul=misdeal")) == set()
    assert refused(played, play(played, state, "0:foul=misdeal"), "1:foul=misdeal") == "round.end"


def test_foul_that_loses_the_round() -> None:
    """BR: a revoke loses the round at once, whoever has more tricks."""
    played = game(dealt(13), fouls(Row(Otherwise(), Nothing(), (RoundIsLost(),))))
    state = taken(played, whole_pack(played), takers(3, 1))
    result = ended(played, play(played, state, "0:foul=misdeal"))
    assert (result.winner, result.score, result.streak) == (1, (0, 1), (0, 1))


def test_foul_among_three_is_nobodys_win() -> None:
    """Of several opponents none is the winner; the offender is the loser all the same."""
    table = {
        **fouls(Row(Otherwise(), Nothing(), (RoundIsLost(),))),
        **scored(HitPolicy.SUM, lost=Row(Otherwise(), Transfer(2, LOSER))),
    }
    played = game(THREE, table)
    state = taken(played, whole_pack(played, Setup(Seat(2))), [0, 0])
    result = ended(played, play(played, state, "1:foul=misdeal"))
    assert (result.winner, result.score) == (None, (0, -2, 0))


def test_rows_of_fouls_look_at_the_offender() -> None:
    """TC14: 5 early, 15 later while the offenders have nothing, else 2; several rows add up by `sum`.

    The trick is the one that is being played: with three behind it the fourth.
    """
    early = Compare(fact("trick.number"), Comparison.LESS, 4)
    rows = (
        Row(When(AllOf((equal("offender.won", 0), early))), Gain(5, Opponents())),
        Row(When(equal("offender.won", 0)), Gain(15, Opponents())),
        Row(Otherwise(), Gain(2, Opponents())),
    )
    played = game(dealt(13), fouls(*rows))
    for tricks, score in (([0], 5), ([0] * 2, 5), ([0] * 3, 15), ([1], 2)):
        state = play(played, taken(played, whole_pack(played), tricks), "1:foul=misdeal")
        result = ended(played, taken(played, state, [0] * (13 - len(tricks))))
        assert result.score == (1 + score, 0)
    added = game(dealt(13), fouls(*rows, policy=HitPolicy.SUM))
    state = play(added, taken(added, whole_pack(added), [0]), "1:foul=misdeal")
    assert ended(added, taken(added, state, [0] * 12)).score == (1 + 5 + 15 + 2, 0)


def test_limit_counts_only_what_its_row_priced() -> None:
    """TC8: at most twice a round are those that cost, not the dealing that nobody could get wrong."""
    rows = (
        Row(When(IsSame(fact("offender"), fact("dealer_side"))), Gain(2, Opponents()), (EffectLimit(1),)),
        Row(Otherwise(), Nothing()),
    )
    played = game(dealt(13), fouls(*rows))
    state = play(played, whole_pack(played), "0:foul=misdeal 2:foul=misdeal 1:foul=misdeal 3:foul=misdeal")
    assert ended(played, taken(played, state, WON)).score == (3, 0)


def test_who_was_it() -> None:
    """TC11: a row may ask for the player, not only for the side, as where partners differ."""
    his = When(IsSame(fact("trick.taker"), fact("offending_player")))
    named = When(IsSame(fact("offending_player"), fact("dealer")))
    rows = (Row(his, Gain(3, Opponents())), Row(named, Gain(5, Opponents())), Row(Otherwise(), Nothing()))
    played = game(dealt(13), fouls(*rows))
    for tricks, who, costs in (([], 0, 0), ([0], 0, 3), ([0], 2, 0), ([0], 3, 5), ([3], 3, 3)):
        state = play(played, taken(played, whole_pack(played, Setup(Seat(3))), tricks), f"{who}:foul=misdeal")
        result = ended(played, taken(played, state, [0] * (13 - len(tricks))))
        assert result.score == ((1, costs) if who % 2 == 0 else (1 + costs, 0)), (tricks, who)


def test_a_round_lost_by_an_irregularity() -> None:
    """TC14: looking back costs 2 even where the others have seven tricks; giving up is another matter."""
    table = scored(
        HitPolicy.FIRST_MATCH,
        looked=Row(When(true("forfeited")), Gain(2)),
        kap=Row(When(equal("winner.opening_run", 7)), Gain(5)),
        win=Row(Otherwise(), Gain(1)),
    )
    conceding = {"play.concede": Concede(BothSidesHave())}
    played = game(dealt(13), conceding, fouls(Row(Otherwise(), Nothing(), (RoundIsLost(),))), table)
    state = taken(played, whole_pack(played), [0] * 7)
    assert ended(played, play(played, state, "1:foul=misdeal")).score == (2, 0)
    state = taken(played, state, [1])
    assert ended(played, play(played, state, "1:concede")).score == (5, 0)


ACE, JACK = "2S3S4S5S6S7S8S9STS2H3H4HAH", "2S3S4S5S6S7S8S9STS2H3H4HJH"


@pytest.mark.parametrize(
    ("hand", "actions", "costs"),
    [
        (JACK, "0:foul=misdeal", 5),
        (JACK, "2:foul=misdeal", 0),
        (JACK, "3:foul=misdeal", 0),
        (ACE, "0:foul=misdeal", 0),
        (ACE, "0:pass 0:foul=misdeal", 0),
        (JACK, "0:2S 0:foul=misdeal", 0),
    ],
)
def test_a_new_deal_asked_for_wrongly(hand: str, actions: str, costs: int) -> None:
    """TC7: by the caller, with a picture among thirteen; not a true claim, another's or one during play."""
    asks = MayRedeal(CALLER, NoRanks((Rank.KING, Rank.QUEEN, Rank.JACK)))
    rows = (Row(When(true("wrongly_asked")), Gain(5, Opponents())), Row(Otherwise(), Nothing()))
    played = game(script(Packet(13, ToEach()), asks, PlayUntil(HandsEmpty())), fouls(*rows))
    state = play(played, deal(played, hand), actions)
    assert sum(each.amount for each in state.asked.penalties) == costs


def test_conceding() -> None:
    """TC13: allowed only once both sides have a trick; who gives up loses the round."""
    troefcall = game(dealt(13), {"play.concede": Concede(BothSidesHave())})
    state = taken(troefcall, whole_pack(troefcall), [0, 0])
    for seat in range(4):  # giving up is no matter of turns
        assert refused(troefcall, state, f"{seat}:concede") == "play.concede"
    state = taken(troefcall, state, [1])
    assert ended(troefcall, play(troefcall, state, "0:concede")).winner == 1
    without = game(dealt(13))
    assert refused(without, whole_pack(without), "0:concede") == "round.s2"


def test_giving_up_too_early() -> None:
    """TC13: a side without a trick that gives up loses as much as by a baunie; later it is any win."""
    may = AnyOf((BothSidesHave(), equal("side.won", 0)))
    table = scored(
        HitPolicy.FIRST_MATCH,
        early=Row(When(AllOf((true("conceded"), equal("loser.won", 0)))), Gain(15)),
        win=Row(Otherwise(), Gain(2)),
    )
    troefcall = game(dealt(13), {"play.concede": Concede(may)}, table)
    state = taken(troefcall, whole_pack(troefcall), [0, 0])
    assert ended(troefcall, play(troefcall, state, "1:concede")).score == (15, 0)
    assert refused(troefcall, state, "0:concede") == "play.concede"
    state = taken(troefcall, state, [1])
    assert ended(troefcall, play(troefcall, state, "1:concede")).score == (2, 0)
    assert ended(troefcall, taken(troefcall, state, [1] * 10)).score == (0, 2)
