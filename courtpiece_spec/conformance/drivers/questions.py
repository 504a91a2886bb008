"""Questions that tell one book from another: rounds, matches, tricks and hands that the two answer otherwise.

They are searched by playing one of the two books in many manners, first in those that the differing clauses
suggest.
"""

from __future__ import annotations

import itertools
import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from attrs import frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.drivers.candidates import Candidate, differing
from courtpiece_spec.conformance.drivers.choosing import Leaning
from courtpiece_spec.conformance.drivers.rounds import Manner, play_round
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.levels.matches import played_match
from courtpiece_spec.conformance.reference import record_of
from courtpiece_spec.conformance.vectors.library import shipped
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.counters import counters_of
from courtpiece_spec.records.setups import facts_of, read_setup

TRIES = 400
"""How many questions are tried before two books count as alike."""
_QUICK_TRIES = 40
_OFTEN = 0.6
_A_ROUND = 14
"""Fewer actions than any round has that is played to its end: seven tricks of two cards."""
_RUNS = (0, 1, 1, 2, 2, 3, 4, 5, 6)
_MATCHES = 0.25
_OF_A_TRICK = ("table.", "pack.", "trump.", "play.")
_WHOLE_MATCH = ("match.", "set.")
_PLAYED = re.compile("[0-7]:(?:down=)?[2-9TJQKA][SHDC]")


@frozen
class Question:
    """Something to ask; the book that it names is put in when it is asked.

    Attributes:
        level: The level that it asks.
        request: The request, without its id.
        about: The path of the clause that it is about, where it was made for one.
    """

    level: str
    request: Mapping[str, Any]
    about: str = ""

    def named(self, book: str) -> Mapping[str, Any]:
        """The request, about a book of that name."""
        if "record" in self.request:
            return {**self.request, "record": {**self.request["record"], "book": book}}
        return {**self.request, "book": book}

    def is_taken_whole(self, answer: Mapping[str, Any]) -> bool:
        """Whether an answer goes along with a round to its end, as at another table nobody can."""
        actions = str(self.request.get("record", {}).get("actions", "")).split()
        return len(actions) >= _A_ROUND and answer.get("accepted") == len(actions)


@frozen(slots=False)
class Prediction:
    """What a candidate answers; None where it cannot tell.  `may_fail`: it knows no such setup.

    `other_table`: the question is of a pack or table that is not the candidate's.  It should be answered by
    an error, which is evidence for the candidate; any other answer is none, for or against it.
    """

    message: Mapping[str, Any] | None
    may_fail: bool = False
    other_table: bool = False

    def fits(self, level: str, answer: Mapping[str, Any]) -> bool:
        """Whether an answer may be that of the candidate."""
        if self.message is None:
            return True
        if "error" in answer:
            return self.may_fail
        return not compare(level, self.message, answer)

    @cached_property
    def key(self) -> str:
        """Equal for answers that nobody can tell apart."""
        if self.message is None:
            return "error" if self.other_table else ""
        told = {name: value for name, value in self.message.items() if name != "refused"}
        refused = self.message.get("refused")
        told["refused"] = None if refused is None else [refused["at"], refused["legal"]]
        return json.dumps(told, sort_keys=True)


def predict(candidate: Candidate, question: Question) -> Prediction:
    """What a candidate answers; keys of a setup that it does not know are left out, as most programs do."""
    request = dict(question.request)
    inner = dict(request["record"]) if "record" in request else request
    if _is_of_another_table(candidate, inner):
        return Prediction(None, other_table=True)
    strange = [key for key in inner.get("setup", {}) if key not in candidate.keys]
    if strange:
        inner["setup"] = {key: value for key, value in inner["setup"].items() if key not in strange}
        if "record" in request:
            request["record"] = inner
    answer = candidate.adapter.ask(request).message
    message = {name: value for name, value in answer.items() if name != "id"}
    if "error" in message:
        return Prediction(None, bool(strange))
    return Prediction(message, bool(strange))


def _is_of_another_table(candidate: Candidate, inner: Mapping[str, Any]) -> bool:
    """Whether a record has another pack than the candidate, or players for whom its table has no seat."""
    pack = str(inner.get("pack", ""))
    if not pack:
        return False
    last = max(inner.get("setup", {}).get("dealer", 0), _last_seat(str(inner.get("actions", ""))))
    return _cards_of(pack) != candidate.cards or last >= candidate.table[0]


