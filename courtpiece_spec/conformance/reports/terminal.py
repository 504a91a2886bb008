"""What a run of `conform` reports in a terminal.

Everything that an adapter printed becomes `rich.text.Text`, never markup, with control characters shown as
code points.
"""

import json
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from courtpiece_spec.conformance.drawing import scene_table, seat_name, suit_text, trick_text
from courtpiece_spec.conformance.drivers.perft import Count
from courtpiece_spec.conformance.findings import Explain, FaultCase, Finding
from courtpiece_spec.conformance.judge import Difference
from courtpiece_spec.conformance.outcomes import Garbage, kind
from courtpiece_spec.conformance.reports.expectations import Held
from courtpiece_spec.conformance.reports.lines import paste_line
from courtpiece_spec.conformance.scene import Scene
from courtpiece_spec.conformance.session import Session, Status
from courtpiece_spec.conformance.visible import visible
from courtpiece_spec.conformance.wording import course_rows, power_words, value_words

_MOST_GONE = 20


def header_view(session: Session) -> RenderableType:
    """The first lines, before anything is judged: who is judged, and by what."""
    parts: list[RenderableType] = []
    if session.hello is not None:
        about = session.hello
        name = " ".join(part for part in (about.name, about.version) if part)
        language = f" ({about.language})" if about.language else ""
        parts.append(_row("adapter", Text(visible(name + language))))
    return Group(*parts, _row("book", Text(session.book)))


def finding_view(finding: Finding, explain: Explain) -> RenderableType:
    """A disagreement: drawn, what was expected and answered, the clause, and the case to paste."""
    scene = finding.scene
    parts: list[RenderableType] = [
        Text(f"DIFFERENCE at level {finding.level} ({finding.driver})", style="bold red"),
        Text(),
    ]
    table = scene_table(scene)
    if table is not None:
        parts += [table, Text()]
    if finding.level != "match":  # which is told without cards
        parts.append(_row("trick", trick_text(scene)))
        parts.append(_row("trump", suit_text(scene.trump)))
        power = power_words(scene)
        if power is not None:
            parts.append(_row("", Text(power)))
    for label, words in course_rows(scene):
        parts.append(_row(label, Text(words)))
    if scene.turn:
        names = (seat_name(seat, scene.players, scene.clockwise) for seat in scene.turn)
        parts.append(_row("to play", Text(", ".join(names))))
    if scene.tried is not None:
        parts.append(_row("tried", Text(scene.tried)))
    for difference in finding.differences:
        parts += [Text(), *_difference(finding.level, difference, scene)]
    parts.append(Text())
    parts += _clause(finding.clause, explain)
    parts.append(_row("seed", Text(str(finding.seed))))
    for line in finding.note.splitlines():
        parts.append(_row("note", Text(visible(line))))
    if not finding.steady:
        parts.append(_row("note", Text("asked again, the adapter answered differently", style="yellow")))
    paste = (
        "The case, which goes wrong only after others:" if finding.remembered else "The case, ready to paste:"
    )
    parts += [Text(), Text(paste, style="dim"), Text(paste_line(finding)), Text()]
    return Group(*parts)


def fault_view(case: FaultCase) -> RenderableType:
    """A request without an answer: what happened, what was printed, what was asked."""
    fault = case.fault
    parts: list[RenderableType] = [
        Text(f"{kind(fault).upper()} at level {case.level}: {visible(fault.text)}", style="bold red")
    ]
    if isinstance(fault, Garbage):
        parts.append(_row("printed", Text(visible(fault.line))))
    parts += _stderr(fault.stderr)
    request = json.dumps(case.request, separators=(",", ":"))
    parts += [_row("asked", Text(visible(request, 4000))), Text()]
    return Group(*parts)


def count_view(count: Count) -> RenderableType:
    """What was counted at an ending."""
    same = count.ours == count.theirs
    words = f"{count.ours} continuations of {count.depth} tokens"
    return _row("perft", Text(words if same else f"{words}, answered {count.theirs}", "" if same else "red"))


def summary_view(session: Session, shown_faults: int) -> RenderableType:
    """The last lines: what was judged, and with what result."""
    parts = list(_summary(session, shown_faults))
    return Group(*parts)


