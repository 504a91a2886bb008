"""What the clauses of each section may say: their forms from the grammar, each with one of a bundled book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from courtpiece_spec.book import Book, Clause, argument_text, kind_name
from courtpiece_spec.book.steps import Step
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.language.paths import KEYS
from courtpiece_spec.loading import NotLoaded, Shelf, bundled, bundled_options, load
from courtpiece_spec.records.fitting import with_option
from courtpiece_spec.records.notation import form_of, key_of, kinds_of, names_in
from courtpiece_spec.records.wording import Texts, sentence_of
from courtpiece_spec.rulebook.words import Word

_KEYED: Final = {
    "table": "_table_clause",
    "pack": "_pack_clause",
    "trump": "_trump_clause",
    "play": "_play_clause",
    "collect": "_collect_clause",
    "set": "_level_clause",
    "match": "_level_clause",
}
"""Sections whose clauses have keys of their own, by the rule that chooses among them."""
_OTHERS: Final = {
    "roles": ("role_clause", "NAME: "),
    "round": ("_action", "NAME: [when CONDITION,] "),
    "trump.reveal": ("_reveal", "NAME: "),
}
"""Sections and keys whose clauses an author names: the rule of what may be said, and what is before it."""
_ROWS: Final = {
    "pack.rank": ("rank_order", "NAME: RANK …"),
    "collect.except": ("except", ""),
    "decide": ("decide_row", ""),
    "score": ("row", ""),
    "next": ("next_row", ""),
    "foul": ("row", ""),
    "let": ("let", ""),
    "counter": ("counter", ""),
    "custom": ("custom", ""),
}
"""What has one form only: the rule, or the form itself."""

SECTIONS: Final = tuple(KEYS)


@cache
def forms() -> tuple[Word, ...]:
    """Every form of a clause, section by section."""
    found = [*_keyed(), *_named(), *_of_rows()]
    return tuple(sorted(found, key=lambda each: SECTIONS.index(each.names[0].partition(".")[0])))


def _keyed() -> Iterator[Word]:
    for section, rule in _KEYED.items():
        for name in names_in(rule):
            key = key_of(name) if name.startswith("keyed_") else None
            if key is not None:
                for kind in kinds_of(name):
                    yield _word(f"{section}.{key}", kind, f"{key}: {form_of(kind)}")
    yield _word("roles.cuts", "cuts", f"cuts: {form_of('cuts')}")


def _named() -> Iterator[Word]:
    for path, (rule, before) in _OTHERS.items():
        for kind in kinds_of(rule):
            yield _word(path, kind, before + form_of(kind))


def _of_rows() -> Iterator[Word]:
    for path, (rule, form) in _ROWS.items():
        yield _word(path, rule, form or form_of(rule))


def _word(path: str, kind: str, form: str) -> Word:
    found = _examples().get((path, kind)) or (_examples().get((path, "")) if path in _ROWS else None)
    meaning, example = found if found is not None else ("no bundled book has one", "")
    return Word(f"what may stand in {path}", form, meaning, example, names=(path, kind))


def about(said: str, *, by_kind: bool) -> tuple[Word, ...]:
    """The forms that somebody asks for: by section, by the path of a clause, or by words of a form.

    With `by_kind` also by the name of their kind, as `redeal` finds what is written "a new deal".
    """
    path = said.lower()
    while "." in path and not any(_is_at(each, path) for each in forms()):
        path = path.rpartition(".")[0]
    at_path = tuple(each for each in forms() if _is_at(each, path))
    return at_path or tuple(each for each in forms() if _speaks_of(each, said.lower(), by_kind=by_kind))


def _is_at(form: Word, path: str) -> bool:
    place = re.sub(r"^next_\w+", "next", path)
    return form.names[0] == place or form.names[0].startswith(f"{place}.")


def _speaks_of(form: Word, said: str, *, by_kind: bool) -> bool:
    text = form.form.lower() + (f" {form.names[1].replace('_', ' ')}" if by_kind else "")
    return re.search(rf"(?<![a-z]){re.escape(said)}(?![a-z])", text) is not None


# ---------------------------------------------------------------------- one of each, from the bundled books
@cache
def _examples() -> dict[tuple[str, str], tuple[str, str]]:
    """By place and kind, the sentence and text of the first such clause; of a place also without a kind."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for book in _books():
        for clause in book.clauses:
            kind = kind_name(type(clause.rule.action if isinstance(clause.rule, Step) else clause.rule))
            for place in _places(clause.path):
                for key in ((place, kind), (place, "")):
                    if key not in found:
                        found[key] = _told(book, clause)
    return found


def _books() -> Iterator[Book]:
    """The bundled books, then one with each option."""
    for name in bundled():
        book = load(name)
        if not isinstance(book, NotLoaded):
            yield book
    shelf = Shelf()
    for name in bundled_options():
        decl = shelf.find(name)
        made = with_option(name, decl.amends.text, shelf) if isinstance(decl, OptionDecl) else None
        if made is not None:
            yield made


def _places(path: str) -> Iterator[str]:
    """The places of which a clause may be an example: ``trump.reveal.void_player`` of `trump.reveal`."""
    section, *more = path.split(".")
    section = "next" if section.startswith("next_") else section
    yield section
    if more:
        yield f"{section}.{more[0]}"


def _told(book: Book, clause: Clause) -> tuple[str, str]:
    section, *more = clause.path.split(".")
    words = _with_numbers(_texts().words(clause), book)
    head = section.replace("_", " ", 1) if section.startswith("next_") else section
    if section in ("let", "counter", "custom"):
        text = words if words.startswith(f"{section} ") else f"{section} {more[0]} = {words}"
    else:
        inner = " ".join(more[1:] if section == "foul" else more)
        text = f"{head}{' ' + more[0] if section == 'foul' else ''} {{ {inner}: {words} }}"
    return sentence_of(book, clause) or "", text


def _with_numbers(words: str, book: Book) -> str:
    """The words of an option with what it was given in the place of its parameters."""
    for use in book.options:
        for name, value in use.arguments:
            words = re.sub(rf"\b{name}\b", argument_text(value), words)
    return words


@cache
def _texts() -> Texts:
    return Texts()
