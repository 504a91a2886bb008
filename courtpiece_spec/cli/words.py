"""`courtpiece words`: what may stand in the conditions and outcomes of a book."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import click

from courtpiece_spec.cli.exits import Failure
from courtpiece_spec.cli.output import print_json, say

if TYPE_CHECKING:
    from rich.text import Text

    from courtpiece_spec.rulebook.words import Word

WIDTH = 100


@click.command()
@click.argument("wanted", metavar="[WORD]...", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
def command(wanted: tuple[str, ...], as_json: bool) -> None:
    """Tell the words of conditions, outcomes and effects, or only those with a WORD in them.

    Each comes with what it means and with a clause to copy, which is written behind `add`.

    \b
    Examples:
      courtpiece words
      courtpiece words streak
      courtpiece words "winning card" --json
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    from courtpiece_spec.rulebook.words import words

    every = words()
    found = every if not wanted else tuple(each for each in every if any(_has(each, word) for word in wanted))
    unknown = [word for word in wanted if not any(_has(each, word) for each in every)]
    if unknown:
        raise Failure(_unknown(unknown[0], every))
    if as_json:
        print_json([_json(each) for each in found])
        return
    for line in _lines(found):
        say(line)


def _has(word: Word, said: str) -> bool:
    return re.search(rf"(?<![a-z]){re.escape(said.lower())}(?![a-z])", word.form.lower()) is not None


def _unknown(said: str, every: Iterable[Word]) -> str:
    from courtpiece_spec.language.paths import did_you_mean

    single = sorted({part for each in every for part in re.findall(r"[a-z][a-z_]+", each.form.lower())})
    hint = did_you_mean(said, single)
    return f"`{said}` is no word of conditions or outcomes" + (
        f"; {hint}" if hint else "; see `courtpiece words`"
    )


def _json(word: Word) -> dict[str, str | None]:
    return {
        "group": word.group,
        "form": word.form,
        "type": word.type,
        "holds": word.holds,
        "meaning": word.meaning,
        "example": word.example,
    }


def _lines(found: Iterable[Word]) -> Iterator[str | Text]:
    from rich.text import Text

    group = None
    for word in found:
        if word.group != group:
            yield Text.assemble("\n" if group else "", (word.group, "bold underline"))
            group = word.group
        kind = f"  {word.type}, {word.holds}" if word.type else ""
        yield Text.assemble("  ", (word.form, "bold"), kind)
        yield from textwrap.wrap(
            word.meaning, WIDTH, initial_indent="      ", subsequent_indent="      ", break_on_hyphens=False
        )
        yield f"      {word.example}"
