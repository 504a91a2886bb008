"""The frame of the command line: help, exit codes, and how it ends when something is wrong."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import click
import pytest

from courtpiece_spec import __version__
from courtpiece_spec.cli import main as frame
from courtpiece_spec.cli.exits import ExitCode, Failure

PROGRAM = [sys.executable, "-m", "courtpiece_spec"]
ROOT = Path(__file__).parents[1]


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], None]:
    """Makes a function the command `stub`."""

    def make(function: Callable[[], object]) -> None:
        name = "courtpiece_spec.cli.stub"
        module = ModuleType(name)
        module.__spec__ = find_spec("courtpiece_spec.cli.completion")
        vars(module)["command"] = click.Command("stub", callback=function)
        monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setitem(frame.COMMANDS, "stub", (name, "Do what a test says."))

    return make


def _raise(error: BaseException) -> Callable[[], None]:
    def command() -> None:
        raise error

    return command


def test_help_tells_commands_and_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert frame.run(["--help"]) == ExitCode.OK
    long = capsys.readouterr()
    assert "completion" in long.out
    assert frame.COMMANDS["completion"][1] in long.out
    assert "Exit status: 0 nothing wrong" in long.out
    assert long.err == ""
    assert frame.run(["-h"]) == ExitCode.OK
    assert capsys.readouterr() == long


def test_no_arguments_is_wrong_usage_answered_with_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert frame.run([]) == ExitCode.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("Usage: courtpiece")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert frame.run(["--version"]) == ExitCode.OK
    assert capsys.readouterr().out == f"courtpiece {__version__}\n"


def test_every_command_in_the_table_is_there() -> None:
    context = click.Context(frame.main)
    for name in frame.main.list_commands(context):
        command = frame.main.get_command(context, name)
        assert command is not None
        assert command.help


def test_command_whose_module_is_absent_is_not_offered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(frame.COMMANDS, "later", ("courtpiece_spec.cli.no_such_module", "Not there yet."))
    assert frame.run(["--help"]) == ExitCode.OK
    assert "later" not in capsys.readouterr().out
    assert frame.run(["later"]) == ExitCode.USAGE
    assert "No such command 'later'." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["completoin", "bash"], "Did you mean 'completion'?"),
        (["zzz"], "No such command 'zzz'."),
        (["--versoin"], "Did you mean '--version'?"),
        (["completion", "tcsh"], "'tcsh' is not one of 'bash', 'zsh', 'fish'"),
        (["completion"], "Missing argument"),
        (["completion", "bash", "more"], "unexpected extra argument"),
    ],
)
def test_wrong_usage_is_answered(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert frame.run(arguments) == ExitCode.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err


def test_a_command_tells_its_own_status(stub: Callable[[Callable[[], object]], None]) -> None:
    for code in ExitCode:
        stub(partial(int, code))
        assert frame.run(["stub"]) == code
    stub(lambda: click.get_current_context().exit(3))
    assert frame.run(["stub"]) == ExitCode.ADAPTER
    stub(lambda: None)
    assert frame.run(["stub"]) == ExitCode.OK


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (Failure("no book 'x\u202e'", ExitCode.USAGE), 2, "courtpiece: no book 'x<U+202E>'\n"),
        (Failure("it does not start", ExitCode.ADAPTER), 3, "courtpiece: it does not start\n"),
        (click.FileError("a.court", "gone"), 2, "Error: Could not open file 'a.court': gone\n"),
        (click.ClickException("something"), 2, "Error: something\n"),
        (KeyboardInterrupt(), 130, "courtpiece: interrupted\n"),
        (click.Abort(), 130, "courtpiece: interrupted\n"),
        (FileNotFoundError(2, "No such file or directory", "a"), 2, "'a': no such file or directory\n"),
        (PermissionError(13, "Permission denied", b"b"), 2, "courtpiece: 'b': permission denied\n"),
        (OSError(28, "No space left on device"), 2, "cannot write the output: no space left on device\n"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, BaseException) else "",
)
def test_expected_trouble_is_one_line(
    capsys: pytest.CaptureFixture[str],
    stub: Callable[[Callable[[], object]], None],
    error: BaseException,
    code: int,
    message: str,
) -> None:
    stub(_raise(error))
    assert frame.run(["stub"]) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith(message)
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ZeroDivisionError("two\n  lines"), "ZeroDivisionError: two lines"),
        (MemoryError(), "MemoryError"),
        (RecursionError("maximum depth"), "RecursionError: maximum depth"),
        (FileNotFoundError("installed without its folder 'grammar'"), "installed without"),
        (ExceptionGroup("many", [ValueError("one")]), "ExceptionGroup: many"),
    ],
)
def test_fault_of_ours_is_one_line_without_traceback(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    stub: Callable[[Callable[[], object]], None],
    error: Exception,
    told: str,
) -> None:
    monkeypatch.delenv(frame.TRACEBACK_VARIABLE, raising=False)
    stub(_raise(error))
    assert frame.run(["stub"]) == ExitCode.FAULT
    message = capsys.readouterr().err
    assert message.startswith("courtpiece: a fault of ours: ")
    assert told in message
    assert "please report it" in message
    assert message.count("\n") == 1


def test_traceback_on_request(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    stub: Callable[[Callable[[], object]], None],
) -> None:
    monkeypatch.setenv(frame.TRACEBACK_VARIABLE, "1")
    stub(_raise(ZeroDivisionError("x")))
    assert frame.run(["stub"]) == ExitCode.FAULT
    message = capsys.readouterr().err
    assert message.startswith("Traceback")
    assert "courtpiece: a fault of ours: ZeroDivisionError: x" in message


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_script(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    assert frame.run(["completion", shell]) == ExitCode.OK
    script = capsys.readouterr().out
    assert f"{frame.COMPLETE_VARIABLE}={shell}_complete" in script
    assert "_courtpiece_completion" in script


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("courtpiece comp", "plain,completion"),
        ("courtpiece --vers", "plain,--version"),
        ("courtpiece completion b", "plain,bash"),
        ("courtpiece zzz", ""),
    ],
)
def test_completion_completes(words: str, expected: str) -> None:
    asked = {
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
        frame.COMPLETE_VARIABLE: "bash_complete",
    }
    result = subprocess.run(PROGRAM, env=os.environ | asked, capture_output=True, text=True, check=True)
    assert expected in result.stdout.splitlines() or result.stdout.strip() == expected


def test_unknown_completion_is_wrong_usage() -> None:
    asked = {frame.COMPLETE_VARIABLE: "tcsh_complete"}
    result = subprocess.run(PROGRAM, env=os.environ | asked, capture_output=True, check=False)
    assert (result.returncode, result.stdout) == (ExitCode.USAGE, b"")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["audit", "docs/examples/revoke.jsonl"],
        ["audit", "--json", "docs/examples/revoke.jsonl"],
        ["check", "docs/examples/broken.court"],
        ["completion", "bash"],
        ["deal", "docs/examples/court_round.jsonl"],
        ["diff", "--exit-code", "hakem", "hakem with no_trump"],
        ["explain", "single_sir/score.goon"],
        ["list"],
        ["list", "--options", "court_piece"],
        ["record", "kachuha"],
        ["replay", "docs/examples/court_round.jsonl"],
        ["show", "hakem"],
        ["show", "hakem", "--json"],
        ["vectors", "list"],
    ],
    ids=" ".join,
)
def test_reader_that_goes_away_is_no_trouble(arguments: list[str]) -> None:
    """As in `courtpiece list | true`: whatever the command, the shell is told the same."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        result = subprocess.run(
            [*PROGRAM, *arguments], stdout=pipe, stderr=subprocess.PIPE, check=False, cwd=ROOT
        )
    assert (result.returncode, result.stderr) == (ExitCode.PIPE_CLOSED, b"")


