"""Text to syntax tree: one plain parse, with tables that are built once and kept in a cache file."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import lark
from attrs import frozen
from lark import Lark, Token, Tree

from courtpiece_spec._data import data_dir
from courtpiece_spec.book.node import Span
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.legible import fatal, inspect
from courtpiece_spec.language.repair import Repaired, diagnose
from courtpiece_spec.language.source import Source

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


# ---------------------------------------------------------------------- the parser and its cache
def cache_folder() -> Path:
    """The user's folder for things that can be made again."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "courtpiece_spec"


def cache_file(grammar: str) -> Path:
    """Where the tables of a grammar are kept; another grammar, lark or Python has another file."""
    said = "\0".join((grammar, lark.__version__, sys.version, repr(sorted(OPTIONS.items()))))
    return cache_folder() / f"court-{hashlib.sha256(said.encode()).hexdigest()[:20]}.tables"


def _load(path: Path) -> Lark | None:
    try:
        with path.open("rb") as stream:
            return Lark.load(stream)
    # A cut or foreign pickle fails in many ways; whatever the way, the tables are built again.
    except Exception:  # noqa: BLE001
        return None


def _save(made: Lark, path: Path) -> None:
    """Write the tables beside their place and move them there, so that nobody reads half a file."""
    with contextlib.suppress(OSError, pickle.PicklingError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as stream:
                made.save(stream)
            Path(name).replace(path)
        finally:
            with contextlib.suppress(OSError):
                Path(name).unlink()


@cache
def parser() -> Lark:
    """The parser of the language."""
    grammar = grammar_text()
    try:
        path = cache_file(grammar)
    except (OSError, RuntimeError):  # no home folder
        return Lark(grammar, **OPTIONS)
    made = _load(path)
    if made is None:
        made = Lark(grammar, **OPTIONS)
        _save(made, path)
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