def _summary(session: Session, shown_faults: int) -> Iterator[RenderableType]:
    tally = session.tally
    if tally.judged:
        counts = ", ".join(
            f"{tally.judged[level]} {level}" for level in session.levels if tally.judged[level]
        )
        yield _row("judged", Text(f"{counts} (seed {session.seed})"))
    if len(session.faults) > shown_faults:
        yield _row("faults", Text(f"{len(session.faults)}, of which {shown_faults} are shown"))
    for text, count in tally.declined.items():
        yield _row("declined", Text(f"{count} times {visible(text)}", style="yellow"))
    for text, count in tally.reasons.items():
        yield _row("warning", Text(f"{count} times reason differs: {visible(text)}", style="yellow"))
    if tally.not_sent:
        yield _row("not sent", Text(f"{', '.join(sorted(tally.not_sent))}: not compared", style="yellow"))
    if tally.not_asked:
        counts = ", ".join(f"{count} {level}" for level, count in tally.not_asked.items())
        why = "the run was interrupted" if session.interrupted else "too many faults before"
        yield _row("not asked", Text(f"{counts}: {why}", style="red"))
    if tally.gave_up:
        yield _row("stopped", Text("the adapter was restarted too often", style="red"))
    if session.lost is not None:
        yield _row("stopped", Text(session.lost, style="red"))
    if session.held is not None:
        yield from _held(session.held)
    yield _verdict(session)


def _held(held: Held) -> Iterator[RenderableType]:
    """What the file of known deviations made of it."""
    if held.known:
        entries = f"{held.used} entr{'y' if held.used == 1 else 'ies'} of {visible(held.name)}"
        yield _row("known", Text(f"{_counted(held.known, 'deviation')} by {entries}"))
    for entry in held.gone[:_MOST_GONE]:
        words = f"{visible(held.name)}:{entry.line}: {visible(entry.words)}: no longer occurs; take it out"
        yield _row("gone", Text(words, style="red"))
    if len(held.gone) > _MOST_GONE:
        yield _row("gone", Text(f"and {len(held.gone) - _MOST_GONE} more", style="red"))
    if held.not_asked:
        yield _row("not asked", Text(f"{_counted(len(held.not_asked), 'known deviation')}"))


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _verdict(session: Session) -> RenderableType:
    match session.status:
        case Status.CONFORMS if session.held is not None and session.held.known:
            return Text("conforms but for known deviations: nothing else found", style="bold green")
        case Status.CONFORMS:
            return Text("conforms: no difference found", style="bold green")
        case Status.DIFFERS if session.held is not None:
            held = session.held
            told = [_counted(len(held.unknown), "deviation") + " not known"] if held.unknown else []
            told += [_counted(len(held.gone), "known deviation") + " gone"] if held.gone else []
            return Text(f"not as expected: {', '.join(told)}", style="bold red")
        case Status.DIFFERS:
            found = len(session.findings)
            words = f"{found} difference{'' if found == 1 else 's'}"
            if session.faults:
                words += f", {len(session.faults)} fault{'' if len(session.faults) == 1 else 's'}"
            return Text(f"does not conform: {words}", style="bold red")
        case Status.UNUSABLE:
            unusable = session.unusable
            parts: list[RenderableType] = [
                Text(f"nothing judged: {visible(unusable.why) if unusable else ''}", style="bold red")
            ]
            if unusable is not None and unusable.fault is not None:
                fault = unusable.fault
                if isinstance(fault, Garbage):
                    parts.append(_row("printed", Text(visible(fault.line))))
                parts += _stderr(fault.stderr)
            return Group(*parts)
        case Status.INTERRUPTED:
            return Text("interrupted; this is what was found so far", style="bold yellow")


def _difference(level: str, difference: Difference, scene: Scene) -> Iterator[RenderableType]:
    name = difference.field
    expected, answered = (
        visible(value_words(level, name, value, scene), 2000)
        for value in (difference.expected, difference.answered)
    )
    yield _row("field", Text(name, style="bold"))
    yield _row("expected", Text(expected, style="green"))
    yield _row("answered", Text(answered, style="red"))
    ours, theirs = difference.expected, difference.answered
    if difference.field == "legal" and isinstance(ours, list) and isinstance(theirs, list):
        missing = [token for token in ours if token not in theirs]
        extra = [token for token in theirs if token not in ours]
        if missing and extra != theirs:
            yield _row("missing", Text(visible(" ".join(missing))))
        if extra and missing != ours:
            yield _row("too much", Text(visible(" ".join(extra))))


def _clause(clause: str | None, explain: Explain) -> Iterator[RenderableType]:
    if clause is None:
        return
    yield _row("clause", Text(clause, style="bold"))
    sentence, sources = explain(clause)
    if sentence != clause:
        yield _row("says", Text(sentence))
    if sources:
        yield _row("source", Text(", ".join(sources)))


def _stderr(text: str) -> Iterator[RenderableType]:
    for line in text.splitlines()[-5:]:
        yield _row("stderr", Text(visible(line), style="dim"))


def _row(label: str, content: Text) -> Text:
    return Text.assemble((f"{label:<10}", "dim"), content)
