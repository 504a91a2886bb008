"""Steps of whole matches: one round after another, each really played."""

from __future__ import annotations

from pytest_bdd import given, parsers, then, when

from courtpiece_spec.engine.matches import Match, MatchState
from tests.features.canonical import takers_of
from tests.features.table import Table
from tests.features.words import SEAT, SIDE, seat_of, side_of


class Evening:
    """A match under way."""

    def __init__(self, table: Table, dealer: str) -> None:
        self.game = table.game
        self.match = Match(table.game.book)
        self.state: MatchState = self.match.start(seat_of(dealer, table.layout))

    def play(self, takers: str) -> Table:
        """One more round, with this row of takers."""
        assert not self.state.over, "the match is over"
        setup = self.match.setup(self.state)
        table = Table(self.game)
        table.dealer, table.streak, table.counters = setup.dealer, setup.streak, setup.counters
        table.play_row(takers_of(takers, table.layout))
        self.state = self.match.after(self.state, table.result())
        return table


@given(parsers.re(rf"a match begins and (?P<seat>{SEAT}) is the first dealer"), target_fixture="evening")
def match_begins(table: Table, seat: str) -> Evening:
    return Evening(table, seat)


@when("these rounds are played:")
@then("the match goes like this:")
def goes_like_this(evening: Evening, datatable: list[list[str]]) -> None:
    """Each row: who deals, how the tricks fall, and what each side then has."""
    assert datatable[0] == ["dealer", "tricks", "N/S", "E/W"]
    for number, (dealer, tricks, north_south, east_west) in enumerate(datatable[1:], start=1):
        layout = evening.game.layout
        assert evening.state.dealer == seat_of(dealer, layout), f"the dealer of round {number}"
        evening.play(tricks)
        total = evening.state.total(evening.match.unit)
        assert total == (int(north_south), int(east_west)), f"the score after round {number}"


@then(parsers.re(rf"(?P<side>{SIDE}) have won the match"))
def match_won(evening: Evening, side: str) -> None:
    assert evening.state.over
    assert evening.state.winner == side_of(side, evening.game.layout)


@then("the match goes on")
def match_goes_on(evening: Evening) -> None:
    assert not evening.state.over


@then(parsers.re(rf"(?P<side>{SIDE}) have won the last (?P<rounds>\d+) rounds? running"))
def last_rounds(evening: Evening, side: str, rounds: str) -> None:
    assert evening.state.streak[side_of(side, evening.game.layout)] == int(rounds)


@then(parsers.re(rf"(?P<seat>{SEAT}) is the next dealer"))
def next_dealer(evening: Evening, seat: str) -> None:
    assert evening.state.dealer == seat_of(seat, evening.game.layout)
