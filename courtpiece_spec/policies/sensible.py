"""A player who plays as people do: wins cheaply, gives nothing away, names the longest suit.

It looks only at what the player on turn may know: the own hand, the trick, and what is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from courtpiece_spec.cards import CARDS, SUIT_BITS, SUITS, Suit, cards_in
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Game, State, Verb
from courtpiece_spec.engine.taking import find_taker, strengths_now
from courtpiece_spec.seats import Seat

Policy = Callable[[State], Action]

_NEVER: Final = frozenset({Verb.FOUL, Verb.CONCEDE, Verb.REDEAL, Verb.DOWN})
"""What is left undone where anything else may be done."""


def sensible(game: Game, draw: Draw) -> Policy:
    """The player for a game; `draw` decides what chance decides."""
    layout = game.layout
    taker, strengths = find_taker(layout), strengths_now(layout)

    def choose(state: State) -> Action:
        actions = game.legal(state)
        first = actions[0]
        if first.seat is None:
            return draw.one_of(actions)
        wanted = tuple(each for each in actions if each.verb not in _NEVER) or actions
        seat = wanted[0].seat
        assert seat is not None
        wanted = tuple(each for each in wanted if each.seat == seat)
        plays = tuple(each for each in wanted if each.verb is Verb.PLAY)
        if not plays:
            return _decision(state, seat, wanted)
        reveal = next((each for each in wanted if each.verb is Verb.REVEAL), None)
        if reveal is not None and state.played and not _partner_wins(state, seat):
            return reveal
        return _card(state, seat, plays)

    def _standing(state: State, played: tuple[int, ...]) -> int:
        """The place of the card that wins the trick so far."""
        return taker(played, state.down, state.trump, strengths(state.tricks, state.trump, played[0]))

    def _partner_wins(state: State, seat: Seat) -> bool:
        winning = (state.tricks.leader + _standing(state, state.played)) % layout.players
        return layout.side_of[winning] == layout.side_of[seat]

    def _card(state: State, seat: Seat, plays: tuple[Action, ...]) -> Action:
        order = layout.strengths[state.trump.order]

        def cost(action: Action) -> tuple[bool, int, int]:
            card = _index(action)
            return bool(1 << card & state.trump.cards), order[card], card

        if not state.played:
            return _lead(state, seat, plays, cost)
        number = len(state.played)
        winning = [each for each in plays if _standing(state, (*state.played, _index(each))) == number]
        if not winning or (_partner_wins(state, seat) and number == layout.players - 1):
            return min(plays, key=cost)
        if _partner_wins(state, seat) and all(cost(each)[0] for each in winning):
            return min(plays, key=cost)
        # The last player wins as cheaply as can be; anybody before that, with the best card.
        last = number == layout.players - 1 or cost(winning[0])[0]
        return min(winning, key=cost) if last else max(winning, key=cost)

    def _lead(
        state: State, seat: Seat, plays: tuple[Action, ...], cost: Callable[[Action], tuple[bool, int, int]]
    ) -> Action:
        """A card that nothing beats within its suit, else the lowest of the longest suit."""
        highest = max(layout.strengths[state.trump.order])
        masters = [
            each
            for each in plays
            if layout.strengths[state.trump.order][_index(each)] == highest and not cost(each)[0]
        ]
        if masters:
            return min(masters, key=cost)

        def length(action: Action) -> tuple[bool, int]:
            suit = SUIT_BITS[CARDS[_index(action)].suit]
            return cost(action)[0], -(state.hands[seat] & suit).bit_count()

        return min(plays, key=lambda each: (length(each), cost(each)))

    def _decision(state: State, seat: Seat, actions: tuple[Action, ...]) -> Action:
        best = _longest_suit(state.hands[seat])
        suited = [each for each in actions if best in (each.what, _suit_of(each))]
        if suited:
            return min(suited, key=_index)
        passing = next((each for each in actions if each.verb in (Verb.PASS, Verb.STOP)), None)
        return actions[0] if passing is None else passing

    return choose


def _index(action: Action) -> int:
    """The number of the card of an action; 0 where it has none."""
    return getattr(action.what, "index", 0)


def _suit_of(action: Action) -> Suit | None:
    return getattr(action.what, "suit", None)


def _longest_suit(hand: int) -> Suit:
    """The suit with the most cards; of equal ones that with the higher cards."""
    return max(
        SUITS,
        key=lambda suit: (
            (hand & SUIT_BITS[suit]).bit_count(),
            sum(c.rank.index for c in cards_in(hand & SUIT_BITS[suit])),
        ),
    )
