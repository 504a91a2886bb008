"""`courtpiece conform BOOK -- COMMAND`: judge another implementation by a book."""

import contextlib
import math
import signal
import threading
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NoReturn

import click

from courtpiece_spec.cli.exits import ExitCode, Failure

if TYPE_CHECKING:
    from courtpiece_spec.conformance.bench import Bench
    from courtpiece_spec.conformance.findings import FaultCase, Finding
    from courtpiece_spec.conformance.session import Session

LEVELS = ("trick", "legal", "play")
_SHOWN_FAULTS = 3


class Levels(click.ParamType[tuple[str, ...]]):
    """A list such as `trick,play`."""

    name = "LEVELS"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Split at commas; an unknown level is answered with the nearest."""
        if isinstance(value, tuple):
            return value
        wanted = [word.strip() for word in str(value).split(",")]
        for word in wanted:
            if word not in LEVELS:
                near = get_close_matches(word, LEVELS, 1)
                hint = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(LEVELS)}."
                self.fail(f"there is no level {word!r}. {hint}", param, ctx)
        return tuple(level for level in LEVELS if level in wanted)


class Seconds(click.FloatRange):
    """A range of seconds; click's own lets NaN through, which is in no range and out of none."""

    name = "SECONDS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Refuse what is no number."""
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a number of seconds", param, ctx)
        return seconds


@click.command(
    epilog="Exit status: 0 conforms; 1 a difference, or a timeout, crash or garbage after a good hello; "
    "2 usage or unknown book; 3 the adapter cannot be used, nothing judged; 4 a fault of ours; "
    "130 interrupted, with the report so far."
)
@click.argument("book")
@click.argument("adapter", nargs=-1, type=click.UNPROCESSED, metavar="-- COMMAND...")
@click.option("--level", "levels", type=Levels(), default=LEVELS, help="Only these levels: trick,legal,play.")
@click.option(
    "--driver", type=click.Choice(["fuzz"]), default="fuzz", show_default=True, help="How cases are chosen."
)
@click.option(
    "-n",
    "count",
    type=click.IntRange(1),
    default=300,
    show_default=True,
    metavar="N",
    help="Cases per level.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="S",
    help="The same seed draws the same cases.",
)
@click.option(
    "--timeout",
    type=Seconds(0.01, 3600),
    default=2.0,
    show_default=True,
    metavar="SECONDS",
    help="How long one answer may take.",
)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON Lines: header, cases, footer.")
def command(
    book: str,
    adapter: tuple[str, ...],
    levels: tuple[str, ...],
    driver: str,  # noqa: ARG001 - there is only one so far
    count: int,
    seed: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Judge another implementation by BOOK.

    COMMAND starts an adapter: a program that reads one JSON object a line and answers each with one line, as
    the protocol says. Random tricks, hands and rounds are played by the reference engine and the adapter; a
    disagreement is shrunk to the shortest play that shows it, and drawn.

    \b
    Examples:
      courtpiece conform single_sir -- python docs/examples/single_sir_adapter.py
      courtpiece conform single_sir --level trick -- node my-adapter.js
      courtpiece conform double_sir -n 5000 --seed 7 --json -- ./my-adapter > report.jsonl
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    if not adapter:
        raise click.UsageError("Missing the adapter: put its command after '--'.")
    from courtpiece_spec.conformance.bench import open_bench
    from courtpiece_spec.conformance.session import Session

    bench = open_bench(book)
    if isinstance(bench, str):
        raise Failure(bench)
    session = Session(bench.reference.book, seed, count)
    run = _json_run if as_json else _terminal_run
    run(session, bench, lambda hooks: _judge(session, bench, adapter, levels, timeout, hooks))
    return ExitCode(int(session.status))


class _Hooks:
    """What is to be done while judging; the names are those of `session.conform`."""

    def on_hello(self) -> None:
        """Do nothing."""

    def on_step(self, level: str) -> None:
        """Do nothing."""

    def on_finding(self, finding: "Finding") -> None:
        """Do nothing."""

    def on_fault(self, case: "FaultCase") -> None:
        """Do nothing."""


def _judge(
    session: "Session",
    bench: "Bench",
    adapter: tuple[str, ...],
    levels: tuple[str, ...],
    timeout: float,
    hooks: _Hooks,
) -> None:
    from courtpiece_spec import __version__
    from courtpiece_spec.conformance import protocol
    from courtpiece_spec.conformance.process import AdapterProcess
    from courtpiece_spec.conformance.session import conform

    greeting = protocol.hello(__version__)
    try:
        with _terminable(), AdapterProcess(adapter, greeting, timeout=timeout) as process:
            conform(
                session,
                process,
                bench.reference,
                levels,
                on_hello=hooks.on_hello,
                on_step=hooks.on_step,
                on_finding=hooks.on_finding,
                on_fault=hooks.on_fault,
            )
    except KeyboardInterrupt:
        session.interrupted = True


def _json_run(session: "Session", bench: "Bench", judge: Callable[[_Hooks], None]) -> None:
    from courtpiece_spec.cli.output import print_json
    from courtpiece_spec.conformance import report

    class Hooks(_Hooks):
        headed = False

        def on_hello(self) -> None:
            print_json(report.header(session))
            self.headed = True

        def on_finding(self, finding: "Finding") -> None:
            print_json(report.finding_line(finding, bench.explain))

        def on_fault(self, case: "FaultCase") -> None:
            print_json(report.fault_line(case))

    hooks = Hooks()
    judge(hooks)
    if not hooks.headed:
        hooks.on_hello()
    print_json(report.footer(session))


def _terminal_run(session: "Session", bench: "Bench", judge: Callable[[_Hooks], None]) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

    from courtpiece_spec.cli.output import stderr, stdout
    from courtpiece_spec.conformance import report
    from courtpiece_spec.conformance.outcomes import kind

    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=stderr(),
        transient=True,
        disable=not stderr().is_terminal,
    )

    class Hooks(_Hooks):
        def __init__(self) -> None:
            self.bars: dict[str, TaskID] = {}
            self.shown: set[str] = set()

        def on_step(self, level: str) -> None:
            if progress.disable:
                return
            if level not in self.bars:
                self.bars[level] = progress.add_task(level, total=session.count)
            if session.tally.shrinking:
                progress.update(self.bars[level], description=f"{level}, shrinking a difference")
            else:
                progress.advance(self.bars[level])

        def on_finding(self, finding: "Finding") -> None:
            # Not wrapped: the line to paste must stay one line.
            stdout().print(report.finding_view(finding, bench.explain), soft_wrap=True)

        def on_fault(self, case: "FaultCase") -> None:
            if kind(case.fault) not in self.shown and len(self.shown) < _SHOWN_FAULTS:
                self.shown.add(kind(case.fault))
                stdout().print(report.fault_view(case), soft_wrap=True)

    hooks = Hooks()
    with progress:
        judge(hooks)
    stdout().print(report.summary_view(session, len(hooks.shown)), soft_wrap=True)


@contextlib.contextmanager
def _terminable() -> Iterator[None]:
    """Let SIGTERM and SIGHUP interrupt as Ctrl-C does: an adapter in its own session would outlive us."""

    def interrupt(number: int, frame: object) -> NoReturn:  # noqa: ARG001 - the shape of a handler
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, interrupt) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
