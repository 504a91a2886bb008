"""Rounds in which somebody breaks a rule that has a price: no pool has them, as they are never legal."""

from __future__ import annotations

from collections.abc import Iterable

from courtpiece_spec.book.tables import FoulTable
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.engine import Action, Refused, Verb
from courtpiece_spec.seats import Seat

_LOOKED_AT = 60
"""Rounds of the pool in which fouls are tried."""


def add_fouls(maker: Maker, pool: Iterable[Round], only_from: str | None = None) -> None:
    """For each irregularity, each player and each consequence the shortest record, with every dealer."""
    names = [
        clause.rule.name
        for clause in maker.book.clauses
        if isinstance(clause.rule, FoulTable) and (only_from is None or clause.written_in == only_from)
    ]
    best: dict[tuple[object, ...], tuple[int, Round, Action]] = {}
    for round_ in list(pool)[:_LOOKED_AT] if names else ():
        for place, state in enumerate(round_.states):
            if state.played:
                continue  # between two tricks a foul costs the same as within one
            for foul in (Action(seat, Verb.FOUL, name) for name in names for seat in maker.game.layout.seats):
                found = _consequence(maker, round_, place, foul)
                key = (foul.what, round_.setup["dealer"], foul.seat, found)
                if found is not None and (key not in best or place < best[key][0]):
                    best[key] = (place, round_, foul)
    numbers: dict[tuple[object, ...], int] = {}
    for (name, dealer, seat, _), (place, round_, foul) in sorted(best.items(), key=lambda each: str(each[0])):
        assert isinstance(seat, Seat)
        number = numbers[name, dealer, seat] = numbers.get((name, dealer, seat), 0) + 1
        maker.add(
            f"foul.{name}.seat{int(seat)}.dealer{dealer}.{number}",
            maker.play(round_, place, (foul.token,)),
            (f"foul.{name}",),
            f"What follows from an irregularity: {name}.",
        )


def _consequence(maker: Maker, round_: Round, place: int, foul: Action) -> tuple[object, ...] | None:
    """What the foul leads to; None where it has no price or the round goes on with no sign of it."""
    applied = maker.game.apply(round_.states[place], foul)
    if isinstance(applied, Refused) or not maker.game.is_over(applied[0]):
        return None
    result = maker.game.result(applied[0])
    assert result is not None
    return result.winner, result.score, result.next_dealer
