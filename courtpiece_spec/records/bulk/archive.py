"""Records of one book in a NumPy archive (`.npz`): the arrays that a kernel reads, with the book's hash.

Its members are described in docs/reference/archives.md.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from typing import IO, Any, Final, Protocol

import numpy as np
from attrs import frozen

from courtpiece_spec.records.bulk.arrays import AnyArray, Codes, Ints, Texts
from courtpiece_spec.records.bulk.coding import MOST_NAMES, Coding
from courtpiece_spec.records.bulk.fields import Fields
from courtpiece_spec.records.bulk.packed import UnreadableError
from courtpiece_spec.records.library import Shelved
from courtpiece_spec.records.reading import LONGEST, Fault, parse_json

ARCHIVE: Final = "courtpiece-archive/1"
RECORDS: Final = 16_384
"""Records of a block."""
MOST_ACTIONS: Final = 1 << 20
"""Actions of a block, unless one record has more."""
_LONGEST_ROW: Final = LONGEST // 5
"""Actions of one record: more are no line of JSON either."""
_REQUIRED: Final = ("format", "book", "hash", "setup_fields", "packs", "setups", "starts", "actions")
_OPTIONAL: Final = ("names", "said", "results", "result_starts")
_TYPES: Final = {
    "packs": (np.uint8, 2),
    "setups": (np.int64, 2),
    "said": (np.int64, 1),
    "starts": (np.int64, 1),
    "actions": (np.int32, 1),
    "results": (np.uint8, 1),
    "result_starts": (np.int64, 1),
}
_LONGEST_TEXT: Final = 1 << 16
_BROKEN: Final = (
    zipfile.BadZipFile,
    OSError,
    EOFError,
    ValueError,
    zlib.error,
    NotImplementedError,
    RuntimeError,
)


class Shelves(Protocol):
    """What knows books by what records name."""

    def shelf(self, said: Any, /) -> Shelved | Fault:
        """The book that a record names."""


@frozen(eq=False)
class Member:
    """One array of an archive, read from its begin to its end in pieces."""

    name: str
    stream: Any
    dtype: Any
    shape: tuple[int, ...]

    def rows(self, number: int) -> AnyArray:
        """The next rows.

        Raises UnreadableError where there are fewer.
        """
        rows: AnyArray = np.empty((number, *self.shape[1:]), self.dtype)
        if rows.nbytes and self.stream.readinto(rows.reshape(-1).view(np.uint8)) != rows.nbytes:
            raise UnreadableError(f"`{self.name}` is cut off")
        return rows


@frozen(eq=False)
class Head:
    """What an archive says of all its records."""

    said_book: bytes
    """What each record names as its book, as JSON."""
    shelved: Shelved
    fields: Fields
    coding: Coding
    columns: tuple[int, ...]
    """For each column of a setup here, its column in the archive."""
    names: tuple[str, ...]


@frozen(eq=False)
class Piece:
    """Some records of an archive."""

    head: Head
    first: int
    packs: Texts
    setups: Ints
    said: Ints
    actions: Codes
    starts: Ints
    results: Texts
    result_starts: Ints


def pieces_of(stream: IO[bytes], shelves: Shelves) -> Iterator[Piece]:
    """The records of an archive, a block at a time.

    Raises UnreadableError, also in the middle.
    """
    if not stream.seekable():
        raise UnreadableError("a NumPy archive is read in several places at once: give a file, not a pipe")
    with ExitStack() as stack:
        try:
            file = stack.enter_context(zipfile.ZipFile(stream))
            members = _members(file, stack)
            head = _head(members, shelves)
            yield from _pieces(head, members)
        except _BROKEN as error:
            words = " ".join(str(error).split()) or type(error).__name__
            raise UnreadableError(f"it is no NumPy archive, or it is broken: {words}") from None


def _members(file: zipfile.ZipFile, stack: ExitStack) -> dict[str, Member]:
    found: dict[str, Member] = {}
    for info in file.infolist():
        name = info.filename.removesuffix(".npy")
        if name == info.filename or name not in (*_REQUIRED, *_OPTIONAL) or name in found:
            fault = "stands there twice" if name in found else "is no array of an archive of records"
            raise UnreadableError(f"{json.dumps(info.filename)} {fault}")
        member = stack.enter_context(file.open(info))
        version = np.lib.format.read_magic(member)
        read = (
            np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
        )
        shape, fortran, dtype = read(member)
        if dtype.hasobject or (fortran and len(shape) > 1):
            raise UnreadableError(f"`{name}` must hold plain numbers or text, row by row")
        found[name] = Member(name, member, dtype, shape)
    for name in _REQUIRED:
        if name not in found:
            raise UnreadableError(f"the array `{name}` is missing")
    return found


# ---------------------------------------------------------------------- what it says of all records
def _head(members: dict[str, Member], shelves: Shelves) -> Head:
    if _text(members["format"]) != ARCHIVE:
        raise UnreadableError(f"`format` must be {ARCHIVE!r}")
    said = _text(members["book"])
    text = said if said.startswith("{") else json.dumps(said)
    data = parse_json(f'{{"book": {text}}}')
    if isinstance(data, Fault) or len(data) > 1:
        raise UnreadableError("`book` is no id and no JSON of a book")
    shelved = shelves.shelf(data["book"])
    if isinstance(shelved, Fault):
        raise UnreadableError(shelved.message)
    if shelved.book.legs:
        raise UnreadableError(f"{shelved.book.id} is a cycle of books: an archive holds the records of one")
    written = _text(members["hash"])
    if written != shelved.hash:
        raise UnreadableError(
            f"{shelved.book.id} plays otherwise here: its hash is {shelved.hash}, not {json.dumps(written)}"
        )
    game = shelved.match.game
    fields = Fields.of(game)
    named = _texts(members["setup_fields"])
    if sorted(named) != sorted(fields.names):
        raise UnreadableError(f"`setup_fields` must be {', '.join(fields.names)}")
    names = _texts(members["names"]) if "names" in members else ()
    if len(names) > MOST_NAMES:
        raise UnreadableError(f"`names` has more than {MOST_NAMES} names")
    _check_shapes(members, len(game.layout.pack), fields.width)
    columns = tuple(named.index(name) for name in fields.names)
    return Head(text.encode(), shelved, fields, Coding(game), columns, names)


def _text(member: Member) -> str:
    if member.dtype.kind != "U" or member.shape != () or member.dtype.itemsize > _LONGEST_TEXT:
        raise UnreadableError(f"`{member.name}` must be one text")
    return str(member.rows(1)[0])


def _texts(member: Member) -> tuple[str, ...]:
    size = member.dtype.itemsize
    if member.dtype.kind != "U" or len(member.shape) != 1 or size * member.shape[0] > 64 * _LONGEST_TEXT:
        raise UnreadableError(f"`{member.name}` must be a row of texts")
    return tuple(map(str, member.rows(member.shape[0])))


def _check_shapes(members: dict[str, Member], cards: int, fields: int) -> None:
    """Whether the arrays have the types of records, and as many rows as one another."""
    for name, (kind, dimensions) in _TYPES.items():
        member = members.get(name)
        if member is not None and (member.dtype != np.dtype(kind) or len(member.shape) != dimensions):
            wanted = f"{np.dtype(kind)} with {dimensions} dimension{'s' * (dimensions > 1)}"
            has = f"{member.dtype} with {len(member.shape)}"
            raise UnreadableError(f"`{name}` must be {wanted}, not {has}")
    records = members["packs"].shape[0]
    wanted_shapes: dict[str, tuple[int, ...]] = {
        "packs": (records, cards),
        "setups": (records, fields),
        "starts": (records + 1,),
        "said": (records,),
        "result_starts": (records + 1,),
    }
    for name, shape in wanted_shapes.items():
        if name in members and members[name].shape != shape:
            raise UnreadableError(f"`{name}` must be {_by(shape)}, not {_by(members[name].shape)}")
    if ("results" in members) != ("result_starts" in members):
        raise UnreadableError("`results` and `result_starts` belong together: one is missing")


def _by(shape: tuple[int, ...]) -> str:
    return " by ".join(map(str, shape))


# ---------------------------------------------------------------------- its records
def _pieces(head: Head, members: dict[str, Member]) -> Iterator[Piece]:
    starts, results = members["starts"], members.get("result_starts")
    total = members["packs"].shape[0]
    last, last_result = _first(starts), _first(results) if results is not None else 0
    done = 0
    while done < total:
        number = min(RECORDS, total - done)
        bounds = _bounds(starts, last, number, members["actions"].shape[0])
        last = int(bounds[-1])
        told = np.zeros(number + 1, np.int64)
        if results is not None:
            told = _bounds(results, last_result, number, members["results"].shape[0])
            last_result = int(told[-1])
        begin = 0
        while begin < number:
            # As many as do not have too many actions, but one at least.
            end = int(np.searchsorted(bounds, bounds[begin] + MOST_ACTIONS, "right")) - 1
            most = int(np.searchsorted(told, told[begin] + 4 * MOST_ACTIONS, "right")) - 1
            end = max(begin + 1, min(end, most, number))
            yield _piece(head, members, done + begin, bounds[begin : end + 1], told[begin : end + 1])
            begin = end
        done += number
    for name, at, size in (
        ("starts", last, members["actions"].shape[0]),
        ("result_starts", last_result, members["results"].shape[0] if results is not None else 0),
    ):
        if at != size:
            raise UnreadableError(f"`{name}` ends at {at}, but there are {size}")
    for member in members.values():
        if member.stream.read(1):  # at the very end the archive's own sums are compared, too
            raise UnreadableError(f"`{member.name}` is longer than its shape")


def _first(member: Member) -> int:
    first = int(member.rows(1)[0])
    if first != 0:
        raise UnreadableError(f"`{member.name}` must begin with 0, not {first}")
    return first


def _bounds(member: Member, last: int, number: int, size: int) -> Ints:
    bounds = np.concatenate([np.array([last], np.int64), member.rows(number)])
    steps = np.diff(bounds)
    if (steps < 0).any() or (bounds > size).any():
        raise UnreadableError(f"`{member.name}` must not fall, nor go beyond what there is ({size})")
    if (steps > (_LONGEST_ROW if member.name == "starts" else LONGEST)).any():
        raise UnreadableError(f"`{member.name}`: a record is longer than any round")
    return bounds


def _piece(head: Head, members: dict[str, Member], first: int, bounds: Ints, told: Ints) -> Piece:
    number = len(bounds) - 1
    setups = members["setups"].rows(number)
    if head.columns != tuple(range(head.fields.width)):
        setups = np.ascontiguousarray(setups[:, head.columns])
    results = np.zeros(0, np.uint8)
    if told[-1] > told[0]:
        results = members["results"].rows(int(told[-1] - told[0]))
    results.flags.writeable = False  # as all text is, so that functions are compiled for one kind
    return Piece(
        head,
        first + 1,
        members["packs"].rows(number),
        setups,
        members["said"].rows(number) if "said" in members else head.fields.said_of(setups),
        members["actions"].rows(int(bounds[-1] - bounds[0])),
        bounds - bounds[0],
        results,
        told - told[0],
    )
