"""The adapter protocol, version 1: the messages we send, and what their answers must look like.

The JSON Schemas in `schemas/` are the final word; the checks that say the same are in `levels/forms.py`. A
check returns None, or a complaint with its place: `$.legal[2]: "10H" is not a card`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeAlias

from attrs import frozen

from courtpiece_spec.conformance.levels.forms import ANSWERS, INSTEAD, REQUESTS

VERSION = 1
LEVELS = ("trick", "legal", "play", "match", "view", "load", "act")
"""What can be asked, from the cheapest to the strongest; `act` is for policies."""

PLAY_FIELDS = ("legal", "winners", "collected", "result")
MATCH_FIELDS = ("score", "next_dealer", "over", "winner")
"""What a `match` request asks of every book, beside the book's own counters."""

Request: TypeAlias = Mapping[str, object]
Plays: TypeAlias = Sequence[tuple[int, str]]


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


def match(
    book: str,
    setup: Mapping[str, object],
    rounds: Iterable[Mapping[str, object]],
    ask: Iterable[str] = MATCH_FIELDS,
) -> Request:
    """Ask how a match stands after some rounds."""
    return {"cmd": "match", "book": book, "setup": setup, "rounds": list(rounds), "ask": list(ask)}


def view(record: Mapping[str, object], seat: int) -> Request:
    """Ask what a seat knows."""
    return {"cmd": "view", "record": record, "seat": seat}


def load(book: Mapping[str, object]) -> Request:
    """Ask to play by a compiled book from now on."""
    return {"cmd": "load", "book": book}


def act(seen: Mapping[str, object], tokens: Iterable[str]) -> Request:
    """Ask for one of the legal actions, by what a seat knows."""
    return {"cmd": "act", "view": seen, "legal": list(tokens)}


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
    for instead in INSTEAD:
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
    """What is wrong with the form of an answer to `command` (hello, trick, legal, …), or None."""
    complaint = ANSWERS[command](message)
    return f"${complaint}" if complaint else None


def check_request(message: Mapping[str, object]) -> str | None:
    """What is wrong with the form of a request, whose id need not be there yet, or None."""
    command = message.get("cmd")
    if not isinstance(command, str) or command not in REQUESTS:
        return f"$.cmd: {json.dumps(command)[:60]} is not a command"
    complaint = REQUESTS[command](message if "id" in message else {"id": "", **message})
    return f"${complaint}" if complaint else None


def schema(name: str) -> dict[str, Any]:
    """A JSON Schema of the package: `trick.answer`, `trick.request`, ..., `bye.request`."""
    text = files("courtpiece_spec.conformance").joinpath("schemas", f"{name}.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded
