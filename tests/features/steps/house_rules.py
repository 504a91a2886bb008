"""Steps that agree on house rules: a book with options, as records name it."""

from __future__ import annotations

from pytest_bdd import given, parsers

from tests.features.table import GameOf, Table


@given(parsers.re(r"we play by (?P<reference>[a-z_]+( with .+)?)"), target_fixture="table")
def we_play_by(reference: str, game_of: GameOf) -> Table:
    """`double_sir with ace_on_ace, blocked_tricks({2, 12})`."""
    return Table(game_of(reference))
