"""What a seat knows: view vectors, and those that tell a mutant apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.blame import hidden_by
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.levels.standing import view_answer
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.engine import Game, Refused, Verb
from courtpiece_spec.records.setups import read_setup
from courtpiece_spec.seats import Seat

_HIDDEN = frozenset({Verb.HIDE, Verb.WRITE, Verb.DROP, Verb.DOWN, Verb.PICK})
_LOOKED_AT = 10
"""Rounds whose views are compared."""


def add_views(maker: Maker, pool: list[Round]) -> None:
    """Every seat at the first question, at the first card, in the middle of a trick, and after it."""
    for round_ in pool[:1]:
        moments = {"start": 0}
        for number, state in enumerate(round_.states):
            if state.allowed:
                moments.setdefault("first_card", number)
            if len(state.played) == 2:
                moments.setdefault("two_cards", number)
            if len(state.winners) == 3 and not state.played:
                moments.setdefault("three_tricks", number)
        for word, number in moments.items():
            for seat in range(maker.game.layout.players):
                given = protocol.view(maker.record(round_, number), seat)
                note = "What a seat knows, and nothing that another seat's secrets could change."
                maker.add(f"view.{word}.seat{seat}", given, ("play.turn", *_hiding(maker)), note)


def add_secrets(maker: Maker, rounds: Iterable[Round], only_from: str | None = None) -> None:
    """Wherever something is done or seen in secret, the first time and the last: who did it, and another.

    Of an option what its own clauses hide.
    """
    found: set[str] = set()
    for round_ in rounds:
        secrets: dict[str, list[_Secret]] = {}
        for secret in _secrets(maker.game, round_):
            secrets.setdefault(secret.word, []).append(secret)
        for word, times in secrets.items():
            if word not in found:
                found.add(word)
                for which, secret in (("first", times[0]), ("last", times[-1])):
                    if only_from is None or maker.book.by_path[secret.path].written_in == only_from:
                        _add_secret(maker, round_, f"{which}_{word}", secret)


@frozen
class _Secret:
    """What is done or seen in secret.

    Attributes:
        word: What it is.
        place: After how many actions there is something to know.
        seat: Who knows it.
        path: The clause that hides it.
    """

    word: str
    place: int
    seat: Seat
    path: str


def _secrets(game: Game, round_: Round) -> Iterator[_Secret]:
    """The secrets of a round; who draws from the stock has looked at a card before he says what he does."""
    for number, action in enumerate(round_.actions):
        drawing = action.verb in (Verb.KEEP, Verb.LEAVE)
        if not drawing and action.verb not in _HIDDEN:
            continue
        place = number if drawing else number + 1
        seat = round_.states[place].trump.keeper if action.seat is None else action.seat
        path = hidden_by(game, round_.states[number], action.token)
        if seat is not None and path is not None:
            yield _Secret("draw" if drawing else action.verb.value, place, seat, path)


def _add_secret(maker: Maker, round_: Round, word: str, secret: _Secret) -> None:
    other = (secret.seat + 1) % maker.game.layout.players
    for seat in (int(secret.seat), other):
        own = "What a seat knows of its own secret."
        note = own if seat == secret.seat else "What a seat knows of the secret of another."
        given = protocol.view(maker.record(round_, secret.place), seat)
        maker.add(f"view.{word}.seat{seat}", given, (secret.path, *_hiding(maker)), note)


def _hiding(maker: Maker) -> list[str]:
    return [clause.path for clause in maker.book.section("trump") if clause.label == "hidden"]


def telling_view(other: EngineAdapter, maker: Maker, pool: list[Round]) -> Mapping[str, Any] | None:
    """The shortest record after which a seat sees something else in another game."""
    best: tuple[Round, int, int] | None = None
    for round_ in pool[:_LOOKED_AT]:
        limit = len(round_.actions) if best is None else best[1] - 1
        found = _seen_differently(maker.game, other.game, round_, limit)
        if found is not None:
            best = (round_, *found)
    return None if best is None else protocol.view(maker.record(best[0], best[1]), best[2])


def _seen_differently(game: Game, other: Game, round_: Round, limit: int) -> tuple[int, int] | None:
    """After how many actions which seat sees something else; the actions are legal in both."""
    read = read_setup(dict(round_.setup), other)
    if isinstance(read, str):
        return None
    state = other.start(round_.pack, read)
    for number in range(limit + 1):
        for seat in game.layout.seats:
            ours = view_answer(game, round_.states[number], seat)
            if compare("view", ours, view_answer(other, state, seat)):
                return number, int(seat)
        if number < limit:
            applied = other.apply(state, round_.actions[number])
            if isinstance(applied, Refused):
                return None
            state = applied[0]
    return None
