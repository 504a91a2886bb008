"""`courtpiece identify -- COMMAND`: which book does an implementation play, or do recorded rounds follow?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtpiece_spec.cli.books import book_option, known_files
from courtpiece_spec.cli.completing import files
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import opened, shown, unreadable
from courtpiece_spec.cli.judging import adapter_argument, timeout_option
from courtpiece_spec.cli.progress import Progress

if TYPE_CHECKING:
    from courtpiece_spec.conformance.drivers.candidates import Candidate
    from courtpiece_spec.conformance.drivers.field import Field
    from courtpiece_spec.conformance.drivers.following import Followed
    from courtpiece_spec.conformance.drivers.identified import Asked, Identified
    from courtpiece_spec.conformance.process import AdapterProcess

_SHOWN = 5
_MOST_NAMES = 8
_RECORDS = (".jsonl", ".json", ".gz", ".zst", ".parquet", ".npz")


@click.command(
    epilog="Exit status: 0 it plays a known book, which is told; 1 no known book answers as it does, or an "
    "answer did not come; 2 usage; 3 the adapter cannot be used; 4 a fault of ours."
)
@adapter_argument
@click.option(
    "--records",
    metavar="FILE",
    is_eager=True,
    shell_complete=files,
    help="Ask no program: tell which books the rounds of FILE follow, - is stdin.",
)
@click.option(
    "--as",
    "names",
    multiple=True,
    metavar="ID",
    help="Only what the adapter calls ID; by default every book that it offers.",
)
@click.option(
    "-n",
    "most",
    type=click.IntRange(1, 10_000),
    default=200,
    show_default=True,
    metavar="N",
    help="At most so many questions for each book, or rounds of FILE.",
)
@timeout_option
@click.option("--json", "as_json", is_flag=True, help="One line of JSON for each book.")
@book_option
def command(
    adapter: tuple[str, ...],
    records: str | None,
    names: tuple[str, ...],
    most: int,
    timeout: float,
    as_json: bool,
    book_files: tuple[Path, ...],
) -> int:
    """Find out which book an implementation plays, and with which option.

    Known are the bundled books, those of --book, and each of them with one option. The adapter is asked what
    tells them apart, until one is left, or none that could be told from the others. The questions left over
    are vectors of that one: they show defects that are no book's rule.

    \b
    Examples:
      courtpiece identify -- python docs/examples/single_sir_adapter.py
      courtpiece identify --records rounds.jsonl
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    extra = known_files(book_files)
    if records is not None:
        if adapter:
            raise click.UsageError("--records asks no program: leave out the command, or --records.")
        return _of_records(records, extra, most, as_json=as_json)
    if Path(adapter[0]).suffix in _RECORDS and Path(adapter[0]).is_file():
        raise Failure(
            f"identify asks a program, and {shown(adapter[0])} is a file; "
            f"which books its rounds follow tells `courtpiece identify --records {shown(adapter[0])}`"
        )
    from courtpiece_spec import __version__
    from courtpiece_spec.conformance import protocol
    from courtpiece_spec.conformance.drivers.candidates import candidates
    from courtpiece_spec.conformance.drivers.field import Field
    from courtpiece_spec.conformance.process import AdapterProcess

    try:
        with AdapterProcess(adapter, protocol.hello(__version__), timeout=timeout) as process:
            hello = _greeted(process)
            unknown = [name for name in names if name not in hello.books]
            if unknown:
                offered = ", ".join(hello.books) or "nothing"
                raise Failure(f"the adapter does not offer {unknown[0]!r}; it offers {offered}")
            progress = Progress()
            field = Field(candidates(extra, plain=True), lambda fits: candidates(extra, fits, progress.tell))
            return max(
                _identified(process, name, hello.levels, field, most, as_json, progress)
                for name in names or hello.books
            )
    except KeyboardInterrupt:
        raise click.Abort from None


