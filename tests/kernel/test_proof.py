"""The kernel proved equal to the reference engine, action for action: see `proof`.

`COURTPIECE_PROOF_ROUNDS` sets how many rounds each book and option is held to, as `make proof` does; then
everything is compiled.  Otherwise the first books are compiled, and a few others that change from day to day.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtpiece_spec.book import Book
from courtpiece_spec.book.book import argument_text
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.loading import load
from courtpiece_spec.shelf import Shelf
from tests.books.fits import read
from tests.kernel.proof import prove
from tests.properties.books import books, cycles
from tests.properties.walks import playable

FIRST = (
    "single_sir",
    "single_sir_courts",
    "double_sir",
    "hidden_rung",
    "hidden_rung_double",
    "be_ranga",
    "be_ranga_double",
    "kachuha",
    "kachuha_doublee",
    "hakem",
)
"""The first ten books."""

PROOF = int(os.environ.get("COURTPIECE_PROOF_ROUNDS", "0"))
MANY, SOME, FEW = PROOF or 20_000, PROOF or 1_000, PROOF or 300
POLICIES = ("random", "sensible")
DAY = datetime.now(UTC).toordinal()


def bundled_book(name: str) -> Book:
    """A bundled book, perhaps with an option."""
    book = load(name)
    assert isinstance(book, Book), book
    return book


def with_options() -> list[str]:
    """Every option on a book that it fits, with arguments from its own samples; which book changes by day."""
    shelf = Shelf()
    found: list[str] = []
    for option, fits in sorted(read().items()):
        decl = shelf.find(option)
        assert isinstance(decl, OptionDecl)
        arguments = ", ".join(argument_text(each) for each in decl.samples()[0])
        use = f"{option}({arguments})" if arguments else option
        fitting = sorted(fits)
        chosen = fitting if PROOF else [fitting[(DAY + len(found)) % len(fitting)]]
        found += [f"{book} with {use}" for book in chosen]
    return found


OTHERS = [name for name in playable("variant", "cycle") if name not in FIRST]
OPTIONS = with_options()
COMPILED = {name for number, name in enumerate((*OTHERS, *OPTIONS)) if PROOF or (number + DAY) % 75 == 0}


@pytest.mark.parametrize("name", FIRST)
def test_first_books(name: str) -> None:
    assert prove(bundled_book(name), MANY, compiled=True) >= MANY


@pytest.mark.parametrize("name", OTHERS)
def test_other_books(name: str) -> None:
    assert prove(bundled_book(name), SOME, seed=7, compiled=name in COMPILED) >= SOME


@pytest.mark.parametrize("name", OPTIONS)
def test_options(name: str) -> None:
    assert prove(bundled_book(name), FEW, seed=7, compiled=name in COMPILED) >= FEW


@pytest.mark.parametrize("name", [*FIRST, *OTHERS])
def test_the_sensible_player(name: str) -> None:
    """The kernel's player and the engine's choose the same, wherever they are asked."""
    prove(bundled_book(name), PROOF or 100, seed=3, policy="sensible", compiled=bool(PROOF))


@given(books(), st.integers(0, 2**64 - 1), st.sampled_from(POLICIES))
def test_generated_books(book: Book, seed: int, policy: str) -> None:
    prove(book, 3, seed=seed, policy=policy)


@given(cycles(), st.integers(0, 2**64 - 1))
def test_generated_cycles(book: Book, seed: int) -> None:
    prove(book, 6, seed=seed)
