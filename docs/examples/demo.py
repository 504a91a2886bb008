"""The demonstration, `make demo`: two sample programs are judged by one book.

The first plays by the book. The second has a defect that one meets in real programs; that the judge finds it
is the point, so this script succeeds when the first verdict is 0 and the second is 1.
"""

import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BOOK = "single_sir"
STEPS = [
    ("A program that plays by the book", "docs/examples/single_sir_adapter.py", 0),
    ("The same game, with a defect", "docs/examples/single_sir_defect_adapter.py", 1),
]


def main() -> int:
    """Judge both; 0 if both verdicts are as they should be, else 1."""
    as_expected = True
    for title, adapter, expected in STEPS:
        shown = ["courtpiece", "conform", BOOK, "--", "python", adapter]
        print(f"\n== {title}\n$ {shlex.join(shown)}", flush=True)
        # The interpreter that runs this script has the package; `python` on the path need not.
        real = [sys.executable, "-m", "courtpiece_spec", "conform", BOOK, "--", sys.executable, adapter]
        status = subprocess.run(real, cwd=ROOT, check=False).returncode
        as_expected &= status == expected
        print(_verdict(status, expected), flush=True)
    return 0 if as_expected else 1


def _verdict(status: int, expected: int) -> str:
    if status != expected:
        return f"-- exit status {status}, but {expected} was to be expected: the demonstration failed"
    if status == 0:
        return "-- exit status 0: it conforms"
    return "-- exit status 1: the defect was found and shown above, as it should be"


if __name__ == "__main__":
    sys.exit(main())
