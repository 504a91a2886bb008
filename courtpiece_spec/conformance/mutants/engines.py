"""Mutants of the engine, for mistakes that a book has no words for: its rule stays, and is not held to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs
from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.play import (
    MayDemand,
    MustReveal,
    MustRevealTrumping,
    ShownAfter,
    ShownWhenVoid,
    VoidOpponent,
)
from courtpiece_spec.cards import FULL_PACK
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.exposing import Exposure, FindExposure, Moment

Spoil = Callable[[Game], None]
"""Changes a freshly compiled game."""


@frozen
class Spoilt:
    """A mistake in one clause.

    Attributes:
        path: The clause.
        tag: Names the mistake within its clause.
        words: The mistake in words, without a full stop.
        spoil: Makes it.
    """

    path: str
    tag: str
    words: str
    spoil: Spoil


def unbound(book: Book) -> Iterator[Spoilt]:
    """Nobody has to follow suit."""
    if "play.follow" in book.by_path:

        def spoil(game: Game) -> None:
            game.table.led_bits = lambda _, __: FULL_PACK

        yield Spoilt("play.follow", "dropped", "who can follow suit need not", spoil)


def exposures(book: Book) -> Iterator[Spoilt]:
    """The owner of the hidden trump may not have it shown; the last card needs no exposure."""
    clauses = [each for each in book.under("trump.reveal") if not isinstance(each.rule, ShownAfter)]
    for number, clause in enumerate(clauses):
        match clause.rule:
            case MayDemand(who) | MustRevealTrumping(who) if not isinstance(who, VoidOpponent):
                words = "not for the player whose hidden card it is"
                yield Spoilt(clause.path, "not_keeper", words, _wrapped(number, _not_for_keeper))
            case ShownWhenVoid():
                words = "not when the player whose hidden card it is cannot follow"
                yield Spoilt(clause.path, "not_keeper", words, _wrapped(number, _not_for_keeper))
            case MustReveal():
                words = "the last card is played without having been exposed before"
                yield Spoilt(clause.path, "unexposed", words, _wrapped(number, _unasked))
            case _:
                pass


def _wrapped(number: int, wrapper: Callable[[FindExposure], FindExposure]) -> Spoil:
    def spoil(game: Game) -> None:
        own = game.table.exposures
        game.table.exposures = (*own[:number], wrapper(own[number]), *own[number + 1 :])

    return spoil


def _not_for_keeper(find: FindExposure) -> FindExposure:
    def spoilt(moment: Moment) -> Exposure | None:
        kept = moment.seat == moment.state.trump.keeper and moment.state.hands[moment.seat]
        return None if kept else find(moment)

    return spoilt


def _unasked(find: FindExposure) -> FindExposure:
    def spoilt(moment: Moment) -> Exposure | None:
        found = find(moment)
        return None if found is None else attrs.evolve(found, forced=False, automatic=True)

    return spoilt
