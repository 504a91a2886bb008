"""The script of a round: its steps, in order."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.conditions import Condition
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.who import Players, Who
from courtpiece_spec.cards import Rank


# ---------------------------------------------------------------------- cards
@frozen
class ToEach(Node):
    """To every player."""


@frozen
class ToOthers(Node):
    """To everyone but the player who has just been dealt to alone."""


@frozen
class ToOne(Node):
    """To one player."""

    who: Who


@frozen
class Packet(Node):
    """`5 to each` (P10, P16–P18).

    A packet goes round from the player after the dealer in the direction of dealing, `to the others` from
    the player after the one left out, unless `start` says otherwise.
    """

    number: int
    recipients: ToEach | ToOthers | ToOne
    times: int = 1
    until_gone: bool = False
    start: Who | None = None


@frozen
class SetAside(Node):
    """The rest of the pack is not used (P71)."""


@frozen
class Discard(Node):
    """`hakem discards 3` (P71)."""

    who: Who
    number: int


@frozen
class DiscardOthers(Node):
    """`the others discard 2`: everyone but the player who discarded before (P71)."""

    number: int


@frozen
class DrawPairs(Node):
    """In turn each looks at the top card, keeps one of two and discards the other (P71)."""

    number: int


@frozen
class MayLook(Node):
    """Only one player may look at his cards (P19)."""

    who: Who


# ---------------------------------------------------------------------- asking for a new deal
@frozen
class NoRanks(Node):
    """Holding no card of these ranks."""

    ranks: tuple[Rank, ...]


@frozen
class NothingAbove(Node):
    """Holding nothing above a rank."""

    rank: Rank


@frozen
class OrMoreTrumps(Node):
    """Holding so many trumps."""

    number: int


Holding = NoRanks | NothingAbove | OrMoreTrumps


@frozen
class MayRedeal(Node):
    """A player may ask for a new deal (P64, P65); `limit` None means as often as it happens."""

    who: Who
    holding: Holding
    limit: int | None = None
    not_twice_running: bool = False
    dealt_by: Who | None = None


@frozen
class MustRedeal(Node):
    """A new deal whenever any hand holds something (P64, P65)."""

    holding: Holding
    limit: int | None = None
    not_twice_running: bool = False
    dealt_by: Who | None = None


# ---------------------------------------------------------------------- trump
@frozen
class TrumpSuit(Node):
    """One of the four suits."""


@frozen
class TrumpOrNone(Node):
    """A suit, or no trump."""


@frozen
class TrumpOrOrder(Node):
    """A suit, or a mode without trump that has a rank order of its own."""

    orders: tuple[str, ...]


TrumpChoice = TrumpSuit | TrumpOrNone | TrumpOrOrder


@frozen
class NameTrump(Node):
    """A player names trump aloud (P20 a, l, n, o)."""

    who: Who
    choice: TrumpChoice


@frozen
class MayNameTrump(Node):
    """A player may name trump, or leave it to a later step (P20 h, i)."""

    who: Who
    choice: TrumpChoice


@frozen
class MayChangeTrump(Node):
    """A player may replace trump, or the first of several who wants to, asked in playing order (P21)."""

    who: Who | Players


@frozen
class LayUpTrump(Node):
    """A player lays a card face up; its suit is trump (P20 b)."""

    who: Who


@frozen
class LayDownTrump(Node):
    """A player lays a card face down; its suit will be trump (P20 c, d)."""

    who: Who


@frozen
class WriteTrump(Node):
    """A player writes the suit down (P20 e)."""

    who: Who


@frozen
class OfHand(Node):
    """From a player's hand."""

    who: Who


@frozen
class OfLast(Node):
    """From the last cards that a player was dealt."""

    number: int
    who: Who


@frozen
class OfPacket(Node):
    """From the cards that a player got in one step."""

    step: str
    who: Who


@frozen
class OfTricks(Node):
    """From the tricks played."""


@frozen
class OfPack(Node):
    """From the whole pack, before it is dealt."""


CardSource = OfHand | OfLast | OfPacket | OfTricks | OfPack


@frozen
class LayBlindTrump(Node):
    """A random card is laid face down as trump (P20 f, g)."""

    source: CardSource


@frozen
class RandomCardSetsTrump(Node):
    """A random card sets trump, seen by all (P20 h, i, k, p)."""

    source: CardSource


@frozen
class NthCardSetsTrump(Node):
    """The n-th card that a player was dealt sets trump (P20 j)."""

    number: int
    who: Who


@frozen
class Bid(Node):
    """One round of asking for a number of tricks (P20 n, P44, P59)."""

    lowest: int
    highest: int
    start: Who | None = None
    above_last: bool = False
    or_passes: bool = False
    first_may_not_pass: bool = False


@frozen
class Promise(Node):
    """A player may promise a number of tricks (P59)."""

    who: Who
    lowest: int
    highest: int


# ---------------------------------------------------------------------- play
@frozen
class PlayTricks(Node):
    """Play a number of tricks."""

    number: int


@frozen
class PlayUntil(Node):
    """Play tricks until something holds, at the latest until hands are empty (P44, P46)."""

    condition: Condition


@frozen
class MayGoOn(Node):
    """A player, or the first of several who speaks, may go on after a won round (P47)."""

    who: Who | Players


StepAction = (
    Packet
    | SetAside
    | Discard
    | DiscardOthers
    | DrawPairs
    | MayLook
    | MayRedeal
    | MustRedeal
    | NameTrump
    | MayNameTrump
    | MayChangeTrump
    | LayUpTrump
    | LayDownTrump
    | WriteTrump
    | LayBlindTrump
    | RandomCardSetsTrump
    | NthCardSetsTrump
    | Bid
    | Promise
    | PlayTricks
    | PlayUntil
    | MayGoOn
)


@frozen
class Step(Node):
    """A step of the script; with `when`, only if that holds when its turn comes."""

    action: StepAction
    when: Condition | None = None
