"""Who is meant, as expressions of seats and sides: -1 where there is nobody."""

from __future__ import annotations

from courtpiece_spec.book.vocabulary import SIDE_SUFFIX
from courtpiece_spec.book.who import (
    AnyOther,
    AnyPlayer,
    HolderOf,
    LeftOf,
    NamedSide,
    OpponentOf,
    Opponents,
    OpponentsOf,
    OrElse,
    PartnerOf,
    PlayerOf,
    Players,
    RightOf,
    Role,
    SeatNumber,
    TakerOfLast,
    TakerOfNumber,
    TakerOfTrick,
    ThisSide,
    WhichSide,
    Who,
)
from courtpiece_spec.kernel.draft import NO_FRAME, Draft, Frame
from courtpiece_spec.kernel.registry import writer, writes


def seat_of(draft: Draft, who: Who | OrElse) -> str:
    """The expression of one player's seat."""
    text: str = writer(who)(draft, who)
    return text


@writes(Role)
def role(_: Draft, rule: Role) -> str:
    """Who holds a role."""
    return f"role_{rule.name}"


@writes(LeftOf)
def left_of(draft: Draft, rule: LeftOf) -> str:
    """The next player clockwise."""
    return draft.seat(seat_of(draft, rule.who), draft.table.clockwise)


@writes(RightOf)
def right_of(draft: Draft, rule: RightOf) -> str:
    """The next player anticlockwise."""
    return draft.seat(seat_of(draft, rule.who), -draft.table.clockwise)


@writes(PartnerOf)
def partner_of(draft: Draft, rule: PartnerOf) -> str:
    """The next player of the same side."""
    return draft.seat(seat_of(draft, rule.who), draft.table.sides)


@writes(TakerOfTrick)
def taker_of_trick(_: Draft, __: TakerOfTrick) -> str:
    """Who took the trick just played."""
    return "taker"


@writes(TakerOfLast)
def taker_of_last(_: Draft, __: TakerOfLast) -> str:
    """Who took the last trick."""
    return "taker"


@writes(TakerOfNumber)
def taker_of_number(_: Draft, rule: TakerOfNumber) -> str:
    """Who took the trick of a number."""
    return f"taker_{rule.number}"


@writes(HolderOf)
def holder_of(draft: Draft, rule: HolderOf) -> str:
    """Who holds a card; one laid face down as trump is still its owner's."""
    bit = draft.table.boards.bit(rule.card)
    text = "-1"
    for seat in reversed(range(draft.table.players)):
        text = f"({seat} if hand[{seat}] & {bit:#x} else {text})"
    return f"(keeper if hcard == {bit:#x} else {text})" if draft.hides else text


@writes(SeatNumber)
def seat_number(_: Draft, rule: SeatNumber) -> str:
    """A seat by number, from 1."""
    return str(rule.number - 1)


@writes(OrElse)
def or_else(draft: Draft, rule: OrElse) -> str:
    """Who holds a role, if anybody does; else another player."""
    first = seat_of(draft, rule.first)
    return f"({first} if {first} >= 0 else {seat_of(draft, rule.second)})"


# ---------------------------------------------------------------------- one of several
def seats_of(draft: Draft, who: Who | Players) -> str:
    """The expression of a set of seats: a bit each."""
    if isinstance(who, OpponentOf | PlayerOf | AnyOther | AnyPlayer):
        several: str = writer(who)(draft, who)
        return several
    return f"1 << {seat_of(draft, who)}"


def first_asked(draft: Draft, who: Who | Players) -> str:
    """The expression of the seat with which asking begins, where each of several is asked in playing order.

    It is the one behind the player whose opponents they are; else behind the keeper of the trump, or whoever
    acted last, or the holder of the role that is passed on.
    """
    if isinstance(who, OpponentOf):
        return draft.seat(seat_of(draft, who.who), 1)
    if not isinstance(who, PlayerOf | AnyOther | AnyPlayer):
        return seat_of(draft, who)
    last = draft.name("last")
    draft.line(f"{last} = keeper if keeper >= 0 else spoke")
    with draft.block(f"if {last} < 0:"):
        draft.line(f"{last} = role_{draft.table.primary}")
    return draft.seat(last, 1)


