"""The vectors that the package ships: one file a book, in `courtpiece_spec/vectors`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from courtpiece_spec.book import Book
from courtpiece_spec.conformance.vectors.form import Vector, read_vector

SUFFIX = ".jsonl"


def folder() -> Traversable:
    """Where the files are."""
    return files("courtpiece_spec") / "vectors"


def file_name(book: str) -> str:
    """The name of a book's file: `double_sir+ace_on_ace.jsonl` for `double_sir with ace_on_ace`."""
    base, _, options = book.partition(" with ")
    plain = re.sub(r"[^a-z0-9_+]+", "_", options.replace("), ", "+")).strip("_")
    return f"{base}+{plain}{SUFFIX}" if plain else f"{base}{SUFFIX}"


@cache
def books() -> tuple[str, ...]:
    """The books for which vectors are made, the plain ones first."""
    return tuple(_listed()["books"])


def silent() -> dict[str, str]:
    """Options that no vector can show, and why."""
    return dict(_listed()["silent"])


def readings(book: str) -> tuple[str, ...]:
    """The book with each option that reads one of its contested rules otherwise."""
    return tuple(_listed()["readings"].get(book, ()))


@cache
def _listed() -> dict[str, Any]:
    return tomllib.loads((folder() / "books.toml").read_text("utf-8"))


def option_of(book: Book) -> str | None:
    """The option whose clauses alone a book's vectors are about; None where it is the whole book."""
    return book.options[-1].id if " with " in book.id else None


def shipped(book: str) -> tuple[Vector, ...]:
    """The vectors of a book; empty where it has none."""
    file = folder() / file_name(book)
    return tuple(read(file.read_text("utf-8").splitlines())) if file.is_file() else ()


def read(lines: Iterable[str]) -> Iterator[Vector]:
    """The vectors on some lines.

    Raises VectorError at a line that is none.
    """
    return (read_vector(line) for line in lines if line.strip())


def text_of(vectors: Iterable[Vector]) -> str:
    """The text of a file."""
    return "".join(vector.line() + "\n" for vector in vectors)
