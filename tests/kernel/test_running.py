"""The same numbers on every way: compiled or not, in one block or many, in one thread or several."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from courtpiece_spec.book import Book
from courtpiece_spec.kernel import Kernel, machine, plain
from courtpiece_spec.loading import load

WORDS = st.integers(0, 2**64 - 1)
BOARDS = st.integers(1, 2**62 - 1)


def book(name: str) -> Book:
    found = load(name)
    assert isinstance(found, Book)
    return found


@pytest.mark.parametrize("policy", ["random", "sensible"])
@pytest.mark.parametrize("name", ["single_sir", "hidden_rung_double", "mixed_evening"])
def test_compiled_and_plain_text_count_the_same(name: str, policy: str) -> None:
    one = Kernel(book(name), policy, compiled=True).play(5, 3, 8, 60)
    other = Kernel(book(name), policy, compiled=False).play(5, 3, 8, 60)
    assert one.tolist() == other.tolist()
    assert one[:, 0].sum() == 60


def test_blocks_and_threads_change_nothing() -> None:
    kernel = Kernel(book("double_sir"), compiled=True)
    whole = kernel.play(9, 0, 64, 10**9)
    with ThreadPoolExecutor(2) as threads:
        parts = threads.map(lambda first: kernel.play(9, first, 4, 10**9), range(0, 64, 4))
        assert np.concatenate(list(parts)).tolist() == whole.tolist()


def test_a_seed_is_a_seed() -> None:
    kernel = Kernel(book("single_sir"), compiled=False)
    assert kernel.play(1, 0, 3, 50).tolist() == kernel.play(1, 0, 3, 50).tolist()
    assert kernel.play(1, 0, 3, 50).tolist() != kernel.play(2, 0, 3, 50).tolist()
    assert kernel.play(-1, 0, 3, 50).tolist() == kernel.play(2**64 - 1, 0, 3, 50).tolist()


def test_rounds_are_played_exactly() -> None:
    kernel = Kernel(book("single_sir"), compiled=False)
    rows = kernel.play(1, 0, 40, 33)
    assert rows[:, 0].sum() == 33
    played = rows[:, 0] > 0
    # Matches follow one another; only the last may be cut.
    assert played.tolist() == sorted(played.tolist(), reverse=True)
    assert (rows[played][:-1, kernel.columns.index("over")] == 1).all()


def test_every_deal_is_as_likely() -> None:
    """Each card comes to each seat about a quarter of the time: bounds of five and a half standard errors."""
    recorded = Kernel(book("be_ranga"), compiled=True).record(4, 0, 20_000, 20_000)
    packs = recorded.batch.packs
    held = np.zeros((4, 52))
    dealers = recorded.batch.setups[:, 0]
    # Five, four and four cards to each, from the seat after the dealer on.
    for place in range(52):
        turn = place // 5 if place < 20 else (place - 20) // 4 % 4
        np.add.at(held, ((dealers + 1 + turn) % 4, packs[:, place]), 1)
    share = held / len(packs)
    assert abs(share - 0.25).max() < 5.5 * (0.25 * 0.75 / len(packs)) ** 0.5


# ---------------------------------------------------------------------- what texts are written in
@cache
def compiled(name: str) -> Callable[..., Any]:
    """A primitive of the machine, as a function that may be called from here."""
    primitive = getattr(machine, name)
    if name in ("key", "high", "low", "select"):
        return cast("Callable[..., Any]", njit(lambda one, other: primitive(one, other)))  # noqa: PLW0108  # Numba compiles functions
    return cast("Callable[..., Any]", njit(lambda one: primitive(one)))  # noqa: PLW0108  # Numba compiles functions


@given(WORDS, st.integers(1, 60), BOARDS)
def test_primitives_are_the_same_in_machine_code(word: int, number: int, board: int) -> None:
    unsigned = np.uint64(word)
    for name in ("step", "mix"):
        assert int(compiled(name)(unsigned)) == getattr(plain, name)(word)
    for name in ("key", "high", "low"):
        assert int(compiled(name)(unsigned, number)) == getattr(plain, name)(word, number)
    assert int(compiled("board")(unsigned)) == plain.board(word)
    for name in ("popcount", "highest"):
        assert int(compiled(name)(board)) == getattr(plain, name)(board)
    bit = plain.select(board, number % board.bit_count())
    assert int(compiled("select")(board, number % board.bit_count())) == bit
    assert int(compiled("place")(bit)) == plain.place(bit) == bit.bit_length() - 1


def test_a_stream_follows_its_seed() -> None:
    """The first words of splitmix64 from 0, as its author published them."""
    state = plain.step(0)
    assert plain.mix(state) == 0xE220A8397B1DCDAF
    assert plain.mix(plain.step(state)) == 0x6E789E6AA1B965F4


def test_without_bmi2_bits_are_counted_off() -> None:
    assert [int(machine._counted(0b1011_0010, number)) for number in range(4)] == [
        0b10,
        0b10000,
        0b100000,
        0b10000000,
    ]


# ---------------------------------------------------------------------- on disk
_PLAYS = """
from courtpiece_spec.kernel import Kernel
from courtpiece_spec.loading import load
print(Kernel(load("kachuha"), compiled=True).play(1, 0, 2, 5).tolist())
"""


def _run(folder: Path, code: str = _PLAYS) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COURTPIECE_CACHE": str(folder)},
    )
    return done.stdout


def test_what_is_compiled_is_kept_and_found_again(tmp_path: Path) -> None:
    first = _run(tmp_path)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert [path for path in kept if path.suffix == ".nbi"]
    assert _run(tmp_path) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()} == kept


@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
def test_what_is_cut_or_changed_is_made_again(tmp_path: Path, ending: str) -> None:
    first = _run(tmp_path)
    (kept,) = (path for path in tmp_path.rglob(f"*{ending}") if ".run-" in path.name)
    whole = kept.read_bytes()
    for broken in (whole[:100], whole[:-9] + b"\0" * 9):
        kept.write_bytes(broken)
        assert _run(tmp_path) == first
        assert kept.read_bytes() != broken


def test_a_folder_to_which_others_may_write_is_not_used(tmp_path: Path) -> None:
    """What lies there may be a pickle of somebody else's."""
    open_to_all = tmp_path / "kernels"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    assert _run(open_to_all) == _run(tmp_path / "own")
    assert not list(open_to_all.rglob("*.nb?"))
    assert list((tmp_path / "own").rglob("*.nbi"))


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert _run(blocked) == _run(tmp_path / "cache")


WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
"""


def test_without_numba_and_numpy_the_numbers_are_the_same() -> None:
    code = f"""{WITHOUT}
from courtpiece_spec.kernel import Kernel
from courtpiece_spec.loading import load
print(Kernel(load("kachuha")).play(1, 0, 2, 5))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(Kernel(book("kachuha"), compiled=True).play(1, 0, 2, 5).tolist())


def test_the_command_says_once_what_it_does_without() -> None:
    command = ["simulate", "kachuha", "-n", "60", "--json"]
    code = f"from courtpiece_spec.cli.main import run; sys.exit(run({command}))"
    with_it = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}"], capture_output=True, text=True, check=True
    )
    without = subprocess.run(
        [sys.executable, "-c", f"{WITHOUT}\n{code}"], capture_output=True, text=True, check=True
    )
    assert without.stdout == with_it.stdout
    assert with_it.stderr == ""
    assert without.stderr.startswith(
        "without numba and numpy the same numbers come some hundred times slower"
    )
    assert without.stderr.count("\n") == 1


def test_an_unknown_policy() -> None:
    with pytest.raises(ValueError, match=r"no policy 'clever': there are random, sensible"):
        Kernel(book("kachuha"), "clever")
