"""What the language says of a text: located, worded, with a way out.  A value, never an exception."""

from __future__ import annotations

import enum
from typing import Any

from attrs import field, frozen

from courtpiece_spec.book import Span
from courtpiece_spec.language.echo import cure, said


class Severity(enum.Enum):
    """How bad it is: only errors keep a book from compiling."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@frozen
class Related:
    """Another place that a message speaks of."""

    at: Span
    message: str = field(converter=said)


@frozen
class Diagnostic:
    """One message about a place in a text."""

    code: str
    """Permanent, such as ``CP201``; each has a page in the docs and a rejected sample."""
    message: str = field(converter=said)
    at: Span
    help: str | None = field(default=None, converter=cure)
    """The way out, such as: did you mean `caller_side`?"""
    related: tuple[Related, ...] = ()
    severity: Severity = Severity.ERROR

    def as_json(self) -> dict[str, Any]:
        """The form of ``courtpiece check --json``."""
        data: dict[str, Any] = {
            "code": self.code,
            "severity": self.severity.value,
            "file": self.at.file,
            "line": self.at.line,
            "column": self.at.column,
            "end_line": self.at.end_line,
            "end_column": self.at.end_column,
            "message": self.message,
        }
        if self.help is not None:
            data["help"] = self.help
        return data
