"""A runner, or one of its processes, is killed: nothing is left behind, and what was judged is reported."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from courtpiece_spec.conformance.guard import Guard
from courtpiece_spec.conformance.vectors.library import shipped
from tests.conformance.test_adapter_process import gone

pytestmark = pytest.mark.no_cover  # it is run in processes of its own

ROOT = Path(__file__).resolve().parents[2]
Script = Callable[[str], list[str]]
STUCK = """
import signal, subprocess
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
for r in requests():
    if r["cmd"] == "trick":
        say(r, winner=0)
        continue
    child = subprocess.Popen(["sleep", "600"])
    with open({mark!r}, "a") as file:
        file.write(f"{{os.getpid()}} {{os.getppid()}} {{child.pid}}\\n")
    time.sleep(600)
"""


def started(command: list[str], mark: Path, stuck: int, out: Path) -> "subprocess.Popen[bytes]":
    """The runner, once so many adapters are stuck."""
    with out.open("w") as file:
        process = subprocess.Popen(command, cwd=ROOT, stdout=file)
    for _ in range(3000):
        if mark.exists() and mark.read_text().count("\n") >= stuck:
            break
        time.sleep(0.02)
    return process


def conform(jobs: int, script: list[str], *more: str) -> list[str]:
    command = [sys.executable, "-m", "courtpiece_spec", "conform", "single_sir", "--driver", "run", "--json"]
    return [*command, "-j", str(jobs), "--timeout", "600", *more, "--", *script]


def test_a_guard_ends_a_group_when_its_maker_has_gone() -> None:
    with subprocess.Popen(["sleep", "600"], start_new_session=True) as process:
        spared = Guard(process.pid)
        spared.leave()
        assert process.poll() is None
        guard = Guard(process.pid)
        assert guard._shell is not None
        assert guard._shell.stdin is not None
        guard._shell.stdin.close()  # as the end of a process closes it
        assert process.wait(60) == -signal.SIGKILL
        guard._shell.wait(60)


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_outlives_a_runner_that_was_killed(script: Script, tmp_path: Path, jobs: int) -> None:
    mark = tmp_path / "mark"
    command = conform(jobs, script(STUCK.format(mark=str(mark))))
    with started(command, mark, jobs, tmp_path / "out") as process:
        process.kill()
        process.wait()
    for line in mark.read_text().splitlines():
        for pid in map(int, line.split()):  # the adapter, who started it, whom it started
            assert gone(pid)


def test_a_killed_process_of_several_leaves_a_report(script: Script, tmp_path: Path) -> None:
    mark, junit = tmp_path / "mark", tmp_path / "junit.xml"
    command = conform(2, script(STUCK.format(mark=str(mark))), "--junit", str(junit))
    with started(command, mark, 2, tmp_path / "out") as process:
        worker = int(mark.read_text().split()[1])
        assert worker != process.pid
        os.kill(worker, signal.SIGKILL)
        assert process.wait(120) == 130
    *_, last = [json.loads(line) for line in (tmp_path / "out").read_text().splitlines()]
    count = Counter(vector.level for vector in shipped("single_sir"))
    assert last["type"] == "footer"
    assert last["interrupted"]
    assert last["lost"].startswith("one of the processes that judged was ended from outside")
    assert last["judged"] == {"trick": count["trick"]}
    # The adapter offers trick, legal and play.
    assert last["not_asked"] == {"legal": count["legal"], "play": count["play"]}
    root = ET.parse(junit).getroot()
    assert int(root.attrib["skipped"]) == count["legal"] + count["play"]
    for pid in map(int, mark.read_text().split()):
        assert pid == process.pid or gone(pid)
