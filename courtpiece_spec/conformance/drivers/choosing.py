"""How players of a round on purpose choose among what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from attrs import frozen

from courtpiece_spec.cards import CARDS, SUIT_BITS, Card, Suit
from courtpiece_spec.engine import Action, Game, State, Verb
from courtpiece_spec.seats import Seat

_RANKS = "23456789TJQKA"


@frozen
class Leaning:
    """How players choose.

    Attributes:
        strong: The seats that play to win; all others play to lose. None: cards are drawn.
        answer: How questions are answered: first, last, drawn.
        exposing: Whether a player who may have the trump exposed does so: never, always, drawn.
        until: After so many tricks cards are drawn again; 0 means never.
    """

    strong: frozenset[int] | None = None
    answer: str = "drawn"
    exposing: str = "drawn"
    until: int = 0


def chosen(game: Game, state: State, legal: Sequence[Action], leaning: Leaning, chance: Random) -> Action:
    """One of the legal actions."""
    cards = [action for action in legal if action.verb is Verb.PLAY]
    others = [action for action in legal if action.verb is not Verb.PLAY]
    if others and not cards:
        return _answer(state, others, leaning, chance)
    exposures = [action for action in others if action.verb is Verb.REVEAL]
    if exposures and leaning.exposing == "always":
        return chance.choice(exposures)
    if others and leaning.exposing == "drawn" and chance.random() < _SOMETIMES:
        return chance.choice(others)
    if leaning.strong is None or (leaning.until and len(state.winners) >= leaning.until):
        return chance.choice(cards)
    return _leaning_card(game, state, cards, leaning.strong)


_SOMETIMES = 0.3
"""How often something else than a card is done where both may be."""


def _answer(state: State, others: Sequence[Action], leaning: Leaning, chance: Random) -> Action:
    if leaning.answer == "first":
        return others[0]
    if leaning.answer == "last":
        return others[-1]
    suits = [action for action in others if isinstance(action.what, Suit | Card)]
    if leaning.strong is not None and suits and suits[0].seat is not None:
        # A player who leans one way names the suit that helps.
        held = state.hands[suits[0].seat]
        most = int(suits[0].seat) in leaning.strong

        def length(action: Action) -> tuple[int, str]:
            return (held & SUIT_BITS[_suit(action)]).bit_count(), action.token

        return max(suits, key=length) if most else min(suits, key=length)
    return chance.choice(others)


def _suit(action: Action) -> Suit:
    what = action.what
    assert isinstance(what, Suit | Card)
    return what.suit if isinstance(what, Card) else what


def _leaning_card(game: Game, state: State, cards: Sequence[Action], strong: frozenset[int]) -> Action:
    """A card that helps the strong to take every trick: they lead what nobody beats, others keep low."""
    against = 0
    for each in game.layout.seats:
        if int(each) not in strong:
            against |= state.hands[each]

    def height(action: Action) -> tuple[bool, bool, int, str]:
        card = action.what
        assert isinstance(card, Card)
        higher = sum(
            other.bit
            for other in CARDS
            if other.suit is card.suit and _rank(other) > _rank(card) and other.bit & against
        )
        return not higher, bool(card.bit & state.trump.cards), _rank(card), action.token

    seat = cards[0].seat
    assert seat is not None
    if int(seat) in strong:
        if _partner_has_it(game, state, seat, strong):
            return min(cards, key=lambda action: height(action)[1:])
        return max(cards, key=height)
    return min(cards, key=lambda action: height(action)[1:])


def _partner_has_it(game: Game, state: State, seat: Seat, strong: frozenset[int]) -> bool:
    """Whether one of the strong is about to take the trick, so that a high card would be wasted."""
    if not state.played:
        return False
    now = state.trump
    table = game.table
    place = table.find_taker(state.played, 0, now, table.strengths(state.tricks, now, state.played[0]))
    holder = (int(state.tricks.leader) + place) % game.layout.players
    return holder in strong and holder != int(seat) and len(state.played) == game.layout.players - 1


def _rank(card: Card) -> int:
    return _RANKS.index(card.rank.value)
