"""`courtpiece record BOOK`: random legal rounds as records."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from courtpiece_spec.cli.books import book_option, known_files, playable_book
from courtpiece_spec.cli.completing import books
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import opened, unreadable

if TYPE_CHECKING:
    from courtpiece_spec.book import Book

_LARGEST: Final = 64 * 1024 * 1024
"""Bytes of the largest file of deals."""


@click.command()
@click.argument("book", shell_complete=books)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same rounds.")
@click.option(
    "-n",
    "--rounds",
    type=click.IntRange(min=0),
    help="How many rounds; by default one, or all deals of --pbn.",
)
@click.option(
    "--pbn",
    type=click.Path(path_type=Path),
    metavar="FILE.pbn",
    help="Play the deals of a file in Portable Bridge Notation, one round each; -n is then not needed.",
)
@click.option("--result", is_flag=True, help="Add to each record what the book says of it.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="Write to a file, whole or not at all.",
)
@book_option
def command(
    book: str,
    seed: int,
    rounds: int | None,
    pbn: Path | None,
    result: bool,
    output: Path | None,
    book_files: tuple[Path, ...],
) -> None:
    """Play random legal rounds of BOOK and print their records, one a line.

    The rounds are those of matches, one after the other; every action is drawn from all that are legal.
    With --pbn each deal of a file is played as the first round of a match.
    """
    found = playable_book(book, known_files(book_files))
    from courtpiece_spec.records.writing import line_of, random_records

    if pbn is None:
        records = itertools.islice(
            random_records(found, seed, with_result=result), 1 if rounds is None else rounds
        )
    else:
        records = itertools.islice(_of_deals(found, pbn, seed, result), rounds)
    lines = (line_of(record) + "\n" for record in records)
    if output is None or str(output) == "-":
        for line in lines:
            click.echo(line, nl=False)
        return
    from courtpiece_spec.cli.output import write_file

    error = write_file(output, lines)
    if error is not None:
        raise Failure(str(error))


def _of_deals(book: Book, file: Path, seed: int, result: bool) -> Iterator[dict[str, Any]]:
    """A round of each deal of a file.

    Raises Failure.
    """
    from courtpiece_spec.records import pbn
    from courtpiece_spec.records.writing import records_of_deals

    with opened(str(file)) as stream:
        try:
            data = stream.read(_LARGEST + 1)
            if len(data) > _LARGEST:
                raise Failure(f"{file} cannot be read: it has more than {_LARGEST} bytes")
            text = data.decode("utf-8")
        except OSError as error:
            raise unreadable(str(file), error) from None
        except UnicodeDecodeError as error:
            raise Failure(f"{file}: it is not UTF-8: byte {error.start + 1} is no part of it") from None
    deals = pbn.loads(text)
    if isinstance(deals, pbn.PbnFault):
        raise Failure(f"{file}: {deals}", ExitCode.DIFFERENCE)
    if not deals:
        raise Failure(f"{file} holds no deal")
    for record in records_of_deals(book, deals, seed, with_result=result):
        if isinstance(record, str):
            raise Failure(f"{file}: {record}")
        yield record
