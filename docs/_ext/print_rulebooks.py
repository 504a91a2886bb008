"""Rulebooks for print, beside the built documentation: `make pdf`.

Without words it prints every bundled book in every whole language, and a club's own book; with words, the
books named, in English.  What has not changed stays.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from courtpiece_spec.rulebook.content import Rulebook
from courtpiece_spec.rulebook.output.pdf import CannotPrintError, to_pdf
from docs._ext.rulebook_pages import FOLDER, Form, played, whole_languages, write_files

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "docs" / "_build" / "html" / FOLDER
CLUB = "docs/examples/club_night.court"


def _booklet(book: Rulebook) -> bytes:
    return to_pdf(book, "a5")


def print_books(folder: Path, references: Iterable[str], languages: Iterable[str]) -> list[str]:
    """Print books as A4 and as A5 booklets; the names of the files written.

    Raises:
        CannotPrintError: This machine lacks a font or a library.
    """
    names, spoken = list(references), list(languages)
    return [
        *write_files(folder, names, spoken, Form("pdf", to_pdf)),
        *write_files(folder, names, spoken, Form("a5.pdf", _booklet)),
    ]


def main(words: list[str]) -> int:
    """What `make pdf` runs."""
    try:
        if words:
            written = print_books(SITE, words, ["en"])
        else:
            written = print_books(SITE, [*played(), str(ROOT / CLUB)], whole_languages())
    except CannotPrintError as error:
        sys.stderr.write(f"not printed: {error}\n")
        # The documentation is whole without them, but nothing may be missing where everything is judged.
        return 0 if words and not os.environ.get("CI") else 1
    sys.stdout.write("".join(f"wrote {SITE.relative_to(ROOT) / each}\n" for each in written))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
