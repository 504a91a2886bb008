"""Errors by repair: what a broken text says, what is wrong with it, and what would mend it.

Called when the plain parse of a text has failed.  The text is cut into sound tokens; where the parser
cannot go on, every repair that someone thought of is tried, and the one with which most of the next tokens
can be read is taken. Where none helps, tokens are skipped up to a clause, a section or a book.  Errors that
follow at once from one already told are muted.  What was mended is at last parsed into a tree, so that
later checks can speak in the same run.
"""

from __future__ import annotations

import re
from typing import Any, Final

from attrs import define, field, frozen
from lark import Lark, LarkError, Token

from courtpiece_spec.book import Span
from courtpiece_spec.language.amending import AMENDING
from courtpiece_spec.language.blocks import BLOCKS
from courtpiece_spec.language.changes import changes
from courtpiece_spec.language.codes import say
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.expected import MADE_UP, expected
from courtpiece_spec.language.legible import MOST, fatal, inspect
from courtpiece_spec.language.machine import END, Machine, Stack
from courtpiece_spec.language.order import ORDER
from courtpiece_spec.language.scan import Scanner
from courtpiece_spec.language.situation import FAR, Repair, Situation, end_of, start_of
from courtpiece_spec.language.source import Source, within
from courtpiece_spec.language.spelling import WORDS
from courtpiece_spec.language.using import USING

_ENOUGH: Final = 0.3
"""What a repair must be worth: tokens that can be read with it, less its cost."""
_CALM: Final = 3
"""How many tokens must be read after an error before the next one is told."""
_LONGEST: Final = 30_000
"""How many tokens are skipped in one text."""
_FAR_OFF: Final = 2_000
"""From how many skipped tokens on only a book is looked for."""
_INSIDE: Final = frozenset({",", ":", ".", "(", ")", "{", "=", "->"})
"""Signs at which no clause begins."""
_ONCE: Final = frozenset({"CP138"})
"""Codes whose message is told once, however often the fault occurs."""


@frozen
class Repaired:
    """What could be read of a broken text."""

    tree: Any
    """What the parser makes of the mended text; None when too little of it could be read."""
    diagnostics: tuple[Diagnostic, ...]
    doubtful: frozenset[int] = frozenset()
    """Lines on which something was made up or left out."""
    missing: frozenset[str] = frozenset()
    """Words that were left out: what they declare is missed by later checks without reason."""
    asked: tuple[tuple[Diagnostic, str], ...] = ()
    """What was told of clauses that only the book can name, each with where they are; see `Repair.asks`."""

    def admits(self, diagnostic: Diagnostic) -> bool:
        """Whether a later check may speak: not of what repair made up, and not of what it left out."""
        if self.missing and diagnostic.code.startswith("CP5"):
            return False
        if diagnostic.code == "CP106":
            return False  # what is wrong with the text says why no book could be read
        at = diagnostic.at
        places = (at, *(other.at for other in diagnostic.related if other.at.file == at.file))
        lines = {line for place in places for line in range(place.line, place.end_line + 1)}
        said = " ".join((diagnostic.message, diagnostic.help or ""))
        words = re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", diagnostic.message)))
        made_up = MADE_UP in said
        return self.doubtful.isdisjoint(lines) and self.missing.isdisjoint(words) and not made_up


def diagnose(text: str, file: str, parser: Lark) -> Repaired:
    """Say what is wrong with a text that does not parse, and read it as far as it can be mended.

    The parser must be LALR with the basic lexer.  Nothing is raised, whatever the text.
    """
    first = inspect(text, file)
    if fatal(first):
        return Repaired(None, first)
    return _Repairing(parser, Source(file, text), list(first)).run()


