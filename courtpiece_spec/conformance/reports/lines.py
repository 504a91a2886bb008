"""What a run of `conform` reports as JSON Lines: a header, the cases, and a footer.

A report without its footer is not complete.
"""

import json
from collections.abc import Mapping
from typing import Any

from courtpiece_spec.conformance.drivers.perft import Count
from courtpiece_spec.conformance.findings import Explain, FaultCase, Finding
from courtpiece_spec.conformance.outcomes import Garbage, kind
from courtpiece_spec.conformance.reports.expectations import Entry, Held
from courtpiece_spec.conformance.session import Session

REPORT_FORMAT = "courtpiece-report/1"


def paste_line(finding: Finding) -> str:
    """The case on one line: level, book, clause, request and expected answer."""
    return json.dumps(_case(finding), separators=(",", ":"))


def header(session: Session) -> dict[str, Any]:
    """The first line: what is about to be judged."""
    about = session.hello
    implementation = None
    if about is not None:
        implementation = {
            "name": about.name,
            "version": about.version,
            "language": about.language,
            "issues": about.issues,
        }
    return {
        "type": "header",
        "format": REPORT_FORMAT,
        "book": session.book,
        "levels": list(session.levels),
        "driver": ",".join(session.drivers),
        "n": session.count,
        "seed": session.seed,
        "implementation": implementation,
    }


def finding_line(finding: Finding, explain: Explain, known: Entry | None = None) -> dict[str, Any]:
    """A disagreement, with the reason why it is known where it is."""
    explained = explain(finding.clause) if finding.clause else ("", ())
    return {
        "type": "case",
        "outcome": "differs",
        "driver": finding.driver,
        **_case(finding),
        "answered": finding.answered,
        "differences": [
            {"field": each.field, "expected": each.expected, "answered": each.answered}
            for each in finding.differences
        ],
        "sentence": explained[0],
        "sources": list(explained[1]),
        "seed": finding.seed,
        "steady": finding.steady,
        **({"remembered": True} if finding.remembered else {}),
        "note": finding.note,
        **({"vector": finding.slug} if finding.slug is not None else {}),
        **({"known": known.reason} if known is not None else {}),
    }


def fault_line(case: FaultCase, known: Entry | None = None) -> dict[str, Any]:
    """A request without an answer, with the reason why it is known where it is."""
    line: dict[str, Any] = {
        "type": "case",
        "outcome": kind(case.fault),
        "driver": case.driver,
        "level": case.level,
        "request": case.request,
        "message": case.fault.text,
        "stderr": case.fault.stderr,
        **({"vector": case.slug} if case.slug is not None else {}),
        **({"known": known.reason} if known is not None else {}),
    }
    return {**line, "line": case.fault.line} if isinstance(case.fault, Garbage) else line


def count_line(count: Count) -> dict[str, Any]:
    """What was counted at an ending."""
    return {
        "type": "count",
        "depth": count.depth,
        "expected": count.ours,
        "answered": count.theirs,
        "divided": [list(each) for each in count.divided],
    }


def footer(session: Session) -> dict[str, Any]:
    """The last line. A report without it is not complete."""
    tally = session.tally
    return {
        "type": "footer",
        "exit": int(session.status),
        "judged": dict(tally.judged),
        "agreed": dict(tally.agreed),
        "differences": len(session.findings),
        "faults": dict(tally.faults),
        "declined": dict(tally.declined),
        "reason_differs": dict(tally.reasons),
        "not_sent": sorted(tally.not_sent),
        "not_asked": dict(tally.not_asked),
        "unusable": session.unusable.why if session.unusable else None,
        "interrupted": session.interrupted,
        "lost": session.lost,
        **({"expectations": _held(session.held)} if session.held is not None else {}),
    }


def _held(held: Held) -> dict[str, Any]:
    return {
        "file": held.name,
        "known": held.known,
        "unknown": len(held.unknown),
        "gone": [entry.data() for entry in held.gone],
        "not_asked": [entry.data() for entry in held.not_asked],
    }


def _case(finding: Finding) -> Mapping[str, Any]:
    return {
        "level": finding.level,
        "book": finding.request.get("record", finding.request)["book"],
        "clause": finding.clause,
        "request": finding.request,
        "expect": finding.expected,
    }
