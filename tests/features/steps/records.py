"""Steps about records: the one place where the tokens of record.md are spoken of."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from courtpiece_spec.engine import Game, pack_of
from courtpiece_spec.records.audit import audit_text
from courtpiece_spec.records.reading import Fault
from tests.features.table import GameOf, Table


@given("this record:", target_fixture="record")
def this_record(docstring: str) -> dict[str, Any]:
    """A record; its pack may be left out where the cards do not matter."""
    found = json.loads(docstring)
    assert isinstance(found, dict)
    return found


@given(parsers.re(r"its pack is in order: all spades from two to ace, then hearts, diamonds and clubs"))
def ordered_pack(record: dict[str, Any], game_of: GameOf) -> None:
    record["pack"] = "".join(str(card) for card in pack_of(game_of("single_sir")))


@given("the record of this round", target_fixture="record")
@when("the round is written down", target_fixture="record")
def written_down(table: Table) -> dict[str, Any]:
    state = table.state
    assert table.pack is not None
    return {
        "format": "courtpiece-record/1",
        "book": table.game.book.id,
        "setup": {"dealer": int(table.dealer)},
        "pack": "".join(str(card) for card in table.pack),
        "actions": " ".join(action.token for action in state.history),
    }


@given(parsers.parse("the token {token} stands after it"))
def token_after(record: dict[str, Any], token: str) -> None:
    record["actions"] += f" {token}"


@given(parsers.parse("it claims the result {result}"))
def claims(record: dict[str, Any], result: str) -> None:
    record["result"] = json.loads(result)


@given(parsers.parse("its actions are {actions}"))
def its_actions(record: dict[str, Any], actions: str) -> None:
    record["actions"] = actions


@given(parsers.parse("its {key} is left out"))
def left_out(record: dict[str, Any], key: str) -> None:
    del record[key]


@given(parsers.parse("its {key} is changed to {value}"))
def changed(record: dict[str, Any], key: str, value: str) -> None:
    record[key] = json.loads(value)


@given(parsers.parse("in its pack {old} stands instead of {new}"))
def other_card(record: dict[str, Any], old: str, new: str) -> None:
    record["pack"] = record["pack"].replace(new, old)


@when("it is audited", target_fixture="answer")
def audited(record: dict[str, Any], game_of: GameOf) -> dict[str, Any]:
    def find(book: Any) -> Game | Fault:
        try:
            return game_of(str(book))
        except (KeyError, LookupError):
            return Fault(f"{book!r} is no book")

    return audit_text(json.dumps(record), find).answer


@then("it is in order")
def in_order(answer: dict[str, Any]) -> None:
    assert answer["ok"] is True, answer


@then(parsers.parse("it is in order and the round is {how}"))
def in_order_over(answer: dict[str, Any], how: str) -> None:
    assert answer["ok"] is True, answer
    assert answer["over"] is {"over": True, "not over": False}[how]


@then(parsers.parse("the audit's {field} is {value}"))
def field_is(answer: dict[str, Any], field: str, value: str) -> None:
    assert answer[field] == json.loads(value)


@then(parsers.parse("token {number:d} is refused by {clause}"))
def token_refused(answer: dict[str, Any], number: int, clause: str) -> None:
    assert answer["ok"] is False
    assert (answer["at"], answer["clause"]) == (number, clause)


@then(parsers.parse("its last token is refused by {clause}"))
def last_token_refused(record: dict[str, Any], answer: dict[str, Any], clause: str) -> None:
    token_refused(answer, len(record["actions"].split(" ")) - 1, clause)


@then(parsers.re(r"there would have been legal: (?P<tokens>.*)"))
def legal_tokens(answer: dict[str, Any], tokens: str) -> None:
    assert sorted(answer["legal"]) == sorted(tokens.split())


@then("nothing would have been legal")
def nothing_legal(answer: dict[str, Any]) -> None:
    assert answer["legal"] == []


@then(parsers.re(r"it is no record: (?P<words>.+)"))
def no_record(answer: dict[str, Any], words: str) -> None:
    assert answer["ok"] is False
    assert answer["at"] is None
    if words not in answer["message"]:
        pytest.fail(f"the message is {answer['message']!r}")


@then(parsers.parse("it differs in {field}: the record says {said}, the book {book}"))
def differs(answer: dict[str, Any], field: str, said: str, book: str) -> None:
    assert answer["ok"] is False
    assert answer["differs"] == {field: {"record": json.loads(said), "book": json.loads(book)}}
