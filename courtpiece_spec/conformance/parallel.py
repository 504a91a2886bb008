"""One run of `conform` on several cores: each driver and level is a piece of work for a process of its own.

The adapter is greeted once here, so that who it is and what it offers is known before anything is judged.
Then each piece starts it for itself, judges, and sends back its session; the pieces are put together in the
order in which one process would have come to them, so that the report is the same.  One thing differs: an
adapter that fails may be started again ten times for each piece, and not ten times altogether.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as TooLateError
from concurrent.futures.process import BrokenProcessPool

from attrs import evolve, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import Bench, open_bench
from courtpiece_spec.conformance.findings import FaultCase
from courtpiece_spec.conformance.guard import end_with_parent
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.session import Hooks, Piece, Session, begin, conform, end, leave, pieces

_GRACE = 10.0
"""Seconds that an interrupted worker has to end its adapter and send what it has."""
_LOST = "one of the processes that judged was ended from outside (is there enough memory?)"


@frozen
class Order:
    """What is to be judged, and how.

    Attributes:
        book: As `open_bench` takes it.
        command: What starts the adapter.
        greeting: The hello message.
        levels: The levels wanted.
        timeout: Seconds for an answer.
    """

    book: str
    command: tuple[str, ...]
    greeting: protocol.Request
    levels: tuple[str, ...]
    timeout: float


class _Worker:
    """What a process of the pool knows of itself."""

    working = False
    stopped = False


def _obey() -> None:
    """Let a signal end the piece in work, and no other harm: an idle worker has nothing to lose."""

    def stop(number: int, frame: object) -> None:  # noqa: ARG001 - the shape of a handler
        first, _Worker.stopped = not _Worker.stopped, True
        if first and _Worker.working:
            raise KeyboardInterrupt

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    end_with_parent()


def work(order: Order, session: Session) -> Session:
    """Do one piece; called in a process of its own."""
    bench = open_bench(order.book)
    assert not isinstance(bench, str)
    try:
        _Worker.working = True
        if _Worker.stopped:
            raise KeyboardInterrupt
        with AdapterProcess(order.command, order.greeting, timeout=order.timeout) as adapter:
            conform(session, adapter, bench, order.levels)
    except KeyboardInterrupt:
        session.interrupted = True
    finally:
        _Worker.working = False
    return session


def conform_in_parallel(session: Session, bench: Bench, order: Order, hooks: Hooks, jobs: int) -> None:
    """Judge with `jobs` processes; what each has found is told when it is done.

    Where one of them is ended from outside, the others are ended too, and the session is marked `lost`.

    Raises:
        KeyboardInterrupt: As it comes; the session then holds what was found so far, also in the pieces that
            were in work.
    """
    with AdapterProcess(order.command, order.greeting, timeout=order.timeout) as adapter:
        usable = begin(session, adapter, order.levels)
    if not usable:
        return
    hooks.on_hello()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_obey) as pool:
        waiting: list[tuple[Piece, Future[Session]]] = []
        try:
            for piece in pieces(session.drivers, session.levels):
                part = Session(session.book, session.seed, session.count, (piece.driver,))
                future = pool.submit(work, evolve(order, levels=piece.levels), part)
                future.add_done_callback(lambda _, piece=piece: hooks.on_piece(piece))  # type: ignore[misc]
                waiting.append((piece, future))
            while waiting:
                part = waiting[0][1].result()
                piece, _ = waiting.pop(0)
                merge(session, bench, piece, part, order, hooks)
        except BrokenProcessPool:
            session.interrupted, session.lost = True, _LOST
            for child in multiprocessing.active_children():
                child.kill()  # the pool reads no more of what they have
            _merge_rest(session, bench, waiting, order, hooks)
        except KeyboardInterrupt:
            for child in multiprocessing.active_children():
                child.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
            _merge_rest(session, bench, waiting, order, hooks)
            raise
    end(session)


def _merge_rest(
    session: Session,
    bench: Bench,
    waiting: list[tuple[Piece, Future[Session]]],
    order: Order,
    hooks: Hooks,
) -> None:
    """Add what the other pieces have found; those of which nothing is known any more were not asked."""
    for piece, future in waiting:
        part = None
        if not future.cancelled():
            with contextlib.suppress(BrokenProcessPool, TooLateError, CancelledError):
                part = future.result(_GRACE)
        if part is None:
            leave(session, bench, [piece])
        else:
            merge(session, bench, piece, part, order, hooks)


def merge(session: Session, bench: Bench, piece: Piece, part: Session, order: Order, hooks: Hooks) -> None:
    """Add what a piece has found."""
    session.tally.include(part.tally)
    if not part.pieces:  # it was not even begun
        leave(session, bench, [piece])
    session.interrupted = session.interrupted or part.interrupted
    session.results += part.results
    session.pieces += part.pieces
    faults = list(part.faults)
    if part.unusable is not None and part.unusable.fault is not None:
        # It was greeted well before, and now it is not: that is a fault like any other.
        faults.append(FaultCase("hello", order.greeting, part.unusable.fault, part.drivers[0]))
    session.counts += part.counts
    session.findings += part.findings
    session.faults += faults
    # Only now is it told: that may be interrupted, and then the session is whole all the same.
    for count in part.counts:
        hooks.on_count(count)
    for finding in part.findings:
        hooks.on_finding(finding)
    for fault in faults:
        hooks.on_fault(fault)
