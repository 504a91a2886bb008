"""Asking the vectors that the package ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from attrs import evolve

from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.judge import (
    Agrees,
    Asks,
    Differs,
    Faulted,
    Tally,
    Verdict,
    judge,
)
from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.scene import Scene, scene_of
from courtpiece_spec.conformance.vectors.form import Vector


def run_vectors(
    reference: Reference,
    adapter: Asks,
    vectors: Iterable[Vector],
    tally: Tally,
    on_fault: Callable[[FaultCase], None],
    on_finding: Callable[[Finding], None],
    on_step: Callable[[str], None],
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
        verdict = _judged(adapter, vector)
        tally.add(vector.level, verdict)
        if isinstance(verdict, Faulted):
            on_fault(FaultCase(vector.level, vector.given, verdict.fault))
            faults[vector.level] += 1
        elif isinstance(verdict, Differs):
            finding = Finding(
                vector.level,
                vector.given,
                vector.own,
                verdict.message,
                verdict.differences,
                vector.clauses[0],
                _scene(reference, vector),
                driver="run",
                note=f"{vector.slug}: {vector.note}",
            )
            on_finding(finding)


def _judged(adapter: Asks, vector: Vector) -> Verdict:
    """The verdict on the answer; where there are several readings, on the one that fits best."""
    verdict = judge(adapter, vector.given, vector.own)
    for reading in vector.any_of[1:]:
        if isinstance(verdict, Differs):
            other = judge(adapter, vector.given, reading.expect)
            if isinstance(other, Agrees):
                other = evolve(other, reason=f"a contested rule is read as in {reading.reading}")
            verdict = verdict if isinstance(other, Differs) else other
    return verdict


def _scene(reference: Reference, vector: Vector) -> Scene:
    """What can be drawn: the place of a round, or a trick."""
    plain = Scene(players=reference.players, clockwise=reference.clockwise)
    record: Any = vector.given.get("record")
    if record is None:
        plays = tuple((int(seat), str(card)) for seat, card in vector.given.get("plays", ()))
        trump = vector.given.get("trump")
        return Scene(plays=plays, trump=trump, players=reference.players, clockwise=reference.clockwise)
    pack = [record["pack"][at : at + 2] for at in range(0, len(record["pack"]), 2)]
    tokens: list[str] = record["actions"].split()
    try:
        positions = [reference.start(pack, record["setup"])]
        for token in tokens:
            if token not in reference.facts(positions[-1]).legal:
                return scene_of(reference, positions, tokens[: len(positions)], refused=True)
            positions.append(reference.play(positions[-1], token))
    except ValueError:
        return plain  # a setup of another book of a cycle
    return scene_of(reference, positions, tokens, refused=False)
