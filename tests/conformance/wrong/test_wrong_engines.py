"""The suite fails every wrong adapter, and for the right clause; the correct one passes for every book."""

from __future__ import annotations

import pytest

from courtpiece_spec.conformance.bench import Bench, open_bench
from courtpiece_spec.conformance.drivers.leak import Leak
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.judge import Tally
from courtpiece_spec.conformance.vectors.library import shipped
from tests.conformance.wrong.asking import LEVELS, SmallAdapter
from tests.conformance.wrong.base import BOOKS
from tests.conformance.wrong.defects import WRONG

ROUNDS = 150
"""What `conform` asks at each level is 300; most defects show in the first few."""


OTHER_READINGS = {"ThirdWinCollects": "double_sir with hot_streak"}
"""What plays by another reading of a contested rule: vectors allow it, and say which it is."""


def bench_of(book: str) -> Bench:
    bench = open_bench(book)
    assert isinstance(bench, Bench)
    return bench


def named(finding: Finding) -> str:
    """The path of the clause; the field in brackets where there is none."""
    return finding.clause.partition("/")[2] if finding.clause else f"({finding.differences[0].field})"


def fuzzed(adapter: SmallAdapter, book: str) -> Finding | None:
    """The first disagreement, level after level: what differs later may only follow from it.

    Not shrunk, which takes seconds; the round is cut to its first tokens that show it.
    """
    faults: list[FaultCase] = []
    for level in LEVELS:
        fuzzer = Fuzzer(bench_of(book).reference, adapter, on_fault=faults.append, shrink=False)
        finding = fuzzer.run(level, ROUNDS, 0)
        assert faults == []
        if finding is not None:
            return finding
    return None


def asked_vectors(adapter: SmallAdapter, book: str) -> tuple[list[Finding], Tally]:
    """All that vectors find."""
    tally, faults, findings = Tally(), list[FaultCase](), list[Finding]()
    run_vectors(
        bench_of(book).reference,
        adapter,
        [vector for vector in shipped(book) if vector.level in LEVELS],
        tally,
        faults.append,
        findings.append,
        lambda _: None,
    )
    assert faults == []
    return findings, tally


def test_there_are_enough_of_every_kind() -> None:
    assert len(WRONG) >= 25
    assert {wrong.book for wrong in WRONG.values()} == set(BOOKS)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_adapter_fails_for_the_right_clause(name: str) -> None:
    wrong = WRONG[name]
    finding = fuzzed(wrong.made(), wrong.book)
    assert finding is not None
    assert named(finding) in wrong.clauses
    assert finding.steady is (name != "DependsOnThePreviousRequest")


@pytest.mark.parametrize("book", BOOKS)
def test_the_correct_adapter_passes(book: str) -> None:
    reference = bench_of(book).reference
    faults: list[FaultCase] = []
    for level in LEVELS:
        fuzzer = Fuzzer(reference, SmallAdapter(), on_fault=faults.append)
        assert fuzzer.run(level, 40, 1) is None
        assert fuzzer.tally.agreed[level] == fuzzer.tally.judged[level] > 0
        assert not fuzzer.tally.declined
        assert not fuzzer.tally.not_sent
    assert faults == []
    findings, tally = asked_vectors(SmallAdapter(), book)
    assert findings == []
    assert tally.judged.total() > 0 or not shipped(book)


@pytest.mark.parametrize(
    "name", [name for name in WRONG if name not in OTHER_READINGS and shipped(WRONG[name].book)]
)
def test_the_vectors_alone_fail_a_wrong_adapter(name: str) -> None:
    wrong = WRONG[name]
    findings, _ = asked_vectors(wrong.made(), wrong.book)
    assert findings


@pytest.mark.parametrize("name", OTHER_READINGS)
def test_the_vectors_name_the_reading_of_another(name: str) -> None:
    wrong = WRONG[name]
    findings, tally = asked_vectors(wrong.made(), wrong.book)
    assert findings == []
    assert set(tally.reasons) == {f"a contested rule is read as in {OTHER_READINGS[name]}"}


@pytest.mark.parametrize("name", ["ShowsThePartnersHand", "HiddenSuitIsInTheHistory"])
def test_what_leaks_is_found_without_knowing_the_rules(name: str) -> None:
    wrong = WRONG[name]
    reference = bench_of(wrong.book).reference
    assert Leak(reference, SmallAdapter()).run(("view", "play"), 30, 0) is None
    assert Leak(reference, wrong.made()).run(("view", "play"), 60, 0) is not None
