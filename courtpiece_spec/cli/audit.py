"""`courtpiece audit FILE…`: is each round played and scored by its book?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

import click
from attrs import define, evolve, field, frozen

from courtpiece_spec.cli.books import Strangers, book_option, known_files
from courtpiece_spec.cli.completing import files as complete
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import opened, shown, unreadable
from courtpiece_spec.cli.output import json_text, print_json, say, stderr
from courtpiece_spec.cli.progress import Progress

if TYPE_CHECKING:
    from courtpiece_spec.records.audit import Verdict
    from courtpiece_spec.records.bulk.elsewhere import Elsewhere
    from courtpiece_spec.records.bulk.right import Right
    from courtpiece_spec.records.library import Library
    from courtpiece_spec.records.reading import Found
    from courtpiece_spec.records.totals import Totals

ENGINES: Final = ("auto", "kernel", "reference")
AUTO: Final = ENGINES[0]


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, shell_complete=complete)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON line for each record.")
@click.option("--summary", is_flag=True, help="Print only totals and failures.")
@click.option("--match", "as_match", is_flag=True, help="Also check that each record follows from the last.")
@click.option(
    "--show",
    "most_drawn",
    type=click.IntRange(min=0),
    default=10,
    show_default=True,
    help="Draw so many failures; the others are only counted.",
)
@click.option(
    "-j",
    "--threads",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Judge large files with so many threads.",
)
@click.option(
    "--engine",
    type=click.Choice(ENGINES),
    default=AUTO,
    show_default=True,
    help="What judges: the reference engine alone; the fast kernel first, whatever the size; or as it pays.",
)
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Judge on a Dask cluster: `local`, one of this machine's own, or tcp://HOST:PORT.",
)
@book_option
def command(
    files: tuple[str, ...],
    *,
    as_json: bool,
    summary: bool,
    as_match: bool,
    most_drawn: int,
    threads: int,
    engine: str,
    cluster: str | None,
    book_files: tuple[Path, ...],
) -> ExitCode:
    """Judge the rounds recorded in each FILE by the books they name.

    A FILE holds a record a line, plain or packed by gzip or zstd, or is a Parquet file or a NumPy archive;
    which, is seen from its content. A FILE of - is stdin. Large files go through the fast kernel; what it
    does not find right, the reference engine judges and explains, so that the answers are always the same.

    Exit status: 0 when every record is right, 1 when one is not, 2 when a file cannot be read (what was read
    of it is judged all the same) or holds no record.

    \b
    Examples:
      courtpiece audit evening.jsonl
      courtpiece audit season.jsonl.zst --summary -j 4
      courtpiece record hakem -n 100 | courtpiece audit - --json
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    extra = known_files(book_files)
    audit = _engine(engine, threads, cluster, as_match=as_match)
    from courtpiece_spec.records.library import Library
    from courtpiece_spec.records.totals import Totals

    printer: Printer
    if as_json:
        printer = JsonPrinter(only_failures=summary, name_files=len(files) > 1)
    else:
        printer = PeoplePrinter(most_drawn, extra, draw=not summary, name_files=len(files) > 1)
    library, totals, unread = Library.of(extra), Totals(), False
    strangers = Strangers.of(extra)
    progress = Progress(quiet=as_json and not summary)
    try:
        with _where(cluster, threads) as elsewhere:
            audit = evolve(audit, elsewhere=elsewhere)
            for name in files:
                try:
                    _audit_file(name, library, totals, printer, progress, strangers, audit)
                except Failure as failure:
                    progress.clear()
                    failure.show()
                    unread = True
    finally:  # also when interrupted: the report so far
        progress.clear()
        printer.end(totals)
    if unread:
        return ExitCode.USAGE
    return ExitCode.DIFFERENCE if totals.wrong else ExitCode.OK


@frozen
class _Engine:
    """How files are judged."""

    engine: str
    threads: int
    as_match: bool
    elsewhere: Elsewhere | None = None
    """Where blocks are judged, if not here."""


@contextmanager
def _where(cluster: str | None, threads: int) -> Iterator[Elsewhere | None]:
    """The cluster, for as long as it is used; None where there is none.

    Raises Failure where it is not there.
    """
    if cluster is None:
        yield None
        return
    from courtpiece_spec.cluster import NoClusterError, open_cluster
    from courtpiece_spec.records.bulk.elsewhere import Elsewhere

    try:
        with open_cluster(cluster, threads) as opened_cluster:
            yield Elsewhere(opened_cluster.pool, opened_cluster.at_once)
    except NoClusterError as error:
        raise Failure(str(error)) from None


def _engine(engine: str, threads: int, cluster: str | None, *, as_match: bool) -> _Engine:
    """How files are judged.

    Raises Failure where that cannot be.
    """
    from courtpiece_spec.records.bulk.audit import KERNEL, REFERENCE
    from courtpiece_spec.records.bulk.compiled import HAS_NUMBA

    if cluster is not None and (as_match or engine == REFERENCE):
        what = "--match" if as_match else "--engine reference"
        raise Failure(f"{what} judges record after record, here: leave out --cluster")
    if (engine == KERNEL or cluster is not None) and not HAS_NUMBA:
        raise Failure("the kernel needs the packages numba and numpy: `pip install 'courtpiece-spec[fast]'`")
    if engine == KERNEL and as_match:
        raise Failure("--match follows the states of the reference engine: leave out --engine kernel")
    # A match is followed from state to state, and only the reference engine has them.
    return _Engine(REFERENCE if as_match else engine, threads, as_match)


