"""What commands that start an adapter share: its command line, and how long it may take."""

import math
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, TypeVar

import click

from courtpiece_spec.cli.completing import files

LEVELS = ("trick", "legal", "play", "match", "view", "load", "act")
F = TypeVar("F", bound=Callable[..., Any])


class Words(click.ParamType[tuple[str, ...]]):
    """A list of some known words, such as `trick,play`."""

    def __init__(self, what: str, known: tuple[str, ...]) -> None:
        self.name = f"{what.upper()}S"
        self.what = what
        self.known = known

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Split at commas; an unknown word is answered with the nearest."""
        if isinstance(value, tuple):
            return value
        wanted = [word.strip() for word in str(value).split(",")]
        for word in wanted:
            if word not in self.known:
                near = get_close_matches(word, self.known, 1)
                hint = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(self.known)}."
                self.fail(f"there is no {self.what} {word!r}. {hint}", param, ctx)
        return tuple(word for word in self.known if word in wanted)


class Seconds(click.FloatRange):
    """A range of seconds; click's own lets NaN through, which is in no range and out of none."""

    name = "SECONDS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Refuse what is no number."""
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a number of seconds", param, ctx)
        return seconds


def _needed(
    context: click.Context,
    parameter: click.Parameter,  # noqa: ARG001 - the shape of a callback
    value: tuple[str, ...],
) -> tuple[str, ...]:
    if not value and not context.params.get("records"):
        raise click.UsageError("Missing the adapter: put its command after '--'.")
    return value


def adapter_argument(function: F) -> F:
    """Add the command that starts the adapter, after `--`."""
    return click.argument(
        "adapter",
        nargs=-1,
        type=click.UNPROCESSED,
        metavar="-- COMMAND...",
        callback=_needed,
        shell_complete=files,
    )(function)


def timeout_option(function: F) -> F:
    """Add `--timeout`."""
    return click.option(
        "--timeout",
        type=Seconds(0.01, 3600),
        default=2.0,
        show_default=True,
        metavar="SECONDS",
        help="How long one answer may take.",
    )(function)


def jobs_option(function: F) -> F:
    """Add `-j`."""
    return click.option(
        "-j",
        "jobs",
        type=click.IntRange(1, 64),
        default=1,
        show_default=True,
        metavar="J",
        help="Judge with several processes, each with an adapter of its own.",
    )(function)


def levels_option(levels: tuple[str, ...]) -> Callable[[F], F]:
    """Add `--level`."""
    return click.option(
        "--level",
        "levels",
        type=Words("level", levels),
        default=levels,
        help=f"Only these levels: {','.join(levels)}.",
    )
