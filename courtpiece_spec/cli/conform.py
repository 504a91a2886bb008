"""`courtpiece conform BOOK -- COMMAND`: judge another implementation by a book."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtpiece_spec.cli.completing import books
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.judging import (
    LEVELS,
    Words,
    adapter_argument,
    jobs_option,
    levels_option,
    timeout_option,
)
from courtpiece_spec.cli.report_files import ReportFiles, report_files, report_options

if TYPE_CHECKING:
    from courtpiece_spec.conformance.bench import Bench
    from courtpiece_spec.conformance.parallel import Order
    from courtpiece_spec.conformance.reports.expectations import Expectations
    from courtpiece_spec.conformance.session import Hooks, Session

DRIVERS = ("run", "fuzz", "perft", "leak")
DEFAULT_DRIVERS = ("run", "fuzz")


@click.command(
    epilog="Exit status: 0 conforms; 1 a difference, or a timeout, crash or garbage after a good hello; "
    "with --expectations 0 as expected, 1 not; "
    "2 usage, unknown book, or a file that cannot be read or written; "
    "3 the adapter cannot be used, nothing judged; 4 a fault of ours; "
    "130 interrupted, or a process of -j ended from outside, with the report so far."
)
@click.argument("book", shell_complete=books)
@adapter_argument
@levels_option(LEVELS)
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
@timeout_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Report as JSON Lines: header, cases, footer.")
@report_options
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
    junit: Path | None,
    html: Path | None,
    badge: Path | None,
    expectations: Path | None,
    update: bool,
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
      courtpiece conform single_sir --html report.html --junit junit.xml -- ./my-adapter
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    files = report_files(junit, html, badge, expectations, update)
    return judge_book(book, adapter, levels, drivers, count, seed, timeout, jobs, as_json, files)


def judge_book(  # noqa: PLR0917 - the options of the command line, in their order
    book: str,
    adapter: tuple[str, ...],
    levels: tuple[str, ...],
    drivers: tuple[str, ...],
    count: int,
    seed: int,
    timeout: float,
    jobs: int,
    as_json: bool,
    files: ReportFiles,
) -> int:
    """Judge, report, and come to an exit status.

    Raises Failure.
    """
    from courtpiece_spec import __version__
    from courtpiece_spec.cli.conform_views import JsonView, TerminalView
    from courtpiece_spec.cli.report_files import read_expectations
    from courtpiece_spec.conformance import protocol
    from courtpiece_spec.conformance.bench import open_bench
    from courtpiece_spec.conformance.parallel import Order
    from courtpiece_spec.conformance.session import Session

    bench = open_bench(book)
    if isinstance(bench, str):
        raise Failure(bench)
    expectations, text = read_expectations(files, bench)
    session = Session(bench.reference.book, seed, count, drivers)
    order = Order(book, adapter, protocol.hello(__version__), levels, timeout)
    view = (JsonView if as_json else TerminalView)(session, bench, expectations, jobs)
    try:
        with view:
            _judge(session, bench, order, view.hooks(), jobs)
    except BaseException:
        # Such as a closed pipe under the report: what was judged is worth keeping all the same.
        session.interrupted = True
        _finish(session, bench, expectations, text, files)
        raise
    words, wrong = _finish(session, bench, expectations, text, files)
    view.end()
    if words is not None:
        click.echo(words, err=True)
    if wrong is not None:
        raise wrong
    return ExitCode(int(session.status))


def _judge(session: Session, bench: Bench, order: Order, hooks: Hooks, jobs: int) -> None:
    from courtpiece_spec.conformance.parallel import conform_in_parallel
    from courtpiece_spec.conformance.process import AdapterProcess
    from courtpiece_spec.conformance.session import conform

    try:
        if jobs > 1:
            conform_in_parallel(session, bench, order, hooks, jobs)
            return
        with AdapterProcess(order.command, order.greeting, timeout=order.timeout) as process:
            conform(session, process, bench, order.levels, hooks)
    except KeyboardInterrupt:
        session.interrupted = True


def _finish(
    session: Session, bench: Bench, expectations: Expectations | None, text: str | None, files: ReportFiles
) -> tuple[str | None, Failure | None]:
    """Hold it against what is known, and write the files; words about that, and what went wrong."""
    from courtpiece_spec.cli.report_files import update_expectations, write_reports
    from courtpiece_spec.conformance.reports.expectations import hold

    words, wrong = None, None
    if expectations is not None:
        session.held = hold(session, expectations)
    try:
        words, expectations = update_expectations(files, session, expectations, text)
    except Failure as failure:
        wrong = failure
    try:
        write_reports(files, session, bench, expectations)
    except Failure as failure:
        wrong = Failure("; ".join(each.message for each in (wrong, failure) if each is not None))
    return words, wrong
