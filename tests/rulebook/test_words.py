"""The words of conditions and outcomes are all told, each with an example that the language reads."""

import re

import pytest
from lark import Token, Tree

from courtpiece_spec.book.vocabulary import FACTS, SIDES
from courtpiece_spec.language.parse import grammar_text, parse
from courtpiece_spec.language.source import Source
from courtpiece_spec.rulebook.words import Word, words


def tree_of(word: Word) -> Tree[Token]:
    text = f'court 1\noption x "X" amends single_sir {{\n  add {word.example}\n}}\n'
    tree = parse(Source("x", text))
    if isinstance(tree, tuple):  # what a book has but once is not added
        tree = parse(Source("x", text.replace("  add ", "  ")))
    assert not isinstance(tree, tuple), tree
    return tree


@pytest.mark.parametrize("word", words(), ids=lambda word: word.form)
def test_the_example_has_the_word_and_is_read(word: Word) -> None:
    assert tree_of(word).data
    own = re.findall(r"[a-z][a-z_]+", re.sub(r", also.*", "", word.form))
    for part in own:
        assert part in word.example, part


def test_every_fact_and_side_is_told() -> None:
    told = {re.sub(r"^[A-Za-z]+\.| ?\(RANK\)$", "", each.form) for each in words() if each.type}
    assert told == {term.name for term in (*FACTS, *SIDES)} | {"ROLE_side"}


def test_every_phrase_of_the_grammar_is_told() -> None:
    """The alternatives of conditions, outcomes and effects, by their names in the grammar."""
    grammar = grammar_text()
    wanted = set()
    for rule in ("_condition", "_atom", "_outcome", "_effect", "_test"):
        (body,) = re.findall(rf"^{rule}:((?:.*\n)(?:\s+\|.*\n)*)", grammar, re.MULTILINE)
        wanted |= set(re.findall(r"\b[a-z][a-z_]+\b", re.sub(r'"[^"]*"', "", body)))
    wanted |= {"drawn_again", "anew", "nobody"}
    found = {str(tree.data) for word in words() for tree in tree_of(word).iter_subtrees()}
    assert wanted <= found
