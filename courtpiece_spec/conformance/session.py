"""One run of `conform`: say hello, fuzz level after level, and come to an exit status."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from attrs import define, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.judge import Tally
from courtpiece_spec.conformance.outcomes import Answer, CannotStart, Fault, Garbage, shown
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.reference import Reference


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
class Session:
    """What is known of a run so far; complete at any moment, also when it is interrupted."""

    book: str
    seed: int
    count: int
    hello: protocol.Hello | None = None
    levels: tuple[str, ...] = ()
    tally: Tally = field(factory=Tally)
    findings: list[Finding] = field(factory=list)
    faults: list[FaultCase] = field(factory=list)
    unusable: Unusable | None = None
    interrupted: bool = False

    @property
    def status(self) -> Status:
        """The exit status. A fault after a good hello counts as a difference."""
        if self.interrupted:
            return Status.INTERRUPTED
        if self.unusable is not None:
            return Status.UNUSABLE
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
    if book not in read.books and book.partition(" with ")[0] not in read.books:
        return Unusable(f"the adapter does not offer {book}; it offers {', '.join(read.books) or 'nothing'}")
    if not set(wanted) & set(read.levels):
        offered = ", ".join(read.levels) or "none that this runner knows"
        return Unusable(f"the adapter offers none of the levels {', '.join(wanted)}; it offers {offered}")
    return read


def conform(
    session: Session,
    adapter: AdapterProcess,
    reference: Reference,
    wanted: Sequence[str] = protocol.LEVELS,
    *,
    on_finding: Callable[[Finding], None] = lambda finding: None,  # noqa: ARG005
    on_fault: Callable[[FaultCase], None] = lambda case: None,  # noqa: ARG005
    on_step: Callable[[str], None] = lambda level: None,  # noqa: ARG005
    on_hello: Callable[[], None] = lambda: None,
) -> None:
    """Judge an adapter by fuzzing; what is found is put into `session` as it is found.

    Raises:
        KeyboardInterrupt: As it comes; the session then holds what was found so far.
    """
    greeted = greet(adapter, session.book, wanted)
    if isinstance(greeted, Unusable):
        session.unusable = greeted
        return
    session.hello = greeted
    session.levels = tuple(level for level in greeted.levels if level in wanted)
    on_hello()

    def take(case: FaultCase) -> None:
        session.faults.append(case)
        on_fault(case)

    fuzzer = Fuzzer(reference, adapter, session.tally, take, on_step)
    for level in session.levels:
        finding = fuzzer.run(level, session.count, session.seed)
        if finding is not None:
            session.findings.append(finding)
            on_finding(finding)
    if session.status is Status.UNUSABLE:
        declined = "; ".join(session.tally.declined) or "no request came about"
        session.unusable = Unusable(f"nothing was judged: {declined}")
