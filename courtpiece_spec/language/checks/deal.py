"""Does the deal add up?  Every hand its size, and every card of the pack its place."""

from __future__ import annotations

from attrs import define, field

from courtpiece_spec.book.node import parts
from courtpiece_spec.book.steps import (
    Discard,
    DiscardOthers,
    DrawPairs,
    Packet,
    PlayTricks,
    PlayUntil,
    SetAside,
    Step,
    ToOne,
    ToOthers,
)
from courtpiece_spec.book.table import Cuts, RoleAt
from courtpiece_spec.book.who import HolderOf, LeftOf, PartnerOf, RightOf, Role, Who
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.declarations import Written
from courtpiece_spec.language.diagnostic import Related

_GIVES = (Packet, DrawPairs)
"""Steps after which players hold more."""


@define
class Dealing:
    """Cards dealt so far.

    A seat is counted from the primary role, clockwise; None is a player not known before play.
    """

    hands: list[int]
    left: int
    alone: int | None = None
    """Who was last dealt to alone."""
    discarded: int | None = None
    aside: bool = False
    total: list[str] = field(factory=list)
    """The sum, in words."""
    guessed: bool = False
    """Whether some packet went to a player who is not known."""


def check_deal(scope: Scope) -> None:
    """Deal by the steps of the round and compare with the pack."""
    packets = [
        (written, rule)
        for written in scope.steps
        if isinstance(rule := written.clause.rule, Step)
        and isinstance(rule.action, Packet | SetAside | Discard | DiscardOthers | DrawPairs)
    ]
    if not any(isinstance(rule.action, Packet) for _, rule in packets):
        if scope.is_played:
            scope.report(
                "CP504", "no cards are dealt", scope.steps[0].name_at, "add a step such as `first: 5 to each`"
            )
        return
    if any(rule.when is not None for _, rule in packets):
        return  # what is dealt depends on the play
    dealing = Dealing([0] * scope.players, scope.said_size)
    for written, rule in packets:
        if not _deal(scope, dealing, written, rule):
            return
    _adds_up(scope, dealing, packets[-1][0])


def check_cut(scope: Scope) -> None:
    """Nobody cuts for himself."""
    written = scope.clauses.get("roles.cuts")
    rule = None if written is None else written.clause.rule
    if written is None or not isinstance(rule, Cuts):
        return
    cuts = seat_of(scope, rule.who)
    if cuts is not None and cuts == seat_of(scope, Role(name="dealer")):
        scope.report("CP509", "the dealer would cut for himself", written.name_at, "name another player")


def check_holders(scope: Scope) -> None:
    """Somebody holds a card for sure only when all are dealt, none is laid away, and none is played yet."""
    actions = [action for _, __, action in scope.actions()]
    dealt = max((at for at, action in enumerate(actions) if isinstance(action, _GIVES)), default=-1)
    played = next((at for at, action in enumerate(actions) if isinstance(action, PlayTricks | PlayUntil)), -1)
    laid_away = any(isinstance(action, SetAside | Discard | DiscardOthers | DrawPairs) for action in actions)
    asked: list[tuple[int, object]] = list(enumerate(actions))
    asked += [
        (played if written.path == "play.lead" else -1, written.clause.rule)
        for written in scope.clauses.values()
        if not isinstance(written.clause.rule, Step)
    ]
    for at, rule in asked:
        if laid_away or not dealt < at <= played:
            for node in _holders(rule):
                scope.report(
                    "CP511",
                    f"perhaps nobody holds {node.card} when this is asked",
                    node.at,
                    "name another player, or ask between the deal of all cards and the first trick",
                )


def _holders(rule: object) -> list[HolderOf]:
    return [node for node in parts(rule) if isinstance(node, HolderOf)]


def _deal(scope: Scope, dealing: Dealing, written: Written, rule: Step) -> bool:
    """Deal by one step; False when something is wrong with it."""
    action = rule.action
    if isinstance(action, Packet):
        return _packet(scope, dealing, written, action)
    if isinstance(action, SetAside):
        dealing.aside = True
    elif isinstance(action, Discard):
        dealing.discarded = seat_of(scope, action.who)
        if dealing.discarded is None:
            dealing.guessed = True
        else:
            dealing.hands[dealing.discarded] -= action.number
    elif isinstance(action, DiscardOthers):
        for seat in range(scope.players):
            dealing.hands[seat] -= action.number if seat != dealing.discarded else 0
    else:
        assert isinstance(action, DrawPairs)
        drawn = sum(2 * max(0, action.number - hand) for hand in dealing.hands)
        dealing.hands = [action.number] * scope.players
        dealing.left -= drawn
        dealing.total.append(f"{drawn} (`{written.clause.label}`)")
        return _enough(scope, dealing, written)
    return True


