"""What an audit has counted."""

from __future__ import annotations

from collections import Counter

from attrs import define, field

from courtpiece_spec.records.audit import Verdict


@define
class Totals:
    """Counts of an audit, taken record by record."""

    records: int = 0
    wrong: int = 0
    unfinished: int = 0
    """Among those that are right."""
    malformed: int = 0
    """Wrong before any card was played."""
    by_clause: Counter[str] = field(factory=Counter)
    """Refused tokens by the path of the clause."""

    def add(self, verdict: Verdict) -> None:
        """Count a record."""
        self.records += 1
        answer = verdict.answer
        if verdict.ok:
            self.unfinished += not answer["over"]
            return
        self.wrong += 1
        if verdict.record is None:
            self.malformed += 1
        elif "clause" in answer:
            self.by_clause[answer["clause"].rpartition("/")[2]] += 1

    def add_right(self, records: int, unfinished: int) -> None:
        """Count records that are right, some of them unfinished."""
        self.records += records
        self.unfinished += unfinished

    def as_json(self) -> dict[str, object]:
        """The last line of ``audit --json --summary``."""
        return {
            "records": self.records,
            "ok": self.records - self.wrong,
            "unfinished": self.unfinished,
            "wrong": self.wrong,
            "malformed": self.malformed,
            "clauses": dict(self.by_clause.most_common()),
        }

    def words(self) -> str:
        """The summary for people."""
        right = self.records - self.wrong
        parts = [f"{self.records} record{'s' * (self.records != 1)}: {right} right"]
        if self.unfinished:
            parts[0] += f" ({self.unfinished} unfinished)"
        parts.append(f"{self.wrong} wrong" + (f" ({self.malformed} malformed)" if self.malformed else ""))
        lines = [", ".join(parts)]
        lines += [f"  {number} by {path}" for path, number in self.by_clause.most_common()]
        return "\n".join(lines)
