"""A runner may be ended in the middle (SIGKILL, out of memory): what it started must not go on for ever."""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading
from multiprocessing import connection, parent_process

_WAIT = 'read -r word || kill -KILL "-$1"'
"""Nothing can be read once the other end of the pipe is closed, whatever closed it: then a group is ended."""


class Guard:
    """Ends a group of processes when the process that made it has gone; a shell that reads from a pipe.

    Not by the parent-death signal of Linux: that reaches one process and not its children, and to set it
    means to run code between fork and exec, where other threads may hold any lock.
    """

    def __init__(self, group: int) -> None:
        self._shell: subprocess.Popen[bytes] | None = None
        with contextlib.suppress(OSError):  # without a shell there is no guard, and all else is as ever
            self._shell = subprocess.Popen(
                ["/bin/sh", "-c", _WAIT, "guard", str(group)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for others
            )

    def leave(self) -> None:
        """The group has been ended: there is nothing to guard any more."""
        shell, self._shell = self._shell, None
        if shell is None:
            return
        assert shell.stdin is not None
        with contextlib.suppress(OSError):
            shell.stdin.write(b"done\n")
        with contextlib.suppress(OSError):
            shell.stdin.close()
        shell.wait()


def end_with_parent() -> None:
    """End this process of a pool as soon as the one that started it has gone, whatever it is doing."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="end with parent", daemon=True).start()
