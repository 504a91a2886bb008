"""Steps by which the players act: card by card, trick by trick, or a whole row of tricks."""

from __future__ import annotations

from pytest_bdd import given, parsers, when

from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Action, Verb
from tests.features.canonical import takers_of
from tests.features.rows import NobodyAsks, SetByVoid
from tests.features.table import Table
from tests.features.words import DEED, SEAT, SIDE, SUIT, card_of, deed_of, row_of, seat_of, suit_of


@given(parsers.re(rf"(?P<seat>{SEAT}) (?P<deed>{DEED})"))
@when(parsers.re(rf"(?P<seat>{SEAT}) (?P<deed>{DEED})"))
def acts(table: Table, seat: str, deed: str) -> None:
    player = seat_of(seat, table.layout)
    table.do(deed_of(player, deed))


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


# ---------------------------------------------------------------------- rows of tricks
@given(parsers.re(r"the tricks have been taken by (?P<row>[NWSE ]+)"))
@when(parsers.re(r"the tricks are taken by (?P<row>[NWSE ]+)"))
def taken_by(table: Table, row: str) -> None:
    table.play_row(row_of(row, table.layout))


@when(parsers.re(rf"(?P<suit>{SUIT}) are named and the tricks are taken by (?P<row>[NWSE ]+)"))
def named_and_taken_by(table: Table, suit: str, row: str) -> None:
    table.play_row(row_of(row, table.layout), suit=suit_of(suit))


@given(parsers.re(r"trump has been set in trick (?P<trick>\d+), and the tricks taken by (?P<row>[NWSE ]+)"))
@when(parsers.re(r"trump is set in trick (?P<trick>\d+), and the tricks are taken by (?P<row>[NWSE ]+)"))
def set_and_taken_by(table: Table, trick: str, row: str) -> None:
    """The takers of a later setting trick are open, but it stays unset through this row."""
    table.play_row(row_of(row, table.layout), SetByVoid(int(trick)))


@given(parsers.re(r"nobody has asked for the trump, and the tricks have been taken by (?P<row>[NWSE ]+)"))
@when(parsers.re(r"nobody asks for the trump, and the tricks are taken by (?P<row>[NWSE ]+)"))
def unasked(table: Table, row: str) -> None:
    table.play_row(row_of(row, table.layout), NobodyAsks(table.leader()))


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
    played = len(table.state.plays)
    left = [each for each in table.coming if isinstance(each.what, Card)]
    for action in left[: table.layout.players - played]:
        table.do(action)
