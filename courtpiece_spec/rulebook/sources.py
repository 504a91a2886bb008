"""What the statement codes of a book stand for."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from attrs import frozen

_PREFIX = re.compile(r"[A-Z]+(?:V[0-9])?")


@frozen
class Source:
    """One citation: its code, the document and the statement, as far as they are known."""

    code: str
    document: str | None
    statement: str | None
    series: str | None = None
    """What the codes of the document begin with."""


@cache
def _table() -> dict[str, dict[str, Any]]:
    file = files("courtpiece_spec") / "books" / "sources.toml"
    return tomllib.loads(file.read_text("utf-8"))


def documents() -> frozenset[str]:
    """The codes of all documents."""
    return frozenset(_table()["documents"])


def statements() -> frozenset[str]:
    """The codes of all statements."""
    return frozenset(_table()["statements"])


def questions() -> int:
    """How many questions the sources leave open: `Q1` to the last."""
    last: int = _table()["questions"]["last"]
    return last


def source(code: str) -> Source:
    """What a code stands for; a code nobody knows has neither document nor statement."""
    table = _table()
    documents = table["documents"]
    prefix = _PREFIX.match(code)
    document = documents.get(code) or (documents.get(prefix.group()) if prefix is not None else None)
    series = code if code in documents else (prefix.group() if prefix is not None else None)
    return Source(code, document, table["statements"].get(code), series)
