"""How fast it is: our engines, other people's, and a loop in C as the limit, by turns on this machine.

    python -m tests.benchmarks [--turns N] [--seconds S] [--only WORD]… [--json FILE] [--page FILE]

`make bench` installs the others in an environment of its own and runs this.  The page
`docs/reference/benchmarks.md` tells what is measured, and how.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.benchmarks import audits, ours, peers, processes
from tests.benchmarks.contenders import Comparison, Outcome, Section, chosen, each, measure
from tests.benchmarks.machine import load_average, machine
from tests.benchmarks.report import as_json, placed, report

TURNS = 9
SECONDS = 0.25


def sections(folder: Path) -> Iterator[Section]:
    """What is measured; `folder` is for files."""
    yield _rounds()
    yield Section("Starting", processes.starts())
    yield Section("The first call of the kernel", processes.first_calls(folder), most_turns=5)
    yield Section(
        "Auditing records",
        audits.audits(folder),
        [Comparison(each, audits.ALONE, "records/s") for each in (audits.LINES, audits.BINARY)],
    )
    yield Section("Memory of a long simulation", processes.memory(), most_turns=3)


def _rounds() -> Section:
    books = ours.four_players()
    kernels = [ours.kernel(book.id) for book in books]
    engines = [ours.reference(book.id) for book in books]
    first, threads = ours.kernel(ours.FIRST), ours.kernel(ours.FIRST, ours.THREADS)
    lanes = list(ours.LIMIT_LANES.values())
    whole = (peers.SPADES_LOOP, peers.SPADES_QUICK, peers.RLCARD_GAME, peers.RLCARD_ENV)
    plays = (*peers.ROLLOUTS.values(), peers.COLVER)
    return Section(
        "Random rounds",
        (*ours.kernels(books), *ours.limits(), *ours.engines(books), *peers.peers()),
        (
            *each(kernels, whole, "deals/s", "The kernel and others' whole rounds"),
            *each(kernels, plays, "cards/s", "The kernel with its deals, and others' play alone"),
            *each([first], [ours.LIMIT], "deals/s", "The kernel and the limit"),
            *each([first], [ours.LIMIT, *lanes], "cards/s", "The kernel and the limit"),
            *each([first], engines[:1], "deals/s", "The kernel and the reference engine"),
            *each(engines, whole, "deals/s", "The reference engine and others' whole rounds"),
            Comparison(threads, first, "deals/s", "Two threads and one"),
            Comparison(ours.LIMIT_THREADS, ours.LIMIT, "deals/s", "Two threads and one"),
            *each(lanes[1:], lanes[:1], "deals/s", "The limit with several deals at once"),
        ),
    )


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and write what is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--turns", type=int, default=TURNS, help="turns of each (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a turn (default %(default)s)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="WORD", help="only names or titles with it"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all values of all turns")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="put the tables into a page of documentation"
    )
    given = parser.parse_args(arguments)
    if given.turns < 1 or given.seconds <= 0:
        parser.error("there must be a turn, and it must take time")
    about = machine() | {"turns": str(given.turns), "load before": load_average()}
    outcomes: list[Outcome] = []
    with tempfile.TemporaryDirectory() as folder:
        for section in sections(Path(folder)):
            part = chosen(section, given.only)
            if part.entries:
                outcomes.append(measure(part, given.turns, given.seconds, _tell))
    about["load after"] = load_average()
    _tell("")
    sys.stdout.write(report(about, outcomes))
    if given.json is not None:
        given.json.write_text(
            json.dumps(as_json(about, outcomes), indent=1, ensure_ascii=False) + "\n", "utf-8"
        )
    if given.page is not None:
        figures = report(about, outcomes, "###")
        given.page.write_text(placed(given.page.read_text("utf-8"), figures), "utf-8")
    return 0


def _tell(words: str) -> None:
    """Say what is going on, where somebody watches."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{words}")
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