def _packet(scope: Scope, dealing: Dealing, written: Written, packet: Packet) -> bool:
    seats: list[int | None] = list(range(scope.players))
    match packet.recipients:
        case ToOne(who=who):
            dealing.alone = seat_of(scope, who)
            seats = [dealing.alone]
        case ToOthers():
            if not any(isinstance(each, ToOne) for each in _recipients_before(scope, written)):
                scope.report(
                    "CP511",
                    "the others of whom? Nobody was dealt to alone before",
                    packet.at,
                    "put a step such as `5 to caller` before it",
                )
                return False
            seats.remove(0 if dealing.alone is None else dealing.alone)
    times = packet.times
    if packet.until_gone:
        times, rest = divmod(dealing.left, max(1, packet.number * len(seats)))
        if rest:
            scope.report(
                "CP511",
                f"{dealing.left} cards do not go round {len(seats)} players by {packet.number}: "
                f"{rest} are left",
                packet.at,
                "take cards out of the pack with `without:`, or deal a number that goes round",
            )
            return False
    number = packet.number * times
    for seat in seats:
        if seat is None:
            dealing.guessed = True
        else:
            dealing.hands[seat] += number
    before = dealing.left // max(1, len(seats))
    dealing.left -= number * len(seats)
    dealing.total.append(f"{number * len(seats)} (`{written.clause.label}`)")
    return _enough(scope, dealing, written, before)


def _recipients_before(scope: Scope, written: Written) -> list[object]:
    steps = scope.steps[: scope.steps.index(written)]
    return [getattr(getattr(each.clause.rule, "action", None), "recipients", None) for each in steps]


def _enough(scope: Scope, dealing: Dealing, written: Written, before: int = 0) -> bool:
    """Whether the pack has the cards of a step, before which so many were left for each who is dealt to."""
    if dealing.left >= 0:
        return True
    dealt = scope.said_size - dealing.left
    way_out = f"{before} are left for each" if before else "deal fewer, here or before"
    scope.report(
        "CP511",
        f"{_sum(dealing)} = {dealt} cards are dealt, and the pack has {scope.said_size}",
        written.name_at,
        way_out,
    )
    return False


def _sum(dealing: Dealing) -> str:
    return " + ".join(dealing.total)


def _adds_up(scope: Scope, dealing: Dealing, last: Written) -> None:
    dealt = scope.said_size - dealing.left
    if dealing.left and not dealing.aside:
        related = (
            (Related(scope.clauses["pack.cards"].name_at, f"the pack has {scope.said_size} cards"),)
            if "pack.cards" in scope.clauses
            else ()
        )
        each = scope.said_size // scope.players
        scope.report(
            "CP511",
            f"{_sum(dealing)} = {dealt} cards are dealt, not {scope.said_size}",
            last.name_at,
            f"deal {each} to each, or write a step `the rest of the pack is set aside`",
            related,
        )
    elif len(set(dealing.hands)) > 1 and not dealing.guessed:
        hands = ", ".join(str(hand) for hand in dealing.hands)
        scope.report(
            "CP511",
            f"the hands are not equal: they have {hands} cards",
            last.name_at,
            f"each of {scope.players} players must have as many as the others",
        )


def seat_of(scope: Scope, who: Who) -> int | None:
    """Where a player sits, counted clockwise from the primary role; None where only the play tells.

    The roles must hang together.
    """
    turn = 0
    while True:
        match who:
            case LeftOf(who=inner):
                turn, who = turn + 1, inner
            case RightOf(who=inner):
                turn, who = turn - 1, inner
            case PartnerOf(who=inner):
                turn, who = turn + scope.sides, inner
            case Role(name=name) if name == scope.primary:
                return turn % scope.players
            case Role(name=name) if name in scope.roles:
                rule = scope.roles[name].clause.rule
                assert isinstance(rule, RoleAt)
                who = rule.who
            case _:
                return None
