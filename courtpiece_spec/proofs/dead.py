"""Rows that no outcome comes to, and who is to mend that: the writer of the row, or nobody.

A row that somebody wrote in vain is an error.  A row that a book has from another one, and that an option
leaves without a case, harms nobody: whoever chose the option did not write it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from courtpiece_spec.book import Book
from courtpiece_spec.proofs.findings import Finding

DECIDING = frozenset({
    "round", "trump", "play", "collect", "decide", "let", "counter", "pack", "table", "roles",
})  # fmt: skip
"""Sections on which the outcomes of a round depend."""


def dead_rows(book: Book, paths: Iterable[str]) -> Iterator[Finding]:
    """What to say of rows that no outcome comes to."""
    spared: list[str] = []
    for path in paths:
        if _is_left_idle(book, path):
            spared.append(path)
            continue
        yield Finding(
            "CP602",
            path,
            f"the row {path} never counts: no outcome comes to it",
            "remove it, move it up, or mend its condition"
            if _is_own(book, path)
            else f"change what leads to it, or write `remove {path}`",
        )
    if spared:
        options = ", ".join(
            str(use) for use in book.options if any(use.id in _writers(book, path) for path in spared)
        )
        one = len(spared) == 1
        rows = spared[0] if one else f"{', '.join(spared[:-1])} and {spared[-1]}"
        yield Finding(
            "CP608",
            spared[0],
            f"with {options} the row{'' if one else 's'} {rows} never count{'s' if one else ''}",
        )


def _is_left_idle(book: Book, path: str) -> bool:
    """Whether options alone, not the book's own clauses, took the outcomes from a row that it inherits."""
    options = {use.id for use in book.options}
    writers = _writers(book, path)
    return not _is_own(book, path) and bool(writers & options) and book.id not in writers


def _is_own(book: Book, path: str) -> bool:
    """Whether a book or its options wrote a row, and no book that it extends."""
    return book.by_path[path].written_in in {book.id, *(use.id for use in book.options)}


def _writers(book: Book, path: str) -> set[str]:
    """Who wrote what the outcomes of a round, or the table of a row, depend on."""
    table = path.partition(".")[0]
    return {
        clause.written_in for clause in book.clauses if clause.section in DECIDING or clause.section == table
    }
