"""Adapters that the tests write: a prologue that reads requests, and what the adapter does with them."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from courtpiece_spec.conformance import fuzz

PROLOGUE = """\
import json, os, subprocess, sys, time

def say(request, **fields):
    print(json.dumps({"id": request["id"], **fields}), flush=True)

def raw(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()

def hello(request):
    say(request, protocol=1, implementation={"name": "test"}, levels=["trick", "legal", "play"],
        books=["single_sir"])

def requests():
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "bye":
            return
        if request["cmd"] == "hello":
            hello(request)
            continue
        yield request
"""


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine may take its time for shrinking: what is found must not depend on it."""
    monkeypatch.setattr(fuzz, "_PATIENCE", 900.0)


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], list[str]]:
    """Write an adapter with this body after the prologue; the command that runs it."""
    count = 0

    def write(body: str) -> list[str]:
        nonlocal count
        count += 1
        path = tmp_path / f"adapter{count}.py"
        path.write_text(PROLOGUE + body, encoding="utf-8")
        return [sys.executable, str(path)]

    return write
