"""What the proofs find: values that the loader turns into diagnostics."""

from __future__ import annotations

from attrs import frozen

from courtpiece_spec.language.codes import CODES
from courtpiece_spec.language.diagnostic import Severity


@frozen
class Finding:
    """A fault of a book, with the clause it is found at and a witness."""

    code: str
    path: str
    message: str
    help: str | None = None

    @property
    def severity(self) -> Severity:
        """How bad it is, as the table of codes has it."""
        return CODES[self.code].severity

    @property
    def is_error(self) -> bool:
        """Whether it keeps a book from being played."""
        return self.severity is Severity.ERROR
