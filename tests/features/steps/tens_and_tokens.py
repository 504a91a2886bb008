"""Steps of games in which tens decide, tokens go from side to side, or chance turns up the trump."""

from __future__ import annotations

from pytest_bdd import given, parsers, then, when

from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.engine import Action, Verb
from courtpiece_spec.seats import Seat
from tests.features.rows import SetByVoid
from tests.features.steps.matches import Evening
from tests.features.table import Table
from tests.features.words import SEAT, SIDE, SUIT, card_of, cards_of, seat_of, side_of, suit_of

SIGNED_ROW = r"[NWSE](?: 10[♠♥♦♣])?(?:, [NWSE](?: 10[♠♥♦♣])?)*"
"""A row of takers, some with the ten that they take a trick with: ``N 10♠, W, S``."""


def _row(text: str, table: Table) -> tuple[tuple[Seat, ...], tuple[Card | None, ...]]:
    takers, cards = [], []
    for part in text.split(", "):
        taker, _, card = part.partition(" ")
        takers.append(seat_of(taker, table.layout))
        cards.append(card_of(card) if card else None)
    return tuple(takers), tuple(cards)


# ---------------------------------------------------------------------- tens
@when(parsers.re(rf"the tricks are won by (?P<row>{SIGNED_ROW})"))
def won_by(table: Table, row: str) -> None:
    takers, cards = _row(row, table)
    table.play_row(takers, told=cards)


@when(parsers.re(rf"trump is set in trick (?P<trick>\d+), and the tricks are won by (?P<row>{SIGNED_ROW})"))
def set_and_won_by(table: Table, trick: str, row: str) -> None:
    takers, cards = _row(row, table)
    table.play_row(takers, SetByVoid(int(trick)), told=cards)


@then(parsers.re(rf"(?P<side>{SIDE}) have (?P<number>\d+) tens?"))
def have_tens(table: Table, side: str, number: str) -> None:
    taken = table.state.tricks.captured[side_of(side, table.layout)]
    tens = [card for card in table.layout.pack if card.rank is Rank.TEN and taken & card.bit]
    assert len(tens) == int(number)


# ---------------------------------------------------------------------- tokens
@then(parsers.re(rf"(?P<winners>{SIDE}) take (?P<number>\d+) tokens? from (?P<losers>{SIDE})"))
def take_tokens(table: Table, winners: str, number: str, losers: str) -> None:
    score = table.result().score
    assert score[side_of(winners, table.layout)] == int(number)
    assert score[side_of(losers, table.layout)] == -int(number)


@then("nobody wins the round")
def nobody_wins(table: Table) -> None:
    assert table.result().winner is None
    assert not any(table.result().score)


@given(parsers.re(r"(?P<number>\d+) extra tokens? waits?"))
def extra_waits(table: Table, number: str) -> None:
    table.counters = (("extra", (int(number),)),)


@then(parsers.re(r"(?P<number>\d+|no) extra tokens? (?:is|are) waiting"))
def extra_is_waiting(table: Table, number: str) -> None:
    assert dict(table.result().counters)["extra"] == (0 if number == "no" else int(number),)


@then(parsers.re(r"(?P<number>\d+|no) extra tokens? (?:is|are) waiting after these rounds"))
def extra_is_waiting_after(evening: Evening, number: str) -> None:
    assert evening.state.total("extra") == (0 if number == "no" else int(number),)


# ---------------------------------------------------------------------- new deals, and what chance turns up
@given(parsers.re(r"(?P<number>\d+) new deals have been asked for already"))
def redeals_before(table: Table, number: str) -> None:
    table.redeals = int(number)


@then(parsers.re(rf"(?P<seat>{SEAT}) may (?P<how>not |)demand a new deal"))
def may_demand(table: Table, seat: str, how: str) -> None:
    assert bool(table.legal(seat_of(seat, table.layout), Verb.REDEAL)) is not bool(how)


@then(parsers.re(rf"(?P<seat>{SEAT}) may leave trump open"))
def may_leave_open(table: Table, seat: str) -> None:
    assert table.legal(seat_of(seat, table.layout), Verb.PASS)


@then(parsers.re(r"the cards are dealt again, and (?P<seat>North|West|South|East) deals"))
def dealt_again(table: Table, seat: str) -> None:
    result = table.result()
    assert result.redealt
    assert result.winner is None
    assert not any(result.score)
    assert result.next_dealer == seat_of(seat, table.layout)


@then(parsers.re(r"chance turns up one of (?P<cards>.*[♠♥♦♣].*)"))
def turns_up_one_of(table: Table, cards: str) -> None:
    offers = table.game.legal(table.state)
    assert {each.verb for each in offers} == {Verb.PICK}
    assert {each.what for each in offers} == set(cards_of(cards))


@then(parsers.re(r"chance turns up one of the (?P<number>\d+) cards of the pack"))
def turns_up_one_of_the_pack(table: Table, number: str) -> None:
    offers = table.game.legal(table.state)
    assert len(offers) == int(number)
    assert {each.what for each in offers} == set(table.layout.pack)


@then(parsers.re(r"chance turns up one of the (?P<number>\d+) cards played"))
def turns_up_one_played(table: Table, number: str) -> None:
    offers = table.game.legal(table.state)
    played = {each.what for each in table.state.history if each.verb is Verb.PLAY}
    assert len(played) == int(number)
    assert {(each.seat, each.verb, each.what) for each in offers} == {
        (None, Verb.PICK, card) for card in played
    }


@when(parsers.re(rf"a card of (?P<suit>{SUIT}) is turned up"))
def suit_turned_up(table: Table, suit: str) -> None:
    wanted = suit_of(suit)
    offers = table.game.legal(table.state)
    table.do(next(each for each in offers if isinstance(each.what, Card) and each.what.suit is wanted))


@when(parsers.re(r"(?P<card>(?!a card of ).+[♠♥♦♣]) is turned up"))
def turned_up(table: Table, card: str) -> None:
    table.do(Action(None, Verb.PICK, card_of(card)))


@then(parsers.re(r"everybody holds (?P<number>\d+) cards"))
def everybody_holds(table: Table, number: str) -> None:
    assert {len(table.state.hand(seat)) for seat in table.layout.seats} == {int(number)}
