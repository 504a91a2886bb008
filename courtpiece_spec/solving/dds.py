"""Bo Haglund's double dummy solver (DDS), as the package endplay brings it.

Only here is endplay touched, and only its binding to DDS: importing the whole package would bring matplotlib
along, half a second and a cache of fonts.  DDS keeps tables of some 60 MB for each of its threads.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from courtpiece_spec.solving.bridge import Position

MOST: Final = 200
"""So many positions DDS takes at once."""
_EXACT: Final = (0, 3)
"""Target and number of solutions wanted: every card with its tricks."""
Thing = TypeVar("Thing")


def installed() -> bool:
    """Whether endplay is there, and its library runs on this machine."""
    return find_spec("endplay") is not None and _binding() is not None


@cache
def _binding() -> Any:
    """What calls DDS; None where its library was made for another kind of machine."""
    found = find_spec("endplay")
    assert found is not None
    try:
        for folder in found.submodule_search_locations or ():
            file = Path(folder) / "_dds" / "__init__.py"
            alone = spec_from_file_location("endplay_dds", file) if file.is_file() else None
            if alone is not None and alone.loader is not None:
                module = module_from_spec(alone)
                alone.loader.exec_module(module)
                return module
        return importlib.import_module("endplay._dds")
    except (ImportError, OSError, RuntimeError):
        return None


def use_threads(number: int) -> None:
    """Let DDS work with so many threads, at most one a core; unasked it takes all of them."""
    _binding().SetMaxThreads(number)


def tricks_by_card(positions: Sequence[Position]) -> list[dict[int, int]]:
    """For each position: the tricks that each card brings the side on turn from here, by card index."""
    solved = _solve((position, _EXACT) for position in positions)
    return [_by_card(position, board) for position, board in zip(positions, solved, strict=True)]


def reached(targets: Sequence[tuple[Position, int]]) -> list[bool]:
    """For each position: whether the side on turn can take so many tricks from here."""
    solved = _solve((position, (target, 1)) for position, target in targets)
    return [board.score[0] >= target for board, (_, target) in zip(solved, targets, strict=True)]


def _by_card(position: Position, board: Any) -> dict[int, int]:
    cards = dict(position.cards)
    found = {}
    for number in range(board.cards):
        # `equals` holds the ranks below that are as good.
        ranks = 1 << board.rank[number] | board.equals[number]
        for rank in range(2, 15):
            if ranks >> rank & 1:
                found[cards[board.suit[number], rank]] = int(board.score[number])
    return found


def _solve(wanted: Iterable[tuple[Position, tuple[int, int]]]) -> Iterator[Any]:
    """The answers of DDS, batch by batch."""
    dds = _binding()
    waiting = iter(wanted)
    while batch := list(islice(waiting, MOST)):
        boards, solved = dds.boards(), dds.solvedBoards()
        boards.noOfBoards = len(batch)
        for number, (position, (target, solutions)) in enumerate(batch):
            _fill(boards.deals[number], position)
            boards.target[number], boards.solutions[number] = target, solutions
            boards.mode[number] = 1  # search also where only one card is legal
        dds.SolveAllBoardsBin(boards, solved)
        yield from (solved.solvedBoard[number] for number in range(len(batch)))


def _fill(deal: Any, position: Position) -> None:
    deal.trump, deal.first = position.trump, position.leader
    for number, (suit, rank) in enumerate(position.trick):
        deal.currentTrickSuit[number], deal.currentTrickRank[number] = suit, rank
    for seat, ranks in enumerate(position.hands):
        for suit, bits in enumerate(ranks):
            deal.remainCards[seat][suit] = bits