@lru_cache(maxsize=1024)
def _cards_of(pack: str) -> frozenset[str]:
    return frozenset(pack[place : place + 2] for place in range(0, len(pack), 2))


@lru_cache(maxsize=1024)
def _last_seat(actions: str) -> int:
    return max((int(token[0]) for token in actions.split() if token[0].isdigit()), default=0)


def plays_at(candidate: Candidate, question: Question, answer: Mapping[str, Any]) -> bool:
    """Whether an answer to a round of a candidate shows its table: some tricks of so many cards were played.

    Whoever accepts no trick, or counts them otherwise, shows nothing.
    """
    if "error" in answer:
        return False
    players, sides, _ = candidate.table
    accepted = question.request["record"]["actions"].split()[: answer["accepted"]]
    tricks = sum(_PLAYED.fullmatch(token) is not None for token in accepted) // players
    same_sides = len(answer.get("collected", range(sides))) == sides
    return tricks > 0 and same_sides and len(answer.get("winners", ())) == tricks


def tells_apart(question: Question, one: Candidate, other: Candidate) -> bool:
    """Whether two candidates must answer a question otherwise."""
    first, second = predict(one, question), predict(other, question)
    if first.other_table != second.other_table:
        return True
    if first.message is None or second.message is None:
        return False
    return bool(compare(question.level, first.message, second.message))


# ---------------------------------------------------------------------- searching
def search(one: Candidate, other: Candidate, levels: Sequence[str]) -> Question | None:
    """A question that two candidates answer otherwise; None where none is found."""
    paths = differing(one, other)
    chance = Random(zlib.crc32(f"{one.name}/{other.name}".encode()))
    for question in _tries(one, other, paths, levels, chance):
        if tells_apart(question, one, other):
            return question
    return None


def _tries(
    one: Candidate, other: Candidate, paths: Sequence[str], levels: Sequence[str], chance: Random
) -> Iterator[Question]:
    if not {"play", "match"} & set(levels):
        for _ in range(_QUICK_TRIES if any(path.startswith(_OF_A_TRICK) for path in paths) else 0):
            yield from quick_questions(one, levels, chance)
        return
    only_match = all(path.startswith(_WHOLE_MATCH) for path in paths)
    kinds = _kinds(one, other, paths)
    for number in range(TRIES):
        player, rival = (one, other) if number % 2 else (other, one)
        if "match" in levels and (only_match or "play" not in levels or chance.random() < _MATCHES):
            yield match_question(player, rival, chance)
        elif "play" in levels and not only_match:
            same = player.keys if one.book.legs or other.book.legs else one.keys | other.keys
            yield play_question(player, same, kinds, chance)


def _kinds(one: Candidate, other: Candidate, paths: Sequence[str]) -> tuple[str, ...]:
    """Manners of playing that may show what the clauses of these paths say; often ones stand there twice."""
    rules = [each.clauses.get(path) for each in (one, other) for path in paths]
    if any("redeal" in json.dumps(rule) for rule in rules):
        return ("poor", "poor", "poor", "long", "long", "drawn")
    if any(path.startswith("round.") for path in paths):
        return ("drawn", "strong", "poor", "long", "until", "aces")
    return ("strong", "drawn", "until", "aces", "strong", "all aces")


def quick_questions(player: Candidate, levels: Sequence[str], chance: Random) -> Iterator[Question]:
    """A trick and a hand, for adapters that answer nothing else."""
    reference = player.adapter.reference
    leader = chance.randrange(reference.players)
    cards = chance.sample(reference.deck, reference.players)
    plays = [((leader + place) % reference.players, card) for place, card in enumerate(cards)]
    trump = chance.choice(reference.trumps)
    if "trick" in levels:
        since = chance.randrange(reference.players) if chance.random() < 0.5 else 0
        yield Question("trick", protocol.trick("", trump, plays, since))
    if "legal" in levels:
        hand = chance.sample([card for card in reference.deck if card not in cards], chance.randint(1, 5))
        on_table = plays[: chance.randrange(reference.players)]
        yield Question("legal", protocol.legal("", hand, on_table, trump))


