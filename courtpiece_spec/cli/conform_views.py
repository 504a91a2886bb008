"""What `conform` shows while it judges, and at its end: for people, or as JSON Lines."""

from __future__ import annotations

from types import TracebackType
from typing import Protocol, Self

from attrs import define, field
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from courtpiece_spec.cli.output import print_json, stderr, stdout
from courtpiece_spec.conformance.bench import Bench
from courtpiece_spec.conformance.drivers.perft import Count
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.fuzz import planned
from courtpiece_spec.conformance.outcomes import CannotStart, kind
from courtpiece_spec.conformance.reports import lines, terminal
from courtpiece_spec.conformance.reports.expectations import Deviation, Entry, Expectations
from courtpiece_spec.conformance.session import Hooks, Piece, Session, pieces
from courtpiece_spec.conformance.vectors.library import shipped

_SHOWN_FAULTS = 3


class View(Protocol):
    """Shows a run: entered while it judges, ended afterwards."""

    def __enter__(self) -> Self:
        """Begin to show how far it has come."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Take that away."""

    def hooks(self) -> Hooks:
        """What shows things as they come about."""

    def end(self) -> None:
        """Show the result."""


@define
class JsonView:
    """A header, the cases, and a footer."""

    session: Session
    bench: Bench
    expectations: Expectations | None
    jobs: int
    _headed: bool = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def hooks(self) -> Hooks:
        """Each as one line."""
        return Hooks(
            on_hello=self._header,
            on_finding=lambda each: print_json(
                lines.finding_line(each, self.bench.explain, _known(self.expectations, each))
            ),
            on_fault=lambda each: print_json(lines.fault_line(each, _known(self.expectations, each))),
            on_count=lambda count: print_json(lines.count_line(count)),
        )

    def end(self) -> None:
        """Print the footer."""
        self._header()
        print_json(lines.footer(self.session))

    def _header(self) -> None:
        if not self._headed:
            print_json(lines.header(self.session))
            self._headed = True


@define
class TerminalView:
    """Who is judged, each thing found once, and the result; meanwhile bars on a terminal."""

    session: Session
    bench: Bench
    expectations: Expectations | None
    jobs: int
    _progress: Progress = field(init=False)
    _bars: dict[str, TaskID] = field(factory=dict)
    _bar: str = ""
    _piece: Piece | None = None
    _headed: bool = False
    _apart: bool = False
    _kinds: set[str] = field(factory=set)
    _told: set[tuple[str, str | None]] = field(factory=set)
    _untold: int = 0
    _cut_short: bool = False

    def __attrs_post_init__(self) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            console=stderr(),
            transient=True,
            disable=not stderr().is_terminal,
        )

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def hooks(self) -> Hooks:
        """What is shown as it comes about."""
        return Hooks(
            on_hello=self._header,
            on_piece=self._on_piece,
            on_step=self._on_step,
            on_finding=self._on_finding,
            on_fault=self._on_fault,
            on_count=self._on_count,
        )

    def end(self) -> None:
        """Print the result."""
        self._header()
        if self._untold:
            more = f"{self._untold} more vectors fail by the clauses above; --json shows them all\n"
            stdout().print(more, markup=False, highlight=False)
        stdout().print(terminal.summary_view(self.session, len(self._kinds)), soft_wrap=True)
        if self._cut_short:
            words = "random cases of a level end at its first difference: mend it and judge again"
            stdout().print(words, markup=False, highlight=False, soft_wrap=True)

    def _header(self) -> None:
        # At once, so that whoever looks into a file or a log sees that there is something going on.
        if not self._headed:
            self._headed = True
            stdout().print(terminal.header_view(self.session), soft_wrap=True)

    def _on_piece(self, piece: Piece) -> None:
        if self._progress.disable:
            return
        if self.jobs > 1:  # told at its end, by another thread
            total = sum(1 for _ in pieces(self.session.drivers, self.session.levels))
            if not self._bars:
                self._bars["all"] = self._progress.add_task("parts judged", total=total)
            self._progress.advance(self._bars["all"])
            return
        self._piece, self._bar = piece, f"{piece.driver} {', '.join(piece.levels)}"
        self._bars[self._bar] = self._progress.add_task(self._bar, total=self._total(piece))

    def _total(self, piece: Piece) -> int | None:
        match piece.driver:
            case "run":
                return sum(vector.level in piece.levels for vector in shipped(self.session.book))
            case "fuzz":
                return sum(planned(level, self.session.count) for level in piece.levels)
            case _:
                return None

    def _on_step(self, level: str) -> None:
        if self._progress.disable or self._piece is None:
            return
        if self._piece.tally.shrinking:
            words = f"{self._piece.driver} {level}, shrinking a difference"
            self._progress.update(self._bars[self._bar], description=words)
        else:
            self._progress.advance(self._bars[self._bar])

    def _on_finding(self, finding: Finding) -> None:
        if _known(self.expectations, finding) is not None:
            return
        # One defect fails many vectors: the first of each clause at each level is drawn, the rest is counted.
        if finding.driver == "run" and (finding.level, finding.clause) in self._told:
            self._untold += 1
            return
        self._told.add((finding.level, finding.clause))
        self._cut_short = self._cut_short or finding.driver == "fuzz"
        self._set_apart()
        # Not wrapped: the line to paste must stay one line.
        stdout().print(terminal.finding_view(finding, self.bench.explain), soft_wrap=True)

    def _on_fault(self, case: FaultCase) -> None:
        if _known(self.expectations, case) is not None:
            return
        new = kind(case.fault) not in self._kinds
        # What ends the run is shown in any case.
        if new and (len(self._kinds) < _SHOWN_FAULTS or isinstance(case.fault, CannotStart)):
            self._kinds.add(kind(case.fault))
            self._set_apart()
            stdout().print(terminal.fault_view(case), soft_wrap=True)

    def _on_count(self, count: Count) -> None:
        stdout().print(terminal.count_view(count), soft_wrap=True)

    def _set_apart(self) -> None:
        """Leave a line free below the header."""
        if not self._apart:
            self._apart = True
            stdout().print()


def _known(expectations: Expectations | None, each: Deviation) -> Entry | None:
    return None if expectations is None else expectations.covering(each)
