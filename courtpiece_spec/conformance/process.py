"""An adapter as a child process: one JSON line out, one JSON line back, never a hang.

Every request is complete, so whatever goes wrong has the same cure: end the whole process group, say what
happened, start afresh at the next request. One thread and one poll over the three pipes: the standard error
output is drained while we wait, and a request that the adapter does not read cannot block us either.
Linux and macOS.
"""

import contextlib
import json
import math
import os
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import IO, NoReturn

from courtpiece_spec.conformance.guard import Guard
from courtpiece_spec.conformance.outcomes import (
    Answer,
    CannotStart,
    Crash,
    Fault,
    Garbage,
    Outcome,
    Timeout,
    ending,
    shown,
)

MAX_LINE = 1 << 20
"""Bytes in one answer. The longest honest answer is a few kilobytes."""

_STDERR_TAIL = 4000
_CHUNK = 1 << 16
_GRACE = 0.5
"""Seconds that an adapter has to end by itself after closing its output."""
_BYE = 2.0
"""Seconds that it has after `bye`."""
_GLANCE_MS = 50
"""Milliseconds of silence after which we look whether the program still runs: something that it started may
hold its output open, and then no end of file tells."""
_LOOKS = 100
"""Looks at the pipes (some 30 µs in all) before sleeping: waking up a sleeper on another core takes longer
than a quick adapter's answer. Measured on two cores: 16,000 requests a second without, 74,000 with."""


class AdapterProcess:
    """A program that answers the protocol.

    `greeting` is the hello message: asked by `greet`, and again after every restart, so that the time a
    program needs to start (`start_timeout`, seconds) is not counted against an answer (`timeout`, seconds).
    """

    def __init__(
        self,
        command: Sequence[str],
        greeting: Mapping[str, object],
        *,
        timeout: float = 2.0,
        start_timeout: float = 10.0,
        max_restarts: int = 10,
    ) -> None:
        self.command = tuple(command)
        self.greeting = greeting
        self.timeout = timeout
        self.start_timeout = start_timeout
        self.max_restarts = max_restarts
        self.restarts = -1
        """How often the program was started again; -1 before the first start."""
        self.after_start: tuple[Mapping[str, object], ...] = ()
        """Requests that are sent after every start, such as the book to play by."""
        self._child: _Child | None = None
        self._last_id = -1
        self._last_fault: Fault | None = None

    def greet(self) -> Outcome:
        """Start the program and ask the greeting."""
        self.close()
        if self.restarts >= self.max_restarts:
            last = self._last_fault
            cause = f"; the last time: {last.text}" if last is not None else ""
            stderr = last.stderr if last is not None else ""
            return CannotStart(f"given up after {self.max_restarts} restarts{cause}", stderr)
        self.restarts += 1
        try:
            self._child = _Child(self.command)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            return CannotStart(f"cannot start {self.command[0]!r}: {reason}")
        return self._exchange(self._child, self.greeting, self.start_timeout)

    def ask(self, request: Mapping[str, object]) -> Outcome:
        """Send one request, without its id, and wait for its answer. Starts the program where needed."""
        if self._child is None:
            started = self._start_again()
            if started is not None:
                return started
        assert self._child is not None
        return self._exchange(self._child, request, self.timeout)

    def _start_again(self) -> Fault | None:
        """Start the program and tell it what it has to know; what went wrong, if something did."""
        greeted = self.greet()
        if not isinstance(greeted, Answer):
            return greeted
        for request in self.after_start:
            assert self._child is not None
            told = self._exchange(self._child, request, self.timeout)
            if not isinstance(told, Answer):
                return told
        return None

    def renew(self) -> None:
        """End the program; the next request starts it afresh, which is not counted against it."""
        if self._child is not None:
            self.close()
            self.restarts -= 1

    def close(self, grace: float = _BYE) -> int | None:
        """Say bye, and end the program and everything it started.

        Args:
            grace: Seconds that it has to end by itself.

        Returns:
            Its exit status, None where it had to be ended or was not running.
        """
        if self._child is None:
            return None
        child, self._child = self._child, None
        child.say_bye(_encode(str(self._last_id + 1), {"cmd": "bye"}))
        return child.end(grace)

    def __enter__(self) -> "AdapterProcess":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _exchange(self, child: "_Child", request: Mapping[str, object], seconds: float) -> Outcome:
        self._last_id += 1
        ident = str(self._last_id)
        line = child.exchange(_encode(ident, request), seconds)
        outcome = read_answer(line, ident) if isinstance(line, bytes) else line
        if isinstance(outcome, Answer):
            return outcome
        # After a fault nobody knows which request the next line would belong to.
        self._child = None
        self._last_fault = child.epitaph(outcome)
        return self._last_fault


