"""Why something cannot be solved, in words that end with a way out."""

from __future__ import annotations

from attrs import frozen

INSTALL = "pip install 'courtpiece-spec[solve]'"


@frozen
class Unsolvable:
    """What stands against solving a round, and what can be done instead."""

    reason: str
    way_out: str

    def __str__(self) -> str:
        return f"{self.reason}; {self.way_out}"


def listed(words: tuple[str, ...]) -> str:
    """Some reasons as one: ``a, b and c``."""
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)
