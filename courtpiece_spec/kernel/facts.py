"""The facts of the vocabulary as expressions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen

from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.vocabulary import FACTS_BY_NAME, SIDE_SUFFIX, SIDES_BY_NAME, Subject
from courtpiece_spec.cards import Rank
from courtpiece_spec.kernel.draft import Draft, Frame
from courtpiece_spec.kernel.people import side_by_name


@frozen
class Found:
    """A fact's value, and the condition under which there is one (empty: always)."""

    value: str
    there: str = ""


NOTHING: Final = Found("0", "False")


def fact_of(draft: Draft, fact: Fact, frame: Frame) -> Found:
    """The expression of a fact."""
    if fact.name in draft.table.counters:
        return _counter(draft, fact, frame)
    if not fact.subject:
        if fact.name in SIDES_BY_NAME or fact.name.endswith(SIDE_SUFFIX):
            side = side_by_name(draft, fact.name, frame)
            return NOTHING if side is None else Found(side, _exists(side))
        if fact.name in draft.table.roles:
            seat = f"role_{fact.name}"
            return Found(seat, "" if -1 not in draft.table.seats_by_primary[fact.name] else f"{seat} >= 0")
        return Found(_PLAIN[fact.name])
    if fact.subject == "trick":
        if fact.name == "taker_side":
            return Found(draft.side_of("taker"), "number > 0")
        return Found(*_TRICK[fact.name])
    if fact.subject == "round":
        return Found("False" if frame.winner is None else f"{frame.winner} < 0")
    if (Subject.SIDE, fact.name) not in FACTS_BY_NAME:
        return Found("setup_term")
    side = side_by_name(draft, fact.subject, frame)
    if side is None:
        return NOTHING
    return Found(_SIDE[fact.name](draft, fact, side, frame), _exists(side))


def _exists(side: str) -> str:
    return "" if side.isdigit() else f"{side} >= 0"


def _counter(draft: Draft, fact: Fact, frame: Frame) -> Found:
    """What a counter said when the round began."""
    prefix = f"count_{fact.name}_"
    if not fact.subject:
        return Found(prefix + "0")
    side = side_by_name(draft, fact.subject, frame)
    return NOTHING if side is None else Found(draft.by_side(prefix, side), _exists(side))


# ---------------------------------------------------------------------- of a side
def _captured(draft: Draft, fact: Fact, side: str, _: Frame) -> str:
    cards = draft.table.boards.of_ranks([Rank[str(fact.argument).upper()]])
    return f"popcount({draft.by_side('k', side)} & {cards:#x})"


def _alone_at(comparison: str) -> Callable[[Draft, Fact, str, Frame], str]:
    """Whether a side has more, or fewer, tricks than every other."""

    def write(draft: Draft, _: Fact, side: str, __: Frame) -> str:
        sides = range(draft.table.sides)

        def alone(own: int) -> str:
            return " and ".join(f"c{own} {comparison} c{other}" for other in sides if other != own)

        if side.isdigit():
            return f"({alone(int(side))})"
        return "(" + " or ".join(f"{side} == {own} and {alone(own)}" for own in sides) + ")"

    return write


def _won_all_of_term(draft: Draft, _: Fact, side: str, frame: Frame) -> str:
    """Of earlier rounds a setup tells only whether the side of the primary role has won them all."""
    holder = draft.side_of(f"role_{draft.table.primary}")
    before = f"(setup_term_won if {side} == {holder} else setup_term == 1)"
    return f"({side} == {frame.winner} and {before})" if frame.winner is not None else "False"


_SIDE: Final[dict[str, Callable[[Draft, Fact, str, Frame], str]]] = {
    "won": lambda draft, _, side, __: draft.by_side("u", side),
    "collected": lambda draft, _, side, __: draft.by_side("c", side),
    "opening_run": lambda draft, _, side, __: draft.by_side("o", side),
    "captured": _captured,
    "score": lambda draft, _, side, __: draft.by_side("score_", side),
    "streak": lambda draft, _, side, frame: draft.by_side(frame.streak, side),
    "most_tricks": _alone_at(">"),
    "fewest_tricks": _alone_at("<"),
    "won_all_of_term": _won_all_of_term,
}

_TRICK: Final = {"number": ("number", ""), "taker": ("taker", "number > 0")}

_PLAIN: Final = {
    "bid": "bid",
    "promised": "promised",
    "going_on": "going_on",
    "challenged": "challenged",
    "conceded": "False",  # irregularities are judged by the reference engine alone
    "forfeited": "False",
    "cut_declined": "setup_cut_declined",
}
