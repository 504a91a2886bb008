"""What a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import frozen

from courtpiece_spec.book.steps import LayBlindTrump, Step
from courtpiece_spec.cards import CARDS, Card, Suit, bit_set, cards_in
from courtpiece_spec.engine.actions import Action, Verb
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.state import State, Trump
from courtpiece_spec.seats import Seat

SECRET = "?"
"""Stands in a public event for what only its player knows."""

_SECRET_VERBS = frozenset({Verb.HIDE, Verb.WRITE, Verb.DROP, Verb.DOWN})
_OF_TRUMP = frozenset({Verb.HIDE, Verb.WRITE, Verb.PICK})
"""Secrets that an exposure tells to all."""


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
    """The events in order as this seat noticed them, as tokens; a secret is a question mark."""
    seen: tuple[str, ...]
    """The seat's own secrets, as tokens."""


def viewing(layout: Layout) -> Callable[[State, Seat], View]:
    """The function that shows a round to one seat."""
    players = layout.players
    blind_steps = frozenset(
        number
        for number, clause in enumerate(layout.book.section("round"))
        if isinstance(clause.rule, Step) and isinstance(clause.rule.action, LayBlindTrump)
    )

    def hand(state: State, seat: Seat) -> int:
        """What he has looked at: not yet the cards of which one is to be laid aside unseen."""
        unseen = 0
        if state.step in blind_steps:
            unseen = bit_set(offer.what for offer in state.offers if isinstance(offer.what, Card))
        return state.hands[seat] & ~unseen

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
        return View(
            seat,
            tuple(cards_in(hand(state, seat))),
            tuple(plays),
            trump.suit,
            state.tricks.collected,
            tuple(counts),
            tuple(_heard(state, seat)),
            tuple(_secrets(state, seat)),
        )

    return view


def _heard(state: State, seat: Seat) -> Iterator[str]:
    """The history as a seat has noticed it."""
    for number, action in enumerate(state.history):
        if action.seat == seat or number not in state.asked.quiet:
            yield _public(action, state.trump)


def _public(action: Action, trump: Trump) -> str:
    """An action as everybody sees it."""
    secret = action.verb in _SECRET_VERBS or (action.verb is Verb.PICK and not trump.keeper_knows)
    shown = action.verb in _OF_TRUMP and trump.exposed_after is not None
    if not secret or shown:
        return action.token
    return f"{'-' if action.seat is None else int(action.seat)}:{action.verb.value}={SECRET}"


def _secrets(state: State, seat: Seat) -> Iterator[str]:
    """What only the seat has done or seen, with the cards of the stock that it kept or put away."""
    draws = iter(state.deal.looked)
    for action in state.history:
        if action.verb in (Verb.KEEP, Verb.LEAVE):
            looked = next(draws)
            if action.seat == seat:
                yield from (f"{int(seat)}:look={CARDS[card]}" for card in looked)
        elif action.verb in _SECRET_VERBS and action.seat == seat:
            yield action.token
    if any(offer.verb is Verb.KEEP and offer.seat == seat for offer in state.offers):
        yield f"{int(seat)}:look={CARDS[state.deal.pack[state.deal.dealt]]}"
