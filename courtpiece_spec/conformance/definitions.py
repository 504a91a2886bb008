"""Which definition a wrong answer rests on.

A row of a table counts "when court"; what a Court is, its `let` says.  Who takes seven tricks running later
in the round for a Court has every row right and the definition wrong.  So where a wrong answer is just what
the book would answer if one definition held where it does not, that definition is to blame; and beside each
clause the definitions that it uses are told, with what the sources leave open about them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import attrs

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import Fact, Negation
from courtpiece_spec.book.node import parts
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.levels.standing import after_rounds, match_answer
from courtpiece_spec.engine.matches import Match

_TABLES = ("score.", "next_")
_LET = "let."
_MISREAD = 2
"""In so many rounds of a match a definition may have been misread: with more, chance would explain all."""


class Definitions:
    """The definitions of a book; called with a finding, it gives back one that tells those it rests on.

    Of the books of a cycle it only tells which definitions a clause uses.
    """

    def __init__(self, *books: Book) -> None:
        self.books = books
        self._others: dict[str, Match] = {}

    def __call__(self, finding: Finding) -> Finding:
        """The finding, by the definition that explains it alone if there is one, with a note on each."""
        owner, _, path = (finding.clause or "").partition("/")
        book = next((each for each in self.books if path in each.by_path), None)
        if book is None:
            return finding
        rests_on = tuple(used_by(book, path))
        alone = len(self.books) == 1 and path.startswith(_TABLES)
        blamed = self._to_blame(finding, path, rests_on) if alone else None
        told = (blamed, *used_by(book, blamed)) if blamed else rests_on
        notes = [line for each in told for line in _words(book, owner, each, blamed)]
        clause = f"{owner}/{blamed}" if blamed else finding.clause
        note = "\n".join(filter(None, (finding.note, *notes)))
        return attrs.evolve(finding, clause=clause, note=note)

    def _to_blame(self, finding: Finding, path: str, rests_on: tuple[str, ...]) -> str | None:
        """The one definition that explains the answer: the row that should have counted does not use it."""
        (book,) = self.books
        rows = [clause.path for clause in book.under(path.rpartition(".")[0])]
        used = dict.fromkeys(let for row in rows for let in used_by(book, row))
        # A definition that others use comes first: what is wrong there is wrong in them.
        deepest = sorted(used, key=lambda let: len(tuple(used_by(book, let))))
        return next((let for let in deepest if let not in rests_on and self._gives(let, finding)), None)

    def _gives(self, let: str, finding: Finding) -> bool:
        """Whether the book answers as the adapter did, if this definition held where it does not."""
        return any(
            not compare(finding.level, expected, finding.answered)
            for expected in self._answers(let, finding.request)
            if "error" not in expected
        )

    def _answers(self, let: str, request: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        other = self._other(let)
        if request["cmd"] == "play":
            yield EngineAdapter(other.game).ask(request).message
        elif request["cmd"] == "match":
            places = range(len(request["rounds"]))
            for number in range(1, _MISREAD + 1):
                for misread in itertools.combinations(places, number):
                    yield self._match(other, request, misread)

    def _match(self, other: Match, request: Mapping[str, Any], misread: tuple[int, ...]) -> Mapping[str, Any]:
        """How a match stands if the definition was misread in some of its rounds."""
        match = self._match_of_book
        try:
            state = after_rounds(match, {**request, "rounds": []})
            for number, told in enumerate(request["rounds"]):
                read = other if number in misread else match
                state = after_rounds(read, {**request, "rounds": [told]}, state)
        except ValueError as error:
            return {"error": {"message": str(error)}}
        return match_answer(match, state, tuple(request["ask"]))

    @cached_property
    def _match_of_book(self) -> Match:
        return Match(self.books[0])

    def _other(self, let: str) -> Match:
        """The book in which one definition is turned round."""
        if let not in self._others:
            (book,) = self.books
            clauses = tuple(
                attrs.evolve(
                    clause, rule=attrs.evolve(clause.rule, condition=Negation(clause.rule.condition))
                )
                if clause.path == let and isinstance(clause.rule, Let)
                else clause
                for clause in book.clauses
            )
            self._others[let] = Match(attrs.evolve(book, clauses=clauses))
        return self._others[let]


def used_by(book: Book, path: str) -> Iterator[str]:
    """The paths of the definitions that a clause uses, and of those that these use."""
    found: dict[str, None] = {}
    waiting = [path]
    while waiting:
        for node in parts(book.by_path[waiting.pop(0)].rule):
            let = f"{_LET}{node.name}" if isinstance(node, Fact) and not node.subject else ""
            if let in book.by_path and let not in found:
                found[let] = None
                waiting.append(let)
    yield from found


def _words(book: Book, owner: str, let: str, blamed: str | None) -> Iterator[str]:
    """What to say about a definition, and about what the sources leave open there."""
    title = book.by_path[let].title or let.removeprefix(_LET)
    if let == blamed:
        yield f'the answer would be right if "{title}" held here'
    else:
        yield f'what "{title}" is, {owner}/{let} says'
    for ruling in book.rulings:
        if let in ruling.on:
            others = "; or: ".join(ruling.instead)
            yield f"{ruling.question} {ruling.title} Here: {ruling.here}. Others: {others}."
