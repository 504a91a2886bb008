"""Which book does an implementation play?

Every candidate predicts the answer to every question; who is contradicted drops out.  First it is found at
what table the implementation plays, by a round of each: who cannot sit there is out before all else.  The
next questions are rounds of the plain books, which divide the field; then two that are left are told apart by
a question that is searched for just them, until nobody is left to be told apart.  Where every candidate has
been contradicted, those that were so least often are the nearest.

What is left has only not been told from the implementation by questions that tell books apart; a defect that
is no book's rule they do not show.  So the rest of the questions goes to the vectors of the one that is left;
where answers to them are wrong, another that was contradicted once may be nearer, and each wrong answer is
followed back to the clause that decided where it went wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import define, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.drivers.candidates import Candidate
from courtpiece_spec.conformance.drivers.deciding import decided
from courtpiece_spec.conformance.drivers.field import Field
from courtpiece_spec.conformance.drivers.identified import Asked, Identified
from courtpiece_spec.conformance.drivers.questions import Question, plays_at
from courtpiece_spec.conformance.judge import Asks, Differs, Tally
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.outcomes import Answer, Fault, Garbage, Outcome, shown
from courtpiece_spec.conformance.vectors.form import Vector

MOST_QUESTIONS = 200
MOST_CHECKS = 60
"""How many questions of vectors are asked at most about the book that is left."""
ASKED_BY = ("trick", "legal", "play", "match")
"""The levels at which books are told apart."""
_CHECKED_BY = (*ASKED_BY, "view")
_SAMPLE = 100
"""By how many candidates it is looked which question divides the field best."""
_MOST_FOLLOWED = 12
"""So many wrong answers are followed back to the clause that decided."""
_MOST_FAULTS = 4
"""So many answers that cannot be used end an identification."""


@frozen
class _Counted:
    """Asks what an answer goes back to, and counts that as questions too."""

    run: _Run

    def ask(self, request: Mapping[str, object], /) -> Outcome:
        """The answer."""
        self.run.questions += 1
        return self.run.adapter.ask(request)


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
    tell: Callable[[str], None] = lambda _: None
    seated: tuple[Candidate, ...] = ()
    questions: int = 0
    declined: int = 0
    asked: list[Asked] = field(factory=list)
    checks: list[Asked] = field(factory=list)
    faults: list[Fault] = field(factory=list)

    def sit_down(self) -> None:
        """Ask a round of each table until one is played, and leave out who has another table.

        Where none is, cards that are refused while others are not are those of another table.
        """
        table, cards = None, set[frozenset[str]]()
        for candidate, question in self.of.tables(self.name) if "play" in self.levels else ():
            if self.spent or table is not None:
                break
            asked = self._asked(question)
            if asked is None:
                continue
            self.asked.append(asked)
            if plays_at(candidate, question, asked.answer):
                table = candidate.table
            elif "error" not in asked.answer:
                cards.add(candidate.cards)

        def fits(candidate: Candidate) -> bool:
            return candidate.table == table if table is not None else not cards or candidate.cards in cards

        self.seated = self.of.at_table(fits)
        self.left = _plainest(self.seated)
        for asked in self.asked:
            fitting = [each for each in self.left if self._fits(each, asked.question, asked.answer)]
            self.left = fitting or self.left

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

    def look_again(self) -> None:
        """A wrong answer may have dropped whom the vectors show to be nearer; the plainest of these stays."""
        if not self.missed(self.left[0], self.checks):
            return
        table = self.left[0].table
        near = [
            each
            for each in _plainest(self.seated)
            if each.table == table and self.missed(each, self.asked) < 2
        ]
        best = min(near, key=lambda each: self.missed(each, (*self.asked, *self.checks)))
        if best not in self.left:
            self.left = [best]

    def missed(self, candidate: Candidate, answers: Iterable[Asked]) -> int:
        """How many answers contradict a candidate."""
        return sum(not self._fits(candidate, asked.question, asked.answer) for asked in answers)

    def _asked(self, question: Question) -> Asked | None:
        """Ask, and drop whom the answer contradicts; None where there was no answer to judge by."""
        self.tell(f"{self.name}: {self.questions} questions asked, {len(self.left)} books fit")
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

    def decided(self, asked: Asked, differs: Differs, expected: Mapping[str, Any]) -> str:
        """The path of the clause that decided where an answer went wrong, as the nearest candidate has it."""
        question, own = asked.question, self.left[0].adapter
        given = question.named(self.name)
        if self.spent:
            return question.about
        vector = Vector(
            "", question.level, self.name, (f"{self.name}/{question.about}",), "", "", given, expected
        )
        reference = own.reference_of(given["record"]) if "record" in given else own.reference
        clause, _ = decided(reference, _Counted(self), Tally(), vector, differs)
        return question.about if clause is None else clause.partition("/")[2]

    @property
    def spent(self) -> bool:
        return self.questions >= self.most or len(self.faults) >= _MOST_FAULTS

    def divided(self, question: Question, among: Sequence[Candidate]) -> int:
        """How many of some candidates would be left at worst."""
        sizes: dict[str, int] = {}
        for each in among:
            key = self.of.predict(each, question).key
            sizes[key] = sizes.get(key, 0) + 1
        return max(sizes.values())

    def open(self) -> None:
        """Divide the whole field, by what divides a sample of it best."""
        waiting = list(self.of.opening(self.levels))
        while waiting and len(self.left) > 1 and not self.spent:
            sample = self.left[:: -(-len(self.left) // _SAMPLE)]
            sizes = {id(each): self.divided(each, sample) for each in waiting}
            best = min(waiting, key=lambda each: sizes[id(each)])
            if sizes[id(best)] == len(sample):
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
    adapter: Asks,
    name: str,
    levels: Sequence[str],
    of: Field,
    most: int = MOST_QUESTIONS,
    tell: Callable[[str], None] = lambda _: None,
) -> Identified:
    """Find the book that an adapter plays.

    Args:
        adapter: Whom to ask.
        name: What the adapter calls the book.
        levels: What it can be asked.
        of: The candidates.
        most: How many questions may be asked.
        tell: Is told how far it has come, in words.
    """
    usable = tuple(level for level in ASKED_BY if level in levels)
    if "play" in usable:
        usable = tuple(level for level in usable if level in ("play", "match"))
    run = _Run(of, adapter, name, usable, tuple(levels), most, _plainest(of.candidates), tell)
    run.sit_down()
    run.open()
    complete = run.tell_apart()
    if _all_contradicted(run):
        if not any(asked.question.is_taken_whole(asked.answer) for asked in run.asked):
            run.ask_everybody()
    elif run.asked:
        run.check()
        run.look_again()
    return _told(run, complete)


def _told(run: _Run, complete: bool) -> Identified:
    """What came of it; the nearest of all, by all answers."""
    if _all_contradicted(run) and not run.checks:
        run.left = list(run.seated)
        for asked in run.asked:
            if asked.question.is_taken_whole(asked.answer):
                run.left = run.at_the_table(asked.question)
        contradicted = {id(each): _contradicted(run, each) for each in run.left}
        least = min(contradicted.values())
        near = [each for each in run.left if contradicted[id(each)] == least]
        near.sort(key=lambda each: (-_nearness(run, each), " with " in each.name, each.name))
        best = _nearness(run, near[0])
        run.left = [each for each in near if _nearness(run, each) == best]
    differs, clauses = [], []
    for asked in (*run.asked, *run.checks):
        expected = run.of.predict(run.left[0], asked.question).message
        if expected is None or "error" in asked.answer:
            continue
        found = compare(asked.question.level, expected, asked.answer)
        if found:
            differs.append((asked.question, found))
            if len(differs) <= _MOST_FOLLOWED:
                clauses.append(run.decided(asked, Differs(found, asked.answer), expected))
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
        tuple(dict.fromkeys(path for path in clauses if path)),
    )


def _plainest(candidates: Iterable[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda each: (" with " in each.name, each.name))


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
