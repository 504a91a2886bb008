"""Secrecy: two worlds that a seat cannot tell apart must look the same to it, and leave it the same choices.

The worlds are built, not drawn: in a round that has been played up to some place, cards that the seat has not
seen change places between other hands and the stock, or the hidden trump becomes another.  The reference
confirms that the seat sees no difference; then none may show in the adapter's `view`, nor in what it calls
legal for that seat.  Of two answers that differ at least one contradicts the book: that one is reported,
beside what the book says there.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from attrs import define, field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.findings import FaultCase, Finding
from courtpiece_spec.conformance.judge import (
    Agrees,
    Asks,
    Declined,
    Difference,
    Differs,
    Faulted,
    Tally,
    Verdict,
)
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.outcomes import Answer, ErrorAnswer, Garbage, shown
from courtpiece_spec.conformance.reference import Reference, record_of
from courtpiece_spec.conformance.scene import scene_of

LEVELS = ("view", "play")
"""What may leak: what a seat is told, and what it may do."""
_OF_VIEW = ("hand", "plays", "trump", "collected", "counts", "history", "seen")
_SWAPS = 24
"""How many swaps are tried for one place of a round."""
_SECRET = re.compile("([0-7]):(hide|write|drop|down)=(.+)")


@frozen
class World:
    """A round up to some place."""

    setup: Mapping[str, Any]
    pack: tuple[str, ...]
    tokens: tuple[str, ...]
    positions: tuple[Any, ...]

    @property
    def here(self) -> Any:
        """Where it stands."""
        return self.positions[-1]


@frozen
class Twins:
    """Two worlds that a seat cannot tell apart, and in what they differ."""

    seat: int
    one: World
    other: World
    by: str


def played(
    reference: Reference, setup: Mapping[str, Any], pack: Sequence[str], tokens: Sequence[str]
) -> World | None:
    """The world of a record; None where a token is not legal."""
    positions = [reference.start(pack, setup)]
    for token in tokens:
        if token not in reference.facts(positions[-1]).legal:
            return None
        positions.append(reference.play(positions[-1], token))
    return World(setup, tuple(pack), tuple(tokens), tuple(positions))


def twins(reference: Reference, count: int, seed: int) -> Iterator[Twins]:
    """Pairs of worlds: from random rounds, at places everywhere in them, for each seat."""
    found = 0
    for number in itertools.count():
        chance = Random(f"{seed}/{number}")
        world = _drawn(reference, chance)
        for seat in range(reference.players):
            for twin in itertools.islice(_twins_of(reference, world, seat, chance), 2):
                yield twin
                found += 1
                if found == count:
                    return
        if number > 20 * count + 100:
            return  # a book without secrets


def _drawn(reference: Reference, chance: Random) -> World:
    setup = chance.choice(reference.setups)
    pack = list(reference.deck)
    chance.shuffle(pack)
    positions = [reference.start(pack, setup)]
    tokens: list[str] = []
    most = chance.choice((1, 2, 3, 5, 9, 14, 22, 30))
    while len(tokens) < most and (legal := reference.facts(positions[-1]).legal):
        tokens.append(chance.choice(legal))
        positions.append(reference.play(positions[-1], tokens[-1]))
    return World(setup, tuple(pack), tuple(tokens), tuple(positions))


def _twins_of(reference: Reference, world: World, seat: int, chance: Random) -> Iterator[Twins]:
    """Worlds that this seat cannot tell from one."""
    seen = reference.view(world.here, seat)
    own = _own(reference, world, seat)
    for pack, tokens, by in itertools.islice(_changed(reference, world, seat, chance), _SWAPS):
        other = played(reference, world.setup, pack, tokens)
        if other is None or reference.view(other.here, seat) != seen:
            continue
        if _own(reference, other, seat) == own:
            yield Twins(seat, world, other, by)


def _own(reference: Reference, world: World, seat: int) -> list[str]:
    """What a seat may do."""
    return sorted(token for token in reference.facts(world.here).legal if token[0] == str(seat))


def _changed(
    reference: Reference, world: World, seat: int, chance: Random
) -> Iterator[tuple[Sequence[str], Sequence[str], str]]:
    """Changed packs and tokens that may be worlds; what has to hold is looked at afterwards."""
    other_trumps = list(_other_trumps(reference, world, seat))
    chance.shuffle(other_trumps)
    yield from other_trumps[:1]
    shown_cards = {token[2:] for token in world.tokens if len(token) == 4}
    view = reference.view(world.here, seat)
    known = {*shown_cards, *view["hand"], *(token[-2:] for token in view["seen"])}
    unseen = [card for card in world.pack if card not in known]
    if len(unseen) < 2:
        return
    while True:
        one, other = chance.sample(unseen, 2)
        swap = {one: other, other: one}
        pack = [swap.get(card, card) for card in world.pack]
        tokens = [_swapped(token, swap, seat) for token in world.tokens]
        yield pack, tokens, f"{one} and {other} have changed places"


def _swapped(token: str, swap: Mapping[str, str], seat: int) -> str:
    """A token with its secret card changed; what the seat did itself stays."""
    secret = _SECRET.fullmatch(token)
    if secret is None or secret[1] == str(seat):
        return token
    return f"{secret[1]}:{secret[2]}={swap.get(secret[3], secret[3])}"


def _other_trumps(
    reference: Reference, world: World, seat: int
) -> Iterator[tuple[Sequence[str], Sequence[str], str]]:
    """Worlds in which somebody else has chosen another trump in secret."""
    for place, token in enumerate(world.tokens):
        secret = _SECRET.fullmatch(token)
        if secret is None or secret[1] == str(seat) or secret[2] not in ("hide", "write"):
            continue
        for legal in reference.facts(world.positions[place]).legal:
            if legal != token and legal[:6] == token[:6]:
                tokens = [*world.tokens[:place], legal, *world.tokens[place + 1 :]]
                yield world.pack, tokens, f"the hidden trump is {legal} instead of {token}"


@define
class Leak:
    """Looks for secrets that one adapter tells."""

    reference: Reference
    adapter: Asks
    tally: Tally = field(factory=Tally)
    on_fault: Callable[[FaultCase], None] = lambda case: None  # noqa: ARG005
    on_step: Callable[[str], None] = lambda level: None  # noqa: ARG005

    def run(self, levels: Sequence[str], count: int, seed: int) -> Finding | None:
        """Ask about `count` pairs of worlds; the first that the adapter tells apart, if there is one."""
        if self.tally.is_stopped():
            for level in levels:
                self.tally.left(level, count)
            return None
        before = self.tally.faults.total()
        for number, pair in enumerate(twins(self.reference, count, seed), start=1):
            for level in levels:
                self.on_step(level)
                finding = self._view(pair) if level == "view" else self._choices(pair)
                if finding is not None:
                    return Finding(
                        level,
                        finding.request,
                        finding.expected,
                        finding.answered,
                        finding.differences,
                        self._hidden_by(pair, finding),
                        finding.scene,
                        seed,
                        driver="leak",
                        note=finding.note,
                    )
                if self.tally.is_stopped(self.tally.faults.total() - before):
                    for each in levels:
                        self.tally.left(each, count - number)
                    return None
        return None

    def _view(self, pair: Twins) -> Finding | None:
        requests = [protocol.view(self._record(world), pair.seat) for world in (pair.one, pair.other)]
        one, other = self._answer("view", requests[0]), self._answer("view", requests[1])
        if one is None or other is None:
            return None
        first = {name: one[name] for name in _OF_VIEW if name in one}
        second = {name: other[name] for name in _OF_VIEW if name in other}
        if not compare("view", first, second) and first.keys() == second.keys():
            self.tally.add("view", Agrees())
            return None
        rights = [self.reference.view(world.here, pair.seat) for world in (pair.one, pair.other)]
        return self._told("view", pair, requests, rights, (one, other))

    def _choices(self, pair: Twins) -> Finding | None:
        worlds = (pair.one, pair.other)
        requests = [protocol.play(self._record(world), ["legal"]) for world in worlds]
        one, other = self._answer("play", requests[0]), self._answer("play", requests[1])
        if one is None or other is None or "legal" not in one or "legal" not in other:
            return None
        first, second = (
            {token for token in message["legal"] if token[0] == str(pair.seat)} for message in (one, other)
        )
        if first == second:
            self.tally.add("play", Agrees())
            return None
        rights = [
            {"accepted": len(world.tokens), "legal": list(self.reference.facts(world.here).legal)}
            for world in worlds
        ]
        return self._told("play", pair, requests, rights, (one, other))

    def _hidden_by(self, pair: Twins, finding: Finding) -> str | None:
        """The clause that hides what differs: of a secret that somebody chose; hands are secret anyway."""
        first = next(iter(finding.differences), None)
        if first is not None and first.field == "hand":
            return None
        path = None
        for place, (token, other) in enumerate(zip(pair.one.tokens, pair.other.tokens, strict=True)):
            if token != other:
                path = self.reference.hidden_by(pair.one.positions[place], token)
                break
        else:
            if first is not None and first.answered is not None:
                path = self.reference.seen_by(pair.one.positions, first, pair.seat)
        return f"{self.reference.book}/{path}" if path else None

    def _record(self, world: World) -> dict[str, Any]:
        return record_of(self.reference.book, world.setup, world.pack, world.tokens)

    def _answer(self, level: str, request: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The answer, if it is one; the worlds are compared with one another, not with the book."""
        outcome = self.adapter.ask(request)
        verdict: Verdict
        if not isinstance(outcome, Answer):
            verdict = Faulted(outcome)
        elif complaint := protocol.check(level, outcome.message):
            verdict = Faulted(Garbage(f"not an answer to {level}: {complaint}", shown(outcome.line)))
        elif "error" in outcome.message:
            verdict = Faulted(ErrorAnswer(outcome.message["error"]["message"]))
        elif "unsupported" in outcome.message or "skip" in outcome.message:
            verdict = Declined("unsupported", level)
        else:
            return outcome.message
        self.tally.add(level, verdict)
        if isinstance(verdict, Faulted):
            self.on_fault(FaultCase(level, request, verdict.fault))
        return None

    def _told(
        self,
        level: str,
        pair: Twins,
        requests: Sequence[Mapping[str, Any]],
        rights: Sequence[Mapping[str, Any]],
        answers: Sequence[Mapping[str, Any]],
    ) -> Finding:
        """The answer that contradicts the book, of two that should be alike; the second where both do."""
        wrong = [compare(level, right, answer) for right, answer in zip(rights, answers, strict=True)]
        if any(wrong):
            here = 1 if wrong[1] else 0
            differences = wrong[here]
        else:  # a field that is only told in one of the worlds tells which of them it is
            here = 1 if any(name in rights[1] and name not in answers[1] for name in answers[0]) else 0
            told = [name for name in answers[1 - here] if name in rights[here] and name not in answers[here]]
            differences = tuple(Difference(name, rights[here][name], None) for name in told)
        world, there = ((pair.one, pair.other), (pair.other, pair.one))[here]
        self.tally.add(level, Differs(differences, answers[here]))
        scene = scene_of(self.reference, world.positions, world.tokens, refused=False)
        other = json.dumps(self._record(there), separators=(",", ":"))
        note = (
            f"seat {pair.seat} cannot tell this round from another in which all is the same to it, and there "
            f"the adapter answered otherwise: {pair.by}\nthe other round: {other}"
        )
        return Finding(
            level, requests[here], rights[here], answers[here], differences, None, scene, note=note
        )
