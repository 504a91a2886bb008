"""The commands of a page, and the output it shows for them.

A block marked `console` holds commands, each after ``$ ``, with their output below.
`python -m tests.readme PAGE…` writes the real output into a page.  A command runs in a folder of its own that
knows `docs/`; `cat` shows a file.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).resolve().parents[1]
_BLOCK = re.compile(r"(?<=^```console\n)(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)


@frozen
class Shown:
    """A command of a page with the output shown."""

    command: str
    output: str


def blocks(page: str) -> Iterator[tuple[Shown, ...]]:
    """The commands of each block of a page."""
    for found in _BLOCK.finditer(page):
        yield tuple(_commands(found.group(1)))


def _commands(text: str) -> Iterator[Shown]:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield Shown(command, output)


def run(command: str, folder: Path) -> str:
    """What a command prints, in plain letters at 100 columns."""
    words = shlex.split(command)
    if words[0] == "cat":
        return (folder / words[1]).read_text("utf-8")
    if words[0] == "courtpiece":
        words = [sys.executable, "-m", "courtpiece_spec", *words[1:]]
    starts = {0, *(place + 1 for place, word in enumerate(words) if word == "--")}
    words = [
        sys.executable if word == "python" and place in starts else word for place, word in enumerate(words)
    ]
    plain = {"COLUMNS": "100", "NO_COLOR": "1", "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **plain},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return "\n".join(line.rstrip() for line in (ran.stdout + ran.stderr).splitlines()) + "\n"


def with_output(page: str) -> str:
    """The page with the real output of all its commands."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "docs").symlink_to(ROOT / "docs")

        def filled(found: re.Match[str]) -> str:
            parts = []
            for shown in _commands(found.group(1)):
                output = run(shown.command, folder)
                parts.append(f"$ {shown.command}\n" + (output if output.strip() else ""))
            return "".join(parts)

        return _BLOCK.sub(filled, page)


if __name__ == "__main__":
    for each in map(Path, sys.argv[1:]):
        each.write_text(with_output(each.read_text("utf-8")), "utf-8")
