"""Adapters that misbehave as programs: each has a named outcome, nothing hangs, and the run goes on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import Bench, open_bench
from courtpiece_spec.conformance.outcomes import kind
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.session import Session, Status, conform

# Right about tricks, but for the third request, at which the body of each adapter begins.
ENGINE = """
RANKS = "23456789TJQKA"

def right(request):
    led = request["plays"][0][1][1]
    def strength(play):
        rank, suit = play[1]
        return (2 if suit == request["trump"] else 1 if suit == led else 0), RANKS.index(rank)
    say(request, winner=max(request["plays"], key=strength)[0])

for number, request in enumerate(requests(), start=1):
    if number != 3:
        right(request)
        continue
"""

MISBEHAVIOUR: dict[str, tuple[str, str, str]] = {
    "slow": ("time.sleep(60)", "timeout", "no answer within 0.5 s"),
    "stops_reading": ("while True: time.sleep(1)", "timeout", "no answer within 0.5 s"),
    "crashes": ("raise SystemExit(7)", "crash", "exit status 7"),
    "is_killed": ("os.kill(os.getpid(), 11)", "crash", "SIGSEGV"),
    "closes_its_output": ("os.close(1); time.sleep(60)", "crash", "closed its standard output"),
    "prints_garbage": ('raw(b"Segmentation fault\\n")', "garbage", "not JSON"),
    "prints_a_debug_line": ('raw(b"DEBUG 3\\n"); right(request)', "garbage", "more than one line|not JSON"),
    "two_lines_at_once": (
        'raw(b\'{"id":"%b","winner":0}\\n\' % request["id"].encode() * 2)',
        "garbage",
        "more than one line",
    ),
    "half_a_line": ("raw(b'{\"id\":'); time.sleep(60)", "garbage", "half a line"),
    "floods": ('\n    while True: raw(b"x" * 65536)', "garbage", "more than 1048576 bytes"),
    "invalid_utf8": ('raw(b\'{"id":"\\xff"}\\n\')', "garbage", "not UTF-8"),
    "wrong_id": ('right({**request, "id": "0"})', "garbage", "wrong id"),
    "no_id": ("raw(b'{\"winner\":0}\\n')", "garbage", "wrong id: no id"),
    "not_a_number": ('raw(b\'{"id":"%b","winner":NaN}\\n\' % request["id"].encode())', "garbage", "NaN"),
    "no_seat": ("say(request, winner=9)", "garbage", "9 is not"),
    "answers_an_error": ('say(request, error={"message": "out of cards"})', "error", "out of cards"),
    "escapes": ('raw(b"\\x1b]0;owned\\x07\\x1b[31m[b]<script>\\n")', "garbage", "not JSON"),
}


LATE = {"slow", "stops_reading", "half_a_line"}
"""What only a timeout ends; all else is noticed when it happens, however slow the machine."""


def judged(command: list[str], timeout: float = 60.0, count: int = 12) -> Session:
    bench = open_bench("single_sir")
    assert isinstance(bench, Bench)
    session = Session("single_sir", 0, count, drivers=("fuzz",))
    with AdapterProcess(command, protocol.hello("0"), timeout=timeout, start_timeout=60.0) as process:
        conform(session, process, bench, ("trick",))
    return session


def test_the_engine_without_misbehaviour_passes(script: Callable[[str], list[str]]) -> None:
    assert judged(script(ENGINE + "    right(request)\n")).status is Status.CONFORMS


@pytest.mark.parametrize("name", MISBEHAVIOUR)
def test_a_misbehaving_program_is_named_and_the_run_goes_on(
    name: str, script: Callable[[str], list[str]]
) -> None:
    body, outcome, words = MISBEHAVIOUR[name]
    began = time.monotonic()
    session = judged(script(ENGINE + f"    {body}\n"), timeout=0.5 if name in LATE else 60.0)
    assert time.monotonic() - began < 60
    assert session.status is Status.DIFFERS
    assert session.findings == []
    assert {kind(case.fault) for case in session.faults} == {outcome}
    texts = [case.fault.text for case in session.faults]
    assert any(word in text for text in texts for word in words.split("|")), texts
    # Each start misbehaves at its third request: there were more starts than one, and right answers between.
    assert session.tally.agreed["trick"] >= 6
    assert not session.tally.gave_up


def test_children_do_not_outlive_the_run(script: Callable[[str], list[str]], tmp_path: Path) -> None:
    note = tmp_path / "children"
    body = (
        'child = subprocess.Popen(["sleep", "300"]); '
        f'print(child.pid, file=open({str(note)!r}, "a")); raise SystemExit(1)'
    )
    session = judged(script(ENGINE + f"    {body}\n"))
    assert {kind(case.fault) for case in session.faults} == {"crash"}
    children = [int(line) for line in note.read_text().split()]
    assert children
    for child in children:
        for _ in range(100):
            if not running(child):
                break
            time.sleep(0.05)
        assert not running(child)


def running(process: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked after yet does not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    try:
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