def seats_of_side(draft: Draft, side: str) -> str:
    """The seats of a side."""
    table = draft.table
    bits = sum(1 << seat for seat in range(0, table.players, table.sides))
    return f"{bits:#x} << {side}"


@writes(OpponentOf)
def opponent_of(draft: Draft, rule: OpponentOf) -> str:
    """Every player of another side."""
    everybody = (1 << draft.table.players) - 1
    own = seats_of_side(draft, draft.side_of(seat_of(draft, rule.who)))
    return f"{everybody:#x} & ~({own})"


@writes(PlayerOf)
def player_of(draft: Draft, rule: PlayerOf) -> str:
    """Every player of a side; nobody where there is no such side."""
    side = side_of(draft, rule.side, NO_FRAME)
    if side is None:
        return "0"
    found = draft.name("side")
    draft.line(f"{found} = {side}")
    return f"({seats_of_side(draft, found)} if {found} >= 0 else 0)"


@writes(AnyOther)
def any_other(draft: Draft, _: AnyOther) -> str:
    """Everyone but the keeper of the trump, or but whoever acted last before the step."""
    everybody = (1 << draft.table.players) - 1
    but = draft.name("but")
    draft.line(f"{but} = keeper if keeper >= 0 else spoke")
    return f"({everybody:#x} & ~(1 << {but}) if {but} >= 0 else {everybody:#x})"


@writes(AnyPlayer)
def any_player(draft: Draft, _: AnyPlayer) -> str:
    """Everyone."""
    return f"{(1 << draft.table.players) - 1:#x}"


# ---------------------------------------------------------------------- sides
def side_of(draft: Draft, side: WhichSide, frame: Frame) -> str | None:
    """The expression of a side; None where the frame has none, -1 where there is none in play."""
    text: str | None = writer(side)(draft, side, frame)
    return text


def other_side(draft: Draft, side: str | None) -> str | None:
    """The side against one; none where there are more than two."""
    if side is None or draft.table.sides != 2:
        return None
    if side.isdigit():
        return str(1 - int(side))
    return f"(1 - {side} if {side} >= 0 else -1)"


def leading_side(draft: Draft) -> str:
    """The side with more tricks than every other, or -1."""
    sides = range(draft.table.sides)
    text = "-1"
    for side in reversed(sides):
        more = " and ".join(f"c{side} > c{other}" for other in sides if other != side)
        text = f"({side} if {more} else {text})"
    return text


def side_by_name(draft: Draft, name: str, frame: Frame) -> str | None:
    """A side by its name in the vocabulary, or by a role's."""
    fixed = {"winner": frame.winner, "loser": frame.loser, "side": frame.side, "offender": None}
    if name in fixed:
        return fixed[name]
    if name == "leading_side":
        return leading_side(draft)
    seat = f"role_{name.removesuffix(SIDE_SUFFIX)}"
    own = name.removesuffix(SIDE_SUFFIX)
    sure = -1 not in draft.table.seats_by_primary[own]
    return draft.side_of(seat) if sure else f"({draft.side_of(seat)} if {seat} >= 0 else -1)"


@writes(NamedSide)
def named_side(draft: Draft, rule: NamedSide, frame: Frame) -> str | None:
    """A side by name."""
    return side_by_name(draft, rule.name, frame)


@writes(ThisSide)
def this_side(_: Draft, __: ThisSide, frame: Frame) -> str | None:
    """The side of the row at hand."""
    return frame.side


@writes(Opponents)
def opponents(draft: Draft, _: Opponents, frame: Frame) -> str | None:
    """The side against the one of the row at hand."""
    return other_side(draft, frame.side)


@writes(OpponentsOf)
def opponents_of(draft: Draft, rule: OpponentsOf, _: Frame) -> str | None:
    """The side against a player."""
    return other_side(draft, draft.side_of(seat_of(draft, rule.who)))
