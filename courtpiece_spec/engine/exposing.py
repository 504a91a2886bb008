"""Hidden trump: who may expose it, what that obliges to, from which card on it counts."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from attrs import frozen

from courtpiece_spec.book.play import (
    AfterReveal,
    AtOnce,
    BeingVoid,
    FromStart,
    HiddenInHand,
    HiddenOutOfHand,
    Leading,
    MayDemand,
    MayReveal,
    MustLeadTrumpThen,
    MustReveal,
    MustRevealTrumping,
    MustTrumpThen,
    Never,
    NextTrick,
    OnlyAfterReveal,
    Power,
    ReturnToHand,
    ShownAfter,
    ShownWhenVoid,
    VoidOpponent,
    VoidPlayer,
    WholeTrick,
)
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import find_players, find_seat
from courtpiece_spec.engine.registry import CARRIERS, carrier, carries
from courtpiece_spec.engine.state import State
from courtpiece_spec.engine.taking import trump_cards
from courtpiece_spec.seats import Seat


@frozen
class Exposure:
    """A way in which a hidden trump may come to light at this moment."""

    path: str
    duty: str
    """``trump``, ``lead`` or empty."""
    forced: bool = False
    """The player has no other action."""
    automatic: bool = False
    """It happens without anybody's action."""


@frozen
class Moment:
    """When an exposure is judged: a player is to play."""

    state: State
    seat: Seat
    leading: bool
    void: bool


FindExposure = Callable[[Moment], Exposure | None]


def exposures(layout: Layout) -> tuple[FindExposure, ...]:
    """One function for each reveal clause of the book, in its order."""
    return tuple(
        carrier(clause.rule)(layout, clause.rule, clause.path)
        for clause in layout.book.under("trump.reveal")
        if not isinstance(clause.rule, ShownAfter)
    )


def _duty(rule: MayDemand | MayReveal | ShownWhenVoid) -> str:
    return "" if rule.duty is None else str(carrier(rule.duty)())


@carries(MustTrumpThen)
def must_trump_then() -> str:
    """Who exposes must trump if able; he follows suit first where the exposed card allows it."""
    return "trump"


@carries(MustLeadTrumpThen)
def must_lead_trump_then() -> str:
    """Who exposes on lead must lead a trump."""
    return "lead"


@carries(VoidPlayer)
def void_player(_: Layout, __: VoidPlayer) -> Callable[[Moment], bool]:
    """Anybody who cannot follow."""
    return lambda moment: moment.void


@carries(VoidOpponent)
def void_opponent(layout: Layout, rule: VoidOpponent) -> Callable[[Moment], bool]:
    """An opponent of a player, when he cannot follow."""
    find = find_seat(layout, rule.who)
    side_of = layout.side_of
    return lambda moment: moment.void and side_of[moment.seat] != side_of[find(moment.state)]


@carries(Leading)
def leading(moment: Moment) -> bool:
    """He is to lead."""
    return moment.leading


@carries(BeingVoid)
def being_void(moment: Moment) -> bool:
    """He cannot follow."""
    return moment.void


@carries(MayDemand)
def may_demand(layout: Layout, rule: MayDemand, path: str) -> FindExposure:
    """A void player may have it exposed."""
    fits, duty = carrier(rule.who)(layout, rule.who), _duty(rule)
    return lambda moment: Exposure(path, duty) if fits(moment) else None


@carries(MayReveal)
def may_reveal(layout: Layout, rule: MayReveal, path: str) -> FindExposure:
    """A named player may expose it at a moment of his own."""
    find, fits, duty = find_seat(layout, rule.who), carrier(rule.moment), _duty(rule)
    return lambda moment: Exposure(path, duty) if fits(moment) and find(moment.state) == moment.seat else None


@carries(MustReveal)
def must_reveal(layout: Layout, rule: MustReveal, path: str) -> FindExposure:
    """A named player must expose it when no other card is left to him."""
    find = find_seat(layout, rule.who)

    def exposure(moment: Moment) -> Exposure | None:
        if moment.seat != find(moment.state) or moment.state.hands[moment.seat]:
            return None
        return Exposure(path, "", forced=True)

    return exposure


@carries(MustRevealTrumping)
def must_reveal_trumping(layout: Layout, rule: MustRevealTrumping, path: str) -> FindExposure:
    """Whoever is void and wants to trump has it shown first, and trumps."""
    fits = carrier(rule.who)(layout, rule.who)
    return lambda moment: Exposure(path, "trump") if fits(moment) else None


