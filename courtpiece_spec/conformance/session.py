"""One run of `conform`: say hello, let each driver judge level after level, and come to an exit status."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import Factory, define, evolve, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import Bench
from courtpiece_spec.conformance.definitions import Definitions
from courtpiece_spec.conformance.drivers.leak import LEVELS as SECRETS
from courtpiece_spec.conformance.drivers.leak import Leak
from courtpiece_spec.conformance.drivers.perft import Count, Perft
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import FaultCase, Finding, VectorResult
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.judge import Tally
from courtpiece_spec.conformance.memory import remembered
from courtpiece_spec.conformance.outcomes import Answer, CannotStart, Fault, Garbage, shown
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.vectors.library import shipped

if TYPE_CHECKING:
    from courtpiece_spec.conformance.reports.expectations import Held

DRIVERS = ("run", "fuzz", "perft", "leak")
"""How cases are chosen: the shipped vectors, by chance, endings counted out, worlds that look alike."""
DEFAULT_DRIVERS = ("run", "fuzz")
_COUNTED_BY = 12
"""Of so many cases of `fuzz` one is an ending counted by `perft`, which asks many questions about it."""

_AFRESH = 12
"""So many differences of a piece that a program started afresh shows too: after them it is not started again.
Starting a program may take a second, and an implementation may differ in hundreds of vectors."""


class Status(IntEnum):
    """The exit statuses of conformance.md that a run can come to."""

    CONFORMS = 0
    DIFFERS = 1
    UNUSABLE = 3
    INTERRUPTED = 130


@frozen
class Unusable:
    """Why nothing can be judged; `fault` where the program itself failed."""

    why: str
    fault: Fault | None = None


@define
class Piece:
    """A part of a run that has nothing to do with the others: a driver, with the levels that it judges.

    Attributes:
        tally: What was counted in it.
        whole: Whether it has come to its end.
    """

    driver: str
    levels: tuple[str, ...]
    tally: Tally = field(factory=Tally)
    whole: bool = False


_BY_LEVEL = frozenset({"run", "fuzz"})
"""Drivers whose levels have nothing to do with one another."""


def pieces(drivers: Sequence[str], levels: Sequence[str]) -> Iterator[Piece]:
    """The pieces of a run, in their order; one process judges them one after another, several share them."""
    for driver in drivers:
        if driver in _BY_LEVEL:
            yield from (Piece(driver, (level,)) for level in levels)
        else:
            yield Piece(driver, tuple(levels))


@define
class Session:
    """What is known of a run so far; complete at any moment, also when it is interrupted.

    Attributes:
        counts: What was counted at endings.
        results: What came of each vector that was asked.
        pieces: What was begun, with what was counted in it.
        held: What came of it, held against a file of known deviations, once there is one.
    """

    book: str
    seed: int
    count: int
    drivers: tuple[str, ...] = DEFAULT_DRIVERS
    hello: protocol.Hello | None = None
    levels: tuple[str, ...] = ()
    tally: Tally = field(factory=Tally)
    findings: list[Finding] = field(factory=list)
    faults: list[FaultCase] = field(factory=list)
    counts: list[Count] = field(factory=list)
    results: list[VectorResult] = field(factory=list)
    pieces: list[Piece] = field(factory=list)
    held: "Held | None" = None
    unusable: Unusable | None = None
    interrupted: bool = False
    lost: str | None = None
    """What ended the run in the middle, where it was not who had started it."""

    @property
    def deviations(self) -> tuple[Finding | FaultCase, ...]:
        """Everything that is not as the book has it: wrong answers, then missing ones."""
        return (*self.findings, *self.faults)

    @property
    def status(self) -> Status:
        """The exit status. A fault after a good hello counts as a difference."""
        if self.interrupted:
            return Status.INTERRUPTED
        if self.unusable is not None:
            return Status.UNUSABLE
        if self.held is not None and (self.tally.judged.total() or self.faults):
            return Status.DIFFERS if self.held.failing else Status.CONFORMS
        if self.findings or self.faults:
            return Status.DIFFERS
        return Status.CONFORMS if self.tally.judged.total() else Status.UNUSABLE


def greet(adapter: AdapterProcess, book: str, wanted: Sequence[str]) -> protocol.Hello | Unusable:
    """Start the adapter; who it is, with the wanted levels that it offers, or why it cannot be used."""
    outcome = adapter.greet()
    if not isinstance(outcome, Answer):
        why = outcome.text if isinstance(outcome, CannotStart) else f"no valid hello: {outcome.text}"
        return Unusable(why, outcome)
    read = protocol.read_hello(outcome.message)
    if isinstance(read, str):
        return Unusable(f"no valid hello: {read}", Garbage(read, shown(outcome.line)))
    if read.protocol != protocol.VERSION:
        return Unusable(
            f"no common version: the adapter chose protocol {read.protocol}, this runner speaks "
            f"{protocol.VERSION}"
        )
    # An adapter that lists a book may know some of its options; it answers `unsupported` where it does not.
    known = book in read.books or book.partition(" with ")[0] in read.books
    if not known and not ("load" in wanted and "load" in read.levels):
        return Unusable(f"the adapter does not offer {book}; it offers {', '.join(read.books) or 'nothing'}")
    if not set(wanted) & set(read.levels):
        offered = ", ".join(read.levels) or "none that this runner knows"
        return Unusable(f"the adapter offers none of the levels {', '.join(wanted)}; it offers {offered}")
    return read


@define
class Hooks:
    """What is to be done while judging; each is called with what has just come about."""

    on_hello: Callable[[], None] = lambda: None
    on_piece: Callable[[Piece], None] = lambda piece: None  # noqa: ARG005
    on_step: Callable[[str], None] = lambda level: None  # noqa: ARG005
    on_finding: Callable[[Finding], None] = lambda finding: None  # noqa: ARG005
    on_fault: Callable[[FaultCase], None] = lambda case: None  # noqa: ARG005
    on_count: Callable[[Count], None] = lambda count: None  # noqa: ARG005


def conform(
    session: Session,
    adapter: AdapterProcess,
    bench: Bench,
    wanted: Sequence[str] = protocol.LEVELS,
    hooks: Hooks | None = None,
) -> None:
    """Judge an adapter by the drivers of a session; what is found is put into it as it is found.

    Raises:
        KeyboardInterrupt: As it comes; the session then holds what was found so far.
    """
    if not begin(session, adapter, wanted):
        return
    run = _Run(session, adapter, bench, hooks or Hooks())
    rest = list(pieces(session.drivers, session.levels))
    try:
        run.hooks.on_hello()
        while rest and not session.tally.gave_up:
            _judge(run, rest.pop(0))
    finally:
        leave(session, bench, rest)
    end(session)


def leave(session: Session, bench: Bench, rest: Sequence[Piece]) -> None:
    """Count all that pieces would have asked which are not begun any more."""
    for piece in rest:
        for level, cases in _planned(session, bench, piece).items():
            piece.tally.left(level, cases)
        session.pieces.append(piece)
        session.tally.include(piece.tally)


def begin(session: Session, adapter: AdapterProcess, wanted: Sequence[str]) -> bool:
    """Greet an adapter, and put into the session who it is and what it offers; False if it is unusable."""
    greeted = greet(adapter, session.book, wanted)
    if isinstance(greeted, Unusable):
        session.unusable = greeted
        return False
    session.hello = greeted
    offered = session.book in greeted.books or session.book.partition(" with ")[0] in greeted.books
    session.levels = tuple(
        level for level in greeted.levels if level in wanted and (offered or level == "load")
    )
    return True


def end(session: Session) -> None:
    """Say so where nothing at all was judged."""
    if session.status is Status.UNUSABLE and session.unusable is None:
        declined = "; ".join(session.tally.declined) or "no request came about"
        session.unusable = Unusable(f"nothing was judged: {declined}")


@define
class _Run:
    """What a driver needs."""

    session: Session
    adapter: AdapterProcess
    bench: Bench
    hooks: Hooks
    piece: Piece = field(factory=lambda: Piece("", ()))
    asked_afresh: int = 0
    definitions: Definitions = field(
        default=Factory(lambda self: Definitions(*self.bench.books), takes_self=True)
    )
    steps: Counter[str] = field(factory=Counter)
    """The cases of the piece that were begun, by level."""

    @property
    def tally(self) -> Tally:
        """Where the piece is counted."""
        return self.piece.tally

    def fault(self, case: FaultCase) -> None:
        case = evolve(case, driver=self.piece.driver)
        self.session.faults.append(case)
        self.hooks.on_fault(case)

    def finding(self, finding: Finding | None) -> None:
        if finding is not None:
            finding = self.definitions(self._alone(finding))
            self.session.findings.append(finding)
            self.hooks.on_finding(finding)

    def _alone(self, finding: Finding) -> Finding:
        """Ask again a program started afresh: what it answers must not depend on earlier requests."""
        if self.asked_afresh >= _AFRESH:
            return finding
        found = remembered(finding, self.adapter, self.bench.reference)
        self.asked_afresh += not found.remembered
        return found

    def count(self, count: Count) -> None:
        self.session.counts.append(count)
        self.hooks.on_count(count)

    def step(self, level: str) -> None:
        if not self.tally.shrinking:
            self.steps[level] += 1
        self.hooks.on_step(level)


def _judge(run: _Run, piece: Piece) -> None:
    """Judge one piece; what was counted goes into the session also where it is left in the middle."""
    session, run.piece, run.steps, run.asked_afresh = run.session, piece, Counter(), 0
    session.pieces.append(piece)
    run.hooks.on_piece(piece)
    try:
        for reference in (run.bench.reference, *run.bench.others):
            _CHOSEN[piece.driver](run, reference)
        piece.whole = not piece.tally.gave_up
    except KeyboardInterrupt:
        asked = run.steps
        if piece.driver == "run":  # the vector that was being asked has no verdict
            asked = Counter(result.level for result in session.results)
        # Chance was about to end at the difference that it has found.
        if piece.driver == "run" or not piece.tally.shrinking:
            for level, cases in _planned(session, run.bench, piece).items():
                piece.tally.left(level, cases - asked[level] - piece.tally.not_asked[level])
        raise
    finally:
        session.tally.include(piece.tally)


def _planned(session: Session, bench: Bench, piece: Piece) -> Mapping[str, int]:
    """How many cases a piece has at each of its levels, as its driver counts what it leaves."""
    cases: Counter[str] = Counter()
    if piece.driver == "run":
        cases.update(vector.level for vector in shipped(session.book) if vector.level in piece.levels)
        return cases
    for reference in (bench.reference, *bench.others):
        for level in _levels_of(bench, piece, reference):
            match piece.driver:
                case "perft":
                    cases[level] += max(session.count // _COUNTED_BY, 1) if level == "play" else 0
                case "leak":
                    cases[level] += session.count if level in SECRETS else 0
                case _:
                    cases[level] += session.count
    return cases


def _levels_of(bench: Bench, piece: Piece, reference: Reference) -> tuple[str, ...]:
    """The levels at which a book can be asked: in a cycle a trick does not say of which book it is."""
    if piece.driver in ("perft", "leak"):
        return piece.levels
    whole = bool(bench.others)
    return tuple(
        level
        for level in piece.levels
        if not (whole and level in ("trick", "legal"))
        and not (level == "match" and reference is not bench.reference)
    )


def _vectors(run: _Run, reference: Reference) -> None:
    if reference is not run.bench.reference:
        return  # the vectors of a cycle are asked once
    session = run.session
    vectors = [each for each in shipped(session.book) if each.level in run.piece.levels]
    run_vectors(
        reference, run.adapter, vectors, run.tally, run.fault, run.finding, run.step,
        session.results.append,
    )  # fmt: skip


def _fuzz(run: _Run, reference: Reference) -> None:
    session = run.session
    fuzzer = Fuzzer(reference, run.adapter, run.tally, run.fault, run.step)
    for level in _levels_of(run.bench, run.piece, reference):
        run.finding(fuzzer.run(level, session.count, session.seed))


def _perft(run: _Run, reference: Reference) -> None:
    session = run.session
    if "play" in run.piece.levels:
        perft = Perft(reference, run.adapter, run.tally, run.fault, run.count, run.step)
        run.finding(perft.run(max(session.count // _COUNTED_BY, 1), session.seed))


def _leak(run: _Run, reference: Reference) -> None:
    session = run.session
    levels = tuple(level for level in SECRETS if level in run.piece.levels)
    if levels:
        leak = Leak(reference, run.adapter, run.tally, run.fault, run.step)
        run.finding(leak.run(levels, session.count, session.seed))


_CHOSEN: dict[str, Callable[[_Run, Reference], None]] = {
    "run": _vectors,
    "fuzz": _fuzz,
    "perft": _perft,
    "leak": _leak,
}
