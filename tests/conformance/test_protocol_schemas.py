"""The quick checks and the JSON Schemas say the same; what we send fits the schemas too."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from courtpiece_spec.conformance import protocol

COMMANDS = ("hello", "trick", "legal", "play")
VALIDATORS = {name: Draft202012Validator(protocol.schema(f"{name}.answer")) for name in COMMANDS}
RECORD = {
    "format": "courtpiece-record/1",
    "book": "single_sir",
    "setup": {"dealer": 3},
    "pack": "2S3S",
    "actions": "0:call=H",
}

GOOD: dict[str, dict[str, Any]] = {
    "hello": {
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
    "trick": {"id": "1", "winner": 0},
    "legal": {"id": "2", "legal": ["4S"]},
    "play": {
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
def messages(draw: st.DrawFn, command: str) -> Any:
    """A good answer with a few things replaced, removed or added."""
    message = copied(GOOD[command])
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


@pytest.mark.parametrize("command", COMMANDS)
def test_check_and_schema_agree(command: str) -> None:
    seen = {True: 0, False: 0}

    @settings(max_examples=800, deadline=None, database=None)
    @given(messages(command))
    def run(message: Any) -> None:
        complaint = protocol.check(command, message)
        valid = VALIDATORS[command].is_valid(message)
        seen[valid] += 1
        assert (complaint is None) == valid, complaint

    run()
    assert min(seen.values()) > 50, "the generator must reach both sides"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "instead",
    [{"unsupported": {"feature": "x"}}, {"skip": {"reason": "x", "issue": "y"}}, {"error": {"message": "x"}}],
)
def test_good_answers_pass(command: str, instead: dict[str, Any]) -> None:
    assert protocol.check(command, GOOD[command]) is None
    assert protocol.check(command, {**GOOD[command], "unknown": [1.5]}) is None
    assert protocol.check(command, {"id": "1", **instead}) is None
    assert VALIDATORS[command].is_valid({"id": "1", **instead})


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
    ],
)
def test_a_complaint_names_the_place(command: str, message: dict[str, Any], complaint: str) -> None:
    assert protocol.check(command, message) == complaint


@pytest.mark.parametrize(
    ("name", "request_"),
    [
        ("hello", protocol.hello("0.1.0")),
        ("trick", protocol.trick("single_sir", None, [(2, "9S"), (3, "KS")], 1)),
        ("trick", protocol.trick("single_sir", "H", [(2, "9S"), (3, "KS")])),
        ("legal", protocol.legal("single_sir", ["4S"], [(2, "9S")], "H")),
        ("play", protocol.play(RECORD)),
        ("bye", {"cmd": "bye"}),
    ],
)
def test_what_we_send_fits_the_schemas(name: str, request_: dict[str, Any]) -> None:
    validator = Draft202012Validator(protocol.schema(f"{name}.request"))
    validator.validate({"id": "1", **request_})
    assert not validator.is_valid({"id": 1, **request_})


def test_the_schemas_are_schemas() -> None:
    for name in COMMANDS:
        for side in ("request", "answer"):
            Draft202012Validator.check_schema(protocol.schema(f"{name}.{side}"))


def test_hello_is_read_or_refused() -> None:
    read = protocol.read_hello({**GOOD["hello"], "levels": ["play", "match", "trick"]})
    assert isinstance(read, protocol.Hello)
    assert read.levels == ("trick", "play")
    assert read.issues == "https://x"
    assert protocol.read_hello({"id": "0", "protocol": 1}) == "$: implementation is missing"
    assert protocol.read_hello({"id": "0", "error": {"message": "x"}}) == "$.error: hello must be answered"
