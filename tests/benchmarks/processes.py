"""Commands as whole processes: how long they take from the shell's view, and how much memory they need."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from tests.benchmarks.contenders import Contender, Done, Entry, Missing
from tests.benchmarks.ours import FIRST

ROOT = Path(__file__).resolve().parents[2]
CACHE = "COURTPIECE_CACHE"
"""Names the folder where compiled kernels are kept."""
FIRST_CALL = (
    "from courtpiece_spec import load; from courtpiece_spec.kernel import kernel_for; "
    f"kernel_for(load({FIRST!r}), policy='random').play(1, 0, 1, 1)"
)
MANY = 10_000_000
# A child's memory is counted from its start, when it is still that of its parent: hence a small parent.
_MEASURING = """\
import json, resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
unit = 1 if sys.platform == "darwin" else 1024
print(json.dumps([done.returncode, peak * unit, done.stderr[-500:].decode(errors="replace")]))
"""


class CommandError(Exception):
    """A command that was to be measured failed."""


def courtpiece(*arguments: str) -> list[str]:
    """The command line of `courtpiece`: its own script where it is installed beside this Python."""
    script = Path(sys.executable).with_name("courtpiece")
    start = [str(script)] if script.exists() else [sys.executable, "-m", "courtpiece_spec"]
    return [*start, *arguments]


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of a child: this project is found, whatever the folder."""
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))} | dict(extra or {})


def run(command: Sequence[str], extra: Mapping[str, str] | None = None) -> float:
    """Run a command to its end: seconds.

    Raises CommandError when it ends with another exit status than 0.
    """
    began = time.perf_counter()
    done = subprocess.run(command, env=environment(extra), cwd=ROOT, capture_output=True, check=False)
    took = time.perf_counter() - began
    if done.returncode:
        words = done.stderr.decode(errors="replace").strip().splitlines()
        raise CommandError(words[-1] if words else f"exit status {done.returncode}")
    return took


def knows(*arguments: str) -> bool:
    """Whether `courtpiece` has a command, or an option of one, that it explains without a fault."""
    done = subprocess.run(
        courtpiece(*arguments, "--help"), env=environment(), capture_output=True, check=False
    )
    return done.returncode == 0


# ---------------------------------------------------------------------- time
def starts() -> tuple[Entry, ...]:
    """What people wait for most often, beside a Python that does nothing."""
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "courtpiece --help": courtpiece("--help"),
        f"courtpiece check {FIRST}": courtpiece("check", FIRST),
    }
    return tuple(
        Contender(name, partial(_timed, command, None), number=1) for name, command in commands.items()
    )


def first_calls(folder: Path) -> tuple[Entry, ...]:
    """The first call of the kernel in a new process: compiled then, or read from the cache in a folder."""
    names = ("first call of the kernel, nothing cached", "first call of the kernel, cached")
    try:
        importlib.import_module("courtpiece_spec.kernel")
    except ImportError as error:
        return tuple(Missing(name, f"the compiled kernel cannot be imported: {error}") for name in names)
    command = [sys.executable, "-c", FIRST_CALL]
    kept = folder / "kept"

    def uncached(_: int) -> Done:
        with tempfile.TemporaryDirectory(dir=folder) as empty:
            return _timed(command, {CACHE: empty}, 1)

    def cached(_: int) -> Done:
        caches = {CACHE: str(kept)}
        if not kept.exists():
            kept.mkdir()
            run(command, caches)
        return _timed(command, caches, 1)

    return Contender(names[0], uncached, number=1), Contender(names[1], cached, number=1)


def _timed(command: Sequence[str], extra: Mapping[str, str] | None, _: int) -> Done:
    return Done(figures={"ms": 1000 * run(command, extra)})


# ---------------------------------------------------------------------- memory
def peak(command: Sequence[str]) -> float:
    """The most memory that a command had at once, in MB (10⁶ bytes).

    Raises CommandError when it ends with another exit status than 0.
    """
    measuring = [sys.executable, "-S", "-c", _MEASURING, *command]
    done = subprocess.run(measuring, env=environment(), cwd=ROOT, capture_output=True, check=True)
    status, size, words = json.loads(done.stdout)
    if status:
        raise CommandError((words.strip().splitlines() or [f"exit status {status}"])[-1])
    return float(size) / 1e6


def memory(rounds: int = MANY) -> tuple[Entry, ...]:
    """The memory of a long simulation, and of a short one to tell what of it grows."""
    names = {number: f"courtpiece simulate {FIRST} -n {number}" for number in (rounds // 1000, rounds)}
    if not knows("simulate"):
        return tuple(Missing(name, "there is no command `simulate`") for name in names.values())

    def play(number: int, _: int) -> Done:
        began = time.perf_counter()
        size = peak(courtpiece("simulate", FIRST, "-n", str(number)))
        return Done(figures={"MB": size, "s": time.perf_counter() - began})

    return tuple(Contender(name, partial(play, number), number=1) for number, name in names.items())
