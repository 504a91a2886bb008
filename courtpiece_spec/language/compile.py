"""Text to compiled books: the one entrance of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import evolve, frozen

from courtpiece_spec.book.about import Example, ExampleFault
from courtpiece_spec.book.book import Argument, Book, Leg
from courtpiece_spec.book.node import Span
from courtpiece_spec.language.build import declare
from courtpiece_spec.language.checks.book import check_book
from courtpiece_spec.language.checks.file import LANGUAGE, check_file
from courtpiece_spec.language.compose import Composed, Composer, Library
from courtpiece_spec.language.declarations import (
    Body,
    BookDecl,
    CycleDecl,
    Decl,
    FamilyDecl,
    FileDecl,
    Name,
    OptionDecl,
    UseOf,
    VariantDecl,
)
from courtpiece_spec.language.diagnostic import Diagnostic, Related, Severity
from courtpiece_spec.language.ids import BookId
from courtpiece_spec.language.parse import parse
from courtpiece_spec.language.source import Source

MOST_ERRORS = 20
"""So many errors of one file are shown."""


Replay = Callable[[Book, Example], tuple[ExampleFault, ...]]
"""Runs a worked example; the language is handed it, and knows no engine."""


Prove = Callable[[Book], tuple[Diagnostic, ...]]
"""Proves that a book holds in every outcome; the language is handed it too."""


@frozen
class Trial:
    """What a compiled book is put to before it is given out."""

    replay: Replay | None = None
    prove: Prove | None = None


NO_TRIAL = Trial()


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
    text: str, file: str, *, library: Library | None = None, trial: Trial = NO_TRIAL
) -> Compiled:
    """Compile every book of a text.

    Args:
        text: The text; a byte-order mark and CRLF are read silently.
        file: The name under which places are shown.
        library: Where other books are looked up.
        trial: What each sound book is put to.
    """
    return compile_source(Source(file, text), library=library, trial=trial)


def compile_source(source: Source, *, library: Library | None = None, trial: Trial = NO_TRIAL) -> Compiled:
    """Compile every book of a source; see `compile_text`."""
    declared, problems = read_declarations(source)
    if declared is None:
        return Compiled({}, _limited(problems), {})
    run = Run(Composer(declared.decls, library or NoLibrary()), trial)
    run.composer.report(*problems, *check_file(declared))
    for decl in declared.decls:
        if isinstance(decl, OptionDecl):
            run.option(decl)
        else:
            run.book(decl)
    options = {decl.name.text: decl for decl in declared.decls if isinstance(decl, OptionDecl)}
    return Compiled(run.books, _limited(run.composer.problems), options)


def compile_request(wanted: BookId, at: Span, *, library: Library, trial: Trial = NO_TRIAL) -> Compiled:
    """Compile a book of the library with options.

    Args:
        wanted: The book and its options.
        at: The place that messages about the id name.
        library: Where books and options are looked up.
        trial: What the book is put to.
    """
    run = Run(Composer((), library), trial)
    made = run.composer.named(Name(wanted.book, at))
    if made is not None and wanted.uses:
        uses = tuple(
            UseOf(Name(use.id, at), tuple(value for _, value in use.arguments), at) for use in wanted.uses
        )
        titles = [
            found.title for found in map(library.find, (use.id for use in wanted.uses)) if found is not None
        ]
        title = f"{made.decl.title} with {', '.join(titles)}"
        version = None if isinstance(made.decl, CycleDecl) else made.decl.body.version
        name, body = Name(wanted.book, at), Body(version=version)
        made = run.composer.variant(
            VariantDecl(name, title, name, uses, body, at, made.decl.source), str(wanted)
        )
    if made is not None:
        run.finish(made)
    return Compiled(run.books, _limited(run.composer.problems), {})


# ---------------------------------------------------------------------- one run
class Run:
    """Compiles books one after another, parents first."""

    def __init__(self, composer: Composer, trial: Trial) -> None:
        self.composer = composer
        self.trial = trial
        self.books: dict[str, Book] = {}
        self._faults: dict[str, frozenset[tuple[str, str]]] = {}
        """What was wrong with each book that is done: codes and messages."""

    def book(self, decl: BookDecl) -> None:
        """Compile a book of the text, after those that it extends."""
        id = decl.name.text  # noqa: A001
        if id in self._faults:
            return
        self._faults[id] = frozenset()
        for parent in _parents(decl):
            other = self.composer.own(parent.text)
            if other is not None and not isinstance(other, OptionDecl):
                self.book(other)
        before = len(self.composer.errors)
        made = self.composer.named(decl.name)
        if made is None or len(self.composer.errors) > before:
            self._faults[id] = frozenset({("", "")})
        if made is not None:
            self.finish(made)

    def option(self, decl: OptionDecl) -> None:
        """Check an option as the book that it amends with it alone, for a sample of its arguments."""
        amended = self.composer.decl(decl.amends)
        if amended is None:
            return
        arguments: tuple[Argument, ...] = tuple(parameter.sample for parameter in decl.parameters)
        use = UseOf(decl.name, arguments, decl.name.at)
        trial = VariantDecl(decl.name, decl.title, decl.amends, (use,), Body(), decl.at, decl.source)
        made = self.composer.variant(trial, f"{decl.amends} with {decl.name}")
        if made is not None:
            self.finish(made, keep=False)

    def finish(self, made: Composed, *, keep: bool = True) -> None:
        """Check a composed book, run its examples, and put it among the books when it is sound."""
        clauses, problems = check_book(made)
        told = frozenset().union(*(self._faults.get(id, frozenset()) for id in made.lineage))
        errors = [each for each in problems if each.severity is Severity.ERROR]
        self.composer.report(
            *(_at_home(made, each) for each in problems if (each.code, each.message) not in told)
        )
        faults = self._faults.get(made.id, frozenset()) | {(each.code, each.message) for each in errors}
        if not faults and not told:
            book = to_book(evolve(made, clauses=clauses))
            faults |= self._examples(made, book) or self._proofs(made, book)
            faults |= self._proofs(made, book) if not faults else frozenset()
            if keep and not faults:
                self.books[book.id] = book
        if keep:
            self._faults[made.id] = faults

    def _examples(self, made: Composed, book: Book) -> frozenset[tuple[str, str]]:
        """What is wrong with the worked examples."""
        replay = self.trial.replay
        if replay is None:
            return frozenset()
        wrong = [
            Diagnostic(
                "CP513",
                f"the example `{example.id}` fails: {fault.message}",
                fault.at or example.at or made.decl.name.at,
            )
            for example in book.examples
            for fault in replay(book, example)
        ]
        self.composer.report(*(_at_home(made, each) for each in wrong))
        return frozenset((each.code, each.message) for each in wrong)

    def _proofs(self, made: Composed, book: Book) -> frozenset[tuple[str, str]]:
        """What is wrong with it in some outcome."""
        found = () if self.trial.prove is None else self.trial.prove(book)
        self.composer.report(*(_at_home(made, each) for each in found))
        return frozenset((each.code, each.message) for each in found if each.severity is Severity.ERROR)


def _parents(decl: BookDecl) -> tuple[Name, ...]:
    """The books that a book is made from."""
    if isinstance(decl, VariantDecl):
        return (decl.parent,)
    return tuple(leg.book for leg in decl.legs) if isinstance(decl, CycleDecl) else ()


def _at_home(made: Composed, problem: Diagnostic) -> Diagnostic:
    """A problem of a clause that another book wrote is told where this book is made from it."""
    decl = made.decl
    if _within(problem.at, decl.at):
        return problem
    at = decl.uses[0].at if isinstance(decl, VariantDecl) and decl.uses else decl.name.at
    related = (Related(problem.at, "written here"), *problem.related)
    return evolve(problem, message=f"in `{made.id}`: {problem.message}", at=at, related=related)


def _within(inner: Span, outer: Span) -> bool:
    begins = (outer.line, outer.column) <= (inner.line, inner.column)
    ends = (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    return inner.file == outer.file and begins and ends


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
                evolve(last, code="CP107", message=message, help=None, related=(), severity=Severity.NOTE)
            )
    return tuple(kept)
