"""The proofs: bundled books hold in every outcome, and a fault in any of them is found with a witness."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from courtpiece_spec import load
from courtpiece_spec.book import Book, Clause, Rule
from courtpiece_spec.book.conditions import Compare, Comparison, Fact
from courtpiece_spec.book.play import Concede
from courtpiece_spec.book.tables import Gain, HitPolicy, NextRow, Nothing, Otherwise, Row, ScoreTable, When
from courtpiece_spec.book.who import TakerOfLast
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.language.compile import compile_text
from courtpiece_spec.loading import Shelf, bundled, compile_file
from courtpiece_spec.proofs import outcomes
from courtpiece_spec.proofs.findings import Finding
from courtpiece_spec.proofs.outcomes import Outcomes, least_sights, sights_of
from courtpiece_spec.proofs.prove import prove
from courtpiece_spec.seats import Seat

WINS_AT_LEAST_NONE = Compare(Fact("winner", "won"), Comparison.AT_LEAST, 0)
SAMPLES = Path(__file__).parents[1] / "language" / "samples"


def sample(name: str) -> Book:
    """A book of the language's samples."""
    made = compile_file(next(path for path in SAMPLES.glob("*.court") if name in path.read_text("utf-8")))
    assert made.ok
    return made.books[name]


def without(book: Book, *paths: str) -> Book:
    return attrs.evolve(book, clauses=tuple(each for each in book.clauses if each.path not in paths))


def with_rules(book: Book, **rules: Rule) -> Book:
    """The book with other rules at some paths; two underscores stand for the dot."""
    changed = {path.replace("__", "."): rule for path, rule in rules.items()}
    return attrs.evolve(
        book,
        clauses=tuple(attrs.evolve(each, rule=changed.get(each.path, each.rule)) for each in book.clauses),
    )


def only(findings: tuple[Finding, ...]) -> Finding:
    (found,) = findings
    return found


@pytest.mark.parametrize("book", bundled())
def test_bundled_books_hold(book: str) -> None:
    assert prove(load(book)) == ()


def test_hakem_has_fourteen_ends() -> None:
    """Thirteen tricks over two sides, and nothing else that its tables look at: 13–0 to 0–13."""
    game = Game(load("hakem"))
    ends = Outcomes(game).ends(Setup(Seat(0)))
    assert {state.tricks.collected for state in ends} == {(tricks, 13 - tricks) for tricks in range(14)}


def test_kachuha_stops_at_seven() -> None:
    game = Game(load("kachuha"))
    ends = {state.tricks.collected for state in Outcomes(game).ends(Setup(Seat(0)))}
    assert ends == {(7, n) for n in range(7)} | {(n, 7) for n in range(7)}


def test_a_pile_always_ends_with_both_or_with_all_thirteen() -> None:
    game = Game(load("double_sir"))
    for state in Outcomes(game).ends(Setup(Seat(0))):
        most, least = max(state.tricks.collected), min(state.tricks.collected)
        assert (most >= 7 and least >= 1) or (most, least) == (13, 0) or len(state.winners) == 13


def test_what_no_rule_looks_at_is_not_told_apart() -> None:
    """Auction Sir pays by bid, bidder and tricks won, though its tricks lie in a pile.

    The first player bids 7 to 13; each later one passes or bids 8 to 13: 7 + 3 · 6 = 25 last bids.  Thirteen
    tricks fall to two sides in 14 ways.
    """
    game = Game(sample("auction_sir"))
    ends = Outcomes(game).ends(Setup(Seat(0)))
    assert len(ends) == 25 * 14
    assert prove(game.book) == ()


@pytest.mark.parametrize("book", ["double_sir", "hakem", "hidden_rung", "be_ranga"])
def test_partners_that_nothing_tells_apart_leave_every_outcome(book: str) -> None:
    game = Game(load(book))
    least, full = least_sights(game.book), sights_of(game.book)
    assert full.partners
    assert not least.partners
    setup = Setup(Seat(0))
    assert {state.tricks.collected for state in Outcomes(game, least).ends(setup)} == {
        state.tricks.collected for state in Outcomes(game, full).ends(setup)
    }


def test_what_a_rule_looks_at_is_told_apart() -> None:
    """Who takes the last trick deals next; how many tricks count is asked where nothing else decides."""
    last = with_rules(load("double_sir"), next_dealer__court=NextRow(Otherwise(), TakerOfLast()))
    assert least_sights(load("double_sir")).partners is False
    assert least_sights(last).partners
    assert least_sights(last).longest_run == 2
    assert least_sights(load("kachuha")).partners, "the taker of the first trick names trump"
    assert least_sights(sample("auction_sir")).collected is False
    assert least_sights(sample("auction_sir")).piles is False
    assert least_sights(sample("dehla_pakad")).piles, "the tens lie in the pile"
    assert least_sights(sample("chakri")).collected, "each trick counts for who won it"


def test_a_table_with_a_hole_shows_what_it_does_not_cover() -> None:
    found = only(prove(without(load("single_sir"), "score.caller_wins")))
    assert (found.code, found.path) == ("CP601", "score")
    assert "no row covers: the side that does not deal wins 7–" in found.message


