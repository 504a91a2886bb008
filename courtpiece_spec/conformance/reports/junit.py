"""A run as JUnit XML, which continuous integration shows as a list of tests.

A vector is a test case. Of what was drawn by chance, or counted out, each driver and level is one: it has no
cases that would be the same in the next run. What is known to differ is skipped, with the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree as ET

from courtpiece_spec.conformance.drivers.smoke import BROKEN, DECLINED, DIFFERS, Smoke
from courtpiece_spec.conformance.findings import Explain, FaultCase, Finding, VectorResult
from courtpiece_spec.conformance.outcomes import Garbage, kind
from courtpiece_spec.conformance.reports.expectations import Deviation, Expectations, Held
from courtpiece_spec.conformance.session import Piece, Session
from courtpiece_spec.conformance.vectors.library import shipped
from courtpiece_spec.conformance.visible import visible
from courtpiece_spec.conformance.wording import course_rows, value_words

_FORBIDDEN = re.compile("[^\t\n\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 has no way to write, and the carriage return, which does not survive being read."""
_LONG = 4000
_NOT_ASKED = "not asked: there were too many faults before, or the run was interrupted"


def junit(session: Session, explain: Explain, expectations: Expectations | None = None) -> str:
    """The text of the file."""
    root = ET.Element("testsuites", name=_clean(f"courtpiece conform {session.book}"))
    by_place: dict[tuple[str, str], list[Deviation]] = {}
    for each in session.deviations:
        by_place.setdefault((each.driver, each.level), []).append(each)
    for piece in session.pieces:
        for level in piece.levels:
            found = by_place.pop((piece.driver, level), [])
            suite = ET.SubElement(root, "testsuite", name=_clean(f"{session.book} {piece.driver} {level}"))
            if piece.driver == "run":
                results = [result for result in session.results if result.level == level]
                _vectors(suite, results, found, explain, expectations)
                _left(suite, session, level)
            elif piece.tally.judged[level] or piece.tally.faults or found or piece.tally.not_asked[level]:
                _drawn(suite, session, piece, level, found, explain, expectations)
            if not len(suite):
                root.remove(suite)
    for (driver, level), found in by_place.items():
        suite = ET.SubElement(root, "testsuite", name=_clean(f"{session.book} {driver} {level}"))
        case = _case(suite, f"{driver}.{level}", "faults")
        _told(case, found, explain, expectations)
    if session.held is not None and session.held.gone:
        _gone(root, session.held)
    _ended(root, session)
    return _text(root)


def junit_of_smoke(found: Smoke) -> str:
    """The steps of `smoke` as test cases."""
    root = ET.Element("testsuites", name="courtpiece smoke")
    suite = ET.SubElement(root, "testsuite", name=_clean(f"smoke {found.book or ''}".strip()))
    for step in found.steps:
        case = _case(suite, "smoke", step.what)
        if step.outcome in (DIFFERS, BROKEN):
            name = "failure" if step.outcome == DIFFERS else "error"
            lines = [step.text]
            if step.fault is not None:
                lines += [f"stderr    {visible(line)}" for line in step.fault.stderr.splitlines()]
            _add(case, name, step.outcome, step.text, "\n".join(lines))
        elif step.outcome == DECLINED:
            ET.SubElement(case, "skipped", message=_clean(step.text))
    return _text(root)


def _vectors(
    suite: ET.Element,
    results: list[VectorResult],
    found: list[Deviation],
    explain: Explain,
    expectations: Expectations | None,
) -> None:
    by_slug = {each.slug: each for each in found}
    for result in results:
        case = _case(suite, result.clause.replace("/", "."), result.slug)
        if result.slug in by_slug:
            _told(case, [by_slug[result.slug]], explain, expectations)
        elif result.outcome == "declined":
            ET.SubElement(case, "skipped", message="the adapter does not answer this")


def _left(suite: ET.Element, session: Session, level: str) -> None:
    """The vectors that were not asked any more: they are no less part of the suite."""
    asked = {result.slug for result in session.results}
    for vector in shipped(session.book):
        if vector.level == level and vector.slug not in asked:
            case = _case(suite, vector.clauses[0].replace("/", "."), vector.slug)
            ET.SubElement(case, "skipped", message=_NOT_ASKED)


def _drawn(
    suite: ET.Element,
    session: Session,
    piece: Piece,
    level: str,
    found: list[Deviation],
    explain: Explain,
    expectations: Expectations | None,
) -> None:
    case = _case(suite, f"{session.book}.{piece.driver}", level)
    _told(case, found, explain, expectations)
    words = f"{piece.tally.judged[level]} answers judged, seed {session.seed}"
    left = piece.tally.not_asked[level]
    if left:
        words += f"; {left} cases not asked"
        if not len(case) and not piece.tally.judged[level]:
            ET.SubElement(case, "skipped", message=_NOT_ASKED)
    ET.SubElement(case, "system-out").text = _clean(words)


