"""What was judged by clauses and levels: agreed, differs, faults, not asked.

Vectors say of which clause they are; what was drawn by chance or counted out stands below, by driver and
level.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import define, frozen

from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.session import Session

AGREED, DIFFERS, FAULTS, DECLINED, NOT_ASKED = "agreed", "differs", "faults", "declined", "not asked"


@define
class Cell:
    """What came of the questions at one place of the matrix."""

    agreed: int = 0
    differs: int = 0
    faults: int = 0
    declined: int = 0

    @property
    def outcome(self) -> str:
        """The worst of it in one word."""
        if self.differs:
            return DIFFERS
        if self.faults:
            return FAULTS
        if self.agreed:
            return AGREED
        return DECLINED if self.declined else NOT_ASKED

    @property
    def words(self) -> str:
        """All of it: `12 agreed, 1 differs`."""
        counts = (
            (self.agreed, AGREED), (self.differs, DIFFERS), (self.faults, FAULTS), (self.declined, DECLINED)
        )  # fmt: skip
        return ", ".join(f"{count} {name}" for count, name in counts if count) or NOT_ASKED


@frozen
class Row:
    """One line of the matrix: what it is about, with a cell for each level."""

    name: str
    cells: Mapping[str, Cell]


@frozen
class Matrix:
    """Cells by clauses and levels, and by drivers and levels."""

    levels: tuple[str, ...]
    clauses: tuple[Row, ...]
    drivers: tuple[Row, ...]


def matrix_of(session: Session, worth: Callable[[Finding | FaultCase], bool] = lambda _: True) -> Matrix:
    """The matrix of a run.

    Args:
        session: What was judged.
        worth: Whether a finding or a fault counts; what does not is as it should be.
    """
    levels = session.levels
    clauses: dict[str, dict[str, Cell]] = {}
    drivers: dict[str, dict[str, Cell]] = {name: _cells(levels) for name in session.drivers}

    def cell(clause: str, level: str) -> Cell:
        return clauses.setdefault(clause, _cells(levels)).setdefault(level, Cell())

    for result in session.results:
        here = cell(result.clause, result.level)
        here.agreed += result.outcome == "agrees"
        here.declined += result.outcome == "declined"
    for piece in session.pieces:
        for level in piece.levels:
            # What differs, and the faults, are counted as they were found.
            drivers[piece.driver].setdefault(level, Cell()).agreed += piece.tally.agreed[level]
    for found in session.deviations:
        cells = [drivers.get(found.driver, {}).setdefault(found.level, Cell())]
        if found.clause is not None:
            cells.append(cell(found.clause, found.level))
        for each in cells:
            if not worth(found):
                each.agreed += 1
            elif isinstance(found, Finding):
                each.differs += 1
            else:
                each.faults += 1
    return Matrix(levels, _rows(dict(sorted(clauses.items()))), _rows(drivers))


def _cells(levels: tuple[str, ...]) -> dict[str, Cell]:
    return {level: Cell() for level in levels}


def _rows(cells: Mapping[str, Mapping[str, Cell]]) -> tuple[Row, ...]:
    return tuple(Row(name, row) for name, row in cells.items())
