"""Reading a record: JSON, format, book, setup, pack, then the form of every token.  In that order."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.cards import Card, bit_set, cards_from_text, cards_in
from courtpiece_spec.engine import Action, Game, Malformed, Setup, parse_token
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.placing import ordinal
from courtpiece_spec.records.setups import read_setup
from courtpiece_spec.records.standing import unreachable_score

FORMAT: Final = "courtpiece-record/1"
_KEYS: Final = ("format", "book", "setup", "pack", "actions", "result")
_REQUIRED: Final = ("format", "book", "setup", "pack", "actions")
_RESULT_KEYS: Final = ("winners", "collected", "winner", "score", "next_dealer", "trump", "over", "counters")
LONGEST: Final = 1_000_000
"""Bytes of one line; the longest real record has well under ten thousand."""
_DEEPEST: Final = 8
"""Objects and lists in one another; a record has four."""


@frozen
class Fault:
    """What is wrong with a record before any card is played."""

    message: str


Found = Game | Match
"""What a record is played by: a game, or for a cycle a match, which has a game for each round."""

FindGame = Callable[[Any], "Found | Fault"]
"""From a record's `book`, a text or an object, to what it is played by."""


@frozen
class Record:
    """A record whose form is right; whether it was played by the rules is the audit's question."""

    game: Game
    setup: Setup
    pack: tuple[Card, ...]
    actions: tuple[Action, ...]
    result: dict[str, Any] | None = None
    found: Found | None = None
    """What the record's `book` names: the game, or the cycle that it is a round of."""

    @property
    def book(self) -> Book:
        """The book it is played by."""
        return self.game.book


def parse_json(text: str | bytes) -> Any | Fault:
    """One line as JSON, strictly: no NaN, no key twice, no number or nesting beyond all measure."""
    if len(text) > LONGEST:
        return too_long()
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            return Fault(f"the line is not UTF-8: byte {error.start + 1} is {text[error.start]:#04x}")
    if text.startswith("\ufeff"):
        return Fault("the line begins with a byte-order mark, which JSON does not have")
    try:
        data = json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_no_doubles
        )
    except json.JSONDecodeError as error:
        return Fault(f"the line is not JSON: {error.msg} at column {error.colno}")
    except RecursionError:
        return Fault("the line is not a record: it is nested too deeply")
    except _StrictError as error:
        return Fault(f"the line is not a record: {error}")
    except ValueError:  # Python's guard against integers of thousands of digits
        return Fault("the line is not a record: a number in it has thousands of digits")
    return data if _depth_is_fine(data) else Fault("the line is not a record: it is nested too deeply")


def too_long() -> Fault:
    """What is wrong with a line that is too long to be read."""
    return Fault(f"the line is longer than {LONGEST} bytes, which no record is")


class _StrictError(ValueError):
    """What JSON's grammar does not refuse, or Python reads beyond it."""


def _no_constant(word: str) -> Any:
    raise _StrictError(f"{word} is no number of JSON")


def _finite(word: str) -> float:
    number = float(word)
    if math.isinf(number):
        raise _StrictError(f"the number {word[:20]} is beyond all measure")
    return number


def _depth_is_fine(value: Any, depth: int = 0) -> bool:
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return depth < _DEEPEST and all(_depth_is_fine(each, depth + 1) for each in inner)


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise _StrictError(f"the key {_short(twice)} stands there twice")
    return found


def read_record(data: Any, find_game: FindGame) -> Record | Fault:
    """Check a parsed line and bring it into form."""
    wrong = _outer_form(data)
    if wrong is not None:
        return wrong
    found = find_game(data["book"])
    if isinstance(found, Fault):
        return found
    game = found.game_of_round(_round_said(data["setup"])) if isinstance(found, Match) else found
    setup = read_setup(data["setup"], game)
    wrong_score = setup if isinstance(setup, str) else unreachable_score(setup, found)
    if isinstance(setup, str) or wrong_score is not None:
        return Fault(str(wrong_score))
    pack = read_pack(data["pack"], game)
    if isinstance(pack, Fault):
        return pack
    actions = read_actions(data["actions"], game)
    if isinstance(actions, Fault):
        return actions
    return _result_form(data) or Record(game, setup, pack, actions, data.get("result"), found)


def _outer_form(data: Any) -> Fault | None:
    """What is wrong with a record's keys and format."""
    if not isinstance(data, dict):
        return Fault(f"a record is a JSON object, not {_kind(data)}")
    if data.get("format") != FORMAT:
        said = "is missing" if "format" not in data else f"is {_short(data['format'])}"
        return Fault(f"`format` {said}: it must be {FORMAT!r}")
    for key in data:
        if key not in _KEYS:
            return Fault(f"{_short(key)} is no key of a record: it has {', '.join(_KEYS)}")
    missing = next((key for key in _REQUIRED if key not in data), None)
    return None if missing is None else Fault(f"`{missing}` is missing")


def _result_form(data: dict[str, Any]) -> Fault | None:
    """What is wrong with a record's result, but for its values."""
    result = data.get("result", {})
    if not isinstance(result, dict):
        return Fault(f"`result` is a JSON object, not {_kind(result)}")
    for key in result:
        if key not in _RESULT_KEYS:
            return Fault(f"{_short(key)} is no field of a result: it has {', '.join(_RESULT_KEYS)}")
    return None


def _round_said(setup: Any) -> int:
    """The number of the round, which in a cycle decides what is played; 1 where it is not well said."""
    number = setup.get("round", 1) if isinstance(setup, dict) else 1
    return number if isinstance(number, int) and not isinstance(number, bool) and number > 0 else 1


def read_pack(text: Any, game: Game) -> tuple[Card, ...] | Fault:
    """The pack: every card of the book's once."""
    if not isinstance(text, str):
        return Fault(f"`pack` is one string of cards, not {_kind(text)}")
    try:
        cards = cards_from_text(text)
    except ValueError as error:
        return Fault(f"`pack`: {error}")
    wanted = game.layout.pack_bits
    found = bit_set(cards)
    if found == wanted and len(cards) == len(game.layout.pack):
        return cards
    checks = (
        ([str(card) for card in cards_in(wanted & ~found)], "missing"),
        ([str(card) for card, count in Counter(cards).items() if count > 1], "there twice"),
        ([str(card) for card in cards_in(found & ~wanted)], "no card of this book's pack"),
    )
    faults = [
        f"{' '.join(codes)} {'is' if len(codes) == 1 else 'are'} {what}" for codes, what in checks if codes
    ]
    return Fault(f"the pack has {len(cards)} cards: {', '.join(faults)}")


def read_actions(text: Any, game: Game) -> tuple[Action, ...] | Fault:
    """The tokens, each well formed for this book's table and pack."""
    if not isinstance(text, str):
        return Fault(f"`actions` is one string of tokens, not {_kind(text)}")
    if not text:
        return ()
    found = []
    for number, token in enumerate(text.split(" "), start=1):
        if not token:
            words = "tokens are separated by single spaces; there is one too many before the"
            return Fault(f"`actions`: {words} {ordinal(number)}")
        action = parse_token(token, game.layout.players)
        if isinstance(action, Malformed):
            return Fault(f"the {ordinal(number)} token: {action.message}")
        if isinstance(action.what, Card) and not action.what.bit & game.layout.pack_bits:
            return Fault(
                f"the {ordinal(number)} token: {token!r}: {action.what} is no card of this book's pack"
            )
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
