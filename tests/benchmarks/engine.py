"""Full random rounds a second of the reference engine, beside OpenSpiel's usual Python loop, in one process.

    python -m tests.benchmarks.engine [ROUNDS]

The two take turns; medians and the ratio are printed.  Without `open_spiel` only ours is measured,
and it says so.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from courtpiece_spec import Game, Seat, Setup, load

TURNS = 7
BOOKS = ("single_sir", "double_sir", "hidden_rung", "kachuha", "hakem")


def rounds_of(book: str) -> Callable[[int], None]:
    """A function that plays so many random rounds of a book, dealing and results included."""
    game = Game(load(book))
    pack, rng = list(game.layout.pack), random.Random(1)

    def play(number: int) -> None:
        for each in range(number):
            rng.shuffle(pack)
            state = game.start(pack, Setup(Seat(each % game.layout.players)))
            while not game.is_over(state):
                state = game.apply(state, rng.choice(game.legal(state)))[0]  # type: ignore[index]  # it is legal
            game.result(state)

    return play


def open_spiel_spades() -> Callable[[int], None] | None:
    """The same loop over OpenSpiel's spades; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng = pyspiel.load_game("spades"), random.Random(1)

    def play(number: int) -> None:
        for _ in range(number):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))

    return play


def main() -> None:
    """Measure and print."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    peer = open_spiel_spades()
    runners = {book: rounds_of(book) for book in BOOKS}
    if peer is None:
        sys.stdout.write("open_spiel is not installed: no ratios\n")
    else:
        runners["OpenSpiel spades"] = peer
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for turn in range(TURNS + 1):
        for name, play in runners.items():
            began = time.perf_counter()
            play(number)
            if turn:  # the first turn warms up
                speeds[name].append(number / (time.perf_counter() - began))
    base = statistics.median(speeds["OpenSpiel spades"]) if peer is not None else None
    for name, found in speeds.items():
        middle = statistics.median(found)
        ratio = "" if base is None else f"   {middle / base:5.2f} x"
        line = f"{name:20} {middle:8,.0f} rounds/s   ({min(found):,.0f} to {max(found):,.0f}){ratio}\n"
        sys.stdout.write(line)


if __name__ == "__main__":
    main()