@carries(ShownWhenVoid)
def shown_when_void(layout: Layout, rule: ShownWhenVoid, path: str) -> FindExposure:
    """It turns up by itself when somebody cannot follow."""
    find, duty = find_players(layout, rule.who), _duty(rule)

    def exposure(moment: Moment) -> Exposure | None:
        if not moment.void or moment.seat not in find(moment.state):
            return None
        return Exposure(path, duty, automatic=True)

    return exposure


@carries(ShownAfter)
def shown_after(_: Layout, rule: ShownAfter, __: str) -> Callable[[State], bool]:
    """It turns up by itself after a trick."""
    return lambda state: len(state.tricks.takers) == rule.trick


def shown_by_itself(layout: Layout) -> tuple[Callable[[State], bool], ...]:
    """One function for each clause by which trump turns up after a trick."""
    return tuple(
        carrier(clause.rule)(layout, clause.rule, clause.path)
        for clause in layout.book.under("trump.reveal")
        if isinstance(clause.rule, ShownAfter)
    )


# ---------------------------------------------------------------------- what an exposure does
@carries(ReturnToHand)
def return_to_hand(layout: Layout, rule: ReturnToHand) -> Callable[[State], Seat]:
    """Whose hand the exposed card joins."""
    return find_seat(layout, rule.who)


@carries(HiddenOutOfHand)
def hidden_out_of_hand(_: Layout, __: HiddenOutOfHand) -> bool:
    """A card laid down leaves the hand."""
    return True


@carries(HiddenInHand)
def hidden_in_hand(_: Layout, __: HiddenInHand) -> bool:
    """The card stays in the hand and only names the suit."""
    return False


def lies_outside(layout: Layout) -> bool:
    """Whether a hidden card is out of its owner's hand."""
    rule = layout.book.rule("trump.hidden")
    return True if rule is None else bool(carrier(rule)(layout, rule))


Since = Callable[[State], int]
"""From which place of the current trick on an exposed trump counts."""


@carries(Power)
def power(rule: Power) -> Since:
    """From when trump counts once it is exposed."""
    since: Since = CARRIERS[type(rule.since)]
    return since


@carries(AtOnce)
def at_once(_: State) -> int:
    """For every card of the trick."""
    return 0


@carries(AfterReveal)
def after_reveal(state: State) -> int:
    """For the cards played from now on."""
    return len(state.played)


@carries(OnlyAfterReveal)
def only_after_reveal(state: State) -> int:
    """For the cards played from now on, whatever was led."""
    return len(state.played)


@carries(WholeTrick)
def whole_trick(_: State) -> int:
    """For every card of the trick, those before the exposure too."""
    return 0


@carries(FromStart)
def from_start(_: State) -> int:
    """It has counted for every card of the round."""
    return 0


@carries(NextTrick)
def next_trick(_: State) -> int:
    """For no card of this trick: its cards are trumps only from the next one on."""
    return 0


@carries(Never)
def never(_: State) -> int:
    """For no card: there are no trumps."""
    return 0


def exposing(layout: Layout) -> Callable[[State], State]:
    """The function that exposes the hidden trump: the suit comes into force, the card goes back to a hand."""
    rule = layout.book.rule("trump.power")
    since: Since = at_once if rule is None else carrier(rule)(rule)
    later = isinstance(layout.power, NextTrick)
    back = layout.book.rule("trump.return")
    owner: Callable[[State], Seat] | None = (
        carrier(back)(layout, back) if isinstance(back, ReturnToHand) else None
    )

    def expose(state: State) -> State:
        trump, hands = state.trump, state.hands
        if trump.hidden_card is not None:
            assert trump.keeper is not None
            seat = trump.keeper if owner is None else owner(state)
            hands = (*hands[:seat], hands[seat] | 1 << trump.hidden_card, *hands[seat + 1 :])
        exposed = attrs.evolve(
            trump,
            cards=0 if later else trump_cards(layout, trump.hidden),
            suit=trump.hidden,
            since=since(state),
            trick=len(state.tricks.takers) + 1,
            hidden=None,
            hidden_card=None,
            exposed_after=len(state.tricks.takers) * layout.players + len(state.played),
        )
        return attrs.evolve(state, hands=hands, trump=exposed)

    return expose
