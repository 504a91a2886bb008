"""Syntax trees to declarations: books, options and what their bodies say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from lark import Token, Tree

from courtpiece_spec.book.about import Example, Ruling
from courtpiece_spec.book.book import Argument
from courtpiece_spec.language.clauses import (
    NAMED,
    SECTION_OF,
    cites_of,
    clause_of,
    keyword_at,
    name_of,
    section_written,
    text_of,
    texts_of,
    token_of,
)
from courtpiece_spec.language.declarations import (
    Add,
    Body,
    BookDecl,
    Change,
    CycleDecl,
    Decl,
    FamilyDecl,
    FileDecl,
    LegOf,
    Name,
    OptionDecl,
    Parameter,
    Place,
    Put,
    Remove,
    Replace,
    Text,
    UseOf,
    VariantDecl,
)
from courtpiece_spec.language.diagnostic import Diagnostic
from courtpiece_spec.language.parse import Branch, parts
from courtpiece_spec.language.phrases import Phrases
from courtpiece_spec.language.source import Source


# ---------------------------------------------------------------------- amendments
def _replace_one(phrases: Phrases, tree: Branch) -> Replace:
    target = parts(tree)[0]
    *before, clause = parts(target)
    if target.data == "in_next":
        section = str(before[0])
    elif target.data == "in_foul":
        section = f"foul.{before[0]}"
    else:
        section = SECTION_OF[target.data]
    written = clause_of(phrases, clause, section)
    return Replace(written.path, (written,), phrases.at(tree), single=True)


def _replace_named(phrases: Phrases, tree: Branch) -> Replace:
    child = parts(tree)[0]
    written = NAMED[child.data](phrases, child)
    return Replace(written.path, (written,), phrases.at(tree), single=True)


def _replace_all(phrases: Phrases, tree: Branch) -> Replace:
    section, at, clauses = section_written(phrases, parts(tree)[0])
    return Replace(section, clauses, at)


def _add(phrases: Phrases, tree: Branch) -> Add:
    target = parts(tree)[0]
    place = parts(tree)[1] if len(parts(tree)) > 1 else None
    at = keyword_at(phrases, target)
    if target.data in ("add_next", "add_foul"):
        head, *_ = parts(target)
        section = f"next_{head}" if target.data == "add_next" else f"foul.{head}"
    else:
        section = SECTION_OF.get(target.data) or target.data.removeprefix("add_")
    where = None if place is None else Place(name_of(phrases, token_of(place)), place.data == "before")
    children = [child for child in parts(target) if isinstance(child, Tree)]
    clauses = tuple(clause_of(phrases, child, section) for child in children)
    return Add(section, clauses, at, where)


def _remove(phrases: Phrases, tree: Branch) -> Remove:
    path = parts(tree)[0]
    return Remove(name_of(phrases, token_of(path)), phrases.at(tree))


CHANGES: dict[str, Callable[[Phrases, Branch], Change]] = {
    "replace_one": _replace_one,
    "replace_named": _replace_named,
    "replace_all": _replace_all,
    "add": _add,
    "remove": _remove,
}


def _put(phrases: Phrases, tree: Branch) -> Put:
    if tree.data in NAMED:
        written = NAMED[tree.data](phrases, tree)
        return Put(str(tree.data), (written,), written.at)
    section, at, clauses = section_written(phrases, tree)
    return Put(section, clauses, at)


# ---------------------------------------------------------------------- rulings and examples
def _ruling(phrases: Phrases, tree: Branch) -> Ruling:
    question, title, on, *readings = parts(tree)
    paths = () if on is None else tuple(str(token_of(path)) for path in parts(on))
    said = {"here": [], "instead": []}  # type: dict[str, list[str]]
    for reading in readings:
        _, texts = parts(reading)
        said[reading.data].append(texts_of(texts))
    at = phrases.at(tree)
    if len(said["here"]) != 1:
        phrases.report(
            "CP516",
            f"a ruling says once what holds here; this one says it {len(said['here'])} times",
            phrases.at(question),
            'write one `here: "…"`',
        )
    here = said["here"][0] if said["here"] else ""
    return Ruling(str(token_of(question)), text_of(title), paths, here, tuple(said["instead"]), at=at)


def _example(phrases: Phrases, tree: Branch) -> Example:
    name, title, cites, *statements = parts(tree)
    built = tuple(phrases.build(statement, tree) for statement in statements)
    return Example(str(name), text_of(title), built, cites_of(cites), at=phrases.at(tree))


# ---------------------------------------------------------------------- bodies
def _given(phrases: Phrases, entries: Iterable[Branch]) -> Iterator[Branch]:
    """The entries of a body; those under `when PARAMETER = …` only where the parameter is that."""
    for entry in entries:
        if entry.data != "given":
            yield entry
            continue
        name, _, value, *inner = parts(entry)
        if phrases.argument(name) == phrases.build(value):
            yield from _given(phrases, inner)


def body(phrases: Phrases, entries: list[Branch]) -> Body:
    """What stands between the braces of a book or option."""
    changes: list[Change] = []
    texts: dict[str, list[Text]] = {"also": [], "played_in": [], "version": []}
    names: dict[str, list[Name]] = {"requires": [], "excludes": [], "only_for": []}
    place_cites: tuple[str, ...] = ()
    rulings: list[Ruling] = []
    ruled: list[Name] = []
    examples: list[Example] = []
    for entry in _given(phrases, entries):
        if entry.data in CHANGES:
            changes.append(CHANGES[entry.data](phrases, entry))
        elif entry.data in texts:
            tokens = [child for child in parts(entry) if isinstance(child, Token)]
            texts[entry.data].extend(Text(text_of(token), phrases.at(token)) for token in tokens)
            if entry.data == "played_in":
                place_cites += cites_of(parts(entry)[-1])
        elif entry.data in names:
            names[entry.data].extend(name_of(phrases, token) for token in parts(entry))
        elif entry.data == "ruling":
            rulings.append(_ruling(phrases, entry))
            on = parts(entry)[2]
            ruled.extend(name_of(phrases, token_of(path)) for path in (parts(on) if on is not None else ()))
        elif entry.data == "example":
            examples.append(_example(phrases, entry))
        else:
            changes.append(_put(phrases, entry))
    for second in texts["version"][1:]:
        phrases.report("CP211", "the version is given twice", second.at, "take one away")
    return Body(
        tuple(changes), tuple(texts["also"]), tuple(texts["played_in"]), place_cites,
        next(iter(texts["version"]), None), tuple(rulings), tuple(ruled), tuple(examples),
        tuple(names["requires"]), tuple(names["excludes"]), tuple(names["only_for"]),
    )  # fmt: skip


# ---------------------------------------------------------------------- books
def _family(phrases: Phrases, tree: Branch) -> BookDecl:
    name, title, *entries = parts(tree)
    return FamilyDecl(
        name_of(phrases, name), text_of(title), body(phrases, entries), phrases.at(tree), phrases.source
    )


def _variant(phrases: Phrases, tree: Branch) -> BookDecl:
    name, title, parent, *entries = parts(tree)
    return VariantDecl(
        name_of(phrases, name),
        text_of(title),
        name_of(phrases, parent),
        (),
        body(phrases, entries),
        phrases.at(tree),
        phrases.source,
    )


def _use(phrases: Phrases, tree: Branch) -> UseOf:
    name, arguments = parts(tree)
    values = () if arguments is None else tuple(phrases.build(child) for child in parts(arguments))
    return UseOf(name_of(phrases, name), values, phrases.at(tree))


def _mix(phrases: Phrases, tree: Branch) -> BookDecl:
    name, title, parent, uses, entries = parts(tree)
    inner = Body() if entries is None else body(phrases, parts(entries))
    return VariantDecl(
        name_of(phrases, name),
        text_of(title),
        name_of(phrases, parent),
        tuple(_use(phrases, use) for use in parts(uses)),
        inner,
        phrases.at(tree),
        phrases.source,
    )


def _cycle(phrases: Phrases, tree: Branch) -> BookDecl:
    name, title, *legs = parts(tree)
    built = []
    for leg in legs:
        book, number, unit = parts(leg)
        built.append(
            LegOf(name_of(phrases, book), phrases.build(number), phrases.build(unit), phrases.at(unit))
        )
    return CycleDecl(name_of(phrases, name), text_of(title), tuple(built), phrases.at(tree), phrases.source)


def _parameter(phrases: Phrases, tree: Branch) -> Parameter:
    word, *rest = parts(tree)
    allowed = phrases.build(rest[0]) if rest and rest[0] is not None else ()
    return Parameter(name_of(phrases, token_of(word)), tree.data == "tricks_parameter", allowed)


def _option(phrases: Phrases, tree: Branch) -> OptionDecl:
    name, parameters, title, amends, after, *_ = parts(tree)
    built = () if parameters is None else tuple(_parameter(phrases, each) for each in parts(parameters))
    others = () if after is None else tuple(name_of(phrases, token) for token in parts(after))
    return OptionDecl(
        name_of(phrases, name),
        text_of(title),
        built,
        name_of(phrases, amends),
        others,
        tree,
        phrases.at(tree),
        phrases.source,
    )


BOOKS: dict[str, Callable[[Phrases, Branch], Decl]] = {
    "family": _family,
    "variant": _variant,
    "mix": _mix,
    "cycle": _cycle,
    "option": _option,
}


def option_body(option: OptionDecl, arguments: Mapping[str, Argument]) -> tuple[Body, Phrases]:
    """The body of an option for its arguments, with what was found wrong and which parameters were used."""
    phrases = Phrases(option.source, arguments)
    return body(phrases, parts(option.tree)[5:]), phrases


def declare(tree: Branch, source: Source) -> tuple[FileDecl, tuple[Diagnostic, ...]]:
    """Everything that a parsed text declares."""
    phrases = Phrases(source)
    first, *books = parts(tree)
    version = None
    if first is not None:
        version = Name(first.split()[1], phrases.at(first))
    decls = tuple(BOOKS[book.data](phrases, book) for book in cast("list[Branch]", books))
    return FileDecl(version, decls, source), tuple(phrases.problems)