@define
class _Repairing:
    """One run over one text."""

    parser: Lark
    source: Source
    told: list[Diagnostic]
    situation: Situation = field(init=False)
    doubtful: set[int] = field(factory=set)
    calm: int = _CALM
    """Tokens read since the last error."""
    last: int = 0
    """The line of the last error."""
    missing: set[str] = field(factory=set)
    """Words that were left out."""
    skipped: int = 0
    """Tokens skipped so far."""
    halted: bool = False
    asked: list[tuple[Diagnostic, str]] = field(factory=list)
    faults: dict[int, Diagnostic] = field(factory=dict)
    """What was told of words already taken, under their offsets."""

    books: frozenset[str] = field(init=False)
    """The terminals with which a book begins."""

    def __attrs_post_init__(self) -> None:
        machine = Machine(self.parser)
        self.situation = Situation(machine, Scanner(self.source, machine))
        self.books = frozenset(machine.accepted(machine.start))

    def run(self) -> Repaired:
        """Read the text to its end, or until there are too many errors."""
        situation = self.situation
        while not self.halted:
            token = situation.peek()
            stack = situation.machine.advance(situation.stack, token.type, len(situation.out))
            if stack is None:
                self._mend()
            elif token.type == END:
                self.halted = situation.scanner.stopped
                break
            else:
                self._take(token, stack)
        self.told += [sign for sign in situation.scanner.loose if not self._superseded(sign)]
        told = sorted(self.told, key=lambda diagnostic: (diagnostic.at.line, diagnostic.at.column))
        if self.halted or len(told) > MOST:
            told = told[:MOST]
            last = told[-1].at if told else self.source.span(0, 0)
            behind = Span(last.file, last.end_line, last.end_column, last.end_line, last.end_column)
            told.append(say("CP107", "the rest of the file was not read", behind, "mend these first"))
        tree = None if self.halted else self._tree()
        return Repaired(
            tree, tuple(told), frozenset(self.doubtful), frozenset(self.missing), tuple(self.asked)
        )

    def _superseded(self, sign: Diagnostic) -> bool:
        """Whether a repair has changed what a misprint was mended to."""
        return any(within(sign.at, other.at) for other in self.told)

    # ------------------------------------------------------------------ one step
    def _take(self, token: Token, stack: Stack) -> None:
        fault = self.situation.scanner.faults.pop(start_of(token), None)
        if fault is not None:
            self.faults[start_of(token)] = fault
            self._tell(fault)
        self.situation.accept(token, stack)
        self.situation.move()
        self.calm += 1

    def _tell(self, diagnostic: Diagnostic) -> None:
        for other in self.told:
            same = (other.code, other.message) == (diagnostic.code, diagnostic.message)
            if same and (diagnostic.code in _ONCE or other.at.line == diagnostic.at.line):
                return
        self.told.append(diagnostic)
        self.halted = len(self.told) + len(self.situation.scanner.loose) >= MOST

    def _mend(self) -> None:
        situation, best, worth = self.situation, None, _ENOUGH
        for make in (*AMENDING, *USING, *WORDS, *ORDER, *BLOCKS, changes):
            for repair in make(situation):
                value = self._worth(repair, worth)
                if value > worth:
                    best, worth = repair, value
        if best is None:
            self._skip()
        else:
            self._apply(best)

    def _worth(self, repair: Repair, atleast: float) -> float:
        """How many of the next tokens can be read with a repair, less its cost."""
        if FAR - repair.cost <= atleast or repair.back >= len(self.situation.stacks):
            return 0.0
        stack = self.situation.after(repair.put, repair.back)
        if stack is None or (not repair.put and not repair.take and not repair.back):
            return 0.0
        reached = self.situation.reach(stack, repair.take)
        if repair.sure:
            reached = max(reached, FAR - 1)
        return reached - repair.cost if reached else 0.0

    def _apply(self, repair: Repair) -> None:
        situation = self.situation
        cure = repair.cure
        if cure is None:
            cure = self._awaited()
        at = self.source.span(repair.start, repair.end)
        if self._speaks(at.line):
            diagnostic = say(repair.code, repair.message, at, cure, repair.related)
            self._tell(diagnostic)
            if repair.asks:
                self.asked.append((diagnostic, repair.asks))
        if repair.doubtful:
            self.doubtful.update(range(at.line, at.end_line + 1))
        for token in situation.out[len(situation.out) - repair.back :]:
            if not any(token is kept for kept in repair.put):
                self._take_back(self.faults.pop(start_of(token), None))
        if repair.doubtful:
            self._miss(repair.back, repair.take)
        self._replace(repair.back, repair.take, repair.put)
        self.calm = 0

    def _awaited(self) -> str:
        """What could come; whose else what stands there is, or which words tell more of such a clause."""
        situation = self.situation
        words = f"expected {expected(situation.machine, situation.stack)}"
        owner, section = situation.owner(), situation.section()
        if owner is not None:
            return f"{words}; `{situation.peek()} {situation.peek(1)}` is said in {owner}"
        if section is not None and ("a section or clause" in words or "a label such as" in words):
            return f"{words}; what a clause there may say tells `courtpiece words {section}`"
        return words

    def _speaks(self, line: int) -> bool:
        """Whether an error is told: not what follows at once from one already told."""
        follows = self.calm == 0 or (self.calm < _CALM and line == self.last)
        self.last = line
        return not follows

    def _take_back(self, fault: Diagnostic | None) -> None:
        """What was wrong with a word is not told when a repair changes the word."""
        self.told = [diagnostic for diagnostic in self.told if diagnostic is not fault]

    # ------------------------------------------------------------------ when nothing helps
    def _skip(self) -> None:
        """Skip to where the text can be read again, and unwind the stack as far as needed."""
        situation = self.situation
        token = situation.peek()
        at = self.source.span(start_of(token), end_of(token))
        if self._speaks(at.line):
            cure = self._awaited()
            code, message = "CP131", f"{situation.quoted(token)} means nothing here"
            if token.type == END:
                code, message = "CP132", "the file ends too early"
            self._tell(say(code, message, at, cure))
        # First past whole blocks; where brackets do not match, anywhere.
        self.halted = not (self._search(whole=True) or self._search(whole=False))
        self.calm = 0

    def _search(self, *, whole: bool) -> bool:
        """Land on the next token with which the text can be read again."""
        situation, depth, count = self.situation, 0, 0
        while (whole and depth) or not self._land(count):
            ahead = situation.peek(count)
            self.skipped += 1
            if ahead.type == END or self.skipped > _LONGEST:
                return False
            depth = max(0, depth + {"{": 1, "}": -1}.get(str(ahead), 0))
            count += 1
        return True

    def _land(self, count: int) -> bool:
        """Try to go on with a token ahead, and drop what is unfinished."""
        situation, machine = self.situation, self.situation.machine
        ahead = situation.peek(count)
        is_book = ahead.type == END or ahead.type in self.books
        if not is_book and (
            count > _FAR_OFF or str(ahead) in _INSIDE or ahead.type in machine.others - machine.labels
        ):
            return False
        links = list(situation.stack.links())
        opening = next(
            (number for _, number in situation.openings(links) if machine.signs[links[number].symbol] == "{"),
            -1,
        )
        within = [len(situation.out), *(link.begin for link in links[:opening])]
        beyond = [link.begin for link in links[opening:-1]]
        closers = (
            [] if ahead.type in machine.labels else [*situation.mark("} " * len(list(situation.blocks())))]
        )
        for number in range(len(closers) + 1):
            for begin in within:
                if self._lands(begin, tuple(closers[:number]), count):
                    return True
        return is_book and any(self._lands(begin, (), count) for begin in beyond)

    def _lands(self, begin: int, closers: tuple[Token, ...], count: int) -> bool:
        situation = self.situation
        back = len(situation.out) - begin
        stack = situation.after(closers, back)
        if stack is None or situation.reach(stack, count, _CALM) < _CALM:
            return False
        first, last = situation.peek(), situation.peek(max(0, count - 1))
        self.doubtful.update(range(first.line or 1, (last.end_line or 1) + 1))
        self._miss(back, count)
        self._replace(back, count, closers)
        return True

    def _miss(self, back: int, count: int) -> None:
        """Remember the names and labels among tokens that are left out."""
        situation, machine = self.situation, self.situation.machine
        left = [*situation.out[len(situation.out) - back :], *map(situation.peek, range(count))]
        self.missing.update(str(token) for token in left if token.type in machine.labels | {machine.name})

    def _replace(self, back: int, count: int, put: tuple[Token, ...]) -> None:
        """Leave tokens out, behind and ahead, and put others in their place."""
        situation = self.situation
        situation.withdraw(back)
        situation.leave_out(count)
        for token in put:
            situation.put(token)

    # ------------------------------------------------------------------ the tree
    def _tree(self) -> Any:
        """What the true parser makes of the mended tokens."""
        parsing = self.parser.parse_interactive()
        try:
            for token in self.situation.out:
                parsing.feed_token(token)
            return parsing.feed_token(self.situation.peek())
        except LarkError:  # pragma: no cover - what the table accepted, the parser accepts
            return None
