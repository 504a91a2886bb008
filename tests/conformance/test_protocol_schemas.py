"""The quick checks and the JSON Schemas say the same, of answers and of requests."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.levels.forms import REQUESTS as REQUESTS_CHECKED

COMMANDS = ("hello", *protocol.LEVELS)
REQUESTS = (*COMMANDS, "bye")
NAMES_OF_SCHEMAS = (*(f"{name}.answer" for name in COMMANDS), *(f"{name}.request" for name in REQUESTS))
VALIDATORS = {name: Draft202012Validator(protocol.schema(name)) for name in NAMES_OF_SCHEMAS}
RECORD = {
    "format": "courtpiece-record/1",
    "book": "single_sir",
    "setup": {"dealer": 3},
    "pack": "2S3S",
    "actions": "0:call=H",
}

GOOD: dict[str, dict[str, Any]] = {
    "hello.answer": {
        "id": "0",
        "protocol": 1,
        "implementation": {
            "name": "my-rung",
            "version": "2.3",
            "language": "JavaScript",
            "issues": "https://x",
        },
        "levels": ["trick", "legal", "play"],
        "books": ["single_sir"],
    },
    "trick.answer": {"id": "1", "winner": 0},
    "legal.answer": {"id": "2", "legal": ["4S"]},
    "play.answer": {
        "id": "3",
        "accepted": 3,
        "refused": {
            "at": 2,
            "legal": ["1:5H", "-:pick=7H", "0:call=none"],
            "clause": "single_sir/play.follow",
        },
        "legal": ["2:9H", "2:TH"],
        "winners": [0, 3],
        "collected": [2, 0],
        "result": {"winner": 0, "score": [1, -2], "next_dealer": None, "trump": "S"},
    },
    "match.answer": {
        "id": "4",
        "score": [7, -2],
        "next_dealer": 3,
        "over": True,
        "winner": None,
        "streak": [0, 2],
        "round": 4,
        "term": 1,
        "tolls": {"any": "thing"},
    },
    "view.answer": {
        "id": "5",
        "hand": ["AH", "TS"],
        "plays": [[0, "AH"], [1, None]],
        "trump": None,
        "collected": [0, 1],
        "counts": [12, 13, 13, 13],
        "history": ["0:hide=?", "-:pick=7H", "0:AH", "1:reveal"],
        "seen": ["0:hide=QD"],
    },
    "load.answer": {"id": "6", "ok": True, "message": "x"},
    "act.answer": {"id": "7", "action": "2:TH"},
    "hello.request": {"id": "0", **protocol.hello("0.1.0")},
    "trick.request": {"id": "1", **protocol.trick("single_sir", None, [(2, "9S"), (3, "KS")], 1)},
    "legal.request": {"id": "2", **protocol.legal("single_sir", ["4S"], [(2, "9S")], "H")},
    "play.request": {"id": "3", **protocol.play(RECORD)},
    "match.request": {
        "id": "4",
        **protocol.match(
            "single_sir",
            {"dealer": 3, "score": [0, 0]},
            [
                {"winner": None, "collected": [7, 3], "winners": [0, 2]},
                {
                    "winner": 1,
                    "collected": [0, 7],
                    "winners": [1],
                    "setup": {"dealer": 0},
                    "bid": 9,
                    "captured": [["TS", "TH"], ["TC"]],
                    "events": [[0, "0:call=H"], [3, "1:reveal"]],
                },
            ],
        ),
    },
    "view.request": {"id": "5", **protocol.view(RECORD, 2)},
    "load.request": {
        "id": "6",
        **protocol.load({"format": "courtpiece-book/1", "id": "x", "clauses": [{}], "behaviour": "sha256:0"}),
    },
    "act.request": {"id": "7", **protocol.act({"hand": ["AH"]}, ["2:AH"])},
    "bye.request": {"id": "8", "cmd": "bye"},
}

# Values that are nearly right, where a check and a schema are likely to differ.
STRINGS = ["AH", "TS", "10H", "ah", "AH\n", "", "0:AH", "8:AH", "-:pick=7H", "0:call=", "0:call=H\n", "0: AH"]
OTHERS: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    7,
    8,
    -1,
    0.0,
    1.0,
    1.5,
    -0.0,
    1e30,
    10**30,
    [],
    {},
    [[]],
    "S",
    "٣:AH",
    "H\u2028",
]
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([*STRINGS, *OTHERS]), st.text(max_size=5), st.integers(-2, 9)
)
NAMES = [
    "unsupported",
    "skip",
    "error",
    "feature",
    "reason",
    "message",
    "issue",
    "refused",
    "clause",
    "other",
]


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a message, the message itself included."""
    found = [here]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*here, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*here, index))
    return found


