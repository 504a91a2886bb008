"""`courtpiece convert IN OUT`: records from one kind of file into another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from courtpiece_spec.cli.books import book_option, known_files
from courtpiece_spec.cli.completing import files
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import opened, shown, unreadable

if TYPE_CHECKING:
    from courtpiece_spec.records.bulk.right import Line
    from courtpiece_spec.records.library import Library


@click.command()
@click.argument("source", metavar="IN", shell_complete=files)
@click.argument("target", metavar="OUT", shell_complete=files)
@book_option
def command(source: str, target: str, book_files: tuple[Path, ...]) -> None:
    """Write the records of IN to OUT, in the kind of file that the name of OUT says; nothing is lost.

    \b
      .jsonl                   a record a line; also for an OUT of -, which is stdout
      .jsonl.gz, .jsonl.zst    the same, packed
      .parquet                 a row each, for tools of data science
      .npz                     arrays, which are judged fastest; the records of one book

    What IN is, is seen from its content; - is stdin. Every record must be in form (whether it was played by
    the rules is for `audit` to say). OUT is written whole or not at all.

    \b
    Examples:
      courtpiece convert season.jsonl season.npz
      courtpiece convert season.parquet - | head -1
    """  # noqa: D301 - click wants the control character, which keeps the lines apart
    kind = _kind(target)
    extra = known_files(book_files)
    pieces = _pieces(source, kind, extra)
    if target == "-":
        for piece in pieces:
            click.echo(piece, nl=False)
        return
    from courtpiece_spec.cli.output import write_file

    try:
        error = write_file(Path(target), pieces)
    except KeyboardInterrupt:
        raise click.Abort from None
    if error is not None:
        raise Failure(str(error))


def _kind(target: str) -> str:
    """The kind of file that a name says.

    Raises Failure.
    """
    from courtpiece_spec.records.bulk.converting import SUFFIXES
    from courtpiece_spec.records.bulk.packed import PLAIN

    if target == "-":
        return PLAIN
    for suffix, kind in SUFFIXES.items():
        if target.endswith(suffix):
            return kind
    raise Failure(f"the name of {target} says no kind of file: it must end in {', '.join(SUFFIXES)}")


def _pieces(source: str, kind: str, extra: tuple[Path, ...]) -> Iterator[bytes]:
    """The new file.

    Raises Failure.
    """
    from courtpiece_spec.records.bulk.converting import CannotConvertError, converted
    from courtpiece_spec.records.bulk.packed import UnreadableError
    from courtpiece_spec.records.library import Library

    library = Library.of(extra)
    with opened(source) as stream:
        try:
            yield from converted(_read(source, stream, library), library, kind)
        except UnreadableError as error:
            raise Failure(f"{shown(source)} cannot be converted: {error}") from None
        except CannotConvertError as error:
            raise Failure(f"{shown(source)}, {error}", ExitCode.DIFFERENCE) from None


def _read(source: str, stream: IO[bytes], library: Library) -> Iterator[Line]:
    """The records of a file as lines.

    Raises Failure, and UnreadableError.
    """
    from courtpiece_spec.records.bulk.audit import lines_of
    from courtpiece_spec.records.bulk.packed import kind_of

    try:
        yield from lines_of(stream, kind_of(stream), library)
    except OSError as error:
        raise unreadable(source, error) from None
