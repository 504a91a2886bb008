"""What the feature files share: the games, and tags as marks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest

from courtpiece_spec.engine import Game
from courtpiece_spec.loading import NotLoaded, load
from tests.features.feature_files import all_tags
from tests.features.table import GameOf

CLAUSE: Final = "clause:"


def pytest_configure(config: pytest.Config) -> None:
    """Each tag of the feature files is a mark, so that `-m E16` plays what shows worked example 16."""
    for tag in sorted(all_tags()):
        if not tag.startswith(CLAUSE):
            config.addinivalue_line("markers", f"{tag}: a tag of the feature files")
    config.addinivalue_line("markers", "clause(path): shows this clause")


def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool | None:
    """A tag such as @clause:play.follow; pytest's marks have no colon in their names."""
    if not tag.startswith(CLAUSE):
        return None
    pytest.mark.clause(tag.removeprefix(CLAUSE))(function)
    return True


@cache
def find_game(book_id: str) -> Game:
    """The game of a bundled book, with options or without.

    Raises:
        LookupError: There is no such book.
    """
    book = load(book_id)
    if isinstance(book, NotLoaded):
        raise LookupError(book.message)
    return Game(book)


@pytest.fixture
def game_of() -> GameOf:
    """From the id of a book to its game."""
    return find_game
