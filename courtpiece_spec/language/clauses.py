"""Syntax trees to clauses: what stands in a section, with its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve
from lark import Token

from courtpiece_spec.book.about import Custom, Let
from courtpiece_spec.book.book import Clause
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.book.node import Span
from courtpiece_spec.book.steps import Step
from courtpiece_spec.book.tables import DecideRow, NextRow, Row
from courtpiece_spec.language.declarations import Name, Written
from courtpiece_spec.language.parse import Branch, parts
from courtpiece_spec.language.phrases import Phrases

SECTION_OF = {
    "table": "table", "pack": "pack", "roles": "roles", "round": "round", "trump": "trump", "play": "play",
    "collect": "collect", "set_level": "set", "match_level": "match",
    "in_table": "table", "in_pack": "pack", "in_roles": "roles", "in_round": "round", "in_trump": "trump",
    "in_play": "play", "in_collect": "collect", "in_decide": "decide", "in_score": "score", "in_set": "set",
    "in_match": "match",
}  # fmt: skip
"""The section that a rule of the grammar writes."""


# ---------------------------------------------------------------------- words with places
def token_of(tree: Branch) -> Token:
    """The word in a rule that holds one."""
    token = parts(tree)[0]
    assert isinstance(token, Token)
    return token


def name_of(phrases: Phrases, token: Token) -> Name:
    """A word with its place."""
    return Name(str(token), phrases.at(token))


def text_of(token: Token) -> str:
    """A text without its quotes."""
    return str(token)[1:-1]


def texts_of(tree: Branch) -> str:
    """Several texts as one."""
    return " ".join(text_of(token) for token in parts(tree))


def cites_of(tree: Branch) -> tuple[str, ...]:
    """Statement codes without their `@`."""
    return tuple(str(token)[1:] for token in parts(tree))


def label_of(phrases: Phrases, tree: Branch) -> tuple[Name, str | None]:
    """A clause's label and title."""
    word, title = parts(tree)
    return name_of(phrases, token_of(word)), None if title is None else text_of(title)


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
        phrases, tree, f"{section}.{key}", phrases.build(rule, tree), phrases.at(key), cites=cites_of(cites)
    )


def _labelled(phrases: Phrases, tree: Branch, section: str) -> Written:
    """`reveal last_card: …`, `except aces: …`, `caller: …`: the label is the end of the path."""
    label, rule, cites = parts(tree)
    name, title = label_of(phrases, label)
    return _written(
        phrases, tree, f"{section}.{name}", phrases.build(rule, tree), name.at, title, cites_of(cites)
    )


def _step(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, guard, action, cites = parts(tree)
    name, title = label_of(phrases, label)
    rule = Step(phrases.build(action, tree), phrases.value(guard), at=phrases.at(tree))
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, cites_of(cites))


def _decide_row(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, test, winner, cites = parts(tree)
    name, title = label_of(phrases, label)
    rule = DecideRow(phrases.build(test, tree), phrases.build(winner, tree), at=phrases.at(tree))
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, cites_of(cites))


def _row(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, test, outcome, effects, cites = parts(tree)
    name, title = label_of(phrases, label)
    rule = Row(
        phrases.build(test, tree), phrases.build(outcome, tree), phrases.build(effects), at=phrases.at(tree)
    )
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, cites_of(cites))


def _next_row(phrases: Phrases, tree: Branch, section: str) -> Written:
    label, test, who, anew, cites = parts(tree)
    name, title = label_of(phrases, label)
    rule = NextRow(phrases.build(test, tree), phrases.build(who, tree), anew is not None, at=phrases.at(tree))
    return _written(phrases, tree, f"{section}.{name}", rule, name.at, title, cites_of(cites))


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


def clause_of(phrases: Phrases, tree: Branch, section: str) -> Written:
    """A clause of a section or table."""
    build, between = CLAUSE[tree.data]
    return build(phrases, tree, section + between)


def clauses_of(phrases: Phrases, tree: Branch, section: str) -> tuple[Written, ...]:
    """The clauses between the braces of a section or table."""
    return tuple(clause_of(phrases, child, section) for child in parts(tree) if child.data in CLAUSE)


def _let(phrases: Phrases, tree: Branch) -> Written:
    name, title, condition, cites = parts(tree)
    rule = Let(phrases.build(condition, tree), at=phrases.at(tree))
    return _written(
        phrases, tree, f"let.{name}", rule, phrases.at(name), title and text_of(title), cites_of(cites)
    )


def _counter(phrases: Phrases, tree: Branch) -> Written:
    name, title, counted, start, cites = parts(tree)
    begin = 0 if start is None else phrases.build(parts(start)[1])
    rule = Counter(counted.data == "of_side", begin, at=phrases.at(tree))
    return _written(
        phrases, tree, f"counter.{name}", rule, phrases.at(name), title and text_of(title), cites_of(cites)
    )


def _custom(phrases: Phrases, tree: Branch) -> Written:
    name, texts, cites = parts(tree)
    rule = Custom(texts_of(texts), at=phrases.at(tree))
    return _written(phrases, tree, f"custom.{name}", rule, phrases.at(name), cites=cites_of(cites))


NAMED: dict[str, Callable[[Phrases, Branch], Written]] = {"let": _let, "counter": _counter, "custom": _custom}


# ---------------------------------------------------------------------- sections and tables
def section_written(phrases: Phrases, tree: Branch) -> tuple[str, Span, tuple[Written, ...]]:
    """A section or table as written: its name, where that stands, its clauses (a table's head first)."""
    if tree.data in SECTION_OF:
        section = SECTION_OF[tree.data]
        return section, keyword_at(phrases, tree), clauses_of(phrases, tree, section)
    head, said, *_ = parts(tree)
    cites = cites_of(said)
    title: str | None = None
    if tree.data == "next":
        section = f"next_{parts(head)[0]}"
    elif tree.data == "foul":
        section = f"foul.{parts(head)[0]}"
        title = parts(head)[1] and text_of(parts(head)[1])
        cites += cites_of(parts(tree)[-1])
    else:
        section = str(tree.data)
    at = keyword_at(phrases, tree)
    first = Written(Clause(section, phrases.build(head, tree), title, cites), at, at)
    return section, at, (first, *clauses_of(phrases, tree, section))


def keyword_at(phrases: Phrases, tree: Branch) -> Span:
    """The place of the word that a section begins with."""
    whole = phrases.at(tree)
    start = tree.meta.start_pos
    text = phrases.source.text[start:]
    length = next(
        (count for count, letter in enumerate(text) if not (letter.isalnum() or letter == "_")), len(text)
    )
    return evolve(whole, end_line=whole.line, end_column=whole.column + length)
