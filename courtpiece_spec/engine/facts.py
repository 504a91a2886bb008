"""The facts of the vocabulary, read from a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.steps import MayRedeal, Step
from courtpiece_spec.book.vocabulary import FACTS_BY_NAME, SIDE_SUFFIX, SIDES_BY_NAME, Subject
from courtpiece_spec.cards import CARDS, Rank, bit_set
from courtpiece_spec.engine.counters import counters_of, read_counter
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import FindSide, Frame, find_seat, side_by_name
from courtpiece_spec.engine.registry import carrier
from courtpiece_spec.engine.state import State, whole_hand
from courtpiece_spec.seats import Side

ReadFact = Callable[[State, Frame], Any]
"""Gives a number, a truth, a side or a seat, as the vocabulary says.

None where it is the fact of a side that does not exist, such as the winner of a drawn round, or the loser
where more than two sides play: whatever is compared with it does not hold.
"""


def read_fact(layout: Layout, fact: Fact) -> ReadFact:
    """The function that reads a fact."""
    if fact.name in counters_of(layout.book):
        return read_counter(layout, fact, side_by_name(layout, fact.subject) if fact.subject else None)
    if not fact.subject:
        if fact.name == "wrongly_asked":
            return wrongly_asked(layout)
        if fact.name in SIDES_BY_NAME or fact.name.endswith(SIDE_SUFFIX):
            return side_by_name(layout, fact.name)
        if fact.name in layout.role_index:
            index = layout.role_index[fact.name]
            return lambda state, _: state.deal.roles[index]
        return _PLAIN[fact.name]
    if fact.subject == "trick":
        return taker_side(layout) if fact.name == "taker_side" else _TRICK[fact.name]
    if fact.subject == "round":
        return _ROUND[fact.name]
    if (Subject.SIDE, fact.name) in FACTS_BY_NAME:
        return _SIDE[fact.name](layout, side_by_name(layout, fact.subject), fact)
    return _ROLE[fact.name]


# ---------------------------------------------------------------------- of a side
def _of_side(count: Callable[[State, Side], Any]) -> Callable[[Layout, FindSide, Fact], ReadFact]:
    """A fact that needs only the state and the side; None where the side does not exist."""

    def make(_: Layout, find: FindSide, __: Fact) -> ReadFact:
        def read(state: State, frame: Frame) -> Any:
            side = find(state, frame)
            return None if side is None else count(state, side)

        return read

    return make


def won(layout: Layout, find: FindSide, _: Fact) -> ReadFact:
    """Tricks that the side's players took."""
    side_of = layout.side_of

    def read(state: State, frame: Frame) -> int | None:
        side = find(state, frame)
        return None if side is None else sum(side_of[taker] == side for taker in state.tricks.takers)

    return read


def captured(_: Layout, find: FindSide, fact: Fact) -> ReadFact:
    """Cards of a rank among what counts for the side."""
    rank = Rank[str(fact.argument).upper()]
    wanted = bit_set(card for card in CARDS if card.rank is rank)

    def read(state: State, frame: Frame) -> int | None:
        side = find(state, frame)
        return None if side is None else (state.tricks.captured[side] & wanted).bit_count()

    return read


def streak(_: Layout, find: FindSide, __: Fact) -> ReadFact:
    """Rounds won running, this one included."""

    def read(state: State, frame: Frame) -> int | None:
        side = find(state, frame)
        return None if side is None else frame.streak[side]

    return read


def _extreme(best: Callable[[tuple[int, ...]], int]) -> Callable[[State, Side], bool]:
    def alone_at(state: State, side: Side) -> bool:
        counts = state.tricks.collected
        return counts[side] == best(counts) and counts.count(counts[side]) == 1

    return alone_at


def won_all_of_term(layout: Layout, find: FindSide, __: Fact) -> ReadFact:
    """Whether the side has won every round of the term, this one included.

    A setup tells of earlier rounds only whether the side of the primary role has won them all.
    """
    primary = layout.role_index[layout.primary]

    def read(state: State, frame: Frame) -> bool:
        side, setup, holder = find(state, frame), state.deal.setup, state.deal.roles[primary]
        if side is None or side != frame.winner:
            return False
        return setup.term_won if holder is not None and side == layout.side_of[holder] else setup.term == 1

    return read


_SIDE: dict[str, Callable[[Layout, FindSide, Fact], ReadFact]] = {
    "won": won,
    "collected": _of_side(lambda state, side: state.tricks.collected[side]),
    "opening_run": _of_side(lambda state, side: state.tricks.opening[side]),
    "captured": captured,
    "streak": streak,
    "score": _of_side(lambda state, side: state.deal.setup.score[side] if state.deal.setup.score else 0),
    "most_tricks": _of_side(_extreme(max)),
    "fewest_tricks": _of_side(_extreme(min)),
    "won_all_of_term": won_all_of_term,
}

_ROLE: dict[str, ReadFact] = {"term": lambda state, _: state.deal.setup.term}

_TRICK: dict[str, ReadFact] = {
    # An irregularity falls into the trick that is being played, or into the next one between two.
    "number": lambda state, frame: len(state.tricks.takers) + (frame.offender is not None),
    "taker": lambda state, _: state.tricks.takers[-1] if state.tricks.takers else None,
}


def taker_side(layout: Layout) -> ReadFact:
    """The side of who took the trick just played."""
    side_of = layout.side_of
    return lambda state, _: side_of[state.tricks.takers[-1]] if state.tricks.takers else None


def wrongly_asked(layout: Layout) -> ReadFact:
    """Whether a step that asks the offender is past, since he does not hold the cards for a new deal."""
    steps = [
        (number, find_seat(layout, clause.rule.action.who), carrier(holding)(layout, holding))
        for number, clause in enumerate(layout.book.section("round"))
        if isinstance(clause.rule, Step) and isinstance(clause.rule.action, MayRedeal)
        for holding in [clause.rule.action.holding]
    ]

    def read(state: State, frame: Frame) -> bool:
        who = frame.offending_player
        if who is None or state.tricks.takers or state.played:
            return False
        hand = whole_hand(state, who)
        return any(
            state.step > step and find(state) == who and not fits(state, hand) for step, find, fits in steps
        )

    return read


_ROUND: dict[str, ReadFact] = {"drawn": lambda _, frame: frame.drawn}

_PLAIN: dict[str, ReadFact] = {
    "bid": lambda state, _: state.asked.bid,
    "promised": lambda state, _: state.asked.promised,
    "going_on": lambda state, _: state.asked.going_on,
    "challenged": lambda state, _: state.asked.challenged,
    "conceded": lambda state, _: state.asked.conceded,
    "forfeited": lambda state, _: state.asked.lost is not None and not state.asked.conceded,
    "offending_player": lambda _, frame: frame.offending_player,
    "cut_declined": lambda state, _: state.deal.setup.cut_declined,
}
