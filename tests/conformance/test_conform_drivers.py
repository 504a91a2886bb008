"""`courtpiece conform` with every driver and level, cycles, tables of two to six, and several processes."""

import importlib
import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import to_json
from courtpiece_spec.cli.main import run
from courtpiece_spec.conformance import bench
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.session import DRIVERS
from courtpiece_spec.loading import load
from tests.conformance import sample

PROGRAM = """\
import json, os, sys
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.book.serial import from_json
from courtpiece_spec.engine.matches import Match

match = Match(from_json(json.load(open(sys.argv[1], encoding="utf-8"))))
adapter = EngineAdapter(match.game, match if match.book.legs else None)
for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "bye":
        break
    if "ASKED" in os.environ:
        with open(os.environ["ASKED"], "a") as file:
            file.write(line)
    answer = {**adapter.ask(request).message, "id": request["id"]}
    if request["cmd"] == "hello" and len(sys.argv) > 2:
        answer["books"] = sys.argv[2:]
    print(json.dumps(answer), flush=True)
"""
TABLES = ["hokm_two", "chakri"]


@cache
def compiled(name: str) -> Book:
    """A book, which is proved when it is read: that would take its time at every start of a program."""
    book = load(name)
    assert isinstance(book, Book)
    return book


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """The command of an adapter that is the engine for a book, and time for it."""
    usual = AdapterProcess.__init__.__kwdefaults__ or {}
    monkeypatch.setattr(AdapterProcess.__init__, "__kwdefaults__", {**usual, "start_timeout": 120.0})
    monkeypatch.setattr(bench, "load", compiled)
    path, sent = tmp_path / "engine.py", tmp_path / "book.json"
    path.write_text(PROGRAM, "utf-8")

    def command(name: str) -> list[str]:
        sent.write_text(json.dumps(to_json(compiled(name))), "utf-8")
        return [sys.executable, str(path), str(sent)]

    return command


def judged(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[dict[str, object]]]:
    status = run(["conform", *arguments[:1], "--json", "--timeout", "60", *arguments[1:]])
    return status, [json.loads(line) for line in capfd.readouterr().out.splitlines()]


@pytest.mark.parametrize("book", ["hidden_rung", "mixed_evening", *TABLES])
def test_every_driver_passes_the_engine(
    book: str, engine: Callable[[str], list[str]], capfd: pytest.CaptureFixture[str]
) -> None:
    drivers = ",".join(DRIVERS)
    status, lines = judged(capfd, book, "--driver", drivers, "-n", "12", "--", *engine(book))
    assert status == 0, lines
    assert lines[0]["driver"] == drivers
    footer = lines[-1]
    assert footer["exit"] == 0
    assert footer["judged"] == footer["agreed"]
    deeper = {"play", "match", "view", "load", "act"}
    assert isinstance(footer["judged"], dict)
    assert deeper <= set(footer["judged"])
    assert [line["expected"] == line["answered"] for line in lines if line["type"] == "count"]


def test_several_processes_judge_as_one(
    engine: Callable[[str], list[str]], capfd: pytest.CaptureFixture[str]
) -> None:
    arguments = ("hakem", "--driver", "fuzz,perft", "--level", "trick,play", "-n", "24")
    one, alone = judged(capfd, *arguments, "--", *engine("hakem"))
    two, shared = judged(capfd, *arguments, "-j", "2", "--", *engine("hakem"))
    assert one == two == 0
    assert alone == shared


def test_a_seed_draws_the_same_whatever_is_loaded(
    engine: Callable[[str], list[str]],
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arguments = ("hakem", "--driver", "fuzz", "--level", "play", "-n", "40", "--")
    asked = tmp_path / "asked"
    monkeypatch.setenv("ASKED", str(asked))
    seen = []
    for name in ("plain", "full_of_numbers"):
        # A module outside of site-packages, whose numbers Hypothesis would draw from.
        module = tmp_path / f"{name}.py"
        module.write_text(f"NUMBERS = {list(range(101, 128)) if name != 'plain' else []}", "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.setitem(sys.modules, name, importlib.import_module(name))
        asked.write_text("", "utf-8")
        status, _ = judged(capfd, *arguments, *engine("hakem"))
        assert status == 0
        seen.append(asked.read_text("utf-8"))
    assert seen[0].count("\n") > 100
    assert seen[0] == seen[1]


def test_differences_found_by_several_processes(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[2])
    arguments = ("single_sir", "--driver", "fuzz", "--level", "trick,legal", "-n", "40", "-j", "2", "--")
    status, lines = judged(capfd, *arguments, *sample.DEFECT)
    assert status == 1
    assert [line["type"] for line in lines] == ["header", "case", "footer"]
    assert lines[1]["level"] == "trick"
    status, lines = judged(capfd, "single_sir", "-n", "5", "-j", "2", "--", "no-such-program")
    assert status == 3
    assert "cannot start" in str(lines[-1]["unusable"])


def test_a_book_that_is_not_offered_may_be_sent(
    engine: Callable[[str], list[str]], capfd: pytest.CaptureFixture[str]
) -> None:
    status, lines = judged(capfd, "double_sir", "-n", "10", "--", *engine("hakem"), "hakem")
    assert status == 0
    assert lines[0]["levels"] == ["load"]
    judged_levels = lines[-1]["judged"]
    assert isinstance(judged_levels, dict)
    assert set(judged_levels) == {"load"}
