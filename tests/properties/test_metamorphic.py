"""Ways of writing one book that must come to the same: neither the behaviour hash nor any round changes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import permutations

import pytest
from lark import Token, Tree

from courtpiece_spec.book import Book
from courtpiece_spec.book.serial import behaviour_hash
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.language.format import format_text
from courtpiece_spec.language.layout import Item, read_items
from courtpiece_spec.language.parse import parse
from courtpiece_spec.language.source import Source
from courtpiece_spec.loading import NotLoaded, Shelf, load
from courtpiece_spec.records.lockstep import Pair
from courtpiece_spec.records.telling_apart import tell_apart
from courtpiece_spec.rulebook.comparison import compare
from tests.properties.walks import playable

ROUNDS = 24
FILES = ("be_ranga", "hakem", "hidden_rung", "kachuha", "single_sir")


@cache
def source_of(stem: str) -> str:
    return (files("courtpiece_spec") / "books" / f"{stem}.court").read_text("utf-8")


@cache
def bundled_book(name: str) -> Book:
    book = load(name)
    assert not isinstance(book, NotLoaded), book
    return book


def books_of(text: str) -> dict[str, Book]:
    made = compile_text(text, "text.court", library=Shelf())
    assert made.diagnostics == ()
    return made.books


def must_be_alike(one: Book, other: Book) -> None:
    """The same hash, and the same in every round that is played."""
    assert behaviour_hash(one) == behaviour_hash(other)
    if one.kind == "variant":
        search = tell_apart(Pair(one, other), (), seed=1, rounds=ROUNDS)
        assert search.found is None
        assert (search.rounds, search.stacked > 0) == (ROUNDS, True)


# ---------------------------------------------------------------------- renaming
@pytest.mark.parametrize(("old", "new"), [("goon_court", "zzz"), ("run", "aaa")])
def test_renaming_a_let(old: str, new: str) -> None:
    """The name and all its uses; labels, paths and titles of the same letters stay."""
    text = source_of("single_sir")
    renamed = re.sub(rf"(?<![\w.]){old}(?![\w:]| \"Seven)", new, text)
    renamed = renamed.replace(f"let.{old}", f"let.{new}").replace(f"let {old}", f"let {new}")
    assert renamed != text
    found, before = books_of(renamed), books_of(text)
    for name, book in before.items():
        must_be_alike(book, found[name])


# ---------------------------------------------------------------------- reordering
def items_of(text: str) -> Iterator[tuple[Item, list[str], str]]:
    """The books of a text: each with the texts of its parts, and what stands before the first of them."""
    source = Source("text", text)
    tree = parse(source)
    assert isinstance(tree, Tree)
    for item in read_items(source, tree).items:
        if item.block is not None and item.block.items:
            starts = [_start(each) for each in item.block.items]
            end = _close(text, starts[-1])
            parts = [text[one:two] for one, two in zip(starts, [*starts[1:], end], strict=True)]
            yield item, [_bare(each) for each in parts], text[_start(item) : starts[0]]


def _start(item: Item) -> int:
    first: Token = item.head[0]
    assert first.start_pos is not None
    return first.start_pos


def _close(text: str, start: int) -> int:
    """Where the brace stands that closes the block of a place."""
    depth = 0
    for found in re.finditer(r'"[^"\n]*"|#[^\n]*|[{}]', text[start:]):
        if found[0] == "{":
            depth += 1
        elif found[0] == "}":
            depth -= 1
            if depth < 0:
                return start + found.start()
    raise AssertionError("no brace closes it")


def _bare(text: str) -> str:
    """A part without the remarks around it."""
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))


@pytest.mark.parametrize("stem", FILES)
def test_reordering_the_parts_of_a_book(stem: str) -> None:
    rng = random.Random(5)
    made = ["court 1"]
    for _, parts, head in items_of(source_of(stem)):
        rng.shuffle(parts)
        made.append(head + "\n".join(parts) + "\n}")
    before, found = books_of(source_of(stem)), books_of("\n".join(made))
    assert set(before) == set(found)
    for name, book in before.items():
        assert compare(book, found[name]).changes == ()
        must_be_alike(book, found[name])


def test_the_order_of_rows_is_no_such_freedom() -> None:
    text = source_of("single_sir")
    goon, court = re.findall(r"^    (?:goon|court) \"\w[^\n]*\n", text, re.MULTILINE)[:2]
    swapped = books_of(text.replace(goon + court, court + goon))["single_sir"]
    original = books_of(text)["single_sir"]
    assert behaviour_hash(swapped) != behaviour_hash(original)
    assert [moved.section for moved in compare(original, swapped).moved] == ["score"]


# ---------------------------------------------------------------------- inlining
def body_of(stem: str, name: str) -> str:
    for item, parts, _ in items_of(source_of(stem)):
        if item.head[1] == name:
            return "\n".join(
                part for part in parts if not part.startswith(("requires", "example", "version"))
            )
    raise AssertionError(name)


def test_inlining_an_option() -> None:
    text = f'court 1 variant mine "Mine" extends single_sir {{\n{body_of("single_sir", "pile")}\n}}'
    must_be_alike(bundled_book("double_sir"), books_of(text)["mine"])


def test_inlining_a_family() -> None:
    body = body_of("court_piece", "court_piece") + "\n" + body_of("single_sir", "single_sir")
    mine = 'variant mine "Mine" extends everything { version "1" }'
    text = f'court 1 family everything "Everything" {{\n{body}\n}}\n{mine}'
    must_be_alike(bundled_book("single_sir"), books_of(text)["mine"])


def test_inlining_a_parent() -> None:
    one = "replace score.court: when court -> 5"
    two = "replace match.won: first side to 12 points"
    books = books_of(
        f'court 1 variant v1 "A" extends single_sir {{ {one} }} variant v2 "B" extends v1 {{ {two} }}'
        f' variant v3 "C" extends single_sir {{ {two} {one} }}'
    )
    must_be_alike(books["v2"], books["v3"])
    assert behaviour_hash(books["v1"]) != behaviour_hash(books["v2"])


# ---------------------------------------------------------------------- formatting
@pytest.mark.parametrize("stem", [*FILES, "pile_options", "redeal_options", "score_options", "trump_options"])
def test_formatting(stem: str) -> None:
    text = source_of(stem)
    crooked = re.sub(r"  +", "\t", text).replace("\n", "\r\n")
    laid = format_text(Source("text", crooked))
    assert isinstance(laid, str)
    before = compile_text(text, "text.court", library=Shelf())
    after = compile_text(laid, "text.court", library=Shelf())
    assert before.books == after.books
    assert before.options == after.options


# ---------------------------------------------------------------------- options
def test_the_order_of_options_does_not_matter() -> None:
    uses = ("ace_on_ace", "blocked_tricks({12, 2})", "redeal_below_jack(1)")
    books = [bundled_book(f"double_sir with {', '.join(order)}") for order in permutations(uses)]
    assert len({book.id for book in books}) == 1
    assert all(book == books[0] for book in books)
    texts = [
        f'court 1 variant mine "Mine" = double_sir with {", ".join(order)}' for order in permutations(uses)
    ]
    written = [books_of(text)["mine"] for text in texts]
    assert all(book.clauses == written[0].clauses for book in written)
    must_be_alike(books[0], written[0])


def test_options_that_quarrel_are_told_with_both_places() -> None:
    found = load("hakem with hakem_rotates_left, winners_keep_hakem")
    assert isinstance(found, NotLoaded)
    (quarrel,) = [each for each in found.diagnostics if each.code == "CP303"]
    assert "`hakem_rotates_left` and `winners_keep_hakem`" in quarrel.message
    assert [each.at.file for each in quarrel.related] == ["hakem_options.court", "hakem_options.court"]
    assert quarrel.related[0].at.line != quarrel.related[1].at.line


def test_every_bundled_book_is_like_itself() -> None:
    for name in playable():
        if not bundled_book(name).legs:
            must_be_alike(bundled_book(name), bundled_book(name))
