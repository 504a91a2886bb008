"""One run of `conform` on several cores: each driver and level is a piece of work for a process of its own.

A piece starts the adapter itself, judges, and sends back its session; the pieces are put together in the
order in which one core would have come to them, so that the report is the same.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor

from attrs import evolve, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import open_bench
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.session import Hooks, Session, conform

_BY_LEVEL = frozenset({"run", "fuzz"})
"""Drivers whose levels have nothing to do with one another."""


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


def pieces(session: Session, levels: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The pieces of a run: a driver, with the levels that it judges."""
    for driver in session.drivers:
        if driver in _BY_LEVEL:
            yield from ((driver, (level,)) for level in levels)
        else:
            yield driver, tuple(levels)


def work(order: Order, session: Session) -> Session:
    """Do one piece; called in a process of its own."""
    bench = open_bench(order.book)
    assert not isinstance(bench, str)
    try:
        with AdapterProcess(order.command, order.greeting, timeout=order.timeout) as adapter:
            conform(session, adapter, bench, order.levels)
    except KeyboardInterrupt:
        session.interrupted = True
    return session


def conform_in_parallel(
    session: Session, order: Order, hooks: Hooks, jobs: int, on_piece: Callable[[], None] = lambda: None
) -> None:
    """Judge with `jobs` processes; what each has found is told when it is done.

    Raises:
        KeyboardInterrupt: As it comes; the session then holds what was finished before.
    """
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        waiting: list[Future[Session]] = []
        for driver, levels in pieces(session, order.levels):
            part = Session(session.book, session.seed, session.count, (driver,))
            waiting.append(pool.submit(work, evolve(order, levels=levels), part))
        try:
            for future in waiting:
                part = future.result()
                merge(session, part, hooks)
                on_piece()
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    if not session.tally.judged.total() and not session.faults and session.unusable is None:
        session.unusable = waiting[0].result().unusable


def merge(session: Session, part: Session, hooks: Hooks) -> None:
    """Add what a piece has found."""
    if session.hello is None and part.hello is not None:
        session.hello = part.hello
        hooks.on_hello()
    session.levels = tuple(level for level in protocol.LEVELS if level in (*session.levels, *part.levels))
    session.tally.include(part.tally)
    session.interrupted = session.interrupted or part.interrupted
    for finding in part.findings:
        session.findings.append(finding)
        hooks.on_finding(finding)
    for fault in part.faults:
        session.faults.append(fault)
        hooks.on_fault(fault)
