"""Steps that look at a round under way: whose turn, what he may do, who takes the trick, what lies where."""

from __future__ import annotations

from pytest_bdd import parsers, then

from courtpiece_spec.cards import CARDS
from courtpiece_spec.engine import Verb
from tests.features.table import Table
from tests.features.words import SEAT, SIDE, SUIT, card_of, cards_of, seat_of, side_of, suit_of

CARDS_NAMED = r"(?!only |any ).*(?:[♠♥♦♣]|\bthe \w+ of ).*"
"""A part of a pattern: words in which a card is named."""


# ---------------------------------------------------------------------- turns
@then(parsers.re(rf"(?P<seat>{SEAT}) is to (?P<what>name trump|lay a card down|lead|play)"))
def is_to(table: Table, seat: str, what: str) -> None:
    player = seat_of(seat, table.layout)
    assert table.to_act() == {player}
    verb = {"name trump": Verb.CALL, "lay a card down": Verb.HIDE}.get(what, Verb.PLAY)
    assert table.legal(player, verb)
    if what in ("lead", "play"):
        assert (what == "lead") is (not table.state.plays)


@then(parsers.re(rf"(?P<seat>{SEAT}) may name any of the four suits"))
def any_suit(table: Table, seat: str) -> None:
    named = {each.what for each in table.legal(seat_of(seat, table.layout), Verb.CALL)}
    assert named == {suit_of(word) for word in SUIT.split("|")}


@then(parsers.re(rf"(?P<seat>{SEAT}) may lay down any of his five cards"))
def any_of_five(table: Table, seat: str) -> None:
    player = seat_of(seat, table.layout)
    hand = set(table.state.hand(player))
    assert len(hand) == 5
    assert {each.what for each in table.legal(player, Verb.HIDE)} == hand


# ---------------------------------------------------------------------- what a player may do
@then(parsers.re(rf"(?P<seat>{SEAT}) may play (?P<how>only |)(?P<cards>{CARDS_NAMED})"))
@then(parsers.re(rf"(?P<seat>{SEAT}) may lead (?P<how>only |)(?P<cards>{CARDS_NAMED})"))
def may_play(table: Table, seat: str, how: str, cards: str) -> None:
    playable, named = table.playable(seat_of(seat, table.layout)), set(cards_of(cards))
    assert named
    assert playable == named if how else playable >= named


@then(parsers.re(rf"(?P<seat>{SEAT}) may not (?:play|lead) (?P<cards>.+)"))
def may_not_play(table: Table, seat: str, cards: str) -> None:
    named = set(cards_of(cards))
    assert named
    assert not table.playable(seat_of(seat, table.layout)) & named


@then(parsers.re(rf"(?P<seat>{SEAT}) may (?:play|lead) any card of his hand"))
def may_play_any(table: Table, seat: str) -> None:
    player = seat_of(seat, table.layout)
    assert table.playable(player) == set(table.state.hand(player))


@then(parsers.re(rf"(?P<seat>{SEAT}) may (?:play|lead) only (?P<suit>{SUIT})"))
def may_play_suit(table: Table, seat: str, suit: str) -> None:
    player = seat_of(seat, table.layout)
    wanted = {card for card in table.state.hand(player) if card.suit is suit_of(suit)}
    assert wanted
    assert table.playable(player) == wanted


@then(
    parsers.re(
        rf"(?P<seat>{SEAT}) may (?P<how>not |)(?:ask for the trump|turn up the hidden card)(?: as well|)"
    )
)
def may_ask(table: Table, seat: str, how: str) -> None:
    assert bool(table.legal(seat_of(seat, table.layout), Verb.REVEAL)) is not bool(how)


@then(parsers.re(rf"(?P<seat>{SEAT}) must turn up the hidden card and may do nothing else"))
def must_ask(table: Table, seat: str) -> None:
    player = seat_of(seat, table.layout)
    assert [(each.seat, each.verb) for each in table.game.legal(table.state)] == [(player, Verb.REVEAL)]