def read_answer(line: bytes, ident: str) -> Answer | Garbage:
    """The JSON object on a line (without its line feed), if it is one and answers the request `ident`."""
    try:
        message = _DECODER.decode(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        return Garbage(f"not UTF-8: byte {error.object[error.start]:#04x} at {error.start}", shown(line))
    except json.JSONDecodeError as error:
        if not line.strip():
            return Garbage("an empty line instead of an answer", shown(line))
        mark = "; it begins with a byte order mark" if line.startswith(b"\xef\xbb\xbf") else ""
        return Garbage(f"not JSON: {error.msg} at character {error.pos}{mark}", shown(line))
    except _NotJsonError as error:
        return Garbage(f"not JSON: {error} is no JSON number", shown(line))
    except _TwiceError as error:
        return Garbage(f"the key {error} stands there twice", shown(line))
    except RecursionError:
        return Garbage("nested too deeply", shown(line))
    except ValueError:  # Python's own limit on the digits of an integer
        return Garbage("a number with thousands of digits", shown(line))
    if not isinstance(message, dict):
        return Garbage("not a JSON object", shown(line))
    if message.get("id") != ident:
        got = json.dumps(message["id"])[:60] if "id" in message else "no id"
        return Garbage(f'wrong id: {got} where the request had "{ident}"', shown(line))
    return Answer(message, line)


class _NotJsonError(Exception):
    pass


def _constant(text: str) -> NoReturn:
    raise _NotJsonError(text)


def _float(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise _NotJsonError(text[:40])
    return number


class _TwiceError(Exception):
    pass


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object; a key that stands there twice would leave open which of its values is meant."""
    made: dict[str, object] = {}
    for key, value in pairs:
        if key in made:
            raise _TwiceError(json.dumps(key)[:60])
        made[key] = value
    return made


_DECODER = json.JSONDecoder(parse_constant=_constant, parse_float=_float, object_pairs_hook=_once)
_ENCODE = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def _encode(ident: str, request: Mapping[str, object]) -> bytes:
    return (_ENCODE({"id": ident, **request}) + "\n").encode()


class _Child:
    """One running program with its three pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self.process: subprocess.Popen[bytes] = subprocess.Popen(
            list(command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
        self.guard = Guard(self.process.pid)
        self.inp, self.out, self.err = (stream.fileno() for stream in self._streams())
        for descriptor in (self.inp, self.out, self.err):
            os.set_blocking(descriptor, False)
        self.poll = select.poll()
        self.poll.register(self.out, select.POLLIN)
        self.poll.register(self.err, select.POLLIN)
        self.buffer = b""
        self.stderr = b""
        self.closed = False  # nothing more can come
        self.deaf = False  # it reads no more
        self.asked = False

    def exchange(self, data: bytes, seconds: float) -> bytes | Fault:
        """Write `data`, read one line; the line without its end, or why there is none."""
        # Whether a greeting comes before our first question or after it is a matter of chance: either way it
        # is read as the answer, so that the verdict is always the same.
        early = self._early() if self.asked else b""
        self.asked = True
        if early:
            return Garbage("printed something that nobody had asked for", shown(early))
        deadline = time.monotonic() + seconds
        data = self._write(data)
        if data:
            self.poll.register(self.inp, select.POLLOUT)
        if self.deaf:  # a last line may be on its way, and its end tells more than this
            deadline = min(deadline, time.monotonic() + _GRACE)
        self.buffer = b""
        events = self._soon()
        while (left := deadline - time.monotonic()) > 0:
            events = events or self.poll.poll(min(math.ceil(left * 1000), _GLANCE_MS))
            if not events and self.process.poll() is not None:
                events = self.poll.poll(0)  # its last words may have come since
                if not events:
                    return self._ended()
            for descriptor, _event in events:
                if descriptor == self.inp:
                    data = self._write(data)
                    if not data:
                        self.poll.unregister(self.inp)
                elif descriptor == self.err:
                    self._drain()
                elif (done := self._receive()) is not None:
                    return done
            events = []
        if self.buffer:
            return Garbage(f"half a line: no line feed within {seconds:g} s", shown(self.buffer))
        return Crash(None, stream="input") if self.deaf else Timeout(seconds)

    def epitaph(self, fault: Fault) -> Fault:
        """End the program after a fault, and complete the fault by its exit status and its last words."""
        status = self.end(_GRACE if self.closed else 0.0)
        stderr = self.stderr.decode("utf-8", "replace")
        match fault:
            case Timeout(seconds):
                # It ended, but something that it started kept its output open.
                return Timeout(seconds, stderr) if status is None else Crash(status, stderr)
            case Crash(stream=stream):
                return Crash(status, stderr, stream)
            case Garbage(why, line):
                # One that ends well does so because its input was closed, sooner or later.
                ended = f", and the adapter {ending(status)}" if status else ""
                return Garbage(why + ended, line, stderr)
            case _:
                return fault

    def say_bye(self, line: bytes) -> None:
        self._write(line)

    def end(self, grace: float) -> int | None:
        """End the whole group. The exit status if the program ended by itself within `grace` seconds."""
        process = self.process
        inp, out, err = self._streams()
        with contextlib.suppress(OSError):
            inp.close()
        status: int | None = None
        try:
            with contextlib.suppress(subprocess.TimeoutExpired):
                status = process.wait(grace) if grace else process.poll()
        finally:
            # Also after a normal end: it may have started others, which hold the pipes.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5)
            self.guard.leave()
            self._drain()
            out.close()
            err.close()
        return status

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _receive(self) -> bytes | Garbage | Crash | None:
        """Read what is there: a line without its end, a fault, or None while the line is incomplete."""
        chunk = os.read(self.out, _CHUNK)
        self.buffer += chunk
        line, end, rest = self.buffer.partition(b"\n")
        if len(line) > MAX_LINE:
            return Garbage(f"a line of more than {MAX_LINE} bytes", shown(line))
        if rest and line.lstrip().startswith(b"{"):
            return Garbage("more than one line for one request", shown(self.buffer))
        if end:
            return line
        if chunk:
            return None
        self.closed = True
        return self._ended()

    def _ended(self) -> Garbage | Crash:
        """Why there is no answer where nothing more can come."""
        if self.buffer:
            return Garbage("half a line, then nothing more", shown(self.buffer))
        return Crash(None)

    def _soon(self) -> list[tuple[int, int]]:
        """Events within the next few microseconds, without going to sleep."""
        poll = self.poll.poll
        for _ in range(_LOOKS):
            events = poll(0)
            if events:
                return events
        return []

    def _early(self) -> bytes:
        """What lies in the output although nothing was asked."""
        for descriptor, event in self.poll.poll(0):
            if descriptor == self.err:
                self._drain()
            elif event & select.POLLIN:
                return os.read(self.out, _CHUNK)
        return b""

    def _write(self, data: bytes) -> bytes:
        """Write what the pipe takes; the rest."""
        try:
            return data[os.write(self.inp, data) :]
        except BlockingIOError:
            return data
        except OSError:
            self.deaf = True  # it has gone, or reads no more
            return b""

    def _drain(self) -> None:
        """Read what is there on standard error, at most a chunk, and keep its end."""
        try:
            chunk = os.read(self.err, _CHUNK)
        except (BlockingIOError, ValueError):
            return
        if not chunk:
            with contextlib.suppress(KeyError):
                self.poll.unregister(self.err)
        self.stderr = (self.stderr + chunk)[-_STDERR_TAIL:]
