"""All proofs of a book."""

from __future__ import annotations

from courtpiece_spec.book import Book
from courtpiece_spec.engine.game import Game
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.proofs.moves import move_findings
from courtpiece_spec.proofs.redeals import redeal_findings
from courtpiece_spec.proofs.tables import table_findings


def prove(book: Book) -> tuple[Finding, ...]:
    """What is wrong with a book in some outcome; empty when it holds in all.

    A family is proved as the books that extend it; a cycle, as its parts.
    """
    if book.kind == "family" or book.legs:
        return ()
    game = Game(book)
    found = (*move_findings(game), *redeal_findings(game))
    return found or tuple(table_findings(game))
