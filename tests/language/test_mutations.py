"""Bundled texts with a token lost, doubled, moved or put in: a located message or a book, no exception."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from lark import Token

import courtpiece_spec
from courtpiece_spec.language.codes import CODES
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.language.parse import parser
from tests.language.helpers import shelf

FILES = sorted((Path(courtpiece_spec.__file__).parent / "books").glob("*.court"))
EACH = 8
"""Mutations of each file in one run of the tests."""


def tokens_of(path: Path) -> tuple[str, list[Token]]:
    text = path.read_text("utf-8")
    return text, list(parser().lex(text))


def mutated(text: str, tokens: list[Token], chance: random.Random) -> str:
    """One token changed."""
    one, two = sorted(chance.sample(range(len(tokens)), 2))

    def span(number: int) -> tuple[int, int]:
        start, end = tokens[number].start_pos, tokens[number].end_pos
        assert start is not None
        assert end is not None
        return start, end

    (a, b), (c, d) = span(one), span(two)
    return {
        "delete": lambda: text[:a] + text[b:],
        "double": lambda: text[:b] + " " + text[a:],
        "swap": lambda: text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:],
        "insert": lambda: text[:a] + text[c:d] + " " + text[a:],
        "letter": lambda: text[:a] + chance.choice('{}();:,.->"#@x7Q\u202eß') + text[a + 1 :],
        "cut": lambda: text[:a],
    }[chance.choice(["delete", "double", "swap", "insert", "letter", "cut"])]()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_changed_book_is_told_or_compiles(path: Path) -> None:
    text, tokens = tokens_of(path)
    chance = random.Random(path.stem)
    for _ in range(EACH):
        broken = mutated(text, tokens, chance)
        made = compile_text(broken, path.name, library=shelf())
        lines = broken.split("\n")
        for each in made.diagnostics:
            assert each.code in CODES
            if each.at.file == path.name:
                assert 1 <= each.at.line <= each.at.end_line <= len(lines)
                assert 1 <= each.at.column <= len(lines[each.at.line - 1]) + 1
        assert made.books or made.options or not made.ok
