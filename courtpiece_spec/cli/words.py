"""`courtpiece words`: what may stand in the clauses, conditions and outcomes of a book."""

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
    """Tell the words of conditions, outcomes and effects, or what there is with a WORD in it.

    Each comes with what it means and with a clause to copy, which is written behind `add`. A WORD may also be
    a section, the path of a clause, or a word of one: then the forms that such a clause may have are told,
    each with one of a bundled book and what it says. In a form, what is in capitals stands for something,
    [ ] may be left out, and | is between choices.

    \b
    Examples:
      courtpiece words
      courtpiece words streak
      courtpiece words round
      courtpiece words play.follow
      courtpiece words "winning card" --json
    """  # noqa: D301 - click keeps the lines of a paragraph behind a backspace
    from courtpiece_spec.rulebook.words import words

    every = found = words()
    if wanted:
        from courtpiece_spec.records.forms import about

        plain = {word: any(_has(each, word) for each in every) for word in wanted}
        forms = {word: about(word, by_kind=not plain[word]) for word in wanted}
        found = tuple(each for each in every if any(_has(each, word) for word in wanted))
        unknown = [word for word in wanted if not forms[word] and not plain[word]]
        if unknown:
            raise Failure(_unknown(unknown[0], every))
        found += tuple(dict.fromkeys(each for word in wanted for each in forms[word]))
    if as_json:
        print_json([_json(each) for each in found])
        return
    for line in _lines(found):
        say(line)
    if not wanted:
        from courtpiece_spec.records.forms import SECTIONS

        say(f"\nwhat clauses may say: courtpiece words SECTION, which is one of {', '.join(SECTIONS)}")


def _has(word: Word, said: str) -> bool:
    from courtpiece_spec.language.expected import TERMINALS

    said = said.lower()
    if "RANK" in word.form and said in TERMINALS["RANK_WORD"].words:
        return True
    return re.search(rf"(?<![a-z]){re.escape(said)}(?![a-z])", word.form.lower()) is not None


def _unknown(said: str, every: Iterable[Word]) -> str:
    from courtpiece_spec.language.paths import did_you_mean
    from courtpiece_spec.records.forms import SECTIONS, forms

    told = (each.form.lower() for each in (*every, *forms()))
    single = {part for text in told for part in re.findall(r"[a-z][a-z_]+", text)}
    paths = {each.names[0] for each in forms()}
    hint = did_you_mean(said, sorted(single | paths | set(SECTIONS)))
    return f"`{said}` is no word of clauses, conditions or outcomes" + (
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
        first, *more = _wrapped(word.form + kind, "  ", "    ")
        yield Text.assemble("  ", (word.form, "bold"), kind) if not more else Text(first, "bold")
        yield from (Text(line, "bold") for line in more)
        yield from _wrapped(word.meaning, "      ", "      ")
        if word.example:
            yield f"      {word.example}"


def _wrapped(text: str, first: str, more: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=more, break_on_hyphens=False)
