"""The group of commands, and the edge of the program where exceptions become exit codes.

Only click is imported here. The table below names the commands, so that `courtpiece --help` and completion
need none of their modules; a command whose module is not there yet is not offered.
"""

import errno
import gc
import importlib
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import IO, Final, NoReturn, TextIO

import click
from click.shell_completion import CompletionItem, shell_complete

from courtpiece_spec import __version__
from courtpiece_spec.cli.ended import terminable
from courtpiece_spec.cli.exits import ExitCode, Failure

PROGRAM = "courtpiece"
COMPLETE_VARIABLE = "_COURTPIECE_COMPLETE"
TRACEBACK_VARIABLE = "COURTPIECE_TRACEBACK"

_OBJECTS: Final = 100_000
"""So many new objects are made before the collector looks for what is garbage."""

COMMANDS: dict[str, tuple[str, str]] = {
    "check": ("courtpiece_spec.cli.check", "Check books and say what is wrong, and where."),
    "fmt": ("courtpiece_spec.cli.fmt", "Lay out books in the one way they are written."),
    "new": ("courtpiece_spec.cli.new", "Write a file to start a variant from."),
    "diff": ("courtpiece_spec.cli.diff", "Say what differs between two books, and where they disagree."),
    "list": ("courtpiece_spec.cli.list", "List the bundled books, or the options there are."),
    "show": ("courtpiece_spec.cli.show", "Show the clauses of a book, with sources and rulings."),
    "explain": ("courtpiece_spec.cli.explain", "Explain a clause: its sentence, sources, rulings and tests."),
    "words": ("courtpiece_spec.cli.words", "Tell the words of conditions and outcomes, with examples."),
    "rulebook": ("courtpiece_spec.cli.rulebook", "Write the rulebook that people read."),
    "record": ("courtpiece_spec.cli.record", "Play random legal rounds and print their records."),
    "deal": ("courtpiece_spec.cli.deal", "Print the deals of recorded rounds for bridge tools (PBN)."),
    "replay": ("courtpiece_spec.cli.replay", "Draw a recorded round, trick by trick."),
    "solve": ("courtpiece_spec.cli.solve", "Say what perfect play leads to, and which cards were mistakes."),
    "audit": ("courtpiece_spec.cli.audit", "Judge recorded rounds by their book."),
    "convert": ("courtpiece_spec.cli.convert", "Write recorded rounds to another kind of file."),
    "simulate": ("courtpiece_spec.cli.simulate", "Play many rounds, and tell how often everything happens."),
    "conform": ("courtpiece_spec.cli.conform", "Judge another implementation by a book."),
    "identify": ("courtpiece_spec.cli.identify", "Find out which book another implementation plays."),
    "smoke": ("courtpiece_spec.cli.smoke", "Try whether an adapter works at all."),
    "vectors": ("courtpiece_spec.cli.vectors", "List, export, run and score test vectors."),
    "adapter": ("courtpiece_spec.cli.adapter", "Write an adapter to start from, in one of three languages."),
    "completion": ("courtpiece_spec.cli.completion", "Print the completion script of a shell."),
}
"""Name of a command -> its module, which offers `command`, and its line in `--help`; in that line's order."""

# A full disk, a full quota, a file over the limit, a disk gone bad or read-only.
_CANNOT_WRITE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS})


class LazyGroup(click.Group):
    """A group that imports the module of a command only when that command is run or asked for its help."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Names of the commands whose modules are there, in the order of the table."""
        return [name for name, (module, _) in COMMANDS.items() if find_spec(module) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command, or None if there is none of that name."""
        if cmd_name not in self.list_commands(ctx):
            return None
        found = importlib.import_module(COMMANDS[cmd_name][0]).command
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command of a command line; an unknown one is answered with the nearest names."""
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand as error:
            # click looks for near names in `self.commands`, which a lazy group leaves empty.
            raise click.exceptions.NoSuchCommand(
                error.command_name, possibilities=self.list_commands(ctx), ctx=ctx
            ) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands from the table alone."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete the name of a command from the table alone."""
        names = [
            CompletionItem(name, help=COMMANDS[name][1])
            for name in self.list_commands(ctx)
            if name.startswith(incomplete)
        ]
        return [*names, *click.Command.shell_complete(self, ctx, incomplete)]


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit status: 0 nothing wrong; 1 a difference or an error in a book; 2 usage, unknown book or "
    "unreadable file; 3 the adapter cannot be used; 4 a fault of ours; 130 interrupted; "
    "141 the reader of the output went away.",
)
@click.version_option(__version__, "-V", "--version", prog_name=PROGRAM, message="%(prog)s %(version)s")
def main() -> None:
    """Rules of Court Piece: check a book, play it, judge records and other programs by it.

    A BOOK is the id of a bundled book (see `courtpiece list`) or a path to a .court file.
    """


