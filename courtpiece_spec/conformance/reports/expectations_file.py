"""The file of known deviations: read with places for what is wrong, and written with its comments kept.

format = "courtpiece-expectations/1"
book = "single_sir"

[[known]]
clause = "play.takes"
level = "trick"
reason = "the ten ranks below the nine until version 2"
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from attrs import field, frozen

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.outcomes import KINDS
from courtpiece_spec.conformance.reports.expectations import NAMING, Entry, Expectations, Held, entries_for

FORMAT = "courtpiece-expectations/1"
_TOP = ("format", "book", "known")
_KEYS = (*NAMING, "reason")
MOST = 1_000_000
"""Characters of a file: more is no list that people keep."""
_HEADER = re.compile(r"\[\[\s*known\s*\]\]\s*(#.*)?")
_PLACE = re.compile(
    r"(?P<why>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)


@frozen
class BadFile:
    """What is wrong with a file, and where."""

    name: str
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.name}:{self.line}: {self.why}"


@frozen
class Known:
    """What entries may name.

    Attributes:
        book: The id of the book that is judged.
        paths: The paths of its clauses; empty where they are not known.
        slugs: The slugs of its vectors.
        readings: The readings that these know besides the book's own.
    """

    book: str
    paths: Collection[str] = ()
    slugs: Collection[str] = ()
    readings: Collection[str] = field(default=())


def read(name: str, text: str, known: Known) -> Expectations | BadFile:
    """Read a file; where something is wrong, the first thing that is."""
    if len(text) > MOST:
        return BadFile(name, 1, "the file is too long for a list of known deviations")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.fullmatch(str(error))
        line = int(found["line"]) if found and found["line"] else text.count("\n") + 1
        why = found["why"] if found else str(error)
        return BadFile(name, line, f"not TOML: {why[:1].lower()}{why[1:]}")
    except RecursionError:
        return BadFile(name, 1, "not read: nested too deeply")
    lines = text.splitlines()
    blocks = _blocks(lines)
    wrong = _wrong_top(data, lines, known)
    if wrong is not None:
        return BadFile(name, *wrong)
    listed = data.get("known", [])
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        return BadFile(
            name, _line_of(lines, 0, len(lines), "known"), "write each known deviation as [[known]]"
        )
    if len(listed) != len(blocks):
        line = _line_of(lines, 0, len(lines), "known")
        return BadFile(name, line, "write each known deviation below a line [[known]] of its own")
    entries: dict[tuple[str | None, ...], Entry] = {}
    for given, block in zip(listed, blocks, strict=True):
        wrong_key = _wrong_entry(given, known)
        if wrong_key is not None:
            key, why = wrong_key
            return BadFile(name, _line_of(lines, block.header, block.end, key), why)
        entry = _entry(given, block.header + 1)
        first = entries.setdefault(entry.named, entry)
        if first is not entry:
            why = f"this names the same as the entry in line {first.line}: take one of them out"
            return BadFile(name, entry.line, why)
    return Expectations(name, tuple(entries.values()))


def updated(text: str | None, expectations: Expectations, held: Held, book: str) -> str:
    """The text of a file with what is gone taken out and what is new put in.

    All other entries stay as they are written, with the comments above and in them, in their order; new ones
    come last, ordered by level and clause.
    """
    if text is None:
        text = (
            "# What is known to differ from the book. With this file `courtpiece conform --expectations`\n"
            "# passes with just these deviations, and fails with any other and when one of them is gone.\n"
            f'format = "{FORMAT}"\nbook = {json.dumps(book, ensure_ascii=False)}\n'
        )
    lines = text.splitlines()
    gone = {entry.line - 1 for entry in held.gone}
    dropped = {
        number for block in _blocks(lines) if block.header in gone for number in range(block.start, block.end)
    }
    kept = [line for number, line in enumerate(lines) if number not in dropped]
    while kept and not kept[-1].strip():
        kept.pop()
    known = set(expectations.entries) - set(held.gone)
    for entry in entries_for(held.unknown):
        if entry not in known:
            kept += ["", *_written(entry)]
    return "\n".join(kept) + "\n"


def _written(entry: Entry) -> Iterable[str]:
    yield "[[known]]"
    for key in _KEYS:
        value = getattr(entry, key)
        if value is not None:
            yield f"{key} = {json.dumps(value, ensure_ascii=True)}"


@frozen
class _Block:
    """The lines of an entry, from 0: its comments, its header, and the line after its last."""

    start: int
    header: int
    end: int


def _blocks(lines: list[str]) -> list[_Block]:
    headers = _headers(lines)
    starts = []
    for header in headers:
        start = header
        while start > 0 and lines[start - 1].lstrip().startswith("#"):
            start -= 1
        # Comments at the top of the file, with nothing between, are about the file.
        starts.append(start if start > 0 else header)
    ends = [*starts, len(lines)][1:]
    return [_Block(start, header, end) for start, header, end in zip(starts, headers, ends, strict=True)]


def _headers(lines: list[str]) -> list[int]:
    """The lines `[[known]]` that stand in no text of several lines."""
    found, inside = [], ""
    for number, line in enumerate(lines):
        if not inside and _HEADER.fullmatch(line.strip()):
            found.append(number)
        for mark in re.findall(r'"""|' + "'''", line):
            if not inside:
                inside = mark
            elif inside == mark:
                inside = ""
    return found


