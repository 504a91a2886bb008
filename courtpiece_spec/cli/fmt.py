"""`courtpiece fmt FILE…`: books in the one layout in which they are written."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import click
from attrs import frozen

from courtpiece_spec.cli.completing import files as complete
from courtpiece_spec.cli.exits import ExitCode, Failure
from courtpiece_spec.cli.files import STDIN, opened, shown, unreadable
from courtpiece_spec.cli.output import WriteError, safe_text, say, stderr, write_file

if TYPE_CHECKING:
    from rich.text import Text

    from courtpiece_spec.language.diagnostic import Diagnostic

_LARGEST: Final = 4 * 1024 * 1024
"""Bytes: no book is near it, and a device without an end must not fill the memory."""

_UNREADABLE: Final = frozenset({"CP101", "CP102"})
"""Codes of what is no text of a book at all."""


@frozen
class Laid:
    """A file's text as it is and as it would be."""

    name: str
    before: bytes
    after: str

    @property
    def changes(self) -> bool:
        """Whether a byte of it would change."""
        return self.after.encode("utf-8") != self.before


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, shell_complete=complete)
@click.option("--check", is_flag=True, help="Change nothing; name the files that would change.")
@click.option("--diff", "as_diff", is_flag=True, help="Change nothing; show what would change.")
def command(files: tuple[str, ...], check: bool, as_diff: bool) -> ExitCode:
    """Lay out each FILE in the one way in which books are written: no word is changed, every remark kept.

    A FILE of - is read from stdin and written to stdout. A byte-order mark and line ends of Windows are taken
    away. A file is written whole or not at all, and one that is laid out already is not touched.

    \b
    Examples:
      courtpiece fmt mine.court
      courtpiece fmt --check books/*.court
      courtpiece fmt --diff mine.court
      courtpiece fmt - < mine.court

    Exit status: 0 done; 1 a text has errors or, with --check, would change; 2 a file cannot be read or
    written.
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    worst, only_look = ExitCode.OK, check or as_diff
    for name in dict.fromkeys(files):
        try:
            code = _one(name, check=check, as_diff=as_diff, only_look=only_look)
        except Failure as failure:
            failure.show()
            code = ExitCode(failure.exit_code)
        worst = max(worst, code)
    return worst


def _one(name: str, *, check: bool, as_diff: bool, only_look: bool) -> ExitCode:
    """Lay out one file. Raises Failure where it cannot be read or written."""
    from courtpiece_spec.language.legible import decode
    from courtpiece_spec.language.source import Source

    data = _read(name)
    text, problem = decode(data, shown(name))
    if text is None:
        assert problem is not None
        _tell((problem,), None)
        return ExitCode.USAGE
    source = Source(shown(name), text)

    from courtpiece_spec.language.format import format_text

    made = format_text(source)
    if not isinstance(made, str):
        _tell(made, source)
        return ExitCode.USAGE if made[0].code in _UNREADABLE else ExitCode.DIFFERENCE
    laid = Laid(name, data, made)
    if as_diff:
        for line in _diff(laid, text):
            say(line)
    if only_look:
        if check and laid.changes:
            click.echo(f"would change {safe_text(shown(name))}", err=True)
        return ExitCode.DIFFERENCE if check and laid.changes else ExitCode.OK
    _write(laid)
    return ExitCode.OK


def _read(name: str) -> bytes:
    try:
        with opened(name) as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise unreadable(name, error) from None
    except ValueError:  # a NUL in the name
        raise Failure(f"{name} cannot be read: no file can have this name") from None
    if len(data) > _LARGEST:
        raise Failure(f"{shown(name)} cannot be read: a book has at most {_LARGEST} bytes")
    return data


def _write(laid: Laid) -> None:
    if laid.name == STDIN:
        click.echo(laid.after.encode("utf-8"), nl=False)
        return
    if not laid.changes:
        return
    from pathlib import Path

    error = write_file(Path(laid.name), laid.after)
    if isinstance(error, WriteError):
        raise Failure(str(error))
    click.echo(f"laid out {safe_text(laid.name)}", err=True)


def _diff(laid: Laid, before: str) -> Iterator[Text]:
    """A unified diff; what only bytes show (line ends, a byte-order mark) is said in words."""
    from rich.text import Text

    name = safe_text(shown(laid.name), one_line=True)
    lines = before.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    made = laid.after.split("\n")
    styles = {"+": "green", "-": "red", "@": "cyan"}
    found = tuple(difflib.unified_diff(lines, made, name, f"{name} (laid out)", lineterm=""))
    for line in found:
        style = "bold" if line.startswith(("+++", "---")) else styles.get(line[:1], "")
        yield Text(safe_text(line), style)
    if not found and laid.changes:
        yield Text(f"{name}: only its line ends or its byte-order mark would change", "bold")


def _tell(problems: tuple[Diagnostic, ...], source: object) -> None:
    """What is wrong with a text, as `check` tells it."""
    from courtpiece_spec.language.render import WIDTH, render
    from courtpiece_spec.language.source import Source

    console = stderr()
    width = max(40, console.width - 8) if console.is_terminal else WIDTH
    known = source if isinstance(source, Source) else None
    console.print(render(problems, lambda _: known, width), soft_wrap=True, end="")
