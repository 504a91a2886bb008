"""Which cards a player may play."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from courtpiece_spec.book.play import (
    MayPlayAny,
    MustFollow,
    MustOvertrump,
    MustTrump,
    RuffOnce,
    TrumpMustBeat,
    Void,
)
from courtpiece_spec.cards import RANKS
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import Tricks, Trump
from courtpiece_spec.engine.taking import suits_led
from courtpiece_spec.seats import Seat


@frozen
class Choice:
    """What a void player's choice depends on."""

    seat: Seat
    hand: int
    played: tuple[int, ...]
    tricks: Tricks
    trump: Trump
    down: int
    """Bit set of the cards of the trick that lie face down."""

    @property
    def trumps(self) -> int:
        """The trumps that everybody knows.

        A duty binds only once trump is exposed; else it would tell the suit to who does not know it.
        """
        return 0 if self.trump.hidden is not None else self.trump.cards


Narrow = Callable[[Choice, int], int]
"""From the choice and the cards still allowed: the cards allowed by one more rule."""


def void_choice(layout: Layout) -> Narrow | None:
    """The function for a player who cannot follow; None where he may play any card."""
    rule = layout.book.rule("play.void")
    made: Narrow | None = None if rule is None else carrier(rule)(layout, rule)
    return made


@carries(Void)
def void(layout: Layout, rule: Void) -> Narrow | None:
    """What a player who cannot follow may do: each of the rules narrows his choice."""
    narrowing = [made for each in rule.rules if (made := carrier(each)(layout, each)) is not None]
    if not narrowing:
        return None

    def allowed(choice: Choice, cards: int) -> int:
        for narrow in narrowing:
            cards = narrow(choice, cards)
        return cards

    return allowed


@carries(MustFollow)
def must_follow(layout: Layout, _: MustFollow) -> Callable[[int, Trump], int]:
    """The function from a led card to the bit set of cards that follow it, of which one must be played."""
    return suits_led(layout)


@carries(MayPlayAny)
def may_play_any(_: Layout, __: MayPlayAny) -> None:
    """Any card: nothing is narrowed."""


@carries(MustTrump)
def must_trump(_: Layout, __: MustTrump) -> Narrow:
    """A trump if able."""
    return lambda choice, cards: cards & choice.trumps or cards


def trump_strength(layout: Layout, choice: Choice, card: int) -> int:
    """How high a trump is: a top card that counts as one is above all others."""
    return len(RANKS) + 1 if card == layout.top else layout.strengths[choice.trump.order][card]


def highest_trump_lying(layout: Layout, choice: Choice) -> tuple[int, Seat] | None:
    """Strength and player of the highest trump in the trick, or None."""
    lying = [
        (trump_strength(layout, choice, card), number)
        for number, card in enumerate(choice.played)
        if 1 << card & choice.trumps & ~choice.down and number >= choice.trump.since
    ]
    if not lying:
        return None
    strength, number = max(lying)
    return strength, layout.seats[(choice.tricks.leader + number) % layout.players]


def _higher(layout: Layout, choice: Choice, strength: int) -> int:
    """The trumps above a strength, as a bit set."""
    return sum(
        card.bit
        for card in layout.pack
        if card.bit & choice.trumps and trump_strength(layout, choice, card.index) > strength
    )


@carries(MustOvertrump)
def must_overtrump(layout: Layout, _: MustOvertrump) -> Narrow:
    """A higher trump if one lies there and he can."""

    def narrow(choice: Choice, cards: int) -> int:
        lying = highest_trump_lying(layout, choice)
        return cards if lying is None else cards & _higher(layout, choice, lying[0]) or cards

    return narrow


@carries(TrumpMustBeat)
def trump_must_beat(layout: Layout, rule: TrumpMustBeat) -> Narrow:
    """No trump that does not beat the one lying there, unless nothing else is held."""

    def narrow(choice: Choice, cards: int) -> int:
        lying = highest_trump_lying(layout, choice)
        if lying is None:
            return cards
        if rule.of_an_opponent and layout.side_of[lying[1]] == layout.side_of[choice.seat]:
            return cards
        low = choice.trumps & ~_higher(layout, choice, lying[0])
        return cards & ~low or cards

    return narrow


@carries(RuffOnce)
def ruff_once(_: Layout, __: RuffOnce) -> Narrow:
    """No second ruff in a round, unless nothing but trumps is held (Q69)."""

    def narrow(choice: Choice, cards: int) -> int:
        if not choice.tricks.ruffed >> choice.seat & 1:
            return cards
        return cards & ~choice.trumps or cards

    return narrow
