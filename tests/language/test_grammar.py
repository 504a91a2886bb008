"""The grammar has no conflict, and one name runs through grammar and book."""

from __future__ import annotations

import re

import pytest
from lark import Lark
from lark.lexer import PatternStr

from courtpiece_spec.book.serial import KINDS
from courtpiece_spec.book.vocabulary import BOUND_ROLES, FACTS, SIDES, Subject
from courtpiece_spec.language.clauses import CLAUSE, NAMED
from courtpiece_spec.language.parse import OPTIONS, grammar_text, parser
from courtpiece_spec.language.paths import KEYS
from courtpiece_spec.language.phrases import SPECIAL
from courtpiece_spec.language.words import PHRASES, WORDS

STRUCTURE = """
start family variant mix cycle option parameters uses use arguments leg names entries also
played_in version requires excludes only_for counted counter_start of_side of_table question texts paths
path cites here instead add replace remove place before after replace_one replace_named
replace_all keyed label comparison given role_label label_word role_word tricks_parameter
number_parameter parameter add_decide add_score add_next add_foul set_level match_level table
pack roles round trump play collect decide score next foul
"""
"""Rules that only hold others."""


@pytest.fixture(scope="module")
def strict() -> Lark:
    """Raises GrammarError at the least conflict or collision."""
    return Lark(grammar_text(), strict=True, **OPTIONS)


def rule_names() -> set[str]:
    text = grammar_text()
    rules = re.findall(r"^[?!]?([a-z_]+)\s*:", text, re.MULTILINE)
    return {*rules, *re.findall(r"-> ([a-z_]+)", text)}


def words(lark: Lark) -> set[str]:
    return {
        t.pattern.value
        for t in lark.terminals
        if isinstance(t.pattern, PatternStr) and t.pattern.value.isalpha()
    }


def test_builds_strict_without_conflicts_or_nameless_terminals(strict: Lark) -> None:
    assert not [terminal.name for terminal in strict.terminals if "ANON" in terminal.name]


def test_every_kind_of_the_book_is_a_rule_of_the_grammar() -> None:
    assert set(KINDS) - rule_names() == set()


def test_every_rule_that_is_built_is_a_kind_or_has_a_function() -> None:
    """A rule that no kind and no function knows would fail only when somebody writes it."""
    text = grammar_text()
    structure = set(STRUCTURE.split())
    inlined = set(re.findall(r"^(_[a-z_]+)\s*:", text, re.MULTILINE))
    choices = set(re.findall(r"^\?([a-z_]+)\s*:", text, re.MULTILINE)) | {"timing", "how_often"}
    keyed = {name for name in rule_names() if name.startswith(("keyed_", "in_"))}
    unknown = rule_names() - set(KINDS) - set(SPECIAL) - set(WORDS) - set(PHRASES) - set(CLAUSE) - set(NAMED)
    assert unknown - structure - inlined - choices - keyed == set()


def test_words_of_the_language_and_of_the_vocabulary_do_not_meet(strict: Lark) -> None:
    """Except `side`, which the grammar takes wherever a fact may stand."""
    plain = {term.name for term in (*FACTS, *SIDES) if term.subject is Subject.NONE}
    assert words(strict) & (plain | set(BOUND_ROLES)) == {"side"}


def test_keys_of_the_grammar_are_the_keys_of_the_paths(strict: Lark) -> None:
    keys = {
        name.removeprefix("K_").lower()
        for name in (t.name for t in strict.terminals)
        if name.startswith("K_")
    }
    others = {"here", "instead", "cuts"}
    assert keys - others == {key for section in KEYS.values() for key in section} - {"except", "reveal"}


@pytest.mark.parametrize("text", ["variantfoo", "firstside", "andc"])
def test_words_end_where_they_end(text: str) -> None:
    """A contextual lexer would cut a known word off the front."""
    assert [token.type for token in parser().lex(text)] == ["IDENT"]
