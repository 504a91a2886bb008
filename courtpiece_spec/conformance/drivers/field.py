"""Whom `identify` tells apart, and what is known of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from attrs import define, field

from courtpiece_spec.conformance.drivers.candidates import Candidate
from courtpiece_spec.conformance.drivers.questions import (
    Prediction,
    Question,
    play_question,
    predict,
    quick_questions,
    search,
    shipped_questions,
)

_QUICK = 3


@define
class Field:
    """All candidates, and what is known of them; it may serve for several adapters.

    Attributes:
        candidates: All of them; or the plain books, where `grown` gives more.
        grown: The candidates that fit, also with options, made once it is known which tables are asked about.
    """

    candidates: tuple[Candidate, ...]
    grown: Callable[[Callable[[Candidate], bool]], tuple[Candidate, ...]] | None = None
    _round: dict[int, Question] = field(factory=dict)
    _at: dict[frozenset[int], tuple[Candidate, ...]] = field(factory=dict)
    _predicted: dict[tuple[int, int], Prediction] = field(factory=dict)
    _found: dict[tuple[int, int, tuple[str, ...]], Question | None] = field(factory=dict)
    _opening: dict[tuple[str, ...], tuple[Question, ...]] = field(factory=dict)
    _checks: dict[tuple[int, tuple[str, ...]], tuple[Question, ...]] = field(factory=dict)

    def predict(self, candidate: Candidate, question: Question) -> Prediction:
        """What a candidate answers."""
        key = (id(candidate), id(question))  # both are kept for as long as the field is
        if key not in self._predicted:
            self._predicted[key] = predict(candidate, question)
        return self._predicted[key]

    def at_table(self, fits: Callable[[Candidate], bool]) -> tuple[Candidate, ...]:
        """The candidates that fit; all where none does."""
        seated = tuple(each for each in self.candidates if fits(each)) or self.candidates
        if self.grown is None:
            return seated
        key = frozenset(map(id, seated))
        if key not in self._at:
            self._at[key] = self.grown(fits if len(seated) < len(self.candidates) else lambda _: True)
        return self._at[key]

    def question(self, one: Candidate, other: Candidate, levels: tuple[str, ...]) -> Question | None:
        """What tells two candidates apart, if anything is found."""
        first, second = sorted((one, other), key=lambda each: each.name)
        key = (id(first), id(second), levels)
        if key not in self._found:
            self._found[key] = search(first, second, levels)
        return self._found[key]

    def checks(self, candidate: Candidate, levels: tuple[str, ...]) -> tuple[Question, ...]:
        """What the vectors of a candidate ask."""
        key = (id(candidate), levels)
        if key not in self._checks:
            self._checks[key] = shipped_questions(candidate, levels)
        return self._checks[key]

    def tables(self, name: str) -> tuple[tuple[Candidate, Question], ...]:
        """A round of one book of each table: first of that with the book of a name, then of most books."""
        by_table: dict[object, list[Candidate]] = {}
        for each in self.candidates:
            if " with " not in each.name:
                by_table.setdefault(each.table, []).append(each)
        groups = sorted(by_table.values(), key=len, reverse=True)
        groups.sort(key=lambda group: all(name not in each.names for each in group))
        for group in groups:
            group.sort(key=lambda each: name not in each.names)
            if id(group[0]) not in self._round:
                question = play_question(group[0], frozenset(), ("drawn",), Random(0))
                self._round[id(group[0])] = question
        return tuple((group[0], self._round[id(group[0])]) for group in groups)

    def opening(self, levels: tuple[str, ...]) -> tuple[Question, ...]:
        """Questions that divide the whole field: rounds of each plain book, or tricks and hands."""
        if levels not in self._opening:
            self._opening[levels] = tuple(self._open(levels))
        return self._opening[levels]

    def _open(self, levels: tuple[str, ...]) -> Iterable[Question]:
        for number, candidate in enumerate(self.candidates):
            if " with " in candidate.name:
                continue
            chance = Random(number)
            if "play" in levels:
                for kind in ("drawn", "strong"):
                    yield play_question(candidate, frozenset(), (kind,), chance)
            else:
                for _ in range(_QUICK):
                    yield from quick_questions(candidate, levels, chance)
