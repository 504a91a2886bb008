"""Matches: sets, ties, targets and cycles, with values of the corpus (sections 1, 2 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest

from courtpiece_spec.book import Book, Leg, Rule
from courtpiece_spec.book.levels import (
    ByAgreement,
    Counter,
    Drawn,
    FirstLoses,
    FirstTo,
    HigherTotal,
    MostWins,
    OneMoreRound,
    OverAfter,
    StartWith,
    Tie,
    WorthDrawn,
    WorthWon,
)
from courtpiece_spec.book.table import EachAlone, NumberOfPlayers
from courtpiece_spec.engine import Result, Setup
from courtpiece_spec.engine.matches import Match, MatchState
from courtpiece_spec.seats import Seat, Side
from tests.engine.house import Rules, book


def made(score: Sequence[int], winner: int | None = None, **changes: object) -> Result:
    """What a round gave; the side that gained most has won it, unless told otherwise."""
    best = max(range(len(score)), key=lambda side: score[side]) if winner is None and any(score) else winner
    values: dict[str, object] = {
        "winner": None if best is None else Side(best),
        "score": tuple(score),
        "next_dealer": Seat(0),
        "trump": None,
        "rows": (),
        "streak": (0,) * len(score),
        "next_primary": Seat(0),
        "term": 1,
        "term_won": True,
    }
    return Result(**(values | changes))  # type: ignore[arg-type]  # the fields above, by name


def after(match: Match, *scores: Sequence[int]) -> MatchState:
    """A match after rounds that gave these scores."""
    state = match.start(Seat(3))
    for score in scores:
        assert not state.over
        state = match.after(state, made(score))
    return state


def match(*rules: Rules) -> Match:
    """A match of the plain book with changes."""
    return Match(book(*rules))


def ends(**rules: Rule) -> dict[str, Rule | None]:
    """Other rules of the match."""
    return {"match.won": None, **{f"match.{name}": rule for name, rule in rules.items()}}


@pytest.mark.parametrize(
    ("target", "scores", "total"),
    [(7, [(0, 4), (6, 0), (3, 0)], (9, 4)), (3, [(2, 0), (0, 1), (2, 0)], (4, 1))],
)
def test_overshoot(target: int, scores: list[tuple[int, int]], total: tuple[int, int]) -> None:
    """E33: 6–4 and a hakem-kot → 9–4, over; target 3, 2–1 and 7–0 → 4–1."""
    state = after(match(ends(won=FirstTo(target, "points"))), *scores)
    assert (state.total("points"), state.over, state.winner) == (total, True, 0)


TIE = Tie((HigherTotal(), OneMoreRound()))


def test_both_reach_the_target() -> None:
    """A37: the higher total wins; level, one deciding hand is played."""
    courts = match(ends(won=FirstTo(7, "points"), tie=TIE))
    assert after(courts, (6, 6), (2, 1)).winner == 0
    level = after(courts, (6, 6), (1, 1))
    assert not level.over
    assert courts.after(level, made((0, 1))).winner == 1


@pytest.mark.parametrize(("tie", "over"), [((Drawn(),), True), ((), True), ((OneMoreRound(),), False)])
def test_level_at_the_target(tie: tuple[Drawn | OneMoreRound, ...], over: bool) -> None:
    """CPW, TC: drawn; so it is where the book says nothing."""
    rules = ends(won=FirstTo(7, "points")) | ({"match.tie": Tie(tie)} if tie else {})
    state = after(match(rules), (7, 7))
    assert (state.over, state.winner) == (over, None)


def test_first_to_lose() -> None:
    """DSE: a side that reaches 53 penalties loses; among more than two the one with least wins."""
    dse = match(ends(lost=FirstLoses(53, "points")))
    assert after(dse, (52, 0), (1, 0)).winner == 1
    assert after(dse, (52, 52), (3, 1)).winner == 1
    three = {"table.players": NumberOfPlayers(3, EachAlone())}
    alone = match(three, ends(lost=FirstLoses(53, "points"), tie=Tie((HigherTotal(), Drawn()))))
    assert after(alone, (53, 10, 12)).winner == 1
    # Two are level with least; the one who lost cannot win by having most.
    state = after(alone, (53, 10, 10))
    assert (state.over, state.winner) == (True, None)


TROEFCALL = {
    "set.over": OverAfter(4, "rounds"),
    "set.won": WorthWon(3, "points"),
    "set.drawn": WorthDrawn(1, "points"),
    **ends(over=OverAfter(2, "sets"), won=MostWins(("points",))),
}


def test_sets() -> None:
    """TC15: four hands a set; won 3, drawn 1, lost 0 points of the match, whatever the hands were worth."""
    troefcall = match(TROEFCALL)
    state = after(troefcall, (5, 0), (0, 2), (0, 2))
    assert (state.total("points"), state.total("sets")) == ((0, 0), (0, 0))
    assert troefcall.setup(state).score == (5, 4)
    state = troefcall.after(state, made((0, 2)))
    assert (state.total("points"), state.total("sets"), state.over) == ((0, 3), (0, 1), False)
    assert troefcall.setup(state).score == (0, 0)
    for _ in range(4):
        state = troefcall.after(state, made((0, 0)))
    assert (state.total("points"), state.over, state.winner) == ((1, 4), True, 1)


def test_sets_in_a_unit_of_their_own() -> None:
    """Where sets are paid in another unit the points of the hands go on adding up."""
    rules = TROEFCALL | {
        "set.won": WorthWon(3, "stars"),
        "set.drawn": None,
        "match.won": MostWins(("star", "points")),
    }
    state = after(match(rules), *[(2, 0)] * 4, *[(0, 0)] * 4)
    assert (state.total("stars"), state.total("points"), state.winner) == ((3, 0), (8, 0), 0)
    only_drawn = TROEFCALL | {"set.won": None, "set.drawn": WorthDrawn(1, "stars")}
    state = after(match(only_drawn), *[(2, 0)] * 4, *[(0, 0)] * 4)
    assert state.total("stars") == (1, 1)


def test_over_after_rounds() -> None:
    """CPW: most rounds, else most points, else drawn."""
    rules = ends(over=OverAfter(2, "rounds"), won=MostWins(("rounds", "points")), tie=Tie((Drawn(),)))
    assert after(match(rules), (1, 0), (1, 0)).winner == 0
    assert after(match(rules), (1, 0), (0, 3)).winner == 1
    drawn = after(match(rules), (1, 0), (0, 1))
    assert (drawn.over, drawn.winner) == (True, None)
    plain = ends(over=OverAfter(2, "rounds"))
    assert after(match(plain), (1, 0), (0, 3)).winner == 1


def test_over_after_sets_without_sets() -> None:
    """A book without sets never comes to the end of one."""
    assert not after(match(ends(over=OverAfter(1, "sets"))), (1, 0), (1, 0)).over


def test_by_agreement() -> None:
    """DP: nothing ends the match but its players."""
    assert not after(match(ends(over=ByAgreement())), *[(9, 0)] * 9).over


def test_tokens() -> None:
    """OM6: ten tokens each; who has taken all ten of the others has twenty."""
    omi = match(ends(start=StartWith(10, "points"), won=FirstTo(20, "points")))
    assert omi.start(Seat(0)).total("points") == (10, 10)
    state = after(omi, (3, -3), (3, -3), (3, -3))
    assert (state.total("points"), state.over) == ((19, 1), False)
    assert omi.after(state, made((1, -1))).winner == 0
    # Scores that start over start with the same tokens again (HK12).
    state = omi.after(state, made((-1, 1), scores_start_over=True))
    assert state.total("points") == (9, 11)


def test_new_deal() -> None:
    """A new deal is no round: only the dealer, the number of redeals and what a foul cost change."""
    played = match()
    before = after(played, (1, 0))
    state = played.after(before, made((2, 0), redealt=True, winner=None, next_dealer=Seat(2), streak=(0, 0)))
    assert (state.dealer, state.round, state.redeals, state.total("points")) == (2, 2, 1, (3, 0))
    assert state.total("rounds") == before.total("rounds")
    assert played.setup(state).redeals == 1
    assert played.setup(played.after(state, made((1, 0)))).redeals == 0


def test_dealer_by_lot() -> None:
    """While the lot is out there is no setup."""
    played = match()
    state = played.after(played.start(Seat(3)), made((1, 0), next_dealer=None))
    with pytest.raises(ValueError, match="drawn by lot"):
        played.setup(state)
    assert played.setup(played.with_dealer(state, Seat(2))).dealer == 2


def test_counters() -> None:
    """BR's kothi goes on from round to round, and may end the match."""
    kothi = match({"counter.kothi": Counter(of_side=True)}, ends(won=FirstTo(4, "kothi")))
    state = kothi.after(kothi.start(Seat(3)), made((0, 0), counters=(("kothi", (2, 0)),)))
    assert kothi.setup(state).counters == (("kothi", (2, 0)),)
    assert not state.over
    assert kothi.after(state, made((0, 0), counters=(("kothi", (4, 0)),))).winner == 0


