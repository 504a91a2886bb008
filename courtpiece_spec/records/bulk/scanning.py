"""Lines of JSON in the form that nearly all records have, found among the bytes of a block.

That form is what `json.dumps` writes, with or without the spaces: ``{"format": "courtpiece-record/1", "book":
…, "setup": {…}, "pack": "…", "actions": "…"}``, in this order of keys, with a `result` at the end or without
one.  Whatever is not exactly so is left to the reading of every line.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from courtpiece_spec.records.bulk.arrays import Ints, Texts
from courtpiece_spec.records.bulk.compiled import compiled
from courtpiece_spec.records.reading import FORMAT


def _word(text: str) -> Texts:
    return np.frombuffer(text.encode("ascii"), np.uint8)


# A space in these stands for one space or none: no other stands in them.
_UP_TO_BOOK: Final = _word(f'{{"format": "{FORMAT}", "book": ')
_UP_TO_SETUP: Final = _word(', "setup": {')
_UP_TO_PACK: Final = _word('}, "pack": "')
_UP_TO_ACTIONS: Final = _word('", "actions": "')
_UP_TO_RESULT: Final = _word(', "result": {')

LINE, BOOK, SETUP, PACK, ACTIONS, RESULT = 0, 2, 4, 6, 8, 10
"""Where in a row of spans the begin of each part stands; its end stands behind it."""
WIDTH: Final = 12
MOST_BOOKS: Final = 64
"""Different books of one block that are told apart; the records of any further are read one by one."""

_NEWLINE: Final = 10
_QUOTE: Final = 34
_BACKSLASH: Final = 92
_OPEN: Final = 123
_CLOSE: Final = 125


@compiled
def _after(data: Texts, at: int, end: int, word: Texts) -> int:
    """The place behind a word that stands at a place, or -1."""
    for letter in word:
        if letter == 32:
            if at < end and data[at] == 32:
                at += 1
        elif at < end and data[at] == letter:
            at += 1
        else:
            return -1
    return at


@compiled
def _quote_from(data: Texts, at: int, end: int) -> int:
    """The place of the next quotation mark; of what no plain text has, if that comes first; or the end."""
    while at < end:
        letter = data[at]
        if letter in (_QUOTE, _BACKSLASH) or letter < 32 or letter > 126:
            return at
        at += 1
    return at


@compiled
def _close_from(data: Texts, at: int, end: int) -> int:
    """The place of the bracket that closes the object begun before, or the end.

    Brackets within texts are counted too: such an object does not fit its form, and its line is read whole.
    """
    depth = 1
    while at < end:
        letter = data[at]
        if letter == _OPEN:
            depth += 1
        elif letter == _CLOSE:
            depth -= 1
            if depth == 0:
                return at
        elif letter < 32 or letter > 126 or letter == _BACKSLASH:
            return end
        at += 1
    return end


@compiled
def _parts(data: Texts, at: int, end: int, row: Ints) -> bool:
    """Find the parts of one line; whether it is of the usual form."""
    at = _after(data, at, end, _UP_TO_BOOK)
    if at < 0 or at >= end:
        return False
    row[BOOK] = at
    if data[at] == _QUOTE:
        at = _quote_from(data, at + 1, end)
        if at >= end or data[at] != _QUOTE:
            return False
    elif data[at] == _OPEN:
        at = _close_from(data, at + 1, end)
        if at >= end:
            return False
    else:
        return False
    at += 1
    row[BOOK + 1] = at
    at = _after(data, at, end, _UP_TO_SETUP)
    if at < 0:
        return False
    row[SETUP] = at
    while at < end and data[at] != _CLOSE:
        at += 1
    row[SETUP + 1] = at
    at = _after(data, at, end, _UP_TO_PACK)
    if at < 0:
        return False
    row[PACK] = at
    at = _quote_from(data, at, end)
    row[PACK + 1] = at
    at = _after(data, at, end, _UP_TO_ACTIONS)
    if at < 0:
        return False
    row[ACTIONS] = at
    at = _quote_from(data, at, end)
    row[ACTIONS + 1] = at
    if at >= end or data[at] != _QUOTE:
        return False
    at += 1
    row[RESULT] = row[RESULT + 1] = -1
    if at < end and data[at] != _CLOSE:
        at = _after(data, at, end, _UP_TO_RESULT)
        if at < 0:
            return False
        row[RESULT] = at
        at = _close_from(data, at, end)
        row[RESULT + 1] = at
        at += 1
    if at >= end or data[at] != _CLOSE:
        return False
    at += 1
    if at < end and data[at] == 13:  # the line end of other systems, which JSON takes as blank
        at += 1
    return at == end


@compiled
def _is_blank(data: Texts, at: int, end: int) -> bool:
    while at < end:
        letter = data[at]
        if letter != 32 and not 9 <= letter <= 13:
            return False
        at += 1
    return True


@compiled
def _same(data: Texts, one: int, other: int, length: int) -> bool:
    place = 0
    while place < length and data[one + place] == data[other + place]:
        place += 1
    return place == length


@compiled
def _book_of(data: Texts, at: int, end: int, known: Ints, books: int) -> int:
    """The number of a book among those known; as many as are known where it is new."""
    for number in range(books):
        one = known[number, 0]
        if known[number, 1] - one == end - at and _same(data, one, at, end - at):
            return number
    return books


@compiled
def scan(
    data: Texts, longest: int, spans: Ints, numbers: Ints, book_of: Ints, known: Ints
) -> tuple[int, int, int]:
    """Find the parts of every line of a block.

    Args:
        data: Whole lines.
        longest: Bytes of the longest line that is a record.
        spans: For each line that is not blank, where its parts begin and end.
        numbers: For each of these its number in the block, from 0, blank lines counted.
        book_of: For each the number of its book's text, -1 where the line is to be read otherwise.
        known: Where the text of each book begins and ends.

    Returns:
        How many lines are not blank, how many there are in all, and how many books.
    """
    size = len(data)
    at = count = lines = books = 0
    while at < size:
        end = at
        while end < size and data[end] != _NEWLINE:
            end += 1
        row = spans[count]
        book = -1
        if end - at <= longest and _parts(data, at, end, row):
            book = _book_of(data, row[BOOK], row[BOOK + 1], known, books)
            if book == books:
                if books == MOST_BOOKS:
                    book = -1
                else:
                    known[books, 0], known[books, 1] = row[BOOK], row[BOOK + 1]
                    books += 1
        if book >= 0 or end - at > longest or not _is_blank(data, at, end):
            row[LINE], row[LINE + 1] = at, end
            numbers[count] = lines
            book_of[count] = book
            count += 1
        lines += 1
        at = end + 1
    return count, lines, books