def _audit_file(
    name: str,
    library: Library,
    totals: Totals,
    printer: Printer,
    progress: Progress,
    strangers: Strangers,
    engine: _Engine,
) -> None:
    from courtpiece_spec.records.bulk.right import Right

    before = totals.records

    def warn(line: int, found: Found) -> None:
        words = strangers.told_of(f"{shown(name)}, line {line}", found)
        if words is not None:
            progress.clear()
            stderr().print(words, soft_wrap=True)

    for event in _events(name, library, printer, engine, totals):
        if isinstance(event, Right):
            totals.add_right(event.records, event.unfinished)
            for line, found in event.books:
                warn(line, found)
            if event.told:
                progress.clear()
                click.echo(event.told, nl=False)
        else:
            line, verdict = event
            totals.add(verdict)
            if verdict.record is not None and verdict.record.found is not None:
                warn(line, verdict.record.found)
            if printer.wants(verdict):
                progress.clear()
                printer.show(name, line, verdict)
        progress.tell(f"{totals.records} records, {totals.wrong} wrong")
    if totals.records == before:  # nothing was judged: no test should pass by it
        raise Failure(f"{shown(name)} holds no record")


def _events(
    name: str, library: Library, printer: Printer, engine: _Engine, totals: Totals
) -> Iterator[Right | tuple[int, Verdict]]:
    """What comes of the records of a file, with their lines.

    Raises Failure when the file cannot be read, or not to its end.
    """
    from courtpiece_spec.records.bulk.audit import How, events
    from courtpiece_spec.records.bulk.packed import UnreadableError
    from courtpiece_spec.records.bulk.right import Right
    from courtpiece_spec.records.matching import Matching

    matching = Matching() if engine.as_match else None
    how = How(engine.engine, engine.threads, printer.before_line(name), elsewhere=engine.elsewhere)
    read = totals.records
    from courtpiece_spec.cluster import given_up

    with opened(name) as stream:
        try:
            for event in events(stream, library, how):
                if matching is not None and not isinstance(event, Right):
                    yield event[0], matching.check(*event)
                else:
                    yield event
        except OSError as error:
            raise unreadable(name, error) from None
        except UnreadableError as error:
            judged = totals.records - read
            kept = f"; the {judged} records before were judged" if judged else ""
            raise Failure(
                f"{shown(name)} cannot be read{' to its end' * bool(judged)}: {error}{kept}"
            ) from None
        except Exception as error:
            lost = given_up(error)
            if lost is None:
                raise
            raise Failure(f"{lost}; {totals.records - read} records of {shown(name)} were judged") from None


class Printer(Protocol):
    """Prints verdicts."""

    def before_line(self, name: str) -> str | None:
        """What stands before the number in a line for a right record; None where there is no such line."""

    def wants(self, verdict: Verdict) -> bool:
        """Whether it has something to print of this one."""

    def show(self, name: str, line: int, verdict: Verdict) -> None:
        """Print a verdict."""

    def end(self, totals: Totals) -> None:
        """Print what stands at the end."""


@define
class JsonPrinter:
    """One line for each record, or for each that fails."""

    only_failures: bool
    name_files: bool

    def before_line(self, name: str) -> str | None:
        """The begin of a line of JSON, with the file where there are several."""
        if self.only_failures:
            return None
        return json_text(self._head(name, 0)).removesuffix("0}")

    def _head(self, name: str, line: int) -> dict[str, object]:
        return ({"file": name} if self.name_files else {}) | {"line": line}

    def wants(self, verdict: Verdict) -> bool:
        """All of them, or the failures."""
        return not (self.only_failures and verdict.ok)

    def show(self, name: str, line: int, verdict: Verdict) -> None:
        """Print it; with several files, the file first."""
        print_json(self._head(name, line) | verdict.answer)

    def end(self, totals: Totals) -> None:
        """Print the totals, if only failures were printed."""
        if self.only_failures:
            print_json({"summary": totals.as_json()})


@define
class PeoplePrinter:
    """Failures drawn, then a summary."""

    most_drawn: int
    extra_files: tuple[Path, ...]
    draw: bool
    name_files: bool
    _failures: int = field(default=0, init=False)

    def before_line(self, name: str) -> str | None:  # noqa: ARG002 - what is right is only counted
        """None."""
        return None

    def wants(self, verdict: Verdict) -> bool:
        """The first failures; in the form of one line each, all of them."""
        return not verdict.ok

    def show(self, name: str, line: int, verdict: Verdict) -> None:
        """Draw a failure."""
        from courtpiece_spec.records.failures import draw_verdict, headline
        from courtpiece_spec.records.wording import Texts

        self._failures += 1
        if self.draw and self._failures > self.most_drawn:
            return
        where = f"{shown(name)}, " if self.name_files else ""
        if self.draw:
            say(where, draw_verdict(line, verdict, Texts(self.extra_files)), "\n")
        else:
            say(where, headline(line, verdict))

    def end(self, totals: Totals) -> None:
        """Print the summary."""
        if self.draw and self._failures > self.most_drawn:
            more = self._failures - self.most_drawn
            say(f"{more} more failures are not drawn (see --show, --summary, --json)\n")
        say(totals.words())
