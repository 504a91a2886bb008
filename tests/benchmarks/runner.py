"""How fast the runner asks: requests a second with every check on, and all vectors of a book by an adapter.

    python -m tests.benchmarks.runner [REQUESTS]

1. `trick` requests to an adapter that answers at once, each request and each answer checked by its form, one
   after the other: wall time, and the time of this process alone, which other programs do not disturb.
2. `run` of all vectors of `single_sir` against the Python adapter that the package gives to start from.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import Bench, open_bench
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.judge import Agrees, Tally, judge
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.vectors.library import shipped

TURNS = 5
ADAPTER = Path(__file__).resolve().parents[2] / "courtpiece_spec/adapters/python/adapter.py"
NOTHING_ELSE = """\
import sys
for line in sys.stdin:
    if '"hello"' in line:
        sys.stdout.write('{"id":"0","protocol":1,"implementation":{"name":"x"},"levels":["trick"],"books":["x"]}\\n')
    else:
        sys.stdout.write('{"id":' + line[6:line.index('"', 7) + 1] + ',"winner":0}\\n')
    sys.stdout.flush()
"""


def tricks(number: int) -> tuple[float, float]:
    """So many `trick` requests: seconds, and seconds of this process."""
    request = protocol.trick("single_sir", "H", [(2, "9S"), (3, "KS"), (0, "2H"), (1, "AS")])
    expected = {"winner": 0}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "adapter.py"
        path.write_text(NOTHING_ELSE, "utf-8")
        with AdapterProcess([sys.executable, str(path)], protocol.hello("0"), timeout=30) as process:
            process.greet()
            wall, own = time.perf_counter(), time.process_time()
            for _ in range(number):
                verdict = judge(process, request, expected)
                assert isinstance(verdict, Agrees), verdict
            return time.perf_counter() - wall, time.process_time() - own


def vectors(book: str) -> tuple[float, Counter[str]]:
    """All vectors of a book by the Python adapter: seconds, with the start of the program, and how many."""
    bench = open_bench(book)
    assert isinstance(bench, Bench)
    tally, faults, findings = Tally(), list[FaultCase](), list[Finding]()
    began = time.perf_counter()
    with AdapterProcess([sys.executable, str(ADAPTER)], protocol.hello("0"), timeout=30) as process:
        run_vectors(
            bench.reference,
            process,
            shipped(book),
            tally,
            faults.append,
            findings.append,
            lambda _: None,
        )
    took = time.perf_counter() - began
    assert not faults
    assert not findings
    return took, tally.judged


def main() -> None:
    """Measure and print."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    tricks(number // 10)  # warms up
    found = [tricks(number) for _ in range(TURNS)]
    for name, seconds in (
        ("wall time", [wall for wall, _ in found]),
        ("own time", [own for _, own in found]),
    ):
        speeds = [number / each for each in seconds]
        middle = statistics.median(speeds)
        line = f"trick, {name:10} {middle:8,.0f} requests/s   ({min(speeds):,.0f} to {max(speeds):,.0f})\n"
        sys.stdout.write(line)
    took, judged = vectors("single_sir")
    counts = ", ".join(f"{count} {level}" for level, count in judged.items())
    sys.stdout.write(f"run of single_sir       {took:.2f} s for {judged.total()} vectors ({counts})\n")


if __name__ == "__main__":
    main()