def test_a_hole_in_the_successors_is_found() -> None:
    found = only(prove(without(load("kachuha"), "next_dealer.pass")))
    assert (found.code, found.path) == ("CP601", "next_dealer")


def test_a_row_behind_a_wider_one_is_dead() -> None:
    book = load("single_sir")
    clauses = {each.path: each for each in book.clauses}
    order = [each for each in book.clauses if each.path != "score.court"]
    place = [each.path for each in order].index("score.caller_wins")
    order.insert(place + 1, clauses["score.court"])
    found = only(prove(attrs.evolve(book, clauses=tuple(order))))
    assert (found.code, found.path) == ("CP602", "score.court")


def test_a_condition_that_no_round_meets_is_dead() -> None:
    """Fourteen of thirteen tricks."""
    never = When(Compare(Fact("winner", "won"), Comparison.EQUAL, 14))
    found = only(prove(with_rules(load("hakem"), score__bavney=Row(never, Gain(2)))))
    assert (found.code, found.path) == ("CP602", "score.bavney")


def test_unique_rows_that_overlap_are_found() -> None:
    """Seven tricks are both at least seven and at most twelve."""
    book = with_rules(
        load("hakem"),
        score=ScoreTable("courts", HitPolicy.UNIQUE),
        score__bavney=Row(When(Compare(Fact("winner", "won"), Comparison.AT_LEAST, 12)), Gain(2)),
        score__court=Row(When(Compare(Fact("winner", "won"), Comparison.AT_MOST, 12)), Gain(1)),
    )
    found = only(prove(book))
    assert found.code == "CP603"
    assert "wins 12–1" in found.message


def test_a_score_that_never_pays_is_found() -> None:
    book = with_rules(load("kachuha"), score__win=Row(Otherwise(), Nothing()))
    found = only(prove(book))
    assert (found.code, found.path) == ("CP604", "score")


def test_a_hidden_card_that_cannot_come_to_light_stops_the_game() -> None:
    book = without(load("hidden_rung"), "trump.reveal.last_card", "trump.reveal.caller_leads")
    found = only(prove(book))
    assert (found.code, found.path) == ("CP605", "round.call")
    assert "is to lead" in found.message


def test_a_space_too_large_is_said_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "MOST_STEPS", 10)
    every = with_rules(load("single_sir"), score__caller_wins=Row(When(WINS_AT_LEAST_NONE), Gain(1)))
    found = only(prove(every))
    assert (found.code, found.is_error) == ("CP606", False)


def test_families_are_proved_by_their_variants() -> None:
    assert prove(Book("x", "X", "family", (Clause("play.follow", Otherwise()),))) == ()  # type: ignore[arg-type]


def test_with_otherwise_at_the_end_a_book_too_large_has_no_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "MOST_STEPS", 10)
    assert prove(load("single_sir")) == ()


def test_a_card_turned_up_is_played_too() -> None:
    """Whoever turns up the trump takes the card back: with thirteen tricks played all are collected."""
    game = Game(load("hidden_rung_double with after_exposure"))
    ends = Outcomes(game).ends(Setup(Seat(0)))
    assert all(sum(state.tricks.collected) == 13 for state in ends if len(state.winners) == 13)
    assert all(sum(state.tricks.collected) >= 8 for state in ends), "seven to one at the least"


def test_what_sides_had_and_counters_are_tried() -> None:
    """Rows that count only at a number of points, or of a counter, are come to; and giving up is, too."""
    assert prove(load("hokm with restart_at_six")) == ()
    text = """court 1
    variant ours "Ours" extends single_sir {
      counter tally of side
      add play { concede: a side may when both sides have a trick }
      add score { given_up: when conceded -> 1 } before score.goon
      add score { third: when loser.tally = 3 -> 9, tally starts over } before score.given_up
      add score { more: plus when winner.tally < 3 -> 1 tally }
    }
    """
    made = compile_text(text, "ours.court", library=Shelf())
    assert made.ok, made.diagnostics
    assert prove(made.books["ours"]) == ()
    never = with_rules(
        made.books["ours"], play__concede=Concede(Compare(Fact("trick", "number"), Comparison.MORE, 13))
    )
    assert only(prove(never)).path == "score.given_up"


def test_rounds_that_an_irregularity_loses_are_walked() -> None:
    """A row for them is come to; and one without a trick that wins so is an outcome like any other."""
    text = """court 1
    variant ours "Ours" extends single_sir {
      replace score points, first match { looked: when forfeited -> 2; any: otherwise -> 1 }
      foul revoke { lost: otherwise -> nothing, the round is lost }
    }
    """
    made = compile_text(text, "ours.court", library=Shelf())
    assert made.ok, made.diagnostics
    ours = made.books["ours"]
    assert prove(ours) == ()
    some = When(Compare(Fact("winner", "won"), Comparison.MORE, 0))
    hole = only(prove(with_rules(without(ours, "score.looked"), score__any=Row(some, Gain(1)))))
    assert "the other side lost it by an irregularity" in hole.message
