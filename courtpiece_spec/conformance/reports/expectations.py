"""Deviations that are known: what a file of them says of a run.

It is strict in both directions: a deviation that no entry names is a failure, and so is an entry whose
deviation no longer occurs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import product
from typing import Any, TypeAlias

from attrs import field, frozen

from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.outcomes import kind
from courtpiece_spec.conformance.session import Session

Deviation: TypeAlias = Finding | FaultCase


@frozen
class Entry:
    """One known deviation; what it leaves open, it does not restrict.

    Attributes:
        reason: Why it is so, in words for people.
        clause: The path of the clause, without the book.
        level: The level.
        vector: The slug of a vector.
        fault: The kind of a fault; without it the entry is about wrong answers.
        reading: The reading of a contested rule that is taken instead of the book's own.
        line: Where the entry begins in its file, from 1.
    """

    reason: str
    clause: str | None = None
    level: str | None = None
    vector: str | None = None
    fault: str | None = None
    reading: str | None = None
    line: int = field(default=0, eq=False)

    @property
    def named(self) -> tuple[str | None, ...]:
        """What it names: nothing else has to be the same for two entries to be about the same."""
        return (self.vector, self.clause, self.level, self.fault, self.reading)

    @property
    def words(self) -> str:
        """What it names, on one line."""
        named = ((name, getattr(self, name)) for name in NAMING)
        return ", ".join(f"{name} {value}" for name, value in named if value is not None)

    def data(self) -> dict[str, Any]:
        """What it names and why, as JSON."""
        named = {name: getattr(self, name) for name in NAMING if getattr(self, name) is not None}
        return {**named, "reason": self.reason, "line": self.line}


NAMING = ("vector", "clause", "level", "fault", "reading")
"""The fields of an entry that say what it is about."""


@frozen
class Expectations:
    """A file of known deviations."""

    name: str
    entries: tuple[Entry, ...] = ()
    _by_name: Mapping[tuple[str | None, ...], int] = field(init=False, eq=False, repr=False)

    @_by_name.default
    def _numbered(self) -> Mapping[tuple[str | None, ...], int]:
        numbered: dict[tuple[str | None, ...], int] = {}
        for number, entry in enumerate(self.entries):
            numbered.setdefault(entry.named, number)
        return numbered

    def covering(self, deviation: Deviation) -> Entry | None:
        """The first entry that names a deviation."""
        numbers = self.numbers(deviation)
        return self.entries[numbers[0]] if numbers else None

    def numbers(self, deviation: Deviation) -> list[int]:
        """The numbers of all entries that name it; looked up, as a file may be long."""
        fault = kind(deviation.fault) if isinstance(deviation, FaultCase) else None
        named = product({None, deviation.slug}, {None, path_of(deviation)}, {None, deviation.level})
        found = (self._by_name.get((vector, clause, level, fault, None)) for vector, clause, level in named)
        return sorted(number for number in found if number is not None)


@frozen
class Held:
    """A run held against the known deviations.

    Attributes:
        name: The file.
        known: How many deviations entries name, readings included.
        used: How many entries occurred.
        unknown: Deviations that no entry names.
        gone: Entries that were asked about and did not occur.
        not_asked: Entries that nothing was asked about, as the run was shorter.
    """

    name: str
    known: int = 0
    used: int = 0
    unknown: tuple[Deviation, ...] = ()
    gone: tuple[Entry, ...] = ()
    not_asked: tuple[Entry, ...] = ()

    @property
    def failing(self) -> bool:
        """Whether it is not as expected."""
        return bool(self.unknown or self.gone)


def path_of(deviation: Deviation) -> str | None:
    """The path of the clause, without the book."""
    return deviation.clause.partition("/")[2] if deviation.clause else None


def hold(session: Session, expectations: Expectations) -> Held:
    """Hold what a run has found against what is known."""
    unknown: list[Deviation] = []
    known, used = 0, set[int]()
    for deviation in session.deviations:
        # Every entry that names it has occurred, not only the first.
        covering = expectations.numbers(deviation)
        used.update(covering)
        known += bool(covering)
        if not covering:
            unknown.append(deviation)
    for number, entry in enumerate(expectations.entries):
        read = _read_so(session, entry)
        known += read
        used.update([number] if read else [])
    rest = [entry for number, entry in enumerate(expectations.entries) if number not in used]
    slugs = {result.slug for result in session.results}
    gone: list[Entry] = []
    not_asked: list[Entry] = []
    for entry in rest:
        (gone if _asked(session, entry, slugs) else not_asked).append(entry)
    return Held(expectations.name, known, len(used), tuple(unknown), tuple(gone), tuple(not_asked))


def _read_so(session: Session, entry: Entry) -> int:
    """How many vectors were answered by the reading of an entry."""
    if entry.reading is None:
        return 0
    return sum(
        result.reading == entry.reading
        and entry.vector in (None, result.slug)
        and entry.level in (None, result.level)
        and entry.clause in (None, result.clause.partition("/")[2])
        for result in session.results
    )


def _asked(session: Session, entry: Entry, slugs: Set[str]) -> bool:
    """Whether what an entry names would have come about if it were still so."""
    if entry.vector is not None:
        return entry.vector in slugs
    about = [piece for piece in session.pieces if entry.level is None or entry.level in piece.levels]
    if entry.reading is not None:
        about = [piece for piece in about if piece.driver == "run"]
    if not about or not all(piece.whole for piece in about):
        return False
    if any(piece.driver == "run" for piece in about):
        return True
    # Chance stops at the first difference: another one may hide what is asked for here.
    levels = {level for piece in about for level in piece.levels}
    return not any(each.level in levels for each in session.findings)


def entries_for(unknown: Sequence[Deviation]) -> tuple[Entry, ...]:
    """Entries that name deviations, one for all that look alike."""
    made: dict[Entry, None] = {}
    for deviation in unknown:
        fault = kind(deviation.fault) if isinstance(deviation, FaultCase) else None
        path = path_of(deviation)
        slug = deviation.slug if path is None and fault is None else None
        clause = path if fault is None else None
        made[Entry(NEW_REASON, clause, deviation.level, slug, fault)] = None
    return tuple(sorted(made, key=lambda each: tuple(getattr(each, name) or "" for name in _ORDER)))


_ORDER = ("level", "fault", "clause", "vector")
NEW_REASON = "not looked into yet"
