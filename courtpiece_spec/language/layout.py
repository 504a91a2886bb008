"""The items of a text as the formatter sees them: what begins where, with its remarks and blank lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from attrs import field, frozen
from lark import Token, Tree

from courtpiece_spec.language.parse import parser
from courtpiece_spec.language.source import Source


@frozen
class Remark:
    """A `#` remark on a line of its own, with whether a blank line stands before it."""

    text: str
    blank_before: bool


@frozen
class Item:
    """One thing of a block: a book, an entry, a clause or a statement."""

    head: tuple[Token, ...]
    """Its words before a block of its own, or all of its words."""
    block: Block | None = None
    tail: tuple[Token, ...] = ()
    """Its words behind its block."""
    above: tuple[Remark, ...] = ()
    beside: str = ""
    """The remark behind it on its line."""
    blank_before: bool = False


@frozen
class Block:
    """What stands between braces."""

    items: tuple[Item, ...]
    beside: str = ""
    """The remark behind the opening brace."""
    below: tuple[Remark, ...] = ()
    """Remarks behind the last item."""


@frozen
class _Stream:
    """All tokens of a text, remarks and blanks included, and where items begin."""

    tokens: list[Token]
    starts: frozenset[int]
    """Offsets at which an item begins."""
    blocks: frozenset[int]
    """Offsets of the braces that open a block; other braces are sets."""
    position: list[int] = field(factory=lambda: [0])


def read_items(source: Source, tree: Tree[Any]) -> Block:
    """The whole text as one block."""
    tokens = list(parser().lex(source.text, dont_ignore=True))
    blocks = _blocks(tokens)
    stream = _Stream(tokens, _starts(tree, tokens, blocks), blocks)
    return _read_block(stream, "")


def _blocks(tokens: list[Token]) -> frozenset[int]:
    """The offsets of the braces that open a block: behind the brace of a set stands a number."""
    words = [token for token in tokens if token.type not in ("WS", "COMMENT")]
    return frozenset(_at(token) for token, behind in pairwise(words) if token == "{" and behind.type != "INT")


def _at(token: Token) -> int:
    assert token.start_pos is not None
    return token.start_pos


_TOP: Final = -1
"""The whole text, in place of the offset of a brace."""


def _enclosing(tokens: list[Token], blocks: frozenset[int]) -> dict[int, int]:
    """For each token the block in which it stands, by their offsets; a brace stands outside its own block."""
    found: dict[int, int] = {}
    open_braces: list[int] = []
    inner = [_TOP]
    for token in tokens:
        start = _at(token)
        if token == "}" and open_braces.pop() in blocks:
            inner.pop()
        found[start] = inner[-1]
        if token == "{":
            open_braces.append(start)
            if start in blocks:
                inner.append(start)
    return found


def _starts(tree: Tree[Any], tokens: list[Token], blocks: frozenset[int]) -> frozenset[int]:
    """Where the items of all blocks, and the books of the file, begin.

    An item begins with the words in front of a part that the tree has left out, such as `reveal` or `except`.
    """
    enclosing = _enclosing(tokens, blocks)
    ends = dict(_topmost(tree, enclosing))
    found: set[int] = set()
    covered: dict[int, int] = {}
    begun: set[int] = set()
    for token in tokens:
        start, block = _at(token), enclosing[_at(token)]
        if token.type in ("WS", "COMMENT") or token in (";", "}") or start < covered.get(block, 0):
            continue
        if block not in begun:
            found.add(start)
        if start in ends:
            covered[block] = ends[start]
            begun.discard(block)
        else:
            begun.add(block)
    return frozenset(found)


def _topmost(tree: Tree[Any], enclosing: dict[int, int]) -> Iterator[tuple[int, int]]:
    """From where to where the largest parts of each block, and of the whole text, go."""
    waiting: list[tuple[Tree[Any], int | None]] = [(tree, None)]
    while waiting:
        branch, outer = waiting.pop()
        for child in branch.children:
            if isinstance(child, Token) and outer is None:
                yield _at(child), child.end_pos or 0
            if not isinstance(child, Tree) or child.meta.empty:
                continue
            block = enclosing[child.meta.start_pos]
            if child.data == "entries":
                waiting.append((child, outer))
                continue
            if block != outer:
                yield child.meta.start_pos, child.meta.end_pos
            waiting.append((child, block))


# ---------------------------------------------------------------------- tokens to items
def _read_block(stream: _Stream, beside: str) -> Block:
    """Items up to the closing brace, or to the end of the text."""
    items: list[Item] = []
    above: list[Remark] = []
    newlines = 0
    while stream.position[0] < len(stream.tokens):
        token = stream.tokens[stream.position[0]]
        if token == "}":
            break
        if token.type == "WS":
            newlines = token.count("\n")
            stream.position[0] += 1
        elif token.type == "COMMENT":
            above.append(Remark(token.rstrip(), newlines > 1 and bool(items or above)))
            newlines = 0
            stream.position[0] += 1
        elif token == ";":
            stream.position[0] += 1
        else:
            items.append(_read_item(stream, tuple(above), blank_before=newlines > 1 and bool(items or above)))
            above, newlines = [], 0
    return Block(tuple(items), beside, tuple(above))


def _read_item(stream: _Stream, above: tuple[Remark, ...], *, blank_before: bool) -> Item:
    """One item with its block and the remark beside it; remarks within it go above it."""
    words: tuple[list[Token], list[Token]] = ([], [])
    block: Block | None = None
    remarks = list(above)
    in_set = False
    while stream.position[0] < len(stream.tokens):
        token = stream.tokens[stream.position[0]]
        begun = bool(words[0])
        if (token == "}" and not in_set) or (
            begun and token.type not in ("WS", "COMMENT") and _at(token) in stream.starts
        ):
            break
        if token == ";":
            stream.position[0] += 1
            return Item(
                tuple(words[0]), block, tuple(words[1]), tuple(remarks), _beside(stream), blank_before
            )
        if token.type == "WS" and _ends_item(stream):
            break
        stream.position[0] += 1
        if token.type == "WS":
            continue
        if token.type == "COMMENT":
            if _item_goes_on(stream):
                remarks.append(Remark(token.rstrip(), blank_before=False))
                continue
            return Item(tuple(words[0]), block, tuple(words[1]), tuple(remarks), token.rstrip(), blank_before)
        if token == "{" and _at(token) in stream.blocks:
            block = _read_block(stream, _beside(stream))
            stream.position[0] += 1
            continue
        in_set = (in_set or token == "{") and token != "}"
        words[1 if block is not None else 0].append(token)
    return Item(tuple(words[0]), block, tuple(words[1]), tuple(remarks), _beside(stream), blank_before)


def _next_words(stream: _Stream) -> Iterator[Token]:
    """The tokens ahead that are no blanks."""
    return (token for token in stream.tokens[stream.position[0] :] if token.type != "WS")


def _item_goes_on(stream: _Stream) -> bool:
    """Whether the item at hand has more words ahead."""
    for token in _next_words(stream):
        if token.type != "COMMENT":
            return token not in ("}", ";") and _at(token) not in stream.starts
    return False


def _ends_item(stream: _Stream) -> bool:
    """Whether a blank with a line's end is the end of the item at hand."""
    return "\n" in stream.tokens[stream.position[0]] and not _item_goes_on(stream)


def _beside(stream: _Stream) -> str:
    """The remark on the rest of the line, taken from the stream."""
    tokens, place = stream.tokens, stream.position[0]
    while place < len(tokens) and (tokens[place].type == "WS" or tokens[place] == ";"):
        if "\n" in tokens[place]:
            return ""
        place += 1
    if place < len(tokens) and tokens[place].type == "COMMENT":
        stream.position[0] = place + 1
        return tokens[place].rstrip()
    return ""
