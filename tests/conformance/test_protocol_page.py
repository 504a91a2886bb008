"""The protocol page and the page of schemas: complete, and every exchange shown is a real one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from courtpiece_spec.book import Book
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.actions import Verb
from courtpiece_spec.engine.views import LOOK, SECRET
from courtpiece_spec.loading import load

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/reference/protocol.md").read_text("utf-8")
SCHEMAS = ROOT / "courtpiece_spec/conformance/schemas"
REPORT = ROOT / "courtpiece_spec/simulation/report.schema.json"
COMMANDS = ("hello", *protocol.LEVELS, "bye")

Message = dict[str, Any]


def exchanges() -> Iterator[tuple[Message, Message | None]]:
    """The requests of the page with their answers; a message goes on over lines that begin with blanks."""
    for block in re.findall(r"^```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        messages = [json.loads(text) for text in re.findall(r"^[<>] ((?:.|\n )*)", block, re.MULTILINE)]
        yield messages[0], messages[1] if len(messages) > 1 else None


EXCHANGES = list(exchanges())


@cache
def adapter_of(name: str) -> EngineAdapter:
    book = load(name)
    assert isinstance(book, Book)
    return EngineAdapter(Game(book))


def test_every_message_is_shown() -> None:
    assert {request["cmd"] for request, _ in EXCHANGES} == set(COMMANDS)
    instead = {name for _, answer in EXCHANGES if answer for name in answer}
    assert {"unsupported", "skip", "error"} <= instead
    for command in COMMANDS:
        assert re.search(rf"^## {command}\b", PAGE, re.MULTILINE)


def test_every_token_is_told() -> None:
    """All that the engine knows, and what only views tell."""
    page = (ROOT / "docs/reference/record.md").read_text("utf-8")
    for word in (*(verb.value for verb in Verb if verb.value), LOOK):
        assert re.search(rf"`[0-9-]:{word}[=`]", page), word
    assert all(f":{word}=" in PAGE for word in (Verb.HIDE.value, LOOK))
    assert f"={SECRET}`" in page


@pytest.mark.parametrize(("request_", "answer"), EXCHANGES)
def test_the_messages_have_the_form_of_the_schemas(request_: Message, answer: Message | None) -> None:
    command = request_["cmd"]
    Draft202012Validator(protocol.schema(f"{command}.request")).validate(request_)
    assert protocol.check_request(request_) is None
    assert (answer is None) == (command == "bye")
    if answer is not None:
        Draft202012Validator(protocol.schema(f"{command}.answer")).validate(answer)
        assert answer["id"] == request_["id"]


TOLD_BY_THE_ENGINE = [
    (request, answer)
    for request, answer in EXCHANGES
    if request["cmd"] in ("trick", "legal", "play", "match", "view")
    and answer
    and not {"unsupported", "skip", "error"} & set(answer)
]


@pytest.mark.parametrize(("request_", "answer"), TOLD_BY_THE_ENGINE)
def test_the_answers_are_right(request_: Message, answer: Message) -> None:
    book = request_["record"]["book"] if "record" in request_ else request_["book"]
    assert {**adapter_of(book).ask(request_).message, "id": request_["id"]} == answer


def test_there_are_answers_to_compare() -> None:
    assert len(TOLD_BY_THE_ENGINE) >= 8


def test_every_field_of_a_request_is_named() -> None:
    for command in COMMANDS:
        for field in protocol.schema(f"{command}.request")["properties"]:
            assert f"`{field}`" in PAGE or f'"{field}"' in PAGE, (command, field)


def test_all_schemas_stand_in_the_documentation_as_they_are_shipped() -> None:
    page = (ROOT / "docs/reference/schemas.md").read_text("utf-8")
    included = re.findall(r"^```\{literalinclude\} (\S+)\n:language: json\n```$", page, re.MULTILINE)
    files = {(ROOT / "docs/reference" / name).resolve() for name in included}
    assert files == {*SCHEMAS.glob("*.json"), REPORT}
    assert len(included) == len(files)
