"""Work on other machines, through Dask; an extra, `pip install 'courtpiece-spec[cluster]'`."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from attrs import frozen

if TYPE_CHECKING:
    from distributed import Client

LOCAL: Final = "local"
"""The address of a cluster of this machine's own, which is ended with the command."""
_PATIENCE: Final = 5
"""Seconds until a cluster must have answered, and until it must have a worker."""


class NoClusterError(Exception):
    """There is no such cluster; the message says why, in words for people."""


@frozen
class Cluster:
    """A cluster that answers.

    Attributes:
        pool: Does work there, in the way of the standard library.
        at_once: How much work it can do at the same time.
    """

    pool: Executor
    at_once: int


@contextmanager
def open_cluster(address: str, jobs: int, *, processes: bool = False) -> Iterator[Cluster]:
    """A cluster, for as long as it is used.

    Args:
        address: `local`, or where a scheduler listens: `tcp://10.0.0.5:8786`.
        jobs: How many things a local one does at the same time.
        processes: Whether a local one has processes, for work that threads would only take turns in.

    Raises:
        NoClusterError: Dask is not installed, or nothing listens there, or nobody works there.
    """
    try:
        from distributed import Client, LocalCluster  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise NoClusterError(
            "a cluster needs Dask, which is not installed: pip install 'courtpiece-spec[cluster]'"
        ) from None
    _hush()
    if address == LOCAL:
        workers, threads = (jobs, 1) if processes else (1, jobs)
        with (
            LocalCluster(
                n_workers=workers, threads_per_worker=threads, processes=processes, dashboard_address=None
            ) as cluster,
            Client(cluster) as client,
        ):
            yield Cluster(client.get_executor(pure=False), jobs)
        return
    _try(address)
    client = Client(address, timeout=_PATIENCE)
    with client:
        yield Cluster(client.get_executor(pure=False), _threads(client, address))


def _hush() -> None:
    """Keep what Dask logs from people: a lost worker is no news, and a lost cluster is told by ourselves."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _try(address: str) -> None:
    """Shake hands with whatever listens there: a client would wait for ever for one that does not answer.

    Raises NoClusterError.
    """
    import asyncio  # noqa: PLC0415 - slow to import, as all of this

    from distributed.comm.core import connect  # noqa: PLC0415
    from distributed.security import Security  # noqa: PLC0415

    async def shake_hands() -> None:
        async with asyncio.timeout(_PATIENCE):
            comm = await connect(address, timeout=_PATIENCE, **Security().get_connection_args("client"))
            await comm.close()

    try:
        asyncio.run(shake_hands())
    except TimeoutError:
        raise NoClusterError(f"no cluster answers at {address} within {_PATIENCE} s") from None
    except Exception as error:  # noqa: BLE001 - what listens there may be anything, and answer anything
        raise NoClusterError(f"no cluster answers at {address}: {_reason(error)}") from None


def version() -> str:
    """Which version of this package a worker has."""
    from courtpiece_spec import __version__  # noqa: PLC0415 - looked up where the work is done

    return __version__


def given_up(error: Exception) -> str | None:
    """Why a cluster gave work up, in words for people; None where the error is of the work itself."""
    if isinstance(error, CancelledError):
        return "the cluster went away"
    if type(error).__module__.partition(".")[0] != "distributed":
        return None
    return f"the cluster gave up: {_reason(error)}"


def _threads(client: Client, address: str) -> int:
    """How many threads work there.

    Raises NoClusterError where nobody does, or somebody with another version of this package.
    """
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        raise NoClusterError(
            f"the cluster at {address} has no workers: start one with `dask worker`"
        ) from None
    mine = version()
    for worker, theirs in client.run(version, on_error="return").items():
        if theirs != mine:
            what = f"version {theirs}" if isinstance(theirs, str) else f"no such package: {_reason(theirs)}"
            raise NoClusterError(
                f"the worker at {worker} cannot help: it needs courtpiece-spec {mine}, and has {what}"
            )
    threads: dict[str, int] = client.nthreads()
    return max(sum(threads.values()), 1)


def _reason(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text[:200] or type(error).__name__
