"""Records of one book in arrays, judged by its kernel; what is not surely right is left for the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from attrs import frozen

from courtpiece_spec.records.bulk.answers import Answers
from courtpiece_spec.records.bulk.arrays import Codes, Flags, Ints, Texts
from courtpiece_spec.records.bulk.batch import UNFINISHED, Batch, Kernel
from courtpiece_spec.records.bulk.compiled import compiled
from courtpiece_spec.records.bulk.kernels import Player
from courtpiece_spec.records.bulk.right import Judged, Right
from courtpiece_spec.records.reading import Fault


@frozen(eq=False)
class Columns:
    """Records of one book, column by column."""

    packs: Texts
    setups: Ints
    said: Ints
    """Of each setup the keys that it has, as bits."""
    actions: Codes
    starts: Ints
    fits: Flags
    """Which records are surely in form, but for what the setup says."""
    text: Texts
    """Where the results stand."""
    begins: Ints
    """Where each result begins behind its bracket; -1 for none."""
    ends: Ints


@frozen(eq=False)
class Part:
    """The records of one book in a block that its kernel finds right."""

    right: Ints
    """The places in the block of the records that are right."""
    unfinished: int
    lines: Sequence[tuple[int, bytes]]


def judge(
    player: Player, kernel: Kernel, columns: Columns, places: Ints, numbers: Ints, before: str | None
) -> Part:
    """Judge the records of one book.

    Args:
        player: What plays the book.
        kernel: Its kernel.
        columns: The records.
        places: Where each stands in the block.
        numbers: The number of each in the file.
        before: What stands before the number in a line of `audit --json`; None where no lines are asked for.
    """
    fits = columns.fits.copy()
    chosen = np.flatnonzero(fits)
    fits[chosen] = player.setups.sound(columns.setups[chosen], columns.said[chosen])
    chosen = np.flatnonzero(fits)
    if not len(chosen):
        return Part(places[:0], 0, ())
    replayed = kernel.replay(_batch(player, kernel.setup_fields, columns, chosen))
    answers = Answers.of(replayed, player.game.layout.side_count, player.counted.columns)
    agrees = answers.agreeing(columns.text, columns.begins[chosen], columns.ends[chosen], player.counted)
    right = np.flatnonzero(agrees)
    unfinished = int((answers.status[right] == UNFINISHED).sum())
    lines: Sequence[tuple[int, bytes]] = ()
    if before is not None:
        text, starts = answers.written(numbers[chosen], right, before, player.counted)
        bounds = starts.tolist()
        lines = [
            (number, text[begin:end])
            for number, begin, end in zip(
                numbers[chosen[right]].tolist(), bounds[:-1], bounds[1:], strict=True
            )
        ]
    return Part(places[chosen[right]], unfinished, lines)


def _batch(player: Player, names: tuple[str, ...], columns: Columns, chosen: Ints) -> Batch:
    """The chosen records as the kernel wants them."""
    setups = columns.setups
    mine = player.setups.fields.names
    if tuple(names) != mine:
        setups = np.ascontiguousarray(setups[:, [mine.index(name) for name in names]])
    if len(chosen) == len(columns.packs):
        return Batch(columns.packs, setups, columns.actions, columns.starts)
    actions = np.empty(len(columns.actions), np.int32)
    starts = np.zeros(len(chosen) + 1, np.int64)
    size = keep(columns.actions, columns.starts, chosen, actions, starts)
    return Batch(columns.packs[chosen], setups[chosen], actions[:size], starts)


@compiled
def keep(codes: Codes, starts: Ints, chosen: Ints, kept: Codes, begins: Ints) -> int:
    """The actions of some records, one after the other; how many they are."""
    size = 0
    for place, number in enumerate(chosen):
        for each in range(starts[number], starts[number + 1]):
            kept[size] = codes[each]
            size += 1
        begins[place + 1] = size
    return size


def joined(
    size: int, parts: Sequence[tuple[Player, Part]], numbers: Ints, line_at: Callable[[int], bytes | Fault]
) -> Judged:
    """What came of a block, from what came of each of its books.

    Args:
        size: How many records the block has.
        parts: What came of each book.
        numbers: The number of each record in the file.
        line_at: Gives the line of a record by its place in the block.
    """
    is_right = np.zeros(size, np.bool_)
    for _, part in parts:
        is_right[part.right] = True
    told = [line for _, part in parts for line in part.lines]
    if len(parts) > 1:
        told.sort()
    books = sorted(
        ((int(numbers[part.right[0]]), player.game) for player, part in parts if len(part.right)),
        key=lambda each: each[0],
    )
    right = Right(int(is_right.sum()), sum(part.unfinished for _, part in parts), b"", tuple(books))
    doubts = [(int(numbers[place]), line_at(int(place))) for place in np.flatnonzero(~is_right)]
    return Judged(right, doubts, told)
