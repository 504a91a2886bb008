"""A run as one HTML page that needs nothing from elsewhere.

What an adapter printed is text here and nothing else: the template escapes all that it is given, and controls
are made visible before that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files

from attrs import frozen
from jinja2 import Environment, StrictUndefined

from courtpiece_spec.conformance.drawing import SIGNS, SUITS, rank_of, ranks_of, seat_name
from courtpiece_spec.conformance.findings import Explain, FaultCase, Finding
from courtpiece_spec.conformance.outcomes import Garbage, kind
from courtpiece_spec.conformance.reports.expectations import Deviation, Expectations
from courtpiece_spec.conformance.reports.lines import paste_line
from courtpiece_spec.conformance.reports.matrix import matrix_of
from courtpiece_spec.conformance.scene import Scene
from courtpiece_spec.conformance.session import Session, Status
from courtpiece_spec.conformance.visible import visible
from courtpiece_spec.conformance.wording import course_rows, power_words, value_words

_LONG = 4000
_MOST = 200
"""Deviations that are shown in full: a page of thousands is read by nobody."""
_NAMES = dict(zip(SUITS, ("spades", "hearts", "diamonds", "clubs"), strict=True))
_RANK_NAMES = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten"}
_PLACES = {"N": "top", "W": "left", "S": "bottom", "E": "right"}


def page(session: Session, explain: Explain, expectations: Expectations | None = None) -> str:
    """The text of the file."""
    template = files("courtpiece_spec.conformance.reports").joinpath("page.html.jinja").read_text("utf-8")
    known = {
        id(each): entry
        for each in session.deviations
        if expectations is not None and (entry := expectations.covering(each)) is not None
    }
    ordered = sorted(session.deviations, key=lambda each: id(each) in known)  # what is new comes first
    matrix = matrix_of(session, lambda each: id(each) not in known)
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    made: str = environment.from_string(template).render(
        title=visible(f"{_who(session)} judged by {session.book}"),
        verdict=_verdict(session),
        good=session.status is Status.CONFORMS,
        facts=list(_facts(session)),
        matrix=matrix,
        clause_rows=[
            (row, explain(row.name)[0] if explain(row.name)[0] != row.name else "") for row in matrix.clauses
        ],
        cases=[
            _case(each, explain, known[id(each)].reason if id(each) in known else None)
            for each in ordered[:_MOST]
        ],
        more=max(len(ordered) - _MOST, 0),
        gone=[] if session.held is None else [(session.held.name, each) for each in session.held.gone],
    )
    return made + "\n"


def _who(session: Session) -> str:
    if session.hello is None:
        return "An adapter"
    return " ".join(part for part in (session.hello.name, session.hello.version) if part)


def _verdict(session: Session) -> str:
    held = session.held
    match session.status:
        case Status.CONFORMS:
            known = held is not None and held.known
            return "conforms but for known deviations" if known else "conforms: no difference found"
        case Status.DIFFERS if held is not None:
            return f"not as expected: {len(held.unknown)} not known, {len(held.gone)} known but gone"
        case Status.DIFFERS:
            counts = ((len(session.findings), "difference"), (len(session.faults), "fault"))
            said = (f"{count} {what}{'' if count == 1 else 's'}" for count, what in counts if count)
            return f"does not conform: {', '.join(said)}"
        case Status.UNUSABLE:
            return "nothing judged"
        case Status.INTERRUPTED:
            return "interrupted; this is what was found so far"


def _facts(session: Session) -> Iterator[tuple[str, str]]:
    tally, about = session.tally, session.hello
    if about is not None:
        yield "adapter", visible(_who(session) + (f" ({about.language})" if about.language else ""))
        if about.issues:
            yield "report faults to", visible(about.issues)
    yield "book", session.book
    yield "drivers", f"{', '.join(session.drivers)} (seed {session.seed})"
    counts = (f"{tally.judged[level]} {level}" for level in session.levels if tally.judged[level])
    yield "answers judged", ", ".join(counts) or "none"
    agreed = f"{tally.agreed.total()} of {tally.judged.total()}"
    yield "agreed", agreed
    for text, count in tally.declined.items():
        yield "declined", f"{count} times {visible(text)}"
    for text, count in tally.reasons.items():
        yield "reason differs", f"{count} times {visible(text)}"
    if tally.not_asked:
        counts = (f"{count} {level}" for level, count in tally.not_asked.items())
        why = "the run was interrupted" if session.interrupted else "too many faults before"
        yield "not asked", f"{', '.join(counts)}: {why}"
    if session.lost is not None:
        yield "stopped", session.lost
    if session.unusable is not None:
        yield "why", visible(session.unusable.why)
        if session.unusable.fault is not None:
            for line in session.unusable.fault.stderr.splitlines():
                yield "stderr", visible(line)


@frozen
class _Suit:
    sign: str
    red: bool
    ranks: str


@frozen
class _Hand:
    seat: str
    place: str
    active: bool
    suits: tuple[_Suit, ...]


@frozen
class _Played:
    seat: str
    place: str
    sign: str
    red: bool
    rank: str


@frozen
class _Drawn:
    """Four hands and a trick, to be drawn; `words` says the same."""

    words: str
    hands: tuple[_Hand, ...]
    plays: tuple[_Played, ...]


@frozen
class _Case:
    """One deviation as the page shows it; every text is on one line, without controls."""

    title: str
    known: str | None
    drawn: _Drawn | None
    rows: tuple[tuple[str, str], ...]
    stderr: tuple[str, ...]
    paste: str


def _case(each: Deviation, explain: Explain, known: str | None) -> _Case:
    if isinstance(each, FaultCase):
        title = f"{kind(each.fault).capitalize()} at level {each.level} ({each.driver})"
        stderr = tuple(visible(line) for line in each.fault.stderr.splitlines())
        rows = tuple(_of_fault(each, explain))
        return _Case(title, known, None, rows, stderr, visible(json.dumps(each.request), _LONG))
    title = f"Difference at level {each.level} ({each.driver})"
    rows = tuple(_of_finding(each, explain))
    return _Case(title, known, _draw(each.scene), rows, (), visible(paste_line(each), 20 * _LONG))


def _of_fault(case: FaultCase, explain: Explain) -> Iterator[tuple[str, str]]:
    yield "what happened", visible(case.fault.text)
    if isinstance(case.fault, Garbage):
        yield "printed", visible(case.fault.line)
    if case.slug is not None:
        yield "vector", case.slug
    yield from _clause(case.clause, explain)


def _of_finding(finding: Finding, explain: Explain) -> Iterator[tuple[str, str]]:
    scene = finding.scene
    if finding.level != "match":  # which is told without cards
        yield "trick", _trick_words(scene) or "no card yet"
        yield "trump", "none" if scene.trump is None else _NAMES[scene.trump]
        power = power_words(scene)
        if power is not None:
            yield "power", power
    yield from course_rows(scene)
    if scene.tried is not None:
        yield "tried", visible(scene.tried)
    for difference in finding.differences:
        yield "field", difference.field
        for name, value in (("expected", difference.expected), ("answered", difference.answered)):
            yield name, visible(value_words(finding.level, difference.field, value, scene), _LONG)
    yield from _clause(finding.clause, explain)
    yield "seed", str(finding.seed)
    for line in finding.note.splitlines():
        yield "note", visible(line)
    if not finding.steady:
        yield "note", "asked again, the adapter answered differently"


def _clause(clause: str | None, explain: Explain) -> Iterator[tuple[str, str]]:
    if clause is not None:
        sentence, sources = explain(clause)
        yield "clause", clause
        if sentence != clause:
            yield "says", sentence
        yield "source", ", ".join(sources) or "none"


def _draw(scene: Scene) -> _Drawn | None:
    if not any(scene.hands) and not scene.plays:
        return None
    hands = tuple(
        _Hand(_seat(scene, seat), _place(scene, seat), seat in scene.turn, _suits(cards))
        for seat, cards in enumerate(scene.hands)
        if cards
    )
    plays = tuple(
        _Played(_seat(scene, seat), _place(scene, seat), SIGNS[card[1]], card[1] in "HD", rank_of(card))
        for seat, card in scene.plays
    )
    words = [
        f"{_seat(scene, seat)} holds {', '.join(_card_words(card) for card in cards)}."
        for seat, cards in enumerate(scene.hands)
        if cards
    ]
    if scene.plays:
        words.append(f"The trick: {_trick_words(scene)}.")
    return _Drawn(" ".join(words), hands, plays)


def _suits(cards: tuple[str, ...]) -> tuple[_Suit, ...]:
    return tuple(_Suit(SIGNS[suit], suit in "HD", ranks_of(cards, suit) or "–") for suit in SUITS)


def _seat(scene: Scene, seat: int) -> str:
    return seat_name(seat, scene.players, scene.clockwise)


def _place(scene: Scene, seat: int) -> str:
    """Where a seat is drawn: round the compass at a table of four, else in a row."""
    return _PLACES.get(_seat(scene, seat), "row")


def _card_words(card: str) -> str:
    return f"{_RANK_NAMES.get(card[0], card[0])} of {_NAMES[card[1]]}"


def _trick_words(scene: Scene) -> str:
    words = ""
    for number, (seat, card) in enumerate(scene.plays):
        if number:
            words += "; now trump counts: " if number == scene.power_from else ", "
        words += f"{_seat(scene, seat)} {'leads' if number == 0 else 'plays'} {_card_words(card)}"
    return words
