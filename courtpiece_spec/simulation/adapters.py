"""Matches in which a program chooses: it is asked `act` over the protocol, and the reference engine plays."""

from __future__ import annotations

import queue
import threading
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

from courtpiece_spec import __version__
from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import to_json
from courtpiece_spec.chance import Draw
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.levels.forms import INSTEAD
from courtpiece_spec.conformance.levels.standing import view_answer
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.visible import visible
from courtpiece_spec.engine import Action, Game, State
from courtpiece_spec.simulation.playing import EnginePlayer, MakePolicy, Policy
from courtpiece_spec.simulation.units import Block, play_block

_LEVEL = "act"


class AdapterFailedError(Exception):
    """A program cannot be used, or not any more; the message says why, in words for people."""


class StoppedError(Exception):
    """The run is being ended: nobody waits for this match any more."""


class Programs:
    """A program as all players of some books; as many copies of it as blocks are played at once.

    To be used as a context manager, which ends all of them.
    """

    def __init__(self, command: Sequence[str], books: tuple[Book, ...], seed: int, timeout: float) -> None:
        self._command, self._books, self._seed, self._timeout = tuple(command), books, seed, timeout
        self._idle: queue.LifoQueue[tuple[EnginePlayer, ...]] = queue.LifoQueue()
        self._started: list[AdapterProcess] = []
        self._ending = threading.Event()
        self.columns: tuple[tuple[str, ...], ...] = ()
        self.name = ""
        """What the program calls itself."""

    def __enter__(self) -> Programs:
        """Start the first copy.

        Raises:
            AdapterFailedError: It cannot be used.
        """
        try:
            players = self._start()
        except BaseException:
            self._close()
            raise
        self.columns = tuple(player.columns for player in players)
        self._idle.put(players)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def __call__(self, first: int, matches: int, rounds: tuple[int, ...]) -> Block:
        """Play matches; called from any thread.

        Raises:
            AdapterFailedError: The program failed, or answered what is not legal.
            StoppedError: The run is being ended.
        """
        try:
            players = self._idle.get_nowait()
        except queue.Empty:
            players = self._start()
        block = play_block(players, self._seed, first, matches, rounds)
        self._idle.put(players)
        return block

    def stop(self) -> None:
        """Have every block that is being played left at its next action."""
        self._ending.set()

    def _close(self) -> None:
        self.stop()
        for process in self._started:
            process.close()

    def _start(self) -> tuple[EnginePlayer, ...]:
        """A copy of the program for each book."""
        return tuple(EnginePlayer.of(book, self._policy(self._open(book))) for book in self._books)

    def _open(self, book: Book) -> AdapterProcess:
        process = AdapterProcess(self._command, protocol.hello(__version__), timeout=self._timeout)
        self._started.append(process)
        outcome = process.greet()
        if not isinstance(outcome, Answer):
            raise AdapterFailedError(f"the adapter cannot be used: {outcome.text}")
        hello = protocol.read_hello(outcome.message)
        if isinstance(hello, str):
            raise AdapterFailedError(f"the adapter cannot be used: no valid hello: {hello}")
        if hello.protocol != protocol.VERSION:
            raise AdapterFailedError(f"the adapter chose protocol {hello.protocol}, not {protocol.VERSION}")
        if _LEVEL not in hello.levels:
            offered = ", ".join(hello.levels) or "none"
            raise AdapterFailedError(
                f"the adapter does not choose actions: its levels are {offered}, and not `{_LEVEL}`"
            )
        self.name = visible(hello.name, 100)
        self._tell(process, hello, book)
        return process

    @staticmethod
    def _tell(process: AdapterProcess, hello: protocol.Hello, book: Book) -> None:
        """Tell a program which book is played, as far as it can be told."""
        if "load" in hello.levels:
            request = protocol.load(to_json(book))
            told = process.ask(request)
            if not isinstance(told, Answer):
                raise AdapterFailedError(f"the adapter cannot be used: {told.text}")
            if told.message.get("ok") is True:
                return
        if book.id not in hello.books and book.id.partition(" with ")[0] not in hello.books:
            offered = visible(", ".join(hello.books), 200) or "nothing"
            raise AdapterFailedError(f"the adapter does not offer {book.id}; it offers {offered}")

    def _policy(self, process: AdapterProcess) -> MakePolicy:
        def make(game: Game, draw: Draw) -> Policy:
            def choose(state: State) -> Action:
                if self._ending.is_set():
                    raise StoppedError
                actions = game.legal(state)
                if actions[0].seat is None:
                    return draw.one_of(actions)
                own = {each.token: each for each in actions if each.seat == actions[0].seat}
                return _asked(process, game, state, own) if len(own) > 1 else actions[0]

            return choose

        return make


def _asked(process: AdapterProcess, game: Game, state: State, own: dict[str, Action]) -> Action:
    """The action that a program chooses."""
    seat = next(iter(own.values())).seat
    assert seat is not None
    seen = {"seat": int(seat), **view_answer(game, state, seat)}
    outcome = process.ask(protocol.act(seen, own))
    if not isinstance(outcome, Answer):
        raise AdapterFailedError(f"the adapter failed: {outcome.text}")
    message = outcome.message
    complaint = protocol.check(_LEVEL, message)
    if complaint is not None:
        raise AdapterFailedError(f"the adapter's answer has the wrong form: {complaint}")
    token = message.get("action")
    if not isinstance(token, str):
        raise AdapterFailedError(f"the adapter does not choose: {_instead(message)}")
    if token not in own:
        legal = ", ".join(own)
        raise AdapterFailedError(f"the adapter chose {visible(token, 40)}, which is not legal there: {legal}")
    return own[token]


def _instead(message: Mapping[str, Any]) -> str:
    """What a program says instead of an answer."""
    said = next(f"{key}: {', '.join(map(str, message[key].values()))}" for key in INSTEAD if key in message)
    return visible(said, 200)
