"""What the proofs find: values that the loader turns into diagnostics."""

from __future__ import annotations

from attrs import frozen


@frozen
class Finding:
    """A fault of a book, with the clause it is found at and a witness."""

    code: str
    path: str
    message: str
    help: str | None = None
    is_error: bool = True
