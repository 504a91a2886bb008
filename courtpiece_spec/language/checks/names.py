"""Names that clauses use: roles, sides, steps, orders, units, paths; and names that cannot be."""

from __future__ import annotations

from courtpiece_spec.book.about import (
    ExampleAsks,
    ExampleCounter,
    ExampleHand,
    ExamplePlay,
    ExampleRole,
    ExampleTakers,
    ExpectPile,
    ExpectRole,
    ExpectRow,
    RefusedBy,
    TakenBy,
)
from courtpiece_spec.book.conditions import Fact, Negation
from courtpiece_spec.book.node import Node, Span, parts
from courtpiece_spec.book.steps import OfPacket, Packet, Step, TrumpOrOrder
from courtpiece_spec.book.table import FirstRole, RoleAt
from courtpiece_spec.book.tables import NextTable
from courtpiece_spec.book.vocabulary import FACTS, SIDE_SUFFIX, SIDES, Subject
from courtpiece_spec.book.who import LeftOf, NamedSide, OrElse, PartnerOf, RightOf, Role, SeatNumber
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import CycleDecl, Name, Written
from courtpiece_spec.language.paths import did_you_mean, is_below, there_is
from courtpiece_spec.seats import Direction, seat_names

REFUSALS = ("play.turn", "play.hand", "round.end")
"""What refuses a card that no clause refuses."""

TAKEN = frozenset(
    {term.name for term in FACTS if term.subject is Subject.NONE}
    | {term.name for term in SIDES}
    | {"trick", "round"}
)
"""Words of the vocabulary, which cannot be names of an author's own."""


def check_names(scope: Scope) -> None:
    """Check the names that a book's clauses use and make up."""
    for number, written in enumerate(scope.steps):
        for node in parts(written.clause.rule):
            _of_step(scope, node, number)
    for written in scope.made.clauses:
        step = written.clause.rule if isinstance(written.clause.rule, Step) else None
        for node in parts(written.clause.rule):
            if isinstance(node, Role) and step is None:
                _role(scope, node.name, node.at)
            elif isinstance(node, NamedSide):
                _side(scope, node)
        _perhaps_nobody(scope, written)
    _made_up(scope)
    _roles(scope)
    _paths(scope)
    _examples(scope)


# ---------------------------------------------------------------------- names in use
def _role(scope: Scope, name: str, at: Span | None) -> bool:
    if scope.has_role(name):
        return True
    if name in scope.made.inherited_roles:
        scope.report(
            "CP505",
            f"nobody is `{name}` in this book: the role was removed",
            at,
            "name another player, or take this away",
        )
    else:
        roles, titled = [*scope.roles, *scope.bound], scope.titled(name)
        meant = f"the role is `{titled}`" if titled is not None else None
        way_out = meant or did_you_mean(name, roles) or there_is(roles, "the roles are")
        scope.report("CP203", f"there is no role `{name}`", at, way_out)
    return False


def _side(scope: Scope, side: NamedSide) -> None:
    if scope.side(side.name) is not None:
        return
    role = side.name.removesuffix(SIDE_SUFFIX)
    if role != side.name and role in scope.made.inherited_roles:
        scope.report(
            "CP505",
            f"nobody is `{role}` in this book: the role was removed",
            side.at,
            "name another side, or take this away",
        )
    elif scope.has_role(side.name):
        scope.report(
            "CP204",
            f"`{side.name}` is a role, and a side is needed",
            side.at,
            f"write `{side.name}{SIDE_SUFFIX}`",
        )
    else:
        sides, titled = scope.known_sides(), scope.titled(side.name)
        meant = f"the role is `{titled}`: write `{titled}{SIDE_SUFFIX}`" if titled is not None else None
        way_out = meant or did_you_mean(side.name, sides) or there_is(scope.present_sides(), "the sides are")
        scope.report("CP204", f"there is no side `{side.name}`", side.at, way_out)


