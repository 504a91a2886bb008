"""`courtpiece conform`: what it prints and how it ends, also with adapters that misbehave."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.cli import main
from courtpiece_spec.conformance import bench
from courtpiece_spec.conformance.process import AdapterProcess
from tests.conformance import run_conform, sample
from tests.conformance.test_adapter_process import gone

Script = Callable[[str], list[str]]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _sample_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "open_bench", run_conform.open_bench)
    monkeypatch.setenv("COLUMNS", "100")
    usual = AdapterProcess.__init__.__kwdefaults__ or {}
    monkeypatch.setattr(AdapterProcess.__init__, "__kwdefaults__", {**usual, "start_timeout": 120.0})


@pytest.fixture
def conform(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def run(*arguments: str) -> tuple[int, str, str]:
        # What is said here of counts and reports is about rounds drawn by chance, not about the vectors.
        book, *rest = arguments
        # A slow machine gets all the time it needs, where it is not the timeout that is tested.
        status = main.run(["conform", book, "--driver", "fuzz", "--timeout", "60", *rest])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return status, captured.out, captured.err

    return run


Conform = Callable[..., tuple[int, str, str]]


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_the_correct_adapter_conforms(conform: Conform) -> None:
    status, out, err = conform("single_sir", "-n", "40", "--", *sample.CORRECT)
    assert status == 0
    assert err == ""
    assert "single-sir-example 1.0 (Python)" in out
    assert "conforms: no difference found" in out
    assert "44 trick, 44 legal" in out  # every ninth is asked twice


def test_the_defect_is_drawn_with_its_clause(conform: Conform) -> None:
    status, out, err = conform("single_sir", "--level", "play", "--", *sample.DEFECT)
    assert status == 1
    assert err == ""
    for text in (
        "DIFFERENCE at level play",
        "expected",
        "answered",
        "single_sir/play.takes",
        run_conform.SENTENCE,
        "B9",
        "seed      0",
        "does not conform: 1 difference",
        " leads ",
    ):
        assert text in out
    drawn = out.split("\ntrick ")[0]
    assert all(drawn.count(sign) >= 4 for sign in "♠♥♦♣")
    pasted = json.loads(next(line for line in out.splitlines() if line.startswith("{")))
    assert pasted["clause"] == "single_sir/play.takes"
    assert len(pasted["request"]["record"]["actions"].split()) == 5
    # What is pasted is the whole case: the reference agrees with what it expects.
    line = sample.audit(pasted["request"]["record"])
    assert line["winners"] == pasted["expect"]["winners"]


def test_json_lines(conform: Conform) -> None:
    status, out, err = conform("single_sir", "--json", "--seed", "5", "--", *sample.DEFECT)
    first, *cases, last = lines(out)
    assert status == last["exit"] == 1
    assert err == ""
    assert first["type"] == "header"
    assert first["format"] == "courtpiece-report/1"
    assert (first["book"], first["seed"]) == ("single_sir", 5)
    assert first["implementation"]["name"] == "single-sir-example"
    assert [case["level"] for case in cases] == ["trick", "play"]
    assert all(case["outcome"] == "differs" and case["seed"] == 5 for case in cases)
    assert cases[0]["sentence"] == run_conform.SENTENCE
    assert cases[0]["sources"] == ["B9"]
    assert last["type"] == "footer"
    assert last["differences"] == 2


def test_a_report_of_a_conforming_adapter(conform: Conform) -> None:
    status, out, _ = conform("double_sir", "--json", "-n", "20", "--", *sample.CORRECT)
    _, last = lines(out)
    assert status == last["exit"] == 0
    assert last["judged"]["trick"] == last["agreed"]["trick"] == 22


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["single_sir"], "put its command after '--'"),
        (["single_sir", "--level", "trik", "--", "x"], "Did you mean 'trick'?"),
        (["single_sir", "--level", "", "--", "x"], "There are trick, legal, play, match, view, load, act."),
        (["single_sir", "-n", "0", "--", "x"], "-n"),
        (["single_sir", "--timeout", "nan", "--", "x"], "--timeout"),
        (["single_sir", "--driver", "ran", "--", "x"], "Did you mean 'run'?"),
        (["no_such_book", "--", "x"], "there is no book 'no_such_book'"),
    ],
)
def test_usage(conform: Conform, arguments: list[str], message: str) -> None:
    status, out, err = conform(*arguments)
    assert status == 2
    assert out == ""
    assert message in err


def offering(what: str, protocol: int = 1) -> str:
    about = "implementation={'name': 'x'}"
    return f"say(json.loads(sys.stdin.readline()), protocol={protocol}, {about}, {what})"


UNUSABLE = {
    "exits at start": ("print('no licence', file=sys.stderr); sys.exit(4)", "exit status 4"),
    "garbage": ("print('Welcome!', flush=True); time.sleep(60)", "not JSON"),
    "no implementation": (
        "say(json.loads(sys.stdin.readline()), protocol=1)",
        "$: implementation is missing",
    ),
    "error": ("say(json.loads(sys.stdin.readline()), error={'message': 'x'})", "hello must be answered"),
    "other version": (
        offering("levels=[], books=[]", protocol=2),
        "no common version",
    ),
    "other book": (
        offering("levels=['play'], books=['hakem']"),
        "does not offer single_sir; it offers hakem",
    ),
    "other levels": (
        offering("levels=['dance'], books=['single_sir']"),
        "none of the levels",
    ),
    "everything declined": (
        "for r in requests(): say(r, unsupported={'feature': r['cmd']})",
        "nothing was judged: unsupported: trick",
    ),
}


@pytest.mark.parametrize("name", UNUSABLE)
@pytest.mark.parametrize("as_json", [False, True])
def test_unusable(conform: Conform, script: Script, name: str, as_json: bool) -> None:
    body, why = UNUSABLE[name]
    flags = ["--json"] if as_json else []
    status, out, _ = conform("single_sir", *flags, "-n", "10", "--", *script(body))
    assert status == 3
    if as_json:
        first, last = lines(out)
        assert first["type"] == "header"
        assert last["exit"] == 3
        assert why in last["unusable"]
    else:
        assert why in out


def test_a_program_that_is_not_there(conform: Conform) -> None:
    status, out, _ = conform("single_sir", "--", "/no/such/adapter")
    assert status == 3
    assert "cannot start '/no/such/adapter': No such file or directory" in out


def test_a_book_with_options_may_be_declined(conform: Conform) -> None:
    status, out, _ = conform("double_sir with ace_on_ace", "-n", "5", "--", *sample.CORRECT)
    assert status == 3
    assert "unsupported: book double_sir with ace_on_ace" in out


LATE = {"never answers", "floods stderr", "half a line"}
"""What only a timeout ends; all else is noticed when it happens."""

FAULTS = {
    "never answers": ("time.sleep(60)", "timeout"),
    "crashes on the third": (
        "count = globals().get('count', 0) + 1\n    if count > 2: sys.exit(9)\n    say(r, winner=9 - 9)",
        "crash",
    ),
    "garbage": ("raw(b'Player 2 wins\\n')", "garbage"),
    "two lines": ("say(r, winner=0); say(r, winner=0)", "garbage"),
    "half a line": ("raw(b'{'); time.sleep(60)", "garbage"),
    "half a line, then the end": ("raw(b'{'); sys.exit(9)", "garbage"),
    "a megabyte": ("raw(b'x' * 2_000_000)", "garbage"),
    "invalid UTF-8": ("raw(b'\\xff\\n')", "garbage"),
    "wrong id": ("say({'id': 'x'}, winner=0)", "garbage"),
    "NaN": ("say(r, winner=float('nan'))", "garbage"),
    "floods stderr": ("[sys.stderr.write('x' * 9999) for _ in iter(int, 1)]", "timeout"),
    "wrong form": ("say(r, winner='North', legal=1, accepted=None)", "garbage"),
    "error": ("say(r, error={'message': 'index out of range'})", "error"),
    "child holds the pipes": (
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']); sys.exit(9)",
        "crash",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_after_a_good_hello(conform: Conform, script: Script, name: str) -> None:
    action, outcome = FAULTS[name]
    command = script(f"for r in requests():\n    {action}")
    timeout = {"half a line": "1"}.get(name, "0.1") if name in LATE else "60"
    count = "4" if name in LATE else "15"
    began = time.monotonic()
    status, out, err = conform(
        "single_sir", "--json", "--timeout", timeout, "-n", count, "--level", "trick", "--", *command
    )
    if name not in LATE:
        assert time.monotonic() - began < float(timeout)
    assert status == 1
    assert err == ""
    _, *cases, last = lines(out)
    assert last["exit"] == 1
    assert cases[0]["outcome"] == outcome
    assert cases[0]["request"]["cmd"] == "trick"
    assert last["faults"][outcome] >= 1


def test_faults_are_shown_once_of_a_kind(conform: Conform, script: Script) -> None:
    body = "for r in requests():\n    print('bad card', file=sys.stderr); sys.exit(9)"
    status, out, _ = conform("single_sir", "--level", "legal", "--", *script(body))
    assert status == 1
    assert out.count("CRASH at level legal: the adapter ended with exit status 9") == 1
    assert "stderr    bad card" in out
    assert "restarted too often" in out
    # Eleven starts, one question each; what is twelfth is not asked any more: 300 are the rule.
    assert "not asked 288 legal: too many faults before" in out
    assert "does not conform: 0 differences, 12 faults" in out


def test_nothing_that_an_adapter_prints_is_obeyed(conform: Conform, script: Script) -> None:
    body = r"""
