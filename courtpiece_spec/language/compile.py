"""Text to compiled books: the one entrance of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import evolve, frozen

from courtpiece_spec.book.about import Example, ExampleFault
from courtpiece_spec.book.book import Argument, Book, Leg
from courtpiece_spec.book.node import Span
from courtpiece_spec.language.build import declare
from courtpiece_spec.language.compose import Composed, Composer, Library
from courtpiece_spec.language.declarations import (
    Body,
    CycleDecl,
    Decl,
    FamilyDecl,
    FileDecl,
    Name,
    OptionDecl,
    UseOf,
    VariantDecl,
)
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.language.ids import BookId
from courtpiece_spec.language.parse import parse
from courtpiece_spec.language.source import Source

LANGUAGE = 1
"""The version of the language that this package reads: the number behind `court` in a file's first line."""

MOST_ERRORS = 20
"""So many errors of one file are shown."""


Replay = Callable[[Book, Example], tuple[ExampleFault, ...]]
"""Runs a worked example; the language is handed it, and knows no engine."""


@frozen
class Compiled:
    """What a text compiles to."""

    books: dict[str, Book]
    """The books that are free of errors, by id."""
    diagnostics: tuple[Diagnostic, ...]
    options: dict[str, OptionDecl]
    """The options that the text declares, by id."""

    @property
    def ok(self) -> bool:
        """Whether there is no error."""
        return not any(each.severity is Severity.ERROR for each in self.diagnostics)


class NoLibrary:
    """No books outside the text."""

    def find(self, id: str) -> Decl | None:  # noqa: A002, ARG002
        """None."""
        return None

    def ids(self) -> Iterable[str]:
        """None."""
        return ()


def read_declarations(source: Source) -> tuple[FileDecl | None, tuple[Diagnostic, ...]]:
    """What a text declares; None when it cannot be parsed."""
    tree = parse(source)
    if isinstance(tree, tuple):
        return None, tree
    return declare(tree, source)


def compile_text(
    text: str, file: str, *, library: Library | None = None, replay: Replay | None = None
) -> Compiled:
    """Compile every book of a text.

    Args:
        text: The text; a byte-order mark and CRLF are read silently.
        file: The name under which places are shown.
        library: Where other books are looked up.
        replay: Runs worked examples; without it none is run.
    """
    return compile_source(Source(text, file), library=library, replay=replay)


def compile_source(
    source: Source, *, library: Library | None = None, replay: Replay | None = None
) -> Compiled:
    """Compile every book of a source; see `compile_text`."""
    declared, problems = read_declarations(source)
    if declared is None:
        return Compiled({}, _limited(problems), {})
    composer = Composer(declared.decls, library or NoLibrary())
    composer.report(*problems)
    books: dict[str, Book] = {}
    options: dict[str, OptionDecl] = {}
    for decl in declared.decls:
        if isinstance(decl, OptionDecl):
            options[decl.name.text] = decl
            _check_option(decl, composer, replay)
            continue
        made = composer.named(decl.name)
        if made is not None:
            _finish(made, composer, replay, books)
    return Compiled(books, _limited(composer.problems), options)


def compile_request(wanted: BookId, at: Span, *, library: Library, replay: Replay | None = None) -> Compiled:
    """Compile a book of the library with options.

    Args:
        wanted: The book and its options.
        at: The place that messages about the id name.
        library: Where books and options are looked up.
        replay: Runs worked examples.
    """
    composer = Composer((), library)
    books: dict[str, Book] = {}
    made = composer.named(Name(wanted.book, at))
    if made is not None and wanted.uses:
        uses = tuple(
            UseOf(Name(use.id, at), tuple(value for _, value in use.arguments), at) for use in wanted.uses
        )
        titles = [
            found.title for found in map(library.find, (use.id for use in wanted.uses)) if found is not None
        ]
        title = f"{made.decl.title} with {', '.join(titles)}"
        version = None if isinstance(made.decl, CycleDecl) else made.decl.body.version
        body = Body(version=version)
        decl = VariantDecl(Name(wanted.book, at), title, Name(wanted.book, at), uses, body, made.decl.source)
        made = composer.variant(decl, str(wanted))
    if made is not None:
        _finish(made, composer, replay, books)
    return Compiled(books, _limited(composer.problems), {})


# ---------------------------------------------------------------------- steps
def _check_option(decl: OptionDecl, composer: Composer, replay: Replay | None) -> None:
    """An option is checked as the book that it amends with it alone, for a sample of its arguments."""
    arguments: tuple[Argument, ...] = tuple(parameter.sample for parameter in decl.parameters)
    if composer.decl(decl.amends) is None:
        return
    use = UseOf(decl.name, arguments, decl.name.at)
    trial = VariantDecl(decl.name, decl.title, decl.amends, (use,), Body(), decl.source)
    made = composer.variant(trial, f"{decl.amends} with {decl.name}")
    if made is not None:
        _finish(made, composer, replay, {})


def _finish(made: Composed, composer: Composer, replay: Replay | None, books: dict[str, Book]) -> None:
    """Check a composed book, and put it among the books when it is sound."""
    book = to_book(made)
    if replay is not None and not made.legs:
        for example in book.examples:
            for fault in replay(book, example):
                at = fault.at or example.at
                assert at is not None
                composer.report(Diagnostic("CP513", f"the example `{example.id}` fails: {fault.message}", at))
    books[book.id] = book


def to_book(made: Composed) -> Book:
    """The compiled form of a composed book."""
    decl = made.decl
    kind = {FamilyDecl: "family", VariantDecl: "variant", CycleDecl: "cycle"}[type(decl)]
    inner = Body() if isinstance(decl, CycleDecl) else decl.body
    return Book(
        made.id,
        decl.title,
        kind,
        tuple(written.clause for written in made.clauses),
        LANGUAGE,
        None if inner.version is None else inner.version.text,
        made.lineage,
        made.options,
        tuple(text.text for text in inner.also),
        tuple(text.text for text in inner.places),
        inner.place_cites,
        made.rulings,
        made.examples,
        tuple(Leg(to_book(book), number, unit) for book, number, unit in made.legs),
    )


def _limited(problems: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """In the order of the text, and not more errors of one file than anybody reads."""
    ordered = sorted(problems, key=lambda each: (each.at.file, each.at.line, each.at.column, each.code))
    errors: dict[str, int] = {}
    kept = []
    for each in ordered:
        if each.severity is Severity.ERROR:
            errors[each.at.file] = errors.get(each.at.file, 0) + 1
            if errors[each.at.file] > MOST_ERRORS:
                continue
        kept.append(each)
    for file, number in errors.items():
        if number > MOST_ERRORS:
            last = next(each for each in reversed(kept) if each.at.file == file)
            message = f"{number - MOST_ERRORS} more errors are not shown"
            kept.append(
                evolve(last, code="CP500", message=message, help=None, related=(), severity=Severity.NOTE)
            )
    return tuple(kept)
