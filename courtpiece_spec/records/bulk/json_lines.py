"""A block of JSON Lines, judged."""

from __future__ import annotations

import numpy as np

from courtpiece_spec.records.bulk.arrays import Ints, Texts
from courtpiece_spec.records.bulk.blocks import Block
from courtpiece_spec.records.bulk.columns import Spans, TextColumns, read_columns
from courtpiece_spec.records.bulk.judging import Part, joined, judge
from courtpiece_spec.records.bulk.kernels import Player, Players
from courtpiece_spec.records.bulk.right import Judged, Right
from courtpiece_spec.records.bulk.scanning import (
    ACTIONS,
    LINE,
    MOST_BOOKS,
    PACK,
    RESULT,
    SETUP,
    WIDTH,
    scan,
)
from courtpiece_spec.records.reading import LONGEST


def judge_lines(block: Block, players: Players, before: str | None) -> Judged:
    """Judge a block of lines, book by book.

    Args:
        block: The lines.
        players: What plays the books that the lines name.
        before: What stands before the number in a line of `audit --json`; None where no lines are asked for.
    """
    if block.fault is not None:
        return Judged(Right(0, 0), [(block.first, block.fault)])
    data = np.frombuffer(block.text, np.uint8)
    most = block.text.count(b"\n") + 1
    spans = np.empty((most, WIDTH), np.int64)
    numbers = np.empty(most, np.int64)
    book_of = np.empty(most, np.int64)
    known = np.empty((MOST_BOOKS, 2), np.int64)
    count, _, books = scan(data, LONGEST, spans, numbers, book_of, known)
    spans, book_of = spans[:count], book_of[:count]
    lines = numbers[:count] + block.first
    texts = TextColumns(*(_spans(data, spans, part) for part in (SETUP, PACK, ACTIONS, RESULT)))
    parts: list[tuple[Player, Part]] = []
    for number in range(books):
        begin, end = known[number].tolist()
        player = players.of(block.text[begin:end])
        places = np.flatnonzero(book_of == number)
        kernel = None if player is None else player.kernel(len(places))
        if player is None or kernel is None:
            continue
        mine = texts if len(places) == count else texts.at(places)
        columns = read_columns(player, mine)
        parts.append((player, judge(player, kernel, columns, places, lines[places], before)))

    def line_at(place: int) -> bytes:
        return block.text[spans[place, LINE] : spans[place, LINE + 1]]

    return joined(count, parts, lines, line_at)


def _spans(data: Texts, spans: Ints, part: int) -> Spans:
    return Spans(data, np.ascontiguousarray(spans[:, part]), np.ascontiguousarray(spans[:, part + 1]))
