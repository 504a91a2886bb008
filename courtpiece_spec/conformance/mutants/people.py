"""Changes of seats and sides: left for right, partner for neighbour, one role for another."""

from __future__ import annotations

from collections.abc import Iterator

from courtpiece_spec.book.who import (
    LeftOf,
    NamedSide,
    Opponents,
    OpponentsOf,
    PartnerOf,
    RightOf,
    Role,
    TakerOfLast,
    TakerOfNumber,
    TakerOfTrick,
    ThisSide,
)
from courtpiece_spec.conformance.mutants.change import Around, Change, changing
from courtpiece_spec.conformance.mutants.conditions import _OTHER_SIDE


def _has_partners(around: Around) -> bool:
    """Whether a player's partner is somebody else."""
    return around.layout.side_count < around.layout.players


@changing(LeftOf, RightOf, PartnerOf)
def beside(node: LeftOf | RightOf | PartnerOf, around: Around) -> Iterator[Change]:
    """Another neighbour, or the player himself."""
    for kind, word in ((LeftOf, "left"), (RightOf, "right"), (PartnerOf, "partner")):
        is_new = _has_partners(around) if kind is PartnerOf else around.layout.players > 2
        if is_new and not isinstance(node, kind):
            yield Change(word, f"{word} of him", kind(node.who))
    yield Change("himself", "the player himself", node.who)


@changing(Role)
def role(node: Role, around: Around) -> Iterator[Change]:
    """Another role; where nobody else has one, a neighbour."""
    layout = around.layout
    seats = layout.roles_from_primary(layout.seats[0])
    own = seats[layout.role_index[node.name]] if node.name in layout.role_index else None
    for name in around.roles:
        if seats[layout.role_index[name]] != own:
            yield Change(f"{node.name}→{name}", f"{name} instead of {node.name}", Role(name))
    yield Change("right_of", f"the player at the right of {node.name}", RightOf(node))
    yield Change("left_of", f"the player at the left of {node.name}", LeftOf(node))
    if _has_partners(around):
        yield Change("partner_of", f"the partner of {node.name}", PartnerOf(node))


@changing(TakerOfTrick, TakerOfLast, TakerOfNumber)
def taker(node: TakerOfTrick | TakerOfLast | TakerOfNumber, around: Around) -> Iterator[Change]:
    """A neighbour of the taker, or a player who has nothing to do with it."""
    yield Change("right_of", "the player at the right of the taker", RightOf(node))
    yield Change("left_of", "the player at the left of the taker", LeftOf(node))
    if _has_partners(around):
        yield Change("partner_of", "the partner of the taker", PartnerOf(node))
    yield Change("dealer", "the dealer", Role("dealer"))


@changing(NamedSide)
def named_side(node: NamedSide, _: Around) -> Iterator[Change]:
    """The other side."""
    other = _OTHER_SIDE.get(node.name)
    if other is not None:
        yield Change(f"{node.name}→{other}", f"{other} instead of {node.name}", NamedSide(other))
    elif node.name == "leading_side":
        yield Change("behind", "the side that is behind", OpponentsOf(TakerOfTrick()))


@changing(ThisSide)
def this_side(_: ThisSide, __: Around) -> Iterator[Change]:
    """The other side."""
    yield Change("opponents", "the other side", Opponents())


@changing(Opponents)
def opponents(_: Opponents, __: Around) -> Iterator[Change]:
    """The other side."""
    yield Change("side", "the other side", ThisSide())


@changing(OpponentsOf)
def opponents_of(node: OpponentsOf, _: Around) -> Iterator[Change]:
    """The player's own side."""
    yield Change("own", "the player's own side", OpponentsOf(RightOf(node.who)))
