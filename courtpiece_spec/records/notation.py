"""The grammar of books, read as forms that a person can copy: `PLAYER may ask for a new deal holding …`.

Only its rules are read, and only as far as clauses need them: a sequence of words in quotes and names of
rules, `|` between choices, `[ ]` around what may be left out, `*` and `+` behind what may come again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from courtpiece_spec.language.parse import grammar_text

_RULE: Final = re.compile(r"^[?!]?(\w+)(?:\.\d+)?:(.*(?:\n[ \t]+\|?.*)*)", re.MULTILINE)
_TOKEN: Final = re.compile(r'"[^"]*"|->\s*\w+|\w+|[\[\]()|*+?]')
_WHOLE: Final = re.compile(r"\([^()]*\)")
"""Choices in brackets of their own."""
_STANDS_FOR: Final = {
    "_who": "PLAYER",
    "_players": "PLAYERS",
    "which_side": "SIDE",
    "number": "NUMBER",
    "numbers": "{NUMBER, …}",
    "_how_many": "NUMBER",
    "whole_number": "NUMBER",
    "INT": "NUMBER",
    "_condition": "CONDITION",
    "_test": "when CONDITION",
    "_outcome": "OUTCOME",
    "effects": "",
    "label": "NAME",
    "role_label": "NAME",
    "IDENT": "NAME",
    "TEXT": '"TEXT"',
    "texts": '"TEXT"',
    "DOTTED": "PATH",
    "rank": "RANK",
    "rank_word": "RANK",
    "card": "CARD",
    "unit": "UNIT",
    "direction": "clockwise | anticlockwise",
    "_a": "a",
    "_THE_PILE": "the pile",
    "cites": "",
    "_end": "",
}
"""Rules and terminals that are told by one word in capitals, or left out."""


@cache
def rules() -> dict[str, str]:
    """The rules of the grammar by name."""
    plain = "\n".join(line.partition("//")[0] for line in grammar_text().split("\n"))
    return {found[1]: found[2] for found in _RULE.finditer(plain)}


def key_of(rule: str) -> str | None:
    """The key of a clause that has one: `follow` of `keyed_follow`."""
    found = re.match(r"\s*K_(\w+)", rules()[rule])
    return None if found is None else found[1].lower()


def names_in(rule: str) -> tuple[str, ...]:
    """The names of rules that a rule is a choice of, or that stand in it."""
    body = re.sub(r"->\s*\w+", "", rules()[rule])
    return tuple(each for each in re.findall(r"(?<![\w\"])[a-z_]\w*", re.sub(r'"[^"]*"', "", body)))


def form_of(rule: str) -> str:
    """How a rule is written, with capitals for what stands for something."""
    return _tidy(" | ".join(_choices(_tokens(rules()[rule]), 0)[0]))


def _tidy(text: str) -> str:
    """One space between words, and none before a comma that goes on."""
    return re.sub(r"(?<!\|) +([,:])", r"\1", re.sub(r" +", " ", text)).strip()


def _tokens(body: str) -> list[str]:
    return [each for each in _TOKEN.findall(body) if not each.startswith("->")]


def _choices(tokens: list[str], at: int) -> tuple[list[str], int]:
    """The choices up to the bracket that closes them, and where that stands."""
    choices: list[list[str]] = [[]]
    while at < len(tokens) and tokens[at] not in ("]", ")"):
        token = tokens[at]
        if token == "|":
            choices.append([])
            at += 1
            continue
        if token in ("[", "("):
            inner, at = _choices(tokens, at + 1)
            joined = inner[0][1:-1] if _WHOLE.fullmatch(inner[0]) and len(inner) == 1 else " | ".join(inner)
            text = f"[{joined}]" if token == "[" else f"({joined})" if len(inner) > 1 else joined
        else:
            text = _of_name(token)
        at += 1
        if at < len(tokens) and tokens[at] in ("*", "+", "?"):
            text = _again(text, tokens[at])
            at += 1
        choices[-1].append(text)
    return [" ".join(filter(None, each)) for each in choices], at


def _again(text: str, sign: str) -> str:
    if not text:
        return ""
    return f"{text} …" if sign == "+" else f"[{text}]" + (" …" if sign == "*" else "")


def _of_name(token: str) -> str:
    if token.startswith('"'):
        return token[1:-1]
    if token in _STANDS_FOR:
        return _STANDS_FOR[token]
    if token not in rules() or token.isupper():
        return token.removeprefix("K_").lower()
    inner, _ = _choices(_tokens(rules()[token]), 0)
    return f"({' | '.join(inner)})" if len(inner) > 1 else inner[0]


def kinds_of(rule: str) -> Iterator[str]:
    """The kinds of clauses that a rule is a choice of: `_reveal` is `may_demand`, `may_reveal` and others."""
    for name in names_in(rule):
        if name in ("cites", "guard", "label", "role_label"):
            continue
        if name.startswith("_") and name not in _STANDS_FOR:
            yield from kinds_of(name)
        else:
            yield name
