"""Whether a wrong answer depends on what was asked before.

Every request is complete, so the same one has the same answer whatever came before it.  A program that was
right about it when it was started afresh has no rule wrong there: it keeps something between two requests.
"""

from __future__ import annotations

from attrs import evolve

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.fuzz import Renewable
from courtpiece_spec.conformance.judge import Agrees, Asks, judge
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.reference import Reference

_WORDS = (
    "asked this alone, a program started afresh answers rightly: its answer depends on what it was asked "
    "before. Every request is complete; nothing may be kept from one to the next"
)


def remembered(finding: Finding, adapter: Asks, reference: Reference) -> Finding:
    """The finding, told as one of memory where a fresh program answers the same request rightly."""
    told = compare(finding.level, finding.expected, finding.answered)
    if not told or not isinstance(adapter, Renewable):
        return finding
    before = adapter.after_start
    if finding.level == "load":
        name = finding.request["record"]["book"]
        adapter.after_start = (*before, protocol.load({**reference.compiled, "id": name}))
    try:
        adapter.renew()
        verdict = judge(adapter, finding.request, finding.expected)
        if finding.level == "load":
            adapter.renew()  # the book that was sent is not to be kept
    finally:
        adapter.after_start = before
    if not isinstance(verdict, Agrees):
        return finding
    note = "\n".join(filter(None, (_WORDS, finding.note)))
    return evolve(finding, clause=None, remembered=True, note=note)
