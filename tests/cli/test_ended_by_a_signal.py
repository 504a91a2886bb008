"""Whatever command is ended by a signal says so, with the exit status that the help tells."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.no_cover  # it is run in processes of its own

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    "command", [["record", "single_sir", "-n", "10000000"], ["simulate", "single_sir", "-n", "10000000000"]]
)
def test_a_signal_ends_every_command_alike(command: list[str], number: int, tmp_path: Path) -> None:
    with (tmp_path / "out").open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "courtpiece_spec", *command], cwd=ROOT, stdout=out, stderr=subprocess.PIPE
        )
        time.sleep(3)
        process.send_signal(number)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"interrupted" in told
    assert b"Traceback" not in told
