"""Clauses about the table, the pack and the roles."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.book.node import Node
from courtpiece_spec.book.who import Who
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.seats import Direction


# ---------------------------------------------------------------------- table
@frozen
class PartnersOpposite(Node):
    """Two sides; partners sit opposite."""


@frozen
class TeamsOf(Node):
    """Sides of so many players, seated alternately."""

    number: int


@frozen
class EachAlone(Node):
    """Every player is a side."""


Teams = PartnersOpposite | TeamsOf | EachAlone


@frozen
class NumberOfPlayers(Node):
    """`players: 4, partners opposite` (P1, P2)."""

    number: int
    teams: Teams


@frozen
class PartnersByDraw(Node):
    """Before the match: the highest cards drawn play against the lowest (P3)."""

    highest: int
    lowest: int


@frozen
class PartnerBySecond(Node):
    """Before the match: the second to be dealt a rank is the partner (P3)."""

    rank: Rank


@frozen
class Deals(Node):
    """The way the dealing goes (P5)."""

    direction: Direction


@frozen
class Plays(Node):
    """The way the play goes (P4)."""

    direction: Direction


TableRule = NumberOfPlayers | PartnersByDraw | PartnerBySecond | Deals | Plays


# ---------------------------------------------------------------------- pack
@frozen
class Cards(Node):
    """How many cards the pack has (P7)."""

    number: int


@frozen
class Without(Node):
    """Cards taken out of the pack."""

    cards: tuple[Card, ...]


@frozen
class RankOrder(Node):
    """Ranks from high to low (P8); a clause under a name of its own is an order that a call may choose."""

    ranks: tuple[Rank, ...]


@frozen
class InItsOwnSuit(Node):
    """The top card stays a card of its suit."""


@frozen
class AsATrump(Node):
    """The top card counts as a trump."""


@frozen
class TopCard(Node):
    """A card above every other (P9)."""

    card: Card
    suit: InItsOwnSuit | AsATrump


PackRule = Cards | Without | RankOrder | TopCard


# ---------------------------------------------------------------------- roles
@frozen
class RankLow(Node):
    """In the draw a rank is low."""

    rank: Rank


@frozen
class CardAs(Node):
    """In the draw a card counts as another rank."""

    card: Card
    rank: Rank


@frozen
class TiesDrawAgain(Node):
    """Players level in the draw draw again."""


DrawNote = RankLow | CardAs | TiesDrawAgain


@frozen
class AtRandom(Node):
    """Chosen in any way."""


@frozen
class AtSeat(Node):
    """A seat by number, from 1."""

    number: int


@frozen
class HighestDrawn(Node):
    """By the highest card drawn."""

    notes: tuple[DrawNote, ...] = ()


@frozen
class LowestDrawn(Node):
    """By the lowest card drawn."""

    notes: tuple[DrawNote, ...] = ()


@frozen
class FirstDealt(Node):
    """Cards are dealt face up until a rank appears."""

    rank: Rank


@frozen
class LostToss(Node):
    """By a lost toss."""


@frozen
class FirstRole(Node):
    """How a role is found for the first round (P11, P12)."""

    by: AtRandom | AtSeat | HighestDrawn | LowestDrawn | FirstDealt | LostToss


@frozen
class RoleAt(Node):
    """A role that follows from another (P13)."""

    who: Who


@frozen
class Cuts(Node):
    """Who cuts (P14, P15)."""

    who: Who
    may_decline: bool = False


RoleRule = FirstRole | RoleAt | Cuts
