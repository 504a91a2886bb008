"""Make the vectors of books anew: `python -m courtpiece_spec.conformance.making [BOOK…] [-o DIR] [-j N]`.

What is made is the same every time. A slug that the old file has and the new one lacks is told: it would be
lost for ever, which only a major release may do.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from courtpiece_spec.conformance.making.book import make
from courtpiece_spec.conformance.vectors.library import books, file_name, option_of, shipped, text_of
from courtpiece_spec.loading import NotLoaded, load

DATA = Path(__file__).resolve().parents[2] / "vectors"


def make_file(name: str, folder: Path) -> str:
    """Make the file of one book; what came of it, in one line or more.

    Raises ValueError where there is no such book.
    """
    book = load(name)
    if isinstance(book, NotLoaded):
        raise ValueError(book.message)
    made = make(book, only_from=option_of(book))
    lost = {each.slug for each in shipped(name)} - {each.slug for each in made.vectors}
    text = text_of(made.vectors)
    (folder / file_name(name)).write_text(text, encoding="utf-8")
    words = [f"{name}: {len(made.vectors)} vectors, {len(text.encode()) // 1000} kB"]
    words += [f"  survives: {each.mutant.id}" for each in made.survivors if each.proof is None]
    words += [f"  lost: {slug}" for slug in sorted(lost)]
    return "\n".join(words)


def main(arguments: Sequence[str]) -> int:
    """Make the files of the books named, or of all."""
    parser = ArgumentParser(prog="python -m courtpiece_spec.conformance.making")
    parser.add_argument("books", nargs="*", metavar="BOOK")
    parser.add_argument("-o", dest="folder", type=Path, default=DATA)
    parser.add_argument("-j", dest="jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    names = given.books or list(books())
    with ProcessPoolExecutor(given.jobs) as pool:
        for words in pool.map(make_file, names, [given.folder] * len(names)):
            sys.stdout.write(words + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
