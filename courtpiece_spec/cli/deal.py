"""`courtpiece deal RECORD_FILE`: the deals of recorded rounds in Portable Bridge Notation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from courtpiece_spec.cli.books import book_option, known_files
from courtpiece_spec.cli.completing import files
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import opened, shown, unreadable


@click.command()
@click.argument("file", metavar="RECORD_FILE", shell_complete=files)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="Write to a file, whole or not at all.",
)
@book_option
def command(file: str, output: Path | None, book_files: tuple[Path, ...]) -> None:
    """Print the deals of the rounds of RECORD_FILE in Portable Bridge Notation; - is stdin.

    Bridge tools open them; `courtpiece record --pbn` plays them. Only tables of four with 52 cards.

    \b
    Example:
      courtpiece record hakem -n 8 | courtpiece deal - > deals.pbn
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    from courtpiece_spec.records import pbn

    games = _games(file, known_files(book_files))
    parts = (pbn.HEADER, *(part for game in games for part in ("\n", game)))
    if output is None or str(output) == "-":
        for part in parts:
            click.echo(part, nl=False)
        return
    from courtpiece_spec.cli.output import write_file

    error = write_file(output, parts)
    if error is not None:
        raise Failure(str(error))


def _games(file: str, extra: tuple[Path, ...]) -> Iterator[str]:
    """One game of PBN for each record; its board is the number of its line.

    Raises Failure.
    """
    from courtpiece_spec.records import pbn
    from courtpiece_spec.records.dealing import deal_of
    from courtpiece_spec.records.library import Library
    from courtpiece_spec.records.lines import numbered
    from courtpiece_spec.records.reading import Fault, parse_json, read_record

    find = Library.of(extra).find
    with opened(file) as stream:
        try:
            for number, line in numbered(stream):
                data = line if isinstance(line, Fault) else parse_json(line)
                record = data if isinstance(data, Fault) else read_record(data, find)
                if isinstance(record, Fault):
                    raise Failure(f"{shown(file)}, line {number}: {record.message}", ExitCode.DIFFERENCE)
                deal = deal_of(record, str(number))
                if isinstance(deal, str):
                    raise Failure(f"{shown(file)}, line {number}: {deal}")
                yield pbn.game(deal, str(number))
        except OSError as error:
            raise unreadable(file, error) from None
