"""Steps at the end of a round: whether it is over, who has won, what it is worth, who deals next."""

from __future__ import annotations

from pytest_bdd import parsers, then

from tests.features.table import Table
from tests.features.words import SEAT, SIDE, seat_of, side_of


@then(parsers.re(r"the round is over after (?P<tricks>\d+) tricks"))
def over_after(table: Table, tricks: str) -> None:
    assert table.game.is_over(table.state)
    assert len(table.state.winners) == int(tricks)


@then("the round goes on")
def goes_on(table: Table) -> None:
    assert not table.game.is_over(table.state)
    assert table.game.result(table.state) is None


@then(parsers.re(r"(?P<number>\d+) cards are left unplayed"))
def unplayed(table: Table, number: str) -> None:
    assert sum(len(table.state.hand(seat)) for seat in table.layout.seats) == int(number)


@then(parsers.re(rf"(?P<side>{SIDE}) have won the round(?: (?P<own>\d+)-(?P<other>\d+))?"))
def won(table: Table, side: str, own: str | None, other: str | None) -> None:
    winner = side_of(side, table.layout)
    assert table.result().winner == winner
    if own is not None and other is not None:
        assert [table.tricks_of(winner), table.tricks_of(table.layout.sides[1 - winner])] == [
            int(own),
            int(other),
        ]


@then("nobody has won the round")
def nobody_won(table: Table) -> None:
    assert table.result().winner is None


@then(
    parsers.re(
        rf"(?P<side>{SIDE}) score (?P<number>\d+|no) (?P<unit>point|court|round|kot|kothi|penalty|penaltie)s?"
    )
)
def score(table: Table, side: str, number: str, unit: str) -> None:
    """The winners' score; the others never get anything in these books."""
    result, winner = table.result(), side_of(side, table.layout)
    assert result.score[winner] == (0 if number == "no" else int(number))
    assert result.score[1 - winner] == 0
    head = table.game.book.rule("score")
    assert getattr(head, "unit", None) == ("penalties" if unit.startswith("penalt") else f"{unit}s")


@then(parsers.re(r"the round brings N/S (?P<north_south>\d+) and E/W (?P<east_west>\d+)"))
def brings(table: Table, north_south: str, east_west: str) -> None:
    assert table.result().score == (int(north_south), int(east_west))


@then("the cards are dealt again")
def dealt_again(table: Table) -> None:
    assert table.result().redealt


@then(parsers.re(rf"(?P<seat>{SEAT}) deals the next round"))
def deals_next(table: Table, seat: str) -> None:
    assert table.result().next_dealer == seat_of(seat, table.layout)


@then(parsers.re(r"the round counts as (?P<row>[a-z_]+)"))
def counts_as(table: Table, row: str) -> None:
    assert f"score.{row}" in table.result().rows


@then(parsers.re(rf"(?P<side>{SIDE}) have now won (?P<rounds>\d+) rounds? running"))
def runs_now(table: Table, side: str, rounds: str) -> None:
    assert table.result().streak[side_of(side, table.layout)] == int(rounds)


@then(parsers.re(rf"both sides score: (?P<one>{SIDE}) (?P<first>\d+), (?P<two>{SIDE}) (?P<second>\d+)"))
def both_score(table: Table, one: str, first: str, two: str, second: str) -> None:
    wanted = {side_of(one, table.layout): int(first), side_of(two, table.layout): int(second)}
    assert dict(enumerate(table.result().score)) == wanted


@then("both runs start over")
def runs_over(table: Table) -> None:
    assert table.result().streak == (0, 0)
