"""Running commands in tests."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

from courtpiece_spec.cli import main as frame

PROGRAM = [sys.executable, "-m", "courtpiece_spec"]

OURS = """court 1

variant ours "Ours" extends single_sir {
  replace score.dealer_wins: when winner is dealer_side -> 7
}
"""

BROKEN = """court 1

variant broken "Broken" extends single_sir {
  replace score.dealer_win: otherwise -> 7
}
"""


@frozen
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """Its stdout as JSON lines."""
        return [json.loads(line) for line in self.out.splitlines()]


@frozen
class Courtpiece:
    """Runs `courtpiece` in this process."""

    capture: pytest.CaptureFixture[str]
    patch: pytest.MonkeyPatch

    def __call__(self, *arguments: str | Path, stdin: bytes = b"") -> Ran:
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        self.capture.readouterr()
        code = frame.run([str(each) for each in arguments])
        captured = self.capture.readouterr()
        assert "Traceback" not in captured.err
        return Ran(int(code), captured.out, captured.err)


def process(*arguments: str | Path, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """Runs `courtpiece` as a process of its own."""
    command = [*PROGRAM, *map(str, arguments)]
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 60} | more
    return subprocess.run(command, check=False, env=os.environ | {"COLUMNS": "80"}, **options)
