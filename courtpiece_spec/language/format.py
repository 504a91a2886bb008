"""The canonical layout of a text: no word changed, every remark kept, the same again when laid out again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve, frozen
from lark import Token
from rich.cells import cell_len

from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.layout import Block, Item, Remark, read_items
from courtpiece_spec.language.parse import parser, read
from courtpiece_spec.language.source import Source

WIDTH: Final = 100
"""A block that fits on so many columns may stand on one line."""
NO_BOOK: Final = "CP106"
LONGEST: Final = WIDTH + 10
"""Beyond so many columns a line is broken; one with sources behind it may be ten longer."""
MARGIN: Final = 84
"""Sources stand in one column behind the longest line of a book, but not farther right than this."""
INDENT: Final = "  "
_HEADS: Final = ("option", "variant", "ruling")
_ALWAYS_OPEN: Final = frozenset({"family", "variant", "option", "ruling", "example", "round"})
"""Words whose blocks stand on lines of their own."""


def format_text(source: Source) -> str | tuple[Diagnostic, ...]:
    """The text in its canonical layout, or why it cannot be read."""
    found = read(source)
    if any(each.code != NO_BOOK for each in found.diagnostics):
        return found.diagnostics
    # That there is no book in it yet is no reason not to lay out the remarks of a text.
    whole = read_items(source, parser().parse(source.text) if found.tree is None else found.tree)
    # Sources have one column in each book: a margin beside its rules.
    books = [Block((item,)) for item in whole.items]
    lines = [line for book in books for line in _set_in(_block_lines(book, 0))]
    lines += [line.text for line in _remarks(whole.below, "")]
    return "\n".join(lines) + "\n" if lines else ""


# ---------------------------------------------------------------------- words
def _joined(tokens: Sequence[Token]) -> str:
    """Words with single blanks, but tight around brackets, dots and before commas and colons."""
    text = ""
    before = ""
    in_set = False
    for token in tokens:
        word = str(token)
        tight = (
            not text
            or word in (",", ")", ":", ".")
            or before in ("(", ".")
            or (word == "(" and before.isidentifier())
            or (word == "}" and in_set)
            or (before == "{" and in_set)
        )
        if word == "{":
            in_set = True
        text += ("" if tight else " ") + word
        before = word
        if word == "}":
            in_set = False
    return text


@frozen
class Cells:
    """A line of a block, cut where columns line up with those of its neighbours."""

    parts: tuple[str, ...]
    """All but the last fill their column."""
    cites: str
    kind: str = ""
    """Lines of one kind that follow one another line up; those without a kind stand as they are."""


@frozen
class Line:
    """A line whose sources have no column yet."""

    text: str
    cites: str = ""
    end: str = ""
    """What stands behind the sources: a closing brace, a remark."""


def _cells(tokens: Sequence[Token]) -> Cells:
    """Cut a clause at its label, its arrow and its sources."""
    number = len(tokens)
    while number and tokens[number - 1].type == "CITE":
        number -= 1
    words, cites = tokens[:number], _joined(tokens[number:])
    first = str(words[0])
    if first == "let":
        return Cells(_named(words), cites, "let")
    arrow = next((place for place, token in enumerate(words) if token.type == "ARROW"), len(words))
    cut = _label_ends(words)
    if cut:
        kind = first if first in ("replace", "reveal", "except", "rank") else "clause"
        parts = (_joined(words[:cut]), _joined(words[cut:arrow]), _joined(words[arrow:]))
        return Cells(tuple(filter(None, parts)), cites, kind)
    if first in ("takers", "trick") and arrow < len(words):
        return Cells((_joined(words[:arrow]), _joined(words[arrow:])), cites, first)
    return Cells((_joined(words),), cites)


def _named(words: Sequence[Token]) -> tuple[str, ...]:
    """The name, the title and the rest of a `let`."""
    title = 2 if words[2].type == "EQ" else 3
    return _joined(words[:2]), _joined(words[2:title]), _joined(words[title:])


def _label_ends(words: Sequence[Token]) -> int:
    """How many words make the label: up to its colon."""
    if words[0] in ("option", "variant", "family"):
        return 0
    for place, token in enumerate(words):
        if token == ":":
            return place + 1
        if token.type in ("ARROW", "CITE") or token in (",", "("):
            return 0
    return 0


# ---------------------------------------------------------------------- lines
def _set_in(lines: Iterable[Line]) -> list[str]:
    """Lines of one book with their sources in one column, if they are not too long for it."""
    lines = list(lines)
    widths = [cell_len(line.text) for line in lines if line.cites]
    column = max((width for width in widths if width <= MARGIN), default=0) + 2
    return [made for line in lines for made in _with_sources(line, column)]


def _with_sources(line: Line, column: int) -> list[str]:
    """A line with its sources and its end; more lines where it is too long."""
    gap = " " * max(column - cell_len(line.text), 2) if line.cites else ""
    whole = line.text + gap + line.cites
    # A remark is never broken, neither on its own line nor, which is in `end`, behind a clause.
    if line.text.lstrip().startswith("#") or cell_len(whole) <= (LONGEST + 10 if line.cites else LONGEST):
        return [whole + line.end]
    broken = _broken(line.text, line.text[: len(line.text) - len(line.text.lstrip())])
    broken[-1] += ("  " + line.cites if line.cites else "") + line.end
    return broken


def _block_lines(block: Block, depth: int) -> list[Line]:
    """The lines of a block's items, without its braces."""
    inner = INDENT * depth
    cells = [_item_cells(item) for item in block.items]
    lines: list[Line] = []
    for item, text, each in zip(block.items, _aligned(block.items, cells), cells, strict=True):
        lines += _remarks(item.above, inner)
        if item.blank_before:
            lines.append(Line(""))
        made = _item_lines(item, text, each.cites, depth)
        if item.beside:
            made[-1] = evolve(made[-1], end=made[-1].end + "  " + item.beside)
        lines += made
    return lines + _remarks(block.below, inner)


