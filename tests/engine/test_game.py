"""The face of the engine, and what is asked of it wrongly."""

from __future__ import annotations

import pytest

from courtpiece_spec.book.conditions import HandsEmpty
from courtpiece_spec.book.play import Lead
from courtpiece_spec.book.steps import Packet, PlayTricks, PlayUntil, ToEach
from courtpiece_spec.book.table import Deals, Plays, RoleAt
from courtpiece_spec.book.tables import DecideRow, DecideTable, Gain, HitPolicy, NextRow, NextTable, Row, When
from courtpiece_spec.book.who import HolderOf, LeftOf, Role, SeatNumber, TakerOfTrick, ThisSide
from courtpiece_spec.cards import Card, Suit
from courtpiece_spec.engine import Event, Refused, Setup, pack_of, parse_token
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.people import NobodyThereError
from courtpiece_spec.engine.script import Automatic
from courtpiece_spec.seats import Direction, Seat
from tests.engine.house import (
    DEALER,
    at_least,
    deal,
    dealt,
    ended,
    game,
    legal,
    named,
    play,
    refused,
    scored,
    script,
    taken,
    true,
    whole_pack,
)


def test_pack_that_is_not_the_books() -> None:
    played = game(named(2))
    pack = list(pack_of(played))
    for wrong in (pack[1:], [*pack[1:], pack[1]], [*pack, pack[0]]):
        with pytest.raises(ValueError, match="not the book's pack"):
            played.start(wrong, Setup(Seat(3)))


def test_replay_stops_at_what_is_refused() -> None:
    played = game(named(2))
    tokens = ("0:call=H", "1:2S")
    actions = [action for token in tokens if isinstance(action := parse_token(token, 4), Action)]
    found = played.replay(played.layout.pack, Setup(Seat(3)), actions)
    assert isinstance(found, Refused)
    assert (found.clause, len(found.legal)) == ("tested/play.turn", 2)
    assert "it is not W's turn: N is to act" in found.message


def test_events() -> None:
    """What follows from actions: trump, tricks, collections, further deals, the end."""
    played = game(script(Packet(1, ToEach()), PlayTricks(1), Packet(1, ToEach()), PlayUntil(HandsEmpty())))
    state = deal(played, "AS", "2S", "3S", "4S")
    found = []
    for token in ["0:AS", "1:2S", "2:3S", "3:4S"]:
        action = parse_token(token, 4)
        assert isinstance(action, Action)
        applied = played.apply(state, action)
        assert not isinstance(applied, Refused)
        state = applied[0]
        found.append(applied[1])
    assert found[:3] == [(), (), ()]
    assert [event.what for event in found[3]] == ["trick_taken", "collected", "dealt"]
    assert found[3][0] == Event("trick_taken", Seat(0), 1)
    calls = game(named(1))
    call = calls.apply(deal(calls, "AS", "2S", "3S", "4S"), Action(Seat(0), Verb.CALL, Suit.HEARTS))
    assert not isinstance(call, Refused)
    assert call[1] == (Event("trump_set", suit=Suit.HEARTS),)


def test_cards_that_are_not_held() -> None:
    played = game(named(2))
    state = play(played, deal(played, "ASKS", "2S3S", "4S5S", "6S7S"), "0:call=H")
    assert refused(played, state, "0:2S") == "play.hand"
    assert state.hand(Seat(0)) == (Card.parse("KS"), Card.parse("AS"))
    state = play(played, state, "0:AS")
    assert state.plays == ((0, Card.parse("AS")),)


@pytest.mark.parametrize("who", [Role("bidder"), HolderOf(Card.parse("2C"))])
def test_players_who_are_not_there(who: Role | HolderOf) -> None:
    """A book that asks for nobody is at fault; the checks of the language keep such books out."""
    with pytest.raises(NobodyThereError):
        whole_pack(game(dealt(1), {"play.lead": Lead(who)}))


def test_roles_that_cannot_be() -> None:
    fixed = game(dealt(1), {"roles.caller": RoleAt(SeatNumber(2))})
    assert whole_pack(fixed).deal.roles[fixed.layout.role_index["caller"]] == 1
    with pytest.raises(ValueError, match="nobody can be caller at seat 0"):
        fixed.layout.roles_with("caller", Seat(0))
    with pytest.raises(ValueError, match="a role follows from another role or a seat"):
        game(dealt(1), {"roles.caller": RoleAt(TakerOfTrick())})


def test_a_step_that_waits_for_nobody() -> None:
    with pytest.raises(AssertionError, match="no step waits for 0:pass"):
        Automatic(lambda state: state).apply(whole_pack(game(dealt(1))), Action(Seat(0), Verb.PASS))


def test_directions() -> None:
    """A: the deal runs anticlockwise and the play clockwise; left and right follow the play's numbering."""
    hakem = game(
        dealt(1), {"table.plays": Plays(Direction.CLOCKWISE), "table.deals": Deals(Direction.ANTICLOCKWISE)}
    )
    assert hakem.layout.names == ("N", "E", "S", "W")
    assert hakem.layout.in_order_of_dealing(Seat(0)) == (0, 3, 2, 1)
    assert hakem.layout.left_of(Seat(0)) == 1
    assert hakem.layout.right_of(Seat(0)) == 3


def test_tables_of_which_no_row_holds() -> None:
    """Then nobody has won, nothing is paid, and the role stays where it is."""
    never = When(at_least("caller_side.won", 99))
    played = game(
        dealt(1),
        {"decide": DecideTable(HitPolicy.FIRST_MATCH), "decide.never": DecideRow(never, ThisSide())},
        scored(HitPolicy.FIRST_MATCH, never=Row(never, Gain(1))),
        {
            "next_dealer": NextTable("dealer", HitPolicy.FIRST_MATCH),
            "next_dealer.never": NextRow(never, LeftOf(DEALER)),
        },
    )
    result = ended(played, taken(played, whole_pack(played), [0]))
    assert (result.winner, result.score, result.rows, result.next_dealer) == (None, (0, 0), (), 3)


def test_facts_before_the_first_trick() -> None:
    """What is said of the trick just played does not hold before there is one."""
    guarded = game(
        script(Packet(1, ToEach()), PlayUntil(HandsEmpty())),
        scored(HitPolicy.SUM, cut=Row(When(true("cut_declined")), Gain(1))),
    )
    state = whole_pack(guarded, Setup(Seat(3), cut_declined=True))
    assert legal(guarded, state)
    assert ended(guarded, taken(guarded, state, [0])).score == (1, 0)
