"""The parse table seen from outside: what may come next, and what would happen if it came.

Repair tries hundreds of small changes for one error.  Lark's interactive parser copies its whole stack for
each; here a stack is a chain of frozen links, so a trial costs nothing but its steps, however deep the
brackets are.  No tree is built here: repair yields a row of tokens that the true parser then accepts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

from lark import Lark, Token, UnexpectedCharacters
from lark.lexer import LexerState, LexerThread, PatternStr
from lark.parsers.lalr_analysis import Shift
from lark.utils import TextSlice

END: Final = "$END"
_KEY: Final = re.compile(r"([a-z_]+)\(\?=")
_WORD: Final = re.compile(r"[a-z][a-z_]*")


class Stack(NamedTuple):
    """The top of a parser's stack, and through `below` all of it."""

    state: int
    symbol: str
    """The terminal or rule that led to this state."""
    begin: int
    """How many tokens had been accepted before the symbol's first."""
    below: Stack | None

    def links(self) -> Iterator[Stack]:
        """The stack from top to bottom."""
        link: Stack | None = self
        while link is not None:
            yield link
            link = link.below


class Machine:
    """A parser's table, its lexer, and what can be read from its grammar."""

    def __init__(self, lark: Lark) -> None:
        frontend: Any = lark.parser
        table: Any = frontend.parser._parse_table
        self._lexer: Any = frontend.lexer
        self.rules = lark.rules
        self.rows: Mapping[int, Mapping[str, tuple[Any, Any]]] = table.states
        self.start = Stack(next(iter(table.start_states.values())), "", 0, None)
        self._end = next(iter(table.end_states.values()))
        self.signs: dict[str, str] = {}
        """Terminal → its text, for terminals of one text: words of the language and punctuation."""
        self.keys: dict[str, str] = {}
        """Terminal → its word, for words that are of the language only before a colon."""
        for terminal in lark.terminals:
            key = _KEY.match(terminal.pattern.to_regexp())
            if isinstance(terminal.pattern, PatternStr):
                self.signs[terminal.name] = terminal.pattern.value
            elif key:
                self.keys[terminal.name] = key[1]
        self.ignored = frozenset(frontend.lexer_conf.ignore)
        self.others = (
            frozenset(t.name for t in lark.terminals) - self.ignored - set(self.signs) - set(self.keys)
        )
        """Terminals of many texts: names, numbers, cards …"""
        self.words = {text: name for name, text in self.signs.items() if _WORD.fullmatch(text)}
        """Word of the language → its terminal."""

    # ------------------------------------------------------------------ the lexer
    def lex(self, reader: LexerState | str) -> Iterator[Token]:
        """The tokens of a text, or what is left of one; raises `UnexpectedCharacters` where there is none."""
        if isinstance(reader, str):
            reader = LexerState(TextSlice(reader, 0, len(reader)))
        thread: Any = LexerThread(self._lexer, reader)
        tokens: Iterator[Token] = thread.lex(None)
        return tokens

    def read(self, text: str) -> tuple[Token, ...]:
        """The tokens of a small text; empty where it has none."""
        try:
            return tuple(self.lex(text))
        except UnexpectedCharacters:
            return ()

    def terminal(self, text: str) -> str:
        """The terminal of a sample of text; empty where it is none."""
        return next((token.type for token in self.read(text)), "")

    def knows(self, text: str) -> bool:
        """Whether a text is one word of the language, not a name that an author may choose."""
        tokens = self.read(text)
        return len(tokens) == 1 and tokens[0].type != self.name

    @cached_property
    def name(self) -> str:
        """The terminal of names that an author may choose."""
        return self.terminal("an_authors_name")

    @cached_property
    def labels(self) -> frozenset[str]:
        """The terminals of words that stand before a colon."""
        return frozenset({self.terminal("an_authors_name:"), *self.keys})

    # ------------------------------------------------------------------ the table
    def advance(self, stack: Stack, terminal: str, position: int = 0) -> Stack | None:
        """The stack after a terminal, or None where it cannot come; ``position`` counts accepted tokens."""
        found = self.before(stack, terminal, position)
        if found is None or found.state == self._end:
            return found
        return Stack(self.rows[found.state][terminal][1], terminal, position, found)

    def before(self, stack: Stack, terminal: str, position: int = 0) -> Stack | None:
        """The stack after all that ends in front of a terminal, or None where it cannot come."""
        rows = self.rows
        while True:
            action, argument = rows[stack.state].get(terminal, (None, None))
            if action is None:
                return None
            if action is Shift:
                return stack
            begin, below = position, stack
            for _ in argument.expansion:
                begin = below.begin
                assert below.below is not None
                below = below.below
            name = argument.origin.name
            stack = Stack(rows[below.state][name][1], name, begin, below)
            if terminal == END and stack.state == self._end:
                return stack

    def accepted(self, stack: Stack) -> dict[str, Stack]:
        """Every terminal that can come, with the stack from which it is taken."""
        found = {}
        for terminal in self.rows[stack.state]:
            if terminal == END or terminal.isupper():
                before = self.before(stack, terminal)
                if before is not None:
                    found[terminal] = before
        return found

    def awaited(self, before: Stack) -> frozenset[str]:
        """The rules that can begin in a state: what a person would say is expected."""
        return frozenset(
            symbol for symbol in self.rows[before.state] if symbol != END and not symbol.isupper()
        )

    # ------------------------------------------------------------------ the grammar
    @cached_property
    def _expansions(self) -> dict[str, list[list[str]]]:
        found: dict[str, list[list[str]]] = {}
        for rule in self.rules:
            found.setdefault(rule.origin.name, []).append([symbol.name for symbol in rule.expansion])
        return found

    @cached_property
    def order(self) -> dict[str, int]:
        """Terminal → its place in the grammar."""
        symbols = [symbol for rules in self._expansions.values() for rule in rules for symbol in rule]
        return {symbol: number for number, symbol in reversed(list(enumerate([*symbols, END])))}

    @cached_property
    def firsts(self) -> dict[str, frozenset[str]]:
        """Rule → the terminals with which it can begin."""
        empty: set[str] = set()
        first: dict[str, set[str]] = {name: set() for name in self._expansions}
        size = -1
        while size != (size := len(empty) + sum(map(len, first.values()))):
            for name, expansions in self._expansions.items():
                for expansion in expansions:
                    for symbol in expansion:
                        first[name] |= first.get(symbol, {symbol})
                        if symbol not in empty:
                            break
                    else:
                        empty.add(name)
        return {name: frozenset(terminals) for name, terminals in first.items()}

    @cached_property
    def sections(self) -> dict[str, dict[str, str]]:
        """Section → the keys of its clauses, each with its terminal: ``sections["play"]["lead"]``."""
        words, found = set(self.words.values()), dict[str, dict[str, str]]()
        for expansions in self._expansions.values():
            for expansion in expansions:
                if expansion and expansion[0] in words and "{" in map(self.signs.get, expansion):
                    found.setdefault(self.signs[expansion[0]], {}).update(self._keys_below(expansion[1:]))
        return {section: keys for section, keys in found.items() if keys}

    def _keys_below(self, symbols: list[str]) -> dict[str, str]:
        """The keys of clauses that a rule can come to without another word of the language in front."""
        keys: dict[str, str] = {}
        seen, waiting = set(symbols), list(symbols)
        while waiting:
            for expansion in self._expansions.get(waiting.pop(), ()):
                # A key that is only one of the words a label may be has its colon in another rule.
                if len(expansion) > 1 and expansion[0] in self.keys and self.signs.get(expansion[1]) == ":":
                    keys[self.keys[expansion[0]]] = expansion[0]
                elif expansion and self.signs.get(expansion[0]) not in self.words:
                    waiting.extend(symbol for symbol in expansion if symbol not in seen)
                    seen.update(expansion)
        return keys
