"""Blocks played on a Dask cluster: the same to the bit, also when a worker is lost in mid-run."""

from __future__ import annotations

import os
import signal
import socket
from pathlib import Path
from unittest.mock import Mock

import pytest
from distributed import Client, KilledWorker, LocalCluster

from courtpiece_spec.cli.exits import ExitCode
from courtpiece_spec.cluster import NoClusterError, given_up, open_cluster
from courtpiece_spec.simulation import EnginePlayer, Pace, Tally, play_blocks, running
from courtpiece_spec.simulation.running import Counted
from tests.cli.house import Courtpiece
from tests.simulation.house import EngineOrder, loaded, tallied, workers

BOOK, ROUNDS = "kachuha", 120
PACE = Pace(rounds=10, first=1, at_once=4)


@pytest.fixture
def courtpiece(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Courtpiece:
    return Courtpiece(capsys, monkeypatch)


@pytest.fixture(scope="module")
def alone() -> Counted:
    """What it comes to without a cluster."""
    return tallied(ROUNDS, EnginePlayer.of(loaded(BOOK))).counted


def test_a_cluster_of_ones_own_gives_the_same(alone: Counted) -> None:
    order = EngineOrder(BOOK, 0)
    tally = Tally.empty(ROUNDS, (EnginePlayer.of(loaded(BOOK)).columns,))
    with open_cluster("local", 2) as cluster:
        assert cluster.at_once == 2
        play_blocks(tally, order, cluster.pool, PACE)
    assert tally.counted == alone


def test_a_worker_that_is_killed_changes_nothing(alone: Counted) -> None:
    killed: list[int] = []
    with workers(2) as address, open_cluster(address, 1) as cluster, Client(address) as client:

        def kill_one(_: Tally) -> None:
            if not killed:
                killed.append(next(iter(client.run(os.getpid).values())))
                os.kill(killed[0], signal.SIGKILL)

        tally = Tally.empty(ROUNDS, (EnginePlayer.of(loaded(BOOK)).columns,))
        play_blocks(tally, EngineOrder(BOOK, 0), cluster.pool, PACE, kill_one)
    assert killed
    assert tally.counted == alone


@pytest.mark.timeout(120)
def test_a_cluster_that_goes_away_leaves_what_was_played(
    courtpiece: Courtpiece, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on = running.play_blocks
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:

        def play_until_it_goes(
            tally: Tally, play: running.Play, pool: running.Pool, _: Pace, __: object
        ) -> None:
            play_on(tally, play, pool, Pace(rounds=10, first=1), lambda _: cluster.close())

        monkeypatch.setattr(running, "play_blocks", play_until_it_goes)
        ran = courtpiece("simulate", BOOK, "--cluster", cluster.scheduler_address)
    assert ran.code == ExitCode.USAGE
    assert ran.out.startswith("PARTIAL: the cluster went away; here is what was played until then\n")
    assert "courtpiece: the cluster went away; " in ran.err


def test_work_that_kills_every_worker_is_given_up() -> None:
    words = given_up(KilledWorker("block", Mock(address="tcp://10.0.0.7:1"), 3))
    assert words is not None
    assert words.startswith("the cluster gave up: ")
    assert given_up(ZeroDivisionError()) is None


@pytest.mark.timeout(60)
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "carrier-pigeon://loft:1"])
def test_a_cluster_that_is_not_there(address: str, courtpiece: Courtpiece) -> None:
    ran = courtpiece("simulate", BOOK, "--cluster", address)
    assert (ran.code, ran.out) == (ExitCode.USAGE, "")
    assert f"courtpiece: no cluster answers at {address}" in ran.err


@pytest.mark.timeout(60)
def test_a_cluster_that_never_answers() -> None:
    """Something listens there, and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = "tcp://{}:{}".format(*silent.getsockname())
        with pytest.raises(NoClusterError, match="no cluster answers at"), open_cluster(address, 1):
            pass


@pytest.mark.timeout(120)
def test_a_cluster_without_workers() -> None:
    with (
        workers(0) as address,
        pytest.raises(NoClusterError, match="has no workers"),
        open_cluster(address, 1),
    ):
        pass


def test_vectors_are_scored_on_a_cluster_as_without(courtpiece: Courtpiece) -> None:
    plain = courtpiece("vectors", "score", "kachuha_doublee", "--json")
    assert plain.code == ExitCode.OK
    for more in (("--cluster", "local"), ("-j", "2", "kachuha")):
        ran = courtpiece("vectors", "score", "kachuha_doublee", "--json", *more)
        assert ran.code == ExitCode.OK
        assert ran.out.startswith(plain.out)


def test_without_dask_the_extra_is_named(
    courtpiece: Courtpiece, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "distributed.py").write_text("raise ImportError('not here')\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "distributed")
    ran = courtpiece("simulate", BOOK, "--cluster", "local")
    assert ran.code == ExitCode.USAGE
    assert "pip install 'courtpiece-spec[cluster]'" in ran.err
