"""The adapters that `courtpiece adapter new` copies pass what they are to be judged by."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import open_bench
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.session import Session, Status, conform
from tests.conformance.test_sample_adapters import as_play_answer

ROOT = Path(__file__).resolve().parents[2]
NODE = pytest.mark.needs_system("nodejs")
CC = pytest.mark.needs_system("gcc")
"""libc6-dev is asked for by .ci/system-packages beside it: it has no program to look for."""

CASES = [
    case
    for line in (ROOT / "tests/cases/records.jsonl").read_text("utf-8").splitlines()
    if (case := json.loads(line))["record"].get("book") == "single_sir"
]
LANGUAGES = ["python", pytest.param("js", marks=NODE), pytest.param("c", marks=CC)]


def courtpiece(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "courtpiece_spec", *words],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def started() -> dict[str, list[str]]:
    """Language -> the command that runs a fresh copy; filled as it is needed."""
    return {}


def adapter(language: str, started: dict[str, list[str]], factory: pytest.TempPathFactory) -> list[str]:
    """Copy an adapter by the command, and build it as its README says."""
    if language not in started:
        folder = factory.mktemp(language)
        made = courtpiece("adapter", "new", "--language", language, "-o", "mine", folder=folder)
        assert made.returncode == 0, made.stderr
        mine = folder / "mine"
        if language == "c":
            [build] = [line for line in (mine / "README.md").read_text().splitlines() if line[:3] == "cc "]
            words = [*build.split(), "-Wpedantic", "-Werror"]
            subprocess.run(words, cwd=mine, check=True, capture_output=True)
        started[language] = {
            "python": [sys.executable, str(mine / "adapter.py")],
            "js": [shutil.which("node") or "nodejs", str(mine / "adapter.js")],
            "c": [str(mine / "adapter")],
        }[language]
    return started[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_passes_every_level_that_it_offers(
    language: str, started: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    bench = open_bench("single_sir")
    assert not isinstance(bench, str)
    session = Session("single_sir", 0, 40)
    with AdapterProcess(adapter(language, started, tmp_path_factory), protocol.hello("0")) as process:
        conform(session, process, bench)
    assert session.status is Status.CONFORMS, (session.findings, session.faults)
    assert session.levels == ("trick", "legal", "play", "match")
    assert not session.tally.declined
    assert not session.tally.not_sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_every_recorded_round(
    language: str, started: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    requests = [{"id": str(i), "cmd": "play", "record": case["record"]} for i, case in enumerate(CASES)]
    answers = talk(adapter(language, started, tmp_path_factory), requests)
    assert len(answers) == len(CASES) >= 40
    for number, (case, answer) in enumerate(zip(CASES, answers, strict=True)):
        assert answer["id"] == str(number)
        expect = case["expect"]
        if not expect["ok"] and expect["at"] is None:
            assert "error" in answer, f"case {number}"
        else:
            told = as_play_answer(expect, answer)
            assert {key: told[key] for key in expect} == expect, f"case {number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_is_never_silent(
    language: str, started: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    trick: dict[str, Any] = {"id": "1", "cmd": "trick", "trump": "C"}
    plays = [[0, "AH"], [1, "2C"], [2, "KH"], [3, "9C"]]
    answers = talk(
        adapter(language, started, tmp_path_factory),
        [
            {"id": "0", "cmd": "view"},
            {**trick, "book": "hakem", "plays": plays},
            {"id": "2", "cmd": "play", "record": {"book": {"id": "single_sir"}}},
            "not JSON",
            "[]",
            '{"id": "5", "cmd": "trick"',
            {"id": "6", "cmd": "play", "record": {"book": "single_sir"}},
            {**trick, "id": 'é "7" \\ \n', "book": "single_sir", "plays": plays, "new": {"a": [1e5, {}]}},
            {"id": "8", "cmd": "bye"},
            {"id": "9", "cmd": "hello"},
        ],
    )
    assert [sorted(set(a) - {"id"}) for a in answers] == [
        *([["unsupported"]] * 3),
        *([["error"]] * 4),
        ["winner"],
    ]
    assert answers[7] == {"id": 'é "7" \\ \n', "winner": 3}


def talk(command: list[str], requests: list[Any]) -> list[dict[str, Any]]:
    lines = [
        request if isinstance(request, str) else json.dumps(request, ensure_ascii=False)
        for request in requests
    ]
    done = subprocess.run(
        command,
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("language", ["python", "py", "js", "javascript", "c"])
def test_new_tells_what_to_do_next_and_overwrites_nothing(language: str, tmp_path: Path) -> None:
    made = courtpiece("adapter", "new", "--language", language, folder=tmp_path)
    assert made.returncode == 0
    [folder] = tmp_path.iterdir()
    assert f"wrote {folder.name}: README.md, adapter." in made.stdout
    assert "courtpiece conform single_sir -- " in made.stdout
    mine = folder / "README.md"
    mine.write_text("mine")
    again = courtpiece("adapter", "new", "--language", language, folder=tmp_path)
    assert again.returncode == 2
    assert "README.md is there already" in again.stderr
    assert mine.read_text() == "mine"


def test_an_unknown_language_is_answered_by_those_there_are(tmp_path: Path) -> None:
    made = courtpiece("adapter", "new", "--language", "cobol", folder=tmp_path)
    assert made.returncode == 2
    assert "'js'" in made.stderr
    assert list(tmp_path.iterdir()) == []
