"""Chance that anybody can repeat: everything follows from a seed."""

from __future__ import annotations

from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


class Draw:
    """Chance from a seed.  Of Python's generator only `random()` is promised to stay the same."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, number: int) -> int:
        """A whole number from 0, below another."""
        return int(self._random() * number)

    def one_of(self, things: tuple[Thing, ...]) -> Thing:
        """One of some things, each as likely as the others."""
        return things[self.below(len(things))]

    def shuffled(self, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
        """The things in any order."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)