def _item_cells(item: Item) -> Cells:
    """The cells of a clause, or of a section that may stand on one line."""
    if item.block is None:
        return _cells(item.head)
    if not _fits_on_a_line(item):
        return Cells((), "")
    head, inner = _joined(item.head), _cells(item.block.items[0].head)
    if len(item.head) > 1:
        return Cells((f"{head} {{ {' '.join(filter(None, inner.parts))}",), inner.cites)
    return Cells((head, "{ " + inner.parts[0], *inner.parts[1:]), inner.cites, "section")


def _aligned(items: Sequence[Item], cells: Sequence[Cells]) -> list[str]:
    """The words of each item, columns filled up where items of one kind follow one another."""
    texts: list[str] = []
    for start, end in _runs(items, cells):
        run = [each.parts for each in cells[start:end]]
        widths = [
            max((cell_len(parts[column]) for parts in run if column < len(parts) - 1), default=0)
            for column in range(max(map(len, run), default=0))
        ]
        texts += [_filled(parts, widths) for parts in run]
    return texts


def _runs(items: Sequence[Item], cells: Sequence[Cells]) -> Iterator[tuple[int, int]]:
    """From where to where items line up: of one kind, without a blank line between them."""
    start = 0
    for place in range(1, len(items) + 1):
        if (
            place == len(items)
            or not cells[place].kind
            or cells[place].kind != cells[start].kind
            or items[place].blank_before
        ):
            yield start, place
            start = place


def _filled(parts: Sequence[str], widths: Sequence[int]) -> str:
    filled = [
        part + " " * (width - cell_len(part)) if place < len(parts) - 1 else part
        for place, (part, width) in enumerate(zip(parts, widths, strict=False))
        if part or width
    ]
    return " ".join(filled)


def _item_lines(item: Item, words: str, cites: str, depth: int) -> list[Line]:
    """An item: a clause, a section on one line, or a block."""
    text = INDENT * depth + words
    if item.block is None:
        return [Line(text, cites)]
    head, tail = _joined(item.head), _joined(item.tail)
    end = " ".join(part for part in ("}", tail) if part)
    block = item.block
    if not block.items and not block.below and not block.beside:
        return [Line(f"{INDENT * depth}{head} {{{end}")]
    if words and cell_len(text) + len(end) <= WIDTH:
        return [Line(text, cites, " " + end)]
    opening = Line(f"{INDENT * depth}{head} {{", end="  " + block.beside if block.beside else "")
    return [opening, *_block_lines(block, depth + 1), Line(INDENT * depth + end)]


def _broken(line: str, inner: str) -> list[str]:
    """A long line cut where that reads best, each further line set in."""
    lines = [line]
    while cell_len(lines[-1]) > LONGEST:
        text = lines[-1]
        places = _breaks(text, range(len(inner) + 8, LONGEST))
        if not places:
            break
        lines[-1:] = [text[: places[-1]].rstrip(), inner + INDENT * 2 + text[places[-1] :].lstrip()]
    return lines


def _breaks(text: str, places: range) -> list[int]:
    """Where a line may be cut, never inside a text: a head before what it amends or is on, else at commas."""
    blanks = [
        place for place in places if text[place : place + 1] == " " and not text.count('"', 0, place) % 2
    ]
    if text.split(None, 1)[0] in _HEADS:
        clauses = [place for place in blanks if text.startswith((" amends ", " extends ", " on "), place)]
        if clauses:
            return clauses
    return [
        place
        for place in blanks
        if text[place - 1] == ","
        or (text[place - 1] == '"' and text[place + 1] == '"')
        or text.startswith((" and ", " or "), place)
    ]


def _remarks(remarks: Sequence[Remark], inner: str) -> list[Line]:
    lines: list[Line] = []
    for remark in remarks:
        if remark.blank_before:
            lines.append(Line(""))
        lines.append(Line(inner + remark.text))
    return lines


def _fits_on_a_line(item: Item) -> bool:
    block = item.block
    assert block is not None
    if len(block.items) != 1 or block.beside or block.below or item.head[0] in _ALWAYS_OPEN:
        return False
    only = block.items[0]
    return only.block is None and not only.above and not only.beside
