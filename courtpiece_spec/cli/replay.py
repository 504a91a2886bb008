"""`courtpiece replay RECORD_FILE`: a recorded round, drawn trick by trick."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtpiece_spec.cli.books import Strangers, book_option, known_files
from courtpiece_spec.cli.completing import files
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import shown
from courtpiece_spec.cli.output import say, stderr
from courtpiece_spec.cli.records import record_line

if TYPE_CHECKING:
    from courtpiece_spec.records.reading import Record
    from courtpiece_spec.seats import Seat


@click.command()
@click.argument("file", metavar="RECORD_FILE", shell_complete=files)
@click.option(
    "--line",
    "wanted",
    type=click.IntRange(min=1),
    help="The line of the record; without it the first record.",
)
@click.option(
    "--view",
    "viewer",
    metavar="SEAT",
    help="Draw only what a seat knows: N, W, S or E at four, else P1, P2 and so on.",
)
@book_option
def command(file: str, wanted: int | None, viewer: str | None, book_files: tuple[Path, ...]) -> ExitCode:
    """Draw a round of RECORD_FILE trick by trick; - is stdin.

    Exit status: 0, or 1 when the record is not right; it is drawn up to where it goes wrong.
    """
    extra = known_files(book_files)
    from courtpiece_spec.records.audit import audit_line
    from courtpiece_spec.records.failures import draw_verdict
    from courtpiece_spec.records.library import Library
    from courtpiece_spec.records.replaying import Drawing
    from courtpiece_spec.records.wording import Texts

    number, line = record_line(file, wanted)
    verdict = audit_line(line, Library.of(extra).find)
    texts = Texts(extra)
    words = Strangers.of(extra).told(f"{shown(file)}, line {number}", verdict.record)
    if words is not None:
        stderr().print(words, soft_wrap=True)
    if verdict.record is None:
        say(draw_verdict(number, verdict, texts))
        return ExitCode.DIFFERENCE
    drawing = Drawing(verdict.record, texts, None if viewer is None else _seat(verdict.record, viewer))
    for part in drawing.parts():
        say(part)
    if "differs" in verdict.answer:
        say("\n", draw_verdict(number, verdict, texts))
    return ExitCode.OK if verdict.ok else ExitCode.DIFFERENCE


def _seat(record: Record, said: str) -> Seat:
    """The seat that a person names.

    Raises Failure.
    """
    layout = record.game.layout
    for seat in layout.seats:
        if said.upper() in (layout.names[seat], layout.shown[seat]):
            return seat
    raise Failure(f"there is no seat {said!r} at this table: it has {', '.join(layout.shown)}")
