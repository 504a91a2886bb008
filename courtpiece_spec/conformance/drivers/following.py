"""Which books do recorded rounds follow?  Each is audited by every book of its table, whatever it names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from attrs import frozen

from courtpiece_spec.conformance.drivers.candidates import Candidate
from courtpiece_spec.records.audit import audit_data

_PLAYS: Final = re.compile("([0-7]):(?:down=)?[2-9TJQKA][SHDC]")
_ROUND_THE_TABLE: Final = 8
"""After so many cards everybody at the largest table has played one."""

Rounds = Sequence[tuple[int, Any]]
"""Numbers of lines, and the parsed records there."""


@frozen
class Followed:
    """How far rounds follow a book.

    Attributes:
        candidate: The book.
        right: How many rounds it accepts.
        line: Where the first stands that it does not.
        why: What it says of that one.
    """

    candidate: Candidate
    right: int
    line: int = 0
    why: str = ""

    @property
    def whole(self) -> bool:
        """Whether it accepts all."""
        return not self.line


def followed(
    rounds: Rounds, candidates: Iterable[Candidate], tell: Callable[[str], None]
) -> tuple[Followed, ...]:
    """What each candidate says of some rounds: first those that accept most, among these the plainest."""
    found = []
    for each in candidates:
        tell(f"audited by {each.name}")
        found.append(_followed(rounds, each))
    return tuple(
        sorted(found, key=lambda each: (-each.right, len(each.candidate.book.options), each.candidate.name))
    )


def _followed(rounds: Rounds, candidate: Candidate) -> Followed:
    right, line, why = 0, 0, ""
    match = candidate.match
    for number, data in rounds:
        verdict = audit_data(data, lambda _: match if match.book.legs else match.game)
        if verdict.ok:
            right += 1
        elif not line:
            line, why = number, str(verdict.answer["message"])
    return Followed(candidate, right, line, why)


def sits_at(rounds: Rounds) -> Callable[[Candidate], bool]:
    """Whether a candidate has the table of some round: its cards, and as many players as play."""
    tables = {table for _, data in rounds for table in _tables(data)}
    return lambda candidate: (candidate.table[0], candidate.cards) in tables


def _tables(data: Any) -> Iterator[tuple[int, frozenset[str]]]:
    if not isinstance(data, dict):
        return
    pack, actions = str(data.get("pack", "")), str(data.get("actions", ""))
    cards = frozenset(pack[place : place + 2] for place in range(0, len(pack), 2))
    seats = [int(seat) for seat in _PLAYS.findall(actions)]
    if len(seats) >= _ROUND_THE_TABLE:
        yield len(set(seats)), cards
        return
    for players in range(max(seats, default=0) + 1, _ROUND_THE_TABLE + 1):
        yield players, cards
