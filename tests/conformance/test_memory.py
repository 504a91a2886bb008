"""What a program keeps from one request to the next is found, and told apart from a rule."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.conformance.alike import alike, until
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Agrees, judge
from courtpiece_spec.conformance.memory import remembered
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.strategies import first_round
from tests.conformance.test_levels import Inside, reference

pytestmark = pytest.mark.no_cover


class Keeps:
    """The engine in a program that keeps something; `renew` starts it afresh, as a process would be."""

    def __init__(self, book: str, wrong: Callable[[dict[str, Any], Mapping[str, Any], dict[str, Any]], None]):
        self.inner = Inside(book)
        self.wrong = wrong
        self.kept: dict[str, Any] = {}
        self.after_start: tuple[Mapping[str, object], ...] = ()
        self.starts = 0

    def renew(self) -> None:
        self.kept = {}
        self.starts += 1

    def ask(self, request: Mapping[str, Any], /) -> Answer:
        message = dict(self.inner.ask(request).message)
        self.wrong(message, request, self.kept)
        return Answer(message, b"{}")


def growing(engine: EngineAdapter) -> Callable[..., None]:
    """Goes on with the cards and the dealer of the round before, where actions have only been added."""

    def wrong(message: dict[str, Any], request: Mapping[str, Any], kept: dict[str, Any]) -> None:
        if request["cmd"] != "play":
            return
        record, before = request["record"], kept.get("record")
        actions = record["actions"].split()
        if before and len(actions) > len(old := before["actions"].split()) and actions[: len(old)] == old:
            record = {**before, "actions": record["actions"]}
            message.clear()
            message.update(engine.ask({**request, "record": record}).message)
        kept["record"] = None if "refused" in message else record

    return wrong


def by_actions(field: str) -> Callable[..., None]:
    """Answers the same actions as it did before, whatever was dealt by whom."""

    def wrong(message: dict[str, Any], request: Mapping[str, Any], kept: dict[str, Any]) -> None:
        actions = request.get("record", {}).get("actions", "")
        if field in message and len(actions) > 20:
            message[field] = kept.setdefault(actions + str(request.get("seat")), message[field])

    return wrong


@pytest.mark.parametrize("book", ["single_sir", "hidden_rung", "hakem"])
def test_who_goes_on_from_the_round_before_is_found(book: str) -> None:
    adapter = Keeps(book, growing(Inside(book)))
    finding = Fuzzer(reference(book), adapter).run("play", 120, 0)
    assert finding is not None
    told = remembered(finding, adapter, reference(book))
    assert told.remembered
    assert told.clause is None
    assert "depends on what it was asked before" in told.note


@pytest.mark.parametrize(("level", "field"), [("play", "legal"), ("view", "hand")])
def test_who_looks_at_the_actions_alone_is_found(level: str, field: str) -> None:
    adapter = Keeps("single_sir", by_actions(field))
    finding = Fuzzer(reference("single_sir"), adapter).run(level, 120, 0)
    assert finding is not None
    assert remembered(finding, adapter, reference("single_sir")).remembered


def wrong_score(message: dict[str, Any], request: Mapping[str, Any]) -> None:  # noqa: ARG001
    if message.get("result"):
        message["result"] = {**message["result"], "score": [9, 9]}


def test_a_wrong_rule_is_none_of_memory() -> None:
    finding = Fuzzer(reference("single_sir"), Inside("single_sir", wrong_score)).run("play", 60, 0)
    assert finding is not None
    adapter = Keeps("single_sir", lambda message, request, _: wrong_score(message, request))
    told = remembered(finding, adapter, reference("single_sir"))
    assert told == finding
    assert adapter.starts == 1


def test_the_engine_in_turn_has_no_difference() -> None:
    for book in ("double_sir", "hidden_rung_double", "mixed_evening"):
        fuzzer = Fuzzer(reference(book), Inside(book))
        assert fuzzer.run("play", 40, 0) is None
        assert fuzzer.run("view", 40, 0) is None


def test_rounds_that_begin_alike_are_others() -> None:
    ours = reference("single_sir")
    drawn = first_round(ours, 9)
    for cut in (0, 1, 5):
        others = list(alike(ours, drawn, cut))
        assert len(others) == 2  # other cards; the next dealer
        assert others[0].pack != drawn.pack
        assert sorted(others[0].pack) == sorted(drawn.pack)
        assert others[1].setup["dealer"] != drawn.setup["dealer"]
        for other in others:
            asked = [*other.tokens, *([other.illegal] if other.illegal else [])]
            assert tuple(asked) == drawn.tokens[: len(asked)]
            assert len(asked) == cut or other.illegal
    # Whoever calls first may call the same from another hand.
    assert next(alike(ours, drawn, 1)).illegal is None
    assert until(drawn, 3).tokens == drawn.tokens[:3]


PROGRAM = """\
import json, sys
from tests.conformance.test_levels import Inside
inner, seen = Inside("single_sir"), set()
for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "bye":
        break
    answer = {**inner.ask(request).message, "id": request["id"]}
    key = json.dumps({name: value for name, value in request.items() if name != "id"}, sort_keys=True)
    if key in seen and answer.get("legal"):
        answer["legal"] = answer["legal"][1:]  # wrong from the second asking on
    seen.add(key)
    print(json.dumps(answer), flush=True)
"""


def test_a_program_that_is_wrong_at_the_second_asking(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from courtpiece_spec.cli.main import run
    from courtpiece_spec.cli.output import stdout
    from courtpiece_spec.conformance.process import AdapterProcess

    usual = AdapterProcess.__init__.__kwdefaults__ or {}
    monkeypatch.setattr(AdapterProcess.__init__, "__kwdefaults__", {**usual, "start_timeout": 120.0})
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    program = tmp_path / "adapter.py"
    program.write_text(PROGRAM, "utf-8")
    arguments = ("conform", "single_sir", "--driver", "fuzz", "--level", "legal", "--timeout", "60", "--json")
    stdout.cache_clear()
    assert run((*arguments, "--", sys.executable, str(program))) == 1
    stdout.cache_clear()
    lines = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    (case,) = (line for line in lines if line["type"] == "case")
    assert case["remembered"] is True
    assert case["clause"] is None


def test_what_is_expected_of_a_remembering_program_is_right() -> None:
    adapter = Keeps("single_sir", by_actions("legal"))
    finding = Fuzzer(reference("single_sir"), adapter).run("play", 120, 0)
    assert isinstance(finding, Finding)
    assert isinstance(judge(Inside("single_sir"), finding.request, finding.expected), Agrees)
