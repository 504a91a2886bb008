"""The text that a new variant starts from: a header, and amendments of its book as remarks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from courtpiece_spec.book import Book, Clause, ExampleTakers, ExpectRow, argument_text
from courtpiece_spec.book.tables import Row
from courtpiece_spec.language.compile import NO_TRIAL, Trial, compile_source
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.language.format import format_text
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import TRIAL, Shelf, bundled_options
from courtpiece_spec.records.fitting import Fit, fittings
from courtpiece_spec.records.wording import Texts

_LIKED: Final = 3
"""So many options are named; `courtpiece list --options` has the others."""
_NUMBER: Final = re.compile(r"[0-9]+")


def starting_text(name: str, title: str, book: Book, shelf: Shelf, file: str) -> str:
    """A file with a variant of a book that differs in nothing yet.  It checks, and so does each remark in it.

    Args:
        name: The id of the variant.
        title: Its name for people.
        book: What it is a variant of, as it is played there.
        shelf: The books that the file will know.
        file: What the file will be called.
    """
    parent = book.id
    head = f'variant {name} "{title}" ' + (f"= {parent}" if " with " in parent else f"extends {parent}")

    def sound(body: str, trial: Trial = NO_TRIAL, instead: str | None = None) -> bool:
        text = f"court 1\n{instead or head} {{\n{body}\n}}\n"
        return not compile_source(Source(file, text), library=shelf, trial=trial).diagnostics

    lines = [
        "court 1",
        "",
        f"# {title}: a variant of {book.title}.  Write only what differs: all else is as in {parent}.",
        "#",
        *_commands(parent, file),
        f"{head} {{",
        '  also "Another name for it"',
        '  version "0.1"',
        "",
        "  # A line behind a hash is a remark.  Take the hash away, and the rule holds.",
    ]
    for remark, body in _amendments(book):
        if sound(body):
            lines += ["", f"  # {remark}", *(f"  # {line}" for line in body.splitlines())]
    lines += _options(name, title, book, shelf)
    example = _example(book)
    if example is not None and sound(example, TRIAL):
        lines += ["", "  # A worked example is played whenever the book is checked."]
        lines += [f"  # {line}" for line in example.splitlines()]
    text = "\n".join([*lines, "}", ""])
    made = format_text(Source(file, text))
    assert isinstance(made, str), made
    return made


def _commands(parent: str, file: str) -> Iterator[str]:
    """What to do with the file, in columns."""
    lines = {
        f"check {file}": "what is wrong, and what would mend it",
        f"diff {_quoted(parent)} {file}": "what differs, with a round that shows it",
        f"show {file}": "the whole book, clause by clause",
        f"audit --book {file} rounds.jsonl": "judge recorded rounds by it",
    }
    wide = max(map(len, lines))
    for line, what in lines.items():
        yield f"#   courtpiece {line:{wide}}   {what}"


def _amendments(book: Book) -> Iterator[tuple[str, str]]:
    """Amendments that such a book may have, each with what it does."""
    texts = Texts()
    rows = [each for each in book.under("score") if isinstance(each.rule, Row)]
    for row in rows:
        changed = _with_other_number(row, texts, behind="->")
        if changed is not None:
            yield "One row of the score, worth something else:", f"replace {row.path}: {changed}"
            break
    won = book.by_path.get("match.won")
    changed = None if won is None else _with_other_number(won, texts)
    if changed is not None:
        yield "When the match is won:", f"replace match.won: {changed}"
    yield (
        "What your table does where the rules are silent:",
        "\n".join(
            [
                'ruling my_question "What was not clear?" on play.follow {',
                '  here:    "how you play it"',
                '  instead: "how others play it"',
                "}",
            ]
        ),
    )
    if "custom.signals" in book.by_path:
        yield "What binds people only:", 'replace custom signals "Nobody may say anything about cards held."'


def _with_other_number(clause: Clause, texts: Texts, behind: str = "") -> str | None:
    """The words of a clause with one more, at its first number behind a sign; None where it has none."""
    words = texts.words(clause)
    start = words.find(behind) if behind else 0
    found = _NUMBER.search(words, max(start, 0))
    if start < 0 or found is None:
        return None
    return words[: found.start()] + str(int(found[0]) + 1) + words[found.end() :]


def _options(name: str, title: str, book: Book, shelf: Shelf) -> list[str]:
    """How options are used, with some that fit."""
    own = {use.id for use in book.options}
    # Those that are written for this very book come first: they are what its players argue about.
    lineage = [book.id.partition(" ")[0], *book.lineage]
    decls = [decl for each in bundled_options() if isinstance(decl := shelf.find(each), OptionDecl)]
    fit = (
        (decl, found)
        for decl in sorted(decls, key=lambda decl: _rank(decl, lineage))
        if decl.name.text not in own
        and (found := fittings([decl.name.text], shelf, [book.id])[decl.name.text].get(book.id))
    )
    near = list(islice(fit, _LIKED))
    if not near:
        return []
    joined = " with " if " with " not in book.id else ", "
    uses = [_use(decl, fit) for decl, fit in near]
    return [
        "",
        "  # An option is used in the first line, in place of the one above:",
        f'  # variant {name} "{title}" = {book.id}{joined}{uses[0]} {{',
        f"  # Others that fit: {', '.join(uses[1:])}" if uses[1:] else "  # No other fits.",
        "  # All of them, told in sentences: courtpiece list --options " + _quoted(book.id),
    ]


def _rank(decl: OptionDecl, lineage: list[str]) -> int:
    least = decl.amends.text
    return lineage.index(least) if least in lineage else len(lineage)


def _quoted(id: str) -> str:  # noqa: A002
    return f'"{id}"' if " " in id else id


def _use(decl: OptionDecl, fit: Fit) -> str:
    arguments = ", ".join(argument_text(each) for each in (*fit.only, decl.samples()[0])[0])
    return f"{decl.name}({arguments})" if arguments else decl.name.text


def _example(book: Book) -> str | None:
    """A worked example of the book under another name."""
    texts = Texts()
    for example in book.examples:
        rows = [each for each in example.statements if isinstance(each, ExampleTakers)]
        if any(isinstance(part, ExpectRow) for each in rows for part in each.expected):
            excerpt = texts.excerpt(example.at)
            body = excerpt.partition("{")[2].rpartition("}")[0] if excerpt else ""
            inner = [f"  {line.strip()}" for line in body.splitlines() if line.strip()]
            if inner:
                return "\n".join([f'example mine "{example.title}" {{', *inner, "}"])
    return None
