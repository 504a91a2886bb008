"""All proofs of a book."""

from __future__ import annotations

from courtpiece_spec.book import Book
from courtpiece_spec.engine.game import Game
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.proofs.moves import move_findings
from courtpiece_spec.proofs.outcomes import MOST_STATES, TooManyError
from courtpiece_spec.proofs.tables import table_findings


def prove(book: Book) -> tuple[Finding, ...]:
    """What is wrong with a book in some outcome; empty when it holds in all.

    A family is proved as the books that extend it; a cycle, as its parts.
    """
    if book.kind == "family" or book.legs:
        return ()
    game = Game(book)
    found = list(move_findings(game))
    if found:
        return tuple(found)
    try:
        found += table_findings(game)
    except TooManyError:
        words = f"not proved: this book has more than {MOST_STATES:,} different outcomes"
        found.append(Finding("CP606", "round", words, is_error=False))
    return tuple(found)
