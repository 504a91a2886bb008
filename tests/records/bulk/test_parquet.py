"""Parquet files: the same answers as lines, also for columns of others; what may be wrong with them."""

from __future__ import annotations

import io
import json
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

from courtpiece_spec.records.bulk.audit import KERNEL, REFERENCE, How, events, lines_of
from courtpiece_spec.records.bulk.converting import converted
from courtpiece_spec.records.bulk.packed import PARQUET, PLAIN, UnreadableError
from courtpiece_spec.records.library import Library
from tests.records.bulk.house import BEFORE, counts, in_blocks, one_by_one, oracle, records
from tests.records.house import OURS, library, rounds

ROUNDS = rounds("single_sir", 5)
START = [record for seed in range(12) for record in rounds("single_sir", 1, seed=seed)]
"""First rounds of matches: their setups say the dealer alone."""


def written(rows: list[dict[str, Any]], schema: Any = None, **more: Any) -> bytes:
    out = io.BytesIO()
    parquet.write_table(pa.Table.from_pylist(rows, schema), out, **more)
    return out.getvalue()


def row(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A record as a row of texts."""
    texts = {"book": record["book"], "setup": json.dumps(record["setup"])}
    texts |= {"pack": record["pack"], "actions": record["actions"]}
    if "result" in record:
        texts["result"] = json.dumps(record["result"])
    return texts | changes


def of_lines(text: str, shelf: Library) -> bytes:
    return b"".join(converted(lines_of(io.BytesIO(text.encode()), PLAIN, shelf), shelf, PARQUET))


def both(data: bytes, shelf: Library | None = None) -> list[dict[str, Any]]:
    """The answers, which are the same with and without a kernel."""
    shelf = shelf or library()
    found = in_blocks(data, shelf)
    assert found == in_blocks(data, shelf, engine=REFERENCE)
    return [json.loads(line) for line in found]


def test_records_come_back_as_they_were(tmp_path: Any) -> None:
    """Of several books, with and without results, a cycle among them."""
    file = tmp_path / "ours.court"
    file.write_text(OURS, "utf-8")
    own = Library.of([file])
    names = ["single_sir", "mixed", "double_sir with blocked({2, 3})", "kachuha"]
    lines = "".join(records(name, 5, result=name != "kachuha", file=file) for name in names)
    data = of_lines(lines, own)
    back = b"".join(converted(lines_of(io.BytesIO(data), PARQUET, own), own, PLAIN))
    assert back.decode() == lines
    assert in_blocks(data, own, threads=2) == one_by_one(lines.encode(), own)
    assert counts(data, own)[0] == counts(lines.encode(), own)[0] > 10


def test_wrong_records_are_explained_as_ever() -> None:
    spoilt = [
        ROUNDS[0],
        ROUNDS[1] | {"actions": ROUNDS[1]["actions"] + " 0:AH"},
        ROUNDS[2] | {"result": ROUNDS[2]["result"] | {"score": [9, 9]}},
        ROUNDS[2] | {"pack": "AS"},
        ROUNDS[2] | {"book": "single_sri"},
        ROUNDS[2] | {"setup": {"dealer": 7}},
        ROUNDS[2] | {"actions": "0:é"},
        ROUNDS[3],
    ]
    data = written([row(record) for record in spoilt])
    lines = "\n".join(map(json.dumps, spoilt)).encode()
    assert in_blocks(data, library()) == one_by_one(lines, library())
    assert both(data)[4]["message"].startswith("`book`: there is no book `single_sri`")


# ---------------------------------------------------------------------- columns of others
def test_columns_of_numbers_and_structs() -> None:
    """A dealer alone; a setup as a struct, with nulls for what is not said; a result as a struct."""
    wanted = one_by_one("\n".join(map(json.dumps, START)).encode(), library())
    dealers = [row(record, dealer=record["setup"]["dealer"]) for record in START]
    for each in dealers:
        del each["setup"]
    data = written(dealers)
    assert in_blocks(data, library()) == wanted
    assert counts(data, library())[0] == len(START)
    structs = [row(record, setup=record["setup"], result=record["result"]) for record in (*START, *ROUNDS)]
    data = written(structs)
    wanted = one_by_one("\n".join(map(json.dumps, (*START, *ROUNDS))).encode(), library())
    assert in_blocks(data, library()) == wanted
    assert counts(data, library())[0] == len(structs)


@pytest.mark.parametrize(
    "kind", [pa.string(), pa.large_string(), pa.dictionary(pa.int32(), pa.string())], ids=str
)
def test_kinds_of_text(kind: Any) -> None:
    names = ["book", "setup", "pack", "actions"]
    schema = pa.schema([pa.field(name, kind) for name in names])
    rows = [{name: row(record)[name] for name in names} for record in ROUNDS]
    data = written(rows, schema, row_group_size=2)
    assert all(each["ok"] for each in both(data))
    assert counts(data, library())[0] == 5


def test_a_null_is_a_key_that_is_missing() -> None:
    rows = [row(ROUNDS[0], **{name: None}) for name in ("book", "setup", "pack", "actions", "result")]
    data = written([row(ROUNDS[0]), *rows])
    found = both(data)
    assert [each["ok"] for each in found] == [True, False, False, False, False, True]
    messages = [each["message"] for each in found[1:5]]
    assert messages == [f"`{name}` is missing" for name in ("book", "setup", "pack", "actions")]
    dealer = row(ROUNDS[0], dealer=None)
    del dealer["setup"]
    schema = pa.schema(
        [("book", pa.string()), ("dealer", pa.int8()), ("pack", pa.string()), ("actions", pa.string())]
    )
    assert both(written([dealer], schema))[0]["message"] == "`setup` is missing"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"setup": '{"dealer": 0}, "pack": "x"'}, "`setup` is a JSON object, not "),
        ({"setup": "{"}, "`setup` is a JSON object, not "),
        ({"setup": ""}, "`setup` is a JSON object, not "),
        ({"setup": "}{"}, "`setup` is a JSON object, not "),
        ({"setup": "3"}, "`setup` is a JSON object, not 3"),
        ({"setup": '{"dealer": 0, "dealer": 0}'}, '"dealer" stands there twice'),
        ({"setup": '{"dealer": NaN}'}, "NaN is no number"),
        ({"result": '{"winner": 0'}, "`result` is a JSON object, not a string"),
        ({"result": "null"}, "`result` is a JSON object, not null"),
        ({"result": '{}, "book": "kachuha"'}, "`result` is a JSON object, not a string"),
        ({"book": '{"id": "single_sir"}, "note": {}'}, "`book`"),
        ({"book": '{"id": "single_sir", "hash": "x"}'}, "single_sir plays otherwise here"),
        ({"book": ""}, "`book`"),
        ({"pack": ""}, "the pack has 0 cards"),
        ({"actions": "0:é\n"}, "the 1st token"),
    ],
    ids=range(15),
)
def test_texts_that_are_wrong(changes: dict[str, str], words: str) -> None:
    """None can bring another key of the record along, and the rows around are judged."""
    found = both(written([row(ROUNDS[0]), row(ROUNDS[0], **changes), row(ROUNDS[1])]))
    assert [each["ok"] for each in found] == [True, False, True]
    assert words in found[1]["message"]


def test_a_book_as_an_object() -> None:
    rows = [row(record, book=json.dumps({"id": "single_sir"})) for record in ROUNDS]
    data = written([*rows, row(ROUNDS[0])])
    assert all(each["ok"] for each in both(data))
    assert counts(data, library())[0] == 6


# ---------------------------------------------------------------------- wrong as a whole
def broken(data: bytes, engine: str) -> str:
    with pytest.raises(UnreadableError) as caught:
        list(events(io.BytesIO(data), library(), How(engine, 1, BEFORE, oracle)))
    return str(caught.value)


def changed(**changes: Any) -> bytes:
    """A file of a row with some columns others, or gone."""
    return written([{key: value for key, value in row(ROUNDS[0], **changes).items() if value != "gone"}])


@pytest.mark.parametrize("engine", [KERNEL, REFERENCE])
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"note": "x"}, 'the column "note" is no column of records: there are book, setup, dealer, '),
        ({"Pack": "x"}, 'the column "Pack" is no column of records'),
        ({"pack": "gone"}, "the column `pack` is missing"),
        ({"book": "gone"}, "the column `book` is missing"),
        ({"setup": "gone"}, "of the columns `setup` and `dealer` there must be one: this file has neither"),
        ({"dealer": 1}, "of the columns `setup` and `dealer` there must be one: this file has both"),
        ({"setup": "gone", "dealer": "1"}, "the column `dealer` must be whole numbers, not string"),
        ({"setup": "gone", "dealer": 1.5}, "the column `dealer` must be whole numbers, not double"),
        ({"pack": 7}, "the column `pack` must be text, not int64"),
        ({"pack": b"7"}, "the column `pack` must be text, not binary"),
        ({"book": {"id": "single_sir"}}, "the column `book` must be text, not struct"),
        ({"actions": ["0:AH"]}, "the column `actions` must be text, not list"),
        ({"setup": 3}, "the column `setup` must be text (JSON) or a struct, not int64"),
        ({"result": [1]}, "the column `result` must be text (JSON) or a struct, not list"),
    ],
    ids=range(14),
)
def test_a_schema_that_is_wrong(changes: dict[str, Any], words: str, engine: str) -> None:
    assert words in broken(changed(**changes), engine)


@pytest.mark.parametrize("engine", [KERNEL, REFERENCE])
def test_a_file_that_is_broken(engine: str) -> None:
    whole = of_lines(records("single_sir", 30), library())
    for data in (whole[:-1], whole[: len(whole) // 2], b"PAR1", b"PAR1" * 20):
        assert "it is no Parquet file, or it is broken: " in broken(data, engine)
    spoilt = bytearray(whole)
    spoilt[200:260] = b"\x00" * 60
    assert "it is no Parquet file, or it is broken: " in broken(bytes(spoilt), engine)


def test_rows_before_a_broken_group_are_judged() -> None:
    """The second of two groups of rows is damaged."""
    rows = [row(record) for record in ROUNDS[:4]]
    data = bytearray(written(rows, row_group_size=2, compression="zstd"))
    second = parquet.ParquetFile(io.BytesIO(bytes(data))).metadata.row_group(1).column(0)
    place = second.dictionary_page_offset or second.data_page_offset
    data[place : place + 40] = b"\xff" * 40
    source = events(io.BytesIO(bytes(data)), library(), How(REFERENCE))
    assert [isinstance(next(source), tuple) for _ in range(2)] == [True, True]
    with pytest.raises(UnreadableError, match="it is broken"):
        next(source)
