"""The table of what fits what: `python -m tests.books.fits` writes it anew, by trying."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from courtpiece_spec.loading import Shelf, bundled, bundled_options
from courtpiece_spec.records.fitting import TABLE, Tries

PATH = Path(__file__).parents[2] / "courtpiece_spec" / "books" / TABLE


def tried(option: str, tries: Tries, books: Iterable[str]) -> dict[str, Any]:
    """Those of some books that an option fits, in the form of the table."""
    found = {book: tries.fit(option, book) for book in books}
    return {book: fit.as_json() for book, fit in found.items() if fit is not None}


def read() -> dict[str, dict[str, Any]]:
    """The table as it stands."""
    table: dict[str, dict[str, Any]] = json.loads(PATH.read_text("utf-8"))
    return table


if __name__ == "__main__":
    every = Tries(Shelf(), thorough=True)
    lines = [f'  "{each}": {json.dumps(tried(each, every, bundled()))}' for each in bundled_options()]
    PATH.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
