"""Seats and sides as a book speaks of them: `right of dealer`, `an opponent of caller`, `winner`."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.node import Node
from courtpiece_spec.cards import Card


@frozen
class Role(Node):
    """The player who holds a role, such as `dealer`."""

    name: str


@frozen
class LeftOf(Node):
    """The next seat clockwise."""

    who: Who


@frozen
class RightOf(Node):
    """The next seat anticlockwise."""

    who: Who


@frozen
class PartnerOf(Node):
    """The player opposite, of the same side."""

    who: Who


@frozen
class TakerOfTrick(Node):
    """Who took the trick just played."""


@frozen
class TakerOfLast(Node):
    """Who took the last trick of the round."""


@frozen
class TakerOfNumber(Node):
    """Who took the trick of a number, from 1."""

    number: int


@frozen
class HolderOf(Node):
    """Who holds a card."""

    card: Card


@frozen
class SeatNumber(Node):
    """A seat by number, from 1 in playing order."""

    number: int


@frozen
class OrElse(Node):
    """Who holds a role that a step may leave to nobody, such as the challenger; else another player."""

    first: Role
    second: Who


Who = Role | LeftOf | RightOf | PartnerOf | TakerOfTrick | TakerOfLast | TakerOfNumber | HolderOf | SeatNumber


@frozen
class NamedSide(Node):
    """A side by a name of the vocabulary: `winner`, `loser`, `dealer_side`."""

    name: str


@frozen
class ThisSide(Node):
    """The side that a row is being judged for: `side`."""


@frozen
class Opponents(Node):
    """The other side of the one a row is judged for."""


@frozen
class OpponentsOf(Node):
    """The side against a player."""

    who: Who


WhichSide = NamedSide | ThisSide | Opponents | OpponentsOf


@frozen
class OpponentOf(Node):
    """Any player of the other side."""

    who: Who


@frozen
class PlayerOf(Node):
    """Any player of a side."""

    side: WhichSide


@frozen
class AnyOther(Node):
    """Any player but the one who spoke last."""


@frozen
class AnyPlayer(Node):
    """Any player."""


Players = OpponentOf | PlayerOf | AnyOther | AnyPlayer