def _wrong_top(data: Mapping[str, Any], lines: list[str], known: Known) -> tuple[int, str] | None:
    for key in data:
        if key not in _TOP:
            return _line_of(lines, 0, len(lines), key), _unknown("key", key, _TOP)
    if data.get("format") != FORMAT:
        had = "is missing" if "format" not in data else f"is {_shown(data['format'])}"
        return _line_of(lines, 0, len(lines), "format"), f'`format` {had}; this reads format = "{FORMAT}"'
    book = data.get("book", known.book)
    if book != known.book:
        line = _line_of(lines, 0, len(lines), "book")
        return line, f"this file is about {_shown(book)}, but {known.book} is judged"
    return None


def _wrong_entry(entry: Mapping[str, Any], known: Known) -> tuple[str, str] | None:
    """The key at which something is wrong, and what."""
    for key, value in entry.items():
        if key not in _KEYS:
            return key, _unknown("key", key, _KEYS)
        if not isinstance(value, str) or not value.strip():
            return key, f"`{key}` is a text in quotation marks, with something in it"
    if not set(entry) & {"vector", "clause", "level"}:
        return "", "say what is known to differ: give a vector, a clause or a level"
    if "reason" not in entry:
        return "", "`reason` is missing: say why this differs"
    if "reading" in entry and "fault" in entry:
        return "fault", "`reading` and `fault` exclude each other"
    levels = ("hello", *protocol.LEVELS)
    for key, what, names in (
        ("level", "level", levels),
        ("fault", "kind of fault", KINDS),
        ("vector", f"vector of {known.book}", known.slugs),
        ("reading", f"reading in the vectors of {known.book}", known.readings),
        ("clause", f"clause in {known.book}", known.paths),
    ):
        value = entry.get(key)
        wanted = _path(value) if key == "clause" and value is not None else value
        if wanted is not None and wanted not in names and not (key == "clause" and not names):
            return key, _unknown(what, str(value), names)
    return None


def _unknown(what: str, name: str, names: Collection[str]) -> str:
    near = get_close_matches(name, sorted(names), 1)
    if near:
        return f"there is no {what} {_shown(name)}. Did you mean {near[0]!r}?"
    few = f" There are {', '.join(names)}." if 0 < len(names) <= 10 else ""
    return f"there is no {what} {_shown(name)}.{few}" if few else f"there is no {what} {_shown(name)}"


def _shown(value: Any) -> str:
    return repr(value if len(str(value)) <= 80 else f"{str(value)[:80]}…")


def _path(clause: str) -> str:
    return clause.rpartition("/")[2]


def _entry(entry: Mapping[str, Any], line: int) -> Entry:
    clause = entry.get("clause")
    return Entry(
        entry["reason"],
        None if clause is None else _path(clause),
        entry.get("level"),
        entry.get("vector"),
        entry.get("fault"),
        entry.get("reading"),
        line,
    )


def _line_of(lines: list[str], start: int, end: int, key: str) -> int:
    """The number of the line that gives a key; of the first line where none does."""
    for number in range(start, end):
        if key and re.match(rf"""\s*(\[\[?\s*)?["']?{re.escape(key)}["']?\s*[=.\]]""", lines[number]):
            return number + 1
    return min(start, max(len(lines) - 1, 0)) + 1
