"""What can come of one request to an adapter. Values, not exceptions: a judge counts them and goes on.

In the order of a request's life: the program cannot be started (`CannotStart`); it says nothing in time
(`Timeout`); it ends (`Crash`); it prints something that is no answer (`Garbage`); it says that it failed
(`ErrorAnswer`); it answers (`Answer`).
"""

import signal
from collections.abc import Mapping
from typing import Any, TypeAlias

from attrs import frozen


@frozen
class Answer:
    """A JSON object with the id that was sent. `line` is what the adapter printed, for a report."""

    message: Mapping[str, Any]
    line: bytes


@frozen
class Timeout:
    """No complete line within `seconds`. `stderr` is the end of what the adapter wrote there."""

    seconds: float
    stderr: str = ""

    @property
    def text(self) -> str:
        """One sentence for a report, without a full stop."""
        return f"no answer within {self.seconds:g} s (does the adapter flush its output after every line?)"


@frozen
class Crash:
    """The adapter ended. `status` as in subprocess: negative for a signal, None if only a stream closed.

    `stream` is the one: its output, or its input, without which it can be asked nothing.
    """

    status: int | None
    stderr: str = ""
    stream: str = "output"

    @property
    def text(self) -> str:
        """One sentence for a report, without a full stop."""
        return f"the adapter {ending(self.status, self.stream)} instead of answering"


@frozen
class Garbage:
    """Something that is no answer. `why` names the fault, `line` shows it (shortened, bytes as escapes)."""

    why: str
    line: str
    stderr: str = ""

    @property
    def text(self) -> str:
        """One sentence for a report, without a full stop."""
        return self.why


@frozen
class ErrorAnswer:
    """The adapter answers `error`: by its own account it failed. That is no rule answer."""

    message: str
    stderr: str = ""

    @property
    def text(self) -> str:
        """One sentence for a report, without a full stop."""
        return f"the adapter answers with an error: {self.message}"


@frozen
class CannotStart:
    """The program does not run at all, or not again after too many restarts."""

    why: str
    stderr: str = ""

    @property
    def text(self) -> str:
        """One sentence for a report, without a full stop."""
        return self.why


Fault: TypeAlias = Timeout | Crash | Garbage | ErrorAnswer | CannotStart
Outcome: TypeAlias = Answer | Fault


def kind(fault: Fault) -> str:
    """The name of a fault in reports: timeout, crash, garbage, error, cannot start."""
    return _NAMES[type(fault)]


_NAMES: dict[type, str] = {
    Timeout: "timeout",
    Crash: "crash",
    Garbage: "garbage",
    ErrorAnswer: "error",
    CannotStart: "cannot start",
}
KINDS = tuple(_NAMES.values())
"""The names of all faults."""


def ending(status: int | None, stream: str = "output") -> str:
    """How a process ended, in words that follow "the adapter"."""
    if status is None:
        return f"closed its standard {stream}"
    if status >= 0:
        return f"ended with exit status {status}"
    try:
        return f"was ended by signal {signal.Signals(-status).name}"
    except ValueError:
        return f"was ended by signal {-status}"


def shown(line: bytes, limit: int = 400) -> str:
    r"""A line for people: at most `limit` characters, bytes that are not UTF-8 as `\xff`."""
    text = line[: 4 * limit].decode("utf-8", "backslashreplace")
    return text if len(text) <= limit and len(line) <= 4 * limit else f"{text[:limit]}… ({len(line)} bytes)"
