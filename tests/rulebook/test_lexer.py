"""The lexer for Pygments: every book is coloured whole, and nothing of its text is lost."""

from __future__ import annotations

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.token import Comment, Error, Keyword, Name, Number, Operator, Punctuation, String, Whitespace

from courtpiece_spec.language.parse import is_reserved
from courtpiece_spec.rulebook.lexer import STRUCTURE, CourtLexer

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("courtpiece_spec/books", "tests/language/samples")
BOOKS = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.court"))]


def tokens(text: str) -> list[tuple[object, str]]:
    return [
        (kind, word) for _, kind, word in CourtLexer().get_tokens_unprocessed(text) if kind is not Whitespace
    ]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_every_book_is_read_whole(path: Path) -> None:
    text = path.read_text("utf-8")
    read = list(CourtLexer().get_tokens_unprocessed(text))
    assert [(place, word) for place, kind, word in read if kind in Error] == []
    assert "".join(word for _, _, word in read) == text
    assert {kind for _, kind, _ in read} >= {Comment.Preproc, Keyword, Name, String.Double, Punctuation}


def test_words_are_told_apart() -> None:
    """A word is a label before a colon, a part of a path between dots, else what the language makes of it."""
    assert tokens('court 1\ngoon "Goon": when winner.won >= 7 -> 4 @B29 # note') == [
        (Comment.Preproc, "court 1"),
        (Name.Label, "goon"),
        (String.Double, '"Goon"'),
        (Punctuation, ":"),
        (Keyword, "when"),
        (Name.Variable, "winner.won"),
        (Operator, ">="),
        (Number.Integer, "7"),
        (Operator, "->"),
        (Number.Integer, "4"),
        (Name.Decorator, "@B29"),
        (Comment.Single, "# note"),
    ]
    assert tokens("lead: caller") == [(Name.Attribute, "lead"), (Punctuation, ":"), (Name, "caller")]
    assert tokens("score: x")[0] == (Name.Label, "score")
    assert tokens("score points") == [(Keyword, "score"), (Name, "points")]
    assert tokens("trick N AH, E 2S")[1:3] == [(Name.Constant, "N"), (Name.Constant, "AH")]


@pytest.mark.parametrize("word", ["withered", "orbit", "notrump", "round_two", "s"])
def test_no_word_is_read_from_the_beginning_of_a_name(word: str) -> None:
    assert tokens(word) == [(Name, word)]


def test_a_stray_sign_is_an_error_and_reading_goes_on() -> None:
    assert tokens('let § x "') == [(Keyword, "let"), (Error, "§"), (Name, "x"), (Error, '"')]


def test_words_of_structure_are_words_of_the_language() -> None:
    assert [word for word in sorted(STRUCTURE) if not is_reserved(word)] == []


def test_pygments_finds_it() -> None:
    """The entry point leads to the lexer; its words end in a page."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    written = project["entry-points"]["pygments.lexers"]["court"]
    assert EntryPoint("court", written, "pygments.lexers").load() is CourtLexer
    page = highlight('variant club "Club" extends hakem { }', CourtLexer(), HtmlFormatter())
    assert '<span class="k">variant</span>' in page
