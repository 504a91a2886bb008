"""Where the reference engine is plugged in: a book, as a judge needs it.

This is the only module of the package that may import the engine.
"""

from attrs import frozen

from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.report import Explain, no_explanation


@frozen
class Bench:
    """One book, ready to judge by; `explain` puts its clauses into sentences."""

    reference: Reference
    explain: Explain = no_explanation


def open_bench(book: str) -> Bench | str:
    """Load a book; what is wrong, in words for people, if it cannot be loaded.

    Args:
        book: An id, an id with options, or a path to a .court file.
    """
    return f"no reference engine is built in yet, so {book!r} cannot be loaded"
