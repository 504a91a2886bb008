"""Random tricks, hands and rounds, played by the reference and the adapter; a disagreement is shrunk.

Hypothesis chooses and shrinks. A disagreement is raised inside it, faults are only counted: a program that
hangs would take its timeout again at every attempt to shrink that.
"""

import time
import warnings
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from attrs import define, evolve, field, frozen
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky, HypothesisWarning

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.judge import (
    Agrees,
    Asks,
    Declined,
    Difference,
    Differs,
    Faulted,
    Tally,
    Verdict,
    expected_play,
    judge,
)
from courtpiece_spec.conformance.outcomes import Fault
from courtpiece_spec.conformance.reference import Reference, record_of
from courtpiece_spec.conformance.scene import Scene, scene_of
from courtpiece_spec.conformance.strategies import Choice, Round, Trick, choices, rounds, tricks

Drawn = TypeVar("Drawn")


@frozen
class Finding:
    """A disagreement, shrunk.

    Attributes:
        level: trick, legal or play.
        request: What was asked, without its id: complete, so that it can be asked again.
        expected: The answer that the book gives.
        answered: The answer that came.
        differences: Where they differ, the most telling first.
        clause: The full id of the clause that was broken, None where nobody can tell.
        scene: What to draw.
        seed: The seed that finds it again.
        steady: Whether the adapter gave the same wrong answer when asked again.
    """

    level: str
    request: Mapping[str, Any]
    expected: Mapping[str, Any]
    answered: Mapping[str, Any]
    differences: tuple[Difference, ...]
    clause: str | None
    scene: Scene
    seed: int = 0
    steady: bool = True


@frozen
class FaultCase:
    """A request that got no answer."""

    level: str
    request: Mapping[str, Any]
    fault: Fault


@define
class _Limits:
    """What ends a level early: a point in time for shrinking, and faults so far."""

    deadline: float = 0.0
    faults: int = 0


