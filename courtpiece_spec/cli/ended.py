"""How every command is ended from outside: as at Ctrl-C, with what is to be told and the same exit status."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import NoReturn


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """Let SIGTERM and SIGHUP interrupt as Ctrl-C does, unless whoever started us has them ignored."""

    def interrupt(number: int, frame: object) -> NoReturn:  # noqa: ARG001 - the shape of a handler
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = [each for each in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(each) is signal.SIG_DFL]
    before = {number: signal.signal(number, interrupt) for number in usual}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
