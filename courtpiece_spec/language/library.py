"""Where a text finds books and options that it does not declare itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from courtpiece_spec.language.declarations import Decl


class Library(Protocol):
    """Where books and options are looked up that the text itself does not declare."""

    def find(self, id: str) -> Decl | None:  # noqa: A002
        """The book or option of an id."""

    def ids(self) -> Iterable[str]:
        """Every id there is, for suggestions."""


class NoLibrary:
    """No books outside the text."""

    def find(self, id: str) -> Decl | None:  # noqa: A002, ARG002
        """None."""
        return None

    def ids(self) -> Iterable[str]:
        """None."""
        return ()
