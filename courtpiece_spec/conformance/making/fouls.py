"""Rounds in which somebody breaks a rule that has a price: no pool has them, as they are never legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from courtpiece_spec.book.tables import EffectLimit, FoulTable, Row
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.making.lockstep import Round, played
from courtpiece_spec.engine import Action, Refused, Verb
from courtpiece_spec.seats import Seat

_LOOKED_AT = 60
"""Rounds of the pool in which fouls are tried."""
_LIMITS_LOOKED_AT = 20
_EARLY = 12
"""So many of them, and actions of each, before which they are tried more than once."""


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


def add_limits(maker: Maker, pool: Iterable[Round], only_from: str | None = None) -> None:
    """For each irregularity that costs only so often a round one that happens once more."""
    rounds = list(pool)[:_LIMITS_LOOKED_AT]
    for clause in maker.book.clauses:
        effects = clause.rule.effects if isinstance(clause.rule, Row) and clause.section == "foul" else ()
        limit = next((each.number for each in effects if isinstance(each, EffectLimit)), None)
        if limit is None or (only_from is not None and clause.written_in != only_from):
            continue
        found = next(_beyond(maker, rounds, clause.path.split(".")[1], limit), None)
        if found is not None:
            note = (
                f"It costs {limit} times a round at most." if limit > 1 else "It costs once a round at most."
            )
            maker.add(f"{clause.path}.once_more", maker.play(found), (clause.path,), note)


def _beyond(maker: Maker, rounds: list[Round], name: str, limit: int) -> Iterator[Round]:
    """Whole rounds in which it costs something, and once more costs nothing more."""
    for round_ in rounds:
        for place in range(min(_EARLY, len(round_.actions))):
            for seat in maker.game.layout.seats:
                tried = [
                    _with(maker, round_, place, (Action(seat, Verb.FOUL, name),) * times)
                    for times in (0, limit, limit + 1)
                ]
                scores = [None if each is None else _score(maker, each) for each in tried]
                if None not in scores and scores[0] != scores[1] == scores[2] and tried[2] is not None:
                    yield tried[2]


def _with(maker: Maker, round_: Round, place: int, fouls: tuple[Action, ...]) -> Round | None:
    """The round with irregularities; None where it cannot go on after them."""
    actions = (*round_.actions[:place], *fouls, *round_.actions[place:])
    return played(maker.game, round_.setup, round_.pack, actions)


def _score(maker: Maker, round_: Round) -> tuple[int, ...] | None:
    result = maker.game.result(round_.states[-1]) if maker.game.is_over(round_.states[-1]) else None
    return None if result is None else result.score


def _consequence(maker: Maker, round_: Round, place: int, foul: Action) -> tuple[object, ...] | None:
    """What the foul leads to; None where it has no price or the round goes on with no sign of it."""
    applied = maker.game.apply(round_.states[place], foul)
    if isinstance(applied, Refused) or not maker.game.is_over(applied[0]):
        return None
    result = maker.game.result(applied[0])
    assert result is not None
    return result.winner, result.score, result.next_dealer
