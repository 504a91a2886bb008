"""A round can be played at all: not every deal is one that has to be dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book.steps import MustRedeal, Step
from courtpiece_spec.chance import Draw
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.state import Setup
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.proofs.samples import played

DEALS: Final = 200
"""So many deals are tried; a table that deals more often than this for one round has given up before."""
_MANY: Final = 1_000_000
"""More new deals than any book allows where it sets a limit: behind them the round is played."""
_SEED: Final = 2


def redeal_findings(game: Game) -> Iterator[Finding]:
    """Deal until one deal stands, as long as no limit ends the dealing."""
    steps = [clause for clause in game.book.section("round") if _is_endless(clause.rule)]
    if not steps:
        return
    draw, setup = Draw(_SEED), Setup(game.layout.seats[0], redeals=_MANY)
    if all(played(game, setup, draw).asked.new_deal for _ in range(DEALS)):
        yield Finding(
            "CP607",
            steps[0].path,
            f"every deal has to be dealt again: of {DEALS} deals that were tried none could be played",
            "ask for a hand that is rarer, or say `at most once` and the like",
        )


def _is_endless(rule: object) -> bool:
    """Whether a step asks for new deals without a limit."""
    if not isinstance(rule, Step) or not isinstance(rule.action, MustRedeal):
        return False
    return rule.action.limit is None and not rule.action.not_twice_running
