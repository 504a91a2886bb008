"""Is a card there when a step asks for it?  It must have been dealt, or played, in an earlier step."""

from __future__ import annotations

from attrs import define, field

from courtpiece_spec.book.steps import (
    DrawPairs,
    LayBlindTrump,
    NthCardSetsTrump,
    OfHand,
    OfLast,
    OfPacket,
    OfTricks,
    Packet,
    PlayTricks,
    PlayUntil,
    RandomCardSetsTrump,
    Step,
    ToOne,
    ToOthers,
)
from courtpiece_spec.book.who import Who
from courtpiece_spec.language.checks.deal import seat_of
from courtpiece_spec.language.checks.scope import Scope


@define
class Received:
    """What has surely been dealt and played so far.

    A step under a condition deals nothing for sure.  A seat is counted as `seat_of` does.
    """

    everybody: dict[int, int]
    """The cards of each seat."""
    steps: dict[str, dict[int | Who, int]] = field(factory=dict)
    """The cards of each seat, or of a player whom only the play tells, by the step that dealt them."""
    alone: dict[Who, int] = field(factory=dict)
    """What was dealt to a player whom only the play tells."""
    last_alone: int | None = None
    """Who was last dealt to alone."""
    left: int | None = None
    """The cards of the pack not yet dealt; None once that depends on the play."""
    is_played: bool = False

    def by(self, scope: Scope, who: Who) -> int:
        """How many cards a player has been dealt; where only the play tells who it is, the fewest."""
        seat = seat_of(scope, who)
        if seat is not None:
            return self.everybody[seat]
        return min(self.everybody.values()) + self.alone.get(who, 0)

    def in_step(self, scope: Scope, path: str, who: Who) -> int:
        """How many of them one step dealt."""
        dealt = self.steps.get(path, {})
        seat = seat_of(scope, who)
        if seat is not None:
            return dealt.get(seat, 0)
        return dealt.get(who, 0) or min(dealt.get(each, 0) for each in self.everybody)


def check_received(scope: Scope) -> None:
    """Walk through the round, and tell of cards asked for too early."""
    received = Received(dict.fromkeys(range(scope.players), 0), left=scope.said_size)
    for _, written, action in scope.actions():
        rule = written.clause.rule
        assert isinstance(rule, Step)
        if isinstance(action, NthCardSetsTrump):
            _asked(scope, rule, action.number, received.by(scope, action.who), f"card {action.number}")
        elif isinstance(action, LayBlindTrump | RandomCardSetsTrump):
            _source(scope, rule, action.source, received)
        elif isinstance(action, PlayTricks | PlayUntil):
            received.is_played = True
        elif isinstance(action, Packet) and rule.when is None:
            _deal(scope, received, written.path, action)
        elif isinstance(action, Packet | DrawPairs):
            received.left = None


def _source(scope: Scope, rule: Step, source: object, received: Received) -> None:
    match source:
        case OfHand(who=who):
            _asked(scope, rule, 1, received.by(scope, who), "a card")
        case OfLast(number=number, who=who):
            _asked(scope, rule, number, received.by(scope, who), f"the last {number}")
        case OfPacket(step=path, who=who) if path in received.steps:
            _asked(scope, rule, 1, received.in_step(scope, path, who), f"a card of `{path}`")
        case OfTricks() if not received.is_played:
            scope.report(
                "CP511",
                "no trick has been played when a card of the tricks is asked for",
                rule.action.at,
                "put the step behind one that plays tricks",
            )
        case _:
            pass


def _asked(scope: Scope, rule: Step, wanted: int, dealt: int, what: str) -> None:
    if wanted <= dealt:
        return
    have = "no card" if dealt == 0 else "one card" if dealt == 1 else f"{dealt} cards"
    scope.report(
        "CP511",
        f"{what} is asked for, and the player has surely been dealt {have} by then",
        rule.action.at,
        "put the step behind one that deals so many, whatever happens",
    )


def _deal(scope: Scope, received: Received, path: str, packet: Packet) -> None:
    number, seats = _served(scope, received, packet)
    times = packet.times
    if packet.until_gone:
        times = 1 if received.left is None else received.left // max(1, packet.number * number)
    each = packet.number * times
    if received.left is not None:
        received.left -= each * number
    received.steps[path] = dict.fromkeys(seats, each)
    if isinstance(packet.recipients, ToOne) and not seats:
        who = packet.recipients.who
        received.alone[who] = received.alone.get(who, 0) + each
        received.steps[path] = {who: each}
    for seat in seats:
        received.everybody[seat] += each


def _served(scope: Scope, received: Received, packet: Packet) -> tuple[int, set[int]]:
    """How many players a packet goes to, and those of their seats that are known before play."""
    seats = set(received.everybody)
    match packet.recipients:
        case ToOne(who=who):
            received.last_alone = seat_of(scope, who)
            return 1, seats & {received.last_alone}
        case ToOthers():
            known = received.last_alone is not None
            return len(seats) - 1, seats - {received.last_alone} if known else set()
        case _:
            return len(seats), seats
