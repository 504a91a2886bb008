"""What the feature files share: the games, and tags as marks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from courtpiece_spec.engine import Game
from tests.features.table import GameOf

sys.path.insert(0, "/work/scratch")


def pytest_configure(config: pytest.Config) -> None:
    """Tags of feature files become one mark with the tag as its argument."""
    config.addinivalue_line("markers", "shows(what): shows a statement, an example, a question or a clause")


def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """A tag such as @E16, @B54 or @clause:play.follow."""
    pytest.mark.shows(tag)(function)
    return True


@cache
def _game(book_id: str) -> Game:
    from books import BOOKS

    return Game(BOOKS[book_id])


@pytest.fixture
def game_of() -> GameOf:
    """The games of the bundled books, by id."""
    return _game
