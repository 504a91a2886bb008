"""Auditing texts both ways: line by line by the reference engine, and in blocks."""

from __future__ import annotations

import io
import itertools
import json
from functools import cache
from pathlib import Path
from typing import Any

from courtpiece_spec.book import Book
from courtpiece_spec.loading import load
from courtpiece_spec.records.audit import audit_line
from courtpiece_spec.records.bulk.audit import KERNEL, REFERENCE, How, events
from courtpiece_spec.records.bulk.right import Right
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.lines import numbered
from courtpiece_spec.records.writing import line_of, random_records
from tests.records.bulk.oracle import Oracle

BEFORE = '{"line":'


@cache
def oracle(book: Book) -> Oracle:
    """The reference engine in the place of a kernel; one for each book."""
    return Oracle(book)


def told(line: int, answer: dict[str, Any]) -> str:
    """A line of `audit --json`."""
    return json.dumps({"line": line} | answer, separators=(",", ":"))


def one_by_one(text: bytes, library: Library) -> list[str]:
    """What the audit of single records answers."""
    return [
        told(number, audit_line(line, library.find).answer) for number, line in numbered(io.BytesIO(text))
    ]


def in_blocks(
    data: bytes, library: Library, make: Any = oracle, *, threads: int = 1, engine: str = KERNEL
) -> list[str]:
    """What the audit in blocks answers, whatever kind of file the data are."""
    lines: list[str] = []
    counted = 0
    for event in events(io.BytesIO(data), library, How(engine, threads, BEFORE, make)):
        if isinstance(event, Right):
            counted += event.records
            lines += event.told.decode("ascii").splitlines()
        else:
            counted += 1
            lines.append(told(event[0], event[1].answer))
    assert counted == len(lines), "what is counted is told"
    return lines


def counts(data: bytes, library: Library, make: Any = oracle) -> tuple[int, int, list[int]]:
    """Of the audit in blocks without lines: how many are right by the kernel, unfinished, and the doubts."""
    right = unfinished = 0
    doubts: list[int] = []
    for event in events(io.BytesIO(data), library, How(KERNEL, 1, None, make)):
        if isinstance(event, Right):
            assert not event.told
            right += event.records
            unfinished += event.unfinished
        else:
            doubts.append(event[0])
    return right, unfinished, doubts


def judged_by(data: bytes, library: Library, engine: str = REFERENCE) -> list[str]:
    """What the audit of a file answers without a kernel."""
    return in_blocks(data, library, engine=engine)


@cache
def records(name: str, number: int, *, result: bool = True, seed: int = 0, file: Path | None = None) -> str:
    """Lines of random rounds."""
    book = load(name, extra_files=(file,) if file is not None else ())
    assert isinstance(book, Book)
    found = itertools.islice(random_records(book, seed, with_result=result), number)
    return "".join(line_of(record) + "\n" for record in found)
