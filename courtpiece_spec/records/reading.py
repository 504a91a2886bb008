"""Reading a record: JSON, format, book, setup, pack, then the form of every token.  In that order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.cards import Card, cards_from_text
from courtpiece_spec.engine import Action, Game, Malformed, Setup, parse_token
from courtpiece_spec.records.setups import read_setup

FORMAT: Final = "courtpiece-record/1"
_KEYS: Final = ("format", "book", "setup", "pack", "actions", "result")
_REQUIRED: Final = ("format", "book", "setup", "pack", "actions")
_RESULT_KEYS: Final = ("winners", "collected", "winner", "score", "next_dealer", "trump", "over", "counters")
_LONGEST: Final = 1_000_000
"""Characters of one line; the longest real record has well under a thousand."""


@frozen
class Fault:
    """What is wrong with a record before any card is played."""

    message: str


FindGame = Callable[[Any], "Game | Fault"]
"""From a record's `book`, a text or an object, to the game."""


@frozen
class Record:
    """A record whose form is right; whether it was played by the rules is the audit's question."""

    game: Game
    setup: Setup
    pack: tuple[Card, ...]
    actions: tuple[Action, ...]
    result: dict[str, Any] | None = None

    @property
    def book(self) -> Book:
        """The book it is played by."""
        return self.game.book


def parse_json(text: str | bytes) -> Any | Fault:
    """One line as JSON, strictly: no NaN, no key twice, no number or nesting beyond all measure."""
    if len(text) > _LONGEST:
        return Fault(f"the line has {len(text)} characters; a record has at most {_LONGEST}")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            return Fault(f"the line is not UTF-8: byte {error.start + 1} is {text[error.start]:#04x}")
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_doubles)
    except json.JSONDecodeError as error:
        return Fault(f"the line is not JSON: {error.msg} at column {error.colno}")
    except RecursionError:
        return Fault("the line is not a record: it is nested too deeply")
    except ValueError as error:
        return Fault(f"the line is not a record: {error}")


def _no_constant(word: str) -> Any:
    raise ValueError(f"{word} is no number of JSON")


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise ValueError(f"the key {twice!r} stands there twice")
    return found


def read_record(data: Any, find_game: FindGame) -> Record | Fault:
    """Check a parsed line and bring it into form."""
    fault = _keys_fault(data)
    if fault is not None:
        return fault
    game = find_game(data["book"])
    if isinstance(game, Fault):
        return game
    setup = read_setup(data["setup"], game)
    if isinstance(setup, str):
        return Fault(setup)
    pack = read_pack(data["pack"], game)
    if isinstance(pack, Fault):
        return pack
    actions = read_actions(data["actions"], game)
    if isinstance(actions, Fault):
        return actions
    result = read_result(data["result"]) if "result" in data else None
    return result if isinstance(result, Fault) else Record(game, setup, pack, actions, result)


def _keys_fault(data: Any) -> Fault | None:
    """What is wrong with the object itself: its format, then its keys."""
    if not isinstance(data, dict):
        return Fault(f"a record is a JSON object, not {_kind(data)}")
    if data.get("format") != FORMAT:
        said = "is missing" if "format" not in data else f"is {_short(data['format'])}"
        return Fault(f"`format` {said}: it must be {FORMAT!r}")
    for key in data:
        if key not in _KEYS:
            return Fault(f"{_short(key)} is no key of a record: it has {', '.join(_KEYS)}")
    for key in _REQUIRED:
        if key not in data:
            return Fault(f"`{key}` is missing")
    return None


def read_result(result: Any) -> dict[str, Any] | Fault:
    """The fields that the record says of its own end."""
    if not isinstance(result, dict):
        return Fault(f"`result` is a JSON object, not {_kind(result)}")
    for key in result:
        if key not in _RESULT_KEYS:
            return Fault(f"{_short(key)} is no field of a result: it has {', '.join(_RESULT_KEYS)}")
    return result


def read_pack(text: Any, game: Game) -> tuple[Card, ...] | Fault:
    """The pack: every card of the book's once."""
    if not isinstance(text, str):
        return Fault(f"`pack` is one string of cards, not {_kind(text)}")
    try:
        cards = cards_from_text(text)
    except ValueError as error:
        return Fault(f"`pack`: {error}")
    wanted = game.layout.pack
    missing = [str(card) for card in wanted if card not in set(cards)]
    foreign = [str(card) for card in cards if card not in set(wanted)]
    twice = [str(card) for card, count in Counter(cards).items() if count > 1]
    faults = [
        f"{' '.join(each)} {'is' if len(each) == 1 else 'are'} {what}"
        for each, what in (
            (missing, "missing"),
            (twice, "there twice"),
            (foreign, "no card of this book's pack"),
        )
        if each
    ]
    if faults:
        return Fault(f"the pack has {len(cards)} cards: {', '.join(faults)}")
    return cards


def read_actions(text: Any, game: Game) -> tuple[Action, ...] | Fault:
    """The tokens, each well formed for this book's table and pack."""
    if not isinstance(text, str):
        return Fault(f"`actions` is one string of tokens, not {_kind(text)}")
    if not text:
        return ()
    found = []
    for number, token in enumerate(text.split(" ")):
        if not token:
            return Fault(
                f"`actions`: one space too many before token {number}: single spaces separate tokens"
            )
        action = parse_token(token, game.layout.players)
        if isinstance(action, Malformed):
            return Fault(f"token {number}: {action.message}")
        if isinstance(action.what, Card) and not action.what.bit & game.layout.pack_bits:
            return Fault(f"token {number}: {token!r}: {action.what} is no card of this book's pack")
        found.append(action)
    return tuple(found)


def _kind(value: Any) -> str:
    """A JSON value's kind, for people."""
    if value is None:
        return "null"
    kinds = (
        (bool, "true or false"),
        (str, "a string"),
        (int | float, "a number"),
        (list, "a list"),
        (dict, "an object"),
    )
    return next(name for kind, name in kinds if isinstance(value, kind))


def _short(value: Any) -> str:
    """A value quoted, cut where it is long."""
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
