"""The engine itself as an adapter: it answers requests in this process, as a foreign program would.

Vectors are made from it, and a mutant is judged through it as one more implementation: an `EngineAdapter`
over another book.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from courtpiece_spec import __version__
from courtpiece_spec.book.serial import from_json
from courtpiece_spec.cards import Card
from courtpiece_spec.conformance.bench import GameReference
from courtpiece_spec.conformance.judge import expected_play
from courtpiece_spec.conformance.levels.standing import after_rounds, match_answer, view_answer
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.protocol import MATCH_FIELDS, VERSION
from courtpiece_spec.engine import Action, Game, Malformed, Refused, State, parse_token
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.reading import read_pack
from courtpiece_spec.records.setups import read_setup

Message: TypeAlias = dict[str, Any]
Handler: TypeAlias = "Callable[[EngineAdapter, Mapping[str, Any]], Message]"


class EngineAdapter:
    """Answers every request by one game.

    The book that a request names is not looked at: whoever asks has chosen the game, and a mutant answers for
    the book that it is a mutant of.
    """

    def __init__(self, game: Game, match: Match | None = None) -> None:
        """Answer by a game; `match` is given where it is that of a cycle, which has several."""
        self.game = game
        self.reference = GameReference(game)
        self._match = match
        self._legs: dict[str, GameReference] = {}
        self.loaded: dict[str, EngineAdapter] = {}
        """Books that were sent, by the ids that later requests name."""

    @cached_property
    def match(self) -> Match:
        """Rounds of the game one after another."""
        return self._match or Match(self.game.book)

    def reference_of(self, record: Mapping[str, Any]) -> GameReference:
        """What plays a record: in a cycle its round decides."""
        if self._match is None:
            return self.reference
        number = record["setup"].get("round", 1)
        game = self._match.game_of_round(number if isinstance(number, int) and number > 0 else 1)
        return self._legs.setdefault(game.book.id, GameReference(game))

    def ask(self, request: Mapping[str, object], /) -> Answer:
        """The answer to a request; `unsupported` where the command is not known, `error` where it fails."""
        if self.loaded:
            record = request.get("record", request)
            name = record.get("book") if isinstance(record, Mapping) else None
            other = self.loaded.get(name) if isinstance(name, str) else None
            if other is not None:
                return other.ask(request)
        handler = HANDLERS.get(str(request.get("cmd")))
        if handler is None:
            return _told({"unsupported": {"feature": f"cmd {request.get('cmd')}"}})
        try:
            return _told(handler(self, request))
        except Exception as fault:  # noqa: BLE001 - a mutant may fail anywhere, which is an answer too
            return _told({"error": {"message": f"{type(fault).__name__}: {fault}"}})


def _told(message: Message) -> Answer:
    return Answer({"id": "", **message}, b"")


# ---------------------------------------------------------------------- one handler a command
def trick(adapter: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """Who wins a complete trick."""
    plays = [(seat, card) for seat, card in request["plays"]]
    since = request.get("power_from", 0)
    return {"winner": adapter.reference.trick_winner(request["trump"], plays, since)}


def legal(adapter: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """Which cards may be played."""
    plays = [(seat, card) for seat, card in request["plays"]]
    cards = adapter.reference.legal_cards(request["hand"], plays, request["trump"])
    return {"legal": sorted(cards)}


def play(adapter: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """Replay a record."""
    reference = adapter.reference_of(request["record"])
    state, accepted, refused = replayed(reference.game, request["record"])
    facts = reference.facts(state)
    clause = None if refused is None else refused.clause
    answer = expected_play(facts, accepted, refused is not None, clause)
    kept = {"accepted", "refused", *request.get("ask", answer)}
    return {name: value for name, value in answer.items() if name in kept}


def replayed(game: Game, record: Mapping[str, Any]) -> tuple[State, int, Refused | None]:
    """Where a record leads: the last state, the tokens accepted, and the refusal if there is one.

    Raises ValueError where the record is none of this game.
    """
    setup = read_setup(record["setup"], game)
    if isinstance(setup, str):
        raise ValueError(setup)
    state = game.start(cards_of_pack(record["pack"], game), setup)
    tokens = actions_of(record["actions"], game.layout.players)
    for number, action in enumerate(tokens):
        applied = game.apply(state, action)
        if isinstance(applied, Refused):
            return state, number, applied
        state = applied[0]
    return state, len(tokens), None


def cards_of_pack(text: str, game: Game) -> Sequence[Card]:
    """The cards of a record's pack.

    Raises ValueError where it is not the pack of the game.
    """
    pack = _parsed_pack(text)
    if len(pack) == len(game.layout.pack):
        return pack  # whether they are the right ones `Game.start` looks
    wrong = read_pack(text, game)
    raise ValueError(wrong.message if not isinstance(wrong, tuple) else "this is not the book's pack")


@lru_cache(maxsize=4096)
def _parsed_pack(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


@lru_cache(maxsize=4096)
def actions_of(text: str, players: int) -> tuple[Action, ...]:
    """The actions of a record's string; ValueError where a token is not well formed."""
    return tuple(_action(token, players) for token in text.split())


@lru_cache(maxsize=4096)
def _action(token: str, players: int) -> Action:
    action = parse_token(token, players)
    if isinstance(action, Malformed):
        raise ValueError(action.message)
    return action


def match(adapter: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """How a match stands after some rounds."""
    state = after_rounds(adapter.match, request)
    return match_answer(adapter.match, state, tuple(request.get("ask", MATCH_FIELDS)))


def view(adapter: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """What a seat knows."""
    game = adapter.reference_of(request["record"]).game
    state, accepted, refused = replayed(game, request["record"])
    if refused is not None:
        raise ValueError(f"token {accepted} is not legal: {refused.message}")
    return view_answer(game, state, game.layout.seats[request["seat"]])


def load(adapter: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """Play by a compiled book from now on, beside the own one."""
    book = from_json(request["book"])
    made = Match(book)
    adapter.loaded[book.id] = EngineAdapter(made.game, made if book.legs else None)
    return {"ok": True}


def act(_: EngineAdapter, request: Mapping[str, Any]) -> Message:
    """Do the first legal thing."""
    return {"action": request["legal"][0]}


def hello(adapter: EngineAdapter, _: Mapping[str, Any]) -> Message:
    """Who answers."""
    about = {"name": "courtpiece", "version": __version__, "language": "Python"}
    levels = [name for name in HANDLERS if name != "hello"]
    return {
        "protocol": VERSION,
        "implementation": about,
        "levels": levels,
        "books": [adapter.match.book.id],
    }


HANDLERS: dict[str, Handler] = {
    "trick": trick,
    "legal": legal,
    "play": play,
    "match": match,
    "view": view,
    "load": load,
    "act": act,
    "hello": hello,
}
"""What answers each command."""


def copied(message: Mapping[str, Any]) -> Message:
    """A message as it comes out of JSON: lists for tuples, and nothing shared."""
    made: Message = json.loads(json.dumps(message))
    return made
