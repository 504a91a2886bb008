"""Rounds on which two books disagree: found, small, the same again by the same seed."""

import os
import time
from datetime import UTC, datetime

import pytest

from courtpiece_spec.book import argument_text
from courtpiece_spec.conformance.vectors.library import silent
from courtpiece_spec.engine import Setup
from courtpiece_spec.language.declarations import OptionDecl
from courtpiece_spec.loading import Shelf, bundled, bundled_options, compile_file
from courtpiece_spec.records.lockstep import Apart, Pair, as_json
from courtpiece_spec.records.telling_apart import changed_clauses, only_levels, tell_apart
from tests.language.helpers import SAMPLES, compiled
from tests.records.house import book

SHELF = Shelf()
HANG = 600.0
"""Seconds of this process that only a search without an end needs, however slow the machine."""
SAME_ROUNDS = {"target", "tie_deciding_round", "best_of", "most_rounds", "kot_ends"}
"""Options that change a match and no round."""
MIRRORED = {"to_the_left", "hokm_clockwise", "omi_clockwise"}
"""Options that turn the table round: seats are numbered in the order of play, so rounds are the same."""
TRIED = [
    option
    for place, option in enumerate(bundled_options())
    if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" or (place + datetime.now(UTC).toordinal()) % 3 == 0
]
"""All options in `make proof`, else each on the third day."""
UNSEEN = SAME_ROUNDS | MIRRORED | {*silent(), "first_jack_deals"}
"""Options that no round shows, those that bind people or are done with before the first card among them."""


def found(one: str, other: str, seed: int = 0, rounds: int = 300) -> Apart:
    pair = Pair(book(one), book(other))
    assert pair.unlike() is None
    apart = tell_apart(pair, changed_clauses(*pair.books), seed, rounds).found
    assert apart is not None
    return apart


def with_sample(option: str) -> tuple[str, str]:
    """The least book of an option, and that with it."""
    decl = SHELF.find(option)
    assert isinstance(decl, OptionDecl)
    arguments = ", ".join(argument_text(each.samples[0]) for each in decl.parameters)
    use = f"{option}({arguments})" if arguments else option
    return decl.amends.text, f"{decl.amends.text} with {use}"


@pytest.mark.parametrize("option", TRIED)
def test_every_option_shows(option: str) -> None:
    """Each option that changes play is told apart from its least book; none of those that bind people is."""
    one, other = with_sample(option)
    pair = Pair(book(one), book(other))
    changed = changed_clauses(*pair.books)
    assert only_levels(changed) == (option in SAME_ROUNDS)
    if (unlike := pair.unlike()) is not None:
        assert unlike.startswith("a pack of") or "players" in unlike, (
            "another pack or table: nothing to look for"
        )
        return
    for_people = option in UNSEEN
    rare = any(clause.section == "foul" for clause in changed)  # one irregularity, at one moment
    search = tell_apart(pair, changed, seed=0, rounds=60 if for_people else 1000 if rare else 200)
    assert (search.found is None) == for_people, (option, search)


@pytest.mark.parametrize(
    ("one", "other", "most", "differs"),
    [
        ("single_sir", "double_sir", 5, "collected"),
        ("double_sir", "double_sir with ace_on_ace", 9, "collected"),
        ("double_sir", "double_sir with blocked_tricks({12})", 49, "collected"),
        ("single_sir", "hidden_rung", 0, "legal"),
        ("single_sir", "be_ranga", 0, "legal"),
        ("single_sir", "single_sir_courts", 33, "score"),
        ("hakem", "hakem with kot_double", 53, "score"),
        ("hakem", "single_sir", 5, "hands"),
    ],
)
def test_what_is_found_is_short(one: str, other: str, most: int, differs: str) -> None:
    apart = found(one, other)
    assert len(apart.actions) <= most
    assert differs in apart.differs


def test_the_same_seed_finds_the_same_round() -> None:
    one, two = (found("double_sir", "double_sir with ace_on_ace", seed=3) for _ in range(2))
    assert one == two


def test_it_is_made_orderly() -> None:
    """Nothing hinders a sorted pack here, nor the first choice each time."""
    apart = found("single_sir", "double_sir")
    assert list(apart.pack) == sorted(apart.pack, key=lambda card: card.index)
    assert not any(apart.choices)
    assert apart.setup == Setup(apart.setup.dealer)


def test_a_round_is_judged_by_both_books() -> None:
    """What is found is a true disagreement: each book, asked alone, says what is told of it."""
    pair = Pair(book("single_sir"), book("double_sir"))
    apart = found("single_sir", "double_sir")
    for place, game in enumerate(pair.games(1)):
        state = game.replay(apart.pack, apart.setup, apart.actions)
        assert state == (apart.second if place else apart.first)
    assert as_json(pair, apart, 0, "collected") != as_json(pair, apart, 1, "collected")


def test_rare_clauses_are_found_in_time() -> None:
    """Court values, and trick twelve blocked, to which random rounds alone hardly ever come."""
    begun = time.process_time()
    found("double_sir", "double_sir with blocked_tricks({12})")
    found("hakem", "hakem with sweep_value(52)")
    assert time.process_time() - begun < HANG


def test_streaks_come_up() -> None:
    apart = found("hakem", "hakem with run_bonus(2)")
    assert "score" in apart.differs
    assert max(apart.setup.streak) >= 2


def test_foul_that_one_book_prices(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("books") / "foul.court"
    path.write_text(
        'court 1\nvariant strict "Strict" extends single_sir {\n'
        "  foul revoke { lost: otherwise -> 1 to opponents, the round is lost }\n}\n",
        "utf-8",
    )
    made = compile_file(path)
    pair = Pair(book("single_sir"), made.books["strict"])
    apart = tell_apart(pair, changed_clauses(*pair.books), 0, 400).found
    assert apart is not None
    assert apart.differs == ("accepted",)
    assert apart.tried is not None
    assert apart.tried.token.endswith("foul=revoke")
    assert [as_json(pair, apart, place, "accepted") for place in (0, 1)] == [False, True]


def test_other_tables_cannot_be_compared() -> None:
    hokm = next(path for path in SAMPLES if path.stem == "hokm")
    books = compiled(hokm.read_text("utf-8"), headed=False).books
    unlike = {
        name: Pair(book("single_sir"), each).unlike()
        for name, each in books.items()
        if each.kind == "variant"
    }
    assert {"4 players and 3 players", "4 players and 2 players"} <= set(unlike.values()), unlike


def test_cycles_are_compared_round_by_round() -> None:
    """The second book of a cycle comes up too: it is what differs from the first alone."""
    cycle = next(name for name in bundled() if book(name).legs)
    first = book(cycle).legs[0].book.id
    pair = Pair(book(cycle), book(first))
    assert pair.rounds > 1
    if pair.unlike() is None:
        apart = tell_apart(pair, changed_clauses(*pair.books), 0, 400).found
        assert apart is not None
        assert apart.setup.round > book(cycle).legs[0].number
