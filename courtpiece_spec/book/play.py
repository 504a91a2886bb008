"""Standing rules: trump, play and collecting."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.conditions import Condition
from courtpiece_spec.book.node import Node
from courtpiece_spec.book.who import AnyPlayer, OpponentOf, OrElse, Who
from courtpiece_spec.cards import Rank


# ---------------------------------------------------------------------- trump: from which card on it counts
@frozen
class AtOnce(Node):
    """Trump counts as soon as it is known."""


@frozen
class AfterReveal(Node):
    """Only cards played after the exposure are trumps (P22)."""


@frozen
class OnlyAfterReveal(Node):
    """Only cards played after the exposure are trumps, even where their own suit was led (P22)."""


@frozen
class WholeTrick(Node):
    """An exposure counts for the whole trick in which it happens (P22)."""


@frozen
class FromStart(Node):
    """Hidden trump beats from the first card on, unseen (P22)."""


@frozen
class NextTrick(Node):
    """Trump counts from the trick after the one that set it (P28)."""


@frozen
class Never(Node):
    """There is no trump (P20 o)."""


@frozen
class Power(Node):
    """From when trump counts."""

    since: AtOnce | AfterReveal | OnlyAfterReveal | WholeTrick | FromStart | NextTrick | Never


@frozen
class FirstVoidSetsTrump(Node):
    """The first card of a player who cannot follow sets trump (P20 m)."""


# ---------------------------------------------------------------------- trump: exposing it
@frozen
class MustTrumpThen(Node):
    """Who exposes must trump if able (P24)."""


@frozen
class MustLeadTrumpThen(Node):
    """Who exposes on lead must lead trump (P34)."""


Duty = MustTrumpThen | MustLeadTrumpThen


@frozen
class VoidPlayer(Node):
    """Any player who cannot follow."""


@frozen
class VoidOpponent(Node):
    """An opponent of a player, when he cannot follow."""

    who: Who


@frozen
class Leading(Node):
    """When he is to lead."""


@frozen
class BeingVoid(Node):
    """When he cannot follow."""


@frozen
class MayDemand(Node):
    """A void player may have the trump exposed (P23)."""

    who: VoidPlayer | VoidOpponent
    duty: Duty | None = None


@frozen
class MayReveal(Node):
    """A named player may expose it at a moment of his own (P23, P25)."""

    who: Who
    moment: Leading | BeingVoid
    duty: Duty | None = None


@frozen
class MustReveal(Node):
    """A named player must expose it when no other card is left to him (P27)."""

    who: Who


@frozen
class MustRevealTrumping(Node):
    """Whoever is void and plays a card of the hidden suit has it shown (P23, written trump)."""

    who: VoidPlayer | VoidOpponent


@frozen
class ShownWhenVoid(Node):
    """It turns up by itself when somebody cannot follow (P23)."""

    who: AnyPlayer | OpponentOf
    duty: Duty | None = None


@frozen
class ShownAfter(Node):
    """It turns up by itself after a trick (P27)."""

    trick: int


RevealRule = MayDemand | MayReveal | MustReveal | MustRevealTrumping | ShownWhenVoid | ShownAfter


@frozen
class ReturnToHand(Node):
    """Where the exposed card goes (P26)."""

    who: Who


@frozen
class HiddenOutOfHand(Node):
    """The hidden card is not held until exposed (P26): the default."""


@frozen
class HiddenInHand(Node):
    """The hidden card counts as held (P26)."""


TrumpRule = Power | FirstVoidSetsTrump | RevealRule | ReturnToHand | HiddenOutOfHand | HiddenInHand


# ---------------------------------------------------------------------- play
@frozen
class Lead(Node):
    """Who leads the first trick (P30)."""

    who: Who | OrElse


@frozen
class MustFollow(Node):
    """Follow suit if able (P32)."""


@frozen
class MayPlayAny(Node):
    """Void: any card."""


@frozen
class MustTrump(Node):
    """Void: must trump if able (P33)."""


@frozen
class MustOvertrump(Node):
    """Void: must beat a trump lying there if able (P33)."""


@frozen
class TrumpMustBeat(Node):
    """Void: a trump, if played, must beat the trump lying there (P33)."""

    of_an_opponent: bool = False


@frozen
class RuffOnce(Node):
    """Void: each player may trump once a round (P33)."""


@frozen
class Void(Node):
    """What a player who cannot follow may do."""

    rules: tuple[MayPlayAny | MustTrump | MustOvertrump | TrumpMustBeat | RuffOnce, ...]


@frozen
class HighestTrump(Node):
    """The highest trump takes, else the highest card of the suit led."""


@frozen
class HighestLed(Node):
    """The highest card of the suit led takes."""


@frozen
class Takes(Node):
    """What takes a trick (P35)."""

    by: HighestTrump | HighestLed


@frozen
class NextLead(Node):
    """Who leads the next trick (P31)."""

    who: Who


@frozen
class LeadInTurn(Node):
    """The lead goes round the table (P31)."""


@frozen
class SecondAce(Node):
    """A rank led right after taking with the same rank counts as a lower one (P40)."""

    rank: Rank
    counts_as: Rank


@frozen
class FaceDown(Node):
    """A player may play face down when void, while trump is hidden (P25)."""

    who: Who


@frozen
class MustFaceDown(Node):
    """A void player who does not have the hidden trump turned up must play face down (P25)."""

    who: Who


@frozen
class Concede(Node):
    """When a side may give up (P69)."""

    when: Condition


PlayRule = (
    Lead | MustFollow | Void | Takes | NextLead | LeadInTurn | SecondAce | FaceDown | MustFaceDown | Concede
)


# ---------------------------------------------------------------------- collecting
@frozen
class EachTrick(Node):
    """Each trick is its taker's at once (P37)."""


@frozen
class TricksRunning(Node):
    """The pile is taken by a player who takes so many tricks running (P37)."""

    number: int


@frozen
class FreshTricks(Node):
    """After a collection so many new tricks are needed (P38)."""

    number: int


@frozen
class HotStreak(Node):
    """After a collection each further trick of the same player is his (P38)."""


@frozen
class LastTakesPile(Node):
    """Who takes what lies there at the end (P42)."""

    who: Who


@frozen
class NotCollected(Node):
    """No collection when something holds; the run stays (P39–P41)."""

    when: Condition


@frozen
class NotAWin(Node):
    """No collection, and the later trick starts no pair (P40)."""

    when: Condition


CollectRule = EachTrick | TricksRunning | FreshTricks | HotStreak | LastTakesPile | NotCollected | NotAWin
