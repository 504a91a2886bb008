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
    from courtpiece_spec.conformance.drivers.perft import Count
    from courtpiece_spec.conformance.findings import FaultCase, Finding
    from courtpiece_spec.conformance.parallel import Order
    from courtpiece_spec.conformance.session import Hooks, Session

LEVELS = ("trick", "legal", "play", "match", "view", "load", "act")
DRIVERS = ("run", "fuzz", "perft", "leak")
DEFAULT_DRIVERS = ("run", "fuzz")
_SHOWN_FAULTS = 3


class Words(click.ParamType[tuple[str, ...]]):
    """A list of some known words, such as `trick,play`."""

    def __init__(self, what: str, known: tuple[str, ...]) -> None:
        self.name = f"{what.upper()}S"
        self.what = what
        self.known = known

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Split at commas; an unknown word is answered with the nearest."""
        if isinstance(value, tuple):
            return value
        wanted = [word.strip() for word in str(value).split(",")]
        for word in wanted:
            if word not in self.known:
                near = get_close_matches(word, self.known, 1)
                hint = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(self.known)}."
                self.fail(f"there is no {self.what} {word!r}. {hint}", param, ctx)
        return tuple(word for word in self.known if word in wanted)


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
@click.option(
    "--level",
    "levels",
    type=Words("level", LEVELS),
    default=LEVELS,
    help="Only these levels: trick,legal,play,match,view,load,act.",
)
@click.option(
    "--driver",
    "drivers",
    type=Words("driver", DRIVERS),
    default=DEFAULT_DRIVERS,
    help="How cases are chosen: run (the vectors of the book), fuzz (by chance), perft (endings counted "
    "out), leak (secrets). By default run,fuzz.",
)
@click.option(
    "-n",
    "count",
    type=click.IntRange(1),
    default=300,
    show_default=True,
    metavar="N",
    help="Cases per level, drawn by fuzz and leak; perft counts a twelfth as many endings.",
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
@click.option(
    "-j",
    "jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="J",
    help="Judge with several processes, each with an adapter of its own.",
)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON Lines: header, cases, footer.")
def command(  # noqa: PLR0917 - click passes by name
    book: str,
    adapter: tuple[str, ...],
    levels: tuple[str, ...],
    drivers: tuple[str, ...],
    count: int,
    seed: int,
    timeout: float,
    jobs: int,
    as_json: bool,
) -> int:
    """Judge another implementation by BOOK.

    COMMAND starts an adapter: a program that reads one JSON object a line and answers each with one line, as
    the protocol says. It is asked the vectors of the book; then random tricks, hands, rounds and matches are
    played by the reference engine and the adapter. A disagreement is shrunk to the shortest play that shows
    it, and drawn.

    \b
    Examples:
      courtpiece conform single_sir -- python docs/examples/single_sir_adapter.py
      courtpiece conform single_sir --level trick -- node my-adapter.js
      courtpiece conform hidden_rung --driver leak,perft -- ./my-adapter
      courtpiece conform double_sir -n 5000 --seed 7 --json -- ./my-adapter > report.jsonl
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    if not adapter:
        raise click.UsageError("Missing the adapter: put its command after '--'.")
    from courtpiece_spec import __version__
    from courtpiece_spec.conformance import protocol
    from courtpiece_spec.conformance.bench import open_bench
    from courtpiece_spec.conformance.parallel import Order
    from courtpiece_spec.conformance.session import Session

    bench = open_bench(book)
    if isinstance(bench, str):
        raise Failure(bench)
    session = Session(bench.reference.book, seed, count, drivers)
    order = Order(book, adapter, protocol.hello(__version__), levels, timeout)
    run = _json_run if as_json else _terminal_run
    run(session, bench, lambda hooks: _judge(session, bench, order, hooks, jobs))
    return ExitCode(int(session.status))


def _judge(session: "Session", bench: "Bench", order: "Order", hooks: "Hooks", jobs: int) -> None:
    from courtpiece_spec.conformance.parallel import conform_in_parallel
    from courtpiece_spec.conformance.process import AdapterProcess
    from courtpiece_spec.conformance.session import conform

    try:
        with terminable():
            if jobs > 1:
                conform_in_parallel(session, order, hooks, jobs)
                return
            with AdapterProcess(order.command, order.greeting, timeout=order.timeout) as process:
                conform(session, process, bench, order.levels, hooks)
    except KeyboardInterrupt:
        session.interrupted = True


def _json_run(session: "Session", bench: "Bench", judge: "Callable[[Hooks], None]") -> None:
    from courtpiece_spec.cli.output import print_json
    from courtpiece_spec.conformance import report
    from courtpiece_spec.conformance.session import Hooks

    headed = False

    def on_hello() -> None:
        nonlocal headed
        print_json(report.header(session))
        headed = True

    hooks = Hooks(
        on_hello=on_hello,
        on_finding=lambda finding: print_json(report.finding_line(finding, bench.explain)),
        on_fault=lambda case: print_json(report.fault_line(case)),
        on_count=lambda count: print_json(report.count_line(count)),
    )
    judge(hooks)
    if not headed:
        on_hello()
    print_json(report.footer(session))


def _terminal_run(session: "Session", bench: "Bench", judge: "Callable[[Hooks], None]") -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

    from courtpiece_spec.cli.output import stderr, stdout
    from courtpiece_spec.conformance import report
    from courtpiece_spec.conformance.outcomes import kind
    from courtpiece_spec.conformance.session import Hooks

    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=stderr(),
        transient=True,
        disable=not stderr().is_terminal,
    )

    bars: dict[str, TaskID] = {}
    kinds: set[str] = set()

    def on_step(level: str) -> None:
        if progress.disable:
            return
        if level not in bars:
            bars[level] = progress.add_task(level, total=session.count)
        if session.tally.shrinking:
            progress.update(bars[level], description=f"{level}, shrinking a difference")
        else:
            progress.advance(bars[level])

    told: set[tuple[str, str | None]] = set()
    untold = 0

    def on_finding(finding: "Finding") -> None:
        nonlocal untold
        # One defect fails many vectors: the first of each clause at each level is drawn, the rest is counted.
        if finding.driver == "run" and (finding.level, finding.clause) in told:
            untold += 1
            return
        told.add((finding.level, finding.clause))
        # Not wrapped: the line to paste must stay one line.
        stdout().print(report.finding_view(finding, bench.explain), soft_wrap=True)

    def on_fault(case: "FaultCase") -> None:
        if kind(case.fault) not in kinds and len(kinds) < _SHOWN_FAULTS:
            kinds.add(kind(case.fault))
            stdout().print(report.fault_view(case), soft_wrap=True)

    def on_count(count: "Count") -> None:
        stdout().print(report.count_view(count), soft_wrap=True)

    with progress:
        judge(Hooks(on_step=on_step, on_finding=on_finding, on_fault=on_fault, on_count=on_count))
    if untold:
        more = f"{untold} more vectors fail by the clauses above; --json shows them all\n"
        stdout().print(more, markup=False, highlight=False)
    stdout().print(report.summary_view(session, len(kinds)), soft_wrap=True)


@contextlib.contextmanager
def terminable() -> Iterator[None]:
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
