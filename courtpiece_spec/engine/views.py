"""What a seat knows."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from courtpiece_spec.cards import CARDS, Card, Suit, cards_in
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.state import State
from courtpiece_spec.seats import Seat

SECRET = "?"
"""Stands in a public event for what only its player knows."""

_SECRET_VERBS = frozenset({Verb.HIDE, Verb.WRITE, Verb.DROP, Verb.DOWN})


@frozen
class View:
    """A round as one seat knows it."""

    seat: Seat
    hand: tuple[Card, ...]
    plays: tuple[tuple[Seat, Card | None], ...]
    """The current trick; None for a card played face down by somebody else."""
    trump: Suit | None
    """The suit in force that everyone knows."""
    collected: tuple[int, ...]
    counts: tuple[int, ...]
    """How many cards each seat holds, a card laid down included."""
    history: tuple[str, ...]
    """The public events in order, as tokens; a secret is a question mark."""
    seen: tuple[str, ...]
    """The seat's own secrets, as tokens."""


def viewing(layout: Layout) -> Callable[[State, Seat], View]:
    """The function that shows a round to one seat."""
    players = layout.players

    def view(state: State, seat: Seat) -> View:
        trump = state.trump
        counts = [hand.bit_count() for hand in state.hands]
        if trump.hidden_card is not None and trump.keeper is not None:
            counts[trump.keeper] += 1
        plays = []
        for number, card in enumerate(state.played):
            player = layout.seats[(state.tricks.leader + number) % players]
            unseen = state.down >> card & 1 and player != seat
            plays.append((player, None if unseen else CARDS[card]))
        seen = [
            action.token for action in state.history if action.verb in _SECRET_VERBS and action.seat == seat
        ]
        drawn = _drawn(state, seat)
        if drawn is not None:
            seen.append(f"{int(seat)}:look={drawn}")
        return View(
            seat,
            tuple(cards_in(state.hands[seat])),
            tuple(plays),
            trump.suit,
            state.tricks.collected,
            tuple(counts),
            tuple(
                _public(action, blind=trump.keeper is not None and not trump.keeper_knows)
                for action in state.history
            ),
            tuple(seen),
        )

    return view


def _public(action: Action, *, blind: bool) -> str:
    """An action as everybody sees it."""
    if action.verb in _SECRET_VERBS or (blind and action.verb is Verb.PICK):
        seat = "-" if action.seat is None else int(action.seat)
        return f"{seat}:{action.verb.value}={SECRET}"
    return action.token


def _drawn(state: State, seat: Seat) -> Card | None:
    """The card that the seat has looked at and must keep or leave."""
    if any(offer.verb is Verb.KEEP and offer.seat == seat for offer in state.offers):
        return CARDS[state.deal.pack[state.deal.dealt]]
    return None
