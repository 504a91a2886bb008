"""Text to syntax tree: one plain parse, with tables that are built once and kept in a cache file."""

from __future__ import annotations

import contextlib
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

import lark
from attrs import frozen
from lark import Lark, Token, Tree

from courtpiece_spec._data import data_dir
from courtpiece_spec.book.node import Span
from courtpiece_spec.kept import keep, kept
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.legible import fatal, inspect
from courtpiece_spec.language.source import Source

if TYPE_CHECKING:
    from courtpiece_spec.language.repair import Repaired

LONGEST = 200_000
"""More code points than a book can need; keeps every check quick, whatever the file holds."""

DEEPEST = 60
"""How deep a text may nest: far more than a rule needs, and few enough that every later walk may recurse."""

OPTIONS: dict[str, Any] = {
    "parser": "lalr",
    "lexer": "basic",
    "propagate_positions": True,
    "maybe_placeholders": True,
}


def grammar_text() -> str:
    """The grammar as it is shipped."""
    return (data_dir("grammar") / "court.lark").read_text("utf-8")


# ---------------------------------------------------------------------- the parser and its tables
TABLES = "tables"


def made_from(grammar: str) -> bytes:
    """What tables are made from: other tables belong to another grammar, lark or choice of options."""
    return "\0".join((grammar, lark.__version__, repr(sorted(OPTIONS.items())))).encode()


@cache
def parser() -> Lark:
    """The parser of the language."""
    grammar = grammar_text()
    data = kept(TABLES, made_from(grammar))
    if data is not None:
        # Ours and whole, yet lark may have been changed: whatever the way it fails, they are built again.
        with contextlib.suppress(Exception):
            return Lark.load(BytesIO(data))
    made = Lark(grammar, **OPTIONS)
    written = BytesIO()
    made.save(written)
    keep(TABLES, made_from(grammar), written.getvalue())
    return made


def is_reserved(word: str) -> bool:
    """Whether a word means something everywhere, so that nothing can have it as its name."""
    return [token.type for token in parser().lex(word)] != ["IDENT"]


# ---------------------------------------------------------------------- parsing
Branch = Tree[Any]


def parts(tree: Branch) -> list[Any]:
    """The children of a tree; which they are is fixed by the grammar."""
    return tree.children


def span_of(part: Branch | Token, source: Source) -> Span | None:
    """Where a tree or token stands; None for one that has no text."""
    if isinstance(part, Token):
        start, end = part.start_pos, part.end_pos
        assert start is not None
        assert end is not None
        return source.span(start, end)
    meta = part.meta
    if meta.empty:
        return None
    return Span(source.file, meta.line, meta.column, meta.end_line, meta.end_column)


@frozen
class Reading:
    """What could be read of a text."""

    tree: Branch | None
    """Of a text with errors: what it would be with them mended, or None where that is too uncertain."""
    diagnostics: tuple[Diagnostic, ...] = ()
    repaired: Repaired | None = None
    """Of a broken text what was done to read it."""

    def admits(self, diagnostic: Diagnostic) -> bool:
        """Whether a later check may speak."""
        return self.repaired is None or self.repaired.admits(diagnostic)


def read(source: Source) -> Reading:
    """The syntax tree of a text; of a broken one as far as it can be mended, and what is wrong."""
    if len(source.text) > LONGEST:
        message = f"the text has {len(source.text)} letters, more than {LONGEST}: this is no book of rules"
        return Reading(None, (Diagnostic("CP101", message, source.beginning),))
    seen = inspect(source.text, source.file)
    if fatal(seen):
        return Reading(None, seen)
    try:
        tree: Branch = parser().parse(source.text)
    except lark.UnexpectedInput:
        from courtpiece_spec.language.repair import diagnose

        repaired = diagnose(source.text, source.file, parser())
        found = Reading(repaired.tree, repaired.diagnostics, repaired)
    else:
        found = Reading(tree, seen)
    deep = None if found.tree is None else _too_deep(found.tree)
    if deep is None:
        return found
    at = span_of(deep, source) or source.beginning
    told = Diagnostic("CP105", f"this nests more than {DEEPEST} deep", at, "name a part with `let`")
    return Reading(None, (*found.diagnostics, told))


def parse(source: Source) -> Branch | tuple[Diagnostic, ...]:
    """The syntax tree of a sound text, or what is wrong with it."""
    found = read(source)
    if all(each.code == "CP106" for each in found.diagnostics):
        return found.tree or parser().parse(source.text)  # that there is no book is no fault of the text
    return found.diagnostics


def _too_deep(tree: Branch) -> Branch | None:
    """A part that lies too deep, if any; walked without recursion."""
    waiting: list[tuple[Branch, int]] = [(tree, 0)]
    while waiting:
        branch, depth = waiting.pop()
        if depth > DEEPEST:
            return branch
        waiting.extend((child, depth + 1) for child in branch.children if isinstance(child, Tree))
    return None
