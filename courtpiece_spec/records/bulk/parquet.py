"""Records in a Parquet file: a row each, with the keys of a record as columns (archives.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, Any, Final

import numpy as np
from attrs import frozen

from courtpiece_spec.records.bulk.arrays import Flags
from courtpiece_spec.records.bulk.columns import Spans, TextColumns, read_columns
from courtpiece_spec.records.bulk.judging import Part, joined, judge
from courtpiece_spec.records.bulk.kernels import Player, Players
from courtpiece_spec.records.bulk.packed import UnreadableError, needs
from courtpiece_spec.records.bulk.right import Judged
from courtpiece_spec.records.reading import FORMAT

ROWS: Final = 8192
"""Rows of a block."""
_TEXTS: Final = ("book", "pack", "actions")
_COLUMNS: Final = ("book", "setup", "dealer", "pack", "actions", "result")


@frozen(eq=False)
class Rows:
    """Some rows of a file."""

    first: int
    """The number of the first, from 1."""
    batch: Any
    """An Arrow record batch."""


def rows_of(stream: IO[bytes]) -> Iterator[Rows]:
    """The rows of a file, a block at a time.

    Raises UnreadableError, also in the middle.
    """
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise UnreadableError(needs("pyarrow", "Parquet files")) from None
    try:
        file = parquet.ParquetFile(stream, pre_buffer=False, buffer_size=1 << 20)
        _check_schema(pa, file.schema_arrow)
        first = 1
        for group in range(file.num_row_groups):  # one by one, so that all before a broken one are judged
            for batch in file.iter_batches(batch_size=ROWS, row_groups=[group], use_threads=False):
                batch.validate(full=True)  # text that is no UTF-8 would break off somewhere else
                yield Rows(first, batch)
                first += batch.num_rows
    except (pa.ArrowException, OSError, ValueError) as error:
        words = " ".join(str(error).split()) or type(error).__name__
        raise UnreadableError(f"it is no Parquet file, or it is broken: {words}") from None


def _check_schema(pa: Any, schema: Any) -> None:
    """Whether the columns are those of records.

    Raises UnreadableError.
    """
    names = list(schema.names)
    for name in names:
        if name not in _COLUMNS or names.count(name) > 1:
            fault = "stands there twice" if name in _COLUMNS else "is no column of records"
            raise UnreadableError(f"the column {json.dumps(name)} {fault}: there are {', '.join(_COLUMNS)}")
    for name in _TEXTS:
        if name not in names:
            raise UnreadableError(f"the column `{name}` is missing")
    if ("setup" in names) == ("dealer" in names):
        fault = "has both" if "setup" in names else "has neither"
        raise UnreadableError(f"of the columns `setup` and `dealer` there must be one: this file {fault}")
    for name in names:
        kind = schema.field(name).type
        is_text = pa.types.is_string(kind) or pa.types.is_large_string(kind)
        if pa.types.is_dictionary(kind):
            is_text = pa.types.is_string(kind.value_type) or pa.types.is_large_string(kind.value_type)
        is_struct = pa.types.is_struct(kind)
        fits = is_text or (is_struct and name in ("setup", "result"))
        wanted = "text" if name in _TEXTS else "text (JSON) or a struct"
        if name == "dealer":
            fits, wanted = pa.types.is_integer(kind), "whole numbers"
        if not fits:
            raise UnreadableError(f"the column `{name}` must be {wanted}, not {kind}")


# ---------------------------------------------------------------------- as lines
def lines_of(rows: Rows, places: Any = None) -> Iterator[tuple[int, bytes]]:
    """The rows as records in JSON, with their numbers; only some places, if given."""
    batch = rows.batch if places is None else rows.batch.take(places)
    names = batch.schema.names
    where = range(batch.num_rows) if places is None else places.tolist()
    for place, row in zip(where, batch.to_pylist(), strict=True):
        yield rows.first + place, _line(row, names)


def _line(row: dict[str, Any], names: list[str]) -> bytes:
    """One row as a record; a null is a key that is not there."""
    parts = [f'"format": "{FORMAT}"']
    for name in _COLUMNS:
        value = row.get(name)
        if name not in names or value is None:
            continue
        if name == "dealer":
            parts.append(f'"setup": {{"dealer": {value}}}')
        elif isinstance(value, dict):
            parts.append(f'"{name}": {json.dumps(_without_nulls(value) if name == "setup" else value)}')
        elif (name in ("setup", "result") or value.startswith("{")) and _is_json(value):
            parts.append(f'"{name}": {value}')
        else:
            parts.append(f'"{name}": {json.dumps(value)}')
    return ("{" + ", ".join(parts) + "}").encode("utf-8", "surrogatepass")


def _is_json(text: str) -> bool:
    """Whether a text is one JSON value; how strictly it is one, the reading of the whole record says."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _without_nulls(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in value.items() if each is not None}