def _of_step(scope: Scope, node: Node, number: int) -> None:
    """Names that depend on what went before in the round."""
    match node:
        case Role(name=name):
            if not _role(scope, name, node.at):
                return
            if name not in scope.roles and scope.bound[name] >= number:
                maker = scope.steps[scope.bound[name]]
                scope.report(
                    "CP203",
                    f"nobody is `{name}` yet: the step `{maker.clause.label}` comes later or is this one",
                    node.at,
                    "put the step behind it",
                )
        case OfPacket(step=path):
            rule = scope.rule(path)
            before = [written.path for written in scope.steps[:number]]
            packets = [
                each for each in before if isinstance(getattr(scope.rule(each), "action", None), Packet)
            ]
            if path not in packets:
                wrong = "deals no packet" if rule is not None else "is no step of the round"
                wrong = "comes later" if path in scope.clauses and path not in before else wrong
                scope.report("CP207", f"`{path}` {wrong}", node.at, did_you_mean(path, packets))
        case TrumpOrOrder(orders=orders):
            there = [
                written.clause.label for written in scope.section("pack.rank") if written.path != "pack.rank"
            ]
            for order in orders:
                if order not in there:
                    scope.report(
                        "CP208",
                        f"there is no rank order `{order}`",
                        node.at,
                        did_you_mean(order, there) or f"declare it: `rank {order}: A K Q …` in `pack`",
                    )


def _perhaps_nobody(scope: Scope, written: Written) -> None:
    """A role that a step may leave to nobody is named where somebody has it, or with one behind it."""
    everything = tuple(parts(written.clause.rule))
    backed = {id(node.first) for node in everything if isinstance(node, OrElse)}
    denied = {id(part) for node in everything if isinstance(node, Negation) for part in parts(node)}
    facts = (node for node in everything if isinstance(node, Fact) and id(node) not in denied)
    if any(fact.name == "challenged" for fact in facts):
        backed |= {id(node) for node in everything if isinstance(node, Role) and node.name == "challenger"}
    for node in everything:
        if isinstance(node, Role) and id(node) not in backed and (why := scope.perhaps_nobody(node.name)):
            scope.report("CP203", f"perhaps nobody is `{node.name}`: {why[0]}", node.at, why[1])


# ---------------------------------------------------------------------- names made up
def _made_up(scope: Scope) -> None:
    for name, written in (
        *scope.lets.items(),
        *scope.roles.items(),
        *((each.clause.label, each) for each in scope.section("counter")),
    ):
        if name in TAKEN:
            scope.report(
                "CP213",
                f"`{name}` is a word of the vocabulary and cannot be a name",
                written.name_at,
                f"choose another, such as `{name}_rule`",
            )
        elif written.path.startswith("roles.") and name.endswith(SIDE_SUFFIX):
            scope.report(
                "CP213",
                f"a role cannot end in `{SIDE_SUFFIX}`",
                written.name_at,
                f"`{name.removesuffix(SIDE_SUFFIX)}{SIDE_SUFFIX}` is the side of a role",
            )
        elif name in scope.bound and name in scope.roles:
            scope.report(
                "CP213",
                f"`{name}` is made by a step and cannot be a role of the table too",
                written.name_at,
                "choose another name",
            )


# ---------------------------------------------------------------------- how roles hang together
def _roles(scope: Scope) -> None:
    first = [written for written in scope.roles.values() if isinstance(written.clause.rule, FirstRole)]
    for second in first[1:]:
        scope.report(
            "CP509",
            f"`{first[0].clause.label}` and `{second.clause.label}` are both found first, and only "
            "one role can be passed on",
            second.name_at,
            f"let one follow from the other: `{second.clause.label}: right of {first[0].clause.label}`",
        )
    for written in scope.roles.values():
        if isinstance(written.clause.rule, RoleAt):
            _role_follows(scope, written)
    for written in scope.made.clauses:
        rule = written.clause.rule
        if isinstance(rule, NextTable) and _role(scope, rule.role, rule.at) and rule.role not in scope.roles:
            scope.report("CP509", f"`{rule.role}` is made in each round anew and is not passed on", rule.at)