def test_match_in_rounds() -> None:
    """Where a round is worth rounds, one may count twice (C24)."""
    from courtpiece_spec.book.tables import Gain, HitPolicy, Otherwise, Row, ScoreTable

    kachuha = match(
        {"score": ScoreTable("round", HitPolicy.FIRST_MATCH), "score.win": Row(Otherwise(), Gain(2))},
        ends(won=FirstTo(5, "rounds")),
    )
    assert after(kachuha, (2, 0), (2, 0)).total("rounds") == (4, 0)
    assert after(kachuha, (2, 0), (2, 0), (2, 0)).winner == 0


def test_cycle() -> None:
    """A43: books take turns; a leg may be counted in rounds or in sets."""
    first, second = book(), book(TROEFCALL)
    for unit, lengths in (("round", [0, 0, 1, 0, 0, 1]), ("set", [0, 0, 1, 1, 1, 1, 0])):
        legs = (Leg(first, 2, "rounds"), Leg(second, 1, unit))
        evening = Match(Book(id="evening", title="Evening", kind="cycle", clauses=(), legs=legs))
        state = evening.start(Seat(3))
        played = []
        for _ in lengths:
            played.append([first, second].index(evening.game_for(state).book))
            state = evening.after(state, made((0, 0)))
        assert played == lengths


