"""What makes vectors: a book with its engine, and the vectors so far under their slugs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from attrs import evolve

from courtpiece_spec.book import Book
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.inside import EngineAdapter, copied
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.conformance.making.packs import pack_text
from courtpiece_spec.conformance.reference import record_of
from courtpiece_spec.conformance.vectors.form import Vector
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.matches import Match

_SEARCHED: Final = frozenset({"play", "match", "view"})
"""Levels whose questions are searched for, and might be found to be others another time."""


class Maker:
    """The vectors of one book, as they are made.

    What is shipped under a slug stays, as long as the engine answers it so: the search may since have come to
    find something else, or nothing.
    """

    def __init__(self, book: Book, kept: Iterable[Vector] = ()) -> None:
        """Make vectors of a book, of which some are shipped already."""
        self.book = book
        self._kept = {vector.slug: vector for vector in kept}
        self.cycle = Match(book) if book.legs else None
        self.game = self.cycle.game if self.cycle is not None else Game(book)
        self.adapter = EngineAdapter(self.game, self.cycle)
        self.vectors: dict[str, Vector] = {}
        self._asked: set[str] = set()

    @property
    def prefix(self) -> str:
        """What every slug begins with: the book, or the last of its options with its arguments."""
        if not self.book.options or " with " not in self.book.id:
            return self.book.id
        return plain(self.book.id.partition(" with ")[2])

    def slug(self, rest: str) -> str:
        """A whole slug."""
        return f"{self.prefix}/{rest}"

    def add(
        self,
        rest: str,
        given: Mapping[str, Any],
        paths: Iterable[str],
        note: str,
        sources: Sequence[str] | None = None,
    ) -> Vector | None:
        """Add a vector; None where the same question is asked already.

        The answer is the engine's.
        """
        slug = self.slug(rest)
        request = copied(given)
        kept = self._kept.get(slug)
        authored = sources is not None or request["cmd"] not in _SEARCHED
        if kept is not None and not authored and self._answer(kept.given) == kept.own:
            request = copied(kept.given)
        key = repr(request)
        if key in self._asked:
            return None
        answer = self._answer(request)
        assert "error" not in answer, (rest, answer)
        assert "unsupported" not in answer, (rest, answer)
        found = tuple(dict.fromkeys(paths))
        cites = self.cites(found) if sources is None else tuple(sources)
        assert slug not in self.vectors, slug
        vector = Vector(
            slug=slug,
            level=str(request["cmd"]),
            book=self.book.id,
            clauses=tuple(f"{self.book.id}/{path}" for path in found),
            strength="must",
            note=note,
            given=request,
            expect=answer,
            sources=cites,
        )
        self._asked.add(key)
        self.vectors[slug] = vector
        return vector

    def keep(self) -> None:
        """Add what is shipped and was not made anew."""
        for slug, vector in self._kept.items():
            if slug not in self.vectors and self._answer(vector.given) == vector.own:
                cites = self.cites(clause.partition("/")[2] for clause in vector.clauses)
                self.vectors[slug] = evolve(
                    vector, strength="must", expect=vector.own, any_of=(), sources=cites
                )
                self._asked.add(repr(copied(vector.given)))

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        answer = copied(self.adapter.ask(request).message)
        del answer["id"]
        return answer

    def cites(self, paths: Iterable[str]) -> tuple[str, ...]:
        """The sources of some clauses."""
        clauses = (self.book.by_path.get(path) for path in paths)
        return tuple(dict.fromkeys(code for clause in clauses if clause is not None for code in clause.cites))

    def record(self, round_: Round, upto: int | None = None, more: Sequence[str] = ()) -> dict[str, Any]:
        """The record of a round, or of its first actions and some tokens more."""
        tokens = [action.token for action in round_.actions[:upto]]
        setup = dict(round_.setup)
        return record_of(self.book.id, setup, [pack_text(round_.pack)], [*tokens, *more])

    def play(self, round_: Round, upto: int | None = None, more: Sequence[str] = ()) -> protocol.Request:
        """The request for a replay."""
        return protocol.play(self.record(round_, upto, more))


def plain(text: str) -> str:
    """A text as a part of a slug."""
    words = text.replace("+1", "_more").replace("-1", "_less").replace("→", "_to_").replace("~", "_").lower()
    return re.sub(r"[^a-z0-9]+", "_", words).strip("_")
