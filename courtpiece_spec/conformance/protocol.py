"""The adapter protocol, version 1: the messages we send, and what their answers must look like.

The JSON Schemas in `schemas/` are the final word. The checks here say the same in a hundredth of the time,
which a test proves. A check returns None, or a complaint with its place: `$.legal[2]: "10H" is not a card`.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias

from attrs import frozen

VERSION = 1
LEVELS = ("trick", "legal", "play")
"""What can be asked so far, from the cheapest to the strongest."""

PLAY_FIELDS = ("legal", "winners", "collected", "result")

Request: TypeAlias = Mapping[str, object]
Plays: TypeAlias = Sequence[tuple[int, str]]
Check: TypeAlias = Callable[[Any], str | None]


# ---- requests (without their id, which the process gives) ---------------------------------------------


def hello(runner_version: str) -> Request:
    """Ask who answers."""
    runner = {"name": "courtpiece", "version": runner_version}
    return {"cmd": "hello", "protocol": [VERSION], "runner": runner}


def trick(book: str, trump: str | None, plays: Plays, power_from: int = 0) -> Request:
    """Ask who wins a complete trick; `power_from` as in protocol.md."""
    request: dict[str, object] = {"cmd": "trick", "book": book, "trump": trump, "plays": _lists(plays)}
    return {**request, "power_from": power_from} if power_from else request


def legal(book: str, hand: Iterable[str], plays: Plays, trump: str | None) -> Request:
    """Ask which cards of a hand may be played to `plays`."""
    return {"cmd": "legal", "book": book, "hand": list(hand), "plays": _lists(plays), "trump": trump}


def play(record: Mapping[str, object], ask: Iterable[str] = PLAY_FIELDS) -> Request:
    """Ask for a replay of a record."""
    return {"cmd": "play", "record": record, "ask": list(ask)}


def _lists(plays: Plays) -> list[list[object]]:
    return [[seat, card] for seat, card in plays]


# ---- answers ------------------------------------------------------------------------------------------


@frozen
class Hello:
    """Who answers. `levels` are only those that this runner knows."""

    name: str
    version: str
    language: str
    issues: str
    protocol: int
    levels: tuple[str, ...]
    books: tuple[str, ...]


def read_hello(message: Mapping[str, Any]) -> Hello | str:
    """The answer to hello, or what is wrong with it."""
    complaint = check("hello", message)
    if complaint:
        return complaint
    for instead in ("unsupported", "skip", "error"):
        if instead in message:
            return f"$.{instead}: hello must be answered"
    about = message["implementation"]
    return Hello(
        name=about["name"],
        version=about.get("version", ""),
        language=about.get("language", ""),
        issues=about.get("issues", ""),
        protocol=int(message["protocol"]),
        levels=tuple(level for level in LEVELS if level in message["levels"]),
        books=tuple(message["books"]),
    )


def check(command: str, message: object) -> str | None:
    """What is wrong with the form of an answer to `command` (hello, trick, legal or play), or None."""
    complaint = _ANSWERS[command](message)
    return f"${complaint}" if complaint else None


def schema(name: str) -> dict[str, Any]:
    """A JSON Schema of the package: `trick.answer`, `trick.request`, ..., `bye.request`."""
    text = files("courtpiece_spec.conformance").joinpath("schemas", f"{name}.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


# ---- checks, built from small ones; a complaint begins with the rest of the place -----------------------


def _complain(value: object, what: str) -> str:
    text = json.dumps(value)
    return f": {text if len(text) <= 60 else text[:60] + '…'} is not {what}"


def _string(value: Any) -> str | None:
    return None if isinstance(value, str) else _complain(value, "a string")


def _integer(low: int | None = None, high: int | None = None) -> Check:
    if low is None:
        what = "an integer"
    else:
        what = f"an integer from {low}" + (f" to {high}" if high is not None else "")

    def run(value: Any) -> str | None:
        # 1.0 is an integer in JSON Schema, and true is none.
        whole = type(value) is int or (type(value) is float and value.is_integer())
        fits = whole and (low is None or value >= low) and (high is None or value <= high)
        return None if fits else _complain(value, what)

    return run


def _matching(pattern: str, what: str) -> Check:
    match = re.compile(pattern).fullmatch

    def run(value: Any) -> str | None:
        return None if isinstance(value, str) and match(value) else _complain(value, what)

    return run


def _one_of(values: Sequence[object], what: str) -> Check:
    def run(value: Any) -> str | None:
        return (
            None if (value is None or isinstance(value, str)) and value in values else _complain(value, what)
        )

    return run


def _array(item: Check) -> Check:
    def run(value: Any) -> str | None:
        if not isinstance(value, list):
            return _complain(value, "an array")
        for index, element in enumerate(value):
            complaint = item(element)
            if complaint:
                return f"[{index}]{complaint}"
        return None

    return run


def _nullable(inner: Check) -> Check:
    return lambda value: None if value is None else inner(value)


def _object(required: Sequence[str], fields: Mapping[str, Check]) -> Check:
    def run(value: Any) -> str | None:
        if not isinstance(value, dict):
            return _complain(value, "an object")
        for name in required:
            if name not in value:
                return f": {name} is missing"
        for name, field in fields.items():
            if name in value:
                complaint = field(value[name])
                if complaint:
                    return f".{name}{complaint}"
        return None

    return run


_INSTEAD = {
    "unsupported": _object(["feature"], {"feature": _string}),
    "skip": _object(["reason"], {"reason": _string, "issue": _string}),
    "error": _object(["message"], {"message": _string}),
}


def _answer(required: Sequence[str], fields: Mapping[str, Check]) -> Check:
    normal = _object(["id", *required], {"id": _string, **fields})
    others = {name: _object(["id"], {"id": _string, name: field}) for name, field in _INSTEAD.items()}

    def run(value: Any) -> str | None:
        if isinstance(value, dict):
            for name, other in others.items():
                if name in value:
                    return other(value)
        return normal(value)

    return run


_SEAT = _integer(0, 7)
_CARD = _matching("[2-9TJQKA][SHDC]", "a card")
_TOKEN = _matching("(-|[0-7]):([2-9TJQKA][SHDC]|[a-z_]+(=[A-Za-z0-9_]+)?)", "a token")
_TOKENS = _array(_TOKEN)
_RESULT = _object(
    [],
    {
        "winner": _nullable(_integer(0)),
        "score": _nullable(_array(_integer())),
        "next_dealer": _nullable(_integer(0)),
        "trump": _one_of(("S", "H", "D", "C", None), "a suit"),
    },
)
_ANSWERS: Mapping[str, Check] = {
    "hello": _answer(
        ["protocol", "implementation", "levels", "books"],
        {
            "protocol": _integer(),
            "implementation": _object(
                ["name"], {"name": _string, "version": _string, "language": _string, "issues": _string}
            ),
            "levels": _array(_string),
            "books": _array(_string),
        },
    ),
    "trick": _answer(["winner"], {"winner": _SEAT}),
    "legal": _answer(["legal"], {"legal": _array(_CARD)}),
    "play": _answer(
        ["accepted"],
        {
            "accepted": _integer(0),
            "refused": _object(["at"], {"at": _integer(0), "legal": _TOKENS, "clause": _string}),
            "legal": _TOKENS,
            "winners": _array(_SEAT),
            "collected": _array(_integer(0)),
            "result": _nullable(_RESULT),
        },
    ),
}
