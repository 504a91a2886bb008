"""Random tricks, hands and rounds, played by the reference and the adapter; a disagreement is shrunk.

Hypothesis chooses and shrinks. A disagreement is raised inside it, faults are only counted: a program that
hangs would take its timeout again at every attempt to shrink that.
"""

import time
import warnings
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from attrs import define, evolve, field, frozen
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky, HypothesisWarning

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.judge import MOST_FAULTS, Agrees, Asks, Faulted, Tally, Verdict, judge
from courtpiece_spec.conformance.looks import Looks
from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.steady import own_choices
from courtpiece_spec.conformance.strategies import CLUMSY, Round, choices, matches, rounds, seen, tricks

__all__ = ["FaultCase", "Finding", "Fuzzer", "Renewable"]

Drawn = TypeVar("Drawn")


@runtime_checkable
class Renewable(Protocol):
    """An adapter that can be started afresh, and is told things again whenever that happens."""

    after_start: tuple[Mapping[str, object], ...]

    def renew(self) -> None:
        """End the program; the next request starts it again."""


@define
class _Limits:
    """What ends a level early: a point in time for shrinking, and faults; questions asked and cases drawn."""

    deadline: float = 0.0
    faults: int = 0
    asked: int = 0
    drawn: int = 0


@frozen
class Fuzzer:
    """Fuzzes one adapter by one reference.

    Attributes:
        on_fault: Called with every fault, when it happens.
        on_step: Called with the level before every drawn example.
        shrink: Whether a disagreement is made small. A round is cut to its first tokens that show one anyway.
    """

    reference: Reference
    adapter: Asks
    tally: Tally = field(factory=Tally)
    on_fault: Callable[[FaultCase], None] = lambda case: None  # noqa: ARG005
    on_step: Callable[[str], None] = lambda level: None  # noqa: ARG005
    shrink: bool = True
    _limits: _Limits = field(factory=_Limits)

    def run(self, level: str, count: int, seed_: int) -> Finding | None:
        """Draw `count` examples of a level; the shrunk disagreement, if there is one.

        Stops early at a disagreement, and when the adapter cannot be started any more (`tally.gave_up`).
        """
        self.tally.shrinking = False
        # Which answers are asked for again must not depend on what was asked at other levels.
        self._limits.faults = self._limits.asked = self._limits.drawn = 0
        found = self._of_level(level, count, seed_)
        if found is None and self.tally.is_stopped(self._limits.faults):
            self.tally.left(level, count - self._limits.drawn)
        return found

    def _of_level(self, level: str, count: int, seed_: int) -> Finding | None:
        looks = Looks(self.reference, self._ask, self.reference.book)
        match level:
            case "play":
                return self._rounds(looks, count, seed_)
            case "load":
                return self._loaded(count, seed_)
        strategy: st.SearchStrategy[Any] = _STRATEGIES[level](self.reference)
        found = self._differential(level, strategy, looks.of[level], count, seed_)
        if level == "view" and found is None:
            return self._in_turn(level, strategy, looks.view_after_alike, count, seed_)
        return found

    def _in_turn(
        self,
        level: str,
        strategy: st.SearchStrategy[Drawn],
        look: Callable[[Drawn], Finding | None],
        count: int,
        seed_: int,
    ) -> Finding | None:
        """Ask about some rounds in turn with others that begin alike, where nothing else was found."""
        if self.tally.is_stopped(self._limits.faults):
            return None
        return self._differential(level, strategy, look, max(count // _ALIKE_SHARE, 1), seed_, shrink=False)

    def _loaded(self, count: int, seed_: int) -> Finding | None:
        """Send the book under a name that nobody knows, and play by it."""
        name = self.reference.book.partition(" ")[0] + "_as_sent"
        request = protocol.load({**self.reference.compiled, "id": name})
        if not isinstance(self._ask("load", request, {"ok": True}), Agrees):
            return None
        before: tuple[Mapping[str, object], ...] = ()
        if isinstance(self.adapter, Renewable):
            before, self.adapter.after_start = self.adapter.after_start, (request,)
        looks = Looks(self.reference, self._ask, name, "load")
        try:
            return self._rounds(looks, count, seed_)
        finally:
            if isinstance(self.adapter, Renewable):
                self.adapter.after_start = before

    def _rounds(self, looks: Looks, count: int, seed_: int) -> Finding | None:
        """Find a disagreement about a round and cut it to its first tokens that show one."""
        found = self._shortest(looks, count, seed_)
        if found is None:
            return self._in_turn(looks.played_as, rounds(self.reference), looks.after_alike, count, seed_)
        if not found.steady or self.tally.gave_up:
            return found
        record = found.request["record"]
        pack = tuple(record["pack"][at : at + 2] for at in range(0, len(record["pack"]), 2))
        tokens = record["actions"].split()[: found.expected["accepted"]]
        positions = [self.reference.start(pack, record["setup"])]
        for token in tokens:
            positions.append(self.reference.play(positions[-1], token))
        drawn = Round(record["setup"], pack, tuple(tokens), tuple(positions))
        try:
            for cut in range(len(tokens) + 1):
                shorter = looks.play_to(drawn, cut, None)
                if isinstance(shorter, Finding):
                    return evolve(shorter, seed=seed_)
        except _GaveUp:
            pass
        return found

    def _shortest(self, looks: Looks, count: int, seed_: int) -> Finding | None:
        """Find a disagreement about a round, then a short one: Hypothesis alone cannot take a trick out.

        To drop a trick, the cards of all later ones would have to change with it. So shorter rounds are
        drawn afresh, the shortest first, and only what is found there is shrunk.
        """
        level = looks.played_as
        whole = rounds(self.reference)
        found = self._differential(level, whole, looks.play, count, seed_, shrink=False)
        for clumsy in CLUMSY:
            if found is None and self._limits.faults < MOST_FAULTS:
                some = max(count // _CLUMSY_SHARE, 1)
                whole = rounds(self.reference, clumsy=clumsy)
                found = self._differential(level, whole, looks.play, some, seed_, shrink=False)
        if found is None or not self.shrink:
            return found
        length = len(found.request["record"]["actions"].split())
        # Where both have a result, the round must be played to its end.
        whole_only = found.differences[0].field.startswith("result.")
        for most, seeds, search in () if whole_only else _SHORTER:
            if most >= length - 1 or self._late():
                break
            shorter = rounds(self.reference, most)
            for other in range(seed_, seed_ + seeds):
                short = self._differential(level, shorter, looks.play, search, other)
                if short is not None:
                    # The driver's own seed leads here again; the other ones are part of the way.
                    return evolve(short, seed=seed_)
        return self._differential(level, whole, looks.play, count, seed_) or found

    def _differential(
        self,
        level: str,
        strategy: st.SearchStrategy[Drawn],
        look: Callable[[Drawn], Finding | None],
        count: int,
        seed_: int,
        shrink: bool = True,
    ) -> Finding | None:
        last: Finding | None = None
        if self.tally.gave_up:
            return None

        # Health checks are about slow strategies, and `explain` would ask a foreign program many times more.
        @seed(seed_)
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            print_blob=False,
            report_multiple_bugs=False,
            verbosity=Verbosity.quiet,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink] if shrink and self.shrink else [Phase.generate],
        )
        @given(strategy)
        def examine(drawn: Drawn) -> None:
            nonlocal last
            if self._late():
                raise _GaveUp
            self._limits.drawn += 1
            try:
                self.on_step(level)
                finding = look(drawn)
            except Exception as error:
                # A fault of ours, or a full disk under the report: nothing to shrink.
                raise _LeaveError(error) from error
            if finding is not None:
                if not self.tally.shrinking:
                    self.tally.shrinking = True
                    self._limits.deadline = time.monotonic() + _PATIENCE
                last = evolve(finding, seed=seed_)
                raise _DisagreementError

        try:
            with warnings.catch_warnings(), own_choices():
                # Advice for authors of tests, such as how long shrinking takes.
                warnings.simplefilter("ignore", HypothesisWarning)
                examine()
        except _DisagreementError:
            pass  # the last failing example is the smallest one
        except Flaky:
            last = evolve(last, steady=False) if last else None
        except _LeaveError as leave:
            raise leave.cause from None
        except _GaveUp:
            pass  # what was found so far, if anything
        return last

    def _late(self) -> bool:
        return self.tally.shrinking and time.monotonic() > self._limits.deadline

    def _ask(
        self, level: str, request: Mapping[str, Any], expected: Mapping[str, Any], may_fail: bool = False
    ) -> Verdict:
        """Ask; now and then ask again, or a fresh program: an answer must not depend on earlier ones."""
        verdict = self._ask_once(level, request, expected, may_fail)
        if not isinstance(verdict, Agrees) or self.tally.shrinking:
            return verdict
        limits = self._limits
        limits.asked += 1
        if limits.asked % _RENEWED == 0 and isinstance(self.adapter, Renewable):
            self.adapter.renew()
            return self._ask_once(level, request, expected, may_fail)
        if limits.asked % _REPEATED == 0:
            return self._ask_once(level, request, expected, may_fail)
        return verdict

    def _ask_once(
        self, level: str, request: Mapping[str, Any], expected: Mapping[str, Any], may_fail: bool
    ) -> Verdict:
        verdict = judge(self.adapter, request, expected, may_fail=may_fail)
        self.tally.add(level, verdict)
        if isinstance(verdict, Faulted):
            self.on_fault(FaultCase(level, request, verdict.fault))
            self._limits.faults += 1
            if self.tally.is_stopped(self._limits.faults):
                raise _GaveUp
        return verdict


_STRATEGIES = {"trick": tricks, "legal": choices, "match": matches, "view": seen, "act": seen}
_SHORTER = (
    *((most, 1, 150) for most in (0, 1, 2)),
    (5, 3, 300),
    *((most, 1, 150) for most in (9, 13, 17)),
    *((most, 1, 80) for most in (21, 25, 29, 33, 37, 41, 45, 49)),
)
"""Lengths at which shorter rounds are looked for: up to the second card, then to the end of each trick, the
first one most thoroughly; with how many seeds, and how many rounds by each. In between Hypothesis cuts."""

_CLUMSY_SHARE = 20
"""Of so many rounds one more is drawn for each manner of clumsiness."""

_ALIKE_SHARE = 20
"""For so many rounds one more is asked about in turn with others that begin with the same actions."""

_REPEATED = 9
_RENEWED = 250
"""After how many right answers a question is repeated, and asked to the program started afresh."""

_PATIENCE = 30.0
"""Seconds for shrinking one disagreement; then the smallest so far is reported."""


def planned(level: str, count: int) -> int:
    """How many examples are drawn of a level where nothing differs: of rounds, some more by the clumsy."""
    rounds_too = level in ("play", "load")
    return count + (len(CLUMSY) * max(count // _CLUMSY_SHARE, 1) if rounds_too else 0)


class _DisagreementError(Exception):
    """Raised inside Hypothesis so that it shrinks."""


class _LeaveError(BaseException):
    """Carries an exception past Hypothesis, which would shrink it."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class _GaveUp(BaseException):  # Hypothesis must not catch it
    """Leaves Hypothesis at once."""