def _of_records(file: str, extra: tuple[Path, ...], most: int, *, as_json: bool) -> ExitCode:
    """Tell which books the rounds of a file follow: with options where no plain one takes them all."""
    from itertools import islice

    from courtpiece_spec.conformance.drivers.candidates import candidates
    from courtpiece_spec.conformance.drivers.following import followed, sits_at
    from courtpiece_spec.records.lines import numbered
    from courtpiece_spec.records.reading import Fault, parse_json

    with opened(file) as stream:
        try:
            lines = list(islice(numbered(stream), most))
        except OSError as error:
            raise unreadable(file, error) from None
    rounds = [(number, line if isinstance(line, Fault) else parse_json(line)) for number, line in lines]
    wrong = next(((number, data) for number, data in rounds if isinstance(data, Fault)), None)
    if wrong is not None:
        raise Failure(f"{shown(file)}, line {wrong[0]}: {wrong[1].message}")
    if not rounds:
        raise Failure(f"{shown(file)} holds no record")
    progress, fits = Progress(), sits_at(rounds)
    try:
        found = followed(rounds, filter(fits, candidates(extra, plain=True)), progress.tell)
        if not any(each.whole for each in found):
            found = followed(rounds, candidates(extra, fits, progress.tell), progress.tell)
    finally:
        progress.clear()
    if as_json:
        _print_followed(found, len(rounds))
    else:
        _show_followed(found, len(rounds))
    return ExitCode.OK if found and found[0].whole else ExitCode.DIFFERENCE


def _print_followed(found: tuple[Followed, ...], rounds: int) -> None:
    from courtpiece_spec.cli.output import print_json

    for each in found:
        refused = None if each.whole else {"line": each.line, "message": each.why}
        names = list(each.candidate.names)
        print_json({"books": names, "rounds": rounds, "right": each.right, "refused": refused})


def _show_followed(found: tuple[Followed, ...], rounds: int) -> None:
    from rich.text import Text

    from courtpiece_spec.cli.output import say
    from courtpiece_spec.conformance.visible import visible

    whole = [each for each in found if each.whole]
    number = "1 round follows" if rounds == 1 else f"{rounds} rounds follow"
    if whole:
        say(Text(f"{number} {_listed([each.candidate.name for each in whole])}", style="bold green"))
    elif found:
        say(Text(f"{number} none of the known books, also with one option", style="bold red"))
    else:
        say(Text("no known book has the cards and players of these rounds", style="bold red"))
    for each in [each for each in found if not each.whole][:_SHOWN]:
        say(Text(f"  {each.candidate.name}: {each.right} of {rounds}; line {each.line}: {visible(each.why)}"))


def _greeted(process: AdapterProcess) -> Any:
    """Who answers.

    Raises Failure where the adapter cannot be used.
    """
    from courtpiece_spec.conformance import protocol
    from courtpiece_spec.conformance.drivers.identify import ASKED_BY
    from courtpiece_spec.conformance.outcomes import Answer

    outcome = process.greet()
    if not isinstance(outcome, Answer):
        raise Failure(f"the adapter cannot be used: {outcome.text}", ExitCode.ADAPTER)
    hello = protocol.read_hello(outcome.message)
    if isinstance(hello, str):
        raise Failure(f"the adapter cannot be used: no valid hello: {hello}", ExitCode.ADAPTER)
    if hello.protocol != protocol.VERSION:
        raise Failure(
            f"the adapter chose protocol {hello.protocol}, not {protocol.VERSION}", ExitCode.ADAPTER
        )
    if not set(ASKED_BY) & set(hello.levels):
        words = f"the adapter offers none of the levels {', '.join(ASKED_BY)}"
        raise Failure(words, ExitCode.ADAPTER)
    if not hello.books:
        raise Failure("the adapter offers no book: its hello must list what it calls them", ExitCode.ADAPTER)
    return hello


def _identified(
    process: AdapterProcess,
    name: str,
    levels: tuple[str, ...],
    field: Field,
    most: int,
    as_json: bool,
    progress: Progress,
) -> ExitCode:
    """Identify one book of the adapter, and tell it."""
    from courtpiece_spec.conformance.drivers.identify import identify

    try:
        found = identify(process, name, levels, field, most, progress.tell)
    finally:
        progress.clear()
    if as_json:
        from courtpiece_spec.cli.output import print_json

        print_json(_line(found, field))
    else:
        _show(found, field)
    if not found.asked:
        return ExitCode.ADAPTER
    return ExitCode.OK if found.exact else ExitCode.DIFFERENCE


def _claimed(found: Identified, field: Field) -> Candidate | None:
    """The candidate of the name that the adapter uses."""
    return next((each for each in field.candidates if found.name in each.names), None)


def _decisive(found: Identified) -> list[Asked]:
    """The questions that somebody dropped out by, the last ones first: they told the nearest apart."""
    return [asked for asked in reversed(found.asked) if asked.dropped]


