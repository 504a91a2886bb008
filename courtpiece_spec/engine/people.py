"""Who is meant: seats, players and sides of a book, found in a state."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

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
from courtpiece_spec.engine.actions import IRREGULAR
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.engine.registry import carrier, carries
from courtpiece_spec.engine.state import State
from courtpiece_spec.seats import SEATS, Seat, Side


@frozen
class Frame:
    """What a condition or an outcome is judged for, beside the state."""

    side: Side | None = None
    """The side of the row at hand."""
    winner: Side | None = None
    loser: Side | None = None
    drawn: bool = False
    streak: tuple[int, ...] = ()
    """Rounds won running per side, this round included."""
    offender: Side | None = None
    offending_player: Seat | None = None


NO_FRAME = Frame()

FindSeat = Callable[[State], Seat]
FindSeats = Callable[[State], tuple[Seat, ...]]
FindSide = Callable[[State, Frame], "Side | None"]


class NobodyThereError(Exception):
    """A book asked for a player who does not exist at that moment: a fault the checks should have found."""


# ---------------------------------------------------------------------- one seat
def find_seat(layout: Layout, who: Who | OrElse) -> FindSeat:
    """The function that finds one player."""
    found: FindSeat = carrier(who)(layout, who)
    return found


@carries(Role)
def role(layout: Layout, rule: Role) -> FindSeat:
    """Who holds a role."""
    index = layout.role_index[rule.name]

    def seat(state: State) -> Seat:
        holder = state.deal.roles[index]
        if holder is None:
            raise NobodyThereError(f"nobody is {rule.name} yet")
        return holder

    return seat


@carries(LeftOf)
def left_of(layout: Layout, rule: LeftOf) -> FindSeat:
    """The next player clockwise."""
    inner = find_seat(layout, rule.who)
    return lambda state: layout.left_of(inner(state))


@carries(RightOf)
def right_of(layout: Layout, rule: RightOf) -> FindSeat:
    """The next player anticlockwise."""
    inner = find_seat(layout, rule.who)
    return lambda state: layout.right_of(inner(state))


@carries(PartnerOf)
def partner_of(layout: Layout, rule: PartnerOf) -> FindSeat:
    """The partner."""
    inner = find_seat(layout, rule.who)
    return lambda state: layout.partner_of(inner(state))


@carries(TakerOfTrick)
def taker_of_trick(_: Layout, __: TakerOfTrick) -> FindSeat:
    """Who took the trick just played."""
    return lambda state: state.tricks.takers[-1]


@carries(TakerOfLast)
def taker_of_last(_: Layout, __: TakerOfLast) -> FindSeat:
    """Who took the last trick of the round."""
    return lambda state: state.tricks.takers[-1]


@carries(TakerOfNumber)
def taker_of_number(_: Layout, rule: TakerOfNumber) -> FindSeat:
    """Who took the trick of a number."""
    return lambda state: state.tricks.takers[rule.number - 1]


@carries(HolderOf)
def holder_of(layout: Layout, rule: HolderOf) -> FindSeat:
    """Who holds a card; one laid face down as trump is still its owner's."""

    def seat(state: State) -> Seat:
        if state.trump.hidden_card == rule.card.index and state.trump.keeper is not None:
            return state.trump.keeper
        for each in layout.seats:
            if state.hands[each] & rule.card.bit:
                return each
        raise NobodyThereError(f"nobody holds {rule.card}")

    return seat


@carries(SeatNumber)
def seat_number(_: Layout, rule: SeatNumber) -> FindSeat:
    """A seat by number, from 1."""
    fixed = SEATS[rule.number - 1]
    return lambda _: fixed


@carries(OrElse)
def or_else(layout: Layout, rule: OrElse) -> FindSeat:
    """Who holds a role, if anybody does; else another player."""
    index, other = layout.role_index[rule.first.name], find_seat(layout, rule.second)

    def seat(state: State) -> Seat:
        holder = state.deal.roles[index]
        return other(state) if holder is None else holder

    return seat


# ---------------------------------------------------------------------- one of several
def find_players(layout: Layout, who: object) -> FindSeats:
    """The function that finds all players of whom one may act, in the order in which they are asked.

    They are asked in playing order: behind the player whose opponents they are; else behind the keeper of the
    trump, or whoever acted last before the step; else behind the holder of the role that is passed on.
    """
    if isinstance(who, OpponentOf | PlayerOf | AnyOther | AnyPlayer):
        several: FindSeats = carrier(who)(layout, who)
        return several
    one: FindSeat = carrier(who)(layout, who)  # type: ignore[arg-type]  # Who is the other half of the union
    return lambda state: (one(state),)


