"""Steps of whole matches: one round after another, each really played."""

from __future__ import annotations

from pytest_bdd import given, parsers, then, when

from courtpiece_spec.book.levels import WorthWon
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

    def standing(self) -> tuple[int, ...]:
        """What each side has: of what sets bring, where there are any; else of what rounds do."""
        worth = self.game.book.rule("set.won")
        return self.state.total(worth.unit if isinstance(worth, WorthWon) else self.match.unit)

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
        total = evening.standing()
        assert total == (int(north_south), int(east_west)), f"the score after round {number}"


@when(parsers.re(rf"(?P<sets>\d+) sets? (?:is|are) won by (?P<side>{SIDE})"))
def sets_are_won(evening: Evening, sets: str, side: str) -> None:
    """Sets of four rounds, each of which the side wins by seven tricks to one."""
    short = "N/S" if side.startswith("North") else "E/W"
    for _ in range(4 * int(sets)):
        evening.play(f"{short} 7-1")


@then(parsers.re(rf"(?P<side>{SIDE}) have won the match(?: (?P<own>\d+)-(?P<other>\d+))?"))
def match_won(evening: Evening, side: str, own: str | None, other: str | None) -> None:
    winner = side_of(side, evening.game.layout)
    assert evening.state.over
    assert evening.state.winner == winner
    if own is not None and other is not None:
        total = evening.standing()
        assert (total[winner], total[1 - winner]) == (int(own), int(other))


@then(parsers.re(r"the match is drawn (?P<own>\d+)-(?P<other>\d+)"))
def match_drawn(evening: Evening, own: str, other: str) -> None:
    assert evening.state.over
    assert evening.state.winner is None
    assert evening.standing() == (int(own), int(other))


@then("the match goes on")
def match_goes_on(evening: Evening) -> None:
    assert not evening.state.over


@then(parsers.re(rf"(?P<side>{SIDE}) have won the last (?P<rounds>\d+) rounds? running"))
def last_rounds(evening: Evening, side: str, rounds: str) -> None:
    assert evening.state.streak[side_of(side, evening.game.layout)] == int(rounds)


@then(parsers.re(rf"(?P<seat>{SEAT}) is the next dealer"))
def next_dealer(evening: Evening, seat: str) -> None:
    assert evening.state.dealer == seat_of(seat, evening.game.layout)
