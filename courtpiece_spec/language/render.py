"""Diagnostics for people: the source line, carets under the exact span, related places, the way out.

```
error[CP130]: `folow` means nothing here
 --> rung.court:12:18
   |
12 |     follow: must folow suit if able
   |                  ^^^^^
   = help: did you mean `follow`?
```

Columns are counted in code points and carets are drawn in cells, so that a wide letter has two.  Where a line
runs from right to left no terminal agrees on where a caret goes: there the column is told in figures and the
piece is repeated.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from attrs import define, field, frozen

from courtpiece_spec.book import Span
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.language.echo import visible
from courtpiece_spec.language.source import Source

if TYPE_CHECKING:
    from rich.text import Text

Sources = Callable[[str], Source | None]
"""The source of a file by the name that spans give it; None where it cannot be shown."""

WIDTH: Final = 100
"""Cells of a source line, before it is clipped."""
_TAB: Final = 4
_STYLES: Final = {Severity.ERROR: "bold red", Severity.WARNING: "bold yellow", Severity.NOTE: "bold cyan"}
_GUTTER: Final = "blue"
_CODE: Final = re.compile(r"`[^`]*`")


def render(diagnostics: Iterable[Diagnostic], sources: Sources, width: int = WIDTH) -> Text:
    """All messages and the line that counts them, ready to be printed without markup.

    Args:
        diagnostics: What is told, in this order.
        sources: Where the lines come from that are shown.
        width: Cells of the longest source line that is shown whole.
    """
    from rich.text import Text  # noqa: PLC0415 - 50 ms that a program which only reads books need not pay

    told = list(diagnostics)
    whole = Text()
    for diagnostic in told:
        _one(whole, diagnostic, sources, width)
        whole.append("\n")
    if told:
        whole.append(summary(told) + "\n", "bold")
    return whole


def render_json(diagnostics: Iterable[Diagnostic]) -> list[dict[str, Any]]:
    """The form of ``courtpiece check --json``."""
    return [diagnostic.as_json() for diagnostic in diagnostics]


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """How many there are: ``2 errors, 1 warning``."""
    found = [diagnostic.severity for diagnostic in diagnostics]
    counts = [(found.count(severity), severity.value) for severity in Severity]
    return ", ".join(f"{count} {word}{'s' * (count > 1)}" for count, word in counts if count) or "no errors"


# ---------------------------------------------------------------------- one message
@frozen
class _Mark:
    """A piece of one line that is underlined."""

    file: str
    line: int
    column: int
    end_column: int
    """The end exclusive; 0 for the end of the line."""
    sign: str
    label: str
    style: str


def _one(whole: Text, diagnostic: Diagnostic, sources: Sources, width: int) -> None:
    style, at = _STYLES[diagnostic.severity], diagnostic.at
    whole.append(f"{diagnostic.severity.value}[{diagnostic.code}]", style)
    whole.append(f": {_isolated(visible(diagnostic.message))}\n", "bold")
    marks = list(_marks(at, "^", "", style, sources))
    for related in diagnostic.related:
        marks += _marks(related.at, "-", visible(related.message), _GUTTER, sources)
    files = list(dict.fromkeys(mark.file for mark in marks))
    gutter = len(str(max(mark.line for mark in marks)))
    for file in files:
        inside = sorted((mark for mark in marks if mark.file == file), key=lambda mark: mark.line)
        first = next(mark for mark in marks if mark.file == file)
        whole.append(" " * gutter + ("--> " if file == at.file else "::: "), _GUTTER)
        whole.append(f"{visible(file)}:{first.line}:{first.column}\n")
        source = sources(file)
        if source is not None:
            _excerpt(whole, source, inside, gutter, width)
        elif file != at.file:
            whole.append(f"{' ' * gutter} = {first.label}\n")
    if diagnostic.help is not None:
        whole.append(" " * gutter + " = ", _GUTTER)
        whole.append("help", "bold")
        whole.append(f": {_isolated(visible(diagnostic.help))}\n")


def _marks(at: Span, sign: str, label: str, style: str, sources: Sources) -> Iterator[_Mark]:
    """What is underlined of a span: of several lines the first and the last."""
    if at.line == at.end_line:
        yield _Mark(at.file, at.line, at.column, max(at.end_column, at.column + 1), sign, label, style)
        return
    yield _Mark(at.file, at.line, at.column, 0, sign, "", style)
    source = sources(at.file)
    text = source.line(at.end_line) if source is not None else ""
    start = len(text) - len(text.lstrip()) + 1
    if at.end_column > start:
        yield _Mark(at.file, at.end_line, start, at.end_column, sign, label, style)


def _excerpt(whole: Text, source: Source, marks: list[_Mark], gutter: int, width: int) -> None:
    """The lines with marks; of what lies between them one line or dots."""
    whole.append(" " * gutter + " |\n", _GUTTER)
    before = 0
    for number in sorted({mark.line for mark in marks}):
        if before and number == before + 2:
            _line(whole, gutter, before + 1, _Window(source.line(before + 1), 1, width).shown)
        elif before and number > before + 2:
            whole.append("...\n", _GUTTER)
        before = number
        here = [mark for mark in marks if mark.line == number]
        window = _Window(source.line(number), here[0].column, width)
        _line(whole, gutter, number, window.shown)
        for mark in here:
            _underline(whole, window, mark, gutter)


def _line(whole: Text, gutter: int, number: int, text: str) -> None:
    whole.append(f"{number:>{gutter}} | ", _GUTTER)
    whole.append(text.rstrip() + "\n")


def _underline(whole: Text, window: _Window, mark: _Mark, gutter: int) -> None:
    """The carets under a piece of a line, and what is said of it."""
    whole.append(" " * gutter + " | ", _GUTTER)
    end_column = mark.end_column or len(window.line) + 1
    start, end = window.cell(mark.column), window.cell(end_column)
    said = [mark.label] if mark.label else []
    if start is None or _runs_left(window.shown):
        piece = visible(window.line[mark.column - 1 : end_column - 1])
        said.insert(0, f"column {mark.column}: `\u2068{piece[:40]}\u2069`")
    if start is not None:
        signs = mark.sign * max(1, (window.end if end is None else end) - start)
        whole.append(" " * start)
        whole.append(signs, mark.style)
        said.insert(0, "")
    whole.append(" ".join(said) + "\n", mark.style)


@define
class _Window:
    """As much of a line as is shown: around a column when it is too long."""

    line: str
    column: int
    width: int
    shown: str = field(init=False)
    _first: int = field(init=False, default=0)
    _last: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._last = len(self.line)
        if self._last <= self.width and self._cells() <= self.width:
            self.shown = visible(self.line)
            return
        self._first = self._last = min(self.column - 1, len(self.line))
        self._widen(self.width // 3, left=True)
        self._widen(self.width - 2, left=False)
        self._widen(self.width - 2, left=True)
        dots = ("…" if self._first else "", "…" if self._last < len(self.line) else "")
        self.shown = visible(self.line[self._first : self._last]).join(dots)

    def _widen(self, cells: int, *, left: bool) -> None:
        """Show more of the line on one side, as far as there are cells."""
        while self._first > 0 if left else self._last < len(self.line):
            before = self._first, self._last
            self._first, self._last = self._first - left, self._last + (not left)
            if self._cells() > cells:
                self._first, self._last = before
                return

    def _cells(self) -> int:
        return _cell_len(visible(self.line[self._first : self._last]))

    @property
    def end(self) -> int:
        """The cell behind the last one shown."""
        return _cell_len(self.shown)

    def cell(self, column: int) -> int | None:
        """The cell at which a column begins; None outside of what is shown."""
        if not self._first <= column - 1 <= max(self._last, self.column - 1):
            return None
        before = self.line[self._first : column - 1]
        return _cell_len(visible(before)) + (1 if self._first else 0) + max(0, column - 1 - len(self.line))


def _cell_len(text: str) -> int:
    from rich.cells import cell_len  # noqa: PLC0415 - see `render`

    return cell_len(text)


# ---------------------------------------------------------------------- directions
def _runs_left(text: str) -> bool:
    """Whether a line has letters that run from right to left."""
    return not text.isascii() and any(
        unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text
    )


def _isolated(text: str) -> str:
    """Quoted pieces that run from right to left, kept from turning what stands around them."""
    return _CODE.sub(
        lambda piece: f"`\u2068{piece[0][1:-1]}\u2069`" if _runs_left(piece[0]) else piece[0], text
    )
