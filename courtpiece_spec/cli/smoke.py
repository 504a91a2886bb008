"""`courtpiece smoke -- COMMAND`: does an adapter work at all?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.cli.judging import adapter_argument, timeout_option
from courtpiece_spec.cli.report_files import check_writable, junit_option, write_report

if TYPE_CHECKING:
    from courtpiece_spec.conformance.drivers.smoke import Smoke, Step
    from courtpiece_spec.conformance.reference import Reference

_STYLES = {"ok": "green", "differs": "yellow", "declined": "yellow", "broken": "bold red"}


@click.command(
    epilog="Exit status: 0 it works, and answers rightly; 1 it works, but an answer or its manners are "
    "wrong; "
    "2 usage; 3 it cannot be used; 4 a fault of ours."
)
@adapter_argument
@timeout_option
@click.option("--json", "as_json", is_flag=True, help="One line of JSON for each step, then the verdict.")
@junit_option
def command(adapter: tuple[str, ...], timeout: float, as_json: bool, junit: Path | None) -> int:
    """Try whether an adapter works, before its rules are judged.

    It is started, greeted, asked one question at each level that it offers and one that nobody knows,
    started again, and told goodbye. So a broken adapter is told from rules that differ.

    \b
    Example:
      courtpiece smoke -- python docs/examples/single_sir_adapter.py
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    if junit is not None:
        check_writable("--junit", junit)
    from courtpiece_spec import __version__
    from courtpiece_spec.conformance import protocol
    from courtpiece_spec.conformance.drivers.smoke import smoke
    from courtpiece_spec.conformance.process import AdapterProcess

    show = _json_step if as_json else _shown_step
    try:
        with AdapterProcess(adapter, protocol.hello(__version__), timeout=timeout) as process:
            found = smoke(process, _find, show)
    except KeyboardInterrupt:
        raise click.Abort from None
    code, words = _verdict(found)
    if as_json:
        from courtpiece_spec.cli.output import print_json

        print_json({"type": "verdict", "exit": int(code), "text": words})
    else:
        from rich.text import Text

        from courtpiece_spec.cli.output import say

        say(Text(words, style="bold green" if code is ExitCode.OK else "bold red"))
    if junit is not None:
        from courtpiece_spec.conformance.reports.junit import junit_of_smoke

        write_report("--junit", junit, junit_of_smoke(found))
    return code


def _find(books: Sequence[str]) -> tuple[str, Reference] | None:
    """The first book of an adapter that we know, as it calls it."""
    from courtpiece_spec.conformance.bench import open_bench
    from courtpiece_spec.language.ids import BadId, parse_id

    for book in books:
        if isinstance(parse_id(book), BadId):
            continue  # an adapter never names a file to open
        bench = open_bench(book)
        if not isinstance(bench, str):
            return book, bench.reference
    return None


def _shown_step(step: Step) -> None:
    from rich.text import Text

    from courtpiece_spec.cli.output import say
    from courtpiece_spec.conformance.outcomes import Garbage
    from courtpiece_spec.conformance.visible import visible

    line = Text.assemble((f"{step.outcome:<9}", _STYLES[step.outcome]), step.what)
    if step.text:
        line.append(f": {visible(step.text, 1000)}")
    say(line)
    if isinstance(step.fault, Garbage):
        say(Text(f"         printed: {visible(step.fault.line)}"))
    if step.fault is not None:
        for words in step.fault.stderr.splitlines()[-3:]:
            say(Text(f"         stderr:  {visible(words)}", style="dim"))


def _json_step(step: Step) -> None:
    from courtpiece_spec.cli.output import print_json

    print_json({"type": "step", "what": step.what, "outcome": step.outcome, "text": step.text})


def _verdict(found: Smoke) -> tuple[ExitCode, str]:
    """The exit status, and the last line."""
    if not found.usable:
        return ExitCode.ADAPTER, "the adapter cannot be used: nothing could be judged"
    book = found.book or ""
    if found.broken:
        return ExitCode.DIFFERENCE, "the adapter is broken; the steps above say where"
    if found.differs:
        look = f"`courtpiece conform {book}` shows where, `courtpiece identify` which book it plays"
        return ExitCode.DIFFERENCE, f"the adapter works, but its rules differ from {book}: {look}"
    return ExitCode.OK, f"the adapter works; next: `courtpiece conform {book}`"
