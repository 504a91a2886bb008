"""The `setup` of a record: dealer and counters, each of which must be able to come up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary

from courtpiece_spec.book import Book
from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.tables import HeldOver, Row
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.engine.counters import Values, counters_now, counters_of
from courtpiece_spec.engine.reachable import Reachable
from courtpiece_spec.seats import SEATS

_MOST: Final = 1_000_000_000
"""Beyond this a counter is a mistake."""


def facts_in(book: Book) -> tuple[Fact, ...]:
    """All facts that the book's clauses speak of, in order."""
    return tuple(node for clause in book.clauses for node in parts(clause.rule) if isinstance(node, Fact))


def facts_of(book: Book) -> frozenset[str]:
    """The names of all facts that the book's clauses speak of."""
    return frozenset(fact.name for fact in facts_in(book))


_KEYS: Final[WeakKeyDictionary[Game, tuple[str, ...]]] = WeakKeyDictionary()


def _keys_of(game: Game) -> tuple[str, ...]:
    keys = _KEYS.get(game)
    if keys is None:
        keys = _KEYS[game] = keys_of(game.book)
    return keys


def keys_of(book: Book) -> tuple[str, ...]:
    """The keys that the setup of a record of this book may have, `dealer` first."""
    facts = facts_of(book)
    keys = ["dealer", "round", "redeals", "score"]
    keys += [name for name in ("streak", "term", "term_won", "cut_declined") if _counts(name, facts)]
    if any(
        isinstance(clause.rule, Row) and isinstance(clause.rule.outcome, HeldOver) for clause in book.clauses
    ):
        keys.append("held_over")
    return (*keys, *counters_of(book))


def _counts(name: str, facts: frozenset[str]) -> bool:
    return {"term_won": "won_all_of_term"}.get(name, name) in facts


def read_setup(data: Any, game: Game) -> Setup | str:
    """The setup, or what is wrong with it."""
    if not isinstance(data, dict):
        return f"`setup` is a JSON object, not {json.dumps(data)[:60]}"
    keys = _keys_of(game)
    for key in data:
        if key not in keys:
            return f"setup: {json.dumps(key)[:60]} is no key of this book's setup: it has {', '.join(keys)}"
    if "dealer" not in data:
        return "setup: `dealer` is missing"
    players, sides = game.layout.players, game.layout.side_count
    checks: dict[str, Callable[[Any], str | None]] = {
        "dealer": lambda value: _whole(value, 0, players - 1, f"a seat, 0 to {players - 1}"),
        "round": lambda value: _whole(value, 1, _MOST, "a number from 1"),
        "redeals": lambda value: _whole(value, 0, _MOST, "a number from 0"),
        "term": lambda value: _whole(value, 1, _MOST, "a number from 1"),
        "score": lambda value: _per_side(value, sides, -_MOST),
        "streak": lambda value: _per_side(value, sides, 0),
        "held_over": lambda value: _whole(value, -_MOST, _MOST, "a whole number"),
        "term_won": _truth,
        "cut_declined": _truth,
    }
    declared = counters_of(game.book)
    for name, rule in declared.items():
        checks[name] = (
            (lambda value: _per_side(value, sides, -_MOST))
            if rule.of_side
            else (lambda value: _whole(value, -_MOST, _MOST, "a whole number"))
        )
    for key, value in data.items():
        wrong = checks[key](value)
        if wrong is not None:
            return f"setup: `{key}` {wrong}, not {json.dumps(value)[:60]}"
    dealer, streak = SEATS[data["dealer"]], tuple(data.get("streak", ()))
    if streak and (dealer, streak) not in _reachable(game):
        return f"setup: no match comes to the streak {list(streak)} with seat {int(dealer)} as dealer"
    own = tuple(
        (name, tuple(data[name]) if rule.of_side else (data[name],))
        for name, rule in declared.items()
        if name in data
    )
    return Setup(
        dealer,
        data.get("round", 1),
        data.get("redeals", 0),
        tuple(data.get("score", ())),
        streak,
        data.get("term", 1),
        data.get("term_won", True),
        data.get("held_over", 0),
        counters=own,
        cut_declined=data.get("cut_declined", False),
    )


def counters_json(game: Game, counters: Iterable[tuple[str, Values]]) -> dict[str, Any]:
    """The book's counters as a record has them: a list with a number for each side, or the table's number."""
    declared = counters_of(game.book)
    return {name: list(values) if declared[name].of_side else values[0] for name, values in counters}


def setup_json(setup: Setup, game: Game, *, every: bool = False) -> dict[str, Any]:
    """A setup as a record has it: the dealer, and the counters that are not at their start, or all."""
    zeros = [0] * game.layout.side_count
    values: dict[str, tuple[Any, Any]] = {
        "dealer": (int(setup.dealer), None),
        "round": (setup.round, 1),
        "redeals": (setup.redeals, 0),
        "score": (list(setup.score) or zeros, zeros),
        "streak": (list(setup.streak) or zeros, zeros),
        "term": (setup.term, 1),
        "term_won": (setup.term_won, True),
        "held_over": (setup.held_over, 0),
    }
    start = counters_json(game, counters_now(game.layout, Setup(setup.dealer)).items())
    now = counters_json(game, counters_now(game.layout, setup).items())
    values |= {name: (now[name], start[name]) for name in now}
    allowed = _keys_of(game)
    return {
        key: value for key, (value, first) in values.items() if key in allowed and (every or value != first)
    }


@lru_cache(maxsize=256)
def _reachable(game: Game) -> Reachable:
    return Reachable(game.layout)


def _whole(value: Any, low: int, high: int, words: str) -> str | None:
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return None if is_whole and low <= value <= high else f"must be {words}"


def _truth(value: Any) -> str | None:
    return None if isinstance(value, bool) else "must be true or false"


def _per_side(value: Any, sides: int, low: int) -> str | None:
    fits = isinstance(value, list) and len(value) == sides
    if fits and all(_whole(each, low, _MOST, "") is None for each in value):
        return None
    return f"must be a list of {sides} whole numbers" + (" from 0" if low == 0 else "")
