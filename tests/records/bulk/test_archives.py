"""NumPy archives: the same answers as the lines they were made of; every way in which one can be wrong."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from courtpiece_spec.records.bulk import archive
from courtpiece_spec.records.bulk.audit import KERNEL, REFERENCE, How, events, lines_of
from courtpiece_spec.records.bulk.converting import CannotConvertError, converted
from courtpiece_spec.records.bulk.packed import NPZ, PLAIN, UnreadableError
from courtpiece_spec.records.bulk.right import Right
from tests.records.bulk.house import BEFORE, counts, in_blocks, one_by_one, oracle, records
from tests.records.house import book, library, played, rounds

Arrays = dict[str, Any]


def archived(lines: str) -> bytes:
    """The archive of some lines."""
    return b"".join(converted(lines_of(io.BytesIO(lines.encode()), PLAIN, library()), library(), NPZ))


def lines_from(data: bytes) -> str:
    """The lines of an archive."""
    return b"".join(converted(lines_of(io.BytesIO(data), NPZ, library()), library(), PLAIN)).decode()


@cache
def _good() -> bytes:
    return archived(records("single_sir", 6))


def arrays() -> Arrays:
    """The arrays of six right records, to be spoilt."""
    with np.load(io.BytesIO(_good())) as file:
        return {name: file[name] for name in file.files}


def saved(given: Arrays, *, packed: bool = False) -> bytes:
    out = io.BytesIO()
    (np.savez_compressed if packed else np.savez)(out, allow_pickle=True, **given)
    return out.getvalue()


def broken(data: bytes, engine: str = KERNEL) -> str:
    """Why an archive cannot be read."""
    with pytest.raises(UnreadableError) as caught:
        list(events(io.BytesIO(data), library(), How(engine, 1, BEFORE, oracle)))
    return str(caught.value)


# ---------------------------------------------------------------------- there and back
@pytest.mark.parametrize("name", [name for name in played() if not book(name).legs])
@pytest.mark.parametrize("result", [True, False])
def test_records_come_back_as_they_were(name: str, result: bool) -> None:
    lines = records(name, 7, result=result, seed=2)
    data = archived(lines)
    assert lines_from(data) == lines
    assert in_blocks(data, library()) == one_by_one(lines.encode(), library())
    assert counts(data, library())[0] == counts(lines.encode(), library())[0]


def test_what_is_said_without_need_comes_back_too() -> None:
    """Keys at their start, an empty result, an option, and an object for a book."""
    record = rounds("single_sir", 1, result=False)[0]
    changes: tuple[dict[str, Any], ...] = (
        {"setup": {"dealer": 2, "round": 1, "score": [0, 0]}},
        {"result": {}},
        {"result": {"winner": None, "trump": "S"}},
        {"book": {"id": "double_sir", "options": {"blocked_tricks": [12, 2]}}},
        {"actions": ""},
    )
    for each in changes:
        line = json.dumps(record | each) + "\n"
        assert lines_from(archived(line)) == line


def test_wrong_rounds_are_explained_as_ever() -> None:
    """Refused cards, other results, irregularities and names that the book does not have."""
    good = rounds("single_sir", 4)
    spoilt = [
        good[0],
        good[1] | {"actions": good[1]["actions"] + " 0:AH"},
        good[2] | {"result": good[2]["result"] | {"score": [9, 9]}},
        good[2] | {"actions": "1:foul=revoke"},
        good[2] | {"actions": "1:call=naras 2:concede"},
        good[2] | {"actions": "1:call=none"},
        good[3] | {"actions": "1:bid=12 2:pass -:pick=2S 3:hide=AH"},
        good[3] | {"setup": {"dealer": 1, "score": [99, 0]}} | {"actions": ""},
    ]
    lines = "".join(json.dumps(record) + "\n" for record in spoilt[:-1])
    data = archived(lines)
    assert in_blocks(data, library()) == one_by_one(lines.encode(), library())
    assert in_blocks(data, library(), engine=REFERENCE) == one_by_one(lines.encode(), library())
    assert counts(data, library()) == (1, 0, [2, 3, 4, 5, 6, 7])
    with pytest.raises(CannotConvertError, match=r"line 8: setup: no round is played with the score"):
        archived(lines + json.dumps(spoilt[-1]) + "\n")


def test_a_record_of_another_book_is_refused() -> None:
    lines = records("single_sir", 2) + "\n" + records("kachuha", 1)
    with pytest.raises(CannotConvertError) as caught:
        archived(lines)
    assert str(caught.value) == (
        "line 4: its book is kachuha, that of the records before single_sir: a NumPy archive holds the "
        "records of one book; Parquet holds any"
    )


def test_a_cycle_of_books_is_refused() -> None:
    """Each round has another book."""
    with pytest.raises(CannotConvertError, match="line 1: mixed_evening is a cycle of books"):
        archived(records("mixed_evening", 2))


def test_too_many_names_are_refused() -> None:
    record = rounds("single_sir", 1, result=False)[0]
    lines = [json.dumps(record | {"actions": f"0:call=name{number}"}) for number in range(129)]
    assert lines_from(archived("\n".join(lines[:128]))).count("\n") == 128
    with pytest.raises(CannotConvertError, match="line 129: an archive holds at most 128 names"):
        archived("\n".join(lines))


def test_no_record_is_no_archive() -> None:
    with pytest.raises(CannotConvertError, match="there is no record"):
        archived("\n")


def test_the_same_records_give_the_same_bytes() -> None:
    assert archived(records("single_sir", 6)) == _good()


# ---------------------------------------------------------------------- what others may have written
def test_packed_archives_and_other_orders_are_read() -> None:
    given = arrays()
    wanted = in_blocks(_good(), library())
    assert in_blocks(saved(given, packed=True), library()) == wanted
    assert in_blocks(saved(dict(reversed(given.items()))), library()) == wanted
    order = [3, 0, *range(4, len(given["setup_fields"])), 1, 2]
    turned = given | {
        "setup_fields": given["setup_fields"][order],
        "setups": np.ascontiguousarray(given["setups"][:, order]),
    }
    assert in_blocks(saved(turned), library()) == wanted


def test_without_said_a_setup_has_the_keys_that_are_not_at_their_start() -> None:
    given = arrays()
    given.pop("said")
    assert lines_from(saved(given)) == records("single_sir", 6)


def test_blocks_are_cut_by_records_and_by_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = in_blocks(_good(), library())
    for names, number in ((["RECORDS"], 4), (["MOST_ACTIONS"], 100), (["RECORDS", "MOST_ACTIONS"], 1)):
        with monkeypatch.context() as patch:
            for name in names:
                patch.setattr(archive, name, number)
            assert in_blocks(_good(), library(), threads=2) == wanted


def test_a_pipe_cannot_be_read_in_several_places() -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

    with pytest.raises(UnreadableError, match="give a file, not a pipe"):
        list(events(Pipe(_good()), library(), How(KERNEL, 1, BEFORE, oracle)))


# ---------------------------------------------------------------------- wrong as a whole
def change(name: str, value: Any) -> Callable[[Arrays], Arrays]:
    """The arrays with one of them another."""
    return lambda given: given | {name: value(given[name]) if callable(value) else value}


def without(*names: str) -> Callable[[Arrays], Arrays]:
    return lambda given: {name: value for name, value in given.items() if name not in names}


@pytest.mark.parametrize("engine", [KERNEL, REFERENCE])
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (change("format", np.array("courtpiece-archive/2")), "`format` must be 'courtpiece-archive/1'"),
        (change("format", np.array(1)), "`format` must be one text"),
        (change("format", np.array(["courtpiece-archive/1"])), "`format` must be one text"),
        (change("book", np.array("single_sri")), "did you mean `single_sir`?"),
        (change("book", np.array("court_piece")), "court_piece is a family"),
        (change("book", np.array('{"id": "single_sir"}, "x": 1')), "`book` is no id and no JSON of a book"),
        (change("book", np.array('{"id"')), "`book` is no id and no JSON of a book"),
        (change("hash", np.array("0" * 64)), "single_sir plays otherwise here: its hash is "),
        (change("book", np.array("kachuha")), "kachuha plays otherwise here: its hash is "),
        (change("setup_fields", lambda fields: fields[1:]), "`setup_fields` must be dealer, round, "),
        (change("setup_fields", lambda fields: fields[:, None]), "`setup_fields` must be a row of texts"),
        (change("packs", lambda packs: packs.astype(np.int64)), "`packs` must be uint8 with 2 dimensions"),
        (change("packs", lambda packs: packs[:, :-1]), "`packs` must be 6 by 52, not 6 by 51"),
        (change("packs", lambda packs: packs.reshape(-1)), "`packs` must be uint8 with 2 dimensions"),
        (change("packs", np.asfortranarray), "`packs` must hold plain numbers or text, row by row"),
        (change("packs", lambda packs: packs[:-1]), "`setups` must be 5 by 11, not 6 by 11"),
        (change("setups", lambda rows: rows.astype(np.int32)), "with 2 dimensions, not int32"),
        (change("setups", lambda rows: rows.astype(">i8")), "with 2 dimensions, not >i8 with 2"),
        (change("setups", lambda rows: rows[:, 1:]), "`setups` must be 6 by 11, not 6 by 10"),
        (change("starts", lambda starts: starts[1:]), "`starts` must be 7, not 6"),
        (change("starts", lambda starts: starts + 1), "`starts` must begin with 0, not 1"),
        (change("starts", lambda starts: starts[::-1] - starts[-1]), "`starts` must not fall, nor go beyond"),
        (change("starts", lambda starts: starts * 2), "`starts` must not fall, nor go beyond what there is"),
        (change("actions", lambda codes: np.append(codes, codes[:1])), "`starts` ends at "),
        (change("actions", lambda codes: codes[:-1]), "`starts` must not fall, nor go beyond what there is"),
        (change("actions", lambda codes: codes.astype(object)), "`actions` must hold plain numbers or text"),
        (change("said", lambda said: said[1:]), "`said` must be 6, not 5"),
        (change("result_starts", lambda starts: starts * 0), "`result_starts` ends at 0, but there are "),
        (without("result_starts"), "`results` and `result_starts` belong together"),
        (without("packs"), "the array `packs` is missing"),
        (without("hash"), "the array `hash` is missing"),
        (change("note", np.array(1)), '"note.npy" is no array of an archive of records'),
        (change("names", np.array(["x"] * 129)), "`names` has more than 128 names"),
        (change("names", np.array("x")), "`names` must be a row of texts"),
    ],
    ids=range(34),
)  # fmt: skip
def test_an_archive_that_is_wrong(spoil: Callable[[Arrays], Arrays], words: str, engine: str) -> None:
    given = arrays() | {"note": 0, "names": np.array(["x"])}
    given.pop("note")
    assert words in broken(saved(spoil(given)), engine)


def test_what_is_no_archive() -> None:
    whole = _good()
    for cut in (5, 100, len(whole) // 2, len(whole) - 30):
        assert "it is no NumPy archive, or it is broken: " in broken(whole[:cut])
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as file:
        file.writestr("packs.npy", b"\x93NUMPY\x01\x00\xff\xffx")
    assert "it is no NumPy archive, or it is broken: " in broken(out.getvalue())
    with zipfile.ZipFile(out, "w") as file:
        file.writestr("notes.txt", b"x")
    assert '"notes.txt" is no array' in broken(out.getvalue())


def test_an_array_shorter_than_it_says() -> None:
    """Its header tells of more rows than there are."""
    given = arrays()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as file:
        for name, value in given.items():
            member = io.BytesIO()
            np.lib.format.write_array(member, value)
            size = -4 if name == "packs" else None
            file.writestr(f"{name}.npy", member.getvalue()[:size])
    assert broken(out.getvalue()) == "`packs` is cut off"


def test_a_byte_that_was_changed_is_noticed_by_the_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are codes like any other: what was read is judged, then the damage is told."""
    whole = archived(records("single_sir", 6) * 60)
    with np.load(io.BytesIO(whole)) as file:
        place = whole.index(file["packs"].tobytes()) + 60
    data = bytearray(whole)
    data[place] = data[place + 1]
    assert "Bad CRC-32" in broken(bytes(data))
    monkeypatch.setattr(archive, "RECORDS", 60)
    source = events(io.BytesIO(bytes(data)), library(), How(KERNEL, 1, BEFORE, oracle))
    first, second = next(source), next(source)
    assert isinstance(first, Right)
    assert json.loads(first.told)["line"] == 1
    assert not isinstance(second, Right)
    assert (second[0], second[1].ok) == (2, False)


