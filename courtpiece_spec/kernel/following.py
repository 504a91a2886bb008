"""Which cards a player may play who cannot follow: each rule narrows `allowed`."""

from __future__ import annotations

from courtpiece_spec.book.play import (
    MayPlayAny,
    MustFollow,
    MustOvertrump,
    MustTrump,
    RuffOnce,
    TrumpMustBeat,
    Void,
)
from courtpiece_spec.kernel.draft import Draft
from courtpiece_spec.kernel.registry import writer, writes
from courtpiece_spec.kernel.taking import known_trumps


def write_void(draft: Draft) -> None:
    """What a void player at the place being written may play."""
    rule = draft.book.rule("play.void")
    if isinstance(rule, Void):
        writer(rule)(draft, rule)


@writes(Void)
def void(draft: Draft, rule: Void) -> None:
    """Each of the rules narrows the choice."""
    if any(not isinstance(each, MayPlayAny) for each in rule.rules):
        draft.line(f"known = {known_trumps(draft)}")
    for each in rule.rules:
        writer(each)(draft, each)


@writes(MustFollow)
def must_follow(draft: Draft, _: MustFollow) -> None:
    """One of the cards that follow must be played: sets `allowed`, empty for a void player."""
    draft.line("allowed = held & led")


@writes(MayPlayAny)
def may_play_any(_: Draft, __: MayPlayAny) -> None:
    """Nothing is narrowed."""


def _narrow(draft: Draft, cards: str) -> None:
    """Only some cards, if one of them may be played at all."""
    with draft.block(f"if allowed & {cards}:"):
        draft.line(f"allowed &= {cards}")


@writes(MustTrump)
def must_trump(draft: Draft, _: MustTrump) -> None:
    """A trump if able."""
    _narrow(draft, "known")


def _write_lying(draft: Draft) -> None:
    """Sets `lying_trump` to the highest trump of the trick, 0 if none, and `above` to the trumps above it."""
    cards = " | ".join(f"b{place}" for place in range(draft.place))
    draft.line(f"lying_trump = ({cards}) & known" + (" & ~down" if draft.plays_down else ""))
    if draft.counts_late:
        draft.line("lying_trump &= late")
    top = draft.table.top_bit
    if top:
        draft.line(f"top_lies = lying_trump & {top:#x}")
    if draft.table.orders:
        strongest, stronger = draft.own("strongest"), draft.own("stronger")
        with draft.block("if order == 0:"):
            draft.line("lying_trump = highest(lying_trump)")
            draft.line("above = known & ~((lying_trump << 1) - 1)")
        with draft.block("else:"):
            draft.line(f"lying_trump = {strongest}(lying_trump, order)")
            draft.line(f"above = {stronger}(known, lying_trump, order)")
    else:
        draft.line("lying_trump = highest(lying_trump)")
        draft.line("above = known & ~((lying_trump << 1) - 1)")
    if top:
        with draft.block("if top_lies:"):
            draft.line(f"lying_trump = {top:#x}")
            draft.line("above = 0")
        with draft.block("else:"):
            draft.line(f"above |= known & {top:#x}")


@writes(MustOvertrump)
def must_overtrump(draft: Draft, _: MustOvertrump) -> None:
    """A higher trump if one lies there and he can."""
    _write_lying(draft)
    with draft.block("if lying_trump:"):
        _narrow(draft, "above")


@writes(TrumpMustBeat)
def trump_must_beat(draft: Draft, rule: TrumpMustBeat) -> None:
    """No trump that does not beat the one lying there, unless nothing else is held."""
    _write_lying(draft)
    holds = "lying_trump"
    if rule.of_an_opponent:
        own = [place for place in range(draft.place) if (draft.place - place) % draft.table.sides == 0]
        if own:
            holds += f" and lying_trump & ({' | '.join(f'b{place}' for place in own)}) == 0"
    with draft.block(f"if {holds}:"):
        draft.line("low_trumps = known & ~above")
        _narrow(draft, "~low_trumps")


@writes(RuffOnce)
def ruff_once(draft: Draft, _: RuffOnce) -> None:
    """No second ruff in a round, unless nothing but trumps is held (Q69)."""
    with draft.block("if ruffed >> seat & 1:"):
        _narrow(draft, "~known")
