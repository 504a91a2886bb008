"""Pictures of the table: seats and the way of play, the deal, the dealer's path."""

from __future__ import annotations

from collections.abc import Iterator

from courtpiece_spec.book.tables import NextRow, NextTable
from courtpiece_spec.engine.deciding import next_row
from courtpiece_spec.engine.people import NobodyThereError
from courtpiece_spec.rulebook.chapters.played import Played, play_round
from courtpiece_spec.rulebook.content import Listing, Part, Picture
from courtpiece_spec.rulebook.making import Making
from courtpiece_spec.rulebook.pictures import packets, table
from courtpiece_spec.rulebook.pictures.packets import Dealt
from courtpiece_spec.seats import Seat


def seat_names(making: Making) -> dict[Seat, str]:
    """What people call each seat."""
    return {seat: making.seat(seat) for seat in making.game.layout.seats}


def lead_and_take(making: Making, leader: Seat, taker: Seat | None) -> dict[Seat, str]:
    """What stands under the names of a trick: who leads, who takes it; of one who does both, the latter."""
    notes = {leader: making.say("picture-leads")}
    return notes if taker is None else notes | {taker: making.say("picture-takes")}


def seats_picture(making: Making) -> Iterator[Part]:
    """The table with the way of play; the dealer is marked."""
    layout, names = making.game.layout, seat_names(making)
    caption = making.say("picture-seats", seats=tuple(map(making.seat_at, layout.seats)))
    notes = {layout.seats[0]: making.say("picture-dealer")}
    yield Picture(table.seats(layout, names, notes, caption, caption), caption, caption)


def deal_picture(making: Making) -> Iterator[Part]:
    """The packets of a deal, as the engine deals them in the whole hand."""
    played = play_round(making)
    dealt = sorted(
        (first, last, seat)
        for seat, received in zip(making.game.layout.seats, played.end.deal.received, strict=True)
        for _, first, last in received
    )
    if not dealt:
        return
    order = list(dict.fromkeys(seat for _, _, seat in dealt))
    drawn, told = [], []
    column, last_row = 0, -1
    for number, (first, last, seat) in enumerate(dealt, start=1):
        row = order.index(seat)
        if row <= last_row:
            column += 1
        last_row = row
        cards = last - first
        count = making.number(cards)
        drawn.append(Dealt(column, row, cards, making.number(number), count))
        told.append(making.say("picture-packet", number=number, seat=making.seat_at(seat), cards=cards))
    if column > 13 or len(dealt) > 40:
        return  # one card at a time shows nothing
    names = [making.seat(seat) for seat in order]
    caption = making.say("picture-deal")
    description = making.say("picture-deal-text", packets=tuple(told))
    yield Picture(packets.deal(names, drawn, caption, description), caption, description)


def path_picture(making: Making) -> Iterator[Part]:
    """Who deals next after each outcome, when the same player has dealt."""
    book = making.book
    head = book.rule("next_dealer")
    if not isinstance(head, NextTable):
        return
    played = play_round(making)
    steps: list[tuple[Seat, str]] = []
    told = []
    for clause in book.under("next_dealer"):
        seat = _successor(making, played, clause.rule)
        if seat is None:
            continue
        steps.append((seat, making.number(len(steps) + 1)))
        told.append((seat, making.statement(clause).text))
    if not steps:
        return
    dealer = played.end.deal.setup.dealer
    caption = making.say("picture-path", seat=making.seat_at(dealer))
    lines = tuple(
        making.say("picture-path-step", title=making.sentences.free(text), seat=making.seat_at(seat))
        for seat, text in told
    )
    drawn = table.path(making.game.layout, dealer, steps, seat_names(making), caption, " ".join(lines))
    yield Picture(drawn, caption, " ".join(lines), "legend")
    yield Listing(lines, numbered=True)


def _successor(making: Making, played: Played, rule: object) -> Seat | None:
    if not isinstance(rule, NextRow):
        return None
    try:
        return next_row(making.game.layout, rule)(played.end)
    except NobodyThereError:
        return None
