"""What a driver finds: disagreements, and requests that got no answer."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from attrs import frozen

from courtpiece_spec.conformance.judge import Difference
from courtpiece_spec.conformance.outcomes import Fault
from courtpiece_spec.conformance.scene import Scene


@frozen
class Finding:
    """A disagreement, shrunk.

    Attributes:
        level: trick, legal, play, match, view or load.
        request: What was asked, without its id: complete, so that it can be asked again.
        expected: The answer that the book gives.
        answered: The answer that came.
        differences: Where they differ, the most telling first.
        clause: The full id of the clause that was broken, None where nobody can tell.
        scene: What to draw.
        seed: The seed that finds it again.
        steady: Whether the adapter gave the same wrong answer when asked again.
        driver: What found it.
        note: What else there is to say, in lines for people.
        slug: The vector that was asked, if it was one.
        remembered: Whether the adapter, started afresh, gave the right answer: then it is no rule that is
            wrong, but something is kept from earlier requests.
    """

    level: str
    request: Mapping[str, Any]
    expected: Mapping[str, Any]
    answered: Mapping[str, Any]
    differences: tuple[Difference, ...]
    clause: str | None
    scene: Scene
    seed: int = 0
    steady: bool = True
    driver: str = "fuzz"
    note: str = ""
    slug: str | None = None
    remembered: bool = False


@frozen
class FaultCase:
    """A request that got no answer.

    Attributes:
        level: The level that was asked.
        request: What was asked, without its id.
        fault: What came instead of an answer.
        driver: What asked.
        clause: The full id of the clause that it was about, where that is known.
        slug: The vector that was asked, if it was one.
    """

    level: str
    request: Mapping[str, Any]
    fault: Fault
    driver: str = ""
    clause: str | None = None
    slug: str | None = None


@frozen
class VectorResult:
    """What came of one vector.

    Attributes:
        clause: The full id of the first of the clauses that it is about.
        outcome: agrees, differs, declined or fault.
        reading: The reading of a contested rule that the answer takes, where it is not that of the book.
    """

    slug: str
    level: str
    clause: str
    outcome: str
    reading: str | None = None


Explain: TypeAlias = Callable[[str], tuple[str, tuple[str, ...]]]
"""Clause id -> its sentence, and its sources (`B9`)."""


def no_explanation(clause: str) -> tuple[str, tuple[str, ...]]:
    """Stands in where no rulebook is at hand: the id is all there is to say."""
    return clause, ()
