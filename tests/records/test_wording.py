"""Clauses in the words of the text that wrote them."""

import re
from pathlib import Path

import attrs
import pytest

from courtpiece_spec.book import Span
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.loading import bundled
from courtpiece_spec.records.wording import Texts
from tests.records.house import book


@pytest.mark.parametrize("name", bundled())
def test_every_clause_of_a_bundled_book_has_words(name: str) -> None:
    found = book(name)
    for clause in found.clauses:
        said = Texts().wording(found, found.clause_id(clause.path))
        assert said.text
        braces = set() if isinstance(clause.rule, Counter) else set("{}")  # a counter says its start in them
        text = re.sub(r"\{[0-9, ]+\}", "", said.text)  # a set of numbers
        assert not {*"@#\n", *braces} & set(text)
        assert not said.text.startswith((clause.label + ":", "let "))
        assert said.written_in == clause.written_in


def test_what_every_book_has_without_writing_it() -> None:
    said = Texts().wording(book("hakem"), "hakem/play.turn")
    assert said.text == "Only a player whose turn it is may act."
    assert said.origin == "in every book"
    assert Texts().wording(book("hakem"), "hakem/no.such").text == "no clause of this book"


def test_a_clause_whose_text_is_gone_is_told_by_its_kind() -> None:
    clause = book("single_sir").by_path["play.follow"]
    for at in (
        None,
        Span("gone.court", 1, 1, 1, 2),
        Span("a/gone.court", 1, 1, 1, 2),
        Span("hakem.court", 9999, 1, 9999, 2),
    ):
        moved = attrs.evolve(clause, rule=attrs.evolve(clause.rule, at=at))
        assert Texts().words(moved) == "must follow"


def test_a_text_of_several_lines_is_joined(tmp_path: Path) -> None:
    path = tmp_path / "x.court"
    path.write_bytes('\ufeffcourt 1\r\nfoo: when a @B1\r\n  or "b # c" # why\r\n  -> 3 @B2'.encode())
    clause = book("single_sir").by_path["play.follow"]
    rule = attrs.evolve(clause.rule, at=Span(str(path), 2, 6, 4, 12))
    assert Texts([path]).words(attrs.evolve(clause, rule=rule)) == 'when a or "b # c" -> 3'
