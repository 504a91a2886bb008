"""The table of what fits what: `python -m tests.books.fits` writes it anew, by trying.

With ids, as in `python -m tests.books.fits BOOK OPTION`, only what is about these is tried: which books these
options fit, and which options fit these books. The rest of the table stays as it is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from courtpiece_spec.loading import Shelf, bundled, bundled_options
from courtpiece_spec.records.fitting import TABLE, Tries

PATH = Path(__file__).parents[2] / "courtpiece_spec" / "books" / TABLE


def tried(option: str, tries: Tries, books: Iterable[str] | None = None) -> dict[str, Any]:
    """The books that an option fits, of all or of some, in the form of the table."""
    found = {book: tries.fit(option, book) for book in (bundled() if books is None else books)}
    return {book: fit.as_json() for book, fit in found.items() if fit is not None}


def refreshed(
    option: str, tries: Tries, table: Mapping[str, dict[str, Any]], ids: Collection[str]
) -> dict[str, Any]:
    """The books that an option fits, tried anew for some ids alone, or for all without them."""
    if not ids or option in ids or option not in table:
        return tried(option, tries)
    kept = {book: fit for book, fit in table[option].items() if book not in ids}
    row = kept | tried(option, tries, [each for each in bundled() if each in ids])
    return {book: row[book] for book in bundled() if book in row}


def read() -> dict[str, dict[str, Any]]:
    """The table as it stands."""
    table: dict[str, dict[str, Any]] = json.loads(PATH.read_text("utf-8"))
    return table


if __name__ == "__main__":
    every, known, named = Tries(Shelf(), thorough=True), read(), sys.argv[1:]
    unknown = set(named) - {*bundled(), *bundled_options()}
    if unknown:
        sys.exit(f"there is no bundled book or option {', '.join(sorted(unknown))}")
    lines = [f'  "{each}": {json.dumps(refreshed(each, every, known, named))}' for each in bundled_options()]
    PATH.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