@frozen
class Fuzzer:
    """Fuzzes one adapter by one reference.

    Attributes:
        on_fault: Called with every fault, when it happens.
        on_step: Called with the level before every drawn example.
    """

    reference: Reference
    adapter: Asks
    tally: Tally = field(factory=Tally)
    on_fault: Callable[[FaultCase], None] = lambda case: None  # noqa: ARG005
    on_step: Callable[[str], None] = lambda level: None  # noqa: ARG005
    _limits: _Limits = field(factory=_Limits)

    def run(self, level: str, count: int, seed_: int) -> Finding | None:
        """Draw `count` examples of a level; the shrunk disagreement, if there is one.

        Stops early at a disagreement, and when the adapter cannot be started any more (`tally.gave_up`).
        """
        self.tally.shrinking = False
        self._limits.faults = 0
        match level:
            case "trick":
                return self._differential(level, tricks(self.reference), self._trick, count, seed_)
            case "legal":
                return self._differential(level, choices(self.reference), self._legal, count, seed_)
            case "play":
                return self._rounds(count, seed_)
        raise ValueError(f"no level {level!r}")

    def _rounds(self, count: int, seed_: int) -> Finding | None:
        """Find a disagreement about a round and cut it to its first tokens that show one."""
        found = self._shortest(count, seed_)
        if found is None or not found.steady or self.tally.gave_up:
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
                shorter = self._play_to(drawn, cut, None)
                if isinstance(shorter, Finding):
                    return evolve(shorter, seed=seed_)
        except _GaveUp:
            pass
        return found

    def _shortest(self, count: int, seed_: int) -> Finding | None:
        """Find a disagreement about a round, then a short one: Hypothesis alone cannot take a trick out.

        To drop a trick, the cards of all later ones would have to change with it. So shorter rounds are
        drawn afresh, the shortest first, and only what is found there is shrunk.
        """
        whole = rounds(self.reference)
        found = self._differential("play", whole, self._play, count, seed_, shrink=False)
        if found is None:
            return None
        length = len(found.request["record"]["actions"].split())
        # Where both have a result, the round must be played to its end.
        whole_only = found.differences[0].field.startswith("result.")
        for most, seeds, search in () if whole_only else _SHORTER:
            if most >= length - 1 or self._late():
                break
            shorter = rounds(self.reference, most)
            for other in range(seed_, seed_ + seeds):
                short = self._differential("play", shorter, self._play, search, other)
                if short is not None:
                    # The driver's own seed leads here again; the other ones are part of the way.
                    return evolve(short, seed=seed_)
        return self._differential("play", whole, self._play, count, seed_) or found

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
            phases=[Phase.generate, Phase.shrink] if shrink else [Phase.generate],
        )
        @given(strategy)
        def examine(drawn: Drawn) -> None:
            nonlocal last
            if self._late():
                raise _GaveUp
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
            with warnings.catch_warnings():
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

    def _ask(self, level: str, request: Mapping[str, Any], expected: Mapping[str, Any]) -> Verdict:
        verdict = judge(self.adapter, request, expected)
        self.tally.add(level, verdict)
        if isinstance(verdict, Faulted):
            self.on_fault(FaultCase(level, request, verdict.fault))
            self._limits.faults += 1
            if self.tally.gave_up or self._limits.faults >= _FAULTS:
                raise _GaveUp
        return verdict

    def _trick(self, drawn: Trick) -> Finding | None:
        reference = self.reference
        expected = {"winner": reference.trick_winner(drawn.trump, drawn.plays, drawn.power_from)}
        request = protocol.trick(reference.book, drawn.trump, drawn.plays, drawn.power_from)
        verdict = self._ask("trick", request, expected)
        if not isinstance(verdict, Differs):
            return None
        scene = Scene(
            plays=drawn.plays, trump=drawn.trump, players=reference.players, clockwise=reference.clockwise
        )
        clause = f"{reference.book}/play.takes"
        return Finding("trick", request, expected, verdict.message, verdict.differences, clause, scene)

    def _legal(self, drawn: Choice) -> Finding | None:
        reference = self.reference
        cards = reference.legal_cards(drawn.hand, drawn.plays, drawn.trump)
        expected = {"legal": sorted(cards)}
        request = protocol.legal(reference.book, drawn.hand, drawn.plays, drawn.trump)
        verdict = self._ask("legal", request, expected)
        if not isinstance(verdict, Differs):
            return None
        players = reference.players
        seat = (drawn.plays[-1][0] + 1) % players if drawn.plays else 0
        hands = tuple(drawn.hand if other == seat else () for other in range(players))
        scene = Scene(
            hands=hands,
            plays=drawn.plays,
            trump=drawn.trump,
            turn=(seat,),
            players=players,
            clockwise=reference.clockwise,
        )
        clause = f"{reference.book}/play.{_duty(drawn.hand, drawn.plays)}"
        return Finding("legal", request, expected, verdict.message, verdict.differences, clause, scene)

    def _play(self, drawn: Round) -> Finding | None:
        """Ask at a few places of the round, the last included; the earliest disagreement counts."""
        length = len(drawn.tokens)
        places: list[tuple[int, str | None]] = [
            (cut, None) for cut in sorted({length // 4, length // 2, length * 3 // 4, length})
        ]
        if drawn.illegal is not None:
            places.append((length, drawn.illegal))
        for cut, illegal in places:
            finding = self._play_to(drawn, cut, illegal)
            if isinstance(finding, Finding):
                return finding
            if not finding:
                return None
        return None

    def _play_to(self, drawn: Round, cut: int, illegal: str | None) -> Finding | bool:
        """Ask for the first `cut` tokens and `illegal`; whether to go on, where there is no disagreement."""
        reference = self.reference
        tokens = [*drawn.tokens[:cut], *([illegal] if illegal else [])]
        request = protocol.play(record_of(reference.book, drawn.setup, drawn.pack, tokens))
        facts = reference.facts(drawn.positions[cut])
        clause = None if illegal is None else reference.refusal(drawn.positions[cut], illegal)
        expected = expected_play(facts, cut, refused=illegal is not None, clause=clause)
        verdict = self._ask("play", request, expected)
        if not isinstance(verdict, Differs):
            return isinstance(verdict, Agrees | Declined)
        broken = self._broken_clause(drawn, cut, clause, verdict)
        scene = scene_of(reference, drawn.positions[: cut + 1], tokens, illegal is not None)
        return Finding("play", request, expected, verdict.message, verdict.differences, broken, scene)

    def _broken_clause(self, drawn: Round, cut: int, refusal: str | None, verdict: Differs) -> str | None:
        """The clause that the answer breaks, as well as it can be told from outside."""
        reference, book = self.reference, self.reference.book
        first = verdict.differences[0]
        answered_at = verdict.message.get("refused", {}).get("at")
        if first.field == "refused at":
            if refusal is not None and (answered_at is None or answered_at > cut):
                return refusal
            if answered_at is not None and answered_at < cut:
                return f"{book}/{self._allowing(drawn, answered_at)}"
            return None
        if first.field == "legal":
            extra = [token for token in first.answered if token not in first.expected]
            if extra:
                return reference.refusal(drawn.positions[cut], extra[0])
            return f"{book}/{self._allowing(drawn, cut)}"
        return f"{book}/{_PATHS.get(first.field, 'round')}"

    def _allowing(self, drawn: Round, at: int) -> str:
        """The path of the clause that makes a token legal at this place."""
        legal = self.reference.facts(drawn.positions[at]).legal
        cards = [token[2:] for token in legal if len(token) == 4]
        if not cards:
            return "round"
        scene = scene_of(self.reference, drawn.positions[: at + 1], drawn.tokens[:at], refused=True)
        return f"play.{_duty(cards, scene.plays)}"


_SHORTER = (
    *((most, 1, 150) for most in (0, 1, 2)),
    (5, 3, 300),
    *((most, 1, 150) for most in (9, 13, 17)),
    *((most, 1, 80) for most in (21, 25, 29, 33, 37, 41, 45, 49)),
)
"""Lengths at which shorter rounds are looked for: up to the second card, then to the end of each trick, the
first one most thoroughly; with how many seeds, and how many rounds by each. In between Hypothesis cuts."""

_FAULTS = 25
"""Faults after which a level is left: more of them tell nothing new."""

_PATIENCE = 30.0
"""Seconds for shrinking one disagreement; then the smallest so far is reported."""

_PATHS = {
    "winners": "play.takes",
    "collected": "collect.take",
    "result.winner": "round.play",
    "result.score": "score",
    "result.next_dealer": "next_dealer",
    "result.trump": "round.call",
    "result": "round.play",
    "accepted": "round.play",
}


def _duty(cards: tuple[str, ...] | list[str], plays: tuple[tuple[int, str], ...]) -> str:
    if not plays:
        return "lead"
    led = plays[0][1][1]
    return "follow" if any(card[1] == led for card in cards) else "void"


class _DisagreementError(Exception):
    """Raised inside Hypothesis so that it shrinks."""


class _LeaveError(BaseException):
    """Carries an exception past Hypothesis, which would shrink it."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class _GaveUp(BaseException):  # Hypothesis must not catch it
    """Leaves Hypothesis at once."""
