"""What is wrong with the files of words beside a book: `club.en.ftl`, which says clauses of `club.court`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from courtpiece_spec.book import Book, Span
from courtpiece_spec.language.codes import say
from courtpiece_spec.language.compile import Compiled
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.paths import did_you_mean
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import Shelf, unreadable
from courtpiece_spec.records.fitting import with_option
from courtpiece_spec.rulebook.sentences import SentenceError, Texts, languages
from courtpiece_spec.rulebook.sentences.messages import SUFFIX, Messages, messages_of
from courtpiece_spec.rulebook.sentences.texts import key_of, keys_of, writers

_PLAIN: Final = "plain"
"""What a message about a clause may quote: the sentence or the title that it replaces."""
_NUMBERED: Final = re.compile(r"(.+-ruling-[^-]+)-[0-9]+")
"""What an option says of a ruling for one number that it may be given."""

_NAMED: Final = re.compile(r"\b(ruling|example)\s+(\w+)", re.ASCII)


def check_beside(file: Path, made: Compiled, shelf: Shelf) -> tuple[Diagnostic, ...]:
    """What is wrong with the files of words beside a file with books.

    Args:
        file: The file with books.
        made: What it compiles to.
        shelf: Where its options find the books that they amend.
    """
    found = sorted(file.parent.glob(f"{_literal(file.stem)}.*{SUFFIX}"))
    known = _Known(made, shelf) if found else None
    return tuple(each for path in found if known is not None for each in _checked(path, known))


def _literal(stem: str) -> str:
    return re.sub(r"([*?[])", r"[\1]", stem)


class _Known:
    """What words may be about: the clauses, rulings, examples and names of the books of a file."""

    def __init__(self, made: Compiled, shelf: Shelf) -> None:
        with_options = (with_option(name, decl.amends.text, shelf) for name, decl in made.options.items())
        books: list[Book] = [*made.books.values(), *(each for each in with_options if each is not None)]
        parts = [part for book in books for part in (book, *(leg.book for leg in book.legs))]
        self.clauses = {
            key_of(id, clause.path)
            for book in parts
            for clause in book.clauses
            for id in writers(book, clause)  # noqa: A001
        }
        self.names = {*made.books, *made.options, *(id for book in parts for id in book.lineage)}  # noqa: A001
        self.keys = self.clauses | self.names | {key for book in books for key in keys_of(book)}
        self.keys |= {key for decl in made.options.values() if decl.parameters for key in _written(decl)}

    def has(self, key: str) -> bool:
        """Whether there is something that a message is about."""
        numbered = _NUMBERED.fullmatch(key)
        return key in self.keys or (numbered is not None and numbered[1] in self.keys)


def _written(option: OptionDecl) -> Iterator[str]:
    """What an option with parameters may have: which rulings and examples depends on what it is given."""
    for what, name in _NAMED.findall(option.source.text):
        yield f"{option.name}-{what}-{name}"


def _checked(path: Path, known: _Known) -> Iterator[Diagnostic]:
    language = path.name.removesuffix(SUFFIX).rpartition(".")[2]
    beginning = Span(str(path), 1, 1, 1, 1)
    if language not in languages():
        there = ", ".join(languages())
        yield say("CP702", f"there are no sentences in `{language}`", beginning, f"there are {there}")
        return
    reason = unreadable(path)
    text = ""
    try:
        text = text if reason else path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        reason = "it is not UTF-8"
    if reason:
        yield say("CP701", f"the words beside the book cannot be read: {reason}", beginning)
        return
    source = Source(str(path), text)
    seen: set[str] = set()
    for entry in FluentResource(source.text).body:
        if isinstance(entry, ast.Junk):
            yield _unread(source, entry)
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield say("CP701", f"`{entry.id.name}` is written twice", _at(source, entry.id))
            seen.add(entry.id.name)
            yield from _message(source, entry, messages_of(language), known)


def _unread(source: Source, junk: ast.Junk) -> Diagnostic:
    annotation = junk.annotations[0]
    why = annotation.message or "this is no message"
    cure = "write each as `book-section-clause = Your words.`; what goes on in a new line is indented"
    return say("CP701", f"no message: {why[0].lower()}{why[1:]}", _at(source, annotation), cure)


def _message(source: Source, entry: ast.Message, messages: Messages, known: _Known) -> Iterator[Diagnostic]:
    key, at = entry.id.name, _at(source, entry.id)
    if not known.has(key):
        cure = did_you_mean(key, sorted(known.keys)) or "write BOOK-PATH with hyphens for dots"
        yield say("CP702", f"there is nothing in the book that `{key}` could be about", at, cure)
        return
    is_of_clause = key in known.clauses
    strange = [each for each in _variables(entry) if not (is_of_clause and each.id.name == _PLAIN)]
    for each in strange:
        cure = "`{ $plain }` stands for the sentence that is replaced" if is_of_clause else "write it out"
        yield say("CP703", f"`${each.id.name}` is nothing here", _at(source, each), cure)
    if strange:
        return
    assert entry.span is not None
    whole = source.text[entry.span.start : entry.span.end]
    try:
        for own in Texts(messages, [(whole, source.file)]).words.values():
            for pattern in (own.sentence, own.title, *own.forms.values(), *own.parts.values()):
                if pattern is not None:
                    messages.fill(pattern, f"`{key}`", {_PLAIN: "x"} if is_of_clause else {})
    except SentenceError as error:
        yield say("CP703", str(error).removeprefix(f"{source.file}: "), at)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[ast.VariableReference] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's names
        self.found.append(node)


def _variables(entry: ast.Message) -> list[ast.VariableReference]:
    looking = _Variables()
    looking.visit(entry)
    return looking.found


def _at(source: Source, node: ast.SyntaxNode) -> Span:
    span = node.span
    assert span is not None
    return source.span(span.start, max(span.end, span.start + 1))
