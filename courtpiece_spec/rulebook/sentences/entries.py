"""Which message a part of a book is told by, and what may fill it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import attrs
from attrs import frozen

from courtpiece_spec.book.conditions import Compare, Fact, IsIn, IsSame, Truth
from courtpiece_spec.book.node import Node, kind_name
from courtpiece_spec.book.steps import Bid, OfPacket, Packet, Step, TrumpOrOrder
from courtpiece_spec.book.table import AtSeat, FirstRole, RoleAt
from courtpiece_spec.book.vocabulary import SIDE_SUFFIX, SIDES_BY_NAME
from courtpiece_spec.book.who import NamedSide, Role, SeatNumber, TakerOfTrick, ThisSide
from courtpiece_spec.cards import Card, Rank, Suit
from courtpiece_spec.rulebook.sentences.scene import Scene, Text, words
from courtpiece_spec.seats import Direction


@frozen
class Entry:
    """A message by its family, and the values of its placeables."""

    family: str
    """The message's id, or the first part of it."""
    values: Mapping[str, Any]
    which: str | None = None
    """The second part of the id."""
    instead: str | None = None
    """The second part where the language has no message for the first choice."""
    kind: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids to try, in order."""
        if self.which is None:
            return (self.family,)
        return tuple(f"{self.family}-{each}" for each in (self.which, self.instead) if each is not None)


@frozen
class Counted:
    """So many of a unit: `4 points`."""

    number: int
    unit: str


@frozen
class Unit:
    """A unit by itself: `points`."""

    name: str


@frozen
class SeatAt:
    """A seat of an example: a compass letter or a number."""

    name: str


@frozen
class ClauseAt:
    """A clause that another one speaks of."""

    path: str


LEADING: Final = "leading_side"
"""The one side by a name of its own that ends like the side of a role."""
TAKING: Final = "taker_side"
"""The side that takes the trick at hand, a fact of the trick."""

T = TypeVar("T")
Make = Callable[[Scene, T], Entry]
_MAKERS: Final[dict[type, Callable[[Scene, Any], Entry]]] = {}


def tells(kind: type[T]) -> Callable[[Make[T]], Make[T]]:
    """Declare how a kind finds its message, where its name and fields are not all."""

    def declare(make: Make[T]) -> Make[T]:
        _MAKERS[kind] = make
        return make

    return declare


def entry_of(scene: Scene, value: object) -> Entry:
    """The entry of a part of a book."""
    make = _MAKERS.get(type(value))
    if make is None:
        return Entry(kind_name(type(value)), fields_of(value), kind=kind_name(type(value)))
    made = make(scene, value)
    return made if made.kind else attrs.evolve(made, kind=kind_name(type(value)))


def fields_of(node: Any) -> dict[str, Any]:
    """The fields of a node by name, its place in the text left out."""
    names = (each.name for each in attrs.fields(type(node)) if each.name != "at")
    return {name: getattr(node, name) for name in names}


def told_with(node: Node, **more: object) -> Entry:
    """The entry of a node by its own name, with more values."""
    return Entry(kind_name(type(node)), {**fields_of(node), **more})


# ---------------------------------------------------------------------- cards, ways, seats
@tells(Rank)
def _rank(_: Scene, rank: Rank) -> Entry:
    return Entry("rank", {"name": rank.word}, rank.word)


@tells(Suit)
def _suit(_: Scene, suit: Suit) -> Entry:
    return Entry("suit", {}, suit.word)


@tells(Card)
def _card(_: Scene, card: Card) -> Entry:
    return Entry("card", {"rank": card.rank, "suit": card.suit})


@tells(Direction)
def _direction(_: Scene, direction: Direction) -> Entry:
    return Entry("direction", {}, direction.value)


@tells(SeatAt)
def _seat(_: Scene, seat: SeatAt) -> Entry:
    return Entry("seat", {"number": int(seat.name) if seat.name.isdigit() else 0}, seat.name, "other")


@tells(ClauseAt)
def _clause_at(scene: Scene, found: ClauseAt) -> Entry:
    title = scene.title(found.path) or Text(scene.words_of(found.path))
    return Entry("clause", {"title": title, "path": found.path})


# ---------------------------------------------------------------------- people
@tells(Role)
def _role(scene: Scene, role: Role) -> Entry:
    title = scene.title(f"roles.{role.name}")
    values = {"name": role.name, "title": title or Text(words(role.name))}
    return Entry("role", values, "titled" if title is not None else role.name, "other")


@tells(NamedSide)
def _named_side(_: Scene, side: NamedSide) -> Entry:
    if not side.name.endswith(SIDE_SUFFIX) or side.name in (LEADING, TAKING):
        return Entry("side", {"name": side.name}, side.name)
    return Entry("side", {"name": side.name, "role": Role(side.name.removesuffix(SIDE_SUFFIX))}, "of_role")


def party(fact: Fact) -> Node:
    """The side or the player that a fact or the subject of one names."""
    if fact.subject == "trick":
        return TakerOfTrick() if fact.name == "taker" else NamedSide(fact.name)
    return _subject(fact.name)


def _subject(name: str) -> Node:
    if name == "side":
        return ThisSide()
    return NamedSide(name) if name in SIDES_BY_NAME or name.endswith(SIDE_SUFFIX) else Role(name)


# ---------------------------------------------------------------------- conditions
def _fact_values(scene: Scene, fact: Fact) -> dict[str, Any]:
    return {
        "subject": _subject(fact.subject) if fact.subject not in ("", "trick", "round") else None,
        "name": fact.name,
        "rank": None if fact.argument is None else Rank[fact.argument.upper()],
        "title": scene.title(f"counter.{fact.name}") or Text(words(fact.name)),
    }


@tells(Fact)
def _fact(scene: Scene, fact: Fact) -> Entry:
    return Entry("fact", _fact_values(scene, fact), fact.name, "counter")


@tells(Compare)
def _compare(scene: Scene, rule: Compare) -> Entry:
    share = "some"
    if rule.fact.name in ("won", "collected", "opening_run") and isinstance(rule.value, int):
        share = {0: "none", scene.tricks: "all"}.get(rule.value, "some")
    values = _fact_values(scene, rule.fact) | {
        "comparison": rule.comparison,
        "value": rule.value,
        "share": share,
    }
    return Entry("compare", values, rule.fact.name, "counter")


@tells(IsIn)
def _is_in(scene: Scene, rule: IsIn) -> Entry:
    return Entry("is_in", _fact_values(scene, rule.fact) | {"values": rule.values}, rule.fact.name, "counter")


@tells(Truth)
def _truth(scene: Scene, rule: Truth) -> Entry:
    title = None if rule.fact.subject else scene.title(f"let.{rule.fact.name}")
    if title is not None:
        return Entry("truth", {"title": title, "name": rule.fact.name}, "let")
    return Entry("truth", _fact_values(scene, rule.fact), rule.fact.name, "counter")


@tells(IsSame)
def _is_same(_: Scene, rule: IsSame) -> Entry:
    left, right = party(rule.left), party(rule.right)
    for one, other in ((left, right), (right, left)):
        if isinstance(one, NamedSide) and one.name in ("winner", "loser"):
            return Entry("is_same", {"side": other}, one.name)
    seats = not isinstance(left, NamedSide | ThisSide)
    return Entry("is_same", {"left": left, "right": right}, "seat" if seats else "side")


# ---------------------------------------------------------------------- the script
@tells(Packet)
def _packet(scene: Scene, rule: Packet) -> Entry:
    return told_with(rule, more="yes" if scene.dealt_before() else "no", after=scene.way("deals").value)


@tells(Step)
def _step(scene: Scene, rule: Step) -> Entry:
    return told_with(rule, place=scene.place)


def _at_a_number(scene: Scene, rule: SeatNumber | AtSeat) -> Entry:
    name = scene.seat(rule.number)
    return told_with(rule, seat=None if name is None else SeatAt(name))


tells(SeatNumber)(_at_a_number)
tells(AtSeat)(_at_a_number)


@tells(Bid)
def _bid(_: Scene, rule: Bid) -> Entry:
    return told_with(rule, only="yes" if rule.lowest == rule.highest else "no")


@tells(OfPacket)
def _of_packet(scene: Scene, rule: OfPacket) -> Entry:
    steps = scene.packets()
    step = scene.book.rule(rule.step)
    packet = step.action if isinstance(step, Step) and isinstance(step.action, Packet) else None
    return told_with(
        rule,
        order=steps.index(rule.step) + 1 if rule.step in steps else 0,
        number=0 if packet is None else packet.number * packet.times,
    )


@tells(TrumpOrOrder)
def _trump_or_order(scene: Scene, rule: TrumpOrOrder) -> Entry:
    return told_with(
        rule, orders=tuple(scene.title(f"pack.rank.{name}") or Text(words(name)) for name in rule.orders)
    )


@tells(FirstRole)
def _first_role(scene: Scene, rule: FirstRole) -> Entry:
    return told_with(rule, role=Role(scene.clause.label if scene.clause is not None else "dealer"))


@tells(RoleAt)
def _role_at(scene: Scene, rule: RoleAt) -> Entry:
    return told_with(rule, role=Role(scene.clause.label if scene.clause is not None else "caller"))
