"""From what an author of a page writes to a book, a language, a clause; what is wrong is told in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.language.paths import did_you_mean
from courtpiece_spec.loading import SUFFIX, NotLoaded, load
from courtpiece_spec.publishing.rulebook import rulebook_of
from courtpiece_spec.rulebook.chapters.examples import ExampleDoesNotHoldError
from courtpiece_spec.rulebook.content import Edition, Rulebook
from courtpiece_spec.rulebook.explanation import paths_of
from courtpiece_spec.rulebook.sentences import SentenceError, Sentences, UnknownLanguageError, languages

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment


class CannotShowError(Exception):
    """Why a directive or role shows nothing; the text is for the author of the page."""


def words(problem: str, help: str | None = None) -> str:  # noqa: A002
    """A problem, and what helps."""
    return f"{problem}; {help}" if help else problem


def unlike(what: str, wanted: str, there: Iterable[str]) -> CannotShowError:
    """What there is instead of what is wanted."""
    names = list(there)
    near = did_you_mean(wanted, names)
    return CannotShowError(words(what, near or f"there are {', '.join(names)}" if names else None))


# ---------------------------------------------------------------------- languages
def language_of(env: BuildEnvironment, wanted: str | None = None) -> str:
    """The language of what is shown: as asked for, else that of the site."""
    if wanted:
        return wanted
    if env.config.courtpiece_language:
        return str(env.config.courtpiece_language)
    site = str(env.config.language or "").partition("_")[0]
    return site if site in languages() else "en"


def sentences_in(language: str) -> Sentences:
    """The sentences of a language."""
    try:
        return Sentences(language)
    except UnknownLanguageError as error:
        raise CannotShowError(str(error)) from None


# ---------------------------------------------------------------------- books
@frozen
class Found:
    """A book, and what it was found by."""

    reference: str
    book: Book
    extra: tuple[Path, ...]


def find_book(env: BuildEnvironment, reference: str) -> Found:
    """The book of an id, an id with options, a file of the site, or `FILE#id`."""
    extra = tuple(Path(env.srcdir) / each for each in env.config.courtpiece_books)
    for path in extra:
        _depend(env, path)
    name, mark, inner = reference.partition("#")
    if name.endswith(SUFFIX) or mark:
        path = Path(env.srcdir) / name.lstrip("/")
        _depend(env, path)
        reference = f"{path}{mark}{inner}"
    found = load(reference, extra_files=extra)
    if isinstance(found, NotLoaded):
        raise CannotShowError(_why(found))
    return Found(reference, found, extra)


def _depend(env: BuildEnvironment, path: Path) -> None:
    """The page is built again when the file changes, or the texts beside it."""
    env.note_dependency(str(path))
    for beside in path.parent.glob(f"{path.stem}.*.ftl"):
        env.note_dependency(str(beside))


def _why(problem: NotLoaded) -> str:
    told = [words(problem.message, problem.help)]
    told += [
        f"{each.at.file}:{each.at.line}:{each.at.column}: {each.code} {each.message}"
        for each in problem.diagnostics
        if each.at.file != "the id"
    ]
    return "\n  ".join(told)


def find_clause(env: BuildEnvironment, id_: str) -> tuple[Found, str]:
    """The book and the path of a clause id such as `single_sir/play.follow`."""
    reference, stroke, path = id_.strip().rpartition("/")
    if not stroke or not reference or not path:
        raise CannotShowError(f"`{id_}` is no clause id: write BOOK/PATH, such as single_sir/play.follow")
    found = find_book(env, reference)
    paths = paths_of(found.book)
    if path not in paths:
        near = did_you_mean(path, list(paths))
        raise CannotShowError(words(f"{found.book.id} has no clause `{path}`", near))
    return found, path


def find_rulebook(found: Found, language: str, edition: Edition | None = None) -> Rulebook:
    """The rulebook of a book in a language."""
    sentences = sentences_in(language)
    if found.book.kind == "family":
        raise CannotShowError(
            f"{found.book.id} is a family: the common ground of several books, not played itself"
        )
    try:
        return rulebook_of(found.reference, found.book, sentences, edition, found.extra)
    except (SentenceError, ExampleDoesNotHoldError) as error:
        raise CannotShowError(str(error)) from None
