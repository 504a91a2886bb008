"""Random rounds of a book, each from a seed: that is quick to draw, and a smaller pack would say no more."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

from attrs import frozen
from hypothesis import settings

from courtpiece_spec.book import Book
from courtpiece_spec.book.tables import FoulTable
from courtpiece_spec.cards import CARDS, SUITS, Card
from courtpiece_spec.engine import Action, Game, Refused, Setup, State, Verb
from courtpiece_spec.loading import NotLoaded, bundled, load

FOULS_A_ROUND = 3
"""Irregularities never end by themselves."""


def examples(times: float) -> settings:
    """So many times the examples that the profile asks for."""
    return settings(max_examples=max(1, int(times * settings().max_examples)))


@cache
def bundled_game(name: str) -> Game:
    """A bundled book, ready to be played."""
    book = load(name)
    assert not isinstance(book, NotLoaded), book
    return Game(book)


def playable(*kinds: str) -> tuple[str, ...]:
    """The ids of the bundled books of some kinds; the variants unless others are named."""
    books = [book for name in bundled() if isinstance(book := load(name), Book)]
    return tuple(book.id for book in books if book.kind in (kinds or ("variant",)))


@frozen
class Walk:
    """A round played at random, with every state on its way."""

    game: Game
    pack: tuple[Card, ...]
    setup: Setup
    states: tuple[State, ...]

    @property
    def end(self) -> State:
        """The last state."""
        return self.states[-1]


def irregular(game: Game) -> tuple[Action, ...]:
    """Every irregularity that the book prices, by every seat."""
    names = [clause.rule.name for clause in game.book.clauses if isinstance(clause.rule, FoulTable)]
    actions = [Action(seat, Verb.FOUL, name) for name in names for seat in game.layout.seats]
    if game.book.rule("play.concede") is not None:
        actions += [Action(seat, Verb.CONCEDE) for seat in game.layout.seats]
    return tuple(actions)


def other_actions(game: Game, rng: random.Random) -> Iterable[Action]:
    """Well-formed actions of every kind, most of which are not legal at any one moment."""
    for seat in game.layout.seats:
        yield Action(seat, Verb.PLAY, rng.choice(game.layout.pack))
        for verb in (Verb.REVEAL, Verb.PASS, Verb.REDEAL, Verb.GO_ON, Verb.STOP, Verb.KEEP, Verb.LEAVE):
            yield Action(seat, verb)
        for verb in (Verb.HIDE, Verb.DROP, Verb.DOWN):
            yield Action(seat, verb, rng.choice(game.layout.pack))
        for what in (rng.choice(SUITS), "none", "naras"):
            yield Action(seat, Verb.CALL, what)
        yield Action(seat, Verb.WRITE, rng.choice(SUITS))
        yield Action(seat, Verb.BID, rng.randint(0, 27))
        yield Action(seat, Verb.FOUL, "unheard_of")
        yield Action(seat, Verb.CONCEDE)
    yield Action(None, Verb.PICK, rng.choice(CARDS))


def setup_for(game: Game, rng: random.Random) -> Setup:
    """A round within a match: some runs, some redeals."""
    sides = game.layout.sides
    ahead = rng.choice((*sides, None))
    return Setup(
        rng.choice(game.layout.seats),
        round=rng.randint(1, 9),
        redeals=rng.randint(0, 2),
        streak=tuple(rng.randint(1, 7) if side == ahead else 0 for side in sides),
        term=rng.randint(1, 3),
        term_won=rng.random() < 0.5,
        held_over=rng.randint(0, 2),
        cut_declined=rng.random() < 0.5,
    )


def walk(game: Game, seed: int) -> Walk:
    """A round played by chance from a seed."""
    rng = random.Random(seed)
    pack = list(game.layout.pack)
    rng.shuffle(pack)
    setup = setup_for(game, rng)
    state = game.start(pack, setup)
    states, fouls = [state], irregular(game) if rng.random() < 0.3 else ()
    left = FOULS_A_ROUND
    # Nothing lasts longer than every card, an exposure, and a question or two for each of them.
    for _ in range(4 * len(pack) + 50):
        if game.is_over(state):
            return Walk(game, tuple(pack), setup, tuple(states))
        legal = game.legal(state)
        assert legal, "nobody may act, and the round is not over"
        action = rng.choice(legal)
        if fouls and left and rng.random() < 0.05:
            left, action = left - 1, rng.choice(fouls)
        applied = game.apply(state, action)
        if isinstance(applied, Refused):
            assert action.verb is Verb.CONCEDE, applied
            continue
        state = applied[0]
        states.append(state)
    raise AssertionError("the round does not end")
