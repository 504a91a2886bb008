"""`courtpiece solve RECORD_FILE`, `courtpiece solve BOOK --deals N`: perfect play with all hands in sight."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from courtpiece_spec.cli.books import Strangers, book_option, known_files, playable_book
from courtpiece_spec.cli.completing import books
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import STDIN, shown
from courtpiece_spec.cli.output import print_json, say, stderr
from courtpiece_spec.cli.progress import Progress
from courtpiece_spec.cli.records import record_line

if TYPE_CHECKING:
    from courtpiece_spec.book import Book

_MOST: Final = 1_000_000
"""The most deals of one run."""


@click.command()
@click.argument("what", metavar="RECORD_FILE|BOOK", shell_complete=books)
@click.option(
    "--line",
    "wanted",
    type=click.IntRange(min=1),
    help="The line of the record; without it the first record.",
)
@click.option(
    "--deals",
    type=click.IntRange(1, _MOST),
    metavar="N",
    help="How often the caller's side wins N random deals of a BOOK.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same deals.")
@click.option(
    "-j",
    "jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="J",
    help="Solve on J cores; each wants some 60 MB more.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object on one line.")
@book_option
def command(
    what: str,
    wanted: int | None,
    deals: int | None,
    seed: int,
    jobs: int,
    as_json: bool,
    book_files: tuple[Path, ...],
) -> ExitCode:
    """Say what each card leads to if all see all hands and nobody errs, and which cards were mistakes.

    RECORD_FILE holds rounds, finished or not, and - is stdin; the tricks are those when all cards are played.
    With --deals it is a BOOK whose random deals are solved. Whole rounds need
    pip install 'courtpiece-spec[solve]'; endings of some seven cards each are solved without.

    \b
    Examples:
      courtpiece solve rounds.jsonl --line 3
      courtpiece solve single_sir --deals 1000

    Exit status: 0, 1 when the record is not right, 2 when it cannot be solved.
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    extra = known_files(book_files)
    if deals is None:
        _no_book_alone(what, extra)
        return _solve_record(what, wanted, jobs, as_json, extra)
    if wanted is not None:
        raise click.UsageError("--line belongs to a file of records, --deals to a book: give one of them.")
    if what == STDIN or (Path(what).is_file() and Path(what).suffix not in (".court", "")):
        raise Failure(f"{shown(what)} is no book: --deals wants the id of a book, or a .court file")
    return _solve_deals(playable_book(what, extra), deals, seed, jobs, as_json)


def _no_book_alone(what: str, extra: tuple[Path, ...]) -> None:
    """Refuse a book without --deals.

    Raises Failure.
    """
    if what == STDIN:
        return
    is_file = Path(what.partition("#")[0]).exists()
    if is_file and not what.partition("#")[0].endswith(".court"):
        return
    from courtpiece_spec.loading import NotLoaded, load

    if is_file or not isinstance(load(what, extra_files=extra), NotLoaded):
        raise Failure(f"{what} is a book: say how many of its deals are to be solved, such as --deals 1000")


def _solve_record(
    what: str, wanted: int | None, jobs: int, as_json: bool, extra: tuple[Path, ...]
) -> ExitCode:
    from courtpiece_spec.records.audit import audit_line
    from courtpiece_spec.records.failures import draw_verdict
    from courtpiece_spec.records.library import Library
    from courtpiece_spec.records.wording import Texts
    from courtpiece_spec.solving.analysis import analyse
    from courtpiece_spec.solving.reasons import Unsolvable
    from courtpiece_spec.solving.telling import as_json as analysis_json
    from courtpiece_spec.solving.telling import told

    number, line = record_line(what, wanted)
    verdict = audit_line(line, Library.of(extra).find)
    words = Strangers.of(extra).told(f"{shown(what)}, line {number}", verdict.record)
    if words is not None:
        stderr().print(words, soft_wrap=True)
    if verdict.record is None or not verdict.ok:
        if as_json:
            print_json({"line": number} | verdict.answer)
        else:
            say(draw_verdict(number, verdict, Texts(extra)))
        return ExitCode.DIFFERENCE
    _use_cores(jobs)
    found = analyse(verdict.record)
    if isinstance(found.outlook, Unsolvable):
        raise Failure(f"{shown(what)}, line {number}: {found.outlook}")
    if as_json:
        print_json({"line": number} | analysis_json(found))
    else:
        for part in told(found):
            say(part)
    return ExitCode.OK


def _solve_deals(book: Book, deals: int, seed: int, jobs: int, as_json: bool) -> ExitCode:
    from courtpiece_spec.engine import Game
    from courtpiece_spec.solving.rates import Sampling
    from courtpiece_spec.solving.telling import rates_json, told_rates

    if book.legs:
        names = ", ".join(leg.book.id for leg in book.legs)
        raise Failure(f"{book.id} is a cycle: name one of its books, {names}")
    sampling = Sampling(Game(book), seed)
    obstacle = sampling.obstacle()
    if obstacle is not None:
        raise Failure(str(obstacle))
    _use_cores(jobs)
    progress, interrupted = Progress(), False
    try:
        for rates in sampling.run(deals):
            progress.tell(f"{rates.best.deals} of {deals} deals, {rates.best.wins} won with the best trump")
    except KeyboardInterrupt:
        interrupted = True
    finally:
        progress.clear()
    rates = sampling.rates
    if as_json:
        print_json(rates_json(book.id, seed, rates, interrupted=interrupted))
    elif rates.best.deals:
        for part in told_rates(book.id, seed, rates):
            say(part)
    if interrupted:
        raise click.Abort
    return ExitCode.OK


def _use_cores(jobs: int) -> None:
    from courtpiece_spec.solving import dds

    if dds.installed():
        dds.use_threads(jobs)