def _role_follows(scope: Scope, written: Written) -> None:
    """A role must lead back to the one that is found first, or to a seat."""
    chain = [written.clause.label]
    while True:
        rule = scope.roles[chain[-1]].clause.rule
        if not isinstance(rule, RoleAt):
            return
        who = rule.who
        while isinstance(who, LeftOf | RightOf | PartnerOf):
            who = who.who
        if isinstance(who, SeatNumber):
            return
        if not isinstance(who, Role) and len(chain) > 1:
            return  # told at that role
        if not isinstance(who, Role):
            scope.report(
                "CP509",
                f"`{written.clause.label}` must follow from another role or a seat",
                rule.at,
                "write it as `right of dealer`",
            )
            return
        if who.name not in scope.roles:
            return  # unknown, and told as such
        if who.name in chain:
            if who.name == chain[0] and chain[0] == min(chain):
                said = " → ".join(f"`{each}`" for each in (*chain, who.name))
                scope.report(
                    "CP221",
                    f"these roles follow from one another: {said}",
                    written.name_at,
                    "one of them must be found first: `first at random`",
                )
            return
        chain.append(who.name)


# ---------------------------------------------------------------------- paths in rulings and examples
def _paths(scope: Scope) -> None:
    """The clauses that the book's own rulings are about."""
    decl = scope.made.decl
    names: tuple[Name, ...] = () if isinstance(decl, CycleDecl) else decl.body.ruled
    for name in (*names, *scope.made.ruled):
        if not any(is_below(path, name.text) for path in scope.clauses):
            scope.report(
                "CP209",
                f"`{scope.made.id}` has no clause `{name}`",
                name.at,
                did_you_mean(name.text, list(scope.clauses)),
            )


def _examples(scope: Scope) -> None:
    plays = getattr(scope.rule("table.plays"), "direction", Direction.ANTICLOCKWISE)
    seats = seat_names(scope.players, plays) if scope.players <= 8 else ()
    steps = [written.path for written in scope.steps]
    for example in scope.made.examples:
        for node in parts(example.statements):
            for seat in _seats(node):
                if seat not in seats:
                    scope.report(
                        "CP209",
                        f"there is no seat `{seat}` at this table",
                        node.at,
                        f"the seats are {', '.join(seats)}",
                    )
            if isinstance(node, ExampleRole | ExpectRole) and node.role not in scope.roles:
                _role(scope, node.role, node.at)
            elif isinstance(node, ExpectRow) and (
                node.path not in scope.clauses or not hasattr(scope.rule(node.path), "test")
            ):
                rows = [path for path in scope.clauses if hasattr(scope.rule(path), "test")]
                scope.report(
                    "CP209", f"`{node.path}` is no row of a table", node.at, did_you_mean(node.path, rows)
                )
            elif isinstance(node, ExampleAsks) and node.path not in steps:
                scope.report(
                    "CP209", f"`{node.path}` is no step of the round", node.at, did_you_mean(node.path, steps)
                )
            elif isinstance(node, RefusedBy) and node.path not in (*scope.clauses, *REFUSALS):
                scope.report(
                    "CP209",
                    f"`{scope.made.id}` has no clause `{node.path}`",
                    node.at,
                    did_you_mean(node.path, [*scope.clauses, *REFUSALS]),
                )


def _seats(node: Node) -> tuple[str, ...]:
    if isinstance(node, ExampleTakers):
        return node.takers
    if isinstance(node, ExampleAsks):
        return () if node.seat is None else (node.seat,)
    if isinstance(
        node, ExampleCounter | ExampleHand | ExamplePlay | ExampleRole | ExpectPile | ExpectRole | TakenBy
    ):
        return (node.seat,)
    return ()
