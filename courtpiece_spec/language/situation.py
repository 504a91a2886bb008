"""Where a parser stands when it cannot go on: what lies behind and ahead, and what a change would bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from attrs import define, field, frozen
from lark import Token

from courtpiece_spec.language.diagnostic import Related
from courtpiece_spec.language.machine import END, Machine, Stack
from courtpiece_spec.language.paths import KEYS
from courtpiece_spec.language.scan import Scanner

FAR: Final = 7
"""How many of the next tokens judge a repair."""
LONG: Final = 60
"""How many tokens of a clause are looked at."""
AMENDING: Final = ("replace", "add")
"""Words in front of a section that is amended."""
_SHORT: Final = 30


@frozen
class Repair:
    """One way to go on: tokens to take back, to leave out and to put in; and what to say of it."""

    cost: float
    code: str
    message: str
    cure: str | None
    """The help; None to say what could stand here instead."""
    start: int
    end: int
    put: tuple[Token, ...] = ()
    take: int = 0
    """How many of the tokens ahead are left out."""
    back: int = 0
    """How many of the tokens already accepted are taken back; they must be put again to stay."""
    related: tuple[Related, ...] = ()
    doubtful: bool = False
    """Whether something was made up that later checks should not judge."""
    sure: bool = False
    """Whether it is plain what was meant, even where the text cannot be read right behind it."""
    asks: str = ""
    """The path below which the help names the clauses of the book that is amended, once they are known; with
    a dot in front the end of their paths."""


@frozen
class Block:
    """An open bracket and what it belongs to."""

    head: Token
    bracket: Token
    name: str
    """As a message calls it: `play`, `score points`, `variant hakem`."""
    section: str
    """The word of the language alone."""


@define(slots=False)
class Situation:
    """A parse under repair."""

    machine: Machine
    scanner: Scanner
    out: list[Token] = field(factory=list)
    """What was accepted so far, mends included."""
    stacks: list[Stack] = field(init=False)
    """The stack in front of each token of `out`, and at last the present one."""
    _ahead: list[Token] = field(factory=list)
    _coming: Iterator[Token] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.stacks = [self.machine.start]
        self._coming = self.scanner.tokens()

    # ------------------------------------------------------------------ what is where
    @property
    def stack(self) -> Stack:
        """The present stack."""
        return self.stacks[-1]

    @cached_property
    def accepted(self) -> dict[str, Stack]:
        """What can come; see `Machine.accepted`.  Forgotten by `accept` and `withdraw`."""
        return self.machine.accepted(self.stack)

    def peek(self, number: int = 0) -> Token:
        """A token ahead; beyond the last one `END`, again and again."""
        while len(self._ahead) <= number:
            token = next(self._coming, None)
            if token is None:
                return self._ahead[-1]
            self._ahead.append(token)
        return self._ahead[number]

    def last(self, number: int = 1) -> Token | None:
        """A token already accepted, counted from the last; None before the first."""
        return self.out[-number] if number <= len(self.out) else None

    @property
    def behind(self) -> int:
        """The offset where the last accepted token ends."""
        return end_of(self.out[-1]) if self.out else 0

    # ------------------------------------------------------------------ moving
    def accept(self, token: Token, stack: Stack) -> None:
        """Go on by a token."""
        self.out.append(token)
        self.stacks.append(stack)
        self.__dict__.pop("accepted", None)

    def put(self, token: Token) -> None:
        """Go on by a token of which it is known that it can come."""
        stack = self.machine.advance(self.stack, token.type, len(self.out))
        assert stack is not None
        self.accept(token, stack)

    def withdraw(self, count: int) -> None:
        """Take accepted tokens back."""
        if count:
            del self.out[-count:]
            del self.stacks[-count:]
        self.__dict__.pop("accepted", None)

    def leave_out(self, count: int) -> None:
        """Leave tokens ahead out, with what was wrong with them."""
        for token in self._ahead[:count]:
            self.scanner.faults.pop(start_of(token), None)
        del self._ahead[:count]

    def move(self) -> None:
        """The token ahead was accepted."""
        del self._ahead[:1]

    def after(self, tokens: tuple[Token, ...], back: int = 0) -> Stack | None:
        """The stack after tokens, or None where they cannot come."""
        stack: Stack | None = self.stacks[-1 - back]
        for token in tokens:
            if stack is None:
                return None
            stack = self.machine.advance(stack, token.type)
        return stack

    def reach(self, stack: Stack, number: int, far: int = FAR) -> int:
        """How many of the tokens ahead, from one on, can follow a stack; the end of the file is all."""
        for count in range(far):
            token = self.peek(number + count)
            following = self.machine.advance(stack, token.type)
            if following is None:
                return count
            if token.type == END:
                return far
            stack = following
        return far

    def clause_end(self, number: int) -> int:
        """The number of the token ahead that is no more of the clause: a label, the block's bracket."""
        depth = 0
        for count in range(number, number + LONG):
            token = self.peek(count)
            if token.type == END:
                return count
            if str(token) in ("{", "("):
                depth += 1
            elif str(token) in ("}", ")"):
                depth -= 1
                if depth < 0:
                    return count
            elif depth == 0 and str(token) == ";":
                return count + 1
            elif depth == 0 and (token.type in self.machine.labels or self._begins_entry(count)):
                return count
        return number + LONG

    def _begins_entry(self, count: int) -> bool:
        """Whether a token ahead, first in its line, can begin something in a book, or a book."""
        if count == 0 or self.peek(count - 1).end_line == self.peek(count).line:
            return False
        return any(self.peek(count).type in self.machine.firsts[rule] for rule in ("_entry", "_book"))

    # ------------------------------------------------------------------ tokens to put
    def mark(self, text: str) -> tuple[Token, ...]:
        """Tokens that were not written, right behind the last accepted one."""
        return self._stamped(text, self.behind, self.behind)

    def instead(self, text: str, first: Token, last: Token | None = None) -> tuple[Token, ...]:
        """Tokens in place of written ones."""
        return self._stamped(text, start_of(first), end_of(last or first))

    def label(self, text: str, first: Token, last: Token | None = None) -> tuple[Token, ...]:
        """A label in place of written words, without its colon."""
        return self.instead(f"{text}:", first, last)[:1]

    def _stamped(self, text: str, start: int, end: int) -> tuple[Token, ...]:
        at = self.scanner.source.span(start, end)
        return tuple(
            Token(token.type, str(token), start, at.line, at.column, at.end_line, at.end_column, end)
            for token in self.machine.read(text)
        )

    # ------------------------------------------------------------------ words for messages
    def written(self, first: Token, last: Token | None = None) -> str:
        """What the author wrote, on one line and not too long; for a token put by repair its text."""
        text = " ".join(self.scanner.source.text[start_of(first) : end_of(last or first)].split()) or str(
            first
        )
        return text if len(text) <= _SHORT else text[: _SHORT - 1] + "…"

    def quoted(self, token: Token) -> str:
        """A token as a message names it."""
        return "the end of the file" if token.type == END else f"`{self.written(token)}`"

    def is_word(self, token: Token) -> bool:
        """Whether a token is a word that is no label."""
        return token[:1].islower() and token.type not in self.machine.labels

    def same_line(self, first: Token | None, second: Token) -> bool:
        """Whether two tokens touch one line."""
        return first is not None and first.end_line == second.line

    def adjacent(self, first: Token, second: Token) -> bool:
        """Whether nothing but blanks of one line was written between two tokens."""
        between = self.scanner.source.text[end_of(first) : start_of(second)]
        return self.same_line(first, second) and not between.strip()

    # ------------------------------------------------------------------ whose it is
    def owner(self) -> str | None:
        """Another clause of the section, such as `won:`, that what is ahead could be said in."""
        machine, label = self.machine, self.stack.below
        if machine.signs.get(self.stack.symbol) != ":" or label is None or label.below is None:
            return None
        ahead = (self.peek(), self.peek(1))
        if label.symbol not in machine.keys or ahead[1].type in machine.labels:
            return None
        for terminal, key in machine.keys.items():
            stack: Stack | None = label.below
            for symbol in (terminal, self.stack.symbol, *(token.type for token in ahead)):
                stack = None if stack is None else machine.advance(stack, symbol)
            if stack is not None:
                return f"`{key}:`"
        return None

    def section(self) -> str | None:
        """The section of the clause that has begun here; None between clauses."""
        begun = [str(token) for token in self.out[-LONG:]]
        while begun and begun[-1] not in ("{", "}", ";") and begun[-1] not in AMENDING:
            begun.pop()
        if not begun or len(begun) == min(LONG, len(self.out)):
            return None
        section = next((block.section for block in self.blocks()), "")
        if begun[-1] in AMENDING:
            amended = self.out[-LONG:][len(begun)]
            section = str(amended) if self.same_line(amended, self.peek()) else ""
        return section if section in KEYS else None

    # ------------------------------------------------------------------ brackets
    def blocks(self) -> Iterator[Block]:
        """The open brackets, the innermost first."""
        links = list(self.stack.links())
        for head, bracket in self.openings(links):
            yield self._block(head, bracket, links)

    def openings(self, links: list[Stack]) -> Iterator[tuple[int, int]]:
        """The places in a stack of what begins a block, and of its open bracket."""
        signs, closed = self.machine.signs, 0
        for number, link in enumerate(links):
            sign = signs.get(link.symbol, "")
            # What is closed may still lie on the stack until the next token tells that it is complete.
            if sign in ("}", ")"):
                closed += 1
            if sign not in ("{", "("):
                continue
            if closed:
                closed -= 1
                continue
            head = number
            for below in range(number + 1, len(links) - 1):
                symbol = links[below].symbol
                if symbol.startswith("__") or signs.get(symbol) in ("{", "}", "(", ")", ":", ";"):
                    break
                head = below
            while head > number and links[head].symbol not in self.machine.words.values():
                head -= 1  # the line that names the version of the language begins no block
            yield head, number

    def _block(self, head: int, bracket: int, links: list[Stack]) -> Block:
        tokens = [self.out[links[number].begin] for number in range(head, bracket - 1, -1)]
        return Block(tokens[0], tokens[-1], *self.names(tokens))

    def names(self, tokens: list[Token]) -> tuple[str, str]:
        """How a message calls what begins with some tokens, and the word of the language alone."""
        words = [token for token in tokens if self.is_word(token)]
        if len(words) > 1 and str(words[0]) in AMENDING:
            del words[0]
        section = str(words[0]) if words else str(tokens[0])
        if len(words) > 1 and words[1].type == self.machine.name:
            return f"{section} {words[1]}", section
        return section, section


def start_of(token: Token) -> int:
    """The offset at which a token begins."""
    return token.start_pos or 0


def end_of(token: Token) -> int:
    """The offset at which a token ends."""
    return token.end_pos or 0
