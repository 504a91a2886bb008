"""Which scores a round can start from: none with which the match was over, none below what can be paid."""

from __future__ import annotations

from functools import lru_cache

from courtpiece_spec.book.tables import Gain, HeldOver, Nothing, Row
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.engine.matches import Match


def unreachable_score(setup: Setup, found: Game | Match) -> str | None:
    """What is wrong with the score or the round of a setup, or None where a match can come to it."""
    match = found if isinstance(found, Match) else _match_of(found)
    if setup.score and min(setup.score) < 0 and not _can_fall(match):
        return f"setup: no match comes to the score {list(setup.score)}: nothing takes points away"
    if not match.is_over_before(setup):
        return None
    if not match.is_over_before(Setup(setup.dealer, setup.round)):
        what = f"with the score {list(setup.score)}" if setup.score else "with these counters"
        return f"setup: no round is played {what}: the match is over"
    return f"setup: there is no round {setup.round}: the match is over before it"


@lru_cache(maxsize=256)
def _match_of(game: Game) -> Match:
    return Match(game.book)


@lru_cache(maxsize=256)
def _can_fall(match: Match) -> bool:
    """Whether anything may take from a score: a payment from a side, or one whose amount is not known."""
    books = [leg.book for leg in match.book.legs] or [match.book]
    return any(_takes(clause.rule) for book in books for clause in book.clauses)


def _takes(rule: object) -> bool:
    if not isinstance(rule, Row) or isinstance(rule.outcome, Nothing):
        return False
    return not isinstance(rule.outcome, Gain | HeldOver) or not isinstance(rule.outcome.amount, int)
