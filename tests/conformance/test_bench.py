"""The reference engine plugged in: every bundled book can be judged by, and answers as the audit does."""

from collections.abc import Mapping
from typing import Any

import pytest

from courtpiece_spec.conformance import bench
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.outcomes import Answer, Outcome
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.protocol import hello
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import NotLoaded, bundled, load
from courtpiece_spec.records.audit import audit_data
from tests.conformance import sample

BOOKS = [book for book in bundled() if not isinstance(bench.open_bench(book), str)]


def reference(book: str) -> bench.GameReference:
    opened = bench.open_bench(book)
    assert isinstance(opened, bench.Bench)
    assert isinstance(opened.reference, bench.GameReference)
    return opened.reference


class Auditor:
    """An adapter that answers `play` by the audit of records."""

    def __init__(self, book: str) -> None:
        loaded = load(book)
        assert not isinstance(loaded, NotLoaded)
        self.found = Match(loaded) if loaded.legs else Game(loaded)

    def line(self, record: Any) -> dict[str, Any]:
        return audit_data(record, lambda _: self.found).answer

    def ask(self, request: Mapping[str, object]) -> Outcome:
        record: Any = request["record"]
        tokens = record["actions"].split()
        line = self.line(record)
        message: dict[str, Any] = {"id": "1", "accepted": len(tokens)}
        if not line["ok"]:
            if line["at"] is None:
                return Answer({"id": "1", "error": {"message": line["message"]}}, b"")
            message["refused"] = {"at": line["at"], "legal": line["legal"], "clause": line["clause"]}
            message["accepted"] = line["at"]
            line = self.line({**record, "actions": " ".join(tokens[: line["at"]])})
        result = {key: line[key] for key in ("winner", "score", "next_dealer", "trump")}
        message |= {"winners": line["winners"], "collected": line["collected"]}
        message["result"] = result if line["over"] else None
        return Answer(message, b"")


def test_ten_books_can_be_judged_by() -> None:
    assert len(BOOKS) >= 10
    assert {"single_sir", "hidden_rung", "be_ranga_double", "hakem"} <= set(BOOKS)


@pytest.mark.parametrize("book", BOOKS)
def test_reference_and_audit_agree(book: str) -> None:
    fuzzer = Fuzzer(reference(book), Auditor(book))
    assert fuzzer.run("play", 40, 0) is None
    assert fuzzer.tally.agreed["play"] >= 80
    assert not fuzzer.tally.reasons
    assert not fuzzer.tally.faults


@pytest.mark.parametrize(
    ("book", "without_trump", "exposes"),
    [
        ("single_sir", False, False),
        ("hidden_rung", True, True),
        ("be_ranga", False, False),
        ("kachuha", True, False),
    ],
)
def test_which_trumps_are_asked_about(book: str, without_trump: bool, exposes: bool) -> None:
    assert (None in reference(book).trumps) == without_trump
    assert reference(book).exposes == exposes


def test_runs_are_among_the_setups_where_they_count() -> None:
    assert len(reference("single_sir").setups) == 4
    setups = reference("single_sir_courts").setups
    assert {"dealer": 0, "streak": [0, 6]} in setups
    assert {"dealer": 0, "streak": [6, 0]} not in setups
    assert {"dealer": 0, "streak": [0, 7]} not in setups


@pytest.mark.parametrize("book", ["single_sir", "double_sir"])
@pytest.mark.parametrize("level", ["trick", "legal", "play"])
def test_the_correct_sample_conforms(book: str, level: str) -> None:
    with AdapterProcess(sample.CORRECT, hello("0")) as process:
        fuzzer = Fuzzer(reference(book), process)
        assert fuzzer.run(level, 150, 3) is None
        assert fuzzer.tally.agreed[level] >= 150


def test_the_defective_sample_does_not() -> None:
    with AdapterProcess(sample.DEFECT, hello("0")) as process:
        found = Fuzzer(reference("single_sir"), process).run("play", 150, 3)
    assert found is not None
    assert found.clause == "single_sir/play.takes"
    assert len(found.request["record"]["actions"].split()) == 5


def test_a_clause_is_put_in_a_sentence() -> None:
    opened = bench.open_bench("single_sir")
    assert isinstance(opened, bench.Bench)
    sentence, sources = opened.explain("single_sir/play.takes")
    assert sentence == (
        "The highest trump takes the trick; if no trump was played, the highest card of the suit led "
        "takes it. (written in court_piece)"
    )
    assert opened.explain("single_sir/score.goon")[0] == "A Goon Court is worth 4 points."
    assert "B9" in sources
    assert "turn" in opened.explain("single_sir/play.turn")[0]
    assert opened.explain("single_sir/no.such") == ("single_sir/no.such", ())


@pytest.mark.parametrize("book", ["no_such_book", "court_piece", "nowhere.court", "double_sir with", "\x00"])
def test_what_is_no_book_is_told(book: str) -> None:
    assert isinstance(bench.open_bench(book), str)
