"""`courtpiece simulate`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.cli import simulate
from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.simulation import Tally, running
from tests.cli.house import Courtpiece, process

PLAYER = Path(__file__).parents[1] / "simulation" / "player.py"

PLAY = running.play_blocks


def program(what: str, after: int = 0) -> str:
    return f"{sys.executable} {PLAYER} {what} {after}"


def test_what_people_read(courtpiece: Courtpiece) -> None:
    ran = courtpiece("simulate", "kachuha", "-n", "2000")
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    head, *rest = ran.out.splitlines()
    assert head == "Kachuha  kachuha"
    assert rest[0].startswith("2,000 rounds in ")
    assert rest[1] == "every action drawn from all that are legal; seed 0"
    for words in ("Who wins a round", "  North and South  ", "A match", "  Minutes  ", "minutes: 4 s a card"):
        assert words in ran.out


@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_the_same_whatever_is_played_at_once(courtpiece: Courtpiece, policy: str) -> None:
    outs = {
        courtpiece("simulate", "kachuha", "-n", "500", "--policy", policy, "--json", *more).out
        for more in ((), ("-j", "3"), ("--cluster", "local"))
    }
    assert len(outs) == 1
    other = courtpiece("simulate", "kachuha", "-n", "500", "--policy", policy, "--json", "--seed", "1").out
    assert other not in outs


def test_two_books_on_the_same_deals(courtpiece: Courtpiece) -> None:
    (report,) = courtpiece("simulate", "kachuha", "--vs", "kachuha", "-n", "300", "--json").lines
    assert all((line["value"], line["error"]) == (0, 0) for line in report["differences"])
    ran = courtpiece("simulate", "kachuha", "--vs", "kachuha_doublee", "-n", "300")
    assert "A  Kachuha  kachuha\n" in ran.out
    assert "B  Kachuha with Doublé  kachuha_doublee\n" in ran.out
    rows = {line[2:58].strip(): line[60:].split("  ") for line in ran.out.splitlines() if line[:2] == "  "}
    first, second, apart = (each for each in rows["Doublé"] if each)
    assert first.strip() == apart.strip() == "–"
    assert "%" in second


def test_what_differs_clearly_is_told_in_short(courtpiece: Courtpiece) -> None:
    ran = courtpiece("simulate", "kachuha", "--vs", "kachuha_doublee", "-n", "20000")
    (line,) = [each for each in ran.out.splitlines() if each.startswith("Rounds a match: ")]
    assert line.startswith("Rounds a match: fewer in B, ")  # a Doublé counts two of the five
    same = courtpiece("simulate", "kachuha", "--vs", "kachuha", "-n", "300").out
    assert "\nno outcome differs clearly, nor does the length of a match" in same


def test_time_follows_from_what_is_assumed(courtpiece: Courtpiece) -> None:
    def line(*more: str) -> float:
        (report,) = courtpiece("simulate", "kachuha", "-n", "300", "--json", *more).lines
        found = [each for part in report["books"][0]["sections"] for each in part["lines"]]
        return float(next(each["value"] for each in found if each["key"] == "match.minutes"))

    cards = line("--seconds-card", "6", "--seconds-deal", "0")
    deals = line("--seconds-card", "0", "--seconds-deal", "30.5")
    assert line("--seconds-card", "6", "--seconds-deal", "30.5") == pytest.approx(cards + deals)
    assert line("--seconds-card", "0", "--seconds-deal", "0") == 0


# ---------------------------------------------------------------------- bad input
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-n", "0"), "0 is not in the range 1<=x<=1000000000000"),
        (("-n", "-5"), "-5 is not in the range 1<=x<=1000000000000"),
        (("-n", "1e18"), "'1e18' is not a valid whole number"),
        (("-n", "1000000000000000000"), "1000000000000000000 is not in the range 1<=x<=1000000000000"),
        (("--seed", "-1"), "-1 is not in the range 0<=x<=9223372036854775807"),
        (("-j", "0"), "0 is not in the range 1<=x<=64"),
        (("--seconds-card", "nan"), "'nan' is not a number of seconds"),
        (("--policy", "randon"), "--policy: there is no player 'randon'; did you mean 'random'?"),
        (("--policy", "zzz"), "'zzz'; it is neither random nor sensible, nor a program"),
        (("--policy", ""), "--policy is empty"),
        (("--policy", "python 'x"), "is no command: No closing quotation"),
        (("--vs", "nobody"), "there is no book `nobody`"),
        (("--vs", "court_piece"), "court_piece is a family: only its variants are played"),
        (("--plot", "x.gif"), "x.gif: no picture is known for `.gif`; end in .svg, .png or .pdf"),
        (("--plot", "x"), "x: no picture is known for ``"),
        (
            ("--plot", "/no/such/folder/x.svg"),
            "cannot write /no/such/folder/x.svg: no such file or directory",
        ),
        (("--cluster", "local", "--policy", "python x"), "a program plays where it is started"),
    ],
)
def test_bad_input_is_told_before_anything_is_played(
    courtpiece: Courtpiece, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr(running, "play_blocks", never)
    ran = courtpiece("simulate", "kachuha", *arguments)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert words in ran.err


def test_a_folder_is_no_plot(courtpiece: Courtpiece, tmp_path: Path) -> None:
    (tmp_path / "x.svg").mkdir()
    ran = courtpiece("simulate", "kachuha", "--plot", tmp_path / "x.svg")
    assert ran.code == ExitCode.USAGE
    assert ran.err.endswith("x.svg: it is a folder\n")


def test_a_broken_book(courtpiece: Courtpiece, broken: Path) -> None:
    ran = courtpiece("simulate", broken)
    assert ran.code == ExitCode.DIFFERENCE
    assert "has errors" in ran.err


def test_a_plot_is_written_whole(courtpiece: Courtpiece, tmp_path: Path) -> None:
    for name in ("x.svg", "x.png"):
        path = tmp_path / name
        path.write_text("old", "utf-8")
        ran = courtpiece("simulate", "kachuha", "-n", "50", "--plot", path)
        assert (ran.code, ran.err) == (ExitCode.OK, f"wrote {path}\n")
        assert path.read_bytes()[:4] in (b"<svg", b"\x89PNG")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["x.png", "x.svg"]


# ---------------------------------------------------------------------- left before the end
def left_after(blocks: int) -> Callable[..., None]:
    """`play_blocks`, interrupted when so many blocks have been counted."""
    counted = []

    def stopped(tally: Tally, play: running.Play, pool: running.Pool, pace: running.Pace, _: Any) -> None:
        def on_block(_: Tally) -> None:
            counted.append(1)
            if len(counted) == blocks:
                raise KeyboardInterrupt

        PLAY(tally, play, pool, pace, on_block)

    return stopped


def test_what_was_played_before_ctrl_c_is_printed(
    courtpiece: Courtpiece, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(running, "play_blocks", left_after(1))
    plot = tmp_path / "x.svg"
    ran = courtpiece("simulate", "kachuha", "-n", "100000", "--json", "--plot", plot)
    assert ran.code == ExitCode.INTERRUPTED
    (report,) = ran.lines
    assert (report["partial"], report["stopped"]) == (True, "interrupted")
    assert 0 < report["books"][0]["rounds"] < report["rounds_wanted"] == 100_000
    assert "interrupted; " in ran.err
    assert "(partial)" in plot.read_text("utf-8")
    monkeypatch.setattr(running, "play_blocks", left_after(1))
    ran = courtpiece("simulate", "kachuha", "-n", "100000")
    assert ran.out.startswith("PARTIAL: interrupted; here is what was played until then\n")


def test_ctrl_c_in_a_process_of_its_own() -> None:
    """The program that plays interrupts its parent when the first match has been counted."""
    ran = process("simulate", "kachuha", "--json", "--policy", program("interrupt", 1500))
    assert ran.returncode == ExitCode.INTERRUPTED, ran.stderr
    report = json.loads(ran.stdout)
    assert (report["partial"], report["stopped"]) == (True, "interrupted")
    assert 0 < report["books"][0]["rounds"] < 1_000
    assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize("signal", ["TERM", "INT"])
def test_ctrl_c_before_anything_is_counted(signal: str) -> None:
    code = f"import os, signal, sys; os.kill(os.getppid(), signal.SIG{signal}); sys.stdin.read()"
    ran = process("simulate", "kachuha", "--policy", f'{sys.executable} -c "{code}"')
    assert ran.returncode == ExitCode.INTERRUPTED
    assert b"Traceback" not in ran.stderr


def test_a_program_that_dies_leaves_what_was_played(courtpiece: Courtpiece) -> None:
    ran = courtpiece("simulate", "kachuha", "--policy", program("die", 700))
    assert ran.code == ExitCode.ADAPTER
    words = "the adapter failed: the adapter ended with exit status 7 instead of answering"
    assert ran.out.startswith(f"PARTIAL: {words}; here is what was played until then\nKachuha  kachuha\n")
    assert f"courtpiece: {words}; " in ran.err
    assert "of 1,000 rounds were played" in ran.err


def test_a_program_that_dies_at_once(courtpiece: Courtpiece) -> None:
    ran = courtpiece("simulate", "kachuha", "--policy", program("die", 1))
    assert ran.code == ExitCode.ADAPTER
    assert ran.out.endswith(
        "not one match could be counted\nKachuha  kachuha\n0 rounds in 0 matches\nplayed by first; seed 0\n"
    )


def test_a_program_that_cannot_be_used(courtpiece: Courtpiece) -> None:
    ran = courtpiece("simulate", "kachuha", "--policy", program("no_act"))
    assert (ran.code, ran.out) == (ExitCode.ADAPTER, "")
    assert "its levels are play, and not `act`" in ran.err


def test_a_program_plays_two_books(courtpiece: Courtpiece) -> None:
    ran = courtpiece(
        "simulate", "kachuha", "--vs", "kachuha", "-n", "40", "-j", "2", "--policy", program("play"), "--json"
    )
    (report,) = ran.lines
    assert (report["policy"], report["player"]) == (program("play"), "first")
    assert all(line["value"] == 0 for line in report["differences"])


def test_how_far_it_has_come() -> None:
    tally = Tally.empty(1_000, (("rounds",), ("rounds",)))
    assert simulate._bar(tally) == f"[{'.' * 30}] 0 of 2,000 rounds"


def test_help_needs_nothing_heavy() -> None:
    script = (
        "import sys; from courtpiece_spec.cli.main import run; assert run(['simulate', '--help']) == 0;"
        "sys.exit(bool({'numpy', 'numba', 'dask', 'matplotlib', 'rich'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0
