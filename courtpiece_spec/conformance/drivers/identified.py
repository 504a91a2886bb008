"""What `identify` has found out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance.drivers.candidates import Candidate, differing
from courtpiece_spec.conformance.drivers.questions import Question
from courtpiece_spec.conformance.levels.comparing import Difference
from courtpiece_spec.conformance.outcomes import Fault


@frozen
class Asked:
    """A question that was answered.

    Attributes:
        question: The question.
        answer: What came back.
        dropped: The names of those that were contradicted by it and by none before.
    """

    question: Question
    answer: Mapping[str, Any]
    dropped: tuple[str, ...]


@frozen
class Identified:
    """What an implementation plays.

    Attributes:
        name: The book as the adapter calls it.
        nearest: Those that are left, the plainest first; no question was found that tells them apart.
        exact: Whether none of the answers contradicts them, and none was missing through a fault.
        questions: How many were asked.
        asked: Those that were answered, of those that tell books apart.
        checked: How many answers there were to the vectors of the nearest.
        differs: Where an answer contradicts the nearest: the question with the differences.
        differs_in: The paths of the clauses that decided where those answers went wrong; where that cannot be
            told, of those that their questions are about.
        declined: How many questions the adapter did not answer.
        faults: What came instead of answers.
        complete: Whether the number of questions sufficed.
    """

    name: str
    nearest: tuple[Candidate, ...]
    exact: bool
    questions: int
    asked: tuple[Asked, ...]
    differs: tuple[tuple[Question, tuple[Difference, ...]], ...]
    declined: int = 0
    faults: tuple[Fault, ...] = ()
    complete: bool = True
    checked: int = 0
    differs_in: tuple[str, ...] = ()

    @property
    def unanswered(self) -> int:
        """How many questions were not answered: declined, or met by a fault."""
        return self.declined + len(self.faults)

    def clauses_against(self, other: Candidate) -> tuple[str, ...]:
        """The paths of the clauses in which the nearest book differs from another."""
        return differing(self.nearest[0], other)
