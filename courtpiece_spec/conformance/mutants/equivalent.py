"""Mutants that nothing can tell from their book: proved by walking all outcomes, or argued in a table."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

from attrs import frozen

from courtpiece_spec.conformance.mutants.mutant import Mutant
from courtpiece_spec.engine import Game
from courtpiece_spec.proofs.side_by_side import Proved, is_walked, walk


@frozen
class Argued:
    """An entry of the table."""

    mutant: str
    why: str


@cache
def arguments() -> tuple[Argued, ...]:
    """The table `equivalent.toml`."""
    text = files("courtpiece_spec.conformance").joinpath("mutants", "equivalent.toml").read_text("utf-8")
    return tuple(Argued(each["mutant"], each["why"]) for each in tomllib.loads(text)["equivalent"])


def proof_of(game: Game, mutant: Mutant) -> str | None:
    """The proof that a mutant is equivalent; None where the walk of outcomes gives none."""
    if mutant.book.legs or not is_walked(game.book, mutant.path):
        return None
    walked = walk(game, mutant.adapter().game)
    return f"the same in all {walked.outcomes:,} outcomes" if isinstance(walked, Proved) else None


def argument_of(mutant: Mutant) -> Argued | None:
    """The entry of the table that fits a mutant."""
    return next((each for each in arguments() if _fits(mutant.id, each.mutant)), None)


def _fits(name: str, pattern: str) -> bool:
    # Brackets and braces of ids are no patterns.
    return fnmatchcase(name, pattern.replace("[", "[[]"))
