"""How soon `fuzz` catches mutants: the page `docs/reference/live.md`.

    python -m tests.benchmarks.live [-n CASES] [--each N] [--seed S] [--markdown FILE] [BOOK…]

Each mutant is an implementation with one wrong rule.  It is judged as `courtpiece conform BOOK --driver fuzz`
does, level after level, until the first difference; what is counted is requests and drawn cases until then.
All mutants of all books would take hours: of each kind of change (such as "one more" in `score`) some are
taken, from different books.
Mutants that the shipped vectors do not tell from their book, because nothing does, are left out.
"""

from __future__ import annotations

import argparse
import math
import re
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from attrs import define, field, frozen

from courtpiece_spec.conformance.bench import Bench, open_bench
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Tally
from courtpiece_spec.conformance.mutants.mutant import Mutant, mutants_of
from courtpiece_spec.conformance.mutants.score import nearest_first, telling
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.vectors.library import books, shipped
from courtpiece_spec.loading import NotLoaded, load

LEVELS = ("trick", "legal", "play", "match", "view")
CASES = 300
"""What `conform` draws at each level."""


@define
class Counting:
    """Counts the requests and cases until the first difference; what is asked afterwards makes it short."""

    adapter: EngineAdapter
    tally: Tally = field(factory=Tally)
    requests: int = 0
    cases: int = 0

    def ask(self, request: Mapping[str, Any], /) -> Answer:
        """Ask on."""
        self.requests += not self.tally.shrinking
        return self.adapter.ask(request)

    def step(self, _: str) -> None:
        """Another case is drawn."""
        self.cases += not self.tally.shrinking


@frozen
class Caught:
    """What came of one mutant: the level that told it from its book, None where none did; after how much."""

    mutant: Mutant
    level: str | None
    requests: int
    cases: int


def kind_of(mutant: Mutant) -> str:
    """The kind of a change: the section of its clause, and its tag without numbers and names of roles."""
    tag = mutant.id.rpartition(":")[2]
    return f"{mutant.path.partition('.')[0]}: {re.sub('[0-9~]+', 'N', tag)}"


def chosen(names: Sequence[str], each: int) -> Iterator[Mutant]:
    """Some mutants of each kind, as far as they can be told apart at all; the first books first, by turns."""
    taken: Counter[str] = Counter()
    waiting = [_living(name) for name in names]
    while waiting:
        for mutants in tuple(waiting):
            for mutant in mutants:
                kind = kind_of(mutant)
                if taken[kind] < each and _is_told(mutant):
                    taken[kind] += 1
                    yield mutant
                    break
            else:
                waiting.remove(mutants)


def _living(name: str) -> Iterator[Mutant]:
    book = load(name)
    assert not isinstance(book, NotLoaded)
    return (each for each in mutants_of(book) if isinstance(each, Mutant))


def _is_told(mutant: Mutant) -> bool:
    vectors = nearest_first(shipped(mutant.id.partition("/")[0]), mutant)
    return next(telling(mutant.adapter(), vectors), None) is not None


def judged(mutant: Mutant, cases: int, seed: int) -> Caught:
    """Fuzz one mutant until the first difference."""
    bench = open_bench(mutant.id.partition("/")[0])
    assert isinstance(bench, Bench)
    counting = Counting(mutant.adapter())
    for reference in (bench.reference, *bench.others):
        fuzzer = Fuzzer(reference, counting, counting.tally, on_step=counting.step, shrink=False)
        for level in LEVELS:
            # As `conform` does: in a cycle a trick does not say of which book it is, and there is one match.
            again = level == "match" and reference is not bench.reference
            if again or (bench.others and level in LEVELS[:2]):
                continue
            if fuzzer.run(level, cases, seed) is not None:
                return Caught(mutant, level, counting.requests, counting.cases)
    return Caught(mutant, None, counting.requests, counting.cases)


