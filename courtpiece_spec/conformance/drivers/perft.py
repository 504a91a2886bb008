"""Counting legal continuations from fixed endings, as chess programmers test their move generators.

Both sides count the sequences of so many tokens that may follow; the adapter's are counted by asking `play`
for the legal tokens at every place on the way.  Where the counts differ they are divided by first tokens,
down to the first place whose legal tokens differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from attrs import define, evolve, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.judge import Asks, Differs, Faulted, Tally, Verdict, judge
from courtpiece_spec.conformance.looks import Looks
from courtpiece_spec.conformance.reference import Reference, record_of
from courtpiece_spec.conformance.strategies import Round

CARDS = 3
"""How many cards each player holds in an ending, at most."""
NODES = 150
"""How many places of one ending are asked about, at most."""


@frozen
class Ending:
    """A fixed ending: a round up to a place near its end, and how many tokens on are counted."""

    setup: Mapping[str, Any]
    pack: tuple[str, ...]
    tokens: tuple[str, ...]
    position: Any
    depth: int


@frozen
class Count:
    """What was counted at an ending; `divided` has both counts for each first token."""

    depth: int
    ours: int
    theirs: int
    divided: tuple[tuple[str, int, int], ...] = ()


def endings(reference: Reference, count: int, seed: int) -> Iterator[Ending]:
    """Endings of random rounds, each with as much depth as its number of places allows."""
    for number in range(count):
        chance = Random(f"{seed}/{number}")
        setup = chance.choice(reference.setups)
        pack = list(reference.deck)
        chance.shuffle(pack)
        positions = [reference.start(pack, setup)]
        tokens: list[str] = []
        while legal := reference.facts(positions[-1]).legal:
            tokens.append(chance.choice(legal))
            positions.append(reference.play(positions[-1], tokens[-1]))
        cut = max(len(tokens) - CARDS * reference.players, 0)
        depth = _depth(reference, positions[cut], len(tokens) - cut)
        yield Ending(setup, tuple(pack), tuple(tokens[:cut]), positions[cut], depth)


def _depth(reference: Reference, position: Any, most: int) -> int:
    """The greatest depth at which no more places are asked about than allowed."""
    level, places, depth = [position], 1, 1
    while depth < most:
        level = [reference.play(each, token) for each in level for token in reference.facts(each).legal]
        places += len(level)
        if places > NODES or not level:
            break
        depth += 1
    return depth


def count_ours(reference: Reference, position: Any, depth: int) -> int:
    """How many sequences of `depth` tokens may follow; one that ends the round earlier counts as well."""
    legal = reference.facts(position).legal
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    return sum(count_ours(reference, reference.play(position, token), depth - 1) for token in legal)


@define
class Perft:
    """Counts with one adapter.

    Attributes:
        on_count: Called with every count.
    """

    reference: Reference
    adapter: Asks
    tally: Tally = field(factory=Tally)
    on_fault: Callable[[FaultCase], None] = lambda case: None  # noqa: ARG005
    on_count: Callable[[Count], None] = lambda count: None  # noqa: ARG005
    on_step: Callable[[str], None] = lambda level: None  # noqa: ARG005
    _legal: dict[tuple[str, ...], tuple[str, ...]] = field(factory=dict)

    def run(self, count: int, seed: int) -> Finding | None:
        """Count at `count` endings; the first place where the legal tokens differ, if there is one."""
        if self.tally.is_stopped():
            self.tally.left("play", count)
            return None
        faults = 0
        for number, ending in enumerate(endings(self.reference, count, seed), start=1):
            self.on_step("play")
            self._legal.clear()
            try:
                finding = self._count(ending, seed)
            except _NoAnswerError:
                faults += 1
                if self.tally.is_stopped(faults, _FAULTS):
                    self.tally.left("play", count - number)
                    return None
                continue
            if finding is not None:
                return finding
        return None

    def _count(self, ending: Ending, seed: int) -> Finding | None:
        ours = count_ours(self.reference, ending.position, ending.depth)
        theirs = self._theirs(ending, (), ending.depth)
        if ours == theirs:
            self.on_count(Count(ending.depth, ours, theirs))
            self._counted()
            return None
        count = Count(ending.depth, ours, theirs, self._divided(ending, (), ending.position, ending.depth))
        self.on_count(count)
        return self._first_difference(ending, count, seed)

    def _counted(self) -> None:
        self.tally.judged["play"] += len(self._legal)
        self.tally.agreed["play"] += len(self._legal)

    def _theirs(self, ending: Ending, after: tuple[str, ...], depth: int) -> int:
        if depth == 0:
            return 1
        legal = self._asked(ending, after)
        if not legal:
            return 1
        if depth == 1:
            return len(legal)
        return sum(self._theirs(ending, (*after, token), depth - 1) for token in legal)

    def _divided(
        self, ending: Ending, after: tuple[str, ...], position: Any, depth: int
    ) -> tuple[tuple[str, int, int], ...]:
        """Both counts for each first token; 0 where it is not legal for one side."""
        ours = self.reference.facts(position).legal
        theirs = self._asked(ending, after)
        found = []
        for token in sorted({*ours, *theirs}):
            here = (
                count_ours(self.reference, self.reference.play(position, token), depth - 1)
                if token in ours
                else 0
            )
            there = self._theirs(ending, (*after, token), depth - 1) if token in theirs else 0
            found.append((token, here, there))
        return tuple(found)

    def _first_difference(self, ending: Ending, count: Count, seed: int) -> Finding | None:
        """Go down where the counts differ until the legal tokens do."""
        after: tuple[str, ...] = ()
        position, depth, divided = ending.position, ending.depth, count.divided
        positions = [position]
        while set(self.reference.facts(position).legal) == set(self._asked(ending, after)):
            # Equal sets of different sizes below: a token given twice, which `play` compares as a set.
            token = next((token for token, ours, theirs in divided if ours != theirs), None)
            if token is None:
                return None
            after, depth = (*after, token), depth - 1
            position = self.reference.play(position, token)
            positions.append(position)
            divided = self._divided(ending, after, position, depth)
        return self._finding(ending, after, count, seed)

    def _finding(self, ending: Ending, after: tuple[str, ...], count: Count, seed: int) -> Finding | None:
        reference = self.reference
        tokens = (*ending.tokens, *after)
        positions = [reference.start(ending.pack, ending.setup)]
        for token in tokens:
            positions.append(reference.play(positions[-1], token))
        looks = Looks(reference, self._judged, reference.book)
        drawn = Round(ending.setup, ending.pack, tokens, tuple(positions))
        finding = looks.play_to(drawn, len(tokens), None)
        if not isinstance(finding, Finding):
            return None
        lines = [f"{count.depth} tokens on: {count.ours} continuations, answered {count.theirs}"]
        lines += [
            f"  {token}  {ours}  {theirs}{'' if ours == theirs else '  <'}"
            for token, ours, theirs in count.divided
        ]
        return evolve(finding, seed=seed, driver="perft", note="\n".join(lines))

    def _judged(
        self, level: str, request: Mapping[str, Any], expected: Mapping[str, Any], may_fail: bool = False
    ) -> Verdict:
        verdict = judge(self.adapter, request, expected, may_fail=may_fail)
        self.tally.add(level, verdict)
        return verdict

    def _asked(self, ending: Ending, after: tuple[str, ...]) -> tuple[str, ...]:
        """What the adapter calls legal."""
        if after not in self._legal:
            record = record_of(self.reference.book, ending.setup, ending.pack, (*ending.tokens, *after))
            request = protocol.play(record, ["legal"])
            expected = {"accepted": len(ending.tokens) + len(after), "legal": []}
            verdict = judge(self.adapter, request, expected)
            if isinstance(verdict, Faulted):
                self.tally.add("play", verdict)
                self.on_fault(FaultCase("play", request, verdict.fault))
                raise _NoAnswerError
            if isinstance(verdict, Differs):
                self._legal[after] = tuple(verdict.message.get("legal", ()))
            else:
                self._legal[after] = ()
        return self._legal[after]


_FAULTS = 10
"""Faults after which no more is counted: each ends an ending, which asks many questions."""


class _NoAnswerError(Exception):
    """Leaves an ending that the adapter does not answer about."""
