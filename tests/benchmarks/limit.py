"""The loop in C that shows how fast random rounds could be, compiled by the system's compiler."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from attrs import frozen

SOURCE = Path(__file__).with_name("limit.c")
COUNTS = (
    "deals",
    "tricks",
    "cards",
    "goon",
    "court",
    "dealer_wins",
    "caller_wins",
    "won_0",
    "won_1",
    "points_0",
    "points_1",
    "deals_again",
    "passed_right",
    "passed_over",
)
"""What `limit_play` counts, in its order."""
LANES = (1, 2, 4, 8)
"""How many matches it can play side by side."""
ROUNDS = 16
"""Rounds of a match, where nobody says otherwise; a match is not ended by points."""
_TOLD = 5 + 52 + 2 * 52
_RANKS, _SUITS = "23456789TJQKA", "SHDC"


@frozen
class Unbuilt:
    """Why there is no program."""

    why: str


@frozen
class Told:
    """One round, card by card; seats count from 0 in the direction of play."""

    dealer: int
    trump: str
    row: str
    next_dealer: int
    hands: tuple[tuple[str, ...], ...]
    plays: tuple[tuple[int, str], ...]


@frozen
class Limit:
    """The compiled loop."""

    library: ctypes.CDLL
    flags: tuple[str, ...]

    def play(
        self,
        seed: int,
        first: int,
        matches: int,
        *,
        rounds: int = ROUNDS,
        lanes: int = 1,
        until_seven: bool = False,
    ) -> Mapping[str, int]:
        """Play matches `first` to `first + matches - 1`: what is counted. Other threads run meanwhile.

        `until_seven` is only for one lane.
        """
        counts = (ctypes.c_int64 * len(COUNTS))()
        self.library.limit_play(
            ctypes.c_uint64(seed),
            ctypes.c_int64(first),
            ctypes.c_int64(matches),
            ctypes.c_int32(rounds),
            ctypes.c_int32(lanes),
            ctypes.c_int32(until_seven),
            counts,
        )
        return dict(zip(COUNTS, counts, strict=True))

    def tell(self, seed: int, match: int) -> Told:
        """The first round of a match, until seven tricks."""
        told = (ctypes.c_int32 * _TOLD)()
        self.library.limit_tell(ctypes.c_uint64(seed), ctypes.c_int64(match), told)
        dealer, trump, row, next_dealer, played, *rest = told
        owners, plays = rest[:52], rest[52 : 52 + 2 * played]
        hands = tuple(
            tuple(_card(index) for index in range(52) if owners[index] == seat) for seat in range(4)
        )
        pairs = zip(plays[::2], plays[1::2], strict=True)
        return Told(
            dealer,
            _SUITS[trump],
            COUNTS[row],
            next_dealer,
            hands,
            tuple((seat, _card(index)) for seat, index in pairs),
        )


def _card(index: int) -> str:
    return _RANKS[index % 13] + _SUITS[index // 13]


@cache
def build(*, portable: bool = False) -> Limit | Unbuilt:
    """Compile and load; `portable` does without instructions that not every processor has."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return Unbuilt("no C compiler (cc, gcc, clang) is installed")
    words = "it compiles nothing"
    # Not every compiler knows -march=native for every processor.
    for machine in (["-DPORTABLE"],) if portable else (["-march=native"], []):
        flags = ["-O3", *machine]
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "limit.so"
            compiled = _run([*compiler.split(), *flags, "-shared", "-fPIC", "-o", str(target), str(SOURCE)])
            if compiled is None:
                try:
                    return Limit(ctypes.CDLL(str(target)), tuple(flags))
                except OSError as error:
                    compiled = str(error)
            words = compiled
    return Unbuilt(f"{compiler} did not compile it: {words}")


def _run(command: Sequence[str]) -> str | None:
    """Run a compiler: None, or what it says first."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return None
    return (done.stderr.strip() or f"exit status {done.returncode}").partition("\n")[0]
