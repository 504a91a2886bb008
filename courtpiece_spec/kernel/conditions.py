"""Conditions as expressions that are true or false."""

from __future__ import annotations

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
from courtpiece_spec.kernel.draft import Draft, Frame
from courtpiece_spec.kernel.facts import Found, fact_of
from courtpiece_spec.kernel.registry import writer, writes


def test_of(draft: Draft, condition: Condition, frame: Frame) -> str:
    """The expression of a condition, in brackets where it needs them."""
    text: str = writer(condition)(draft, condition, frame)
    return text


def _all(*conditions: str) -> str:
    """Conditions that must all hold; empty ones hold."""
    said = [each for each in conditions if each]
    return "False" if "False" in said else f"({' and '.join(said)})"


@writes(Compare)
def compare(draft: Draft, rule: Compare, frame: Frame) -> str:
    """A number against a constant or another number."""
    sign = "==" if rule.comparison is Comparison.EQUAL else rule.comparison.value
    left = fact_of(draft, rule.fact, frame)
    right = fact_of(draft, rule.value, frame) if isinstance(rule.value, Fact) else Found(str(rule.value))
    return _all(left.there, right.there, f"{left.value} {sign} {right.value}")


@writes(IsSame)
def is_same(draft: Draft, rule: IsSame, frame: Frame) -> str:
    """Two names for one side or one player."""
    left, right = fact_of(draft, rule.left, frame), fact_of(draft, rule.right, frame)
    return _all(left.there, right.there, f"{left.value} == {right.value}")


@writes(IsIn)
def is_in(draft: Draft, rule: IsIn, frame: Frame) -> str:
    """A number in a set."""
    found = fact_of(draft, rule.fact, frame)
    return _all(found.there, f"({' or '.join(f'{found.value} == {each}' for each in rule.values)})")


@writes(Truth)
def truth(draft: Draft, rule: Truth, frame: Frame) -> str:
    """A fact that is true or false, or a `let`."""
    if not rule.fact.subject:
        definition = draft.book.rule(f"let.{rule.fact.name}")
        if definition is not None:
            named: str = writer(definition)(draft, definition, frame)
            return named
    found = fact_of(draft, rule.fact, frame)
    return _all(found.there, f"({found.value}) != 0" if found.value.isidentifier() else found.value)


@writes(Let)
def let(draft: Draft, rule: Let, frame: Frame) -> str:
    """A name for a condition."""
    return test_of(draft, rule.condition, frame)


@writes(Negation)
def negation(draft: Draft, rule: Negation, frame: Frame) -> str:
    """`not`."""
    return f"(not {test_of(draft, rule.condition, frame)})"


@writes(AllOf)
def all_of(draft: Draft, rule: AllOf, frame: Frame) -> str:
    """`and`."""
    return f"({' and '.join(test_of(draft, each, frame) for each in rule.conditions)})"


@writes(AnyOf)
def any_of(draft: Draft, rule: AnyOf, frame: Frame) -> str:
    """`or`."""
    return f"({' or '.join(test_of(draft, each, frame) for each in rule.conditions)})"


@writes(SideHas)
def side_has(draft: Draft, rule: SideHas, _: Frame) -> str:
    """Some side has collected so many tricks."""
    return f"({' or '.join(f'{each} >= {rule.number}' for each in draft.all_sides('c'))})"


@writes(SideHasFirst)
def side_has_first(draft: Draft, rule: SideHasFirst, _: Frame) -> str:
    """Some side took the first so many tricks."""
    return f"({' or '.join(f'{each} >= {rule.number}' for each in draft.all_sides('o'))})"


@writes(BothSidesHave)
def both_sides_have(draft: Draft, _: BothSidesHave, __: Frame) -> str:
    """Every side has collected a trick."""
    return f"({' and '.join(f'{each} > 0' for each in draft.all_sides('c'))})"


@writes(Uncatchable)
def uncatchable(draft: Draft, _: Uncatchable, __: Frame) -> str:
    """One side has more than any other can still reach, with every trick to come and all that lies there."""
    if draft.step <= draft.table.last_deal:
        return "False"
    sides = range(draft.table.sides)
    longest = draft.name("longest")
    draft.line(f"{longest} = pile")
    for seat in range(draft.table.players):
        draft.line(f"{longest} = max({longest}, popcount(hand[{seat}]) + pile)")
    ahead = (
        " and ".join(f"c{own} > c{other} + {longest}" for other in sides if other != own) for own in sides
    )
    return f"({' or '.join(ahead)})"


@writes(TrumpSet)
def trump_set(_: Draft, __: TrumpSet, ___: Frame) -> str:
    """A suit is trump, in force or hidden."""
    return "(ts >= 0 or hid >= 0)"


@writes(TrumpUnset)
def trump_unset(_: Draft, __: TrumpUnset, ___: Frame) -> str:
    """The question of trump is still open."""
    return "(settled == 0)"


@writes(TrumpHidden)
def trump_hidden(_: Draft, __: TrumpHidden, ___: Frame) -> str:
    """Trump is chosen but not exposed."""
    return "(hid >= 0)"


@writes(HandsEmpty)
def hands_empty(draft: Draft, _: HandsEmpty, __: Frame) -> str:
    """Nobody has a card left."""
    return f"({draft.hands_empty()})"


@writes(WinningCard)
def winning_card(draft: Draft, rule: WinningCard, _: Frame) -> str:
    """The trick just played was taken with a card of a rank."""
    return f"(winning & {draft.table.boards.of_ranks([rule.rank]):#x} != 0)"


@writes(WinningCards)
def winning_cards(draft: Draft, rule: WinningCards, _: Frame) -> str:
    """Both tricks of the pair were taken with a card of a rank."""
    cards = f"{draft.table.boards.of_ranks([rule.rank]):#x}"
    last = f"winning & {cards} != 0 or number < 1"
    return f"(({last}) and (winning_before & {cards} != 0 or number < 2))"


@writes(EarlierBeforeReveal)
def earlier_before_reveal(_: Draft, __: EarlierBeforeReveal, ___: Frame) -> str:
    """The card that took the earlier trick of the pair was not played after an exposure."""
    return "(exposed < 0 or number < 2 or moment_before < exposed)"


@writes(SetThisTrick)
def set_this_trick(_: Draft, __: SetThisTrick, ___: Frame) -> str:
    """Trump was set in the trick just played."""
    return "(tt == number and number > 0)"
