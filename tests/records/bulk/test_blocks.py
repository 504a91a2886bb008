"""Streams cut into blocks: line numbers, long lines, blank ones, pipes, and streams that break off."""

from __future__ import annotations

import gzip
import io
import json
import os
import threading
import zlib
from typing import Any

import pytest
import zstandard

from courtpiece_spec.records.bulk import blocks as cutting
from courtpiece_spec.records.bulk.audit import AUTO, KERNEL, How, events
from courtpiece_spec.records.bulk.blocks import Block, blocks
from courtpiece_spec.records.bulk.packed import UnreadableError
from courtpiece_spec.records.bulk.pool import in_order
from courtpiece_spec.records.bulk.right import Right
from courtpiece_spec.records.reading import LONGEST
from tests.records.bulk.house import BEFORE, in_blocks, one_by_one, oracle, records
from tests.records.house import library

LINES = records("single_sir", 40).encode()


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of a few records, and of a few lines."""
    monkeypatch.setattr(cutting, "SIZE", 4_000)
    monkeypatch.setattr(cutting, "_PIECE", 1_500)
    monkeypatch.setattr(cutting, "MOST_LINES", 5)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.usefixtures("small")
def test_lines_keep_their_numbers_and_their_order(threads: int) -> None:
    texts = LINES.split(b"\n")
    texts[3:3] = [b""] * 23
    texts[9:9] = [b"x", b" \t", b"{}", b"\x0b"]
    texts[20] = texts[0].replace(b":", b";", 1)
    data = b"\n".join(texts)
    assert in_blocks(data, library(), threads=threads) == one_by_one(data, library())


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("end", [b"\n", b"", b"\r\n", b"\n\n \n", b"\nx"])
def test_the_last_line(end: bytes) -> None:
    data = LINES.rstrip(b"\n") + end
    assert in_blocks(data, library()) == one_by_one(data, library())


@pytest.mark.usefixtures("small")
def test_blocks_are_whole_lines_and_not_too_many() -> None:
    data = b"a\n" * 12 + b"\n" * 7 + LINES + b"end"
    found = list(blocks(io.BytesIO(data), 8, wait=True))
    assert b"".join(block.text for block in found) == data
    number = 8
    for block in found:
        assert block.first == number
        assert block.text.endswith(b"\n") or block is found[-1]
        assert block.text.count(b"\n") <= 5
        number += block.text.count(b"\n")


@pytest.mark.parametrize("size", [LONGEST, LONGEST + 1, LONGEST + 2, 5 * LONGEST + 3])
@pytest.mark.parametrize("before", [b"", LINES])
@pytest.mark.parametrize("end", [b"\n" + LINES, b"\n", b""])
def test_overlong_lines(size: int, before: bytes, end: bytes) -> None:
    data = before + b" " * size + end
    assert in_blocks(data, library()) == one_by_one(data, library())


@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_without_end(monkeypatch: pytest.MonkeyPatch, more: int, end: bytes) -> None:
    """Where so many bytes were passed over that nothing more is read; on both sides of the bound."""
    monkeypatch.setattr("courtpiece_spec.records.lines.MOST_SKIPPED", 8 * LONGEST)
    monkeypatch.setattr(cutting, "MOST_SKIPPED", 8 * LONGEST)
    data = LINES + b"x" * (LONGEST + 2 + 8 * LONGEST - 1 - more) + end + LINES
    found = in_blocks(data, library())
    assert found == one_by_one(data, library())
    assert len(found) == 41 + (40 if end and more else 0)


def test_a_pipe_is_answered_before_its_end() -> None:
    """What has been written is judged, though more may come."""
    read, write = os.pipe()
    judged = 0
    with os.fdopen(read, "rb") as stream, os.fdopen(write, "wb", 0) as out:
        out.write(LINES)
        timer = threading.Timer(60, out.close)  # else a failure would hang
        timer.start()
        for event in events(stream, library(), How(KERNEL, 1, BEFORE, oracle)):
            assert isinstance(event, Right)
            judged += event.records
            if judged == 40:
                assert not out.closed
                out.close()
        timer.cancel()
    assert judged == 40


def test_the_first_lines_of_a_pipe_are_judged_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """And those behind them in blocks, with their right numbers."""
    monkeypatch.setattr("courtpiece_spec.records.bulk.audit._FIRST_OF_UNKNOWN", 7)
    monkeypatch.setattr("courtpiece_spec.records.bulk.audit._FEW", 0)
    data = b"\n" + LINES
    kinds = [type(event) for event in events(io.BytesIO(data), library(), How(AUTO, 1, BEFORE, oracle))]
    assert kinds == [tuple] * 6 + [Right]
    assert in_blocks(data, library(), engine=AUTO) == one_by_one(data, library())


# ---------------------------------------------------------------------- what breaks off
def packed(kind: str, data: bytes) -> bytes:
    return gzip.compress(data) if kind == "gzip" else zstandard.ZstdCompressor().compress(data)


def until_it_breaks(stream: io.BytesIO, engine: str) -> tuple[list[int], Exception]:
    """The numbers of the records judged before a file broke off, and what it broke off with."""
    lines: list[int] = []
    try:
        for event in events(stream, library(), How(engine, 2, BEFORE, oracle)):
            if isinstance(event, Right):
                lines += [json.loads(line)["line"] for line in event.told.splitlines()]
            else:
                lines.append(event[0])
    except (UnreadableError, OSError) as error:
        return lines, error
    pytest.fail("it does not break off")


@pytest.mark.parametrize("engine", [KERNEL, AUTO])
@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_a_packed_file_that_is_cut_off_is_judged_so_far(kind: str, engine: str) -> None:
    """Two pieces packed one after the other, the second cut off in its midst."""
    data = packed(kind, LINES) + packed(kind, LINES)[:-200]
    lines, error = until_it_breaks(io.BytesIO(data), engine)
    assert lines[:40] == list(range(1, 41))
    assert lines == list(range(1, len(lines) + 1))
    assert isinstance(error, UnreadableError)
    assert str(error) == "it is cut off"


@pytest.mark.parametrize("engine", [KERNEL, AUTO])
@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_a_packed_file_that_is_broken_is_judged_so_far(kind: str, engine: str) -> None:
    second = bytearray(packed(kind, LINES))
    second[40:60] = b"\xff" * 20
    lines, error = until_it_breaks(io.BytesIO(packed(kind, LINES) + bytes(second)), engine)
    assert lines[:40] == list(range(1, 41))
    assert isinstance(error, UnreadableError)
    assert str(error) not in ("", "it is cut off")


@pytest.mark.parametrize("engine", [KERNEL, AUTO])
@pytest.mark.parametrize("kind", ["gzip", "zstd"])
def test_packed_files_are_judged_as_plain_ones(kind: str, engine: str) -> None:
    data = packed(kind, LINES) + packed(kind, b"x\n" + LINES)
    assert in_blocks(data, library(), engine=engine) == one_by_one(LINES + b"x\n" + LINES, library())


class Breaking(io.BytesIO):
    """A disk that fails in the midst of a file."""

    def read1(self, size: int | None = -1) -> bytes:
        if self.tell() > 3_000:
            raise OSError(5, "Input/output error")
        return super().read1(min(700, size or 700))


def test_a_disk_that_fails_is_told_after_what_was_read() -> None:
    lines, error = until_it_breaks(Breaking(LINES), KERNEL)
    assert (isinstance(error, OSError), str(error)) == (True, "[Errno 5] Input/output error")
    read = 700 * 5  # the first place beyond 3000
    assert lines == list(range(1, LINES[:read].count(b"\n") + 1))


# ---------------------------------------------------------------------- threads
@pytest.mark.parametrize("threads", [1, 4])
def test_results_come_in_order_and_errors_last(threads: int) -> None:
    def items() -> Any:
        yield from range(20)
        raise zlib.error("broken")

    source = in_order(lambda number: number * number, items(), threads)
    assert [next(source) for _ in range(20)] == [number * number for number in range(20)]
    with pytest.raises(zlib.error, match="broken"):
        next(source)


def test_not_much_is_read_ahead() -> None:
    taken = 0

    def items() -> Any:
        nonlocal taken
        for number in range(1000):
            taken += 1
            yield number

    source = in_order(lambda number: number, items(), 3)
    assert [next(source) for _ in range(5)] == [0, 1, 2, 3, 4]
    assert taken <= 5 + 6
    source.close()  # type: ignore[attr-defined]  # a generator


def test_a_block_of_a_fault_is_one_record() -> None:
    block = next(iter(blocks(io.BytesIO(b"x" * (5 * LONGEST)), 3, wait=True)))
    assert isinstance(block, Block)
    assert (block.first, block.text) == (3, b"")
    assert block.fault is not None
