"""Make the vectors of books anew: `python -m courtpiece_spec.conformance.making [BOOK…] [-o DIR] [-j N]`.

What is made is the same every time, and what is shipped stays. A slug that the register knows and that would
be lost, or would come to mean something else, since the book answers otherwise or an example was changed, is
told, and then the file is not written: a slug that has to go is marked as retired in the register first, by
hand and with the reason. New slugs are entered into it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from attrs import frozen

from courtpiece_spec.conformance.guard import end_with_parent
from courtpiece_spec.conformance.making.book import make
from courtpiece_spec.conformance.vectors import register
from courtpiece_spec.conformance.vectors.form import Vector
from courtpiece_spec.conformance.vectors.library import books, file_name, option_of, text_of
from courtpiece_spec.loading import NotLoaded, load

DATA = Path(__file__).resolve().parents[2] / "vectors"


@frozen
class File:
    """What came of a book: its vectors, and words about them."""

    name: str
    vectors: tuple[Vector, ...]
    words: str


def make_file(name: str) -> File:
    """Make the vectors of one book.

    Raises ValueError where there is no such book.
    """
    book = load(name)
    if isinstance(book, NotLoaded):
        raise ValueError(book.message)
    made = make(book, only_from=option_of(book))
    size = len(text_of(made.vectors).encode()) // 1000
    words = [f"{name}: {len(made.vectors)} vectors, {size} kB"]
    words += [f"  survives: {each.mutant.id}" for each in made.survivors if each.proof is None]
    return File(name, made.vectors, "\n".join(words))


def main(arguments: Sequence[str]) -> int:
    """Make the files of the books named, or of all."""
    parser = ArgumentParser(prog="python -m courtpiece_spec.conformance.making")
    parser.add_argument("books", nargs="*", metavar="BOOK")
    parser.add_argument("-o", dest="folder", type=Path, default=DATA)
    parser.add_argument("-j", dest="jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    status = 0
    with ProcessPoolExecutor(given.jobs, initializer=end_with_parent) as pool:
        for file in pool.map(make_file, given.books or list(books())):
            wrong = write(file, given.folder)
            sys.stdout.write("".join(f"{line}\n" for line in (file.words, *wrong)))
            sys.stdout.flush()
            status = status or int(bool(wrong))
    return status


def write(file: File, folder: Path) -> list[str]:
    """Write the file of a book and its new slugs; what stands against it, if something does."""
    path = folder / register.FILE
    known = register.read(path.read_text("utf-8")) if path.is_file() else {}
    wrong = register.broken(known, file.vectors)
    if wrong:
        return [f"  {line}" for line in wrong] + [f"  {file_name(file.name)} is not written"]
    (folder / file_name(file.name)).write_text(text_of(file.vectors), encoding="utf-8")
    path.write_text(register.text_of(register.extended(known, file.vectors).values()), encoding="utf-8")
    return []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
