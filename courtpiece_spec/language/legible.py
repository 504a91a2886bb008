"""Is it a text at all?  What must be known of bytes and characters before a parser may see them.

`decode` turns the bytes of a file into a text; `inspect` looks at what no grammar can forbid: hidden
characters, brackets so deep that whatever walks the tree would break, and files without a book.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from courtpiece_spec.language.codes import say
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.source import Source

DEEPEST: Final = 200
"""How deep brackets may be nested."""
MOST: Final = 20
"""How many errors are told of one text."""

_TURNING: Final = "\u202a-\u202e\u2066-\u2069"
_HIDDEN: Final = re.compile(rf"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f{_TURNING}]+")
_BRACKETS: Final = re.compile(r'[{}()]|"[^"\n]*"|#[^\n]*')
_NOTHING: Final = re.compile(r"(?:\s+|#[^\n]*)*+")


def name_of(character: str) -> str:
    """How a character is called when it cannot be shown: ``U+202E, right-to-left override``."""
    name = unicodedata.name(character, "").lower()
    return f"U+{ord(character):04X}" + (f", {name}" if name else "")


def decode(data: bytes, file: str) -> tuple[str | None, Diagnostic | None]:
    """The text of a file's bytes, or what keeps them from being one."""
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        before = Source(file, data[: error.start].decode("utf-8"))
        end = before.span(len(before.text), len(before.text))
        message = f"byte 0x{data[error.start]:02X} is not UTF-8: the file is no text, or in another encoding"
        return None, say("CP102", message, end, "save the file as UTF-8")


def inspect(text: str, file: str) -> tuple[Diagnostic, ...]:
    """What is wrong with a text before it is parsed; empty when a parser may have it."""
    source = Source(file, text)
    found = _hidden(source)
    deep = _too_deep(source)
    if deep is not None:
        found.append(deep)
    if not found and _NOTHING.fullmatch(text):
        end = source.span(0, 0)
        found.append(
            say("CP106", "there is no book in this file", end, 'begin with `variant NAME "Title" extends …`')
        )
    return tuple(found)


def fatal(found: tuple[Diagnostic, ...]) -> bool:
    """Whether what `inspect` found forbids to parse at all."""
    return any(diagnostic.code in ("CP103", "CP105", "CP106") for diagnostic in found)


def _hidden(source: Source) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    for match in _HIDDEN.finditer(source.text):
        character = match[0][0]
        at = source.span(match.start(), match.end())
        if re.match(f"[{_TURNING}]", character):
            message = f"a hidden character turns the direction of writing: {name_of(character)}"
            found.append(say("CP104", message, at, "delete it"))
        else:
            found.append(
                say("CP103", f"a control character: {name_of(character)}", at, "is this file a text?")
            )
        if len(found) == MOST:
            break
    return found


def _too_deep(source: Source) -> Diagnostic | None:
    depth = 0
    for match in _BRACKETS.finditer(source.text):
        bracket = match[0]
        if bracket in "{(":
            depth += 1
            if depth > DEEPEST:
                at = source.span(match.start(), match.end())
                return say(
                    "CP105", f"brackets are nested more than {DEEPEST} deep", at, "is something pasted twice?"
                )
        elif bracket in "})":
            depth = max(0, depth - 1)
    return None
