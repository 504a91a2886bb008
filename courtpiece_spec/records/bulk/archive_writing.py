"""Writing NumPy archives of records; each array grows in a file of its own, so that memory does not."""

from __future__ import annotations

import json
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack
from typing import IO, Any, Final

import numpy as np

from courtpiece_spec.records.bulk.archive import ARCHIVE
from courtpiece_spec.records.bulk.arrays import AnyArray, Codes, Ints, Texts
from courtpiece_spec.records.bulk.coding import MOST_NAMES, Coding
from courtpiece_spec.records.bulk.converting import CannotConvertError, Said, pieces_of
from courtpiece_spec.records.bulk.fields import Fields
from courtpiece_spec.records.library import Library, Shelved

_TYPES: Final = {
    "packs": np.uint8,
    "setups": np.int64,
    "said": np.int64,
    "starts": np.int64,
    "actions": np.int32,
    "result_starts": np.int64,
    "results": np.uint8,
}
_DATE: Final = (1980, 1, 1, 0, 0, 0)
"""The first there is in such a file: the same records give the same bytes."""


class ArchiveWriter:
    """Writes the records of one book."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._open = ExitStack()
        self._members = {name: _Member(kind, self._file()) for name, kind in _TYPES.items()}
        for name in ("starts", "result_starts"):
            self._members[name].add(np.zeros(1))
        self._book: str | None = None
        self._shelved: Shelved | None = None
        self._fields: Fields | None = None
        self._coding: Coding | None = None
        self._names: list[str] = []
        self._records = 0

    def add(self, said: Said) -> None:
        """Take a record.

        Raises CannotConvertError where it is of another book, or has too many names of its own.
        """
        fields, coding = self._of_book(said)
        row, keys = fields.row_of(said.data["setup"])
        codes = [coding.code(action, self._names) for action in said.record.actions]
        if None in codes:
            raise CannotConvertError(
                f"line {said.number}: an archive holds at most {MOST_NAMES} names that its book does not have"
            )
        told = json.dumps(said.data["result"]).encode("ascii") if "result" in said.data else b""
        self.add_arrays(
            np.array([[card.index for card in said.record.pack]], np.uint8),
            np.array([row], np.int64),
            np.array([keys], np.int64),
            np.array(codes, np.int32),
            np.array([len(codes)], np.int64),
            np.frombuffer(told, np.uint8),
            np.array([len(told)], np.int64),
        )

    def add_arrays(
        self, packs: Texts, setups: Ints, said: Ints, actions: Codes, sizes: Ints, results: Texts, told: Ints
    ) -> None:
        """Take records of the book as arrays; with how many actions, and how much of a result, each has."""
        members = self._members
        for name, rows in (
            ("packs", packs),
            ("setups", setups),
            ("said", said),
            ("starts", members["actions"].rows + np.cumsum(sizes)),
            ("result_starts", members["results"].rows + np.cumsum(told)),
            ("actions", actions),
            ("results", results),
        ):
            members[name].add(rows)
        self._records += len(packs)

    def _of_book(self, said: Said) -> tuple[Fields, Coding]:
        """What codes the records; the first says of which book they all are."""
        book = said.data["book"]
        text = book if isinstance(book, str) else json.dumps(book)
        if self._fields is None or self._coding is None:
            shelved = self._library.shelf(book)
            assert isinstance(shelved, Shelved), "the record was read by it"
            if shelved.book.legs:
                raise CannotConvertError(
                    f"line {said.number}: {shelved.book.id} is a cycle of books: a NumPy archive holds the "
                    "records of one; Parquet holds any"
                )
            self._book, self._shelved = text, shelved
            self._fields, self._coding = Fields.of(shelved.match.game), Coding(shelved.match.game)
        if text != self._book:
            raise CannotConvertError(
                f"line {said.number}: its book is {text}, that of the records before {self._book}: a NumPy "
                "archive holds the records of one book; Parquet holds any"
            )
        return self._fields, self._coding

    def pieces(self) -> Iterator[bytes]:
        """The archive.

        Raises CannotConvertError where there is no record, and so no book.
        """
        if self._shelved is None or self._fields is None:
            raise CannotConvertError("there is no record, and an archive names the book of its records")
        file = self._file()
        with zipfile.ZipFile(file, "w") as archive:
            for name, value in (
                ("format", np.array(ARCHIVE)),
                ("book", np.array(self._book)),
                ("hash", np.array(self._shelved.hash)),
                ("setup_fields", np.array(self._fields.names)),
                *([("names", np.array(self._names))] if self._names else []),
            ):
                with _opened(archive, name) as out:
                    np.lib.format.write_array(out, value, (1, 0), allow_pickle=False)
            told = bool(self._members["results"].rows)
            shapes = {"packs": (self._records, -1), "setups": (self._records, self._fields.width)}
            for name, member in self._members.items():
                if told or not name.startswith("result"):
                    with _opened(archive, name) as out:
                        member.write(out, shapes.get(name))
        yield from pieces_of(file)

    def _file(self) -> IO[bytes]:
        return self._open.enter_context(tempfile.TemporaryFile())

    def close(self) -> None:
        """Let go of all files."""
        self._open.close()


def _opened(archive: zipfile.ZipFile, name: str) -> IO[bytes]:
    return archive.open(zipfile.ZipInfo(f"{name}.npy", _DATE), "w", force_zip64=True)


class _Member:
    """An array that grows in a file."""

    def __init__(self, kind: Any, file: IO[bytes]) -> None:
        self._kind = np.dtype(kind)
        self._file = file
        self.rows = 0

    def add(self, rows: AnyArray) -> None:
        self._file.write(np.ascontiguousarray(rows, self._kind).tobytes())
        self.rows += len(rows)

    def write(self, out: IO[bytes], shape: tuple[int, int] | None) -> None:
        """Write the array."""
        if shape is not None and shape[1] < 0:
            shape = (shape[0], self._file.tell() // self._kind.itemsize // max(shape[0], 1))
        head = {"descr": self._kind.str, "fortran_order": False, "shape": shape or (self.rows,)}
        np.lib.format.write_array_header_1_0(out, head)
        for piece in pieces_of(self._file):
            out.write(piece)
