"""What commands print and write with.

Data goes to stdout, words for people about it to stderr. Text that came out of a file is shown through
`safe_text`. Files are written whole or not at all.
"""

import errno
import json
import os
import re
import secrets
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from attrs import frozen

from courtpiece_spec.hidden import unhidden

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_SURROGATE = re.compile("[\ud800-\udfff]")


@cache
def stdout() -> "Console":
    """Rich's console on stdout; colours only on a terminal, no markup in what is printed."""
    return _console(err=False)


@cache
def stderr() -> "Console":
    """Rich's console on stderr; colours only on a terminal, no markup in what is printed."""
    return _console(err=True)


def _console(*, err: bool) -> "Console":
    from rich.console import Console as RichConsole  # 80 ms that `--json` and `--help` need not pay

    class Console(RichConsole):
        """Rich's, but a reader that goes away is told to the edge, which alone knows the exit status."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    class OwnConsole(Console):
        def on_broken_pipe(self) -> None:
            raise  # noqa: PLE0704 - rich calls this where it has caught one, and would end with status 1

    # With markup, `[caller]` in a sentence would vanish; with highlighting, numbers get colours of their own.
    return OwnConsole(stderr=err, markup=False, highlight=False, emoji=False)


def say(*parts: "str | Text") -> None:
    """Print text for people on stdout, its lines as they are; control characters are made visible.

    Args:
        parts: Plain or styled texts, joined without anything between.
    """
    from rich.text import Text

    whole = Text()
    for part in parts:
        styled = Text(part) if isinstance(part, str) else part
        if safe_text(styled.plain) != styled.plain:
            styled = Text(safe_text(styled.plain))  # its spans would be off
        whole.append_text(styled)
    stdout().print(whole, soft_wrap=True)


def print_json(value: object) -> None:
    """Print a value as JSON on one line of stdout, as `json_text` gives it."""
    click.echo(json_text(value))


def json_text(value: object) -> str:
    """A value as JSON on one line.

    The line is the same for the same value: keys stay in the order of the dicts, and everything but ASCII is
    escaped, so that any terminal can show it and no control of direction hides in it. Half a character (a
    lone surrogate), at which strict readers of JSON fail, is shown as its code point.

    Args:
        value: Dicts with string keys, lists, strings, ints, booleans, None; finite floats.

    Raises:
        ValueError: The value holds NaN or an infinity, which JSON lacks.
        TypeError: The value holds something else.
    """
    line = json.dumps(value, allow_nan=False, separators=(",", ":"))
    if "\\ud" in line:
        line = json.dumps(_whole(value), allow_nan=False, separators=(",", ":"))
    return line


def _whole(value: Any) -> Any:
    """The value with the lone surrogates in its texts shown as code points."""
    match value:
        case str():
            return _SURROGATE.sub(lambda found: unhidden(found[0]), value)
        case Mapping():
            return {_whole(key): _whole(each) for key, each in value.items()}
        case list() | tuple():
            return [_whole(each) for each in value]
        case _:
            return value


def safe_text(text: str, *, one_line: bool = False) -> str:
    """Show control characters as their code points, `<U+202E>`, so that the rest is read as it stands.

    Args:
        text: Any text, also with lone surrogates.
        one_line: Show tabs and line feeds so too, not only the other controls.
    """
    return unhidden(text, keep="" if one_line else "\t\n")


@frozen
class WriteError:
    """Why a file could not be written. The file, if there was one, is as it was.

    Attributes:
        path: The file.
        reason: In the words of the system, lower case: `no space left on device`.
    """

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"cannot write {safe_text(str(self.path), one_line=True)}: {self.reason}"


def write_file(path: Path, data: str | bytes | Iterable[str | bytes]) -> WriteError | None:
    """Write a file whole, or leave it as it was.

    A new file is written beside the old one and then takes its place. What is no regular file (a pipe, a
    terminal, `/dev/stdout`) is written to directly; a symbolic link stays, and its target changes.

    Args:
        path: The file; its folder must exist.
        data: The content, or its parts in order, which need not fit into memory together; text is written as
            UTF-8, with its line ends as they are.

    Returns:
        None, or why it was not written.
    """
    if isinstance(data, bytes):
        parts: Iterable[bytes] = (data,)
    else:
        texts = (data,) if isinstance(data, str) else data
        parts = (part.encode("utf-8") if isinstance(part, str) else part for part in texts)
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            with os.fdopen(_opened(target), "wb") as file:
                file.writelines(parts)
        else:
            _replace(target, parts)
    except (OSError, RuntimeError) as error:  # RuntimeError: a loop of symbolic links
        return _write_error(path, error)
    return None


def unwritable(path: Path) -> WriteError | None:
    """Why a file could not be written, tried without changing it; None where nothing speaks against it."""
    try:
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        if not target.exists() or target.is_file():
            draft = _draft_of(target)
            draft.touch(exist_ok=False)
            draft.unlink()
    except (OSError, RuntimeError) as error:
        return _write_error(path, error)
    return None


def _write_error(path: Path, error: OSError | RuntimeError) -> WriteError:
    reason = error.strerror if isinstance(error, OSError) else None
    return WriteError(path, (reason or str(error)).lower())


def _draft_of(target: Path) -> Path:
    """Where the new file is written, beside the old one."""
    return target.with_name(f".courtpiece-{secrets.token_hex(8)}.tmp")


def _opened(target: Path) -> int:
    """What is no regular file, opened for writing; a pipe that nobody reads is refused, not waited for."""
    if not target.is_fifo():
        return os.open(target, os.O_WRONLY)
    try:
        descriptor = os.open(target, os.O_WRONLY | os.O_NONBLOCK)
    except OSError as error:
        if error.errno == errno.ENXIO:
            raise OSError(error.errno, "it is a pipe that nobody reads") from None
        raise
    os.set_blocking(descriptor, True)
    return descriptor


def _replace(target: Path, parts: Iterable[bytes]) -> None:
    draft = _draft_of(target)
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666
    # Opened by hand, as tempfile would give it to its owner only, whatever the umask says.
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())  # some file systems tell only now that they are full
        if target.exists():
            draft.chmod(mode)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
