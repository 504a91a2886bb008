"""Comparing one answer of an adapter with the reference, and counting what came of it.

An answer *agrees*, *differs*, or is *declined* (unsupported or skipped); instead of one there may be a
*fault*: a timeout, a crash, garbage, an `error`. Sets of legal cards are compared as sets, plays and winners
as sequences, and only the fields that the adapter sends.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from attrs import Factory, define, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.levels.comparing import Difference, compare, expected_play, not_sent
from courtpiece_spec.conformance.outcomes import (
    Answer,
    CannotStart,
    ErrorAnswer,
    Fault,
    Garbage,
    Outcome,
    kind,
    shown,
)

__all__ = [
    "MOST_FAULTS",
    "Agrees",
    "Asks",
    "Declined",
    "Difference",
    "Differs",
    "Faulted",
    "Tally",
    "Verdict",
    "compare",
    "expected_play",
    "judge",
]


MOST_FAULTS = 25
"""Faults after which a driver leaves a level: more of them tell nothing new."""


class Asks(Protocol):
    """What can be asked: an AdapterProcess, or a stand-in."""

    def ask(self, request: Mapping[str, object], /) -> Outcome:
        """Send a request and wait for what comes of it."""


@frozen
class Agrees:
    """The answer is right in every field sent. `reason` is a refusal's clause that differs from ours."""

    not_sent: tuple[str, ...] = ()
    reason: str | None = None


@frozen
class Differs:
    """The answer is wrong; the field that tells most comes first."""

    differences: tuple[Difference, ...]
    message: Mapping[str, Any]


@frozen
class Declined:
    """The adapter does not answer this: `unsupported` or `skip`, with its own words."""

    how: str
    text: str


@frozen
class Faulted:
    """There is no answer."""

    fault: Fault


Verdict: TypeAlias = Agrees | Differs | Declined | Faulted


@define
class Tally:
    """Counts of one run.

    Attributes:
        judged: Answers that were compared, by level; those asked only to shrink a disagreement are in
            `shrunk_by` instead.
        declined: By what was declined, in the adapter's words.
        reasons: Right refusals for another clause, by both clauses.
        not_asked: Cases of each level that were left because there had been too many faults: vectors, drawn
            rounds, endings or pairs of worlds, each of which asks one question or more.
        gave_up: The adapter cannot be started any more.
        shrinking: A disagreement has been found and is being shrunk.
    """

    judged: Counter[str] = Factory(Counter)
    agreed: Counter[str] = Factory(Counter)
    declined: Counter[str] = Factory(Counter)
    faults: Counter[str] = Factory(Counter)
    not_sent: set[str] = Factory(set)
    reasons: Counter[str] = Factory(Counter)
    not_asked: Counter[str] = Factory(Counter)
    shrunk_by: int = 0
    gave_up: bool = False
    shrinking: bool = False

    def add(self, level: str, verdict: Verdict) -> None:
        """Count a verdict on a request of this level."""
        match verdict:
            case Agrees() | Differs() if self.shrinking:
                self.shrunk_by += 1
            case Agrees(not_sent, reason):
                self.judged[level] += 1
                self.agreed[level] += 1
                self.not_sent.update(not_sent)
                if reason is not None:
                    self.reasons[reason] += 1
            case Differs():
                self.judged[level] += 1
            case Declined(how, text):
                self.declined[f"{how}: {text}"] += 1
            case Faulted(fault):
                self.faults[kind(fault)] += 1
                self.gave_up = self.gave_up or isinstance(fault, CannotStart)

    def is_stopped(self, faults: int = 0, most: int = MOST_FAULTS) -> bool:
        """Whether a driver that has met so many faults asks no more."""
        return self.gave_up or faults >= most

    def left(self, level: str, cases: int) -> None:
        """Count cases that are not asked any more."""
        if cases > 0:
            self.not_asked[level] += cases

    def include(self, other: "Tally") -> None:
        """Add the counts of a part of the run."""
        for mine, theirs in (
            (self.judged, other.judged),
            (self.agreed, other.agreed),
            (self.declined, other.declined),
            (self.faults, other.faults),
            (self.reasons, other.reasons),
            (self.not_asked, other.not_asked),
        ):
            mine.update(theirs)
        self.not_sent.update(other.not_sent)
        self.shrunk_by += other.shrunk_by
        self.gave_up = self.gave_up or other.gave_up


def judge(
    adapter: Asks, request: Mapping[str, Any], expected: Mapping[str, Any], *, may_fail: bool = False
) -> Verdict:
    """Ask a request of any level and compare the answer with the fields of `expected`.

    Args:
        adapter: Whom to ask.
        request: The request, without its id.
        expected: The right answer; of `act` the legal actions.
        may_fail: Whether `error` is a right answer too: the request holds what no client should send.

    Raises:
        ValueError: The request breaks its schema, which would be our fault.
    """
    wrong = protocol.check_request(request)
    if wrong is not None:
        raise ValueError(f"a request that breaks its schema: {wrong}")
    outcome = adapter.ask(request)
    if not isinstance(outcome, Answer):
        return Faulted(outcome)
    command, message = request["cmd"], outcome.message
    complaint = protocol.check(command, message)
    if complaint:
        return Faulted(Garbage(f"not an answer to {command}: {complaint}", shown(outcome.line)))
    instead = _instead(message, may_fail)
    if instead is not None:
        return instead
    differences = compare(command, expected, message)
    if differences and command == "act":
        # The policy may do what it likes, but not this: there is no right answer to compare with.
        chosen = f"chose {message['action']}, which is not legal there"
        return Faulted(Garbage(chosen, shown(outcome.line)))
    if differences:
        return Differs(differences, message)
    missing = not_sent(command, expected, message)
    if missing and set(missing) >= set(expected):
        return Faulted(Garbage(f"an answer to {command} that states nothing", shown(outcome.line)))
    clause, given = expected.get("refused", {}).get("clause"), message.get("refused", {}).get("clause")
    reason = f"{given} where the book says {clause}" if given and clause and given != clause else None
    return Agrees(missing, reason)


def _instead(message: Mapping[str, Any], may_fail: bool) -> Verdict | None:
    """The verdict on what stands in the place of an answer; None where there is an answer."""
    if "unsupported" in message:
        return Declined("unsupported", message["unsupported"]["feature"])
    if "skip" in message:
        return Declined("skip", message["skip"]["reason"])
    if "error" in message:
        return Agrees() if may_fail else Faulted(ErrorAnswer(message["error"]["message"]))
    if message.get("ok") is False:
        return Declined("refused", message.get("message", "the compiled book"))
    return None