def _line(found: Identified, field: Field) -> dict[str, Any]:
    claimed = _claimed(found, field)
    return {
        "book": found.name,
        "nearest": [list(each.names) for each in found.nearest] if found.asked else [],
        "exact": found.exact,
        "complete": found.complete,
        "questions": found.questions,
        "checked": found.checked,
        "differs_in": list(found.differs_in),
        "declined": found.declined,
        "faults": [fault.text for fault in found.faults],
        "clauses_that_differ": [] if claimed is None else list(found.clauses_against(claimed)),
        "contradictions": [
            {
                "request": question.named(found.name),
                "differences": [
                    {"field": each.field, "expected": each.expected, "answered": each.answered}
                    for each in differences
                ],
            }
            for question, differences in found.differs
        ],
        "decided_by": [
            {"request": asked.question.named(found.name), "dropped": list(asked.dropped)}
            for asked in _decisive(found)
        ],
    }


def _show(found: Identified, field: Field) -> None:
    from rich.text import Text

    from courtpiece_spec.cli.output import say
    from courtpiece_spec.conformance.visible import visible

    say(Text(_headline(found), style="bold green" if found.exact else "bold red"))
    _show_names(found)
    told = f"{found.questions} questions, {found.unanswered} not answered"
    told += f"; {found.checked} of them are vectors of {found.nearest[0].name}" if found.checked else ""
    say(Text(told + ("" if found.complete else "; more would be needed"), style="dim"))
    for fault in found.faults[:_SHOWN]:
        say(Text(f"fault: {visible(fault.text)}", style="red"))
    claimed = _claimed(found, field)
    named = {name for each in found.nearest for name in each.names}
    if claimed is not None and found.asked and claimed.name not in named:
        say(Text(f"Clauses in which that differs from {claimed.name}:", style="bold"))
        for path in found.clauses_against(claimed):
            say(Text(f"  {path}"))
    if found.differs:
        _show_contradictions(found)
    _show_decisive(found)


def _headline(found: Identified) -> str:
    """What came of it; where answers are missing through faults nothing is claimed."""
    from courtpiece_spec.conformance.visible import visible

    name, nearest = visible(found.name, 100), found.nearest[0].name
    if not found.asked:
        return f"{name}: nothing was answered"
    if found.differs_in:
        return f"{name} plays none of the known books; nearest is {nearest}, but it differs in " + _listed(
            found.differs_in
        )
    if found.differs:
        return f"{name} plays none of the known books; nearest is {nearest}"
    if found.faults:
        return f"{name} cannot be told: answers are missing; those that came are as in {nearest}"
    return f"{name} plays {nearest}"


def _show_names(found: Identified) -> None:
    """Other names of the same book, and books that no question was found to tell from it."""
    from courtpiece_spec.cli.output import say

    if not found.asked:
        return
    others = found.nearest[0].names[1:]
    if others:
        say(f"  the same play as: {_listed(others)}")
    if found.nearest[1:]:
        say(f"  not told apart from: {_listed([each.name for each in found.nearest[1:]])}")


def _listed(names: Any) -> str:
    more = len(names) - _MOST_NAMES
    return "; ".join(names[:_MOST_NAMES]) + (f"; and {more} more" if more > 0 else "")


def _show_contradictions(found: Identified) -> None:
    from rich.text import Text

    from courtpiece_spec.cli.output import say
    from courtpiece_spec.conformance.visible import visible

    say(
        Text(
            f"Answers that contradict it: {len(found.differs)} of {found.questions - found.unanswered}",
            style="bold",
        )
    )
    for question, differences in found.differs[:_SHOWN]:
        first = differences[0]
        said = f"{first.field}: {visible(str(first.answered))}, where it has {visible(str(first.expected))}"
        say(Text(f"  {question.level}: {said}"))
        say(Text(f"    {_shown(question.named(found.name))}", style="dim"))


def _show_decisive(found: Identified) -> None:
    from rich.text import Text

    from courtpiece_spec.cli.output import say

    decisive = _decisive(found)[:_SHOWN]
    if decisive:
        say(Text("What decided it, the last question first:", style="bold"))
    for asked in decisive:
        say(Text(f"  {asked.question.level}: not {_listed(asked.dropped)}"))
        say(Text(f"    {_shown(asked.question.named(found.name))}", style="dim"))


def _shown(request: Any) -> str:
    """A request on one line: what is to be dealt and played, or the whole of it."""
    import json

    record = request.get("record")
    return json.dumps(record if record is not None else request, separators=(",", ":"))
