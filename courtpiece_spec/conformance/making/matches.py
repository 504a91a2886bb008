"""Matches: rounds one after another, told without their cards."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from attrs import frozen

from courtpiece_spec.book.levels import FirstLoses, FirstTo
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.levels.bare import told_round
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.levels.standing import after_rounds, entered, fields_of, match_answer
from courtpiece_spec.conformance.making.draft import Maker
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.conformance.making.pool import MANNERS, STACKINGS, play_round
from courtpiece_spec.conformance.making.setups import scores_of, setups_of
from courtpiece_spec.engine.matches import Match, MatchState

LONGEST: Final = 12
"""Rounds after which a match is left, though it goes on."""


@frozen
class Told:
    """A match request, and how the match stands after each of its rounds."""

    request: Mapping[str, Any]
    states: tuple[MatchState, ...]

    def upto(self, rounds: int) -> dict[str, Any]:
        """The request cut after some rounds."""
        return {**self.request, "rounds": list(self.request["rounds"][:rounds])}


def random_matches(match: Match, count: int, seed: int) -> Iterator[Told]:
    """Matches from many setups and scores, to their ends or for a while, the manners taking turns."""
    chance = random.Random(seed)
    game = match.game
    setups, scores = setups_of(game), scores_of(game)
    for number in range(count):
        setup = dict(setups[number % len(setups)])
        if "redeals" in setup:
            continue
        score = scores[(number // 2) % len(scores)]
        if any(score):
            setup["score"] = list(score)
        yield _played(match, setup, chance, LONGEST, of_sets=False)


def long_matches(match: Match, count: int, seed: int) -> Iterator[Told]:
    """Matches of a fixed length that no match above comes to, with what their sets are paid in."""
    chance = random.Random(seed)
    length = match.length or 0
    for number in range(count if length > LONGEST else 0):
        setup: dict[str, object] = {"dealer": number % match.game.layout.players}
        # New deals are told as rounds, and do not count as such.
        yield _played(match, setup, chance, 2 * length, of_sets=True)


def near_matches(match: Match, rounds: Iterable[Round]) -> Iterator[Told]:
    """Matches of one round that just meets the target, or just misses it, by whatever a round may bring."""
    target = _target(match)
    seen: set[tuple[int, int]] = set()
    for round_ in rounds:
        end = round_.states[-1]
        result = match.game.result(end)
        if target is None or result is None or result.redealt or round_.setup.keys() != {"dealer"}:
            continue
        for side, gain in enumerate(result.score):
            if gain <= 0 or (side, gain) in seen:
                continue
            seen.add((side, gain))
            for before in (target - gain, target - gain - 1):
                setup = {**round_.setup, "score": [before * (each == side) for each in range(match.sides)]}
                told = [told_round(match.game, end, round_.actions)]
                request = protocol.match(match.book.id, setup, told, fields_of(match, of_sets=False))
                if before > 0:
                    yield Told(request, (entered(match, setup), after_rounds(match, request)))


def _target(match: Match) -> int | None:
    """At how much of what rounds are paid in a match ends."""
    rules = [clause.rule for clause in match.game.book.section("match")]
    ends = [rule for rule in rules if isinstance(rule, FirstTo | FirstLoses)]
    return next((rule.number for rule in ends if rule.unit.rstrip("s") == match.unit.rstrip("s")), None)


def _played(
    match: Match, setup: dict[str, object], chance: random.Random, longest: int, *, of_sets: bool
) -> Told:
    state = entered(match, setup)
    told: list[dict[str, Any]] = []
    states = [state]
    while not state.over and len(told) < longest:
        drawn: dict[str, Any] = {}
        if state.dealer is None:
            state = match.with_dealer(state, chance.choice(match.game.layout.seats))
            drawn = {"setup": {"dealer": int(state.dealer or 0)}}
        game = match.game_for(state)
        read = match.setup(state)
        pack = chance.choice(STACKINGS)(game, read.dealer, chance)
        round_ = play_round(game, read, pack, chance.choice(MANNERS), chance)
        bare = {**told_round(game, round_.states[-1], round_.actions), **drawn}
        result = game.result(round_.states[-1])
        assert result is not None
        after = match.after(state, result)
        if of_sets and after_rounds(match, {"rounds": [bare]}, state) != after:
            continue  # what a foul costs may depend on cards, which a bare round does not tell
        state = after
        told.append(bare)
        states.append(state)
    request = protocol.match(match.book.id, setup, told, fields_of(match, of_sets=of_sets))
    return Told(request, tuple(states))


def add_matches(maker: Maker, pool: list[Told]) -> None:
    """Matches of note: one to its end, one that passes the target, a long succession, from every dealer."""
    match = maker.adapter.match
    rows = [clause.path for clause in match.game.book.section("match")] or ["match"]
    scores = [clause.path for clause in match.game.book.under("score")] or ["score"]
    succession = [
        path for path in (clause.path for clause in match.game.book.clauses) if path.startswith("next_")
    ]
    for dealer in range(match.game.layout.players):
        mine = [told for told in pool if told.request["setup"]["dealer"] == dealer]
        whole = [
            told for told in mine if told.states[-1].over and not any(told.request["setup"].get("score", ()))
        ]
        for told in sorted(whole, key=lambda each: len(each.states))[:1]:
            note = "A match from its start to its end."
            maker.add(f"match.whole.dealer{dealer}", told.request, [*rows, *scores, *succession], note)
        for rounds in (3, 6):
            for told in [each for each in mine if len(each.states) > rounds][-1:]:
                note = f"Scores, runs and roles after {rounds} rounds."
                given = told.upto(rounds)
                maker.add(f"match.after{rounds}.dealer{dealer}", given, [*scores, *succession], note)
    _passing(maker, pool, rows)


def add_long_matches(maker: Maker, pool: list[Told]) -> None:
    """From every dealer the first match of a fixed length, with its sets."""
    paths = [clause.path for level in ("match", "set") for clause in maker.book.section(level)]
    for told in pool[: maker.game.layout.players]:
        dealer = told.request["setup"]["dealer"]
        note = "A match of several sets, from its start to its end."
        maker.add(f"match.of_sets.dealer{dealer}", told.request, paths, note)


def _passing(maker: Maker, pool: list[Told], rows: list[str]) -> None:
    """The target met, passed by one, passed by more, and missed by one: the shortest match of each."""
    game = maker.adapter.match.game
    target = next((getattr(clause.rule, "number", None) for clause in game.book.section("match")), None)
    if target is None:
        return
    unit = maker.adapter.match.unit
    best: dict[tuple[int, int], tuple[int, Told]] = {}
    for told in pool:
        for number, state in enumerate(told.states[1:], 1):
            totals = state.total(unit)
            over = max(totals) - target
            key = (over, totals.index(max(totals)))
            if -1 <= over <= 3 and (key not in best or number < best[key][0]):
                best[key] = (number, told)
    words = {-1: "one_short", 0: "met", 1: "passed_by_1", 2: "passed_by_2", 3: "passed_by_3"}
    for (over, side), (number, told) in sorted(best.items(), key=lambda each: each[0]):
        name = words[over]
        note = f"The target: {name.replace('_', ' ')}."
        maker.add(f"{rows[0]}.{name}.side{side}", told.upto(number), rows, note)


def telling_match(
    other: EngineAdapter, maker: Maker, pool: list[Told], *, before_the_end: int = 0
) -> Mapping[str, Any] | None:
    """The shortest match that another game answers differently.

    What a match has come to stays with it, so the end is asked about first; but matches of both games may be
    over at the end, and only one of them some rounds before it.
    """
    best: Mapping[str, Any] | None = None
    most = 99
    for told in pool:
        last = min(len(told.states) - 1 - before_the_end, most - 1)
        if last < 0 or not _answered_differently(other, maker, told, last):
            continue
        for number in range(last + 1):
            if _answered_differently(other, maker, told, number):
                best, most = told.upto(number), number
                break
    return best


def _answered_differently(other: EngineAdapter, maker: Maker, told: Told, rounds: int) -> bool:
    given = told.upto(rounds)
    theirs = other.ask(given).message
    match = maker.adapter.match
    ours = match_answer(match, told.states[rounds], tuple(given["ask"]))
    if "error" not in theirs and not compare("match", ours, theirs):
        return False
    # A trump that turns up by itself is not told by takers alone: then nobody can follow such a round.
    bare = maker.adapter.ask(given).message
    return "error" not in bare and not compare("match", ours, bare)
