"""The features lean on rows of takers: any row that the rules allow can be dealt and played in any book."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from courtpiece_spec.book import Book
from courtpiece_spec.engine import Game
from courtpiece_spec.loading import bundled, load
from courtpiece_spec.seats import SEATS, Seat
from tests.features.conftest import find_game
from tests.features.rows import NobodyAsks, SetByVoid, Trumps
from tests.features.table import Table


def played_by_four() -> list[str]:
    """The bundled books for four players."""
    found = {name: load(name) for name in bundled()}
    books = {name: book for name, book in found.items() if isinstance(book, Book) and book.kind == "variant"}
    return [name for name, book in books.items() if Game(book).layout.players == 4]


SEAT = st.sampled_from(SEATS[:4])
APART = {
    "band_hukum": "a card lies face down, and may not be played",
    "band_hukum_asked": "a card lies face down, and may not be played",
    "band_rang": "a card lies face down, and may not be played",
    "badam_satti": "no trump, so that who takes twelve tricks takes the last as well",
    "peg": "trump is written down by two players",
    "dehla_pakad": "the deal is finished after the trick that sets trump",
    "double_sir_auction": "trump is named by the winner of an auction",
    "omi": "eight tricks",
}
"""Books of four in which not every row of thirteen can be laid out from the first card on, and why."""
BOOKS = [name for name in played_by_four() if name not in APART]
ROW = st.lists(SEAT, min_size=13, max_size=13)


def played(book: str, dealer: Seat, row: Sequence[Seat], trumps: Trumps | None = None) -> Table:
    """A table at which the row has been played until the round is over."""
    table = Table(find_game(book))
    table.dealer = dealer
    table.lay_out(row, trumps)
    while not table.game.is_over(table.state):
        table.play_coming(4)
    return table


@given(st.sampled_from(BOOKS), SEAT, ROW)
@settings(max_examples=60)
def test_any_row_of_takers_can_be_played(book: str, dealer: Seat, row: list[Seat]) -> None:
    """But the eldest cannot take all where a void player sets trump and takes trick 13 with it (Q30, Q31)."""
    eldest = Seat((dealer + 1) % 4)
    assume(find_game(book).book.rule("trump.set") is None or set(row[:12]) != {eldest})
    table = played(book, dealer, row)
    assert list(table.state.winners) == row[: len(table.state.winners)]


@given(st.sampled_from(["hidden_rung", "hidden_rung_double"]), SEAT, ROW)
@settings(max_examples=20)
def test_any_row_without_anybody_asking(book: str, dealer: Seat, row: list[Seat]) -> None:
    """Only trick 13 is bound: the caller's card, turned up, is the one trump in it."""
    caller = Seat((dealer + 1) % 4)
    row[-1] = caller
    table = played(book, dealer, row, NobodyAsks(caller))
    assert list(table.state.winners) == row[: len(table.state.winners)]
    assert (table.state.trump.suit is None) is (len(table.state.winners) < 13)


@given(SEAT, ROW, st.integers(1, 12))
@settings(max_examples=30)
def test_trump_can_be_set_in_any_trick(dealer: Seat, row: list[Seat], trick: int) -> None:
    """Who leads the trick cannot take it: the card that sets trump beats the suit led."""
    leader = row[trick - 2] if trick > 1 else Seat((dealer + 1) % 4)
    if row[trick - 1] == leader:
        row[trick - 1] = Seat((leader + 1) % 4)
    table = played("be_ranga_double", dealer, row, SetByVoid(trick))
    assert table.state.trump.trick == trick
    assert list(table.state.winners) == row[: len(table.state.winners)]