# ---------------------------------------------------------------------- refusals
REASONS = {
    "he can follow suit": "play.follow",
    "his trump is hidden": "play.face_down",
    "it is not his turn": "play.turn",
    "he does not hold it": "play.hand",
    "the round is over": "round.end",
    "trump has to be named first": "round.call",
    "the trump card has to be laid down first": "round.call",
    "the trump card has to be chosen first": "round.hide",
    "he does not hold it among his five": "round.call",
    "the first must bid and each bid is higher than the last": "round.bid",
    "only cards are played now": "round.play",
    "only cards are played in this trick": "round.kachuha",
    "he can follow suit and so may not ask": "trump.reveal.void_player",
    "he must trump": "play.void",
    "he must go over the trump that lies there": "play.void",
    "he may not give up now": "play.concede",
    "that may be changed no more": "round.redeal",
    "he has a picture": "round.redeal",
    "he has asked and must trump": "trump.reveal.void_player",
    "he has turned it up on lead and must lead trump": "trump.reveal.caller_leads",
}
"""The clause that refuses, by the reason that a player would give."""


@then(parsers.re(r"that is refused, since (?P<reason>.+)"))
def is_refused(table: Table, reason: str) -> None:
    assert table.refused is not None, f"{table.tried} is accepted"
    assert table.refused.clause == f"{table.game.book.id}/{REASONS[reason]}"
    assert table.refused.legal == table.game.legal(table.state)


@then("that is allowed")
def is_allowed(table: Table) -> None:
    assert table.tried is not None
    assert table.refused is None


# ---------------------------------------------------------------------- tricks and trump
@then(parsers.re(rf"(?P<seat>{SEAT}) takes the trick"))
@then(parsers.re(rf"(?P<seat>{SEAT}) takes the trick with (?P<card>.+)"))
def takes(table: Table, seat: str, card: str = "") -> None:
    assert not table.state.plays, "the trick is not complete"
    assert table.state.winners[-1] == seat_of(seat, table.layout)
    if card:
        assert CARDS[table.state.tricks.winning[-1]] == card_of(card)


@then(parsers.re(rf"(?P<suit>{SUIT}) are trump"))
def is_trump(table: Table, suit: str) -> None:
    assert table.state.trump.suit is suit_of(suit)


@then("no suit is trump")
@then("no suit is trump yet")
def no_trump(table: Table) -> None:
    assert table.state.trump.suit is None


@then(parsers.re(rf"(?P<seat>{SEAT}) holds (?P<how>not |)(?P<cards>[^n].*) in his hand"))
def holds_now(table: Table, seat: str, how: str, cards: str) -> None:
    hand, named = set(table.state.hand(seat_of(seat, table.layout))), set(cards_of(cards))
    assert named
    assert not hand & named if how else named <= hand


@then(parsers.re(rf"(?P<seat>{SEAT}) holds (?P<number>\d+) cards"))
def holds_number(table: Table, seat: str, number: str) -> None:
    assert len(table.state.hand(seat_of(seat, table.layout))) == int(number)


@then(parsers.re(rf"(?P<seat>{SEAT}) (?P<how>knows|does not know) that (?P<card>.+) lies face down"))
def knows(table: Table, seat: str, how: str, card: str) -> None:
    view = table.game.view(table.state, seat_of(seat, table.layout))
    assert any(secret.endswith(f"hide={card_of(card)}") for secret in view.seen) is (how == "knows")
    assert not any(f"hide={card_of(card)}" in event for event in view.history)


# ---------------------------------------------------------------------- the pile
@then(parsers.re(rf"(?P<side>{SIDE}) have (?:collected )?(?P<number>\d+) tricks?"))
def have_tricks(table: Table, side: str, number: str) -> None:
    assert table.tricks_of(side_of(side, table.layout)) == int(number)


@then(parsers.re(r"(?P<number>\d+) tricks? lies? on the table"))
@then(parsers.re(r"(?P<number>\d+) tricks? lie on the table"))
def lying(table: Table, number: str) -> None:
    state = table.state
    assert len(state.winners) - sum(table.game.collected(state)) == int(number)


@then("the tricks are collected like this:")
def collected_like_this(table: Table, datatable: list[list[str]]) -> None:
    """After some tricks: how many each side has collected, and how many lie on the table."""
    assert datatable[0] == ["after trick", "N/S", "E/W", "on the table"]
    for row in datatable[1:]:
        after, north_south, east_west, table_count = map(int, row)
        state = table.after_trick[after - 1]
        counts = table.game.collected(state)
        found = (*counts, len(state.winners) - sum(counts))
        assert found == (north_south, east_west, table_count), f"after trick {after}"
