"""Our own engines and the limit in C, as contenders: every bundled book for four players."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from courtpiece_spec import Book, load
from courtpiece_spec.engine import Refused
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import bundled
from tests.benchmarks.contenders import Contender, Done, Entry, Missing, guarded
from tests.benchmarks.limit import LANES, ROUNDS, Limit, Unbuilt, build

FIRST = "single_sir"
"""The book that the limit plays too, and by which threads are measured."""
THREADS = 2
LIMIT = "C, until 7 tricks"
LIMIT_THREADS = f"{LIMIT}, {THREADS} threads"
LIMIT_LANES = {
    lanes: "C, 13 tricks" if lanes == 1 else f"C, 13 tricks, {lanes} deals side by side" for lanes in LANES
}

Play = Callable[[int], Done]
Counting = Callable[[int], Mapping[str, int]]
"""Plays a block of rounds, in matches from a number on, and counts."""
BLOCK = 4096
"""Rounds of a block: what a thread plays at once."""


def reference(book: str) -> str:
    """The name of the reference engine playing a book."""
    return f"reference engine, {book}"


def kernel(book: str, threads: int = 1) -> str:
    """The name of the compiled kernel playing a book."""
    return f"kernel, {book}" + (f", {threads} threads" if threads > 1 else "")


def four_players() -> tuple[Book, ...]:
    """Every bundled book for four players, the one that all measure first; cycles too."""
    books = [load(name) for name in bundled()]
    games = [book for book in books if book.kind != "family" and Match(book).game.layout.players == 4]
    return tuple(sorted(games, key=lambda book: book.id != FIRST))


def engines(books: Sequence[Book]) -> tuple[Entry, ...]:
    """The reference engine, which plays any book."""
    return tuple(Contender(reference(book.id), _reference(book)) for book in books)


def _reference(book: Book) -> Play:
    match, rng = Match(book), random.Random(1)
    seats = match.game.layout.seats
    pack = list(match.game.layout.pack)

    def play(number: int) -> Done:
        state, cards = match.start(rng.choice(seats)), 0
        for _ in range(number):
            if state.over:
                state = match.start(rng.choice(seats))
            if state.dealer is None:
                state = match.with_dealer(state, rng.choice(seats))
            game = match.game_for(state)
            rng.shuffle(pack)
            round_ = game.start(pack, match.setup(state))
            while not game.is_over(round_):
                applied = game.apply(round_, rng.choice(game.legal(round_)))
                assert not isinstance(applied, Refused)
                round_ = applied[0]
            result = game.result(round_)
            assert result is not None
            cards += 4 * len(round_.winners)
            state = match.after(state, result)
        return Done({"deals": number, "cards": cards})

    return play


# ---------------------------------------------------------------------- the compiled kernel
def kernels(books: Sequence[Book]) -> tuple[Entry, ...]:
    """The kernel compiled for each book, and for one of them with threads."""
    names = [kernel(book.id) for book in books] + [kernel(FIRST, THREADS)]
    try:
        kernel_for = importlib.import_module("courtpiece_spec.kernel").kernel_for
    except ImportError as error:
        return tuple(Missing(name, f"the compiled kernel cannot be imported: {error}") for name in names)
    found: list[Entry] = []
    for book in books:
        threads = (1, THREADS) if book.id == FIRST else (1,)
        mine = [kernel(book.id, number) for number in threads]
        found += guarded(mine, partial(_kernels, kernel_for, book, threads))
    return tuple(found)


def _kernels(kernel_for: Any, book: Book, threads: Sequence[int]) -> list[Entry]:
    made = kernel_for(book, policy="random")
    if not hasattr(made, "play"):  # why it cannot be compiled, as a value
        return [Missing(kernel(book.id, number), str(getattr(made, "message", made))) for number in threads]
    deals, cards = made.columns.index("deals"), made.columns.index("cards")

    def counting(first: int) -> Mapping[str, int]:
        # A match may be a single round, or without an end: as many matches as rounds, and rounds end it.
        rows = made.play(1, first, BLOCK, BLOCK)
        return {"deals": _total(rows, deals), "cards": _total(rows, cards)}

    return [Contender(kernel(book.id, number), in_threads(counting, number)) for number in threads]


def _total(rows: Any, column: int) -> int:
    """Rows are an array, or lists where NumPy is not installed."""
    if hasattr(rows, "shape"):
        return int(rows[:, column].sum())
    return sum(int(row[column]) for row in rows)


# ---------------------------------------------------------------------- the limit
def limits() -> tuple[Entry, ...]:
    """The loop in C: as the book is played, with threads, and with all tricks, some deals side by side."""
    names = [LIMIT, LIMIT_THREADS, *LIMIT_LANES.values()]
    built = build()
    if isinstance(built, Unbuilt):
        return tuple(Missing(name, built.why) for name in names)
    until_seven = partial(_limit, built, lanes=1, until_seven=True)
    return (
        Contender(LIMIT, in_threads(until_seven, 1), note=" ".join(built.flags)),
        Contender(LIMIT_THREADS, in_threads(until_seven, THREADS)),
        *(
            Contender(name, in_threads(partial(_limit, built, lanes=lanes, until_seven=False), 1))
            for lanes, name in LIMIT_LANES.items()
        ),
    )


def _limit(built: Limit, first: int, *, lanes: int, until_seven: bool) -> Mapping[str, int]:
    counts = built.play(1, first, BLOCK // ROUNDS, lanes=lanes, until_seven=until_seven)
    return {"deals": counts["deals"], "cards": counts["cards"]}


def in_threads(counting: Counting, threads: int) -> Play:
    """A turn of about so many deals, in blocks shared out among threads; each block plays new ones."""
    begun = 0
    pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def play(number: int) -> Done:
        nonlocal begun
        blocks = max(threads, round(number / BLOCK))
        firsts = range(begun, begun + blocks * BLOCK, BLOCK)
        begun = firsts.stop
        counted = list(map(counting, firsts) if pool is None else pool.map(counting, firsts))
        return Done({what: sum(one[what] for one in counted) for what in counted[0]})

    return play
