"""Which book does an implementation play?

Every candidate predicts the answer to every question; who is contradicted drops out.  The first questions are
rounds of the plain books, which divide the field; then two that are left are told apart by a question that is
searched for just them, until nobody is left to be told apart.  Where every candidate has been contradicted,
those that were so least often are the nearest.

What is left has only not been told from the implementation by questions that tell books apart; a defect that
is no book's rule they do not show.  So the rest of the questions goes to the vectors of the one that is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from attrs import define, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.drivers.candidates import Candidate, differing
from courtpiece_spec.conformance.drivers.questions import (
    Prediction,
    Question,
    play_question,
    predict,
    quick_questions,
    search,
    shipped_questions,
)
from courtpiece_spec.conformance.judge import Asks
from courtpiece_spec.conformance.levels.comparing import Difference, compare
from courtpiece_spec.conformance.outcomes import Answer, Fault, Garbage, shown

MOST_QUESTIONS = 200
MOST_CHECKS = 60
"""How many questions of vectors are asked at most about the book that is left."""
ASKED_BY = ("trick", "legal", "play", "match")
"""The levels at which books are told apart."""
_CHECKED_BY = (*ASKED_BY, "view")
_FEW = 40
"""With so few candidates left, pairs are told apart; with more, the field is divided."""
_QUICK = 3
_NEAR = 4
"""How many candidates are kept in sight once all have been contradicted."""


@define
class Field:
    """All candidates, and what is known of them; it may serve for several adapters."""

    candidates: tuple[Candidate, ...]
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


@frozen
class Asked:
    """A question that was answered.

    Attributes:
        question: The question.
        answer: What came back.
        dropped: The names of those that were contradicted by it and by none before.
    """

    question: Question
    answer: Mapping[str, Any]
    dropped: tuple[str, ...]


@frozen
class Identified:
    """What an implementation plays.

    Attributes:
        name: The book as the adapter calls it.
        nearest: Those that are left, the plainest first; no question was found that tells them apart.
        exact: Whether none of the answers contradicts them, and none was missing through a fault.
        questions: How many were asked.
        asked: Those that were answered, of those that tell books apart.
        checked: How many answers there were to the vectors of the nearest.
        differs: Where an answer contradicts the nearest: the question with the differences.
        declined: How many questions the adapter did not answer.
        faults: What came instead of answers.
        complete: Whether the number of questions sufficed.
    """

    name: str
    nearest: tuple[Candidate, ...]
    exact: bool
    questions: int
    asked: tuple[Asked, ...]
    differs: tuple[tuple[Question, tuple[Difference, ...]], ...]
    declined: int = 0
    faults: tuple[Fault, ...] = ()
    complete: bool = True
    checked: int = 0

    @property
    def unanswered(self) -> int:
        """How many questions were not answered: declined, or met by a fault."""
        return self.declined + len(self.faults)

    @property
    def differs_in(self) -> tuple[str, ...]:
        """The paths of the clauses whose vectors were answered otherwise."""
        return tuple(dict.fromkeys(question.about for question, _ in self.differs if question.about))

    def clauses_against(self, other: Candidate) -> tuple[str, ...]:
        """The paths of the clauses in which the nearest book differs from another."""
        return differing(self.nearest[0], other)


@define
class _Run:
    """One identification as far as it has come."""

    of: Field
    adapter: Asks
    name: str
    levels: tuple[str, ...]
    offered: tuple[str, ...]
    most: int
    left: list[Candidate]
    wrong: dict[int, int] = field(factory=dict)
    questions: int = 0
    declined: int = 0
    asked: list[Asked] = field(factory=list)
    checks: list[Asked] = field(factory=list)
    faults: list[Fault] = field(factory=list)

    def ask(self, question: Question) -> None:
        """Ask, and drop whom the answer contradicts."""
        asked = self._asked(question)
        if asked is not None:
            self.asked.append(asked)

    def check(self) -> None:
        """Ask what the vectors of the one that is left ask."""
        levels = tuple(level for level in _CHECKED_BY if level in self.offered)
        for question in self.of.checks(self.left[0], levels)[:MOST_CHECKS]:
            if self.spent:
                return
            asked = self._asked(question)
            if asked is not None:
                self.checks.append(asked)

    def _asked(self, question: Question) -> Asked | None:
        """Ask, and drop whom the answer contradicts; None where there was no answer to judge by."""
        self.questions += 1
        request = question.named(self.name)
        outcome = self.adapter.ask(request)
        if not isinstance(outcome, Answer):
            self.faults.append(outcome)
            return None
        complaint = protocol.check(question.level, outcome.message)
        if complaint:
            self.faults.append(Garbage(complaint, shown(outcome.line)))
            return None
        if "unsupported" in outcome.message or "skip" in outcome.message:
            self.declined += 1
            return None
        before = self.left
        if question.is_taken_whole(outcome.message):
            self.left = self.at_the_table(question)
        fitting = [each for each in self.left if self._fits(each, question, outcome.message)]
        if "error" in outcome.message and not fitting and self._any_answered():
            self.declined += 1
            return None
        kept = {id(each) for each in fitting}
        dropped = tuple(each.name for each in before if id(each) not in kept)
        if fitting:
            self.left = fitting
        return Asked(question, outcome.message, dropped)

    def at_the_table(self, question: Question) -> list[Candidate]:
        """Those whose pack and seats are those of a question; all where there are none."""
        found = [each for each in self.left if not self.of.predict(each, question).other_table]
        return found or self.left

    def _any_answered(self) -> bool:
        """Whether one of those that are left has been tried by an answer, or nobody yet.

        If not, an error where all should answer is telling: of other books there were answers.
        """
        answered = [asked.question for asked in self.asked if "error" not in asked.answer]
        return not answered or any(
            self._may_tell(each, question) for question in answered for each in self.left
        )

    def _fits(self, candidate: Candidate, question: Question, answer: Mapping[str, Any]) -> bool:
        return self.of.predict(candidate, question).fits(question.level, answer)

    @property
    def spent(self) -> bool:
        return self.questions >= self.most or len(self.faults) >= _NEAR

    def divided(self, question: Question) -> int:
        """How many candidates would be left at worst."""
        sizes: dict[str, int] = {}
        for each in self.left:
            key = self.of.predict(each, question).key
            sizes[key] = sizes.get(key, 0) + 1
        return max(sizes.values())

    def open(self) -> None:
        """Divide the whole field."""
        waiting = list(self.of.opening(self.levels))
        while waiting and len(self.left) > 1 and not self.spent:
            best = min(waiting, key=self.divided)
            if self.divided(best) == len(self.left):
                break
            waiting.remove(best)
            self.ask(best)
        self._try_each(waiting)

    def _try_each(self, waiting: Sequence[Question]) -> None:
        """Ask those that are left about their own table, who may be left only because nobody else is."""
        for each in self.left:
            if each in self.left and not any(self._may_tell(each, asked.question) for asked in self.asked):
                own = next((question for question in waiting if self._may_tell(each, question)), None)
                if own is not None and not self.spent:
                    self.ask(own)

    def ask_everybody(self) -> None:
        """Ask the rest of what divides the field: where all are contradicted, many tell who is nearest."""
        done = {id(asked.question) for asked in self.asked}
        for question in self.of.opening(self.levels):
            if id(question) not in done and not self.spent:
                self.ask(question)

    def _may_tell(self, candidate: Candidate, question: Question) -> bool:
        return self.of.predict(candidate, question).message is not None

    def tell_apart(self) -> bool:
        """Tell apart, pair by pair, those that are left; whether all pairs could be tried."""
        alike: set[frozenset[int]] = set()
        while not self.spent:
            pair = self._pair(alike)
            if pair is None:
                return True
            alike.add(frozenset(map(id, pair)))
            question = self.of.question(*pair, self.levels)
            if question is not None:
                self.ask(question)
        return self._pair(alike) is None

    def _pair(self, alike: set[frozenset[int]]) -> tuple[Candidate, Candidate] | None:
        first = self.left[0]
        for other in self.left[1:]:
            if frozenset((id(first), id(other))) not in alike:
                return first, other
        return None


def identify(
    adapter: Asks, name: str, levels: Sequence[str], of: Field, most: int = MOST_QUESTIONS
) -> Identified:
    """Find the book that an adapter plays.

    Args:
        adapter: Whom to ask.
        name: What the adapter calls the book.
        levels: What it can be asked.
        of: The candidates.
        most: How many questions may be asked.
    """
    usable = tuple(level for level in ASKED_BY if level in levels)
    if "play" in usable:
        usable = tuple(level for level in usable if level in ("play", "match"))
    plainest = sorted(of.candidates, key=lambda each: (" with " in each.name, each.name))
    run = _Run(of, adapter, name, usable, tuple(levels), most, plainest)
    run.open()
    complete = run.tell_apart()
    if _all_contradicted(run):
        if not any(asked.question.is_taken_whole(asked.answer) for asked in run.asked):
            run.ask_everybody()
    elif run.asked:
        run.check()
    return _told(run, complete)


def _told(run: _Run, complete: bool) -> Identified:
    """What came of it; the nearest of all, by all answers."""
    if _all_contradicted(run):
        run.left = list(run.of.candidates)
        for asked in run.asked:
            if asked.question.is_taken_whole(asked.answer):
                run.left = run.at_the_table(asked.question)
        contradicted = {id(each): _contradicted(run, each) for each in run.left}
        least = min(contradicted.values())
        near = [each for each in run.left if contradicted[id(each)] == least]
        near.sort(key=lambda each: (-_nearness(run, each), " with " in each.name, each.name))
        best = _nearness(run, near[0])
        run.left = [each for each in near if _nearness(run, each) == best]
    differs = []
    for asked in (*run.asked, *run.checks):
        expected = run.of.predict(run.left[0], asked.question).message
        if expected is None or "error" in asked.answer:
            continue
        found = compare(asked.question.level, expected, asked.answer)
        if found:
            differs.append((asked.question, found))
    return Identified(
        run.name,
        tuple(run.left),
        not differs and not run.faults,
        run.questions,
        tuple(run.asked),
        tuple(differs),
        run.declined,
        tuple(run.faults),
        complete,
        len(run.checks),
    )


def _all_contradicted(run: _Run) -> bool:
    return any(not run._fits(run.left[0], asked.question, asked.answer) for asked in run.asked)


def _contradicted(run: _Run, candidate: Candidate) -> float:
    """How likely an answer contradicts a candidate, by those that may; nearer a half where they are few."""
    tried = [asked for asked in run.asked if run._may_tell(candidate, asked.question)]
    wrong = sum(not run._fits(candidate, asked.question, asked.answer) for asked in tried)
    return (wrong + 1) / (len(tried) + 2)


def _nearness(run: _Run, candidate: Candidate) -> float:
    """How far its answers agree on average: a whole answer counts one, else the share of equal tokens."""
    agreed = []
    for asked in run.asked:
        prediction = run.of.predict(candidate, asked.question)
        if prediction.message is None:
            continue
        if prediction.fits(asked.question.level, asked.answer):
            agreed.append(1.0)
        elif "accepted" in asked.answer:
            ours, theirs = prediction.message["accepted"], asked.answer["accepted"]
            agreed.append(0.5 * (1 + min(ours, theirs)) / (1 + max(ours, theirs)))
        else:
            agreed.append(0.0)
    return sum(agreed) / len(agreed) if agreed else 0.0
