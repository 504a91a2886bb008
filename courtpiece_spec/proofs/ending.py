"""A match can end: what the rounds bring takes a side to the target.

Which outcome follows which is left out: any may follow any.  Then a target that cannot be reached here cannot
be reached at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import ByAgreement, Drawn, FirstLoses, FirstTo, OverAfter, Tie
from courtpiece_spec.book.tables import Gain, HeldOver, Row, ScoreTable, Transfer
from courtpiece_spec.engine.deciding import Entry, Payment
from courtpiece_spec.engine.game import Game
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.engine.people import Frame
from courtpiece_spec.engine.state import State
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.seats import Side

_END: Final = (OverAfter, ByAgreement)
"""Rules that end a match whatever the rounds bring."""


@frozen
class Brought:
    """What one round brings the sides, in the unit of the score."""

    gains: tuple[int, ...]
    start_over: bool


class Endings:
    """Notes what each outcome brings."""

    def __init__(self, game: Game) -> None:
        self._game, self._book = game, game.book
        self.brought: set[Brought] = set()
        self.pays = False

    def note(self, counting: Iterable[Entry], state: State, frame: Frame) -> None:
        """Note one outcome, by the rows of the score that count for it."""
        gains, start_over = [0] * self._game.layout.side_count, False
        for entry in counting:
            payment = entry.outcome
            assert isinstance(payment, Payment)
            start_over |= payment.effects.scores_start_over
            for posting in payment.pays(state, frame):
                self.pays |= posting.amount != 0
                if posting.unit is None and isinstance(posting.to, Side):
                    gains[posting.to] += posting.amount
        self.brought.add(Brought(tuple(gains), start_over))

    # ------------------------------------------------------------------ what follows
    def findings(self) -> Iterator[Finding]:
        """Why no match ends, if none does."""
        if not isinstance(self._book.rule("score"), ScoreTable):
            return
        if not self.pays:
            yield Finding(
                "CP604",
                "score",
                "no outcome pays anything, so no side ever comes nearer to the end of the match",
                "let a row pay",
            )
            return
        targets = self._targets()
        if not targets or any(self._is_reached(number, start) for number, start, _ in targets):
            if targets and self._always_level():
                yield Finding(
                    "CP604",
                    "score",
                    "the match never ends: every round brings all sides the same, so that they stay level",
                    "let a row pay one side more than another, or end the match in a draw",
                )
            return
        number, start, unit = targets[0]
        most = max((start, *(start + max(each.gains) for each in self.brought if each.start_over)))
        yield Finding(
            "CP604",
            "score",
            f"the match never ends: whatever the rounds bring, no side ever has more than {most} {unit}, "
            f"and {number} end it",
            "let a row pay a side, or keep what it has",
        )

    def never_level(self) -> bool:
        """Whether two sides never reach the target in one round, so that a tie clause changes nothing."""
        rules = [clause.rule for clause in self._book.section("match")]
        ends = [rule for rule in rules if isinstance(rule, FirstTo | FirstLoses)]
        return (
            self._game.layout.side_count == 2
            and len(self._targets()) == len(ends) == 1
            and all(min(each.gains) <= 0 for each in self.brought)
        )

    def _targets(self) -> list[tuple[int, int, str]]:
        """Number, start and unit of what ends a match; none where something else may end it too."""
        match = Match(self._book)
        rules = [clause.rule for clause in self._book.section("match")]
        targets = [rule for rule in rules if isinstance(rule, FirstTo | FirstLoses)]
        units = {_plural(rule.unit) for rule in targets}
        if (
            any(isinstance(rule, _END) for rule in rules)
            or units != {match.unit}
            or next(iter(self._book.section("set")), None) is not None
            or _pays_otherwise(self._book)
        ):
            return []
        start = match.start(self._game.layout.seats[0]).total(match.unit)[0]
        return [(rule.number, start, match.unit) for rule in targets]

    def _is_reached(self, number: int, start: int) -> bool:
        """Whether a side comes to a number: by one gain after another, or at once after starting over."""
        return start >= number or any(
            start + gain >= number if each.start_over else gain > 0
            for each in self.brought
            for gain in each.gains
        )

    def _always_level(self) -> bool:
        tie = next((c.rule for c in self._book.section("match") if isinstance(c.rule, Tie)), None)
        return (
            tie is not None
            and not any(isinstance(way, Drawn) for way in tie.ways)
            and all(len(set(each.gains)) == 1 for each in self.brought)
        )


def _pays_otherwise(book: Book) -> bool:
    """Whether a side may gain by something else than the rows of the score, or later than by them."""
    fouls = (clause.rule for clause in book.section("foul") if isinstance(clause.rule, Row))
    scores = (clause.rule for clause in book.under("score") if isinstance(clause.rule, Row))
    return any(isinstance(rule.outcome, Gain | Transfer) for rule in fouls) or any(
        isinstance(rule.outcome, HeldOver) for rule in scores
    )


def _plural(unit: str) -> str:
    return unit if unit.endswith("s") else f"{unit}s"
