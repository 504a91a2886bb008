"""Blocks judged on a cluster are answered as here, whoever of its workers is lost."""

from __future__ import annotations

import io
import os
import pickle
import signal
from pathlib import Path

import pytest
from distributed import Client

from courtpiece_spec.cluster import open_cluster
from courtpiece_spec.records.bulk import blocks
from courtpiece_spec.records.bulk.audit import How, events
from courtpiece_spec.records.bulk.elsewhere import Elsewhere, Order, judge
from courtpiece_spec.records.bulk.right import Right
from courtpiece_spec.records.library import Library
from tests.cli.house import Courtpiece
from tests.records.bulk.house import BEFORE, one_by_one, records, told
from tests.simulation.house import workers

HOUSE = """court 1

variant ours "Ours" extends single_sir {
  replace play.void: must trump if able
}
"""


def answers(text: bytes, library: Library, elsewhere: Elsewhere) -> list[str]:
    """What an audit says whose blocks are judged elsewhere."""
    lines: list[str] = []
    for event in events(io.BytesIO(text), library, How(before=BEFORE, elsewhere=elsewhere)):
        if isinstance(event, Right):
            lines += event.told.decode("ascii").splitlines()
        else:
            lines.append(told(event[0], event[1].answer))
    return lines


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of a few records, so that there are many."""
    monkeypatch.setattr(blocks, "SIZE", 4_000)


def spoilt(book: str, number: int) -> bytes:
    """Records of a book, every fifth with its last action left out and every seventh no record."""
    lines = records(book, number).encode().splitlines()
    for place in range(0, len(lines), 5):
        head, _, tail = lines[place].rpartition(b" ")
        lines[place] = head + b'"' + tail.partition(b'"')[2]
    for place in range(3, len(lines), 7):
        lines[place] = b"{"
    return b"\n".join(lines) + b"\n"


@pytest.mark.usefixtures("small_blocks")
def test_a_cluster_answers_as_the_engine_here() -> None:
    text = spoilt("single_sir", 30) + spoilt("double_sir", 20)
    library = Library.of()
    with open_cluster("local", 2) as cluster:
        said = answers(text, library, Elsewhere(cluster.pool, cluster.at_once))
    assert said == one_by_one(text, library)
    assert any('"ok":false' in line for line in said)


@pytest.mark.usefixtures("small_blocks")
def test_a_worker_that_is_killed_changes_nothing() -> None:
    text, library = spoilt("single_sir", 60), Library.of()
    with workers(2) as address, open_cluster(address, 1) as cluster, Client(address) as client:
        elsewhere = Elsewhere(cluster.pool, cluster.at_once)
        source = events(io.BytesIO(text), library, How(before=BEFORE, elsewhere=elsewhere))
        first = next(source)
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
        lines: list[str] = []
        for event in (first, *source):
            if isinstance(event, Right):
                lines += event.told.decode("ascii").splitlines()
            else:
                lines.append(told(event[0], event[1].answer))
    assert lines == one_by_one(text, library)


def test_what_travels_can_travel(tmp_path: Path) -> None:
    """A club's own books go along as texts: the other machine has no such files."""
    file = tmp_path / "ours.court"
    file.write_text(HOUSE, encoding="utf-8")
    library = Library.of((file,))
    text = records("single_sir", 6).replace('"single_sir"', '"ours"').encode()
    (block,) = blocks.blocks(io.BytesIO(text), 1, wait=True)
    order = pickle.loads(pickle.dumps(Order(((file.name, file.read_bytes()),), BEFORE)))
    file.unlink()
    sent = pickle.loads(pickle.dumps(judge(order, pickle.loads(pickle.dumps(block)))))
    assert sent.right.records + len(sent.doubts) == 6
    assert [name for _, name in sent.books] == (["ours"] if sent.right.records else [])
    assert library.extra_files == (file,)


@pytest.fixture
def courtpiece(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Courtpiece:
    return Courtpiece(capsys, monkeypatch)


def test_the_command(courtpiece: Courtpiece, tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    file.write_bytes(spoilt("single_sir", 12))
    here = courtpiece("audit", file, "--json")
    there = courtpiece("audit", file, "--json", "--cluster", "local")
    assert (there.code, there.out) == (here.code, here.out)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--cluster", "tcp://127.0.0.1:9"), "no cluster answers at tcp://127.0.0.1:9"),
        (("--cluster", "local", "--match"), "--match judges record after record, here: leave out --cluster"),
        (("--cluster", "local", "--engine", "reference"), "--engine reference judges record after record"),
    ],
)
def test_what_a_cluster_cannot_do(
    courtpiece: Courtpiece, tmp_path: Path, more: tuple[str, ...], words: str
) -> None:
    file = tmp_path / "rounds.jsonl"
    file.write_text(records("single_sir", 2), encoding="utf-8")
    ran = courtpiece("audit", file, *more)
    assert ran.code == 2
    assert words in ran.err