def _told(
    case: ET.Element, found: list[Deviation], explain: Explain, expectations: Expectations | None
) -> None:
    """A case fails by the first thing that is not known; the others stand below it."""
    known = [expectations.covering(each) if expectations else None for each in found]
    unknown = [each for each, entry in zip(found, known, strict=True) if entry is None]
    if unknown:
        first = unknown[0]
        text = "\n\n".join("\n".join(_lines(each, explain)) for each in unknown)
        name = "failure" if isinstance(first, Finding) else "error"
        _add(case, name, _type(first), _message(first), text)
    elif found:
        reasons = "; ".join(dict.fromkeys(entry.reason for entry in known if entry is not None))
        ET.SubElement(case, "skipped", message=_clean(f"known: {reasons}"))


def _type(each: Deviation) -> str:
    return "differs" if isinstance(each, Finding) else kind(each.fault)


def _message(each: Deviation) -> str:
    if isinstance(each, FaultCase):
        return visible(each.fault.text)
    first = each.differences[0]
    expected, answered = (_value(each, first.field, value) for value in (first.expected, first.answered))
    said = f"{first.field}: expected {expected}, answered {answered}"
    return f"{each.clause}: {said}" if each.clause else said


def _lines(each: Deviation, explain: Explain) -> Iterator[str]:
    """What there is to say, a line for each thing; all that the adapter said is on one line each."""
    if isinstance(each, FaultCase):
        yield f"{kind(each.fault)}: {visible(each.fault.text)}"
        if isinstance(each.fault, Garbage):
            yield f"printed   {visible(each.fault.line)}"
        for line in each.fault.stderr.splitlines():
            yield f"stderr    {visible(line)}"
    else:
        for label, words in course_rows(each.scene):
            yield f"{label:<9} {words}"
        for difference in each.differences:
            yield f"field     {difference.field}"
            yield f"expected  {_value(each, difference.field, difference.expected)}"
            yield f"answered  {_value(each, difference.field, difference.answered)}"
        if each.clause is not None:
            sentence, sources = explain(each.clause)
            yield f"clause    {each.clause}"
            yield f"says      {sentence}"
            yield f"source    {', '.join(sources) or 'none'}"
        for line in each.note.splitlines():
            yield f"note      {line}"
        yield f"seed      {each.seed}"
    yield f"asked     {visible(_json(each.request), _LONG)}"


def _gone(root: ET.Element, held: Held) -> None:
    suite = ET.SubElement(root, "testsuite", name=_clean(held.name))
    for entry in held.gone:
        case = _case(suite, "expectations", f"line {entry.line}: {entry.words}")
        _add(case, "failure", "gone", "this deviation no longer occurs: take the entry out", entry.reason)


def _ended(root: ET.Element, session: Session) -> None:
    """Nothing judged, or not all of it, must not look like a success."""
    words = None
    if session.unusable is not None:
        words = f"nothing judged: {visible(session.unusable.why)}"
    elif session.interrupted:
        words = "interrupted; this is what was judged so far"
        if session.lost is not None:
            words = f"interrupted: {session.lost}; this is what was judged so far"
    if words is not None:
        suite = ET.SubElement(root, "testsuite", name=_clean(f"{session.book} run as a whole"))
        _add(_case(suite, session.book, "the run"), "error", "incomplete", words, words)


def _case(suite: ET.Element, group: str, name: str) -> ET.Element:
    return ET.SubElement(suite, "testcase", classname=_clean(group), name=_clean(name))


def _add(case: ET.Element, name: str, type_: str, message: str, text: str) -> None:
    ET.SubElement(case, name, type=_clean(type_), message=_clean(message)).text = _clean(text)


def _value(finding: Finding, field: str, value: object) -> str:
    return visible(value_words(finding.level, field, value, finding.scene), _LONG)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _text(root: ET.Element) -> str:
    """The counts of each suite and of all, then the text."""
    totals: Mapping[str, int] = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in root:
        counts = {
            "tests": len(suite),
            "failures": len(suite.findall("testcase/failure")),
            "errors": len(suite.findall("testcase/error")),
            "skipped": len(suite.findall("testcase/skipped")),
        }
        suite.attrib.update({name: str(count) for name, count in counts.items()})
        totals = {name: totals[name] + count for name, count in counts.items()}
    root.attrib.update({name: str(count) for name, count in totals.items()})
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _clean(text: str) -> str:
    """A text that XML can hold: what it forbids is shown as a code point."""
    return _FORBIDDEN.sub(lambda found: f"<U+{ord(found[0]):04X}>", text)