def test_entering_a_match() -> None:
    """A match goes on from the setup of a record; what a set counts in counts within the set."""
    setup = Setup(Seat(2), round=3, redeals=1, score=(4, 2), streak=(2, 0), held_over=1)
    plain, troefcall = match(), match(TROEFCALL)
    state = plain.entered(plain.start(Seat(0)), setup)
    assert (state.total("points"), plain.setup(state)) == ((4, 2), attrs.evolve(setup, counters=()))
    state = troefcall.entered(troefcall.start(Seat(0)), setup)
    assert (state.total("points"), state.set_totals) == ((0, 0), (4, 2))
    fresh = plain.entered(plain.start(Seat(0)), Setup(Seat(1)))
    assert (fresh.total("points"), fresh.streak, fresh.dealer) == ((0, 0), (0, 0), 1)


def test_tie_that_nothing_settles() -> None:
    """Level in the only way that the book names: the match is drawn."""
    state = after(match(ends(won=FirstTo(7, "points"), tie=Tie((HigherTotal(),)))), (7, 7))
    assert (state.over, state.winner) == (True, None)


# ---------------------------------------------------------------------- before a round
TO_TEN = {"match.won": FirstTo(10, "points")}


@pytest.mark.parametrize(
    ("rules", "setup", "over"),
    [
        (TO_TEN, Setup(Seat(0), score=(9, 9)), False),
        (TO_TEN, Setup(Seat(0), score=(10, 0)), True),
        (TO_TEN, Setup(Seat(0), score=(0, 99)), True),
        # A foul that costs points and a new deal may take a side there; the round is still played.
        (TO_TEN, Setup(Seat(0), score=(10, 0), redeals=1), False),
        (TO_TEN | {"match.tie": Tie((HigherTotal(), OneMoreRound()))}, Setup(Seat(0), score=(12, 12)), False),
        (TO_TEN | {"match.tie": Tie((HigherTotal(), OneMoreRound()))}, Setup(Seat(0), score=(12, 11)), True),
        ({"match.won": None, "match.lost": FirstLoses(53, "points")}, Setup(Seat(0), score=(53, 0)), True),
        ({"match.won": None, "match.over": ByAgreement()}, Setup(Seat(0), score=(99, 0)), False),
        ({"match.won": None, "match.over": OverAfter(8, "rounds")}, Setup(Seat(0), round=8), False),
        ({"match.won": None, "match.over": OverAfter(8, "rounds")}, Setup(Seat(0), round=9), True),
        ({"counter.marks": Counter(), "match.won": FirstTo(2, "marks")}, Setup(Seat(0), score=(9, 0)), False),
        (
            {"counter.marks": Counter(), "match.won": FirstTo(2, "marks")},
            Setup(Seat(0), counters=(("marks", (0, 2)),)),
            True,
        ),
    ],
)
def test_no_round_is_played_once_a_match_is_over(rules: Rules, setup: Setup, over: bool) -> None:
    assert match(rules).is_over_before(setup) is over
