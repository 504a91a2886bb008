"""The script of a round, and the steps that need no file of their own."""

from __future__ import annotations

from courtpiece_spec.book.steps import (
    MayGoOn,
    MayLook,
    PlayTricks,
    PlayUntil,
    SetAside,
    Step,
)
from courtpiece_spec.kernel import bids, calling, chance, dealing, redealing, trading
from courtpiece_spec.kernel.asking import Offer, Way, ask, verb_number
from courtpiece_spec.kernel.conditions import test_of
from courtpiece_spec.kernel.deciding import early_end
from courtpiece_spec.kernel.draft import NO_FRAME, Draft
from courtpiece_spec.kernel.people import seats_of
from courtpiece_spec.kernel.playing import write_tricks
from courtpiece_spec.kernel.registry import writer, writes

del (
    bids,
    calling,
    chance,
    dealing,
    redealing,
    trading,
)  # imported so that their functions are known to the registry


def write_script(draft: Draft, way: Way) -> None:
    """All steps in order; the text stands in a loop that runs once, so that `break` ends the round."""
    for number, clause in enumerate(draft.book.section("round")):
        # What a step finds is judged as it stands behind the one before.
        draft.step = number - 1
        if number:
            early = early_end(draft)
            with draft.block("if new_deal" + (":" if early == "False" else f" or {early}:")):
                draft.line("break")
        rule = clause.rule
        assert isinstance(rule, Step)
        writer(rule)(draft, rule, clause.path, way)


@writes(Step)
def step(draft: Draft, rule: Step, path: str, way: Way) -> None:
    """A step with its guard."""
    holds = "True" if rule.when is None else test_of(draft, rule.when, NO_FRAME)
    draft.step += 1
    with draft.block(f"if {holds}:"):
        writer(rule.action)(draft, rule.action, path, way)


@writes(PlayTricks)
def play_tricks(draft: Draft, rule: PlayTricks, _: str, way: Way) -> None:
    """So many tricks, counted from where the step begins."""
    before = draft.name("before")
    draft.line(f"{before} = number")
    write_tricks(draft, way, lambda: f"number - {before} >= {rule.number}")


@writes(PlayUntil)
def play_until(draft: Draft, rule: PlayUntil, _: str, way: Way) -> None:
    """Until something holds, judged before each trick."""
    write_tricks(draft, way, lambda: test_of(draft, rule.condition, NO_FRAME))


@writes(MayGoOn)
def may_go_on(draft: Draft, rule: MayGoOn, _: str, way: Way) -> None:
    """A player, or whoever of several speaks first, goes on or stops."""
    draft.line(f"members = {seats_of(draft, rule.who)}")
    with draft.block("if members:"):
        ask(draft, way, Offer("go_on", "members"), Offer("stop", "members"))
        draft.line(f"going_on = 1 if did == {verb_number('go_on')} else 0")


@writes(SetAside)
def set_aside(draft: Draft, _: SetAside, __: str, ___: Way) -> None:
    """What is left of the pack stays out of play."""
    draft.line(f"dealt = {len(draft.table.cards)}")


@writes(MayLook)
def may_look(_: Draft, __: MayLook, ___: str, ____: Way) -> None:
    """Who may look at his cards binds people only."""
