"""Rounds played by the reference engine on purpose: packs stacked for a hand, players who lean one way.

Chance alone hardly ever deals a hand that may be thrown in, or brings seven tricks to none.  A `Manner` says
what is wanted; all the rest is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from attrs import field, frozen

from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, SUITS, Card
from courtpiece_spec.conformance.drivers.choosing import Leaning, chosen
from courtpiece_spec.engine import Action, Game, Refused, Setup, State
from courtpiece_spec.records.dealing import places_of
from courtpiece_spec.seats import Seat

_HIGH = "AKQJT98765432"
_KEPT_OUT = (frozenset("AKQJ"), frozenset("AKQJT"), frozenset("KQJ"), frozenset("AKQ"), frozenset("9T"))
"""Ranks that a poor hand lacks."""


@frozen
class Manner:
    """How a round is to come about.

    Attributes:
        stack: Which hands the pack is stacked for: nothing, strong, poor, long, aces, ordered.
        seat: Whose hand it is; a strong one is his partner's as well.
        number: What more a stack needs: which ranks a poor hand lacks, how long a long suit is.
        first: Whether only the first packet of the hand is stacked.
        leaning: How the players choose.
    """

    stack: str = ""
    seat: int = 0
    number: int = 0
    first: bool = False
    leaning: Leaning = field(factory=Leaning)


@frozen
class Played:
    """A round as it was played: the states are one more than the actions."""

    game: Game
    setup: Setup
    pack: tuple[Card, ...]
    actions: tuple[Action, ...]
    states: tuple[State, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        """The actions as tokens."""
        return tuple(action.token for action in self.actions)

    @property
    def end(self) -> State:
        """The last state."""
        return self.states[-1]


def play_round(game: Game, setup: Setup, manner: Manner, chance: Random, most: int | None = None) -> Played:
    """A legal round, played to its end or to `most` actions."""
    pack = stacked(game, setup, manner, chance)
    states = [game.start(pack, setup)]
    actions: list[Action] = []
    while (most is None or len(actions) < most) and (legal := game.legal(states[-1])):
        action = chosen(game, states[-1], legal, manner.leaning, chance)
        applied = game.apply(states[-1], action)
        assert not isinstance(applied, Refused)
        actions.append(action)
        states.append(applied[0])
    return Played(game, setup, pack, tuple(actions), tuple(states))


# ---------------------------------------------------------------------- packs
def stacked(game: Game, setup: Setup, manner: Manner, chance: Random) -> tuple[Card, ...]:
    """The pack of a round, stacked as its manner says."""
    mixed = list(game.layout.pack)
    if manner.stack == "ordered":
        return tuple(mixed)
    chance.shuffle(mixed)
    seat = game.layout.seats[manner.seat % game.layout.players]
    wanted = _wanted(game, manner, seat, mixed)
    return _dealt_so(game, setup, wanted, mixed, first=manner.first) if wanted else tuple(mixed)


def _wanted(game: Game, manner: Manner, seat: Seat, mixed: Sequence[Card]) -> Mapping[Seat, list[Card]]:
    """Which cards a seat should get, the most wanted first."""
    layout = game.layout
    if manner.stack == "strong":
        high = sorted(mixed, key=lambda card: _HIGH.index(card.rank.value))
        partners = [each for each in layout.seats if layout.side_of[each] == layout.side_of[seat]]
        share = len(high) // layout.players
        return {each: high[place :: len(partners)][:share] for place, each in enumerate(partners)}
    if manner.stack == "poor":
        lacking = _KEPT_OUT[manner.number % len(_KEPT_OUT)]
        return {seat: [card for card in mixed if card.rank.value not in lacking]}
    if manner.stack == "long":
        suit = SUITS[manner.number % len(SUITS)]
        length = 6 + manner.number % 5
        return {seat: [card for card in mixed if card.suit is suit][:length]}
    if manner.stack == "aces":
        best = RANKS_HIGH_TO_LOW[:2] if manner.number % 2 else RANKS_HIGH_TO_LOW[:1]
        return {seat: [card for card in mixed if card.rank in best]}
    return {}


def _dealt_so(
    game: Game, setup: Setup, wanted: Mapping[Seat, list[Card]], mixed: list[Card], *, first: bool
) -> tuple[Card, ...]:
    """A pack that deals to each seat the cards that it should get, as far as it gets so many."""
    places = places_of(game, setup)
    pack: list[Card | None] = [None] * len(mixed)
    used: set[Card] = set()
    for seat, cards in wanted.items():
        free = places[seat][:5] if first else places[seat]
        chosen_cards = [card for card in cards if card not in used]
        for place, card in zip(free, chosen_cards, strict=False):
            pack[place] = card
            used.add(card)
    rest = iter([card for card in mixed if card not in used])
    return tuple(next(rest) if card is None else card for card in pack)
