"""Conditions of a book, as functions of a state."""

from __future__ import annotations

import operator
from collections.abc import Callable

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    Condition,
    EarlierBeforeReveal,
    Fact,
    HandsEmpty,
    IsIn,
    IsSame,
    Negation,
    SetThisTrick,
    SideHas,
    SideHasFirst,
    TrumpHidden,
    TrumpSet,
    TrumpUnset,
    Truth,
    Uncatchable,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.cards import CARDS, bit_set
from courtpiece_spec.engine.facts import ReadFact, read_fact
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.people import Frame
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import State

Test = Callable[[State, Frame], bool]

_COMPARE: dict[Comparison, Callable[[int, int], bool]] = {
    Comparison.EQUAL: operator.eq,
    Comparison.UNEQUAL: operator.ne,
    Comparison.LESS: operator.lt,
    Comparison.AT_MOST: operator.le,
    Comparison.MORE: operator.gt,
    Comparison.AT_LEAST: operator.ge,
}


def test_of(layout: Layout, condition: Condition) -> Test:
    """The function that tells whether a condition holds."""
    made: Test = carrier(condition)(layout, condition)
    return made


@carries(Compare)
def compare(layout: Layout, rule: Compare) -> Test:
    """A number against a constant or another number."""
    left, holds = read_fact(layout, rule.fact), _COMPARE[rule.comparison]
    constant = rule.value
    right: ReadFact = read_fact(layout, constant) if isinstance(constant, Fact) else lambda _, __: constant

    def test(state: State, frame: Frame) -> bool:
        one, other = left(state, frame), right(state, frame)
        return one is not None and other is not None and holds(one, other)

    return test


@carries(IsSame)
def is_same(layout: Layout, rule: IsSame) -> Test:
    """Two names for one side or one player."""
    left, right = read_fact(layout, rule.left), read_fact(layout, rule.right)

    def same(state: State, frame: Frame) -> bool:
        found = left(state, frame)
        return found is not None and found == right(state, frame)

    return same


@carries(IsIn)
def is_in(layout: Layout, rule: IsIn) -> Test:
    """A number in a set."""
    read, values = read_fact(layout, rule.fact), frozenset(rule.values)
    return lambda state, frame: read(state, frame) in values


@carries(Truth)
def truth(layout: Layout, rule: Truth) -> Test:
    """A fact that is true or false, or a `let`."""
    if not rule.fact.subject:
        definition = layout.book.rule(f"let.{rule.fact.name}")
        if definition is not None:
            named: Test = carrier(definition)(layout, definition)
            return named
    read = read_fact(layout, rule.fact)
    return lambda state, frame: bool(read(state, frame))


@carries(Let)
def let(layout: Layout, rule: Let) -> Test:
    """A name for a condition."""
    return test_of(layout, rule.condition)


@carries(Negation)
def negation(layout: Layout, rule: Negation) -> Test:
    """`not`."""
    inner = test_of(layout, rule.condition)
    return lambda state, frame: not inner(state, frame)


@carries(AllOf)
def all_of(layout: Layout, rule: AllOf) -> Test:
    """`and`."""
    tests = [test_of(layout, each) for each in rule.conditions]
    return lambda state, frame: all(test(state, frame) for test in tests)


@carries(AnyOf)
def any_of(layout: Layout, rule: AnyOf) -> Test:
    """`or`."""
    tests = [test_of(layout, each) for each in rule.conditions]
    return lambda state, frame: any(test(state, frame) for test in tests)


@carries(SideHas)
def side_has(_: Layout, rule: SideHas) -> Test:
    """Some side has collected so many tricks."""
    number = rule.number
    return lambda state, _: max(state.tricks.collected) >= number


@carries(SideHasFirst)
def side_has_first(_: Layout, rule: SideHasFirst) -> Test:
    """Some side took the first so many tricks."""
    number = rule.number
    return lambda state, _: max(state.tricks.opening) >= number


@carries(BothSidesHave)
def both_sides_have(_: Layout, __: BothSidesHave) -> Test:
    """Every side has collected a trick."""
    return lambda state, _: min(state.tricks.collected) > 0


@carries(Uncatchable)
def uncatchable(layout: Layout, _: Uncatchable) -> Test:
    """One side has more than any other can still reach, with every trick to come and all that lies there.

    Nobody is out of reach while cards are still to be dealt.
    """
    last_deal = layout.last_deal

    def caught_by_nobody(state: State, _: Frame) -> bool:
        most, second = sorted(state.tricks.collected, reverse=True)[:2]
        to_come = max(hand.bit_count() for hand in state.hands) + state.tricks.pile
        return state.step > last_deal and most > second + to_come

    return caught_by_nobody


@carries(TrumpSet)
def trump_set(_: Layout, __: TrumpSet) -> Test:
    """A suit is trump, in force or hidden."""
    return lambda state, _: state.trump.suit is not None or state.trump.hidden is not None


@carries(TrumpUnset)
def trump_unset(_: Layout, __: TrumpUnset) -> Test:
    """The question of trump is still open."""
    return lambda state, _: not state.trump.settled


@carries(TrumpHidden)
def trump_hidden(_: Layout, __: TrumpHidden) -> Test:
    """Trump is chosen but not exposed."""
    return lambda state, _: state.trump.hidden is not None


@carries(HandsEmpty)
def hands_empty(_: Layout, __: HandsEmpty) -> Test:
    """Nobody has a card left."""
    return lambda state, _: not any(state.hands)


@carries(WinningCard)
def winning_card(_: Layout, rule: WinningCard) -> Test:
    """The trick just played was taken with a card of a rank."""
    wanted = bit_set(card for card in CARDS if card.rank is rule.rank)
    return lambda state, _: any(1 << card & wanted for card in state.tricks.winning[-1:])


@carries(WinningCards)
def winning_cards(_: Layout, rule: WinningCards) -> Test:
    """Both tricks of the pair were taken with a card of a rank."""
    wanted = bit_set(card for card in CARDS if card.rank is rule.rank)
    return lambda state, _: all(1 << card & wanted for card in state.tricks.winning[-2:])


@carries(EarlierBeforeReveal)
def earlier_before_reveal(_: Layout, __: EarlierBeforeReveal) -> Test:
    """The card that took the earlier trick of the pair was not played after an exposure."""

    def before(state: State, _: Frame) -> bool:
        exposed, played = state.trump.exposed_after, state.tricks.before
        return exposed is None or len(played) < 2 or played[-2] < exposed

    return before


@carries(SetThisTrick)
def set_this_trick(_: Layout, __: SetThisTrick) -> Test:
    """Trump was set in the trick just played."""
    return lambda state, _: state.trump.trick == len(state.tricks.takers) > 0
