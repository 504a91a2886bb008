"""Asking the vectors that the package ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from attrs import evolve

from courtpiece_spec.conformance.drivers.deciding import decided
from courtpiece_spec.conformance.findings import FaultCase, Finding, VectorResult
from courtpiece_spec.conformance.judge import (
    Agrees,
    Asks,
    Declined,
    Differs,
    Faulted,
    Tally,
    Verdict,
    judge,
)
from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.vectors.form import Vector


def run_vectors(
    reference: Reference,
    adapter: Asks,
    vectors: Iterable[Vector],
    tally: Tally,
    on_fault: Callable[[FaultCase], None],
    on_finding: Callable[[Finding], None],
    on_step: Callable[[str], None],
    on_result: Callable[[VectorResult], None] = lambda result: None,  # noqa: ARG005
) -> None:
    """Ask vectors one after the other; each that is answered wrongly is a finding.

    A level with too many faults is left, and the rest of its vectors is counted as not asked.
    """
    faults: Counter[str] = Counter()
    for vector in vectors:
        if tally.is_stopped(faults[vector.level]):
            tally.left(vector.level, 1)
            continue
        on_step(vector.level)
        verdict, reading = _judged(adapter, vector)
        tally.add(vector.level, verdict)
        clause = vector.clauses[0]
        if isinstance(verdict, Differs):
            on_finding(_finding(reference, adapter, tally, vector, verdict))
        on_result(VectorResult(vector.slug, vector.level, clause, _outcome(verdict), reading))
        if isinstance(verdict, Faulted):
            on_fault(FaultCase(vector.level, vector.given, verdict.fault, "run", clause, vector.slug))
            faults[vector.level] += 1


def _outcome(verdict: Verdict) -> str:
    match verdict:
        case Agrees():
            return "agrees"
        case Differs():
            return "differs"
        case Declined():
            return "declined"
        case Faulted():
            return "fault"


def _finding(reference: Reference, adapter: Asks, tally: Tally, vector: Vector, verdict: Differs) -> Finding:
    """The finding, with the clause that decided what differs; else the most important one of the vector."""
    tally.shrinking = True  # what is asked to find that out is no part of the judgement
    try:
        clause, scene = decided(reference, adapter, tally, vector, verdict)
    finally:
        tally.shrinking = False
    return Finding(
        vector.level,
        vector.given,
        vector.own,
        verdict.message,
        verdict.differences,
        clause or vector.clauses[0],
        scene,
        driver="run",
        note=f"{vector.slug}: {vector.note}",
        slug=vector.slug,
    )


def _judged(adapter: Asks, vector: Vector) -> tuple[Verdict, str | None]:
    """The verdict on the answer, and the reading that it takes where there are several."""
    verdict = judge(adapter, vector.given, vector.own)
    for reading in vector.any_of[1:]:
        if isinstance(verdict, Differs):
            other = judge(adapter, vector.given, reading.expect)
            if isinstance(other, Agrees):
                words = f"a contested rule is read as in {reading.reading}"
                return evolve(other, reason=words), reading.reading
            verdict = verdict if isinstance(other, Differs) else other
    return verdict, None