# ---------------------------------------------------------------------- the page
_HEAD = """\
# How soon fuzz catches mistakes

`courtpiece conform BOOK --driver fuzz` draws {cases} cases (`-n`) at each of the levels trick, legal, play,
match and view. Is that enough? Here it judges [mutants](score.md): implementations with one wrong rule.
Counted is what was asked until the first difference, level after level.

All mutants of all books would take hours. So it is a sample: of each kind of change (a section of the book,
and what is done there) at most {each}; the {mutants} mutants are taken by turns from these books: {books}.
Seed {seed}. Measured on {on}, when there were these {number} books; those that came later are not among them.

Whoever lets `conform` run by itself is asked the vectors first, which tell all of these apart.

This page is made by `python -m tests.benchmarks.live --markdown docs/reference/live.md`.

"""


def page(found: Sequence[Caught], names: Sequence[str], each: int, cases: int, seed: int, on: date) -> str:
    """The page."""
    caught = [one for one in found if one.level is not None]
    missed = [one for one in found if one.level is None]
    head = _HEAD.format(
        cases=cases,
        each=each,
        were="was" if each == 1 else "were",
        books=", ".join(f"`{name}`" for name in names),
        mutants=len(found),
        seed=seed,
        on=on.isoformat(),
        number=len(names),
    )
    rows = ["| caught at | mutants | requests: median | 95 % | most | cases: median | 95 % | most |"]
    rows += ["|---|---|---|---|---|---|---|---|"]
    for name, some in [(level, [one for one in caught if one.level == level]) for level in LEVELS] + [
        ("**any level**", caught)
    ]:
        if some:
            asked = _spread([one.requests for one in some]) + _spread([one.cases for one in some])
            rows.append(f"| {name} | {len(some)} | " + " | ".join(f"{each:,}" for each in asked) + " |")
    share = f"{len(caught)} of {len(found)} were caught ({100 * len(caught) / len(found):.1f} %).\n"
    parts = [head, "\n".join(rows), "\n\n", share]
    if missed:
        parts.append("\n## Not caught within the budget\n\nThese need the vectors, or a larger `-n`.\n\n")
        parts.append("| mutant | what is wrong | requests asked |\n|---|---|---|\n")
        parts += [f"| `{one.mutant.id}` | {one.mutant.words} | {one.requests:,} |\n" for one in missed]
    sections = sorted({kind_of(one.mutant).partition(":")[0] for one in found})
    parts.append(
        "\n## By section\n\n| section | mutants | caught | requests: median | most |\n|---|---|---|---|---|\n"
    )
    for section in sections:
        some = [one for one in found if kind_of(one.mutant).partition(":")[0] == section]
        told = [one.requests for one in some if one.level is not None]
        middle, _, most = _spread(told) if told else (0, 0, 0)
        parts.append(f"| `{section}` | {len(some)} | {len(told)} | {middle:,} | {most:,} |\n")
    return "".join(parts)


def _spread(numbers: Sequence[int]) -> tuple[int, int, int]:
    """The median, what 95 % do not go beyond, and the most."""
    ordered = sorted(numbers)
    return round(statistics.median(ordered)), ordered[math.ceil(0.95 * len(ordered)) - 1], ordered[-1]


def main(arguments: Sequence[str]) -> int:
    """Measure, print each mutant, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.live")
    parser.add_argument("books", nargs="*", metavar="BOOK")
    parser.add_argument("-n", dest="cases", type=int, default=CASES)
    parser.add_argument("--each", type=int, default=1, help="mutants of each kind")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--markdown", type=Path)
    given = parser.parse_args(arguments)
    names = given.books or [name for name in books() if " with " not in name]
    found = []
    for mutant in chosen(names, given.each):
        began = time.perf_counter()
        one = judged(mutant, given.cases, given.seed)
        found.append(one)
        where = f"at {one.level}" if one.level else "not caught"
        took = time.perf_counter() - began
        sys.stdout.write(f"{one.requests:6} requests  {took:5.1f} s  {where:10}  {mutant.id}\n")
        sys.stdout.flush()
    if not found:
        sys.stdout.write("no mutant of these books can be told apart\n")
        return 1
    text = page(found, names, given.each, given.cases, given.seed, datetime.now(tz=UTC).date())
    sys.stdout.write(text)
    if given.markdown is not None:
        given.markdown.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
