"""`courtpiece record BOOK`: random legal rounds as records."""

from __future__ import annotations

import itertools
from pathlib import Path

import click

from courtpiece_spec.cli.books import book_option, known_files, playable_book
from courtpiece_spec.cli.exits import Failure


@click.command()
@click.argument("book")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same rounds.")
@click.option(
    "-n", "--rounds", type=click.IntRange(min=0), default=1, show_default=True, help="How many rounds."
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
    book: str, seed: int, rounds: int, result: bool, output: Path | None, book_files: tuple[Path, ...]
) -> None:
    """Play random legal rounds of BOOK and print their records, one a line.

    The rounds are those of matches, one after the other; every action is drawn from all that are legal.
    """
    found = playable_book(book, known_files(book_files))
    from courtpiece_spec.records.writing import line_of, random_records

    records = itertools.islice(random_records(found, seed, with_result=result), rounds)
    lines = (line_of(record) + "\n" for record in records)
    if output is None or str(output) == "-":
        for line in lines:
            click.echo(line, nl=False)
        return
    from courtpiece_spec.cli.output import write_file

    error = write_file(output, lines)
    if error is not None:
        raise Failure(str(error))
