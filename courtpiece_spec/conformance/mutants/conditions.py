"""Changes of conditions and of facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    Compare,
    Comparison,
    Fact,
    IsIn,
    IsSame,
    Negation,
    SideHas,
    SideHasFirst,
    TrumpHidden,
    TrumpSet,
    TrumpUnset,
    Truth,
    WinningCard,
    WinningCards,
)
from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, Rank
from courtpiece_spec.conformance.mutants.change import Around, Change, by_one, changing

_NEAR: Final = {
    Comparison.EQUAL: (Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.UNEQUAL),
    Comparison.UNEQUAL: (Comparison.EQUAL,),
    Comparison.LESS: (Comparison.AT_MOST, Comparison.AT_LEAST, Comparison.EQUAL),
    Comparison.AT_MOST: (Comparison.LESS, Comparison.MORE, Comparison.EQUAL),
    Comparison.MORE: (Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL),
    Comparison.AT_LEAST: (Comparison.MORE, Comparison.LESS, Comparison.EQUAL),
}
_NAMES: Final = {
    Comparison.EQUAL: "equal",
    Comparison.UNEQUAL: "unequal",
    Comparison.LESS: "less",
    Comparison.AT_MOST: "at_most",
    Comparison.MORE: "more",
    Comparison.AT_LEAST: "at_least",
}
_OTHER_SIDE: Final = {"winner": "loser", "loser": "winner"}
_OTHER_COUNT: Final = {
    "won": ("collected", "opening_run"),
    "collected": ("won", "opening_run"),
    "opening_run": ("won", "collected"),
    "most_tricks": ("fewest_tricks",),
    "fewest_tricks": ("most_tricks",),
}


@changing(Compare)
def compare(node: Compare, _: Around) -> Iterator[Change]:
    """The number one lower and higher, and the neighbours of the comparator."""
    if isinstance(node.value, int):
        yield from by_one(node.value, lambda number: attrs.evolve(node, value=number), "value")
    for other in _NEAR[node.comparison]:
        # A strict comparison is the number moved by one, which is there already.
        strict = {node.comparison, other} in (
            {Comparison.LESS, Comparison.AT_MOST},
            {Comparison.MORE, Comparison.AT_LEAST},
        )
        if not (strict and isinstance(node.value, int)):
            words = f"`{other.value}` instead of `{node.comparison.value}`"
            yield Change(_NAMES[other], words, attrs.evolve(node, comparison=other))


@changing(Fact)
def fact(node: Fact, around: Around) -> Iterator[Change]:
    """Another side, another count."""
    subject = node.subject or node.name
    for name in _sides_for(subject, around):
        made = attrs.evolve(node, subject=name) if node.subject else attrs.evolve(node, name=name)
        yield Change(f"{subject}→{name}", f"{name} instead of {subject}", made)
    if node.subject:
        for name in _OTHER_COUNT.get(node.name, ()):
            yield Change(
                f"{node.name}→{name}", f"{name} instead of {node.name}", attrs.evolve(node, name=name)
            )


def _sides_for(subject: str, around: Around) -> Iterator[str]:
    if subject in _OTHER_SIDE:
        yield _OTHER_SIDE[subject]
    elif subject.endswith("_side") and subject.removesuffix("_side") in around.layout.role_index:
        layout = around.layout
        roles = layout.roles_from_primary(layout.seats[0])
        own = roles[layout.role_index[subject.removesuffix("_side")]]
        for role in around.roles:
            seat = roles[layout.role_index[role]]
            if own is not None and seat is not None and layout.side_of[own] != layout.side_of[seat]:
                yield f"{role}_side"
                return


@changing(IsSame)
def is_same(node: IsSame, _: Around) -> Iterator[Change]:
    """The other way about."""
    yield Change("negated", "negated", Negation(node))


@changing(Truth)
def truth(node: Truth, _: Around) -> Iterator[Change]:
    """The other way about."""
    yield Change("negated", "negated", Negation(node))


@changing(Negation)
def negation(node: Negation, _: Around) -> Iterator[Change]:
    """Without `not`."""
    yield Change("no_not", "without `not`", node.condition)


@changing(AllOf, AnyOf)
def several(node: AllOf | AnyOf, _: Around) -> Iterator[Change]:
    """`or` for `and`, or the other way about, and each part left out."""
    other, name = (AnyOf, "or") if isinstance(node, AllOf) else (AllOf, "and")
    yield Change(name, f"`{name}` between the conditions", other(node.conditions))
    for number in range(len(node.conditions)):
        left = (*node.conditions[:number], *node.conditions[number + 1 :])
        kept = left[0] if len(left) == 1 else type(node)(left)
        yield Change(f"without{number + 1}", f"without condition {number + 1}", kept)


@changing(IsIn)
def is_in(node: IsIn, _: Around) -> Iterator[Change]:
    """A value missing, or moved by one."""
    for value in node.values:
        left = tuple(each for each in node.values if each != value)
        if left:
            yield Change(f"without{value}", f"without {value}", attrs.evolve(node, values=left))
        for step in (-1, 1):
            moved = tuple(sorted({*left, value + step}))
            yield Change(
                f"{value}{step:+d}", f"{value + step} instead of {value}", attrs.evolve(node, values=moved)
            )


@changing(SideHas, SideHasFirst)
def side_has(node: SideHas | SideHasFirst, _: Around) -> Iterator[Change]:
    """The number one lower and higher."""
    yield from by_one(node.number, lambda number: attrs.evolve(node, number=number), "number", low=1)


@changing(TrumpSet, TrumpUnset, TrumpHidden)
def trump_state(node: TrumpSet | TrumpUnset | TrumpHidden, _: Around) -> Iterator[Change]:
    """The other way about."""
    yield Change("negated", "negated", Negation(node))


@changing(WinningCard, WinningCards)
def winning(node: WinningCard | WinningCards, _: Around) -> Iterator[Change]:
    """The rank below, and one card for both or both for one."""
    below = rank_below(node.rank)
    yield Change(
        f"{below.value}", f"{below.word} instead of {node.rank.word}", attrs.evolve(node, rank=below)
    )
    if isinstance(node, WinningCards):
        yield Change("later", "only the later card is looked at", WinningCard(node.rank))
    else:
        yield Change("both", "both winning cards are looked at", WinningCards(node.rank))


def rank_below(rank: Rank) -> Rank:
    """The next lower rank; for the lowest one the next higher."""
    order = RANKS_HIGH_TO_LOW
    place = order.index(rank)
    return order[place + 1] if place + 1 < len(order) else order[place - 1]


def rank_above(rank: Rank) -> Rank | None:
    """The next higher rank."""
    place = RANKS_HIGH_TO_LOW.index(rank)
    return RANKS_HIGH_TO_LOW[place - 1] if place else None
