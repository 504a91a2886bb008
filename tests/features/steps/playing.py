"""Steps by which the players act: card by card, trick by trick, or a whole row of tricks."""

from __future__ import annotations

from pytest_bdd import given, parsers, when

from courtpiece_spec.cards import SUITS, Card, Suit
from courtpiece_spec.engine import Action, Verb
from courtpiece_spec.seats import Seat
from tests.features.canonical import takers_of
from tests.features.rows import NobodyAsks, SetByVoid
from tests.features.table import Table
from tests.features.words import (
    DEED,
    FOULS,
    ROW,
    SEAT,
    SIDE,
    SUIT,
    Holding,
    card_of,
    cards_of,
    deed_of,
    row_of,
    seat_of,
    suit_of,
)


@given(parsers.re(rf"(?P<seat>{SEAT}) (?!{'|'.join(FOULS)})(?P<deed>{DEED})"))
@when(parsers.re(rf"(?P<seat>{SEAT}) (?!{'|'.join(FOULS)})(?P<deed>{DEED})"))
def acts(table: Table, seat: str, deed: str) -> None:
    player = seat_of(seat, table.layout)
    table.do(deed_of(player, deed))


@given(parsers.re(rf"(?P<seat>{SEAT}) (?P<wrong>{'|'.join(FOULS)})"))
@when(parsers.re(rf"(?P<seat>{SEAT}) (?P<wrong>{'|'.join(FOULS)})"))
def does_wrong(table: Table, seat: str, wrong: str) -> None:
    table.do(Action(seat_of(seat, table.layout), Verb.FOUL, FOULS[wrong]))


@when(parsers.re(rf"(?P<seat>{SEAT}) tries to (?P<deed>{DEED})"))
def tries(table: Table, seat: str, deed: str) -> None:
    player = seat_of(seat, table.layout)
    table.attempt(deed_of(player, deed))


@when(parsers.re(rf"(?P<seat>{SEAT}) tries to play any card"))
def tries_any(table: Table, seat: str) -> None:
    player = seat_of(seat, table.layout)
    hand = table.state.hand(player)
    table.attempt(Action(player, Verb.PLAY, hand[0] if hand else card_of("2♣")))


@when(parsers.re(rf"(?P<seat>{SEAT}) plays his last card"))
def last_card(table: Table, seat: str) -> None:
    player = seat_of(seat, table.layout)
    (card,) = table.playable(player)
    table.do(Action(player, Verb.PLAY, card))


@given("this trick has been played:")
@when("this trick is played:")
@when("these tricks are played:")
def trick_played(table: Table, datatable: list[list[str]]) -> None:
    """Players in the order of play; where a row begins with a name, this player leads it."""
    players = row_of(" ".join(datatable[0]), table.layout)
    for row in datatable[1:]:
        for player, card in zip(players, row, strict=True):
            table.do(Action(player, Verb.PLAY, card_of(card)))


@given(parsers.re(r"a deal in which this trick can be played: (?P<cards>.+)"))
def deal_for_trick(table: Table, cards: str) -> None:
    """Whoever does not follow suit holds none of it."""
    played = cards_of(cards)
    for number, card in enumerate(played):
        seat = Seat((table.leader() + number) % table.layout.players)
        void = frozenset({played[0].suit}) - {card.suit}
        table.agree(seat, Holding((card,), without=void))


@when(parsers.re(r"the trick (?P<cards>.+) is played"))
def that_trick(table: Table, cards: str) -> None:
    for card in cards_of(cards):
        turn = table.state.turn
        assert turn is not None
        table.do(Action(turn, Verb.PLAY, card))


@given("the first trick is about to be led")
def about_to_be_led(table: Table) -> None:
    """Clubs are named, or a card of no importance is laid down."""
    for action in table.game.legal(table.state):
        wanted = {Verb.CALL: Suit.CLUBS}.get(action.verb, action.what)
        held = action.seat is not None and action.what in table.holdings.get(action.seat, Holding()).cards
        if action.verb in (Verb.CALL, Verb.HIDE) and action.what == wanted and not held:
            table.do(action)
            break
    assert not table.state.plays
    assert table.state.turn is not None


