"""Numbers that no table, pack or round can have."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from courtpiece_spec.book.conditions import SideHas, SideHasFirst
from courtpiece_spec.book.levels import FirstLoses, FirstTo, OverAfter
from courtpiece_spec.book.node import Node, parts
from courtpiece_spec.book.play import FreshTricks, ShownAfter, TricksRunning
from courtpiece_spec.book.steps import (
    Bid,
    Discard,
    DiscardOthers,
    DrawPairs,
    MayRedeal,
    MustRedeal,
    NthCardSetsTrump,
    OfLast,
    OrMoreTrumps,
    Packet,
    PlayTricks,
    Promise,
)
from courtpiece_spec.book.table import (
    AtSeat,
    CardAs,
    Cards,
    NumberOfPlayers,
    PartnerBySecond,
    PartnersByDraw,
    PartnersOpposite,
    RankOrder,
    TeamsOf,
    TopCard,
    Without,
)
from courtpiece_spec.book.tables import EffectLimit
from courtpiece_spec.book.who import HolderOf, SeatNumber, TakerOfNumber
from courtpiece_spec.cards import Card, Rank
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.seats import MOST_PLAYERS

Limit = Callable[[Scope], int]


def _tricks(scope: Scope) -> int:
    return scope.tricks


def _players(scope: Scope) -> int:
    return scope.players


def _cards(scope: Scope) -> int:
    return scope.said_size


def _up_to(number: int) -> Limit:
    return lambda _: number


RANGES: dict[type[Node], dict[str, tuple[int, Limit]]] = {
    NumberOfPlayers: {"number": (2, _up_to(MOST_PLAYERS))},
    PartnersByDraw: {"highest": (1, _players), "lowest": (1, _players)},
    Cards: {"number": (2, _up_to(52))},
    AtSeat: {"number": (1, _players)},
    SeatNumber: {"number": (1, _players)},
    TakerOfNumber: {"number": (1, _tricks)},
    Packet: {"number": (1, _cards), "times": (1, _cards)},
    Discard: {"number": (1, _cards)},
    DiscardOthers: {"number": (1, _cards)},
    DrawPairs: {"number": (1, _cards)},
    OrMoreTrumps: {"number": (1, _tricks)},
    MayRedeal: {"limit": (1, _up_to(1000))},
    MustRedeal: {"limit": (1, _up_to(1000))},
    OfLast: {"number": (1, _tricks)},
    NthCardSetsTrump: {"number": (1, _tricks)},
    Bid: {"lowest": (1, _tricks), "highest": (1, _tricks)},
    Promise: {"lowest": (1, _tricks), "highest": (1, _tricks)},
    PlayTricks: {"number": (1, _tricks)},
    ShownAfter: {"trick": (1, _tricks)},
    TricksRunning: {"number": (2, _tricks)},
    FreshTricks: {"number": (1, _tricks)},
    SideHas: {"number": (1, _tricks)},
    SideHasFirst: {"number": (1, _tricks)},
    FirstTo: {"number": (1, _up_to(10_000))},
    FirstLoses: {"number": (1, _up_to(10_000))},
    OverAfter: {"number": (1, _up_to(10_000))},
    EffectLimit: {"number": (1, _up_to(1000))},
}
"""The least and the greatest number that each field may hold."""


def check_sizes(scope: Scope) -> bool:
    """Check the numbers of players and cards, from which most others follow; whether they can be."""
    before = len(scope.problems)
    sizes = [scope.clauses[path] for path in ("table.players", "pack.cards") if path in scope.clauses]
    for written in sizes:
        _in_range(scope, written.clause.rule)
    _teams(scope)
    _partners(scope)
    return len(scope.problems) == before and all(scope.is_sound(written.at) for written in sizes)


def check_numbers(scope: Scope) -> None:
    """Check every other number of a book, and its pack."""
    for written in scope.made.clauses:
        for node in parts(written.clause.rule):
            if not isinstance(node, NumberOfPlayers | Cards):
                _in_range(scope, node)
            if isinstance(node, Bid | Promise) and node.lowest > node.highest:
                scope.report(
                    "CP405",
                    f"the lowest number, {node.lowest}, is above the highest, {node.highest}",
                    node.at,
                    f"write `{node.highest} to {node.lowest}`",
                )
    _pack(scope)


def _in_range(scope: Scope, node: Node) -> None:
    if not scope.is_sound(node.at):
        return
    for name, (low, limit) in RANGES.get(type(node), {}).items():
        value = getattr(node, name)
        high = max(low, limit(scope))
        if value is not None and not low <= value <= high:
            scope.report(
                "CP405",
                f"{value} is out of range: from {low} to {high}",
                node.at,
                f"write a number from {low} to {high}",
            )


def _teams(scope: Scope) -> None:
    rule = scope.rule("table.players")
    if not isinstance(rule, NumberOfPlayers) or not 2 <= rule.number <= MOST_PLAYERS:
        return
    if not scope.is_sound(rule.at):
        return
    if isinstance(rule.teams, PartnersOpposite) and rule.number != 4:
        way_out = f"write `teams of {rule.number // 2}`" if rule.number % 2 == 0 else "write `each alone`"
        scope.report(
            "CP405", f"partners sit opposite at a table of four, not of {rule.number}", rule.teams.at, way_out
        )
    elif isinstance(rule.teams, TeamsOf):
        size = rule.teams.number
        if size < 1 or rule.number % size or rule.number == size:
            scope.report("CP405", f"{rule.number} players make no equal teams of {size}", rule.teams.at)


def _partners(scope: Scope) -> None:
    """Partners are found for teams of that size."""
    written = scope.clauses.get("table.partners")
    if written is None:
        return
    found, size = written.clause.rule, scope.players // scope.sides
    if scope.each_alone:
        _report_partners(scope, written, "each plays alone, and partners are found")
    elif isinstance(found, PartnerBySecond) and size != 2:
        _report_partners(scope, written, f"one partner is found, and teams have {size} players")
    elif isinstance(found, PartnersByDraw) and (found.highest, found.lowest) != (size, size):
        _report_partners(
            scope, written, f"{found.highest} play against {found.lowest}, and teams have {size} players"
        )


def _report_partners(scope: Scope, written: Written, wrong: str) -> None:
    scope.report("CP405", wrong, written.name_at, "take it away, or let teams of that size be found")


# ---------------------------------------------------------------------- pack
def _pack(scope: Scope) -> None:
    main = scope.rule("pack.rank")
    orders_sound = all(_order(scope, written, main) for written in scope.section("pack.rank"))
    said = scope.rule("pack.cards")
    wrong = isinstance(said, Cards) and isinstance(main, RankOrder) and said.number != scope.pack_size
    if wrong and orders_sound:
        without = scope.rule("pack.without")
        gone = f", less {len(set(without.cards))} taken out," if isinstance(without, Without) else ""
        scope.report(
            "CP506",
            f"{len(scope.ranks)} ranks in four suits{gone} make {scope.pack_size} cards, "
            f"not {scope.said_size}",
            scope.clauses["pack.cards"].at,
            f"write `cards: {scope.pack_size}`, or change the ranks",
        )
    for written in scope.made.clauses:
        _cards_there(scope, written.clause.rule)


def _order(scope: Scope, written: Written, main: object) -> bool:
    """An order of ranks: each rank once, and the same ranks as the pack's."""
    rule = written.clause.rule
    assert isinstance(rule, RankOrder)
    if not isinstance(main, RankOrder):
        return True
    twice = next((rank for rank in rule.ranks if rule.ranks.count(rank) > 1), None)
    odd = sorted(set(rule.ranks) ^ set(main.ranks), key=lambda rank: rank.index)
    if twice is not None:
        scope.report("CP506", f"the rank {twice} stands twice in the order", rule.at, "take one away")
    elif odd:
        message = f"the order `{written.clause.label}` and the pack differ in {', '.join(map(str, odd))}"
        scope.report("CP506", message, rule.at, "name the same ranks in another order")
    return twice is None and not odd


def _ranks_of(node: Node) -> set[Rank]:
    """The ranks that a clause speaks of."""
    values = (getattr(node, each.name) for each in attrs.fields(type(node)))
    said = (value if isinstance(value, tuple) else (value,) for value in values)
    return {rank for each in said for rank in each if isinstance(rank, Rank)}


def _cards_there(scope: Scope, rule: object) -> None:
    without = scope.rule("pack.without")
    gone = without.cards if isinstance(without, Without) else ()
    for node in parts(rule):
        if not isinstance(node, RankOrder):
            for rank in sorted(_ranks_of(node) - set(scope.ranks), key=lambda rank: rank.index):
                scope.report("CP506", f"the pack has no {rank.word}", node.at)
        found: tuple[Card, ...] = ()
        match node:
            case Without(cards=cards):
                found = cards
            case HolderOf(card=card) | TopCard(card=card) | CardAs(card=card):
                found = (card,)
        for card in found:
            if card.rank not in scope.ranks or (card in gone and not isinstance(node, Without)):
                scope.report("CP506", f"the pack has no {card}", node.at)
        if isinstance(node, Without) and len(set(found)) < len(found):
            scope.report(
                "CP506", "a card is taken out twice, and there is one of each", node.at, "take one away"
            )