def play_question(player: Candidate, keys: frozenset[str], kinds: Sequence[str], chance: Random) -> Question:
    """A round as one candidate plays it, from its start to its end."""
    number = chance.randint(1, player.match.rounds_of_cycle)
    game = player.match.game_of_round(number)
    setup = _setup(game, keys, chance) | ({"round": number} if player.book.legs else {})
    own = {key: value for key, value in setup.items() if key in player.keys}
    read = read_setup(own, game)
    if isinstance(read, str):
        setup = own = {key: own[key] for key in ("dealer", "round") if key in own}
        read = read_setup(own, game)
        assert not isinstance(read, str)
    holders = [int(seat) for seat in game.layout.roles_with("dealer", read.dealer) if seat is not None]
    seat = chance.choice(holders) if chance.random() < _OFTEN else chance.randrange(game.layout.players)
    played = play_round(game, read, manner_for(game, chance.choice(kinds), seat, chance), chance)
    pack = [str(card) for card in played.pack]
    return Question("play", protocol.play(record_of("", setup, pack, played.tokens)))


def _setup(game: Game, keys: frozenset[str], chance: Random) -> dict[str, Any]:
    """A dealer, and more often than not counters that stand somewhere."""
    setup: dict[str, Any] = {"dealer": chance.randrange(game.layout.players)}
    sides = game.layout.side_count
    side = chance.randrange(sides)

    def of_side() -> list[int]:
        run = chance.choice(_RUNS)
        return [run if each == side else 0 for each in range(sides)]

    values: dict[str, Any] = {
        "redeals": chance.choice(_RUNS),
        "streak": of_side(),
        "term": chance.randint(1, 2),
        "term_won": chance.random() < 0.5,
        "held_over": chance.choice(_RUNS),
        "cut_declined": chance.random() < 0.5,
    }
    if "score" in facts_of(game.book):
        values["score"] = [chance.choice(_RUNS) for _ in range(sides)]
    for name, rule in counters_of(game.book).items():
        values[name] = of_side() if rule.of_side else chance.choice(_RUNS)
    return setup | {
        name: value for name, value in values.items() if name in keys and chance.random() < _OFTEN
    }


def match_question(player: Candidate, rival: Candidate, chance: Random) -> Question:
    """Some rounds of a match, which may be near the end of one of the two."""
    match = player.match
    setup: dict[str, Any] = {"dealer": chance.randrange(match.game.layout.players)}
    scores = sorted({*player.adapter.reference.scores, *rival.adapter.reference.scores})
    if chance.random() < _OFTEN:
        setup["score"] = [chance.choice(scores) for _ in range(match.sides)]
    leaning = chance.randrange(4 * match.sides)
    rounds = [(chance.randrange(1 << 16), leaning) for _ in range(chance.randint(1, 4))]
    return Question("match", played_match(match, setup, rounds).request)


def shipped_questions(candidate: Candidate, levels: Sequence[str]) -> tuple[Question, ...]:
    """What the shipped vectors ask of a candidate: of each clause at each level one, then the next ones.

    Vectors with several right answers are left out.  To a book with an option the questions of the plain book
    are put too; what is right is what the candidate answers, not what stands in the vector.
    """
    names = dict.fromkeys((*candidate.names, candidate.name.partition(" with ")[0]))
    groups: dict[tuple[str, str], list[Question]] = {}
    for vector in (each for name in names for each in shipped(name)):
        if vector.level in levels and not vector.any_of:
            question = Question(vector.level, vector.given, vector.path)
            groups.setdefault((vector.path, vector.level), []).append(question)
    rows = itertools.zip_longest(*groups.values())
    return tuple(question for row in rows for question in row if question is not None)


def manner_for(game: Game, kind: str, seat: int, chance: Random) -> Manner:
    """A manner of playing of some kind, in which a seat's hand is the one that matters."""
    sides = game.layout.side_count
    side = seat % sides
    strong = frozenset(each for each in range(game.layout.players) if each % sides == side)
    answer = chance.choice(("drawn", "first", "last"))
    exposing = chance.choice(("drawn", "always", "never"))
    number = chance.randrange(20)
    match kind:
        case "strong":
            return Manner("strong", side, leaning=Leaning(strong, answer, exposing))
        case "until":
            return Manner("strong", side, leaning=Leaning(strong, answer, exposing, 1 + number % 9))
        case "poor":
            first = chance.random() < _OFTEN
            return Manner("poor", seat, number, first, Leaning(None, answer, exposing))
        case "long":
            return Manner("long", seat, number, False, Leaning(frozenset({seat}), "drawn", exposing))
        case "aces":
            return Manner("aces", seat, number, False, Leaning(None, answer, exposing))
        case "all aces":
            return Manner("aces", side, number, False, Leaning(strong, answer, exposing))
        case _:
            return Manner(leaning=Leaning(None, answer, exposing))
