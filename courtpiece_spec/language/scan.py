"""From a broken text to sound tokens: every sign and word that is none is reported and replaced.

The tokens have their places in the text as it was written, whatever was mended on the way.  What is wrong
with a word rides on its token as a *fault* until the parser takes it: when repair changes the word anyway,
its own message supersedes the fault.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import Final

from attrs import define, field
from lark import Token, UnexpectedCharacters
from lark.lexer import LexerState
from lark.utils import TextSlice

from courtpiece_spec.book import Span
from courtpiece_spec.language.codes import say
from courtpiece_spec.language.diagnostic import Diagnostic, Related
from courtpiece_spec.language.expected import MADE_UP
from courtpiece_spec.language.machine import END, Machine
from courtpiece_spec.language.misprints import Edit, grouped, misprints, small
from courtpiece_spec.language.source import Source

MANY: Final = 200
"""After how many words that are none a text is given up."""
_MISPRINTS: Final = 2_000
"""How many misprints are mended."""
_AHEAD: Final = 300
"""How far behind a mended word its lexer looks: a title and a colon may make it a label."""
_MORE: Final = 5
"""How many repetitions of a misprint are shown as places."""

Mend = tuple[str, str, str, str]
"""What stands for a word, and code, message and cure."""


def _card(match: re.Match[str]) -> Mend:
    rank, suit = match["rank"].upper().replace("10", "T"), match["suit"].upper()
    return rank + suit, "CP114", f"`{match[0]}` is not how a card is written", f"write `{rank}{suit}`"


def _at(match: re.Match[str]) -> Mend:
    letters, number = match["letters"].upper(), match["number"]
    put = f"@{letters}{number}" if letters else ""
    cure = f"write `{put}`" if put else "write `@` and the statement's code, such as `@B29`"
    return put, "CP121", f"`{match[0].strip()}` is not how a source is cited", cure


def _source(match: re.Match[str]) -> Mend:
    return f"@{match[0]}", "CP121", f"`{match[0]}` is no word; a source has an `@`", f"write `@{match[0]}`"


def _signed(match: re.Match[str]) -> Mend:
    put = match["digits"]
    return (
        put,
        "CP118",
        f"`{match[0]}`: numbers have no sign",
        f"write `{put}`; who pays is said by `from` and `to`",
    )


def _ordinal(match: re.Match[str]) -> Mend:
    put = match["digits"]
    return put, "CP118", f"`{match[0]}`: numbers are written in digits only", f"write `{put}`"


def _glued(match: re.Match[str]) -> Mend:
    put = f"{match['digits']} {match['rest']}"
    return put, "CP118", f"`{match[0]}`: a number and a word need a space between", f"write `{put}`"


def _score(match: re.Match[str]) -> Mend:
    put = match[0].strip("_").lower() or MADE_UP
    return put, "CP119", f"`{match[0]}`: a name begins with a letter", f"write `{put}`"


def _capital(match: re.Match[str]) -> Mend:
    put = small(match[0])
    return put, "CP115", f"`{match[0]}`: words and names are written small", f"write `{put}`"


def _foreign(match: re.Match[str]) -> Mend:
    message = f"`{match[0]}`: a name has only the letters a to z, digits and `_`"
    return (
        MADE_UP,
        "CP119",
        message,
        "put it into the title in quotes, and choose a name such as `my_rung`",
    )


def _junk(match: re.Match[str]) -> Mend:
    return "", "CP120", f"`{match[0][:20]}` has no meaning here", "delete it"


_WORDS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Mend]], ...]] = (
    (re.compile(r"(?P<rank>10|[2-9tjqkaTJQKA])(?P<suit>[shdcSHDC])(?!\w)"), _card),
    (re.compile(r"(?P<suit>[SHDC])(?P<rank>10|[2-9TJQKA])(?!\w)"), _card),
    (re.compile(r"@(?: (?=\w))?(?P<letters>[A-Za-z]{0,5}?)(?P<number>[0-9]*[a-z]?)(?!\w)"), _at),
    (re.compile(r"@"), _junk),
    (re.compile(r"[A-Z]{1,5}[0-9]+[a-z]?(?!\w)", re.ASCII), _source),
    (re.compile(r"(?P<digits>[0-9]+)(?:st|nd|rd|th)(?!\w)"), _ordinal),
    (re.compile(r"(?P<digits>[0-9]+)(?P<rest>[a-z]\w*)", re.ASCII), _glued),
    (re.compile(r"[-+](?P<digits>[0-9]+)(?!\w)"), _signed),
    (re.compile(r"_\w*", re.ASCII), _score),
    (re.compile(r"[A-Za-z]\w*(?!\w)", re.ASCII), _capital),
    (re.compile(r"\w+"), _foreign),
    (re.compile(r"[^\w\s\"#(){};:,.@]+|."), _junk),
)


_BEFORE: Final = re.compile(r"(?:\s|#[^\n]*)*")
"""What may stand before the first word of a text: blanks and remarks."""


@define
class Scanner:
    """The tokens of a text, and what was wrong with it."""

    source: Source
    machine: Machine
    faults: dict[int, Diagnostic] = field(factory=dict)
    """What is wrong with a word, under the offset of its token."""
    loose: list[Diagnostic] = field(factory=list)
    """What is wrong between the words."""
    stopped: bool = False
    """Whether there were so many faults that the rest was not read."""
    _edits: list[Edit] = field(factory=list)
    _mended: list[int] = field(factory=list)
    """Where each edit begins in the mended text."""

    def tokens(self) -> Iterator[Token]:
        """All tokens, at last `END`; a text of any size is read only as far as tokens are taken."""
        text = self._mend()
        # One reader for the whole text: a new one would count the lines from the start again at every fault.
        reader, faults = LexerState(TextSlice(text, 0, len(text))), 0
        line, first = self.machine.terminal("court 1"), _BEFORE.match(text).end()  # type: ignore[union-attr]
        while faults <= MANY:
            try:
                for token in self.machine.lex(reader):
                    if token.type == line and token.start_pos != first:
                        yield from self._parted(token)
                    else:
                        yield self._placed(token)
                break
            except UnexpectedCharacters:
                position = reader.line_ctr.char_pos
                end = yield from self._word(text, position)
                reader.line_ctr.feed(TextSlice(text, position, end))
                faults += 1
        self.stopped = faults > MANY
        end = len(self.source.text)
        yield self._stamped(END, "", end, end)

    # ------------------------------------------------------------------ signs
    def _mend(self) -> str:
        pieces, done, length = [], 0, 0
        for edit in islice(misprints(self.source.text, self.machine.knows), _MISPRINTS):
            kept = self.source.text[done : edit.start]
            length += len(kept)
            self._edits.append(edit)
            self._mended.append(length)
            pieces += [kept, edit.put]
            length += len(edit.put)
            done = edit.end
        for edit, others in grouped([edit for edit in self._edits if edit.code]):
            related = tuple(Related(self._span_of(other), "and here") for other in others[:_MORE])
            more = f"; {len(others)} more in this file" if others else ""
            self.loose.append(say(edit.code, edit.message, self._span_of(edit), edit.cure + more, related))
        return "".join([*pieces, self.source.text[done:]])

    def _span_of(self, edit: Edit) -> Span:
        return self.source.span(edit.start, edit.start + edit.shown if edit.shown else edit.end)

    def _origin(self, offset: int, *, end: bool) -> int:
        """Where an offset of the mended text was in the text as written."""
        number = bisect_right(self._mended, offset - 1 if end else offset) - 1
        if number < 0:
            return offset
        edit, begin = self._edits[number], self._mended[number]
        past = offset - begin - len(edit.put)
        if past >= 0:
            return edit.end + past
        return edit.end if end else edit.start

    # ------------------------------------------------------------------ words
    def _word(self, text: str, position: int) -> Generator[Token, None, int]:
        """The tokens that stand for what is none; returns where to go on."""
        match, mend = next((match, mend) for word, mend in _WORDS if (match := word.match(text, position)))
        put, code, message, cure = mend(match)
        start, end = self._origin(position, end=False), self._origin(match.end(), end=True)
        fault = say(code, message, self.source.span(start, end), cure)
        if not put:
            line = fault.at.line
            if all((each.at.line, each.message) != (line, message) for each in self.loose):
                self.loose.append(fault)
            return match.end()
        self.faults[start] = fault
        ahead = text[match.end() : match.end() + _AHEAD]
        # A letter right behind would make another word of what is put there.
        apart = " " if re.match(r"\w", ahead) else ""
        tokens, done = self.machine.lex(put + apart + ahead), 0
        while done < len(put):
            token = next(tokens)
            done = token.end_pos or 0
            yield self._stamped(token.type, str(token), start, end)
        # `The pile` is one token, and more of it was read than the word that is mended.
        return match.end() + done - len(put)

    def _parted(self, token: Token) -> Iterator[Token]:
        """A condition named `court` and a number: only in the first line the two are one."""
        start = token.start_pos or 0
        for found in re.finditer(r"\S+", token):
            piece = self.machine.read(found[0])[0]
            begin, end = start + found.start(), start + found.end()
            yield self._stamped(
                piece.type, str(piece), self._origin(begin, end=False), self._origin(end, end=True)
            )

    def _placed(self, token: Token) -> Token:
        if not self._edits:
            return token
        start, end = self._origin(token.start_pos or 0, end=False), self._origin(token.end_pos or 0, end=True)
        return self._stamped(token.type, str(token), start, end)

    def _stamped(self, kind: str, text: str, start: int, end: int) -> Token:
        at = self.source.span(start, end)
        return Token(kind, text, start, at.line, at.column, at.end_line, at.end_column, end)
