"""Records of a NumPy archive, judged as arrays, or written as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from courtpiece_spec.cards import CARDS
from courtpiece_spec.records.bulk.archive import Piece
from courtpiece_spec.records.bulk.arrays import Flags, Ints
from courtpiece_spec.records.bulk.judging import Columns, joined, judge
from courtpiece_spec.records.bulk.kernels import Players
from courtpiece_spec.records.bulk.packs import check_packs
from courtpiece_spec.records.bulk.right import Judged
from courtpiece_spec.records.placing import ordinal
from courtpiece_spec.records.reading import FORMAT, Fault
from courtpiece_spec.records.writing import line_of

_BLANKS: Final = b" \t\r\n"


def lines_of(piece: Piece) -> Iterator[tuple[int, bytes | Fault]]:
    """The records as lines of JSON, with their numbers; a fault where a code stands for nothing."""
    for place in range(len(piece.packs)):
        yield piece.first + place, line_at(piece, place)


def line_at(piece: Piece, place: int) -> bytes | Fault:
    """One record as a line of JSON, or what is wrong with its codes."""
    head = piece.head
    pack = piece.packs[place].tolist()
    for number, card in enumerate(pack, start=1):
        if card >= len(CARDS):
            return Fault(f"`pack`: card {number} has the code {card}; there are 0 to {len(CARDS) - 1}")
    said = int(piece.said[place])
    if said < 0 or said >> len(head.fields.all):
        return Fault(f"`said` is {said}: there are {len(head.fields.all)} keys")
    tokens = []
    codes = piece.actions[piece.starts[place] : piece.starts[place + 1]].tolist()
    for number, code in enumerate(codes, start=1):
        action = head.coding.action(code, head.names)
        if action is None:
            return Fault(f"the {ordinal(number)} token: {code} is no code of an action of this book's table")
        tokens.append(action.token)
    row = piece.setups[place]
    for bit, each in enumerate(head.fields.all):
        values = row[each.first : each.first + len(each.start)].tolist()
        if not said >> bit & 1 and values != list(each.start):
            return Fault(f"setup: `{each.key}` is {values}, but `said` does not have it")
    line = line_of(
        {
            "format": FORMAT,
            "book": None,
            "setup": head.fields.setup_of(row, said),
            "pack": "".join(str(CARDS[card]) for card in pack),
            "actions": " ".join(tokens),
        }
    ).encode("ascii")
    line = line.replace(b'"book": null', b'"book": ' + head.said_book, 1)
    told = piece.results[piece.result_starts[place] : piece.result_starts[place + 1]].tobytes()
    return line[:-1] + b', "result": ' + told + b"}" if told else line


def judge_piece(piece: Piece, players: Players, before: str | None) -> Judged:
    """Judge some records of an archive."""
    size = len(piece.packs)
    places = np.arange(size, dtype=np.int64)
    numbers = places + piece.first
    player = players.of(piece.head.said_book)
    kernel = None if player is None else player.kernel(size)
    parts = []
    if player is not None and kernel is not None:
        fits = np.zeros(size, np.bool_)
        check_packs(piece.packs, player.game.layout.pack_bits, fits)
        fits &= player.setups.in_range(piece.setups, piece.said)
        fits &= player.coding.check(piece.actions, piece.starts)
        begins, ends, told = _results(piece)
        columns = Columns(
            piece.packs,
            piece.setups,
            piece.said,
            piece.actions,
            piece.starts,
            fits & told,
            piece.results,
            begins,
            ends,
        )
        parts = [(player, judge(player, kernel, columns, places, numbers, before))]
    return joined(size, parts, numbers, lambda place: line_at(piece, place))


def _results(piece: Piece) -> tuple[Ints, Ints, Flags]:
    """Where results begin and end between their brackets, -1 for none, and which may be objects at all."""
    begins, ends = piece.result_starts[:-1], piece.result_starts[1:]
    has = ends > begins
    if not len(piece.results):
        none = np.full(len(begins), -1, np.int64)
        return none, none, np.ones(len(begins), np.bool_)
    last = len(piece.results) - 1
    opened = piece.results[np.minimum(begins, last)] == ord("{")
    closed = piece.results[np.maximum(ends - 1, 0)] == ord("}")
    fits = ~has | (opened & closed & (ends - begins >= 2))
    return np.where(has, begins + 1, -1), np.where(has, ends - 1, -1), fits