@when("they are played in this order")
def played_in_order(table: Table) -> None:
    """Cards held trick by trick: whoever has the lead begins each."""
    held = {seat: holding.cards for seat, holding in table.holdings.items()}
    for cards in zip(*(held[seat] for seat in table.layout.seats), strict=True):
        for _ in cards:
            turn = table.state.turn
            assert turn is not None
            table.do(Action(turn, Verb.PLAY, cards[turn]))


# ---------------------------------------------------------------------- rows of tricks
@given(parsers.re(rf"the tricks have been taken by (?P<row>{ROW})"))
@when(parsers.re(rf"the tricks are taken by (?P<row>{ROW})"))
def taken_by(table: Table, row: str) -> None:
    table.play_row(row_of(row, table.layout))


@when(parsers.re(rf"(?P<suit>{SUIT}) are named and the tricks are taken by (?P<row>{ROW})"))
def named_and_taken_by(table: Table, suit: str, row: str) -> None:
    table.play_row(row_of(row, table.layout), suit=suit_of(suit))


@given(parsers.re(rf"trump has been set in trick (?P<trick>\d+), and the tricks taken by (?P<row>{ROW})"))
@when(parsers.re(rf"trump is set in trick (?P<trick>\d+), and the tricks are taken by (?P<row>{ROW})"))
def set_and_taken_by(table: Table, trick: str, row: str) -> None:
    """The takers of a later setting trick are open, but it stays unset through this row."""
    table.play_row(row_of(row, table.layout), SetByVoid(int(trick)))


@given(parsers.re(rf"nobody has asked for the trump, and the tricks have been taken by (?P<row>{ROW})"))
@when(parsers.re(rf"nobody asks for the trump, and the tricks are taken by (?P<row>{ROW})"))
def unasked(table: Table, row: str) -> None:
    table.play_row(row_of(row, table.layout), NobodyAsks(table.leader()))


@when(parsers.re(rf"everybody follows suit to two tricks of each suit, taken by (?P<row>{ROW})"))
def all_follow(table: Table, row: str) -> None:
    """The high half of each suit makes its first trick, which has the ten in it, the low half its second."""
    seats, ranks = table.layout.seats, table.layout.ranks
    takers = row_of(row, table.layout)
    assert len(takers) == 2 * len(SUITS)
    assert len(ranks) == 2 * len(seats)
    held: dict[Seat, list[Card]] = {seat: [] for seat in seats}
    for number, taker in enumerate(takers):
        half = ranks[len(seats) :] if number % 2 else ranks[: len(seats)]
        for rank, seat in zip(half, (taker, *(seat for seat in seats if seat != taker)), strict=True):
            held[seat].append(Card(rank, SUITS[number // 2]))
    for seat, cards in held.items():
        table.agree(seat, Holding(tuple(cards)))
    played_in_order(table)
    assert table.state.winners == takers


@when(parsers.re(rf"(?P<side>{SIDE}) win the tricks (?P<counts>\d+-\d+)"))
def side_wins(table: Table, side: str, counts: str) -> None:
    short = {"North and South": "N/S", "East and West": "E/W"}[side]
    table.play_row(takers_of(f"{short} {counts}", table.layout))


@when(parsers.re(rf"the others play on until it is (?P<seat>{SEAT})'s turn"))
def up_to(table: Table, seat: str) -> None:
    table.play_up_to(seat_of(seat, table.layout))


@when("the rest of the trick is played")
def rest_of_trick(table: Table) -> None:
    """Of a row of tricks that stands in the middle of one."""
    left = [card for card in table.coming if card not in table.state.history]
    for card in left[: table.layout.players - len(table.state.plays)]:
        table.do(card)
