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
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import Tricks, Trump
from courtpiece_spec.seats import Seat


@frozen
class Choice:
    """What a void player's choice depends on."""

    seat: Seat
    hand: int
    played: tuple[int, ...]
    tricks: Tricks
    trump: Trump


Narrow = Callable[[Choice, int], int]
"""From the choice and the cards still allowed: the cards allowed by one more rule."""


def void_choice(layout: Layout) -> Narrow | None:
    """The function for a player who cannot follow; None where he may play any card."""
    rule = layout.book.rule("play.void")
    rules = rule.rules if isinstance(rule, Void) else ()
    narrowing = [made for each in rules if (made := carrier(each)(layout, each)) is not None]
    if not narrowing:
        return None

    def allowed(choice: Choice, cards: int) -> int:
        for narrow in narrowing:
            cards = narrow(choice, cards)
        return cards

    return allowed


@carries(MustFollow)
def must_follow(_: Layout, __: MustFollow) -> Callable[[int, int], int]:
    """The cards of the suit led, or 0 when there are none."""
    return lambda hand, led: hand & led


@carries(MayPlayAny)
def may_play_any(_: Layout, __: MayPlayAny) -> None:
    """Any card: nothing is narrowed."""


@carries(MustTrump)
def must_trump(_: Layout, __: MustTrump) -> Narrow:
    """A trump if able."""
    return lambda choice, cards: cards & choice.trump.cards or cards


def highest_trump_lying(layout: Layout, choice: Choice) -> tuple[int, Seat] | None:
    """Strength and player of the highest trump in the trick, or None."""
    strengths = layout.strengths[choice.trump.order]
    lying = [
        (strengths[card], number)
        for number, card in enumerate(choice.played)
        if 1 << card & choice.trump.cards and number >= choice.trump.since
    ]
    if not lying:
        return None
    strength, number = max(lying)
    return strength, layout.seats[(choice.tricks.leader + number) % layout.players]


def _higher(layout: Layout, choice: Choice, strength: int) -> int:
    """The trumps above a strength, as a bit set."""
    strengths = layout.strengths[choice.trump.order]
    return sum(
        1 << card.index
        for card in layout.pack
        if card.bit & choice.trump.cards and strengths[card.index] > strength
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
        low = choice.trump.cards & ~_higher(layout, choice, lying[0])
        return cards & ~low or cards

    return narrow


@carries(RuffOnce)
def ruff_once(_: Layout, __: RuffOnce) -> Narrow:
    """No second ruff in a round, unless nothing but trumps is held (Q69)."""

    def narrow(choice: Choice, cards: int) -> int:
        if not choice.tricks.ruffed >> choice.seat & 1:
            return cards
        return cards & ~choice.trump.cards or cards

    return narrow
