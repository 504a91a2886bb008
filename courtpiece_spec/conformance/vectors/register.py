"""The register of slugs: every slug ever shipped, with what it means, so that none is lost or used again.

A line of `courtpiece_spec/vectors/slugs.txt` is the fingerprint of a question and its answer, and the slug.
A slug that is taken away keeps its line, and after it `retired` with the release and the reason.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

from attrs import frozen

from courtpiece_spec.conformance.vectors.form import Vector, canonical
from courtpiece_spec.conformance.vectors.library import folder

FILE: Final = "slugs.txt"
_RETIRED: Final = "retired "


@frozen
class Entry:
    """A line: a slug, what it means, and why it was taken away, if it was."""

    slug: str
    meaning: str
    retired: str = ""

    def line(self) -> str:
        """The line, without its end."""
        return " ".join(filter(None, (self.meaning, self.slug, self.retired and _RETIRED + self.retired)))


def meaning_of(vector: Vector) -> str:
    """A fingerprint of the question and its right answers, which stay; notes and sources do not count."""
    data = vector.data()
    told = {name: data[name] for name in ("given", "expect", "any_of") if name in data}
    return hashlib.sha256(canonical(told)).hexdigest()[:16]


def read(text: str) -> dict[str, Entry]:
    """The entries of a file by their slugs.

    Raises ValueError at a line of another form, and at a slug that stands there twice.
    """
    found: dict[str, Entry] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        meaning, _, rest = line.partition(" ")
        slug, _, retired = rest.partition(" ")
        reason = retired.removeprefix(_RETIRED).strip()
        if len(meaning) != 16 or not slug or (retired and not (retired.startswith(_RETIRED) and reason)):
            raise ValueError(f"line {number} is not `FINGERPRINT SLUG` or `FINGERPRINT SLUG retired REASON`")
        if slug in found:
            raise ValueError(f"line {number}: {slug} stands there twice")
        found[slug] = Entry(slug, meaning, reason)
    return found


def registered() -> dict[str, Entry]:
    """The register that the package ships."""
    return read((folder() / FILE).read_text("utf-8"))


def text_of(entries: Iterable[Entry]) -> str:
    """The text of a file, sorted by slugs."""
    return "".join(f"{entry.line()}\n" for entry in sorted(entries, key=lambda each: each.slug))


def broken(register: Mapping[str, Entry], vectors: Iterable[Vector]) -> list[str]:
    """What vectors break of the promise, in one line each.

    Args:
        register: What was shipped.
        vectors: What shall be shipped of some books, whole; slugs of other books are not missed.
    """
    found = []
    shipped = set()
    of_books = set()
    for vector in vectors:
        shipped.add(vector.slug)
        of_books.add(vector.slug.partition("/")[0])
        entry = register.get(vector.slug)
        if entry is None:
            continue
        if entry.retired:
            found.append(f"used again: {vector.slug}, which was retired ({entry.retired})")
        elif entry.meaning != meaning_of(vector):
            found.append(f"changed: {vector.slug} asks or expects something else; it needs a new slug")
    found += [
        f"lost: {slug}, which is not marked as retired"
        for slug, entry in register.items()
        if slug.partition("/")[0] in of_books and slug not in shipped and not entry.retired
    ]
    return found


def extended(register: Mapping[str, Entry], vectors: Iterable[Vector]) -> dict[str, Entry]:
    """The register with the slugs that are new."""
    new = {vector.slug: Entry(vector.slug, meaning_of(vector)) for vector in vectors}
    return {**new, **register}
