"""Whatever an adapter does comes to a value that names it, in time, and nothing of it survives."""

import os
import re
import select
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from courtpiece_spec.conformance.outcomes import (
    Answer,
    CannotStart,
    Crash,
    Garbage,
    Outcome,
    Timeout,
    ending,
    kind,
    shown,
)
from courtpiece_spec.conformance.process import AdapterProcess, read_answer

Script = Callable[[str], list[str]]
HELLO = {"cmd": "hello", "protocol": [1]}
TRICK = {"cmd": "trick", "trump": "H"}


PATIENCE = 30.0
"""Seconds for an answer where it is not the timeout that is tested: a slow machine may need some of them."""
HANG = 300.0
"""Seconds of this process that only what waits at every answer needs, however slow the machine."""
SOON = 2.0
"""Seconds for an answer that never comes, but is waited for until something else has."""


def process(
    command: list[str], timeout: float = PATIENCE, start: float = 60.0, restarts: int = 10
) -> AdapterProcess:
    return AdapterProcess(command, HELLO, timeout=timeout, start_timeout=start, max_restarts=restarts)


def outcome_of(command: list[str], timeout: float = PATIENCE) -> Outcome:
    """What a request comes to after a good hello. The run must be able to go on afterwards.

    Whatever is no timeout is noticed when it happens: nothing here waits for half a minute.
    """
    with process(command, timeout) as adapter:
        assert isinstance(adapter.greet(), Answer)
        began = time.monotonic()
        outcome = adapter.ask(TRICK)
        assert time.monotonic() - began < PATIENCE
        assert isinstance(adapter.greet(), Answer)
    return outcome


def gone(pid: int) -> bool:
    for _ in range(1000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            return True
        time.sleep(0.02)
    return False


def test_an_answer_is_an_object_with_the_id_sent(script: Script) -> None:
    with process(script("for r in requests(): say(r, cmd=r['cmd'], trump=r['trump'])")) as adapter:
        for number in range(1, 50):
            outcome = adapter.ask({"cmd": "trick", "trump": number})
            assert isinstance(outcome, Answer)
            assert outcome.message == {"id": str(number), "cmd": "trick", "trump": number}
        assert adapter.restarts == 0


def test_never_answers(script: Script) -> None:
    outcome = outcome_of(script("for r in requests(): time.sleep(60)"), timeout=0.3)
    assert isinstance(outcome, Timeout)
    assert "0.3 s" in outcome.text


def test_a_request_that_is_never_read_does_not_block(script: Script) -> None:
    with process(script("hello(json.loads(sys.stdin.readline()))\ntime.sleep(60)"), timeout=0.3) as adapter:
        outcome = adapter.ask({"cmd": "play", "record": "x" * 1_000_000})
    assert isinstance(outcome, Timeout)


def test_a_long_request_is_written_in_full(script: Script) -> None:
    with process(script("for r in requests(): say(r, size=len(r['record']))")) as adapter:
        outcome = adapter.ask({"cmd": "play", "record": "x" * 1_000_000})
    assert isinstance(outcome, Answer)
    assert outcome.message["size"] == 1_000_000


def test_crashes_on_the_third_request(script: Script) -> None:
    body = """
count = 0
for r in requests():
    count += 1
    if count == 3:
        print("no such card", file=sys.stderr)
        sys.exit(7)
    say(r)
"""
    with process(script(body)) as adapter:
        kinds = [type(adapter.ask(TRICK)) for _ in range(7)]
        assert kinds == [Answer, Answer, Crash] * 2 + [Answer]
        adapter.ask(TRICK)
        crash = adapter.ask(TRICK)
    assert crash == Crash(7, "no such card\n")


def test_ended_by_a_signal(script: Script) -> None:
    outcome = outcome_of(script("for r in requests(): os.kill(os.getpid(), 11)"))
    assert isinstance(outcome, Crash)
    assert "SIGSEGV" in outcome.text


def test_closes_its_output_and_lives_on(script: Script) -> None:
    outcome = outcome_of(script("for r in requests(): os.close(1); time.sleep(60)"))
    assert outcome == Crash(None)


def test_exits_at_start(script: Script) -> None:
    with process(script("sys.exit('no licence')")) as adapter:
        assert adapter.greet() == Crash(1, "no licence\n")


@pytest.mark.parametrize(
    ("command", "reason"),
    [(["/no/such/program"], "No such file"), ([os.devnull], "Permission denied"), (["a\0b"], "null byte")],
)
def test_cannot_start(command: list[str], reason: str) -> None:
    with process(command) as adapter:
        outcome = adapter.greet()
    assert isinstance(outcome, CannotStart)
    assert reason in outcome.text


def test_a_slow_start_is_not_a_slow_answer(script: Script) -> None:
    with process(script("time.sleep(1.5)\nfor r in requests(): say(r)"), timeout=1.0) as adapter:
        assert isinstance(adapter.ask(TRICK), Answer)


def test_start_timeout(script: Script) -> None:
    with process(script("time.sleep(60)"), start=0.3) as adapter:
        assert isinstance(adapter.greet(), Timeout)


GARBAGE = {
    "log line": ("raw(b'player 2 wins\\n')", "not JSON"),
    "half a line": ("raw(b'{\"id\":')\n    time.sleep(60)", "half a line"),
    "half a line, then exit": ("raw(b'{\"id\":')\n    sys.exit(3)", "half a line, .* exit status 3"),
    "two lines": ('raw(b\'{"id":"1"}\\n{"id":"1"}\\n\')', "more than one line"),
    "a megabyte": ("raw(b'x' * 5_000_000 + b'\\n')", "more than 1048576 bytes"),
    "no line feed ever": ("[raw(b'x' * 100_000) for _ in iter(int, 1)]", "more than 1048576 bytes"),
    "invalid UTF-8": ('raw(b\'{"id":"\\xff"}\\n\')', "not UTF-8: byte 0xff at 7"),
    "wrong id": ("say({'id': '77'})", 'wrong id: "77" where the request had "1"'),
    "number as id": ("say({'id': 1})", "wrong id: 1 "),
    "no id": ("raw(b'{}\\n')", "no id"),
    "not an object": ("raw(b'[1]\\n')", "not a JSON object"),
    "empty line": ("raw(b'\\n')", "an empty line"),
    "NaN": ("say(r, winner=float('nan'))", "NaN is no JSON number"),
    "infinity": ('raw(b\'{"id":"1","winner":1e999}\\n\')', "1e999 is no JSON number"),
    "huge integer": ("raw(b'{\"id\":\"1\",\"winner\":' + b'9' * 9000 + b'}\\n')", "thousands of digits"),
    "key twice": ('raw(b\'{"id":"1","winner":1,"winner":2}\\n\')', 'the key "winner" stands there twice'),
    "key twice within": ('raw(b\'{"id":"1","r":[{"at":1,"at":1}]}\\n\')', 'the key "at" stands there twice'),
    "deep": ("raw(b'[' * 500_000 + b'\\n')", "nested too deeply"),
    "byte order mark": ('raw(b\'\\xef\\xbb\\xbf{"id":"1"}\\n\')', "byte order mark"),
}


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_is_named_and_shown(script: Script, name: str) -> None:
    action, why = GARBAGE[name]
    waits = "time.sleep" in action
    outcome = outcome_of(script(f"for r in requests():\n    {action}"), SOON if waits else PATIENCE)
    assert isinstance(outcome, Garbage)
    assert re.search(why, outcome.text), outcome.text
    assert len(outcome.line) < 500
    assert kind(outcome) == "garbage"


def test_a_second_line_that_comes_late(script: Script) -> None:
    with process(script("for r in requests():\n    say(r); time.sleep(0.1); say(r)")) as adapter:
        assert isinstance(adapter.ask(TRICK), Answer)
        assert adapter._child is not None
        assert select.select([adapter._child.out], [], [], PATIENCE)[0]
        outcome = adapter.ask(TRICK)
        assert isinstance(outcome, Garbage)
        assert "nobody had asked" in outcome.text
        assert isinstance(adapter.ask(TRICK), Answer)


def test_a_flood_on_standard_error_is_drained_and_its_end_kept(script: Script) -> None:
    body = """
for r in requests():
    sys.stderr.write("noise " * 100_000 + "the end")
    sys.stderr.flush()
    if r["trump"] == "S":
        sys.exit(2)
    say(r)
"""
    with process(script(body)) as adapter:
        assert isinstance(adapter.ask(TRICK), Answer)
        crash = adapter.ask({"cmd": "trick", "trump": "S"})
    assert isinstance(crash, Crash)
    assert crash.stderr.endswith("the end")
    assert len(crash.stderr) <= 4000


def test_an_endless_flood_on_standard_error_times_out(script: Script) -> None:
    flood = script("for r in requests():\n    while True: sys.stderr.write('x' * 10000)")
    outcome = outcome_of(flood, timeout=0.3)
    assert isinstance(outcome, Timeout)


FORK = """
for r in requests():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print(child.pid, file=sys.stderr, flush=True)
    {}
"""


@pytest.mark.parametrize(
    ("then", "expected"), [("sys.exit(5)", Crash), ("time.sleep(60)", Timeout), ("raw(b'?\\n')", Garbage)]
)
def test_a_child_that_would_outlive_it_ends_with_it(script: Script, then: str, expected: type) -> None:
    outcome = outcome_of(script(FORK.format(then)), 2 * SOON if expected is Timeout else PATIENCE)
    assert type(outcome) is expected
    assert not isinstance(outcome, Answer)
    if isinstance(outcome, Crash):
        assert outcome.status == 5
    assert gone(int(outcome.stderr))


def test_an_end_is_noticed_although_a_child_holds_the_pipes(script: Script) -> None:
    """By the end of the program: its output stays open, and the time for an answer is far from over."""
    outcome = outcome_of(script(FORK.format("sys.exit(5)")), timeout=10 * PATIENCE)
    assert isinstance(outcome, Crash)
    assert outcome.status == 5


def test_half_a_line_before_such_an_end(script: Script) -> None:
    body = FORK.format("raw(b'{\"id\":'); sys.exit(5)")
    outcome = outcome_of(script(body), timeout=10 * PATIENCE)
    assert isinstance(outcome, Garbage)
    assert outcome.text == "half a line, then nothing more, and the adapter ended with exit status 5"


def test_an_answer_just_before_such_an_end_counts(script: Script) -> None:
    with process(script(FORK.format("say(r, winner=2); sys.exit(5)"))) as adapter:
        outcome = adapter.ask(TRICK)
    assert isinstance(outcome, Answer)
    assert outcome.message["winner"] == 2


def test_closing_ends_the_children_of_an_adapter_that_behaved(script: Script) -> None:
    body = FORK.format("say(r, child=child.pid)")
    with process(script(body)) as adapter:
        outcome = adapter.ask(TRICK)
    assert isinstance(outcome, Answer)
    assert gone(outcome.message["child"])


def test_an_adapter_that_ignores_bye_is_ended(script: Script) -> None:
    body = "hello(json.loads(sys.stdin.readline()))\nprint(os.getpid(), file=sys.stderr)\ntime.sleep(600)"
    adapter = process(script(body))
    adapter.greet()
    assert adapter._child is not None
    pid = adapter._child.process.pid
    adapter.close()
    adapter.close()
    assert gone(pid)


def test_restarts_are_limited(script: Script) -> None:
    with process(script("for r in requests(): sys.exit(1)"), restarts=3) as adapter:
        outcomes = [adapter.ask(TRICK) for _ in range(5)]
    assert [type(outcome) for outcome in outcomes] == [Crash] * 4 + [CannotStart]
    last = outcomes[-1]
    assert isinstance(last, CannotStart)
    cause = "the adapter ended with exit status 1 instead of answering"
    assert last.text == f"given up after 3 restarts; the last time: {cause}"


def test_who_starts_only_once_is_told_with_its_own_words(script: Script, tmp_path: Path) -> None:
    """Not only that it was given up: why, and what it said, even where an earlier fault was another."""
    once = tmp_path / "once"
    body = f"""
if os.path.exists({str(once)!r}):
    sys.exit("a second start is refused")
open({str(once)!r}, "w").close()
for r in requests(): sys.exit(7)
"""
    with process(script(body), restarts=2) as adapter:
        outcomes = [adapter.ask(TRICK) for _ in range(4)]
    last = outcomes[-1]
    assert isinstance(last, CannotStart)
    assert "the adapter ended with exit status 1" in last.text
    assert last.stderr == "a second start is refused\n"


def test_a_closed_input_is_no_timeout(script: Script) -> None:
    """It answers one request and closes its input: the next one does not wait for the time to be over."""
    body = "for r in requests():\n    os.close(0)\n    say(r, winner=2)\n    time.sleep(600)"
    with process(script(body), timeout=10 * PATIENCE) as adapter:
        assert isinstance(adapter.ask(TRICK), Answer)
        time.sleep(0.5)
        outcome = adapter.ask(TRICK)
    assert isinstance(outcome, Crash)
    assert outcome.text == "the adapter closed its standard input instead of answering"


def test_no_descriptor_is_left_open(script: Script) -> None:
    command = script("for r in requests(): sys.exit(1)")
    before = len(list(Path("/dev/fd").iterdir()))
    with process(command) as adapter:
        for _ in range(5):
            adapter.ask(TRICK)
    assert len(list(Path("/dev/fd").iterdir())) == before


def test_what_is_shown_is_short_and_plain() -> None:
    assert shown(b"\xff\xfe") == "\\xff\\xfe"
    assert shown(b"x" * 9999) == "x" * 400 + "… (9999 bytes)"
    assert ending(-64) == "was ended by signal SIGRTMAX" or "signal 64" in ending(-64)
    assert isinstance(read_answer(b'{"id":"1"}\r', "1"), Answer)


@pytest.mark.skipif(sys.platform != "linux", reason="a measurement, made on Linux only")
def test_the_runner_is_not_the_bottleneck(script: Script) -> None:
    """20,000 requests a second are the aim; `tests/benchmarks/runner.py` measures.

    Here only a runner that hangs at every answer is caught.
    """
    body = """
hello(json.loads(sys.stdin.readline()))
for line in sys.stdin:
    sys.stdout.write('{"id":' + line[6:line.index('"', 7) + 1] + ',"winner":0}\\n')
    sys.stdout.flush()
"""
    with process(script(body)) as adapter:
        adapter.greet()
        began = time.process_time()
        for _ in range(5000):
            assert isinstance(adapter.ask(TRICK), Answer)
        assert time.process_time() - began < HANG
