"""Actions of a round and their tokens (record.md)."""

from __future__ import annotations

import enum
from typing import Final

from attrs import field, frozen

from courtpiece_spec.cards import CARDS, Card, Suit, card_hint, is_card
from courtpiece_spec.seats import MOST_PLAYERS, SEATS, Seat


class Verb(enum.Enum):
    """What an action does; the value is its word in a token, empty for playing a card."""

    PLAY = ""
    CALL = "call"
    HIDE = "hide"
    WRITE = "write"
    REVEAL = "reveal"
    BID = "bid"
    PASS = "pass"
    REDEAL = "redeal"
    GO_ON = "go_on"
    STOP = "stop"
    DROP = "drop"
    KEEP = "keep"
    LEAVE = "leave"
    DOWN = "down"
    FOUL = "foul"
    CONCEDE = "concede"
    PICK = "pick"


IRREGULAR: Final = frozenset({Verb.FOUL, Verb.CONCEDE})
"""What a player may do at any time, for its price."""


@frozen
class Action:
    """One action: of a seat, or of chance where `seat` is None."""

    seat: Seat | None
    verb: Verb
    what: Card | Suit | int | str | None = None
    token: str = field(init=False, eq=False, repr=False)
    """Such as ``2:AH``."""
    bit: int = field(init=False, eq=False, repr=False)
    """The bit of the card that is played, or 0."""

    @token.default
    def _token(self) -> str:
        seat = "-" if self.seat is None else str(int(self.seat))
        if self.verb is Verb.PLAY:
            return f"{seat}:{self.what}"
        return f"{seat}:{self.verb.value}" + ("" if self.what is None else f"={self.what}")

    @bit.default
    def _bit(self) -> int:
        return self.what.bit if self.verb is Verb.PLAY and isinstance(self.what, Card) else 0

    def __str__(self) -> str:
        return self.token


PLAYS: Final = tuple(tuple(Action(seat, Verb.PLAY, card) for card in CARDS) for seat in SEATS)
"""Playing each card, by seat and card index: made once, since they are most of all actions."""

_ARGUMENTS: Final = {
    Verb.CALL: "a suit, `none` or a mode",
    Verb.HIDE: "a card",
    Verb.WRITE: "a suit",
    Verb.BID: "a number",
    Verb.DROP: "a card",
    Verb.DOWN: "a card",
    Verb.FOUL: "a name",
    Verb.PICK: "a card",
}
_CARD_VERBS: Final = frozenset({Verb.HIDE, Verb.DROP, Verb.DOWN, Verb.PICK})
_WORDS: Final = {verb.value: verb for verb in Verb if verb is not Verb.PLAY}
_SUITS: Final = {suit.value: suit for suit in Suit}


@frozen
class Malformed:
    """Why a token is not well formed."""

    message: str


def parse_token(token: str, players: int) -> Action | Malformed:
    """Read a token strictly.  Whether it is legal is another question."""
    seat_text, colon, rest = token.partition(":")
    if not colon or not rest:
        return Malformed(f"{token!r} is not SEAT:ACTION, such as 2:AH")
    seat: Seat | None = None
    if seat_text != "-":
        if len(seat_text) != 1 or seat_text not in "01234567"[: min(players, MOST_PLAYERS)]:
            return Malformed(f"{token!r}: {seat_text!r} is no seat of this table (0 to {players - 1})")
        seat = SEATS[int(seat_text)]
    if is_card(rest):
        if seat is None:
            return Malformed(f"{token!r}: chance plays no card")
        return PLAYS[seat][Card.parse(rest).index]
    word, equals, argument = rest.partition("=")
    verb = _WORDS.get(word)
    if verb is None:
        return Malformed(f"{token!r}: {word!r} is neither a card nor a known action{card_hint(word)}")
    if (verb is Verb.PICK) != (seat is None):
        return Malformed(f"{token!r}: " + ("only chance picks" if verb is Verb.PICK else "chance only picks"))
    wanted = _ARGUMENTS.get(verb)
    if (wanted is None) == bool(equals):
        return Malformed(f"{token!r}: {word} takes {wanted or 'nothing'} after it")
    if wanted is None:
        return Action(seat, verb)
    return _with_argument(token, seat, verb, argument)


def _with_argument(token: str, seat: Seat | None, verb: Verb, argument: str) -> Action | Malformed:
    """The action with its argument, if that is of the verb's form."""
    if verb in _CARD_VERBS:
        if not is_card(argument):
            return Malformed(f"{token!r}: {argument!r} is not a card{card_hint(argument)}")
        return Action(seat, verb, Card.parse(argument))
    if verb is Verb.BID:
        if not (
            argument.isascii()
            and argument.isdigit()
            and len(argument) <= 2
            and str(int(argument)) == argument
        ):
            return Malformed(f"{token!r}: {argument!r} is not a number of tricks")
        return Action(seat, verb, int(argument))
    if argument in _SUITS and verb in (Verb.CALL, Verb.WRITE):
        return Action(seat, verb, _SUITS[argument])
    is_name = argument.isascii() and argument.isidentifier() and argument == argument.lower()
    if not is_name or verb is Verb.WRITE:
        return Malformed(f"{token!r}: {argument!r} is not {_ARGUMENTS[verb]}")
    return Action(seat, verb, argument)