def test_reader_of_both_that_goes_away() -> None:
    """As in `courtpiece check broken.court 2>&1 | true`."""
    reading, writing = os.pipe()
    os.close(reading)
    for command in (["check", "docs/examples/broken.court"], ["audit", "gone"], ["show", "gone"]):
        result = subprocess.run([*PROGRAM, *command], stdout=writing, stderr=writing, check=False, cwd=ROOT)
        assert result.returncode == ExitCode.PIPE_CLOSED
    os.close(writing)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
def test_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run([*PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, check=False)
        silent = subprocess.run([*PROGRAM, "--help"], stdout=full, stderr=full, check=False)
    assert result.stderr == b"courtpiece: cannot write the output: no space left on device\n"
    assert result.returncode == silent.returncode == ExitCode.USAGE


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--version"], ExitCode.OK),
        (["show", "hakem", "--json"], ExitCode.OK),
        (["audit", "docs/examples/court_round.jsonl"], ExitCode.OK),
        (["audit", "docs/examples/revoke.jsonl"], ExitCode.DIFFERENCE),
        (["check", "docs/examples/broken.court"], ExitCode.DIFFERENCE),
    ],
)
def test_closed_stdout_is_no_fault(arguments: list[str], code: ExitCode) -> None:
    """Who closes stdout wants the status alone."""
    result = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *PROGRAM, *arguments], stderr=subprocess.PIPE, check=False, cwd=ROOT
    )
    assert (result.returncode, result.stderr) == (code, b"")


def test_interrupt_ends_a_running_command() -> None:
    script = (
        "import sys, time, click; from courtpiece_spec.cli import main, completion;"
        "completion.command = click.Command('c', callback=lambda: (print('on', flush=True), time.sleep(60)));"
        "sys.argv = ['courtpiece', 'completion']; main.entry()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "on\n"
        process.send_signal(signal.SIGINT)
        _, message = process.communicate(timeout=30)
    assert (process.returncode, message) == (ExitCode.INTERRUPTED, "courtpiece: interrupted\n")


def test_terminal_without_suit_signs_shows_escapes() -> None:
    script = (
        "import sys, click; from courtpiece_spec.cli import main, completion;"
        "completion.command = click.Command('c', callback=lambda: click.echo('\u2660'));"
        "sys.argv = ['courtpiece', 'completion']; main.entry()"
    )
    result = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )
    assert (result.returncode, result.stdout) == (ExitCode.OK, b"\\u2660\n")
