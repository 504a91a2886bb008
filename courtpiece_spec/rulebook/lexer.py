"""Colours for `.court`: a lexer for Pygments, made from the terminals of the grammar itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Final

from attrs import frozen
from lark.lexer import PatternStr, TerminalDef
from pygments.lexer import Lexer
from pygments.token import (
    Comment,
    Error,
    Keyword,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
    Whitespace,
)

from courtpiece_spec.language.parse import parser

_ENTRIES: Final = (
    "family variant option extends amends with cycle of requires excludes only for also played in version "
    "custom ruling let counter example table pack roles round trump play collect decide score next foul set "
    "match"
)
_JOINTS: Final = "replace add remove before after when plus otherwise and or not"
STRUCTURE: Final = frozenset(f"{_ENTRIES} {_JOINTS}".split())
"""Words that hold a book together; the other reserved words read as prose, and are left in its colour."""

_KINDS: Final = {
    "COMMENT": Comment.Single,
    "WS": Whitespace,
    "TEXT": String.Double,
    "INT": Number.Integer,
    "NUMBER_WORD": Number,
    "COURT_LINE": Comment.Preproc,
    "CITE": Name.Decorator,
    "QUESTION": Name.Decorator,
    "LABEL": Name.Label,
    "DOTTED": Name.Variable,
    "IDENT": Name,
    "CARD_CODE": Name.Constant,
    "SEAT_CODE": Name.Constant,
    "FACE_CODE": Name.Constant,
    "RANK_WORD": Name.Constant,
    "SUIT_WORD": Name.Constant,
    "DIRECTION": Name.Constant,
    "EQ": Operator,
    "OP": Operator,
    "ARROW": Operator,
}
_KEY: Final = "K_"
"""What the names of keys begin with: words of the language only in front of their colon."""


@frozen
class _Rule:
    """A terminal as Pygments needs it."""

    match: re.Pattern[str]
    kind: Any


def _kind(terminal: TerminalDef) -> Any:
    if terminal.name in _KINDS:
        return _KINDS[terminal.name]
    if terminal.name.startswith(_KEY):
        return Name.Attribute
    word = terminal.pattern.value
    if not word.isidentifier():
        return Punctuation
    return Keyword if word in STRUCTURE else Text


def _pattern(terminal: TerminalDef) -> re.Pattern[str]:
    pattern = terminal.pattern.to_regexp()
    # Lark looks words up among the names it has read; here they must not be read from the middle of one.
    whole = isinstance(terminal.pattern, PatternStr) and terminal.pattern.value.isidentifier()
    return re.compile(pattern + (r"(?!\w)" if whole else ""))


@cache
def _rules() -> tuple[_Rule, ...]:
    """The terminals in the order in which lark tries them, words before the names that they look like."""

    def order(terminal: TerminalDef) -> tuple[int, bool, int, str]:
        is_word = isinstance(terminal.pattern, PatternStr)
        return -terminal.priority, not is_word, -len(terminal.pattern.value), terminal.name

    terminals = sorted(parser().terminals, key=order)
    return tuple(_Rule(_pattern(each), _kind(each)) for each in terminals if each.name != "_AHEAD")


class CourtLexer(Lexer):  # type: ignore[misc]  # Pygments has no types
    """Books of rules in the language of courtpiece_spec."""

    name = "Court"
    aliases: ClassVar[list[str]] = ["court"]
    filenames: ClassVar[list[str]] = ["*.court"]

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, Any, str]]:
        """The tokens with their places; a sign that means nothing is an error, and reading goes on."""
        place = 0
        while place < len(text):
            kind, end = _next(text, place)
            yield place, kind, text[place:end]
            place = end


def _next(text: str, place: int) -> tuple[Any, int]:
    for rule in _rules():
        found = rule.match.match(text, place)
        if found is not None and found.end() > place:
            return rule.kind, found.end()
    return Error, place + 1