def run(arguments: Sequence[str]) -> int:
    """Run one command line and tell its exit status; nothing but SystemExit gets out.

    Args:
        arguments: The command line without the program's name.

    Returns:
        The exit status, see `ExitCode`. Messages have been printed to stderr by then.
    """
    try:
        with terminable():
            status = _dispatch(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()  # here, and not at the interpreter's end, so that a full disk is told
    except click.ClickException as error:
        try:
            error.show()
        except OSError as gone:  # what reads stderr went away
            return _os_error(gone)
        # Everything that click itself raises is about the command line or a file named in it.
        return error.exit_code if isinstance(error, Failure) else ExitCode.USAGE
    except (KeyboardInterrupt, click.Abort):
        _complain("interrupted")
        return ExitCode.INTERRUPTED
    except OSError as error:
        return _os_error(error)
    except Exception as error:  # noqa: BLE001 - the edge: whatever it is, it is ours to tell
        return _fault(error)
    return status


def entry() -> NoReturn:
    """Run `courtpiece` with the arguments of the process, and end the process."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a suit sign shows it as an escape; that is no reason to fail.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    # Books and tables are made at the start and live to the end: to look through them again and again for
    # what could be thrown away takes a fifth of a short command.
    gc.set_threshold(_OBJECTS)
    status = run(sys.argv[1:])
    gc.freeze()  # nor need it look when all is thrown away together
    sys.exit(status)


def _dispatch(arguments: Sequence[str]) -> int:
    """Do what `click.Command.main` does, but leave every exception to `run`, which knows our exit codes."""
    if instruction := os.environ.get(COMPLETE_VARIABLE):
        unknown = shell_complete(main, {}, PROGRAM, COMPLETE_VARIABLE, instruction)
        return ExitCode.USAGE if unknown else ExitCode.OK
    try:
        with main.make_context(PROGRAM, list(arguments)) as context, _told_once():
            value = main.invoke(context)
    except click.exceptions.Exit as error:
        return error.exit_code
    return value if isinstance(value, int) else ExitCode.OK


@contextmanager
def _told_once() -> Iterator[None]:
    """Tell each warning about a book on stderr, once however often the book is read."""
    from courtpiece_spec.warned import BookWarning

    told: set[str] = set()
    with warnings.catch_warnings():
        warnings.simplefilter("always", BookWarning)
        others = warnings.showwarning

        def show(
            message: Warning | str,
            category: type[Warning],
            filename: str,
            lineno: int,
            file: TextIO | None = None,
            line: str | None = None,
        ) -> None:
            if not issubclass(category, BookWarning):
                others(message, category, filename, lineno, file, line)
            elif str(message) not in told:
                told.add(str(message))
                _complain(str(message))

        warnings.showwarning = show
        yield


def _os_error(error: OSError) -> int:
    if isinstance(error, BrokenPipeError):
        _abandon(sys.stdout)
        _abandon(sys.stderr)  # as in `courtpiece check mine.court 2>&1 | head -1`
        return ExitCode.PIPE_CLOSED
    if error.filename is None and error.errno in _CANNOT_WRITE:
        _abandon(sys.stdout)
        _complain(f"cannot write the output: {_reason(error)}")
        return ExitCode.USAGE
    if error.filename is not None:
        _complain(f"{os.fsdecode(error.filename)!r}: {_reason(error)}")
        return ExitCode.USAGE
    return _fault(error)


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()


def _fault(error: Exception) -> int:
    """Tell an exception that nobody expected, in one line: a traceback helps only who asks for it."""
    if os.environ.get(TRACEBACK_VARIABLE) == "1":
        import traceback

        traceback.print_exception(error)
    text = " ".join(str(error).split())
    what = f"{type(error).__name__}: {text}" if text else type(error).__name__
    _complain(
        f"a fault of ours: {what} (please report it with the command and its input; "
        f"{TRACEBACK_VARIABLE}=1 shows where)"
    )
    return ExitCode.FAULT


def _complain(message: str) -> None:
    from courtpiece_spec.cli.output import safe_text

    try:
        click.echo(f"{PROGRAM}: {safe_text(message)}", err=True)
    except OSError:
        return  # stderr is gone as well; the exit status still tells


def _abandon(stream: IO[str] | None) -> None:
    """Send what is left in a stream's buffer nowhere, or the interpreter fails on it at its end."""
    if stream is None:
        return
    try:
        descriptor = stream.fileno()
    except (AttributeError, OSError, ValueError):  # it is no file
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
