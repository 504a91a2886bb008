"""The kernel of a book, once so many of its records have come that making one is worth its time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

from attrs import define, field

from courtpiece_spec.book import Book
from courtpiece_spec.engine import Game
from courtpiece_spec.records.bulk.answers import Counted
from courtpiece_spec.records.bulk.batch import Kernel
from courtpiece_spec.records.bulk.coding import Coding
from courtpiece_spec.records.bulk.fields import Fields
from courtpiece_spec.records.bulk.setups import SetupReader
from courtpiece_spec.records.library import Library, Shelved
from courtpiece_spec.records.reading import Fault, Found, parse_json

MakeKernel = Callable[[Book], "Kernel | None"]
"""From a book to its kernel; None for a book that only the reference engine plays."""

_MOST_BOOKS: Final = 256


@define(eq=False)
class Player:
    """All that judges the records of one book in arrays."""

    game: Game
    setups: SetupReader
    coding: Coding
    counted: Counted
    _make: MakeKernel
    _few: int
    _kernel: Kernel | None = None
    _made: bool = False
    _seen: int = 0
    _lock: Any = field(factory=threading.Lock)

    @staticmethod
    def of(shelved: Shelved, make: MakeKernel, few: int) -> Player | None:
        """What judges a book; None for a cycle of books, in which each round has another."""
        if shelved.book.legs:
            return None
        game = shelved.match.game
        reader = SetupReader(shelved.match, Fields.of(game))
        return Player(game, reader, Coding(game), Counted.of(game), make, few)

    def kernel(self, records: int) -> Kernel | None:
        """The kernel, if there is one and it is worth its making; so many more records are at hand."""
        with self._lock:
            self._seen += records
            if not self._made and self._seen > self._few:
                self._made = True
                self._kernel = self._make(self.game.book)
            return self._kernel


@define(eq=False)
class Players:
    """The players of all books that records name; several threads may ask."""

    library: Library
    make: MakeKernel
    few: int
    """So many records of a book the reference engine judges sooner than a kernel is made."""
    _known: dict[bytes, Player | None] = field(factory=dict, init=False)
    _lock: Any = field(factory=threading.RLock, init=False)

    def find(self, said: Any) -> Found | Fault:
        """What a record's `book` plays by."""
        with self._lock:
            return self.library.find(said)

    def shelf(self, said: Any) -> Shelved | Fault:
        """The book that a record names."""
        with self._lock:
            return self.library.shelf(said)

    def of(self, text: bytes) -> Player | None:
        """The player of the book in a piece of JSON; None where the records are to be read one by one."""
        with self._lock:
            if text not in self._known:
                if len(self._known) >= _MOST_BOOKS:
                    self._known.clear()
                self._known[text] = self._found(text)
            return self._known[text]

    def _found(self, text: bytes) -> Player | None:
        # Within an object, as it stands in its record, so that it is refused for its depth as there.
        data = parse_json(b'{"book": ' + text + b"}")
        if isinstance(data, Fault) or len(data) > 1:  # a text that is no single value brings keys along
            return None
        shelved = self.library.shelf(data["book"])
        return None if isinstance(shelved, Fault) else Player.of(shelved, self.make, self.few)
