"""Hidden trump: who may expose it at the place being written, and what that does."""

from __future__ import annotations

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
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.people import seat_of, seats_of
from courtpiece_spec.kernel.registry import writer, writes


@frozen
class Exposure:
    """A way in which a hidden trump may come to light."""

    holds: str
    duty: bool = False
    forced: bool = False
    """The player has no other action."""
    automatic: bool = False
    """It happens without anybody's action."""


def exposures(draft: Draft) -> tuple[Exposure, ...]:
    """The ways of the book at the place being written, in the order in which they come first."""
    found: list[Exposure] = [
        each
        for clause in draft.book.under("trump.reveal")
        if not isinstance(clause.rule, ShownAfter)
        and (each := writer(clause.rule)(draft, clause.rule)).holds != "False"
    ]
    return tuple(sorted(found, key=lambda each: not (each.automatic or each.forced)))


def _duty(rule: MayDemand | MayReveal | ShownWhenVoid) -> bool:
    return rule.duty is not None and bool(writer(rule.duty)())


@writes(MustTrumpThen)
def must_trump_then() -> bool:
    """Who exposes must trump if able."""
    return True


@writes(MustLeadTrumpThen)
def must_lead_trump_then() -> bool:
    """Who exposes on lead must lead a trump."""
    return True


@writes(VoidPlayer)
def void_player(draft: Draft, _: VoidPlayer) -> str:
    """Anybody who cannot follow."""
    return "True" if draft.place else "False"


@writes(VoidOpponent)
def void_opponent(draft: Draft, rule: VoidOpponent) -> str:
    """An opponent of a player, when he cannot follow."""
    if not draft.place:
        return "False"
    return f"{draft.side_of('seat')} != {draft.side_of(seat_of(draft, rule.who))}"


@writes(Leading)
def leading(draft: Draft) -> bool:
    """He is to lead."""
    return draft.place == 0


@writes(BeingVoid)
def being_void(draft: Draft) -> bool:
    """He cannot follow: asked only of a void player, or of the leader."""
    return draft.place > 0


@writes(MayDemand)
def may_demand(draft: Draft, rule: MayDemand) -> Exposure:
    """A void player may have it exposed."""
    return Exposure(writer(rule.who)(draft, rule.who), _duty(rule))


@writes(MayReveal)
def may_reveal(draft: Draft, rule: MayReveal) -> Exposure:
    """A named player may expose it at a moment of his own."""
    fits = writer(rule.moment)(draft)
    return Exposure(f"seat == {seat_of(draft, rule.who)}" if fits else "False", _duty(rule))


@writes(MustReveal)
def must_reveal(draft: Draft, rule: MustReveal) -> Exposure:
    """A named player must expose it when no other card is left to him."""
    return Exposure(f"(held == 0 and seat == {seat_of(draft, rule.who)})", forced=True)


@writes(MustRevealTrumping)
def must_reveal_trumping(draft: Draft, rule: MustRevealTrumping) -> Exposure:
    """Whoever is void and wants to trump has it shown first, and trumps."""
    return Exposure(writer(rule.who)(draft, rule.who), duty=True)


@writes(ShownWhenVoid)
def shown_when_void(draft: Draft, rule: ShownWhenVoid) -> Exposure:
    """It turns up by itself when somebody cannot follow."""
    if not draft.place:
        return Exposure("False")
    return Exposure(f"({seats_of(draft, rule.who)}) >> seat & 1 != 0", _duty(rule), automatic=True)


@writes(ShownAfter)
def shown_after(_: Draft, rule: ShownAfter) -> str:
    """It turns up by itself after a trick."""
    return f"number == {rule.trick}"


def write_shown_by_itself(draft: Draft) -> None:
    """After a trick: trump that turns up by itself."""
    shown = [
        writer(clause.rule)(draft, clause.rule)
        for clause in draft.book.under("trump.reveal")
        if isinstance(clause.rule, ShownAfter)
    ]
    if shown and draft.hides:
        with draft.block(f"if hid >= 0 and ({' or '.join(shown)}):"):
            write_exposure(draft, "0")
            draft.line("tt = number")


# ---------------------------------------------------------------------- what an exposure does
@writes(ReturnToHand)
def return_to_hand(draft: Draft, rule: ReturnToHand) -> str:
    """Whose hand the exposed card joins."""
    return seat_of(draft, rule.who)


@writes(HiddenOutOfHand)
def hidden_out_of_hand(_: HiddenOutOfHand) -> bool:
    """A card laid down leaves the hand."""
    return True


@writes(HiddenInHand)
def hidden_in_hand(_: HiddenInHand) -> bool:
    """The card stays in the hand and only names the suit."""
    return False


def lies_outside(draft: Draft) -> bool:
    """Whether a hidden card is out of its owner's hand."""
    rule = draft.book.rule("trump.hidden")
    return True if rule is None else bool(writer(rule)(rule))


@writes(Power)
def power(rule: Power) -> bool:
    """Whether an exposed trump counts only for the cards played from then on."""
    return bool(writer(rule.since)())


@writes(AfterReveal)
def after_reveal() -> bool:
    """For the cards played from now on."""
    return True


@writes(AtOnce)
def at_once() -> bool:
    """For every card of the trick."""
    return False


@writes(OnlyAfterReveal)
def only_after_reveal() -> bool:
    """For the cards played from now on, whatever was led."""
    return True


@writes(WholeTrick)
def whole_trick() -> bool:
    """For every card of the trick, those before the exposure too."""
    return False


@writes(FromStart)
def from_start() -> bool:
    """It has counted for every card of the round."""
    return False


@writes(NextTrick)
def next_trick() -> bool:
    """For no card of this trick: its cards are trumps only from the next one on."""
    return False


@writes(Never)
def never() -> bool:
    """For no card."""
    return False


def write_exposure(draft: Draft, played: str) -> None:
    """The hidden suit comes into force, and the card goes back to a hand.

    `played` is how many cards of the current trick lie there.
    """
    back = draft.book.rule("trump.return")
    owner = writer(back)(draft, back) if isinstance(back, ReturnToHand) else "keeper"
    with draft.block("if hcard:"):
        draft.line(f"hand[{owner}] |= hcard")
    later = isinstance(draft.table.power, NextTrick)
    draft.line(f"tc = {'0' if later else draft.trumps_of('hid')}")
    draft.line("ts = hid")
    draft.line("tt = number + 1")
    draft.line("hid = -1")
    draft.line("hcard = 0")
    draft.line(f"exposed = number * {draft.table.players} + {played}")
