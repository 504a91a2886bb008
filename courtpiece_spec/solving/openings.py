"""Rounds up to the first card: what the caller may name, and how the round then stands."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.cards import SUIT_BITS, Card, Suit, cards_in
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.seats import Seat
from courtpiece_spec.solving.reasons import Unsolvable

_MOST_DEALS = 1_000
"""So often a pack is drawn again where the book demands a new deal."""


@frozen
class Opening:
    """A deal, and where each call leads."""

    states: tuple[State, ...]
    """The round at its first card, for each suit that may be named; one where nobody names any."""
    longest: int
    """Which of them follows from naming the longest suit."""
    named: bool
    """Whether anybody names trump."""


def draw_opening(game: Game, draw: Draw) -> Opening | Unsolvable:
    """A random deal that is played.  Nobody asks for a new deal; one that the rules demand is dealt."""
    setup = Setup(Seat(0))
    for _ in range(_MOST_DEALS):
        found = _opening(game, game.start(draw.shuffled(game.layout.pack), setup), draw)
        if found is not None:
            return found
    reason = f"{_MOST_DEALS} deals of {game.book.id} in a row all had to be dealt again"
    return Unsolvable(reason, "look at what `courtpiece check` says of the book")


def _opening(game: Game, state: State, draw: Draw) -> Opening | Unsolvable | None:
    """A deal up to its first card; None where it has to be dealt again."""
    before = _walk(game, state, draw, naming=False)
    if game.is_over(before):
        return None
    calls = _calls(before)
    if not calls:
        return Opening((before,), 0, named=False)
    after = [_walk(game, _done(game, before, call), draw, naming=True) for call in calls]
    if any(map(game.is_over, after)):
        return None
    return Opening(tuple(after), longest_suit(game, before, calls), named=True)


def _walk(game: Game, state: State, draw: Draw, *, naming: bool) -> State:
    """The round on to where trump is to be named, or to the first card: every question answered plainly."""
    while not state.allowed and not game.is_over(state) and state.trump.hidden is None:
        if not naming and _calls(state):
            return state
        legal = game.legal(state)
        plain = [each for each in legal if each.verb is Verb.PASS] or list(legal)
        state = _done(game, state, draw.one_of(legal) if legal[0].seat is None else plain[0])
    return state


def _calls(state: State) -> tuple[Action, ...]:
    """What may be named where trump is still open."""
    if state.trump.settled:
        return ()
    return tuple(each for each in state.offers if each.verb is Verb.CALL)


def _done(game: Game, state: State, action: Action) -> State:
    applied = game.apply(state, action)
    assert not isinstance(applied, Refused)
    return applied[0]


def longest_suit(game: Game, state: State, calls: tuple[Action, ...]) -> int:
    """Which call names the longest suit held; of two, the one with the higher cards, or the first."""
    order = game.layout.strengths[""]

    def worth(number: int) -> tuple[int, list[int]]:
        call = calls[number]
        if not isinstance(call.what, Suit) or call.seat is None:
            return -1, []
        held: list[Card] = list(cards_in(state.hands[call.seat] & SUIT_BITS[call.what]))
        return len(held), sorted((order[card.index] for card in held), reverse=True)

    return max(range(len(calls)), key=worth)
