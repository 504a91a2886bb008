"""The canonical layout of a text: no word changed, every remark kept, the same again when laid out again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from lark import Token
from rich.cells import cell_len

from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.layout import Block, Item, Remark, read_items
from courtpiece_spec.language.parse import parse
from courtpiece_spec.language.source import Source

WIDTH: Final = 100
"""A block that fits on so many columns may stand on one line; longer lines are broken."""
INDENT: Final = "  "
_ALWAYS_OPEN: Final = frozenset({"family", "variant", "option", "ruling", "example", "round"})
"""Words whose blocks stand on lines of their own."""


def format_text(source: Source) -> str | tuple[Diagnostic, ...]:
    """The text in its canonical layout, or why it cannot be read."""
    tree = parse(source)
    if isinstance(tree, tuple):
        return tree
    whole = read_items(source, tree)
    lines = _block_lines(whole, 0)
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


KINDS: Final = ("", "clause", "let")


@frozen
class Cells:
    """A line of a block, cut where columns of the block line up."""

    label: str
    """`goon "Goon Court":`, `let court "Court"`, or empty."""
    middle: str
    """What stands before the arrow, where there is one."""
    rest: str
    cites: str
    kind: str = ""
    """Clauses of one kind line up: `clause` with a label, `let`; others stand as they are."""

    @property
    def text(self) -> str:
        """The line without its sources."""
        return " ".join(part for part in (self.label, self.middle, self.rest) if part)


def _cells(tokens: Sequence[Token]) -> Cells:
    """Cut a clause at its label, its arrow and its sources."""
    number = len(tokens)
    while number and tokens[number - 1].type == "CITE":
        number -= 1
    words, cites = tokens[:number], _joined(tokens[number:])
    cut = _label_ends(words)
    kind = "" if not cut or words[0] == "replace" else "let" if words[0] == "let" else "clause"
    label, words = _joined(words[:cut]), words[cut:]
    arrows = [place for place, token in enumerate(words) if token.type == "ARROW"]
    if label and arrows:
        return Cells(label, _joined(words[: arrows[0]]), _joined(words[arrows[0] :]), cites, kind)
    return Cells(label, "", _joined(words), cites, kind)


def _label_ends(words: Sequence[Token]) -> int:
    """How many words make the label: up to its colon, or the name and title of a `let`."""
    if words and words[0] == "let":
        return next((place for place, token in enumerate(words) if token.type == "EQ"), 0)
    if words and words[0] in ("option", "variant", "family"):
        return 0
    for place, token in enumerate(words):
        if token == ":":
            return place + 1
        if token.type in ("ARROW", "CITE") or token in (",", "("):
            return 0
    return 0


# ---------------------------------------------------------------------- lines
def _block_lines(block: Block, depth: int) -> list[str]:
    """The lines of a block's items, without its braces."""
    cells = [_cells(item.head) if item.block is None else None for item in block.items]
    columns = {
        kind: _widths([each for each in cells if each is not None and each.kind == kind]) for kind in KINDS
    }
    laid = [None if each is None else _aligned(each, *columns[each.kind]) for each in cells]
    inner = INDENT * depth
    cited = [
        cell_len(text)
        for text, each in zip(laid, cells, strict=True)
        if text is not None and each is not None and each.cites and cell_len(inner + text) <= _cite_limit()
    ]
    column = max(cited, default=0) + 2
    lines: list[str] = []
    for item, each, text in zip(block.items, cells, laid, strict=True):
        lines += _remarks(item.above, inner)
        if item.blank_before and lines:
            lines.append("")
        if each is None or text is None:
            made = _with_block(item, depth)
        else:
            made = _clause_lines(text, each.cites, column, inner)
        if item.beside:
            made[-1] += "  " + item.beside
        lines += made
    lines += _remarks(block.below, inner)
    return lines


def _cite_limit() -> int:
    return WIDTH - 18


def _widths(cells: list[Cells]) -> tuple[int, int]:
    """How wide the columns of labels and of conditions are."""
    label = max((cell_len(each.label) for each in cells), default=0)
    middle = max((cell_len(each.middle) for each in cells if each.middle), default=0)
    return label, middle


def _aligned(cells: Cells, label: int, middle: int) -> str:
    """A clause with its columns filled up."""
    if not cells.kind:
        return cells.text
    text = cells.label + " " * (label - cell_len(cells.label)) + " "
    if cells.middle:
        text += cells.middle + " " * (middle - cell_len(cells.middle)) + " "
    return (text + cells.rest).rstrip()


def _clause_lines(text: str, cites: str, column: int, inner: str) -> list[str]:
    """A clause on one line, or on several where it is too long."""
    if not cites:
        return _broken(inner + text, inner)
    gap = max(column - cell_len(text), 2)
    line = inner + text + " " * gap + cites
    if cell_len(line) <= WIDTH + 20:
        return [line]
    broken = _broken(inner + text, inner)
    broken[-1] += "  " + cites
    return broken


def _broken(line: str, inner: str) -> list[str]:
    """A long line cut after commas or between texts, each further line set in."""
    lines = [line]
    while cell_len(lines[-1]) > WIDTH + 10:
        text = lines[-1]
        places = [place for place in range(len(inner) + 8, WIDTH) if _may_break(text, place)]
        if not places:
            break
        lines[-1:] = [text[: places[-1]].rstrip(), inner + INDENT * 2 + text[places[-1] :].lstrip()]
    return lines


def _may_break(text: str, place: int) -> bool:
    """Whether a line may be cut at a place: behind a comma or between two texts, never inside a text."""
    if place >= len(text) or text[place] != " " or text.count('"', 0, place) % 2:
        return False
    return text[place - 1] == "," or (text[place - 1] == '"' and text[place + 1] == '"')


def _remarks(remarks: Sequence[Remark], inner: str) -> list[str]:
    lines: list[str] = []
    for remark in remarks:
        if remark.blank_before:
            lines.append("")
        lines.append(inner + remark.text)
    return lines


def _with_block(item: Item, depth: int) -> list[str]:
    """An item with a block: on one line if it is short and plain, else opened."""
    assert item.block is not None
    inner, block = INDENT * depth, item.block
    head, tail = _joined(item.head), _joined(item.tail)
    if not block.items and not block.below and not block.beside:
        return [" ".join(part for part in (inner + head, "{}", tail) if part)]
    if _fits_on_a_line(item):
        clause = _cells(block.items[0].head)
        text = clause.text + ("  " + clause.cites if clause.cites else "")
        line = " ".join(part for part in (f"{inner}{head} {{ {text} }}", tail) if part)
        if cell_len(line) <= WIDTH:
            return [line]
    opening = f"{inner}{head} {{" + ("  " + block.beside if block.beside else "")
    closing = " ".join(part for part in (f"{inner}}}", tail) if part)
    return [opening, *_block_lines(block, depth + 1), closing]


def _fits_on_a_line(item: Item) -> bool:
    block = item.block
    assert block is not None
    if len(block.items) != 1 or block.beside or block.below or item.head[0] in _ALWAYS_OPEN:
        return False
    only = block.items[0]
    return only.block is None and not only.above and not only.beside
