"""What the generated text is written in, in plain Python: the same numbers as the machine's, slower.

A *word* is a random number of 64 bits without a sign; a *board* is an int with one bit a card.
"""

from __future__ import annotations

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


def popcount(board: int) -> int:
    """How many bits are set."""
    return board.bit_count()


def select(board: int, number: int) -> int:
    """The bit of a number, from 0 at the lowest, among those that are set."""
    for _ in range(number):
        board &= board - 1
    return board & -board


def highest(board: int) -> int:
    """The highest bit that is set; 0 if there is none."""
    return 1 << board.bit_length() - 1 if board else 0


def place(bit: int) -> int:
    """Where a bit stands; 0 for no bit."""
    return bit.bit_length() - 1 if bit else 0


def step(state: int) -> int:
    """The next state of a stream."""
    return state + _GOLDEN & _WORD


def mix(state: int) -> int:
    """The word of a state (splitmix64)."""
    word = (state ^ state >> 30) * 0xBF58_476D_1CE4_E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D0_49BB_1331_11EB & _WORD
    return word ^ word >> 31


def key(state: int, number: int) -> int:
    """A stream of its own for each number."""
    return mix(step(state ^ number & _WORD))


def high(word: int, number: int) -> int:
    """One of so many, from 0."""
    return word * number >> 64


def low(word: int, number: int) -> int:
    """What is left of a word for further choices."""
    return word * number & _WORD


def board(word: int) -> int:
    """A word as a board: its highest bit, which no card has, is dropped."""
    return word & _WORD >> 1
