"""Which runs of won rounds a round can start from."""

from __future__ import annotations

import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import AllOf, AnyOf, Compare, Comparison, Negation
from courtpiece_spec.book.table import AtRandom, EachAlone, FirstRole, NumberOfPlayers, RoleAt
from courtpiece_spec.book.tables import (
    DrawnAgain,
    Gain,
    HitPolicy,
    NextRow,
    NextTable,
    Nothing,
    Otherwise,
    Plus,
    Row,
    RunsStartOver,
    When,
)
from courtpiece_spec.book.who import HolderOf, LeftOf, PartnerOf, RightOf
from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Game
from courtpiece_spec.engine.reachable import Reachable
from courtpiece_spec.seats import Seat
from tests.engine.house import CALLER, DEALER, ELDEST, Rules, at_least, fact, game, same, scored, true
from tests.properties.walks import bundled_game


def reachable(*rules: Rules) -> Reachable:
    """Of the plain book with changes."""
    return Reachable(game(*rules).layout)


def longest(starts: Reachable, dealer: int, sides: int = 2) -> list[int]:
    """The longest run of each side with which a seat may deal, up to ten."""
    found = []
    for side in range(sides):
        runs = [
            run
            for run in range(11)
            if (Seat(dealer), tuple(run * (side == each) for each in range(sides))) in starts
        ]
        found.append(max(runs))
    return found


COURTS: dict[str, Rule] = {
    **scored(
        HitPolicy.FIRST_MATCH,
        run=Row(When(at_least("winner.streak", 7)), Gain(1), (RunsStartOver(),)),
        win=Row(Otherwise(), Nothing()),
    ),
    "next_dealer": NextTable("dealer", HitPolicy.FIRST_MATCH),
    "next_dealer.dealer_wins": NextRow(When(same("winner", "dealer_side")), RightOf(DEALER)),
    "next_dealer.caller_wins": NextRow(Otherwise(), DEALER),
}


def test_losers_deal() -> None:
    """B34–B37: 0–6, and only of the side that does not deal."""
    starts = reachable(COURTS)
    assert longest(starts, 3) == [6, 0]
    assert longest(starts, 0) == [0, 6]
    assert (Seat(3), (1, 1)) not in starts


def test_bundled_courts() -> None:
    """record.md: `streak` in `single_sir_courts` is 0–6, and above 0 only for the side that does not deal."""
    starts = Reachable(bundled_game("single_sir_courts").layout)
    assert longest(starts, 3) == [6, 0]
    assert longest(starts, 2) == [0, 6]


def test_runs_without_end() -> None:
    """Where nothing ends a run every length can come up, those beyond the walk too."""
    starts = reachable()
    assert longest(starts, 3) == [10, 10]
    assert (Seat(3), (10_000, 0)) in starts


@pytest.mark.parametrize(
    "comparison",
    [
        Comparison.EQUAL,
        Comparison.AT_LEAST,
        Comparison.MORE,
        Comparison.UNEQUAL,
        Comparison.LESS,
        Comparison.AT_MOST,
    ],
)
def test_comparisons(comparison: Comparison) -> None:
    """A row ends every run that its comparison with two holds of."""
    row = Row(When(Compare(fact("winner.streak"), comparison, 2)), Nothing(), (RunsStartOver(),))
    starts = reachable(scored(HitPolicy.SUM, run=row, win=Row(Otherwise(), Gain(1))))
    expected = {
        Comparison.EQUAL: 1,
        Comparison.AT_LEAST: 1,
        Comparison.MORE: 2,
        Comparison.UNEQUAL: 0,
        Comparison.LESS: 0,
        Comparison.AT_MOST: 0,
    }
    assert longest(starts, 3) == [expected[comparison]] * 2


def test_free_conditions() -> None:
    """What is not about winners, roles or runs may hold or not; names are looked up; bonus rows are rows."""
    lets = {"let.kot": Let(AnyOf((at_least("winner.won", 7), Negation(true("round.drawn")))))}
    table = scored(
        HitPolicy.FIRST_MATCH_PLUS,
        kot=Row(When(AllOf((true("kot"), at_least("winner.streak", 3)))), Gain(1)),
        over=Row(Plus(at_least("loser.streak", 1)), Gain(1), (RunsStartOver(),)),
        more=Row(Plus(at_least("winner.streak", 5)), Gain(1), (RunsStartOver(),)),
        win=Row(Otherwise(), Gain(1)),
    )
    assert longest(reachable(lets, table), 3) == [4, 4]


def test_too_many_free_conditions() -> None:
    """With more than can be walked any one run is taken to be possible, but not two at once."""
    rows = {f"r{number}": Row(When(at_least("winner.won", number)), Gain(1)) for number in range(11)}
    starts = reachable(scored(HitPolicy.SUM, **rows))
    assert (Seat(3), (50, 0)) in starts
    assert (Seat(3), (1, 1)) not in starts


def test_dealer_by_lot_or_by_a_card() -> None:
    """Where the next dealer cannot be told from the winner, it may be anyone."""
    for who in (DrawnAgain(), LeftOf(HolderOf(Card.parse("AH")))):
        starts = reachable(
            {
                "next_dealer": NextTable("dealer", HitPolicy.FIRST_MATCH),
                "next_dealer.lot": NextRow(Otherwise(), who),
            }
        )
        assert longest(starts, 1) == [10, 10]


def test_no_table_of_successors() -> None:
    """Then the dealer stays, whatever happens."""
    starts = reachable({"next_dealer": None, "next_dealer.pass": None})
    assert longest(starts, 3) == [10, 10]


def test_rows_of_which_none_need_hold() -> None:
    """A table without a last row leaves the dealer where he is when no row holds."""
    rules: Rules = {
        "next_dealer": NextTable("dealer", HitPolicy.FIRST_MATCH),
        "next_dealer.partner": NextRow(When(same("loser", "caller_side")), PartnerOf(DEALER)),
    }
    assert longest(reachable(rules), 3) == [10, 10]


def test_role_that_leads_to_the_dealer() -> None:
    """The table may be about another role, from which the dealer follows; winners keep the caller (A6)."""
    rules: Rules = {
        "roles.caller": FirstRole(AtRandom()),
        "roles.dealer": RoleAt(LeftOf(CALLER)),
        "roles.eldest": RoleAt(CALLER),
        "next_dealer": None,
        "next_dealer.pass": None,
        "next_caller": NextTable("caller", HitPolicy.FIRST_MATCH),
        "next_caller.stays": NextRow(When(same("winner", "caller_side")), ELDEST),
        "next_caller.moves": NextRow(Otherwise(), RightOf(CALLER)),
    }
    starts = reachable(rules)
    # Seat 3 deals, so that seat 0 calls: his side may have won before, the other may not.
    assert longest(starts, 3) == [10, 0]


def test_three_players() -> None:
    """Among three there is no one loser: conditions about him do not hold."""
    table = scored(
        HitPolicy.FIRST_MATCH,
        never=Row(When(same("loser", "dealer_side")), Gain(1), (RunsStartOver(),)),
        win=Row(Otherwise(), Gain(1)),
    )
    played: Game = game({"table.players": NumberOfPlayers(3, EachAlone())}, table)
    assert longest(Reachable(played.layout), 1, sides=3) == [10, 10, 10]
