"""Comparing one answer of an adapter with the reference, and counting what came of it.

An answer *agrees*, *differs*, or is *declined* (unsupported or skipped); instead of one there may be a
*fault*: a timeout, a crash, garbage, an `error`. Sets of legal cards are compared as sets, plays and winners
as sequences, and only the fields that the adapter sends.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from attrs import Factory, define, frozen

from courtpiece_spec.conformance import protocol
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
from courtpiece_spec.conformance.reference import Facts


class Asks(Protocol):
    """What can be asked: an AdapterProcess, or a stand-in."""

    def ask(self, request: Mapping[str, object], /) -> Outcome:
        """Send a request and wait for what comes of it."""


@frozen
class Difference:
    """One field that differs. Sets are given as sorted lists."""

    field: str
    expected: Any
    answered: Any


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
        gave_up: The adapter cannot be started any more.
        shrinking: A disagreement has been found and is being shrunk.
    """

    judged: Counter[str] = Factory(Counter)
    agreed: Counter[str] = Factory(Counter)
    declined: Counter[str] = Factory(Counter)
    faults: Counter[str] = Factory(Counter)
    not_sent: set[str] = Factory(set)
    reasons: Counter[str] = Factory(Counter)
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


def judge(adapter: Asks, request: Mapping[str, Any], expected: Mapping[str, Any]) -> Verdict:
    """Ask `request` (trick, legal or play) and compare the answer with the fields of `expected`."""
    outcome = adapter.ask(request)
    if not isinstance(outcome, Answer):
        return Faulted(outcome)
    command, message = request["cmd"], outcome.message
    complaint = protocol.check(command, message)
    if complaint:
        return Faulted(Garbage(f"not an answer to {command}: {complaint}", shown(outcome.line)))
    if "unsupported" in message:
        return Declined("unsupported", message["unsupported"]["feature"])
    if "skip" in message:
        return Declined("skip", message["skip"]["reason"])
    if "error" in message:
        return Faulted(ErrorAnswer(message["error"]["message"]))
    differences = compare(command, expected, message)
    if differences:
        return Differs(differences, message)
    clause, given = expected.get("refused", {}).get("clause"), message.get("refused", {}).get("clause")
    reason = f"{given} where the book says {clause}" if given and clause and given != clause else None
    return Agrees(_not_sent(expected, message), reason)


def compare(command: str, expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Difference, ...]:
    """What differs between an expected answer and one of the right form."""
    match command:
        case "trick":
            return _field("winner", expected["winner"], message["winner"])
        case "legal":
            return _set("legal", expected["legal"], message["legal"])
        case _:
            return _compare_play(expected, message)


def expected_play(
    facts: Facts, accepted: int, refused: bool = False, clause: str | None = None
) -> dict[str, Any]:
    """The `play` answer at a position; `refused` if the token that comes next there is not legal."""
    expected: dict[str, Any] = {"accepted": accepted}
    if refused:
        expected["refused"] = {"at": accepted, "legal": list(facts.legal)}
        if clause:
            expected["refused"]["clause"] = clause
    else:
        expected["legal"] = list(facts.legal)
    return {
        **expected,
        "winners": list(facts.winners),
        "collected": list(facts.collected),
        "result": facts.result,
    }


def _compare_play(expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Difference, ...]:
    ours, theirs = expected.get("refused"), message.get("refused")
    at = None if ours is None else ours["at"]
    answered_at = None if theirs is None else theirs["at"]
    if expected["accepted"] != message["accepted"] or at != answered_at:
        # From here on the two are in different states; nothing else can be compared.
        return (
            *_field("refused at", at, answered_at),
            *_field("accepted", expected["accepted"], message["accepted"]),
        )
    found: list[Difference] = []
    found += _sent("winners", expected, message)
    if ours is not None and theirs is not None and "legal" in theirs:
        found += _set("legal", ours["legal"], theirs["legal"])
    elif "legal" in message:
        found += _set("legal", (ours or expected)["legal"], message["legal"])
    found += _sent("collected", expected, message)
    if "result" in message:
        found += _compare_result(expected["result"], message["result"])
    return tuple(found)


def _compare_result(
    expected: Mapping[str, Any] | None, answered: Mapping[str, Any] | None
) -> tuple[Difference, ...]:
    if expected is None or answered is None:
        return _field("result", expected, answered)
    return tuple(
        difference
        for key in ("winner", "score", "next_dealer", "trump")
        if key in answered
        for difference in _field(f"result.{key}", expected[key], answered[key])
    )


def _sent(name: str, expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Difference, ...]:
    return _field(name, expected[name], message[name]) if name in message else ()


def _field(name: str, expected: Any, answered: Any) -> tuple[Difference, ...]:
    return () if expected == answered else (Difference(name, expected, answered),)


def _set(name: str, expected: Sequence[str], answered: Sequence[str]) -> tuple[Difference, ...]:
    return _field(name, sorted(expected), sorted(set(answered)))


def _not_sent(expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[str, ...]:
    missing = [name for name in expected if name not in message and name != "refused"]
    ours, theirs = expected.get("result"), message.get("result")
    if ours and theirs:
        missing += [f"result.{name}" for name in ours if name not in theirs]
    return tuple(missing)
