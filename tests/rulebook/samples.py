"""Parts of books of every kind, with every part that may stand in each of their fields."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from typing import Any

import attrs

from courtpiece_spec.book import Book, Clause, Node, kind_name
from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import Compare, Comparison, Fact, IsIn, IsSame, Truth
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.book.serial import KINDS, converter
from courtpiece_spec.book.steps import Packet, Step, ToEach
from courtpiece_spec.book.table import (
    AtRandom,
    Cards,
    FirstRole,
    NumberOfPlayers,
    PartnersOpposite,
    RankOrder,
)
from courtpiece_spec.book.tables import HitPolicy, NextRow, NextTable, Otherwise, Row, ScoreTable
from courtpiece_spec.book.vocabulary import FACTS, SIDES, FactType, Subject
from courtpiece_spec.book.who import NamedSide, Role
from courtpiece_spec.cards import RANKS, Card, Rank, Suit
from courtpiece_spec.seats import Direction

ENUMS = {
    Rank: (Rank.ACE, Rank.EIGHT, Rank.TEN),
    Suit: tuple(Suit),
    Direction: tuple(Direction),
    HitPolicy: tuple(HitPolicy),
    Comparison: tuple(Comparison),
    Card: (Card.parse("AH"), Card.parse("TD")),
}
STRINGS = {
    "unit": ("points", "courts", "rounds", "sets", "tokens", "penalties", "kothi"),
    "role": ("dealer", "maker"),
    "seat": ("N", "W", "3"),
    "step": ("round.first",),
    "path": ("score.goon",),
    "question": ("Q1",),
    "text": ("Signals are tolerated.",),
    "title": ("Who deals?",),
    "here": ("the dealer",),
    "name": ("revoke",),
}
SIDE_NAMES = (*(term.name for term in SIDES if term.name != "side"), "dealer_side", "maker_side")
ROLE_NAMES = ("dealer", "caller", "eldest", "bidder", "challenger", "discarder", "maker", "hakem")

CONTEXT = Book(
    id="sample",
    title="Sample",
    kind="variant",
    clauses=(
        Clause("table.players", NumberOfPlayers(4, PartnersOpposite())),
        Clause("pack.cards", Cards(52)),
        Clause("pack.rank.ace_low", RankOrder(RANKS), title="Ace low"),
        Clause("roles.hakem", FirstRole(AtRandom()), title="Hakem"),
        Clause("round.first", Step(Packet(5, ToEach()))),
        Clause("round.second", Step(Packet(4, ToEach()))),
        Clause(
            "let.court", Let(Compare(Fact("winner", "opening_run"), Comparison.AT_LEAST, 7)), title="Court"
        ),
        Clause("let.plain_name", Let(Compare(Fact("winner", "won"), Comparison.AT_LEAST, 9))),
        Clause("score", ScoreTable("points", HitPolicy.FIRST_MATCH)),
        Clause("score.goon", Row(Otherwise(), None), title="Goon Court"),  # type: ignore[arg-type]
        Clause("next_dealer", NextTable("dealer", HitPolicy.FIRST_MATCH)),
        Clause("next_dealer.win", NextRow(Otherwise(), Role("dealer"))),
        Clause("counter.kothi", Counter(), title="Kothi"),
    ),
)
"""The book that samples are told in."""


def facts(type_: FactType | None = None) -> Iterator[Fact]:
    """A fact of every term of the vocabulary."""
    for term in FACTS:
        if type_ is not None and term.type is not type_:
            continue
        subject = {Subject.NONE: "", Subject.SIDE: "winner", Subject.ROLE: "dealer"}.get(
            term.subject, term.subject.name.lower()
        )
        yield Fact(subject, term.name, "ten" if term.argument else None)


SPECIAL: dict[type, tuple[Any, ...]] = {
    Role: tuple(map(Role, ROLE_NAMES)),
    NamedSide: tuple(map(NamedSide, SIDE_NAMES)),
    Fact: tuple(facts(FactType.NUMBER)),
    Truth: (*map(Truth, facts(FactType.TRUTH)), Truth(Fact("", "court")), Truth(Fact("", "plain_name"))),
    IsIn: tuple(IsIn(fact, values) for fact in facts(FactType.NUMBER) for values in ((2, 12), (7,))),
    IsSame: tuple(
        IsSame(Fact(*left), Fact(*right))
        for left, right in (
            (("", "winner"), ("", "dealer_side")),
            (("", "bidder_side"), ("", "loser")),
            (("", "bidder_side"), ("", "dealer_side")),
            (("trick", "taker"), ("", "dealer")),
        )
    ),
    Compare: tuple(
        Compare(fact, comparison, value)
        for fact in (*facts(FactType.NUMBER), Fact("winner", "kothi"), Fact("", "kothi"))
        for comparison in Comparison
        for value in (0, 1, 7, 13, Fact("", "bid"))
    ),
}


def values(name: str, hint: Any, depth: int) -> tuple[Any, ...]:
    """What may stand in a field."""
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return tuple(each for part in typing.get_args(hint) for each in values(name, part, depth))
    if origin is tuple:
        one = values(name, typing.get_args(hint)[0], depth)
        return tuple((each,) for each in one) + ((one[:2],) if len(one) > 1 else ())
    if hint is type(None):
        return (None,)
    if hint is bool:
        return (False, True)
    if hint is int:
        return (1, 2, 7, 0)
    if hint is str:
        return STRINGS.get(name, ("N",))
    if hint in ENUMS:
        return ENUMS[hint]
    return tuple(samples(hint, depth))


def samples(kind: type[Node], depth: int = 2) -> Iterator[Node]:
    """Samples of a kind: each field takes every value once, and pairs of fields meet."""
    if kind in SPECIAL:
        yield from SPECIAL[kind] if depth == 2 else SPECIAL[kind][:: max(1, len(SPECIAL[kind]) // 6)]
        return
    converter()  # resolves the types of fields
    fields = [each for each in attrs.fields(kind) if each.name != "at"]
    options = {each.name: values(each.name, each.type, depth - 1) if depth else () for each in fields}
    if any(not each for each in options.values()):
        return
    first = {name: each[0] for name, each in options.items()}
    seen = set()
    for name, choice in options.items():
        for value in choice:
            for other, others in options.items():
                for another in others[:4] if other != name else (value,):
                    made = kind(**first | {name: value, other: another})
                    if made not in seen:
                        seen.add(made)
                        yield made
    if not options:
        yield kind()


def every_sample() -> Iterator[tuple[str, Node]]:
    """Samples of all kinds, by the kind's name."""
    for kind in KINDS.values():
        for each in samples(kind, 2):
            yield kind_name(kind), each
