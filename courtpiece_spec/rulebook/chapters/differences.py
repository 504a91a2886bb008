"""How a variant differs from its parent, clause by clause, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from courtpiece_spec.book.book import Book, Clause
from courtpiece_spec.rulebook.comparison import How, compare
from courtpiece_spec.rulebook.content import Chapter, Paragraph, Part, Statement
from courtpiece_spec.rulebook.making import Making


def difference_chapter(making: Making) -> Iterator[Chapter]:
    """The sheet that says how a book differs from its parent; none for a book without one."""
    parent = making.parent
    if parent is None:
        return
    sentences = making.sentences
    title = sentences.free(sentences.book_title(parent))

    def told(book: Book, clause: Clause) -> object:
        return sentences.free(sentences.clause(book, clause))

    parts: list[Part] = []
    for change in compare(parent, making.book).changes:
        there, here = change.first, change.second
        id_ = making.book.clause_id(change.path)
        if here is not None and there is None:
            text = sentences.clause(making.book, here)
            parts.append(Statement(text, id_, change.path, making.cited(here.cites)))
        elif there is not None and here is None:
            gone = making.say("book-gone", parent=title, text=told(parent, there))
            parts.append(Paragraph(gone))
        elif there is not None and here is not None:
            if change.how is How.RENAMED:
                continue
            text = making.say(
                "book-changed", parent=title, before=told(parent, there), text=told(making.book, here)
            )
            parts.append(Statement(text, id_, change.path, making.cited(here.cites)))
    if parts:
        yield Chapter("differences", making.say("book-chapter-differences", parent=title), tuple(parts))
