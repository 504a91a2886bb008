"""Records from one kind of file into another, nothing lost: what a record says is the same in each."""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing
from typing import IO, Any, Final, Protocol

from attrs import frozen

from courtpiece_spec.records.bulk.compiled import HAS_NUMPY
from courtpiece_spec.records.bulk.packed import GZIP, NPZ, PARQUET, PLAIN, ZSTD, UnreadableError, needs
from courtpiece_spec.records.bulk.right import Line
from courtpiece_spec.records.library import Library
from courtpiece_spec.records.reading import FORMAT, Fault, Record, parse_json, read_record
from courtpiece_spec.records.writing import line_of

SUFFIXES: Final = {
    ".jsonl": PLAIN,
    ".jsonl.gz": GZIP,
    ".jsonl.zst": ZSTD,
    ".parquet": PARQUET,
    ".npz": NPZ,
}
"""Kinds of files by how their names end."""
_PIECE: Final = 1 << 20
_KEYS: Final = ("format", "book", "setup", "pack", "actions", "result")


class CannotConvertError(Exception):
    """A record that cannot be kept in the new file; for people."""


@frozen
class Said:
    """A record that is in form, and what its line says."""

    number: int
    data: dict[str, Any]
    record: Record


class Writer(Protocol):
    """Takes records, and gives the file."""

    def add(self, said: Said, /) -> None:
        """Take a record.

        Raises CannotConvertError.
        """

    def pieces(self) -> Iterator[bytes]:
        """The file that holds all that was taken."""

    def close(self) -> None:
        """Let go of what was kept on disk."""


def said_by(lines: Iterable[Line], library: Library) -> Iterator[Said]:
    """The records of some lines.

    Raises CannotConvertError at the first that is not in form: no other form could hold it.
    """
    for number, line in lines:
        data: Any = line if isinstance(line, Fault) else parse_json(line)
        record: Record | Fault = data if isinstance(data, Fault) else read_record(data, library.find)
        if isinstance(record, Fault):
            raise CannotConvertError(f"line {number}: {record.message}")
        yield Said(number, data, record)


def converted(lines: Iterable[Line], library: Library, kind: str) -> Iterator[bytes]:
    """The file of a kind that holds the records of some lines, in pieces.

    Raises CannotConvertError, UnreadableError, and what reading the lines raises.
    """
    records = said_by(lines, library)
    if kind == PLAIN:
        yield from _texts(records)
    elif kind == GZIP:
        yield from _gzipped(_texts(records))
    elif kind == ZSTD:
        yield from _zstd(_texts(records))
    else:
        with closing(_writer(kind, library)) as writer:
            for said in records:
                writer.add(said)
            yield from writer.pieces()


def _writer(kind: str, library: Library) -> Writer:
    if not HAS_NUMPY:
        raise UnreadableError(needs("numpy", "archives"))
    if kind == NPZ:
        from courtpiece_spec.records.bulk.archive_writing import ArchiveWriter  # noqa: PLC0415 - needs NumPy

        return ArchiveWriter(library)
    return ParquetWriter()


# ---------------------------------------------------------------------- lines
def _texts(records: Iterable[Said]) -> Iterator[bytes]:
    for said in records:
        data: dict[str, Any] = {key: said.data[key] for key in _KEYS if key in said.data}
        yield line_of(data).encode("ascii") + b"\n"


def _gzipped(texts: Iterable[bytes]) -> Iterator[bytes]:
    packer = zlib.compressobj(wbits=31)
    for text in texts:
        piece = packer.compress(text)
        if piece:
            yield piece
    yield packer.flush()


def _zstd(texts: Iterable[bytes]) -> Iterator[bytes]:
    try:
        import zstandard  # noqa: PLC0415 - an extra
    except ImportError:
        raise UnreadableError(needs("zstandard", "zstd files")) from None
    packer = zstandard.ZstdCompressor(level=9, write_checksum=True).compressobj()
    for text in texts:
        piece = packer.compress(text)
        if piece:
            yield piece
    yield packer.flush()


# ---------------------------------------------------------------------- Parquet
class ParquetWriter:
    """Writes rows, some thousands at a time, through a file of its own: memory does not grow."""

    ROWS: Final = 1 << 15

    def __init__(self) -> None:
        try:
            import pyarrow as pa  # noqa: PLC0415 - an extra
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError:
            raise UnreadableError(needs("pyarrow", "Parquet files")) from None
        self._arrow = pa
        names = ("book", "setup", "pack", "actions", "result")
        self._schema = pa.schema([pa.field(name, pa.string(), nullable=name == "result") for name in names])
        self._schema = self._schema.with_metadata({"format": FORMAT})
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the writer
        self._writer = parquet.ParquetWriter(self._file, self._schema, compression="zstd")
        self._rows: list[dict[str, str | None]] = []

    def add(self, said: Said) -> None:
        """Take a record."""
        data = said.data
        book = data["book"]
        self._rows.append(
            {
                "book": book if isinstance(book, str) else json.dumps(book),
                "setup": json.dumps(data["setup"]),
                "pack": data["pack"],
                "actions": data["actions"],
                "result": json.dumps(data["result"]) if "result" in data else None,
            }
        )
        if len(self._rows) == self.ROWS:
            self._flush()

    def _flush(self) -> None:
        self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
        self._rows = []

    def pieces(self) -> Iterator[bytes]:
        """The file."""
        self._flush()
        self._writer.close()
        yield from pieces_of(self._file)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def pieces_of(file: IO[bytes]) -> Iterator[bytes]:
    """What a file holds, from its begin."""
    file.seek(0)
    while piece := file.read(_PIECE):
        yield piece
