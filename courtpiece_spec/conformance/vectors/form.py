"""The form of a vector, its digest, and its line of JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from attrs import field, frozen

Message: TypeAlias = Mapping[str, Any]

STRENGTHS: Final = ("must", "may", "ruling")


@frozen
class Reading:
    """One right answer where the sources leave room for several."""

    reading: str
    """The book, or the book with an option, that reads the rule like this."""
    expect: Message


@frozen
class Vector:
    """A request and its right answer, or its right answers.

    Attributes:
        slug: Its permanent name: the book or the option, a stroke, and the rest.
        level: The level of the protocol that is asked: trick, legal, play, match, view.
        book: The book as requests name it.
        clauses: Full ids of the clauses that decide the answer, the most important first.
        strength: `must`; `may` where a book leaves it open; `ruling` where sources leave it open and the book
            has decided.
        note: One plain sentence.
        given: The request, without its id.
        expect: The right answer, without its id; None where `any_of` stands.
        any_of: The readings of a contested rule, that of the book first.
        sources: Codes of the statements of the sources.
    """

    slug: str
    level: str
    book: str
    clauses: tuple[str, ...]
    strength: str
    note: str
    given: Message = field(repr=False)
    expect: Message | None = field(default=None, repr=False)
    any_of: tuple[Reading, ...] = field(default=(), repr=False)
    sources: tuple[str, ...] = ()

    @property
    def own(self) -> Message:
        """The answer that the book itself gives."""
        if self.expect is not None:
            return self.expect
        return self.any_of[0].expect

    @property
    def path(self) -> str:
        """The path of the most important clause."""
        return self.clauses[0].partition("/")[2]

    def data(self) -> dict[str, Any]:
        """The vector as JSON data, without its digest."""
        answers: dict[str, Any] = (
            {"expect": self.expect}
            if self.expect is not None
            else {"any_of": [{"reading": each.reading, "expect": each.expect} for each in self.any_of]}
        )
        return {
            "slug": self.slug,
            "level": self.level,
            "book": self.book,
            "clauses": list(self.clauses),
            "strength": self.strength,
            "note": self.note,
            "given": self.given,
            **answers,
            "sources": list(self.sources),
        }

    @property
    def digest(self) -> str:
        """SHA-256 of the canonical bytes of all but the digest."""
        return "sha256:" + hashlib.sha256(canonical(self.data())).hexdigest()

    def line(self) -> str:
        """The vector as a line of a file, without its end."""
        return json.dumps({**self.data(), "digest": self.digest}, ensure_ascii=False, separators=(",", ":"))


def canonical(value: Any) -> bytes:
    """The bytes of RFC 8785 (JSON Canonicalization Scheme), for data without fractions.

    Raises TypeError for a number that is not whole: no vector has one, and their form is the one hard part.
    """
    return _canonical(value).encode("utf-8")


def _canonical(value: Any) -> str:
    if isinstance(value, Mapping):
        # Keys are sorted by their UTF-16 code units.
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(f"{_canonical(key)}:{_canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_canonical, value)) + "]"
    if isinstance(value, float):
        raise TypeError(f"{value!r} is not a whole number")
    return json.dumps(value, ensure_ascii=False)


class VectorError(ValueError):
    """A line that is no vector, or not the one that its digest belongs to."""


def read_vector(line: str) -> Vector:
    """The vector on a line.

    Raises VectorError with what is wrong.
    """
    try:
        data = json.loads(line)
    except ValueError as error:
        raise VectorError(f"not JSON: {error}") from None
    wrong = fault_of(data)
    if wrong is not None:
        raise VectorError(wrong)
    vector = Vector(
        slug=data["slug"],
        level=data["level"],
        book=data["book"],
        clauses=tuple(data["clauses"]),
        strength=data["strength"],
        note=data["note"],
        given=data["given"],
        expect=data.get("expect"),
        any_of=tuple(Reading(each["reading"], each["expect"]) for each in data.get("any_of", ())),
        sources=tuple(data["sources"]),
    )
    if vector.digest != data["digest"]:
        raise VectorError(f"{vector.slug}: the digest belongs to other content: the line was changed")
    return vector


_REQUIRED: Final = ("slug", "level", "book", "clauses", "strength", "note", "given", "sources", "digest")
_TEXTS: Final = ("slug", "level", "book", "strength", "note", "digest")


def fault_of(data: Any) -> str | None:
    """What is wrong with the form of a vector; None where nothing is."""
    if not isinstance(data, dict):
        return "a vector is a JSON object"
    missing = [name for name in _REQUIRED if name not in data]
    if missing:
        return f"{missing[0]} is missing"
    unknown = set(data) - {*_REQUIRED, "expect", "any_of"}
    if unknown:
        return f"{min(unknown)} is no field of a vector"
    if ("expect" in data) == ("any_of" in data):
        return "a vector has `expect` or `any_of`, and not both"
    for name in _TEXTS:
        if not isinstance(data[name], str) or not data[name]:
            return f"{name} is not a text"
    if not isinstance(data["clauses"], list) or not data["clauses"]:
        return "clauses is not a list of clauses"
    if not isinstance(data["sources"], list):
        return "sources is not a list"
    if data["strength"] not in STRENGTHS:
        return f"strength is none of {', '.join(STRENGTHS)}"
    if not isinstance(data["given"], dict) or not isinstance(data.get("expect", {}), dict):
        return "given and expect are JSON objects"
    return None


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of a vector."""
    text = files("courtpiece_spec.conformance").joinpath("schemas", "vector.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded
