"""`courtpiece audit FILE…`: is each round played and scored by its book?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import click
from attrs import define, field

from courtpiece_spec.cli.books import Strangers, book_option, known_files
from courtpiece_spec.cli.completing import files as complete
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import opened, shown, unreadable
from courtpiece_spec.cli.output import print_json, say, stderr
from courtpiece_spec.cli.progress import Progress

if TYPE_CHECKING:
    from courtpiece_spec.records.audit import Verdict
    from courtpiece_spec.records.library import Library
    from courtpiece_spec.records.totals import Totals


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
@book_option
def command(
    files: tuple[str, ...],
    as_json: bool,
    summary: bool,
    as_match: bool,
    most_drawn: int,
    book_files: tuple[Path, ...],
) -> ExitCode:
    """Judge the rounds recorded in each FILE, one a line, by the books they name.

    A FILE of - is stdin. Exit status: 0 when every record is right, 1 when one is not, 2 when a file
    cannot be read or holds no record.
    """
    extra = known_files(book_files)
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
        for name in files:
            try:
                _audit_file(name, library, totals, printer, progress, strangers, as_match=as_match)
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


def _audit_file(
    name: str,
    library: Library,
    totals: Totals,
    printer: Printer,
    progress: Progress,
    strangers: Strangers,
    *,
    as_match: bool,
) -> None:
    before = totals.records
    for line, verdict in _verdicts(name, library, as_match=as_match):
        totals.add(verdict)
        words = strangers.told(f"{shown(name)}, line {line}", verdict.record)
        if words is not None:
            progress.clear()
            stderr().print(words, soft_wrap=True)
        if printer.wants(verdict):
            progress.clear()
            printer.show(name, line, verdict)
        progress.tell(f"{totals.records} records, {totals.wrong} wrong")
    if totals.records == before:  # nothing was judged: no test should pass by it
        raise Failure(f"{shown(name)} holds no record")


def _verdicts(name: str, library: Library, *, as_match: bool) -> Iterator[tuple[int, Verdict]]:
    """The verdict on each record of a file, with its line.

    Raises Failure when the file cannot be read.
    """
    from courtpiece_spec.records.audit import audit_line
    from courtpiece_spec.records.lines import numbered
    from courtpiece_spec.records.matching import Matching

    matching = Matching() if as_match else None
    with opened(name) as stream:
        lines = numbered(stream)
        while True:
            try:
                number, line = next(lines, (0, b""))
            except OSError as error:
                raise unreadable(name, error) from None
            if not number:
                return
            verdict = audit_line(line, library.find)
            yield number, verdict if matching is None else matching.check(number, verdict)


class Printer(Protocol):
    """Prints verdicts."""

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

    def wants(self, verdict: Verdict) -> bool:
        """All of them, or the failures."""
        return not (self.only_failures and verdict.ok)

    def show(self, name: str, line: int, verdict: Verdict) -> None:
        """Print it; with several files, the file first."""
        print_json(({"file": name} if self.name_files else {}) | {"line": line} | verdict.answer)

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
