"""The kernel held against the reference engine: every action, every number of choices, every result.

A round that the kernel has played is played again by the engine.  Each action must be accepted, as many must
have been legal, and all that the round gives must be the same.  Then the kernel itself must find the record
right.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from courtpiece_spec.book import Book
from courtpiece_spec.cards import CARDS, SUITS
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.kernel import Kernel
from courtpiece_spec.kernel.kernel import Recorded
from courtpiece_spec.kernel.source import games
from courtpiece_spec.policies.sensible import Policy, sensible
from courtpiece_spec.seats import SEATS

VERBS = tuple(Verb)
_CARDS = frozenset({Verb.PLAY, Verb.HIDE, Verb.DROP, Verb.DOWN, Verb.PICK})


@cache
def action_of(code: int, orders: tuple[str, ...]) -> Action:
    """An action from its number (docs/design/speed.md)."""
    seat = None if code >> 16 == 15 else SEATS[code >> 16]
    verb, what = VERBS[code >> 8 & 255], code & 255
    if verb in _CARDS:
        return Action(seat, verb, CARDS[what])
    if verb is Verb.WRITE:
        return Action(seat, verb, SUITS[what])
    if verb is Verb.CALL:
        return Action(seat, verb, SUITS[what] if what < len(SUITS) else ("none", *orders)[what - len(SUITS)])
    return Action(seat, verb, what if verb is Verb.BID else None)


def code_of(action: Action, orders: tuple[str, ...]) -> int:
    """The number of an action."""
    what = action.what
    number = getattr(what, "index", what if isinstance(what, int) else 0)
    if isinstance(what, str):
        number = ("none", *orders).index(what) + 4
    return (15 if action.seat is None else int(action.seat)) << 16 | VERBS.index(action.verb) << 8 | number


def orders_of(book: Book) -> tuple[str, ...]:
    """The orders that a call may bring."""
    return tuple(clause.label for clause in book.under("pack.rank"))


def grouped(fields: tuple[str, ...], row: list[int]) -> dict[str, Any]:
    """A row by field; fields with a number behind the dot become tuples."""
    found: dict[str, Any] = {}
    for field, value in zip(fields, row, strict=True):
        name, dot, _ = field.rpartition(".")
        if dot:
            found[name] = (*found.get(name, ()), value)
        else:
            found[field] = value
    return found


def setup_of(fields: tuple[str, ...], row: list[int]) -> Setup:
    """The setup of a recorded round."""
    given = grouped(fields, row)
    known = ("dealer", "round", "redeals", "term", "term_won", "held_over", "cut_declined", "score", "streak")
    counters = tuple((name, value) for name, value in given.items() if name not in known)
    return Setup(
        SEATS[given["dealer"]],
        given["round"],
        given["redeals"],
        given["score"],
        given["streak"],
        given["term"],
        bool(given["term_won"]),
        given["held_over"],
        counters,
        bool(given["cut_declined"]),
    )


def _side(number: int | None) -> int:
    return -1 if number is None else int(number)


def answer_of(game: Game, state: State, rows: tuple[str, ...]) -> dict[str, Any]:
    """What the reference engine says of a round that is over, in the kernel's form."""
    result = game.result(state)
    assert result is not None
    return {
        "status": -1,
        "winner": _side(result.winner),
        "next_dealer": _side(result.next_dealer),
        "trump": -1 if result.trump is None else result.trump.index,
        "tricks": len(state.winners),
        "score": result.score,
        "collected": game.collected(state),
        "streak": result.streak,
        "next_primary": _side(result.next_primary),
        "term": result.term,
        "term_won": result.term_won,
        "held_over": result.held_over,
        "scores_start_over": result.scores_start_over,
        "redealt": result.redealt,
        "rows": sum(1 << rows.index(path) for path in set(result.rows)),
        **dict(result.counters),
    }


def replayed(kernel: Kernel, recorded: Recorded, policy: str) -> Iterator[tuple[int, Game, State]]:
    """Each recorded round, played again by the reference engine."""
    known = {leg: Game(leg) for leg in set(games(kernel.book))}
    legs = [known[leg] for leg in games(kernel.book)]
    players: list[Policy] = [sensible(game, Draw(0)) for game in legs]
    orders = [orders_of(game.book) for game in legs]
    actions, widths = recorded.batch.actions.tolist(), recorded.widths.tolist()
    starts, setups = recorded.batch.starts.tolist(), recorded.batch.setups.tolist()
    for number, pack in enumerate(recorded.batch.packs.tolist()):
        setup = setup_of(kernel.setup_fields, setups[number])
        leg = (setup.round - 1) % len(legs)
        game = legs[leg]
        state = game.start((CARDS[card] for card in pack[: len(game.layout.pack)]), setup)
        for place in range(starts[number], starts[number + 1]):
            action = action_of(actions[place], orders[leg])
            legal = state.allowed.bit_count() + len(state.offers)
            assert legal == widths[place], (number, place, action, game.legal(state))
            if policy == "sensible" and action.seat is not None:
                assert players[leg](state) == action, (number, place, action)
            applied = game.apply(state, action)
            assert not isinstance(applied, Refused), (number, place, action, applied)
            state = applied[0]
        assert game.is_over(state), (number, game.legal(state))
        yield number, game, state


def prove(book: Book, rounds: int, *, seed: int = 1, policy: str = "random", compiled: bool = False) -> int:
    """Holds so many rounds of a book against the engine; how many there were, new deals among them."""
    kernel = Kernel(book, policy, compiled=compiled)
    recorded = kernel.record(seed, 0, rounds, rounds)
    answers, fields = recorded.replayed.results.tolist(), recorded.replayed.fields
    takers = recorded.replayed.takers.tolist()
    for number, game, state in replayed(kernel, recorded, policy):
        said = answer_of(game, state, kernel.form.rows)
        given = grouped(fields, answers[number])
        assert {name: given[name] for name in said} == said, number
        assert [seat for seat in takers[number] if seat >= 0] == [int(seat) for seat in state.winners], number
    if not book.legs:
        again = Kernel(book, compiled=compiled).replay(recorded.batch)
        assert again.results.tolist() == answers
        assert again.takers.tolist() == takers
    return len(answers)
