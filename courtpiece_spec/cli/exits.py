"""How every command ends: exit codes, and the exception that carries one."""

from enum import IntEnum
from typing import IO, Any

import click


class ExitCode(IntEnum):
    """The exit status of every command. A command returns one of these (or None for OK)."""

    OK = 0
    """It conforms, nothing is wrong; there may be warnings."""
    DIFFERENCE = 1
    """A difference, a broken rule, an error in a book."""
    USAGE = 2
    """Wrong usage, an unknown book, a file that cannot be read or written."""
    ADAPTER = 3
    """The adapter cannot be used, so nothing was judged; a player of `simulate` failed."""
    FAULT = 4
    """A fault of ours."""
    INTERRUPTED = 130
    """Interrupted; what was found so far has been reported."""
    PIPE_CLOSED = 141
    """The reader of our output went away (as in `courtpiece list | head -1`), as the shell counts SIGPIPE."""


class Failure(click.ClickException):
    """Ends a command with a message on stderr and an exit code. Raise it at the edge only.

    Args:
        message: What is wrong and what to do, without a full stop or "error:" before it.
        code: The exit status.
    """

    def __init__(self, message: str, code: ExitCode = ExitCode.USAGE) -> None:
        super().__init__(message)
        self.exit_code = code  # type: ignore[misc]  # click, too, reads it from the instance

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the message, control characters made visible: it may quote a stranger's file."""
        from courtpiece_spec.cli.output import safe_text

        click.echo(f"courtpiece: {safe_text(self.message)}", file=file, err=True)
