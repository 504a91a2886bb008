"""Holding an answer against the expected one, field by field.

Sets of legal cards and hands are compared as sets, plays and winners as sequences, and only the fields that
the adapter sends.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance.reference import Facts


@frozen
class Difference:
    """One field that differs. Sets are given as sorted lists."""

    field: str
    expected: Any
    answered: Any


def compare(command: str, expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Difference, ...]:
    """What differs between an expected answer and one of the right form."""
    match command:
        case "trick":
            return _field("winner", expected["winner"], message["winner"])
        case "legal":
            return _set("legal", expected["legal"], message["legal"])
        case "play":
            return _compare_play(expected, message)
        case "view":
            return _compare_view(expected, message)
        case "act":
            return _one_of("action", expected["legal"], message["action"])
        case _:
            return _fields(expected, message)


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
    elif "legal" in message and "legal" in (ours or expected):
        found += _set("legal", (ours or expected)["legal"], message["legal"])
    found += _sent("collected", expected, message)
    if "result" in message and "result" in expected:
        found += _compare_result(expected["result"], message["result"])
    return tuple(found)


def _compare_view(expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Difference, ...]:
    found: list[Difference] = []
    for name in expected:
        if name in message:
            compare_one = _set if name == "hand" else _field
            found += compare_one(name, expected[name], message[name])
    return tuple(found)


def _fields(expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[Difference, ...]:
    """Every field as it stands."""
    return tuple(difference for name in expected for difference in _sent(name, expected, message))


def _one_of(name: str, allowed: Sequence[str], answered: str) -> tuple[Difference, ...]:
    return () if answered in allowed else (Difference(name, sorted(allowed), answered),)


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
    both = name in message and name in expected  # an adapter may answer more than it was asked
    return _field(name, expected[name], message[name]) if both else ()


def _field(name: str, expected: Any, answered: Any) -> tuple[Difference, ...]:
    return () if expected == answered else (Difference(name, expected, answered),)


def _set(name: str, expected: Sequence[str], answered: Sequence[str]) -> tuple[Difference, ...]:
    return _field(name, sorted(expected), sorted(set(answered)))


def not_sent(command: str, expected: Mapping[str, Any], message: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields that could have been compared, but were not sent."""
    if command == "act":
        return ()
    missing = [name for name in expected if name not in message and name != "refused"]
    ours, theirs = expected.get("result"), message.get("result")
    if ours and theirs:
        missing += [f"result.{name}" for name in ours if name not in theirs]
    return tuple(missing)
