"""Auditing records: the command with whole files, beside the reference engine alone."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from attrs import define

from courtpiece_spec import load
from courtpiece_spec.records.audit import audit_text
from courtpiece_spec.records.bulk.compiled import HAS_NUMBA
from courtpiece_spec.records.bulk.converting import converted
from courtpiece_spec.records.bulk.packed import NPZ
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.writing import line_of, random_records
from tests.benchmarks.contenders import Contender, Done, Entry
from tests.benchmarks.ours import FIRST
from tests.benchmarks.processes import courtpiece, run

ALONE = "reference engine alone, lines in memory"
LINES = "courtpiece audit FILE.jsonl --summary"
BINARY = "courtpiece audit FILE.npz --summary"
SECONDS = 3.0
"""The judging of a file takes about so long."""
MOST = 1_000_000
"""But no file has more records: through the kernel that takes a second or two, and half a gigabyte."""
WHOLE = "whole process"
DIFFERENT = 2000
"""So many rounds are drawn; longer files repeat them, since drawing takes longer than judging."""


def audits(folder: Path) -> tuple[Entry, ...]:
    """Those who audit; the command is a whole process, with its start."""
    records = random_records(load(FIRST), 1, with_result=True)
    lines = [line_of(record) for record in itertools.islice(records, DIFFERENT)]
    library = Library.of(())

    def alone(number: int) -> Done:
        for line in itertools.islice(itertools.cycle(lines), number):
            verdict = audit_text(line, library.find)
            assert verdict.ok, verdict.answer
        return Done({"records": number})

    return (
        Contender(ALONE, alone),
        Contender(LINES, AuditCommand(folder, lines, "jsonl", write_lines).play, note=WHOLE, number=1),
        Contender(BINARY, AuditCommand(folder, lines, "npz", write_archive).play, note=WHOLE, number=1),
    )


@define
class AuditCommand:
    """`courtpiece audit` of a file that is so long that the start of the process is little of it."""

    folder: Path
    lines: Sequence[str]
    suffix: str
    write: Callable[[Path, Sequence[str], int], None]
    """Writes a file that holds the lines so many times."""
    _times: int = 0

    def play(self, _: int) -> Done:
        """Audit the file; its length is tried out the first time."""
        self._times = self._times or self._long_enough()
        return Done(figures={"records/s": self._times * len(self.lines) / self._audit(self._times)})

    def _long_enough(self) -> int:
        few, more, most = 1, 3, MOST // len(self.lines)
        if HAS_NUMBA:
            self._audit(20)  # so many that it goes through the kernel, which is compiled
            return most
        took = self._audit(more) - self._audit(few)
        return round(min(most, max(more, (more - few) * SECONDS / max(took, 0.001))))

    def _audit(self, times: int) -> float:
        path = self.folder / f"{times}.{self.suffix}"
        if not path.exists():
            self.write(path, self.lines, times)
        return run(courtpiece("audit", str(path), "--summary"))


def write_lines(path: Path, lines: Sequence[str], times: int) -> None:
    """A line for each record."""
    text = "".join(f"{line}\n" for line in lines)
    with path.open("w", encoding="utf-8") as stream:
        for _ in range(times):
            stream.write(text)


def write_archive(path: Path, lines: Sequence[str], times: int) -> None:
    """The arrays of the records, one after the other."""
    library = Library.of(())
    source = ((number, line.encode()) for number, line in enumerate(lines, start=1))
    with np.load(io.BytesIO(b"".join(converted(source, library, NPZ)))) as file:
        one = {name: file[name] for name in file.files}
    for name in ("packs", "setups", "said", "actions", "results"):
        one[name] = np.concatenate([one[name]] * times)
    for name in ("starts", "result_starts"):
        one[name] = np.append(0, np.cumsum(np.tile(np.diff(one[name]), times)))
    np.savez(path, allow_pickle=True, **one)
