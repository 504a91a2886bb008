"""Steps before a card is played: which game, who deals, who holds what, and whom the deal gives what."""

from __future__ import annotations

import re

from pytest_bdd import given, parsers, then

from courtpiece_spec.cards import CARDS
from courtpiece_spec.seats import Seat
from tests.features.table import GameOf, Table
from tests.features.words import (
    SEAT,
    SIDE,
    SUIT,
    Holding,
    card_of,
    cards_of,
    holding_of,
    seat_of,
    side_of,
    suit_of,
)


@given(
    parsers.re(r"we play (?P<title>[A-Z][\w -]*)(?P<house_rule>, and .+|)"),
    target_fixture="table",
)
def we_play(title: str, house_rule: str, game_of: GameOf) -> Table:
    """A game by its name: `Be-ranga Double` is the book be_ranga_double.  A house rule is an option."""
    book = re.sub(r"[ -]", "_", title.lower())
    return Table(game_of(f"{book} with {_option(house_rule)}" if house_rule else book))


def _option(house_rule: str) -> str:
    blocked = re.fullmatch(r", and no pile is taken after trick (\d+)", house_rule)
    if blocked is not None:
        return f"blocked_tricks({{{blocked[1]}}})"
    assert house_rule == ", and two aces running do not collect", f"what option is {house_rule!r}?"
    return "ace_on_ace"


@given(parsers.re(rf"(?P<seat>{SEAT}) deals"))
def deals(table: Table, seat: str) -> None:
    table.dealer = seat_of(seat, table.layout)


@given(parsers.re(rf"(?P<side>{SIDE}) have won (?P<rounds>\d+) rounds? running"))
def won_running(table: Table, side: str, rounds: str) -> None:
    runs = [0] * table.layout.side_count
    runs[side_of(side, table.layout)] = int(rounds)
    table.streak = tuple(runs)


@given(parsers.re(rf"(?P<seat>{SEAT}) will play on after seven tricks"))
def will_play_on(table: Table, seat: str) -> None:
    table.goes_on = seat_of(seat, table.layout)


@given(parsers.re(rf"(?P<seat>{SEAT}) means to bid (?P<number>\d+)"))
def means_to_bid(table: Table, seat: str, number: str) -> None:
    """In the auction before a row of tricks; the others pass, or bid the least they may."""
    table.bids[seat_of(seat, table.layout)] = int(number)


@given(parsers.re(rf"(?P<seat>{SEAT}) means to name (?P<suit>{SUIT}) instead"))
def means_to_name(table: Table, seat: str, suit: str) -> None:
    """Where others may name an open trump before a row of tricks."""
    table.challenge = (seat_of(seat, table.layout), suit_of(suit))


# ---------------------------------------------------------------------- hands
@given(parsers.re(rf"(?P<seat>{SEAT}) holds (?P<holding>.+)"))
def holds(table: Table, seat: str, holding: str) -> None:
    table.agree(seat_of(seat, table.layout), holding_of(holding))


@given("the players hold among others:")
def players_hold(table: Table, datatable: list[list[str]]) -> None:
    for seat, holding in datatable:
        table.agree(seat_of(seat, table.layout), holding_of(holding))


@given("the players hold these cards, trick by trick:")
def hold_trick_by_trick(table: Table, datatable: list[list[str]]) -> None:
    """A column for each player; `these cards are played` plays them row by row."""
    for column, player in enumerate(datatable[0]):
        cards = tuple(card_of(row[column]) for row in datatable[1:])
        table.agree(seat_of(player, table.layout), Holding(cards))


@given(parsers.re(rf"among (?P<seat>{SEAT})'s first five cards (?:is|are) (?P<cards>.+)"))
def first_five(table: Table, seat: str, cards: str) -> None:
    found = cards_of(cards)
    table.agree(seat_of(seat, table.layout), Holding(found, first=found))


@given(parsers.re(r"the cards of the pack are numbered from the top, 1 to (?P<size>\d+)"))
def numbered(table: Table, size: str) -> None:
    # Any pack will do whose order is known; this one is not sorted by suit.
    cards = table.layout.pack
    assert len(cards) == int(size)
    table.pack = tuple(cards[(number * 17 + 5) % len(cards)] for number in range(len(cards)))


# ---------------------------------------------------------------------- the deal
def _numbers(text: str) -> list[int]:
    found: list[int] = []
    for part in text.split():
        start, _, end = part.partition("-")
        found += range(int(start), int(end or start) + 1)
    return found


@then("the cards have gone round like this:")
def gone_round(table: Table, datatable: list[list[str]]) -> None:
    state, pack = table.state, table.pack
    assert pack is not None
    wanted: dict[Seat, set[int]] = {seat: set() for seat in table.layout.seats}
    for player, numbers in datatable:
        wanted[seat_of(player, table.layout)] |= set(_numbers(numbers))
    for seat, numbers_of_seat in wanted.items():
        hand = set(state.hand(seat))
        if state.trump.keeper == seat and state.trump.hidden_card is not None:
            hand.add(CARDS[state.trump.hidden_card])
        assert hand == {pack[number - 1] for number in numbers_of_seat}, table.name(seat)
