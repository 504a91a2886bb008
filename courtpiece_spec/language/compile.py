"""Text to compiled books: the one entrance of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from attrs import evolve, frozen

from courtpiece_spec.book.about import Example, ExampleFault
from courtpiece_spec.book.book import Argument, Book, Leg
from courtpiece_spec.book.node import Span
from courtpiece_spec.language.checks.book import check_book
from courtpiece_spec.language.checks.file import LANGUAGE, check_file
from courtpiece_spec.language.checks.sources import KnownSources
from courtpiece_spec.language.compose import Composed, Composer
from courtpiece_spec.language.declarations import (
    Body,
    BookDecl,
    CycleDecl,
    FamilyDecl,
    FileDecl,
    Name,
    OptionDecl,
    UseOf,
    VariantDecl,
)
from courtpiece_spec.language.diagnostic import Diagnostic, Severity
from courtpiece_spec.language.ids import BookId
from courtpiece_spec.language.library import Library, NoLibrary
from courtpiece_spec.language.source import Source, within
from courtpiece_spec.language.telling import at_home, holds_in_part

MOST_ERRORS = 20
"""So many errors of one file are shown."""

Replay = Callable[[Book, Example], tuple[ExampleFault, ...]]
"""Runs a worked example; the language is handed it, and knows no engine."""


Prove = Callable[[Book], tuple[Diagnostic, ...]]
"""Proves that a book holds in every outcome; the language is handed it too."""


Alike = Callable[[Book, Book], bool]
"""Whether two books play alike in every outcome; handed to the language as well."""


@frozen
class Trial:
    """What a compiled book is put to before it is given out."""

    replay: Replay | None = None
    prove: Prove | None = None
    known: Callable[[], KnownSources] | None = None
    """The sources that are described."""
    fits: Callable[[str], tuple[str, ...]] | None = None
    """The books that an option of the library is known to fit."""
    alike: Alike | None = None


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


def read_declarations(source: Source) -> tuple[FileDecl | None, tuple[Diagnostic, ...]]:
    """What a sound text declares; None with what is wrong with it when it cannot be parsed."""
    from courtpiece_spec.language.build import declare
    from courtpiece_spec.language.parse import parse

    tree = parse(source)
    if isinstance(tree, tuple):
        return None, tree
    return declare(tree, source)


def compile_text(
    text: str,
    file: str,
    *,
    library: Library | None = None,
    trial: Trial = NO_TRIAL,
) -> Compiled:
    """Compile every book of a text.

    Args:
        text: The text; a byte-order mark and CRLF are read silently.
        file: The name under which places are shown.
        library: Where other books are looked up.
        trial: What each sound book is put to.
    """
    return compile_source(Source(file, text), library=library, trial=trial)


def compile_source(
    source: Source,
    *,
    library: Library | None = None,
    trial: Trial = NO_TRIAL,
) -> Compiled:
    """Compile every book of a source; see `compile_text`."""
    from courtpiece_spec.language.build import declare
    from courtpiece_spec.language.parse import read

    reading = read(source)
    if reading.tree is None:
        return Compiled({}, _limited(reading.diagnostics), {})
    declared, problems = declare(reading.tree, source)
    broken = bool(reading.diagnostics)
    run = Run(Composer(declared.decls, library or NoLibrary()), Trial(fits=trial.fits) if broken else trial)
    run.composer.report(*problems, *check_file(declared))
    run.unsound = [each.at for each in problems]
    for decl in declared.decls:
        if isinstance(decl, OptionDecl):
            run.option(decl)
        else:
            run.book(decl)
    read_first: tuple[Diagnostic, ...] = ()
    if broken:
        from courtpiece_spec.language.asked import answered

        read_first = tuple(answered(reading, declared, run.composer))
    later = (each for each in run.composer.problems if reading.admits(each))
    found = _limited((*read_first, *later))
    if broken:
        return Compiled({}, found, {})
    options = {decl.name.text: decl for decl in declared.decls if isinstance(decl, OptionDecl)}
    return Compiled(run.books, found, options)


def compile_request(
    wanted: BookId,
    at: Span,
    *,
    library: Library,
    trial: Trial = NO_TRIAL,
) -> Compiled:
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
        uses = uses_of(wanted, at)
        titles = [found.title for use in wanted.uses if (found := library.find(use.id)) is not None]
        title = f"{made.decl.title} with {', '.join(titles)}"
        version = None if isinstance(made.decl, CycleDecl) else made.decl.body.version
        name, body = Name(wanted.book, at), Body(version=version)
        asked = VariantDecl(name, title, name, uses, body, at, made.decl.source)
        made = run.composer.variant(asked, str(wanted))
    if made is not None:
        run.finish(made, sound=not run.composer.errors)
    return Compiled(run.books, _limited(run.composer.problems), {})


def uses_of(wanted: BookId, at: Span) -> tuple[UseOf, ...]:
    """The options of an id, as a text would have them."""
    return tuple(
        UseOf(Name(use.id, at), tuple(value for _, value in use.arguments), at) for use in wanted.uses
    )


class Fitting:
    """Tries options on books: each book is composed once for all of them."""

    def __init__(self, library: Library, trial: Trial = NO_TRIAL) -> None:
        """Try options on the books of a library; `trial` is what each book with its option is put to."""
        self._composer = Composer((), library)
        self._trial = trial

    def fitted(
        self,
        option: OptionDecl,
        book: Name,
        beside: Iterable[UseOf] = (),
        arguments: tuple[Argument, ...] | None = None,
    ) -> Book | None:
        """A book with an option; None where it does not fit.

        An option that changes nothing of a book does not fit either.

        Args:
            option: The option.
            book: The id of the book.
            beside: Options that the book is played with already.
            arguments: What the option is given; without it the first sample of what it may be that fits.
        """
        if arguments is None:
            tries = (self.fitted(option, book, beside, each) for each in option.samples())
            return next((made for made in tries if made is not None), None)
        self._composer.forget()
        made = self._composer.named(book)
        if made is None or not isinstance(made.decl, VariantDecl):
            return None
        use = UseOf(option.name, arguments, book.at)
        asked = VariantDecl(book, made.decl.title, book, (*beside, use), Body(), book.at, made.decl.source)
        tried = self._composer.variant(asked, f"{book} with {option.name}")
        if tried is None or tried.idle or self._composer.errors:
            return None
        run = Run(self._composer, self._trial)
        run.finish(tried)
        return run.books.get(tried.id)


# ---------------------------------------------------------------------- one run
class Run:
    """Compiles books one after another, parents first."""

    def __init__(self, composer: Composer, trial: Trial) -> None:
        self.composer = composer
        self.composer.fits = trial.fits or composer.fits
        self.trial = trial
        self.books: dict[str, Book] = {}
        self.unsound: list[Span] = []
        """Places where a phrase stands that makes no sense, so that something was put in its stead."""
        self._faults: dict[str, frozenset[tuple[str, str]]] = {}
        """What was wrong with each book that is done: codes and messages."""

    def book(self, decl: BookDecl) -> None:
        """Compile a book of the text, after those that it extends."""
        waiting = {} if decl.name.text in self._faults else {decl.name.text: decl}
        while waiting:
            latest = next(reversed(waiting.values()))
            before = [
                other
                for parent in _parents(latest)
                if (other := self.composer.own(parent.text)) is not None
                and not isinstance(other, OptionDecl)
                and parent.text not in self._faults
                and parent.text not in waiting  # books that extend one another are told as such
            ]
            if before:
                waiting[before[0].name.text] = before[0]
            else:
                waiting.popitem()
                self._book(latest)

    def _book(self, decl: BookDecl) -> None:
        name = decl.name.text
        self._faults[name] = frozenset()
        before = len(self.composer.errors)
        made = self.composer.named(decl.name)
        unsound = any(within(place, decl.at) for place in self.unsound)
        if made is None or unsound or len(self.composer.errors) > before:
            self._faults[name] = frozenset({("", "")})
        if made is not None:
            self.finish(made)

    def option(self, decl: OptionDecl) -> None:
        """Check an option as the book that it amends with it alone, for samples of its arguments."""
        if self.composer.decl(decl.amends) is None:
            return
        for arguments in decl.samples():
            use = UseOf(decl.name, arguments, decl.name.at)
            trial = VariantDecl(decl.name, decl.title, decl.amends, (use,), Body(), decl.at, decl.source)
            before = len(self.composer.errors)
            made = self.composer.variant(trial, f"{decl.amends} with {decl.name}")
            if made is not None:
                self.finish(made, keep=False, sound=len(self.composer.errors) == before)

    def finish(self, made: Composed, *, keep: bool = True, sound: bool = True) -> None:
        """Check a composed book, run its examples, prove it, and put it among the books when it is sound."""
        clauses, problems = check_book(
            made,
            proved=self.trial.prove is not None,
            unsound=self.unsound,
            known=None if self.trial.known is None else self.trial.known(),
        )
        if made.partial:
            problems = tuple(each for each in problems if holds_in_part(each))
        told = frozenset[tuple[str, str]]().union(
            *(self._faults.get(each, frozenset()) for each in made.lineage)
        )
        self._report(made, [each for each in problems if (each.code, each.message) not in told])
        faults = self._faults.get(made.id, frozenset()) | _errors(problems)
        if sound and not made.partial and not faults and not told:
            book = to_book(evolve(made, clauses=clauses))
            wrong = self._tried(book, made)
            self._report(made, wrong)
            faults |= _errors(wrong)
            if keep and not faults and self.trial.alike is not None:
                self.composer.report(*self._idle(book, made, self.trial.alike))
            if keep and not faults:
                self.books[book.id] = book
        if keep:
            self._faults[made.id] = faults

    def _report(self, made: Composed, problems: Iterable[Diagnostic]) -> None:
        self.composer.report(*(at_home(made, each) for each in problems))

    def _tried(self, book: Book, made: Composed) -> tuple[Diagnostic, ...]:
        """What is wrong with the worked examples; where they hold, what does not hold in every outcome."""
        if not book.section("round"):
            return ()
        replay, prove = self.trial.replay, self.trial.prove
        wrong = () if replay is None else tuple(_examples(book, made, replay))
        return wrong if wrong or prove is None else prove(book)

    def _idle(self, book: Book, made: Composed, alike: Alike) -> Iterator[Diagnostic]:
        """The options of a book without which it would play just so."""
        uses = made.decl.uses if isinstance(made.decl, VariantDecl) else ()
        for use in uses:
            other = None if use in made.idle else self.composer.without(made, use)
            if other is None:
                continue
            clauses, problems = check_book(other, proved=True)
            if not _errors(problems) and alike(book, to_book(evolve(other, clauses=clauses))):
                said = next(str(each) for each in book.options if each.id == use.name.text)
                words = f"the option `{said}` changes nothing here: no round and no match ends otherwise"
                yield Diagnostic("CP310", words, use.at, "take it away", severity=Severity.WARNING)


def _examples(book: Book, made: Composed, replay: Replay) -> Iterator[Diagnostic]:
    """What is wrong with the worked examples."""
    for example in book.examples:
        for fault in replay(book, example):
            at = fault.at or example.at or made.decl.name.at
            yield Diagnostic("CP513", f"the example `{example.id}` fails: {fault.message}", at)


def _errors(problems: Iterable[Diagnostic]) -> frozenset[tuple[str, str]]:
    return frozenset((each.code, each.message) for each in problems if each.severity is Severity.ERROR)


def _parents(decl: BookDecl) -> tuple[Name, ...]:
    """The books that a book is made from."""
    if isinstance(decl, VariantDecl):
        return (decl.parent,)
    return tuple(leg.book for leg in decl.legs) if isinstance(decl, CycleDecl) else ()


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
        decl.at,
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
            kept.append(Diagnostic("CP107", message, last.at, "mend these first", severity=Severity.NOTE))
    return tuple(kept)
