"""The rules of Court Piece, written once: engine, compliance suite and rulebook from one text.

>>> import random
>>> import courtpiece_spec as cp
>>> game = cp.Game(cp.load("single_sir"))
>>> pack = list(game.layout.pack)
>>> random.Random(7).shuffle(pack)
>>> state = game.start(pack, cp.Setup(dealer=cp.Seat(3)))
>>> [str(action) for action in game.legal(state)]
['0:call=S', '0:call=H', '0:call=D', '0:call=C']
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from courtpiece_spec.book import Book
    from courtpiece_spec.cards import Card, Rank, Suit
    from courtpiece_spec.engine import Action, Game, Refused, Result, Setup, State
    from courtpiece_spec.engine.matches import Match
    from courtpiece_spec.seats import Seat, Side
    from courtpiece_spec.warned import BookWarning

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Book",
    "BookError",
    "BookWarning",
    "Card",
    "Game",
    "Match",
    "Rank",
    "Refused",
    "Result",
    "Seat",
    "Setup",
    "Side",
    "State",
    "Suit",
    "__version__",
    "load",
]

# Imported when first asked for, so that `courtpiece --help` does not pay for the engine.
_HOMES = {
    "Action": "engine",
    "Book": "book",
    "BookWarning": "warned",
    "Card": "cards",
    "Game": "engine",
    "Match": "engine.matches",
    "Rank": "cards",
    "Refused": "engine",
    "Result": "engine",
    "Seat": "seats",
    "Setup": "engine",
    "Side": "seats",
    "State": "engine",
    "Suit": "cards",
}


class BookError(ValueError):
    """A book could not be loaded; `problem` says why, as a value."""

    def __init__(self, problem: Any) -> None:
        lines = [problem.message, *(each.message for each in problem.diagnostics)]
        super().__init__("; ".join(lines) + ("" if problem.help is None else f" ({problem.help})"))
        self.problem = problem


def load(reference: str, *, extra_files: Iterable[Path] = ()) -> Book:
    """The compiled book of an id, an id with options, a path to a `.court` file, or `FILE#id`.

    Raises:
        BookError: There is no such book, or its text is wrong.
    """
    from courtpiece_spec import loading  # noqa: PLC0415 - see above

    book = loading.load(reference, extra_files=extra_files)
    if isinstance(book, loading.NotLoaded):
        raise BookError(book)
    return book


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"courtpiece_spec.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
