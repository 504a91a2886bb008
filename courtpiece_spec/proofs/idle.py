"""Whether a book plays, pays and goes on in the same way without one of its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import Tie
from courtpiece_spec.engine.game import Game
from courtpiece_spec.proofs.side_by_side import Proved, is_walked, walk
from courtpiece_spec.proofs.tables import walk_tables

_MOST_PAIRS: Final = 20_000
"""With more pairs of states than this nothing is said: an option is taken to change something."""


def plays_alike(book: Book, other: Book) -> bool:
    """Whether no outcome tells two books apart; false where that is not known.

    Only what follows from who takes which trick is looked at: piles, tables, the end of a round, a tie at the
    end of a match.  An option that changes anything else, such as a hand or an agreement, changes something.
    """
    changed = tuple(_changed(book, other))
    if (
        not changed
        or not book.section("round")
        or not all(_is_seen(book, path) and _is_seen(other, path) for path in changed)
    ):
        return False
    if any(path.startswith("match.") for path in changed):
        walked = walk_tables(Game(book))
        if walked.given_up or not walked.endings.never_level():
            return False
    if all(path.startswith("match.") for path in changed):
        return True
    return isinstance(walk(Game(book), Game(other), _MOST_PAIRS), Proved)


def _changed(book: Book, other: Book) -> Iterator[str]:
    """The paths at which two books say different things."""
    for path in dict.fromkeys((*book.by_path, *other.by_path)):
        if book.rule(path) != other.rule(path):
            yield path


def _is_seen(book: Book, path: str) -> bool:
    """Whether the walk sees all that the clause at a path can change."""
    rule = book.rule(path)
    return rule is None or is_walked(book, path) or (isinstance(rule, Tie) and path.startswith("match."))