def copied(value: Any) -> Any:
    """A deep copy: `sampled_from` gives out the same list again and again."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    return [copied(inner) for inner in value] if isinstance(value, list) else value


@st.composite
def messages(draw: st.DrawFn, name: str) -> Any:
    """A good message with a few things replaced, removed or added."""
    message = copied(GOOD[name])
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.sampled_from(places(message)))
        if not place:
            if draw(st.integers(0, 9)) == 0:
                return copied(draw(VALUES))
            added = st.one_of(VALUES, st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=2))
            if isinstance(message, dict):
                message[draw(st.sampled_from(NAMES))] = copied(draw(added))
            continue
        parent = message
        for step in place[:-1]:
            parent = parent[step]
        match draw(st.integers(0, 2)):
            case 0:
                del parent[place[-1]]
            case 1:
                parent[place[-1]] = copied(draw(VALUES))
            case _:
                parent[place[-1]] = copied(draw(st.one_of(st.lists(VALUES, max_size=2), st.none())))
    return message


def complaint_about(name: str, message: Any) -> str | None:
    """What the quick check of a schema's name says."""
    command, side = name.split(".")
    if side == "answer":
        return protocol.check(command, message)
    return REQUESTS_CHECKED[command](message)


@pytest.mark.parametrize("name", NAMES_OF_SCHEMAS)
def test_check_and_schema_agree(name: str) -> None:
    seen = {True: 0, False: 0}

    @settings(max_examples=500, deadline=None, database=None)
    @given(messages(name))
    def run(message: Any) -> None:
        complaint = complaint_about(name, message)
        valid = VALIDATORS[name].is_valid(message)
        seen[valid] += 1
        assert (complaint is None) == valid, complaint

    run()
    assert min(seen.values()) > 8, "the generator must reach both sides"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "instead",
    [{"unsupported": {"feature": "x"}}, {"skip": {"reason": "x", "issue": "y"}}, {"error": {"message": "x"}}],
)
def test_good_answers_pass(command: str, instead: dict[str, Any]) -> None:
    good = GOOD[f"{command}.answer"]
    assert protocol.check(command, good) is None
    assert protocol.check(command, {**good, "unknown": [1.5]}) is None
    assert protocol.check(command, {"id": "1", **instead}) is None
    assert VALIDATORS[f"{command}.answer"].is_valid({"id": "1", **instead})


def test_good_requests_pass_and_others_do_not() -> None:
    for command in REQUESTS:
        good = GOOD[f"{command}.request"]
        assert protocol.check_request(good) is None
        assert protocol.check_request({key: value for key, value in good.items() if key != "id"}) is None
        VALIDATORS[f"{command}.request"].validate(good)
        assert not VALIDATORS[f"{command}.request"].is_valid({**good, "id": 1})
    assert protocol.check_request({"cmd": "dance"}) == '$.cmd: "dance" is not a command'
    assert protocol.check_request({"cmd": "trick", "book": ""}) == "$: trump is missing"


@pytest.mark.parametrize(
    ("command", "message", "complaint"),
    [
        ("trick", {"id": "1"}, "$: winner is missing"),
        ("trick", {"id": "1", "winner": "N"}, '$.winner: "N" is not an integer from 0 to 7'),
        ("legal", {"id": "1", "legal": ["4S", "10H"]}, '$.legal[1]: "10H" is not a card'),
        ("play", {"id": "1", "accepted": 1, "refused": {}}, "$.refused: at is missing"),
        (
            "play",
            {"id": "1", "accepted": 1, "result": {"score": [1, "2"]}},
            '$.result.score[1]: "2" is not an integer',
        ),
        ("play", {"id": "1", "accepted": 1, "legal": ["0:AH "]}, '$.legal[0]: "0:AH " is not a token'),
        ("play", {"id": "1", "error": "no"}, '$.error: "no" is not an object'),
        ("view", {"id": "1", "plays": [[0, "AH", 1]]}, '$.plays[0]: [0, "AH", 1] is not an array of two'),
        (
            "view",
            {"id": "1", "history": ["0:hide"], "seen": ["0:hide=?"]},
            '$.seen[0]: "0:hide=?" is not a token',
        ),
        ("match", {"id": "1", "over": 1}, "$.over: 1 is not true or false"),
        ("load", {"id": "1"}, "$: ok is missing"),
        ("act", {"id": "1", "action": "AH"}, '$.action: "AH" is not a token'),
    ],
)
def test_a_complaint_names_the_place(command: str, message: dict[str, Any], complaint: str) -> None:
    assert protocol.check(command, message) == complaint


def test_the_schemas_are_schemas() -> None:
    for name in NAMES_OF_SCHEMAS:
        Draft202012Validator.check_schema(protocol.schema(name))


def test_hello_is_read_or_refused() -> None:
    read = protocol.read_hello({**GOOD["hello.answer"], "levels": ["play", "dance", "trick"]})
    assert isinstance(read, protocol.Hello)
    assert read.levels == ("trick", "play")
    assert read.issues == "https://x"
    assert protocol.read_hello({"id": "0", "protocol": 1}) == "$: implementation is missing"
    assert protocol.read_hello({"id": "0", "error": {"message": "x"}}) == "$.error: hello must be answered"