# ---------------------------------------------------------------------- wrong records in a right archive
def answers(given: Arrays) -> list[dict[str, Any]]:
    data = saved(given)
    found = in_blocks(data, library())
    assert found == in_blocks(data, library(), engine=REFERENCE)
    return [json.loads(line) for line in found]


@pytest.mark.parametrize(
    ("name", "place", "value", "words"),
    [
        ("packs", (2, 7), 52, "`pack`: card 8 has the code 52; there are 0 to 51"),
        ("packs", (2, 7), 255, "`pack`: card 8 has the code 255"),
        ("packs", (2, slice(None)), 0, "the pack has 52 cards: 3S 4S"),
        ("setups", (2, 0), 4, "setup: `dealer` must be a seat, 0 to 3, not 4"),
        ("setups", (2, 0), -1, "setup: `dealer` must be a seat, 0 to 3, not -1"),
        ("setups", (2, 0), 2**62, "setup: `dealer` must be a seat"),
        ("setups", (2, 2), -1, "setup: `redeals` is [-1], but `said` does not have it"),
        ("setups", (2, 5), 4, "setup: `held_over` is [4], but `said` does not have it"),
        ("said", 2, 1 << 40, "`said` is 1099511627776: there are 9 keys"),
        ("said", 2, -1, "`said` is -1: there are 9 keys"),
        ("said", 2, 0, "but `said` does not have it"),
        ("said", 2, 1 | 2 | 1 << 7 | 1 << 8, '"streak" is no key of this book'),
        ("actions", 0, -1, "the 1st token: -1 is no code of an action"),
        ("actions", 0, 4 << 16, "is no code of an action of this book's table"),
        ("actions", 0, 15 << 16, "is no code of an action"),
        ("actions", 0, 52, "the 1st token: 52 is no code of an action"),
        ("actions", 0, 17 << 8, "is no code of an action"),
        ("actions", 0, 1 << 8 | 5, "is no code of an action"),
        ("actions", 0, 1 << 8 | 200, "is no code of an action"),
        ("actions", 0, 5 << 8 | 100, "is no code of an action"),
        ("actions", 0, 6 << 8 | 1, "is no code of an action"),
        ("actions", 0, 1 << 20, "is no code of an action"),
        ("results", 0, ord("["), "the line is not JSON"),
        ("results", 1, 0xFF, "the line is not UTF-8"),
    ],
    ids=range(24),
)  # fmt: skip
def test_a_record_that_is_wrong(name: str, place: Any, value: Any, words: str) -> None:
    """It alone is malformed; the records around it are judged."""
    given = arrays()
    given[name] = given[name].copy()
    wrong = 0 if name in ("actions", "results") else 2
    given[name][place] = value
    found = answers(given)
    assert [each["ok"] for each in found] == [number != wrong for number in range(6)]
    assert words in found[wrong]["message"]
    assert found[wrong]["at"] is None
