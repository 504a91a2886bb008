"""What the generated text is written in, as machine instructions for Numba; `plain` says what each does."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # has no types
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

_GOLDEN = 0x9E37_79B9_7F4A_7C15
_I64 = ir.IntType(64)
HAS_DEPOSIT = bool(llvm.get_host_cpu_features().get("bmi2", False))
"""Whether the processor picks the n-th of some bits in one instruction."""


def _constant(number: int) -> Any:
    return ir.Constant(_I64, number)


@intrinsic
def popcount(_: Any, board: Any) -> Any:
    """How many bits are set."""
    return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])


@intrinsic
def highest(_: Any, board: Any) -> Any:
    """The highest bit that is set."""

    def write(_: Any, builder: Any, __: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))
        bit = builder.lshr(_constant(1 << 63), zeros)
        return builder.select(builder.icmp_signed("==", args[0], _constant(0)), _constant(0), bit)

    return types.int64(types.int64), write


@intrinsic
def place(_: Any, bit: Any) -> Any:
    """Where a bit stands; 0 for no bit."""

    def write(_: Any, builder: Any, __: Any, args: Any) -> Any:
        zeros = builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))
        return builder.and_(zeros, _constant(63))

    return types.int64(types.int64), write


@intrinsic
def _deposited(_: Any, board: Any, number: Any) -> Any:
    def write(_: Any, builder: Any, __: Any, args: Any) -> Any:
        deposit = cgutils.get_or_insert_function(  # type: ignore[no-untyped-call]  # has no types
            builder.module, ir.FunctionType(_I64, [_I64, _I64]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(deposit, [builder.shl(_constant(1), args[1]), args[0]])

    return types.int64(types.int64, types.int64), write


@njit(types.int64(types.int64, types.int64))
def _counted(board: Any, number: Any) -> Any:
    for _ in range(number):
        board &= board - 1
    return board & -board


select = _deposited if HAS_DEPOSIT else _counted


@intrinsic
def step(_: Any, state: Any) -> Any:
    """The next state of a stream."""
    return types.uint64(types.uint64), lambda _, builder, __, args: builder.add(args[0], _constant(_GOLDEN))


def _mixed(builder: Any, state: Any) -> Any:
    word = builder.mul(
        builder.xor(state, builder.lshr(state, _constant(30))), _constant(0xBF58_476D_1CE4_E5B9)
    )
    word = builder.mul(builder.xor(word, builder.lshr(word, _constant(27))), _constant(0x94D0_49BB_1331_11EB))
    return builder.xor(word, builder.lshr(word, _constant(31)))


@intrinsic
def mix(_: Any, state: Any) -> Any:
    """The word of a state."""
    return types.uint64(types.uint64), lambda _, builder, __, args: _mixed(builder, args[0])


@intrinsic
def key(_: Any, state: Any, number: Any) -> Any:
    """A stream of its own for each number."""

    def write(_: Any, builder: Any, __: Any, args: Any) -> Any:
        return _mixed(builder, builder.add(builder.xor(args[0], args[1]), _constant(_GOLDEN)))

    return types.uint64(types.uint64, types.int64), write


@intrinsic
def high(_: Any, word: Any, number: Any) -> Any:
    """One of so many, from 0."""

    def write(_: Any, builder: Any, __: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), _I64)

    return types.int64(types.uint64, types.int64), write


@intrinsic
def low(_: Any, word: Any, number: Any) -> Any:
    """What is left of a word for further choices."""
    return types.uint64(types.uint64, types.int64), lambda _, builder, __, args: builder.mul(args[0], args[1])


@intrinsic
def board(_: Any, word: Any) -> Any:
    """A word as a board."""

    def write(_: Any, builder: Any, __: Any, args: Any) -> Any:
        return builder.and_(args[0], _constant((1 << 63) - 1))

    return types.int64(types.uint64), write
