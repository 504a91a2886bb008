"""The form of every message, both ways.

The JSON Schemas in `schemas/` are the final word. The checks here say the same in a hundredth of the time,
which a test proves.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from courtpiece_spec.conformance.levels.shapes import (
    Check,
    array,
    either,
    filled,
    integer,
    matching,
    nullable,
    one_of,
    pair,
    record,
    string,
    truth,
)

_INSTEAD = {
    "unsupported": record(["feature"], {"feature": string}),
    "skip": record(["reason"], {"reason": string, "issue": string}),
    "error": record(["message"], {"message": string}),
}
INSTEAD = tuple(_INSTEAD)
"""What may stand in the place of an answer."""


def _answer(required: Sequence[str], fields: Mapping[str, Check]) -> Check:
    normal = record(["id", *required], {"id": string, **fields})
    others = {name: record(["id"], {"id": string, name: field}) for name, field in _INSTEAD.items()}

    def run(value: Any) -> str | None:
        if isinstance(value, dict):
            for name, other in others.items():
                if name in value:
                    return other(value)
        return normal(value)

    return run


def _request(command: str, required: Sequence[str], fields: Mapping[str, Check]) -> Check:
    known = {"id": string, "cmd": one_of((command,), f'"{command}"'), **fields}
    return record(["id", "cmd", *required], known)


SUITS = ("S", "H", "D", "C")
_COUNT = integer(0)
_SEAT = integer(0, 7)
_CARD = matching("[2-9TJQKA][SHDC]", "a card")
_PLAY = pair(_SEAT, _CARD)
_TRUMP = one_of((*SUITS, None), "a suit")
_TOKEN = matching("(-|[0-7]):([2-9TJQKA][SHDC]|[a-z_]+(=[A-Za-z0-9_]+)?)", "a token")
_NOTICED = matching(
    r"(-|[0-7]):([2-9TJQKA][SHDC]|[a-z_]+(=([A-Za-z0-9_]+|\?))?)", "a token as a seat notices it"
)
_TOKENS = array(_TOKEN)
_SETUP = record(["dealer"], {"dealer": _SEAT})
_RECORD = record(
    ["format", "book", "setup", "pack", "actions"],
    {
        "format": one_of(("courtpiece-record/1",), '"courtpiece-record/1"'),
        "book": either(string, record([], {})),
        "setup": _SETUP,
        "pack": matching("([2-9TJQKA][SHDC])+", "a row of cards"),
        "actions": string,
    },
)
_RESULT = record(
    [],
    {
        "winner": nullable(_COUNT),
        "score": nullable(array(integer())),
        "next_dealer": nullable(_COUNT),
        "trump": _TRUMP,
    },
)

ANSWERS: Mapping[str, Check] = {
    "hello": _answer(
        ["protocol", "implementation", "levels", "books"],
        {
            "protocol": integer(),
            "implementation": record(
                ["name"], {"name": string, "version": string, "language": string, "issues": string}
            ),
            "levels": array(string),
            "books": array(string),
        },
    ),
    "trick": _answer(["winner"], {"winner": _SEAT}),
    "legal": _answer(["legal"], {"legal": array(_CARD)}),
    "play": _answer(
        ["accepted"],
        {
            "accepted": _COUNT,
            "refused": record(["at"], {"at": _COUNT, "legal": _TOKENS, "clause": string}),
            "legal": _TOKENS,
            "winners": array(_SEAT),
            "collected": array(_COUNT),
            "result": nullable(_RESULT),
        },
    ),
    "match": _answer(
        [],
        {
            "score": array(integer()),
            "next_dealer": nullable(_COUNT),
            "over": truth,
            "winner": nullable(_COUNT),
            "streak": array(_COUNT),
            "round": integer(1),
            "term": integer(1),
        },
    ),
    "view": _answer(
        [],
        {
            "hand": array(_CARD),
            "plays": array(pair(_SEAT, nullable(_CARD))),
            "trump": _TRUMP,
            "collected": array(_COUNT),
            "counts": array(_COUNT),
            "history": array(_NOTICED),
            "seen": _TOKENS,
        },
    ),
    "load": _answer(["ok"], {"ok": truth, "message": string}),
    "act": _answer(["action"], {"action": _TOKEN}),
}
"""What the answer to each command must look like."""

_ROUND = record(
    ["winner", "collected", "winners"],
    {
        "winner": nullable(_COUNT),
        "collected": array(_COUNT),
        "winners": array(_SEAT),
        "setup": _SETUP,
        "bid": _COUNT,
        "captured": array(array(_CARD)),
        "events": array(pair(_COUNT, _TOKEN)),
    },
)
_PLAY_FIELD = one_of(("legal", "winners", "collected", "result"), "a field of the answer")
REQUESTS: Mapping[str, Check] = {
    "hello": _request(
        "hello",
        ["protocol", "runner"],
        {
            "protocol": array(integer(), at_least=1),
            "runner": record(["name", "version"], {"name": string, "version": string}),
        },
    ),
    "trick": _request(
        "trick",
        ["book", "trump", "plays"],
        {"book": filled, "trump": _TRUMP, "plays": array(_PLAY), "power_from": _COUNT},
    ),
    "legal": _request(
        "legal",
        ["book", "hand", "plays", "trump"],
        {"book": filled, "hand": array(_CARD, at_least=1), "plays": array(_PLAY), "trump": _TRUMP},
    ),
    "play": _request("play", ["record"], {"record": _RECORD, "ask": array(_PLAY_FIELD)}),
    "match": _request(
        "match",
        ["book", "setup", "rounds"],
        {"book": filled, "setup": _SETUP, "rounds": array(_ROUND), "ask": array(filled)},
    ),
    "view": _request("view", ["record", "seat"], {"record": _RECORD, "seat": _SEAT}),
    "load": _request(
        "load",
        ["book"],
        {
            "book": record(
                ["format", "id", "clauses"],
                {
                    "format": one_of(("courtpiece-book/1",), '"courtpiece-book/1"'),
                    "id": filled,
                    "clauses": array(lambda _: None),
                    "behaviour": string,
                },
            )
        },
    ),
    "act": _request("act", ["view", "legal"], {"view": record([], {}), "legal": array(_TOKEN, at_least=1)}),
    "bye": _request("bye", [], {}),
}
"""What each request must look like, its id included."""