# ---------------------------------------------------------------------- as arrays
def judge_rows(rows: Rows, players: Players, before: str | None) -> Judged:
    """Judge some rows, book by book."""
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.compute as pc  # noqa: PLC0415

    batch = rows.batch
    size = batch.num_rows
    numbers = np.arange(rows.first, rows.first + size, dtype=np.int64)
    books = batch.column("book")
    books = books if pa.types.is_dictionary(books.type) else pc.dictionary_encode(books)
    book_of = pc.fill_null(books.indices, -1).to_numpy(zero_copy_only=False).astype(np.int64)
    sound = np.ones(size, np.bool_)
    texts = TextColumns(
        _objects(pa, batch, "setup", sound),
        _texts(pa, batch.column("pack"), sound),
        _texts(pa, batch.column("actions"), sound),
        _objects(pa, batch, "result", sound),
    )
    parts: list[tuple[Player, Part]] = []
    for number, name in enumerate(books.dictionary.to_pylist()):
        places = np.flatnonzero(book_of == number)
        if name is None or not len(places):
            continue
        said = name if name.startswith("{") else json.dumps(name)
        player = players.of(said.encode("utf-8", "surrogatepass"))
        kernel = None if player is None else player.kernel(len(places))
        if player is None or kernel is None:
            continue
        columns = read_columns(player, texts.at(places), sound[places])
        parts.append((player, judge(player, kernel, columns, places, numbers[places], before)))
    return joined(size, parts, numbers, lambda place: next(lines_of(rows, np.array([place])))[1])


def _texts(pa: Any, column: Any, sound: Flags) -> Spans:
    """A column of text; rows without one are marked as not sound."""
    if pa.types.is_dictionary(column.type):
        column = column.dictionary_decode()
    column = column.cast(pa.large_string())
    if column.null_count:
        sound &= ~column.is_null().to_numpy(zero_copy_only=False)
    _, offsets, data = column.buffers()
    bounds = np.frombuffer(offsets, np.int64)[column.offset : column.offset + len(column) + 1]
    text = np.frombuffer(data, np.uint8) if data is not None else np.zeros(0, np.uint8)
    text.flags.writeable = False
    return Spans(text, np.ascontiguousarray(bounds[:-1]), np.ascontiguousarray(bounds[1:]))


def _objects(pa: Any, batch: Any, name: str, sound: Flags) -> Spans:
    """A column of JSON objects, between their brackets; -1 where there is none."""
    if name == "setup" and "setup" not in batch.schema.names:
        texts = [
            None if each is None else f'{{"dealer": {each}}}' for each in batch.column("dealer").to_pylist()
        ]
        column = pa.array(texts, pa.large_string())
    elif name not in batch.schema.names:
        none = np.full(batch.num_rows, -1, np.int64)
        return Spans(_NOTHING, none, none)
    else:
        column = batch.column(name)
    if pa.types.is_struct(column.type):
        texts = [
            None if each is None else json.dumps(_without_nulls(each) if name == "setup" else each)
            for each in column.to_pylist()
        ]
        column = pa.array(texts, pa.large_string())
    has = np.ones(batch.num_rows, np.bool_)
    spans = _texts(pa, column, has)
    if name == "setup":
        sound &= has
    begins, ends = spans.begins + 1, spans.ends - 1
    if len(spans.text):
        last = len(spans.text) - 1
        opened = spans.text[np.minimum(spans.begins, last)] == ord("{")
        closed = spans.text[np.clip(ends, 0, last)] == ord("}")
        sound &= ~has | (opened & closed & (ends >= begins))
    else:
        sound &= ~has
    return Spans(spans.text, np.where(has, begins, -1), np.where(has, ends, -1))


_NOTHING: Final = np.frombuffer(b"", np.uint8)
