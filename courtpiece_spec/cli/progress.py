"""A count on stderr while a long command runs, only on a terminal."""

from __future__ import annotations

import sys
import time
from typing import Final

_EVERY: Final = 0.2
_CLEAR: Final = "\r\x1b[K"


class Progress:
    """Shows how many records have been judged; to be taken away before anything else is printed."""

    def __init__(self, *, quiet: bool = False) -> None:
        self._shown = False
        self._next = time.monotonic() + _EVERY
        self._on = not quiet and sys.stderr is not None and sys.stderr.isatty()

    def tell(self, words: str) -> None:
        """Show words, not too often."""
        if self._on and time.monotonic() >= self._next:
            sys.stderr.write(f"{_CLEAR}{words}")
            sys.stderr.flush()
            self._shown = True
            self._next = time.monotonic() + _EVERY

    def clear(self) -> None:
        """Take the words away."""
        if self._shown:
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
            self._shown = False
