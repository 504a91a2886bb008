"""Files of records that a command is given; `-` is stdin."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from courtpiece_spec.cli.exits import Failure

STDIN = "-"


@contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file to read, or stdin.

    Raises Failure when it cannot be opened.
    """
    if name == STDIN:
        if sys.stdin is None:
            raise Failure("there is no stdin to read")
        yield sys.stdin.buffer
        return
    if not name:
        raise Failure("the name of a file is empty: name a file, or `-` for stdin")
    try:
        file = Path(name).open("rb")  # noqa: SIM115 - closed below; what fails in the body is not this
    except OSError as error:
        raise unreadable(name, error) from None
    except ValueError:  # a NUL in the name
        raise Failure(f"{name} cannot be read: no file can have this name") from None
    with file:
        yield file


def unreadable(name: str, error: OSError) -> Failure:
    """A file that cannot be read."""
    return Failure(f"{shown(name)} cannot be read: {(error.strerror or type(error).__name__).lower()}")


def shown(name: str) -> str:
    """A file's name for people."""
    return "stdin" if name == STDIN else name