def _behind(layout: Layout, seat: Seat) -> tuple[Seat, ...]:
    """Everybody in playing order, a player last."""
    return (*layout.seats[seat + 1 :], *layout.seats[: seat + 1])


def _speaker(state: State) -> Seat | None:
    """The keeper of the trump, or whoever acted last before the step; None where nobody did."""
    if state.trump.keeper is not None:
        return state.trump.keeper
    acted = [action.seat for action in state.history if action.verb not in IRREGULAR]
    before = acted[: len(acted) - state.asked.asked]
    return before[-1] if before else None


def _everybody(layout: Layout) -> FindSeats:
    """All players, the speaker last, or whoever holds the role that is passed on."""
    primary = layout.role_index[layout.primary]

    def seats(state: State) -> tuple[Seat, ...]:
        last = _speaker(state)
        last = state.deal.roles[primary] if last is None else last
        assert last is not None, "the role that is passed on is always held"
        return _behind(layout, last)

    return seats


@carries(OpponentOf)
def opponent_of(layout: Layout, rule: OpponentOf) -> FindSeats:
    """Every player of another side."""
    inner = find_seat(layout, rule.who)

    def seats(state: State) -> tuple[Seat, ...]:
        seat = inner(state)
        return tuple(each for each in _behind(layout, seat) if layout.side_of[each] != layout.side_of[seat])

    return seats


@carries(PlayerOf)
def player_of(layout: Layout, rule: PlayerOf) -> FindSeats:
    """Every player of a side."""
    find, everybody = find_side(layout, rule.side), _everybody(layout)

    def seats(state: State) -> tuple[Seat, ...]:
        side = find(state, NO_FRAME)
        return tuple(seat for seat in everybody(state) if layout.side_of[seat] == side)

    return seats


@carries(AnyOther)
def any_other(layout: Layout, _: AnyOther) -> FindSeats:
    """Everyone but the keeper of the trump, or but whoever acted last before the step began."""
    everybody = _everybody(layout)

    def seats(state: State) -> tuple[Seat, ...]:
        but = _speaker(state)
        return tuple(seat for seat in everybody(state) if seat != but)

    return seats


@carries(AnyPlayer)
def any_player(layout: Layout, _: AnyPlayer) -> FindSeats:
    """Everyone."""
    return _everybody(layout)


# ---------------------------------------------------------------------- sides
def find_side(layout: Layout, side: WhichSide) -> FindSide:
    """The function that finds a side."""
    found: FindSide = carrier(side)(layout, side)
    return found


def other_side(layout: Layout, side: Side | None) -> Side | None:
    """The side against one; None where there are more than two."""
    return None if side is None or layout.side_count != 2 else layout.sides[1 - side]


def leading_side(state: State) -> Side | None:
    """The side with more tricks than every other, or None."""
    collected = state.tricks.collected
    most = max(collected)
    return Side(collected.index(most)) if collected.count(most) == 1 else None


def side_by_name(layout: Layout, name: str) -> FindSide:
    """A side by its name in the vocabulary, or by a role's."""
    fixed: dict[str, FindSide] = {
        "winner": lambda _, frame: frame.winner,
        "loser": lambda _, frame: frame.loser,
        "side": lambda _, frame: frame.side,
        "offender": lambda _, frame: frame.offender,
        "leading_side": lambda state, _: leading_side(state),
    }
    if name in fixed:
        return fixed[name]
    index = layout.role_index[name.removesuffix(SIDE_SUFFIX)]

    def role_side(state: State, _: Frame) -> Side | None:
        seat = state.deal.roles[index]
        return None if seat is None else layout.side_of[seat]

    return role_side


@carries(NamedSide)
def named_side(layout: Layout, rule: NamedSide) -> FindSide:
    """A side by name."""
    return side_by_name(layout, rule.name)


@carries(ThisSide)
def this_side(_: Layout, __: ThisSide) -> FindSide:
    """The side of the row at hand."""
    return lambda _, frame: frame.side


@carries(Opponents)
def opponents(layout: Layout, _: Opponents) -> FindSide:
    """The side against the offender, or against the side of the row at hand."""
    return lambda _, frame: other_side(layout, frame.side if frame.offender is None else frame.offender)


@carries(OpponentsOf)
def opponents_of(layout: Layout, rule: OpponentsOf) -> FindSide:
    """The side against a player."""
    inner = find_seat(layout, rule.who)
    return lambda state, _: other_side(layout, layout.side_of[inner(state)])
