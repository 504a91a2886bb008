"""Memory does not grow with the file, whatever its kind."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.records.bulk.house import records
from tests.records.bulk.test_archives import archived

MANY = 100_000_000
"""Bytes of the records as lines."""
MORE = 45_000
"""So many kB more than for a short file may be taken: some blocks with their arrays, not half of the file."""
LINES = records("single_sir", 100).encode()
TIMES = MANY // len(LINES)

PROGRAM = """
import resource, sys
from courtpiece_spec.cli import main
peaks = []
for name in sys.argv[1:]:
    assert main.run(["audit", name, "--summary", "--engine", "kernel"]) == 0
    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(peaks[-1] - peaks[-2])
"""


def lines(path: Path, times: int) -> None:
    with path.open("wb") as file:
        for _ in range(times):
            file.write(LINES)


def packed(path: Path, times: int) -> None:
    piece = gzip.compress(LINES * 20)
    path.write_bytes(piece * -(-times // 20))


def arrays(path: Path, times: int) -> None:
    with np.load(io.BytesIO(archived(LINES.decode()))) as file:
        one = {name: file[name] for name in file.files}
    many = {name: one[name] for name in ("format", "book", "hash", "setup_fields")}
    for name in ("packs", "setups", "said", "actions", "results"):
        many[name] = np.concatenate([one[name]] * times)
    for name in ("starts", "result_starts"):
        many[name] = np.append(0, np.cumsum(np.tile(np.diff(one[name]), times)))
    np.savez(path, allow_pickle=True, **many)


@pytest.mark.parametrize(
    ("write", "name"),
    [(lines, "x.jsonl"), (packed, "x.jsonl.gz"), (arrays, "x.npz")],
    ids=["lines", "gzip", "npz"],
)
def test_a_large_file_takes_no_more_than_a_short_one(write: object, name: str, tmp_path: Path) -> None:
    """In one process a file of some blocks, then one of a hundred million bytes."""
    assert callable(write)
    short, long = tmp_path / f"short.{name}", tmp_path / f"long.{name}"
    write(short, 400)
    write(long, TIMES)
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, short, long], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-500:]
    first, second, grown = ran.stdout.splitlines()
    assert first == "40000 records: 40000 right, 0 wrong"
    assert int(second.split(" ")[0]) >= 100 * TIMES
    assert int(grown) < MORE
