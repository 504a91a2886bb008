"""Our engines as contenders: what they play is counted right, and the kernel is asked as its design says."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import define, field, frozen

from courtpiece_spec import Book, load
from tests.benchmarks.contenders import Contender, Done, Entry, Missing
from tests.benchmarks.ours import BLOCK, engines, four_players, in_threads, kernels


@frozen
class Rows:
    """As much of an array as is used: all rows are (deals, cards, something else)."""

    rows: Sequence[Sequence[int]]
    shape: tuple[int, ...] = (2, 3)

    def __getitem__(self, key: tuple[slice, int]) -> Any:
        column = [row[key[1]] for row in self.rows[key[0]]]
        return SimpleNamespace(sum=lambda: sum(column))


@define
class Kernel:
    """A kernel that plays nothing, and keeps what it was asked."""

    answer: Any
    columns: tuple[str, ...] = ("cards", "rounds", "deals")
    asked: list[tuple[int, ...]] = field(factory=list)

    def play(self, seed: int, first: int, matches: int, rounds: int) -> Any:
        self.asked.append((seed, first, matches, rounds))
        return self.answer


ROWS = ((176, 4, 5), (220, 5, 5), (0, 0, 0))


def _kernels(monkeypatch: pytest.MonkeyPatch, made: Any, books: Sequence[Book]) -> Sequence[Entry]:
    def kernel_for(book: Book, policy: str) -> Any:
        assert (book.id in ("single_sir", "hakem"), policy) == (True, "random")
        return made

    monkeypatch.setitem(sys.modules, "courtpiece_spec.kernel", SimpleNamespace(kernel_for=kernel_for))
    return kernels(books)


@pytest.mark.parametrize("answer", [ROWS, Rows(ROWS)], ids=["lists", "array"])
def test_what_a_kernel_counts_is_added_up(monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    made = Kernel(answer)
    one, two, other = _kernels(monkeypatch, made, [load("single_sir"), load("hakem")])
    assert [each.name for each in (one, two, other)] == [
        "kernel, single_sir",
        "kernel, single_sir, 2 threads",
        "kernel, hakem",
    ]
    assert isinstance(one, Contender)
    assert one.play(2 * BLOCK) == Done({"deals": 20, "cards": 792})
    one.play(1)
    # new matches each time, as many as rounds are wanted, since a match may be of one round
    assert made.asked == [(1, first, BLOCK, BLOCK) for first in (0, BLOCK, 2 * BLOCK)]


def test_a_book_that_no_kernel_plays_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = SimpleNamespace(message="no kernel for `custom`")
    assert _kernels(monkeypatch, refused, [load("hakem")]) == (
        Missing("kernel, hakem", "no kernel for `custom`"),
    )


def test_without_a_kernel_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "courtpiece_spec.kernel", None)
    found = kernels([load("hakem")])
    assert all(isinstance(each, Missing) and "cannot be imported" in each.why for each in found)
    assert len(found) == 2


def test_threads_play_other_blocks() -> None:
    seen: list[int] = []

    def counting(first: int) -> dict[str, int]:
        seen.append(first)
        return {"deals": BLOCK}

    assert in_threads(counting, 2)(4 * BLOCK) == Done({"deals": 4 * BLOCK})
    assert sorted(seen) == [0, BLOCK, 2 * BLOCK, 3 * BLOCK]


def test_the_reference_engine_plays_the_rounds_and_counts_the_cards() -> None:
    """Hakem is played to the thirteenth trick; Single Sir ends between the seventh and the thirteenth."""
    hakem, single_sir = (each for each in engines([load("hakem"), load("single_sir")]))
    assert isinstance(hakem, Contender)
    assert isinstance(single_sir, Contender)
    assert hakem.play(3) == Done({"deals": 3, "cards": 3 * 52})
    counts = single_sir.play(10).counts
    assert counts["deals"] == 10
    assert 280 <= counts["cards"] <= 520


def test_families_are_not_played_and_cycles_are() -> None:
    names = [book.id for book in four_players()]
    assert names[0] == "single_sir"
    assert "court_piece" not in names
    assert {"hakem", "mixed_evening"} <= set(names)
