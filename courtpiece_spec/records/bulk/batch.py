"""What a kernel is asked about many records, and what it answers."""

from __future__ import annotations

from typing import Any, Protocol

from attrs import frozen

from courtpiece_spec.records.bulk.arrays import AnyArray, Codes, Ints, Texts

OVER = -1
UNFINISHED = -2
ASK = -3
"""Statuses of a record: correct and over; correct so far; for the reference engine.

Any other is the index of the first action that is refused.
"""


@frozen(eq=False)
class Batch:
    """Records of one book as arrays."""

    packs: Texts
    """Card indices, a row each."""
    setups: Ints
    """A row each, by the kernel's `setup_fields`."""
    actions: Codes
    """The coded actions of all records, one after the other."""
    starts: Ints
    """Where the actions of each record start, and at last where they end."""

    def __len__(self) -> int:
        return len(self.packs)


class Replayed(Protocol):
    """What a kernel says of a batch, a row for each record."""

    @property
    def fields(self) -> tuple[str, ...]:
        """Names of the columns of `results`."""

    @property
    def results(self) -> AnyArray:
        """Status, winner and so on of each record."""

    @property
    def takers(self) -> AnyArray:
        """Who took each trick; -1 behind the last."""


class Kernel(Protocol):
    """The part of a kernel that judges records."""

    @property
    def setup_fields(self) -> tuple[str, ...]:
        """Names of the columns of setups."""

    def replay(self, batch: Any, /) -> Replayed:
        """Replay every record of a `Batch`."""
