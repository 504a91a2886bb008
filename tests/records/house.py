"""Books and records that the tests of records share."""

import itertools
import json
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from courtpiece_spec.book import Book, Clause
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.book.tables import Gain, HeldOver, Row
from courtpiece_spec.loading import bundled, load
from courtpiece_spec.records.audit import Verdict, audit_data, audit_text
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.writing import random_records

CASES = Path(__file__).parent.parent / "cases" / "records.jsonl"

OURS = """court 1

variant friendly "Friendly" extends single_sir {
  remove match.won
  match { over: by agreement }
}
option blocked(blocked: tricks) "Blocked" amends double_sir {
  add collect { except blocked: when trick.number in blocked }
}
option stop_at(few: number in {5, 10, 20}, late: tricks) "Stop at" amends double_sir {
  replace match.won: first side to few points
  add collect { except late: when trick.number in late }
}
variant mixed "Mixed" = cycle of single_sir 1 round, be_ranga 2 rounds
"""
"""House rules: a match by agreement, options with arguments, a cycle."""


@cache
def library() -> Library:
    return Library.of()


def book(name: str, *files: Path) -> Book:
    found = load(name, extra_files=files)
    assert isinstance(found, Book)
    return found


@cache
def played() -> tuple[str, ...]:
    """The bundled books that are played."""
    return tuple(name for name in bundled() if book(name).kind != "family")


def rounds(name: str, number: int, *, seed: int = 0, result: bool = True) -> list[dict[str, Any]]:
    return list(itertools.islice(random_records(book(name), seed, with_result=result), number))


@cache
def _good() -> str:
    return json.dumps(rounds("single_sir", 1)[0])


def good(**changes: Any) -> dict[str, Any]:
    """A right record of single_sir with some keys changed; None takes a key away."""
    data: dict[str, Any] = json.loads(_good()) | changes
    return {key: value for key, value in data.items() if value is not None}


def judge(data: Any, shelf: Library | None = None) -> Verdict:
    return audit_data(data, (shelf or library()).find)


def judge_text(text: str | bytes) -> Verdict:
    return audit_text(text, library().find)


def fault(verdict: Verdict) -> str:
    """The message of a record whose form is wrong."""
    assert set(verdict.answer) == {"ok", "at", "message"}
    assert verdict.answer["ok"] is False
    assert verdict.answer["at"] is None
    assert isinstance(verdict.answer["message"], str)
    return verdict.answer["message"]


def counted() -> Book:
    """single_sir with counters of sides, from 3, and table; one row pays in the first, one holds over."""
    clauses = []
    for clause in book("single_sir").clauses:
        rule = clause.rule
        if clause.path == "score.dealer_wins":
            assert isinstance(rule, Row)
            rule = attrs.evolve(rule, outcome=Gain(2, unit="tokens"))
        if clause.path == "score.caller_wins":
            assert isinstance(rule, Row)
            rule = attrs.evolve(rule, outcome=HeldOver(1))
        clauses.append(attrs.evolve(clause, rule=rule))
    counters = (Clause("counter.tokens", Counter(start=3)), Clause("counter.pot", Counter(of_side=False)))
    return attrs.evolve(book("single_sir"), clauses=(*clauses, *counters))
