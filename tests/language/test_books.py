"""Whole books: every kind is built, knows its place, and survives JSON; what names do not change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.book import Book, Node, Span, kind_name
from courtpiece_spec.book.node import parts
from courtpiece_spec.book.serial import KINDS, behaviour_hash, from_json, to_json
from courtpiece_spec.book.tables import TableHead
from courtpiece_spec.engine.examples import replay_example
from courtpiece_spec.language.build import option_body
from courtpiece_spec.language.compile import Compiled, compile_text
from courtpiece_spec.language.declarations import OptionDecl, Remove
from courtpiece_spec.loading import bundled, bundled_options
from tests.language.helpers import SAMPLES, loaded, shelf, sound, told


@cache
def sample(path: Path) -> Compiled:
    return compile_text(path.read_text("utf-8"), path.name, library=shelf())


@cache
def every_book() -> tuple[Book, ...]:
    own = [loaded(name) for name in bundled()]
    return (*own, *(book for path in SAMPLES for book in sample(path).books.values()))


def parts_of_book(book: Book) -> Iterator[Node]:
    for clause in book.clauses:
        yield from parts(clause.rule)
    yield from parts(book.rulings)
    yield from parts(book.examples)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_compile_without_a_word(path: Path) -> None:
    assert [told(each) for each in sample(path).diagnostics] == []


def options() -> Iterator[OptionDecl]:
    for name in bundled_options():
        option = shelf().find(name)
        assert isinstance(option, OptionDecl)
        yield option
    for path in SAMPLES:
        yield from sample(path).options.values()


def parts_of(option: OptionDecl) -> Iterator[Node]:
    for arguments in option.samples():
        names = (each.name.text for each in option.parameters)
        body, _ = option_body(option, dict(zip(names, arguments, strict=True)))
        for change in body.changes:
            if not isinstance(change, Remove):
                for written in change.clauses:
                    yield from parts(written.clause.rule)
        yield from parts((*body.rulings, *body.examples))


def test_samples_and_bundled_books_hold_every_kind() -> None:
    seen = {kind_name(type(node)) for book in every_book() for node in parts_of_book(book)}
    seen |= {kind_name(type(node)) for option in options() for node in parts_of(option)}
    assert set(KINDS) - seen == set()


@pytest.mark.parametrize("book", every_book(), ids=lambda book: book.id)
def test_every_node_knows_its_place(book: Book) -> None:
    for clause in book.clauses:
        whole = clause.rule.at
        assert isinstance(whole, Span)
        for node in parts(clause.rule):
            assert node.at is not None
            assert node.at.file == whole.file
            assert (node.at.line, node.at.column) >= (whole.line, whole.column)
            assert (node.at.end_line, node.at.end_column) <= (whole.end_line, whole.end_column)


def test_places_are_exact() -> None:
    text = (
        'court 1\nvariant ours "Ours" extends single_sir {\n'
        "  replace score.goon: when goon_court -> 4 to\n    winner\n}\n"
    )
    rule: Any = compile_text(text, "a.court", library=shelf()).books["ours"].rule("score.goon")
    lines = text.split("\n")

    def text_at(at: Span | None) -> str:
        assert at is not None
        if at.line == at.end_line:
            return lines[at.line - 1][at.column - 1 : at.end_column - 1]
        return lines[at.line - 1][at.column - 1 :] + "|" + lines[at.end_line - 1][: at.end_column - 1]

    assert text_at(rule.test.at) == "when goon_court"
    assert text_at(rule.test.condition.fact.at) == "goon_court"
    assert text_at(rule.outcome.at) == "4 to|    winner"
    assert text_at(rule.outcome.to.at) == "winner"


@pytest.mark.parametrize("book", every_book(), ids=lambda book: book.id)
def test_json_round_trip(book: Book) -> None:
    again = from_json(json.loads(json.dumps(to_json(book))))
    assert again == book
    assert behaviour_hash(again) == behaviour_hash(book)


@pytest.mark.parametrize("name", bundled())
def test_bundled_examples_hold(name: str) -> None:
    book = loaded(name)
    for example in book.examples:
        assert replay_example(book, example) == ()


ALONE = {("double_sir_auction", "Q48")}
"""Rulings on what no source reads otherwise."""


@pytest.mark.parametrize("name", [name for name in bundled() if loaded(name).kind == "variant"])
def test_bundled_books_cite_and_rule(name: str) -> None:
    """Each gap is closed by a ruling, and each clause that a variant writes has a source, or a ruling."""
    book = loaded(name)
    assert book.rulings
    for clause in book.clauses:
        is_head = isinstance(clause.rule, TableHead)  # its rows cite
        if clause.written_in == name and clause.section != "let" and not is_head:
            settled = any(clause.path in ruling.on for ruling in book.rulings if ruling.written_in == name)
            assert clause.cites or settled, clause.path
    for ruling in book.rulings:
        assert ruling.here
        assert ruling.instead or (name, ruling.question) in ALONE, "a ruling names the readings not taken"


# ---------------------------------------------------------------------- what changes no behaviour
PLAIN = """variant ours "Ours" extends court_piece {
  round {
    first: 5 to each
    call:  caller names trump
    rest:  4 to each, twice
    play:  until a side has 7 tricks
  }
  let kot = winner.opening_run >= 7
  let far = kot and winner is dealer_side
  score points { far: when far -> 4; kot: when kot -> 3; win: otherwise -> 1 }
  next dealer { turn: when far -> right of dealer; stay: otherwise -> dealer }
  match { won: first side to 10 points; tie: one more round }
}
"""


@cache
def hash_of(text: str) -> str:
    return behaviour_hash(sound(text)["ours"])


def changed(*pairs: tuple[str, str]) -> str:
    text = PLAIN
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


SAME = {
    "title": changed(('"Ours"', '"Theirs"')),
    "names and places": changed(("  round {", '  also "Rung" played in "Goa" @B77 version "3"\n  round {')),
    "citations": changed(("4 to each, twice", "4 to each, twice @B16")),
    "titles of rows": changed(("far: when", 'far "Far": when')),
    "rulings": changed(("  round {", '  ruling Q5 "Cut" on roles.cuts { here: "no effect" }\n  round {')),
    "customs": changed(("  round {", '  custom song "sing"\n  round {')),
    "a let renamed": changed(("let kot", "let sweep"), ("= kot", "= sweep"), ("when kot", "when sweep")),
    "a let inlined": changed(("let far = kot and", "let far = winner.opening_run >= 7 and")),
    "order of lets": changed(
        ("  let kot = winner.opening_run >= 7\n", ""),
        ("is dealer_side\n", "is dealer_side\n  let kot = winner.opening_run >= 7\n"),
    ),
    "order of a level": changed(
        (
            "won: first side to 10 points; tie: one more round",
            "tie: one more round; won: first side to 10 points",
        )
    ),
    "a table clause": changed(("  round {", "  replace roles.cuts: right of dealer\n  round {")),
    "one unit in the singular": changed(("to 10 points", "to 10 point")),
}

OTHER = {
    "a number": changed(("has 7 tricks", "has 8 tricks")),
    "order of rows": changed(
        ("far: when far -> 4; kot: when kot -> 3", "kot: when kot -> 3; far: when far -> 4")
    ),
    "order of steps": changed(
        ("    call:  caller names trump\n", ""), ("twice\n", "twice\n    call:  caller names trump\n")
    ),
    "a direction": changed(("  round {", "  replace table.deals: clockwise\n  round {")),
    "a target": changed(("10 points", "9 points")),
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME)
def test_names_and_texts_do_not_change_the_hash(text: str) -> None:
    assert hash_of(text) == hash_of(PLAIN)


@pytest.mark.parametrize("text", OTHER.values(), ids=OTHER)
def test_what_is_played_changes_the_hash(text: str) -> None:
    assert hash_of(text) != hash_of(PLAIN)


def test_order_of_sections_does_not_matter() -> None:
    lines = PLAIN.splitlines()
    level = next(line for line in lines if line.startswith("  match"))
    moved = [lines[0], level, *(line for line in lines[1:] if line != level)]
    assert sound("\n".join(moved))["ours"] == sound(PLAIN)["ours"]
