"""What a shell offers behind a command: ids of books, clauses of a book, files.

A shell that is told of a type `file` completes files as it does anywhere.  Bash does so only where nothing
else was offered, so the books in the current folder are offered with the ids; and it forgets what it was
offered before that type, which therefore comes first.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from click import Context, Parameter

FILE = "file"
PLAYERS = ("random", "sensible")
"""Who plays in `simulate` without a program."""


def files(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG001 - click's
    """Files, as the shell completes them."""
    return [CompletionItem(incomplete, type=FILE)]


def books(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Ids of bundled books, then files."""
    from courtpiece_spec.loading import bundled

    return [*files(ctx, param, incomplete), *_starting(bundled(), incomplete), *_own_books(incomplete)]


def books_and_options(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Ids of bundled books and options, then files."""
    from courtpiece_spec.loading import bundled, bundled_options

    ids = sorted((*bundled(), *bundled_options()))
    return [*files(ctx, param, incomplete), *_starting(ids, incomplete), *_own_books(incomplete)]


def books_with_vectors(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG001
    """Ids of the books that have vectors."""
    from courtpiece_spec.conformance.vectors.library import books as known

    return _starting(known(), incomplete)


def players(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Players that need no program, then files, of which one may be a program."""
    return [*files(ctx, param, incomplete), *_starting(PLAYERS, incomplete)]


def clauses(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Ids of clauses: of the book before the slash, or of the only one that begins like this."""
    from courtpiece_spec.loading import bundled

    reference, slash, _ = incomplete.rpartition("/")
    if slash:
        return _starting(_clauses_of(reference), incomplete) or files(ctx, param, incomplete)
    begun = [each for each in bundled() if each.startswith(incomplete)]
    if len(begun) == 1:  # a space would follow the slash of an only answer
        return _starting(_clauses_of(begun[0]), incomplete)
    return [
        *files(ctx, param, incomplete),
        *(CompletionItem(f"{each}/") for each in begun),
        *_own_books(incomplete),
    ]


def _clauses_of(reference: str) -> list[str]:
    from courtpiece_spec.loading import NotLoaded, load
    from courtpiece_spec.rulebook.explanation import paths_of

    book = load(reference)
    return [] if isinstance(book, NotLoaded) else [f"{reference}/{path}" for path in paths_of(book)]


def _own_books(incomplete: str) -> list[CompletionItem]:
    """The files with books in the current folder; what lies deeper is the shell's to find."""
    if "/" in incomplete:
        return []
    return _starting(sorted(path.name for path in Path().glob("*.court")), incomplete)


def _starting(words: Iterable[str], incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.startswith(incomplete)]