hello = lambda r: say(r, protocol=1, implementation={"name": "[red]x[/red]\x1b[31m\u202e", "version": "[/]"},
                      levels=["trick", "legal"], books=["single_sir"])
for r in requests():
    if r["cmd"] == "trick":
        print("\x1b]0;title\x07[bold]stderr[/bold]", file=sys.stderr, flush=True)
        raw(b"\x1b[2J[blink]line[/blink]\n")
    else:
        say(r, error={"message": "\ud800 [link=x]y[/link] \r\n:smile:"})
"""
    command = script(body)
    status, out, _ = conform("single_sir", "--level", "trick", "-n", "20", "--", *command)
    assert status == 1
    assert "[red]x[/red]<U+001B>[31m<U+202E> [/]" in out
    assert "<U+001B>[2J[blink]line[/blink]" in out
    assert "<U+001B>]0;title<U+0007>[bold]stderr[/bold]" in out
    assert "\x1b" not in out
    status, out, _ = conform("single_sir", "--level", "legal", "-n", "20", "--", *command)
    assert status == 1
    assert "<U+D800> [link=x]y[/link] <U+000D><U+000A>:smile:" in out


def test_a_fault_of_ours(conform: Conform, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise LookupError("the engine broke")

    monkeypatch.setattr(sample, "winner", broken)
    status, _, err = conform("single_sir", "-n", "5", "--", *sample.CORRECT)
    assert status == 4
    assert "a fault of ours: LookupError: the engine broke" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "body", ["for r in requests(): sys.exit(1)", "for r in requests(): say(r, winner=9)"]
)
def test_a_full_disk_under_the_report(script: Script, body: str) -> None:
    command = [sys.executable, "-m", "tests.conformance.run_conform", "conform", "single_sir"]
    for flags in ([], ["--json"]):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [*command, *flags, "-n", "10", "--", *script(body)],
                cwd=ROOT,
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == 2
        assert done.stderr == "courtpiece: cannot write the output: no space left on device\n"


def test_endless_errors_end(conform: Conform, script: Script) -> None:
    body = "for r in requests(): say(r, error={'message': 'not yet'})"
    status, out, _ = conform("single_sir", "--json", "-n", "1000", "--", *script(body))
    *_, last = lines(out)
    assert status == 1
    assert last["faults"] == {"error": 75}
    # 25 faults a level; a few hands and tricks were not drawn a thousand times.
    assert last["not_asked"] == {"trick": 975, "legal": 975, "play": 975}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_still_reports(script: Script, tmp_path: Path, number: signal.Signals) -> None:
    mark = tmp_path / "pid"
    body = f"""
for r in requests():
    if r["cmd"] == "trick":
        say(r, winner=0)
        continue
    with open({str(mark)!r}, "w") as file:
        file.write(str(os.getpid()))
    time.sleep(60)
"""
    command = [sys.executable, "-m", "tests.conformance.run_conform", "conform", "single_sir", "--json"]
    command += ["--driver", "fuzz"]
    with subprocess.Popen(
        [*command, "--timeout", "60", "--", *script(body)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for _ in range(1000):
            if mark.exists() and mark.read_text():
                break
            time.sleep(0.02)
        process.send_signal(number)
        out = process.stdout.read()
    assert process.returncode == 130
    first, case, last = lines(out)
    assert first["type"] == "header"
    assert case["outcome"] == "differs"
    assert last["exit"] == 130
    assert last["interrupted"]
    assert gone(int(mark.read_text()))


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from courtpiece_spec.cli import main; status = main.run(['conform', '--help']);"
        "assert not {'hypothesis', 'rich', 'attrs'} & set(sys.modules); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "courtpiece conform single_sir -- python docs/examples/single_sir_adapter.py" in done.stdout
