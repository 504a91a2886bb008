"""Clauses about the table and the roles: how many sit there, which way things go, who has which role."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from courtpiece_spec.book.table import (
    Deals,
    EachAlone,
    NumberOfPlayers,
    PartnersOpposite,
    Plays,
    RoleAt,
    TeamsOf,
)
from courtpiece_spec.book.who import LeftOf, PartnerOf, RightOf, Role, SeatNumber, Who
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.seats import SEATS, Direction, Seat


class Neighbours(Protocol):
    """Who sits where from a seat."""

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""

    def right_of(self, seat: Seat) -> Seat:
        """The next seat anticlockwise."""

    def partner_of(self, seat: Seat) -> Seat:
        """The partner."""


@carries(NumberOfPlayers)
def number_of_players(rule: NumberOfPlayers) -> tuple[int, int]:
    """How many players and how many sides there are."""
    return rule.number, carrier(rule.teams)(rule.teams, rule.number)


@carries(PartnersOpposite)
def partners_opposite(_: PartnersOpposite, __: int) -> int:
    """Two sides."""
    return 2


@carries(TeamsOf)
def teams_of(rule: TeamsOf, players: int) -> int:
    """Sides of so many players."""
    return players // rule.number


@carries(EachAlone)
def each_alone(_: EachAlone, players: int) -> int:
    """As many sides as players."""
    return players


@carries(Deals)
def deals(rule: Deals) -> Direction:
    """The way the dealing goes."""
    return rule.direction


@carries(Plays)
def plays(rule: Plays) -> Direction:
    """The way the play goes."""
    return rule.direction


@carries(RoleAt)
def role_at(rule: RoleAt, layout: Neighbours, known: Mapping[str, Seat]) -> Seat | None:
    """Where a role sits that follows from another; None while that is not known.

    Raises ValueError where a role is said to follow from what changes during a round.
    """
    return _seat(rule.who, layout, known)


def _seat(who: Who, layout: Neighbours, known: Mapping[str, Seat]) -> Seat | None:
    if isinstance(who, Role):
        return known.get(who.name)
    if isinstance(who, SeatNumber):
        return SEATS[who.number - 1]
    if not isinstance(who, LeftOf | RightOf | PartnerOf):
        raise ValueError(f"a role follows from another role or a seat, not from {who}")
    inner = _seat(who.who, layout, known)
    turn = {LeftOf: layout.left_of, RightOf: layout.right_of, PartnerOf: layout.partner_of}[type(who)]
    return None if inner is None else turn(inner)
