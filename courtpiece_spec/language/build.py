"""Syntax trees to declarations: books, options and what their bodies say."""

from __future__ import annotations

<<<<<<< HEAD
from collections.abc import Callable, Mapping
from typing import cast
=======
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast
>>>>>>> options

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

<<<<<<< HEAD
=======
SECTION_OF = {
    "table": "table", "pack": "pack", "roles": "roles", "round": "round", "trump": "trump", "play": "play",
    "collect": "collect", "set_level": "set", "match_level": "match",
    "in_table": "table", "in_pack": "pack", "in_roles": "roles", "in_round": "round", "in_trump": "trump",
    "in_play": "play", "in_collect": "collect", "in_decide": "decide", "in_score": "score", "in_set": "set",
    "in_match": "match",
}  # fmt: skip
"""The section that a rule of the grammar writes."""


# ---------------------------------------------------------------------- words with places
def _token(tree: Branch) -> Token:
    token = parts(tree)[0]
    assert isinstance(token, Token)
    return token


def _name(phrases: Phrases, token: Token) -> Name:
    return Name(str(token), phrases.at(token))


def _text(token: Token) -> str:
    """A text without its quotes."""
    return str(token)[1:-1]


def _texts(tree: Branch) -> str:
    return " ".join(_text(token) for token in parts(tree))


def _cites(tree: Branch) -> tuple[str, ...]:
    return tuple(str(token)[1:] for token in parts(tree))


def _label(phrases: Phrases, tree: Branch) -> tuple[Name, str | None]:
    """A clause's label and title."""
    word, title = parts(tree)
    return _name(phrases, _token(word)), None if title is None else _text(title)


# ---------------------------------------------------------------------- single clauses
def _written(
    phrases: Phrases,
    tree: Branch,
    path: str,
    rule: Any,
    name_at: Span,
    title: str | None = None,
    cites: tuple[str, ...] = (),
) -> Written:
    return Written(Clause(path, rule, title, cites), name_at, phrases.at(tree))


def _keyed(phrases: Phrases, tree: Branch, section: str) -> Written:
    """`cards: 52`: the key is the end of the path."""
    key, rule, cites = parts(tree)
    return _written(
        phrases, tree, f"{section}.{key}", phrases.build(rule, tree), phrases.at(key), cites=_cites(cites)
    )


def _labelled(phrases: Phrases, tree: Branch, section: str) -> Written:
    """`reveal last_card: …`, `except aces: …`, `caller: …`: the label is the end of the path."""
    label, rule, cites = parts(tree)
    name, title = _label(phrases, label)
    return _written(
        phrases, tree, f"{section}.{name}", phrases.build(rule, tree), name.at, title, _cites(cites)
    )


def _step(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, guard, action, cites = parts(tree)
    name, title = _label(phrases, label)
    rule = Step(phrases.build(action, tree), phrases.value(guard), at=phrases.at(tree))
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, _cites(cites))


def _decide_row(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, test, winner, cites = parts(tree)
    name, title = _label(phrases, label)
    rule = DecideRow(phrases.build(test, tree), phrases.build(winner, tree), at=phrases.at(tree))
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, _cites(cites))


def _row(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, test, outcome, effects, cites = parts(tree)
    name, title = _label(phrases, label)
    rule = Row(
        phrases.build(test, tree), phrases.build(outcome, tree), phrases.build(effects), at=phrases.at(tree)
    )
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, _cites(cites))


def _next_row(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, test, who, anew, cites = parts(tree)
    name, title = _label(phrases, label)
    rule = NextRow(phrases.build(test, tree), phrases.build(who, tree), anew is not None, at=phrases.at(tree))
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, _cites(cites))


CLAUSE: dict[str, tuple[Callable[[Phrases, Branch, str], Written], str]] = {
    "keyed": (_keyed, ""),
    "role_clause": (_labelled, ""),
    "rank_named": (_labelled, ".rank"),
    "reveal": (_labelled, ".reveal"),
    "except": (_labelled, ".except"),
    "step": (_step, ""),
    "decide_row": (_decide_row, ""),
    "row": (_row, ""),
    "next_row": (_next_row, ""),
}
"""How each clause is built, and what stands between the section and its label."""


def _clause(phrases: Phrases, tree: Branch, section: str) -> Written:
    build, between = CLAUSE[tree.data]
    return build(phrases, tree, section + between)


def _clauses(phrases: Phrases, tree: Branch, section: str) -> tuple[Written, ...]:
    return tuple(_clause(phrases, child, section) for child in parts(tree) if child.data in CLAUSE)


def _let(phrases: Phrases, tree: Branch) -> Written:
    name, title, condition, cites = parts(tree)
    rule = Let(phrases.build(condition, tree), at=phrases.at(tree))
    return _written(
        phrases, tree, f"let.{name}", rule, phrases.at(name), title and _text(title), _cites(cites)
    )


def _counter(phrases: Phrases, tree: Branch) -> Written:
    name, title, counted, start, cites = parts(tree)
    begin = 0 if start is None else phrases.build(parts(start)[1])
    rule = Counter(counted.data == "of_side", begin, at=phrases.at(tree))
    return _written(
        phrases, tree, f"counter.{name}", rule, phrases.at(name), title and _text(title), _cites(cites)
    )


def _custom(phrases: Phrases, tree: Branch) -> Written:
    name, texts, cites = parts(tree)
    rule = Custom(_texts(texts), at=phrases.at(tree))
    return _written(phrases, tree, f"custom.{name}", rule, phrases.at(name), cites=_cites(cites))


NAMED: dict[str, Callable[[Phrases, Branch], Written]] = {"let": _let, "counter": _counter, "custom": _custom}


# ---------------------------------------------------------------------- sections and tables
def _section(phrases: Phrases, tree: Branch) -> tuple[str, Span, tuple[Written, ...]]:
    """A section or table as written: its name, the place of the name, its clauses (of a table the head first)."""
    if tree.data in SECTION_OF:
        section = SECTION_OF[tree.data]
        return section, _keyword_at(phrases, tree), _clauses(phrases, tree, section)
    head = parts(tree)[0]
    cites: tuple[str, ...] = ()
    title: str | None = None
    if tree.data == "next":
        section = f"next_{parts(head)[0]}"
    elif tree.data == "foul":
        section = f"foul.{parts(head)[0]}"
        title = parts(head)[1] and _text(parts(head)[1])
        cites = _cites(parts(tree)[-1])
    else:
        section = str(tree.data)
    at = _keyword_at(phrases, tree)
    first = Written(Clause(section, phrases.build(head, tree), title, cites), at, at)
    return section, at, (first, *_clauses(phrases, tree, section))


def _keyword_at(phrases: Phrases, tree: Branch) -> Span:
    """The place of the word that a section begins with."""
    whole = phrases.at(tree)
    start = tree.meta.start_pos
    text = phrases.source.text[start:]
    length = next(
        (count for count, letter in enumerate(text) if not (letter.isalnum() or letter == "_")), len(text)
    )
    return evolve(whole, end_line=whole.line, end_column=whole.column + length)

>>>>>>> options

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
    names: dict[str, list[Name]] = {"requires": [], "excludes": []}
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
        tuple(names["requires"]), tuple(names["excludes"]),
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
