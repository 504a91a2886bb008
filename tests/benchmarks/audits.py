"""Auditing records: the command with whole files, beside the reference engine alone."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

from attrs import define

from courtpiece_spec import load
from courtpiece_spec.records.audit import audit_text
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.writing import line_of, random_records
from tests.benchmarks.contenders import Contender, Done, Entry, Missing
from tests.benchmarks.ours import FIRST
from tests.benchmarks.processes import courtpiece, run

ALONE = "reference engine alone, lines in memory"
LINES = "courtpiece audit FILE.jsonl --summary"
BINARY = "courtpiece audit FILE.npz --summary"
SECONDS = 3.0
"""The judging of a file takes about so long."""
MOST = 2_000_000
"""But no file is longer than so many lines."""
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

    command = AuditCommand(folder, lines)
    return (
        Contender(ALONE, alone),
        Contender(LINES, command.play, note="whole process", number=1),
        Missing(BINARY, "nothing writes records in a binary form"),
    )


@define
class AuditCommand:
    """`courtpiece audit` of a file that is so long that the start of the process is little of it."""

    folder: Path
    lines: Sequence[str]
    _number: int = 0

    def play(self, _: int) -> Done:
        """Audit the file; its length is tried out the first time."""
        self._number = self._number or self._long_enough()
        return Done(figures={"records/s": self._number / self._audit(self._number)})

    def _long_enough(self) -> int:
        few, more = len(self.lines) // 10, len(self.lines)
        self._audit(few)  # may compile
        took = self._audit(more) - self._audit(few)
        return round(min(MOST, max(more, (more - few) * SECONDS / max(took, 0.001))))

    def _audit(self, number: int) -> float:
        path = self.folder / f"{number}.jsonl"
        if not path.exists():
            with path.open("w", encoding="utf-8") as stream:
                repeated = itertools.islice(itertools.cycle(self.lines), number)
                stream.writelines(f"{line}\n" for line in repeated)
        return run(courtpiece("audit", str(path), "--summary"))
