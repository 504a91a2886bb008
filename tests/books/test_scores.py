"""What rounds are worth under options, who is next, and when a match is won."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from courtpiece_spec.engine import Result
from courtpiece_spec.engine.matches import Match, MatchState
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.seats import Seat
from tests.books.rounds import LIBRARY, audit, checked, course, hakem_packets, one_by_one, play, s1_packets

# Seats: N 0, W 1, S 2, E 3 where play goes anticlockwise; in the Hakem's game N 0, E 1, S 2, W 3.
# The dealer is seat 3 throughout: the caller is 0 in S1, the Hakem 2 in family A; sides are even and odd.
ALL = "0202020202020"
FIRST_SEVEN = "0202020131313"
FIRST_SEVEN_AGAINST = "1313131020202"
ORDINARY = "0202131302013"
"""Seven and six."""
NINE = "0202131302020"
TEN = "0202131202020"
AGAINST = "1313020213131"
ALL_AGAINST = "1313131313131"


def hakem(book: str, takers: str, *said: str, **setup: Any) -> Any:
    """A round of the Hakem's game in full."""
    made = course(takers, 3, hakem_packets)
    return checked(book, made.pack, made.actions("2:call=H", *said), **setup)


def s1(book: str, takers: str, **setup: Any) -> Any:
    """A round of S1's games as far as the takers go."""
    made = course(takers)
    return checked(book, made.pack, made.actions("0:call=H", tricks=len(takers)), **setup)


# ---------------------------------------------------------------------- courts of S1
@pytest.mark.parametrize(
    ("book", "takers", "score", "next_dealer"),
    [
        ("single_sir", "0202020", [3, 0], 1),
        ("single_sir with court_thirteen", "02020203", [1, 0], 3),
        ("single_sir with court_thirteen", "020202022222" + "1", [1, 0], 3),
        ("single_sir with court_thirteen", ALL, [3, 0], 1),
        ("single_sir with court_thirteen", ALL_AGAINST, [0, 4], 0),
        ("single_sir with court_thirteen", "13131310", [0, 2], 0),
        ("single_sir with court_thirteen", "3020202" + "0", [1, 0], 3),
        ("single_sir", "3020202" + "0", [1, 0], 3),
        ("single_sir_courts with court_thirteen", "02020203", [0, 0], 3),
        ("single_sir_courts with court_thirteen", ALL, [1, 0], 1),
        ("single_sir_courts", "0202020", [1, 0], 1),
    ],
)
def test_court_thirteen(book: str, takers: str, score: list[int], next_dealer: int) -> None:
    """B27: a Court for all thirteen, so that play goes on from 7–0."""
    answer = s1(book, takers)
    assert (answer["over"], answer["score"], answer["next_dealer"]) == (True, score, next_dealer)


def test_from_seven_to_none_play_goes_on() -> None:
    assert s1("single_sir", "0202020")["over"]
    assert not s1("single_sir with court_thirteen", "0202020")["over"]
    assert not s1("single_sir with court_thirteen", "020202020202")["over"]


@pytest.mark.parametrize("book", ["be_ranga", "hidden_rung"])
def test_court_thirteen_elsewhere(book: str) -> None:
    """Random rounds end where the rule says so."""
    way = {"be_ranga": "void", "hidden_rung": "hidden"}[book]
    for seed in range(30):
        made = play(seed, s1_packets(3), 0, way)
        got, end = [0, 0], 0
        while end < 13 and not (max(got) >= 7 and min(got) >= 1):
            got[made.takers[end] % 2] += 1
            end += 1
        answer = checked(f"{book} with court_thirteen", made.pack, made.tokens(end))
        assert (answer["over"], answer["collected"]) == (True, got)


@pytest.mark.parametrize(
    ("option", "takers", "over", "score"),
    [
        ("", "1313131", True, [0, 1]),
        (" with doublee", "1313131", True, [0, 2]),
        (" with doublee_thirteen", "1313131", False, None),
        (" with doublee_thirteen", "13131310", True, [0, 1]),
        (" with doublee_thirteen", ALL_AGAINST, True, [0, 2]),
        (" with doublee", "01313131", True, [0, 1]),
    ],
)
def test_doublee(option: str, takers: str, over: bool, score: list[int] | None) -> None:
    """E24, Q49: the shut-out is fixed at 7–0, or only at 13–0.  The first trick has no trump."""
    row = play_kachuha(takers)
    answer = checked(f"kachuha{option}", row[0], row[1])
    assert (answer["over"], answer["score"]) == (over, score)


def play_kachuha(takers: str) -> tuple[list[str], list[str]]:
    """A Kachuha round; trump is named after the first trick."""
    made = course(takers, 3, one_by_one)
    first = int(takers[0])
    plays = made.actions(tricks=len(takers))
    return made.pack, [*plays[:4], f"{first}:call=H", *plays[4:]]


# ---------------------------------------------------------------------- courts of family A
@pytest.mark.parametrize(
    ("option", "takers", "score"),
    [
        ("", FIRST_SEVEN, [1, 0]),
        ("", FIRST_SEVEN_AGAINST, [0, 1]),
        ("", ALL, [2, 0]),
        ("kot_double", FIRST_SEVEN, [2, 0]),
        ("kot_double", FIRST_SEVEN_AGAINST, [0, 1]),
        ("kot_double", ORDINARY, [1, 0]),
        ("kot_double", "1" + "0202020" + "20202", [1, 0]),
        ("kot_double", ALL, [2, 0]),
        ("kot_double_any", FIRST_SEVEN_AGAINST, [0, 2]),
        ("kot_double_any", FIRST_SEVEN, [2, 0]),
        ("kot_double_any", ORDINARY, [1, 0]),
        ("sweep_value(3)", ALL, [3, 0]),
        ("sweep_value(52)", ALL_AGAINST, [0, 52]),
        ("sweep_value(3)", FIRST_SEVEN, [1, 0]),
        ("kot_double, sweep_value(4)", ALL, [4, 0]),
        ("kot_double, sweep_value(4)", FIRST_SEVEN, [2, 0]),
        ("beaten_double", AGAINST, [0, 2]),
        ("beaten_double", FIRST_SEVEN_AGAINST, [0, 2]),
        ("beaten_double", ALL_AGAINST, [0, 2]),
        ("beaten_double", ORDINARY, [1, 0]),
        ("beaten_double, kot_double", FIRST_SEVEN, [2, 0]),
        ("beaten_double, kot_double, sweep_value(3)", ALL_AGAINST, [0, 3]),
    ],
)
def test_courts(option: str, takers: str, score: list[int]) -> None:
    """E8, E9 and the second column of corpus §3.2."""
    for book in ("hakem", "dabbal_sar"):
        assert hakem(f"{book} with {option}" if option else book, takers)["score"] == score


@pytest.mark.parametrize(
    ("reading", "bonuses"),
    [(1, [0, 0, 1, 1, 1, 1, 1]), (2, [0, 0, 1, 0, 0, 0, 0]), (3, [0, 0, 1, 0, 0, 1, 0])],
)
def test_run_bonus(reading: int, bonuses: list[int]) -> None:
    """A30, Q57: one side wins seven rounds running, in one match."""
    book = f"hakem with run_bonus({reading})"
    shelf = LIBRARY.shelf(book)
    match = shelf.match  # type: ignore[union-attr]  # a book that is there
    state = match.start(Seat(3))
    paid = []
    for _ in bonuses:
        setup = match.setup(state)
        made = course(ORDINARY, int(setup.dealer), hakem_packets)
        caller = (int(setup.dealer) - 1) % 4
        answer = checked(
            book, made.pack, made.actions(f"{caller}:call=H"), int(setup.dealer), streak=list(setup.streak)
        )
        paid.append(answer["score"][0] - 1)
        result = Result(0, (), Seat(answer["next_dealer"]), None, (), (), None, 1, True)  # type: ignore[arg-type]
        streak = (0, 0) if reading == 3 and paid[-1] else (setup.streak[0] + 1, 0)
        state = match.after(state, attrs.evolve(result, score=tuple(answer["score"]), streak=streak))
    assert paid == bonuses


def test_run_bonus_is_for_the_winner_of_the_run() -> None:
    for reading in (1, 2, 3):
        book = f"hakem with run_bonus({reading})"
        assert hakem(book, ORDINARY, streak=[0, 2])["score"] == [1, 0]
        assert hakem(book, AGAINST, streak=[0, 2])["score"] == [0, 2]
        assert hakem(book, ALL, streak=[2, 0])["score"] == [3, 0]


def test_the_readings_of_the_run_bonus_are_three() -> None:
    found = load("hakem with run_bonus(4)")
    assert isinstance(found, NotLoaded)
    assert "cannot be 4" in found.message


@pytest.mark.parametrize(
    ("takers", "said", "score"),
    [
        # E31: ten declared, nine taken
        (NINE, "2:bid=10", [0, 2]),
        (NINE, "2:bid=9", [4, 0]),
        (NINE, "2:pass", [1, 0]),
        (TEN, "2:bid=10", [4, 0]),
        (TEN, "2:bid=11", [0, 2]),
        (AGAINST, "2:bid=9", [0, 2]),
        (AGAINST, "2:pass", [0, 1]),
        (ALL, "2:bid=11", [5, 0]),
        (ALL_AGAINST, "2:bid=11", [0, 2]),
    ],
)
def test_declared_target(takers: str, said: str, score: list[int]) -> None:
    """A44 with a bonus of three, Q62."""
    answer = hakem("hakem with declared_target(3)", takers, said)
    assert answer["score"] == score
    assert answer["winner"] == score.index(max(score))


def test_a_target_is_nine_ten_or_eleven() -> None:
    made = course(NINE, 3, hakem_packets)
    answer = audit("hakem with declared_target(3)", made.pack, ["2:call=H", "2:bid=8"])
    assert answer["legal"] == ["2:bid=10", "2:bid=11", "2:bid=9", "2:pass"]


def test_a_missed_target_breaks_the_run() -> None:
    book = "hakem with declared_target(3), run_bonus(1)"
    assert hakem(book, NINE, "2:bid=9", streak=[2, 0])["score"] == [5, 0]
    assert hakem(book, NINE, "2:bid=10", streak=[2, 0])["score"] == [0, 2]
    assert hakem(book, NINE, "2:bid=10", streak=[0, 2])["score"] == [0, 3]


# ---------------------------------------------------------------------- who is Hakem next
@pytest.mark.parametrize(
    ("book", "takers", "setup", "next_hakem"),
    [
        ("hakem", ORDINARY, {}, 1),
        ("hakem", AGAINST, {}, 1),
        ("hakem with hakem_rotates_left", ORDINARY, {}, 3),
        ("hakem with hakem_rotates_left", AGAINST, {}, 3),
        ("hakem with winners_keep_hakem", ORDINARY, {}, 2),
        ("hakem with winners_keep_hakem", AGAINST, {}, 1),
        ("dabbal_sar", ORDINARY, {}, 2),
        ("dabbal_sar", AGAINST, {}, 2),
        ("dabbal_sar", ORDINARY, {"term": 2, "term_won": True}, 2),
        ("dabbal_sar", AGAINST, {"term": 2, "term_won": True}, 1),
        ("dabbal_sar", ORDINARY, {"term": 2, "term_won": False}, 1),
        ("hakem with double_hakem", ORDINARY, {"term": 2, "term_won": False}, 1),
    ],
)
def test_succession(book: str, takers: str, setup: dict[str, Any], next_hakem: int) -> None:
    """A5, A6, A42; the dealer sits at the Hakem's left, which is the next seat in the order of play."""
    assert hakem(book, takers, **setup)["next_dealer"] == (next_hakem + 1) % 4


@pytest.mark.parametrize(
    ("won", "hakems"),
    [
        ("WWWW", [2, 2, 2, 2, 2]),
        ("WWWLW", [2, 2, 2, 2, 1, 1]),
        ("WWLW", [2, 2, 2, 2, 1]),
        ("LW", [2, 2, 1]),
        ("WL", [2, 2, 1]),
        ("LLLL", [2, 2, 1, 1, 0]),
    ],
)
def test_dabbal_sar_in_a_match(won: str, hakems: list[int]) -> None:
    """Q63: who keeps the role keeps it for two rounds more, of which again both must be won."""
    shelf = LIBRARY.shelf("dabbal_sar")
    match = shelf.match  # type: ignore[union-attr]  # a book that is there
    state = match.start(Seat(3))
    seen = []
    for each in won:
        setup = match.setup(state)
        now = (int(setup.dealer) - 1) % 4
        seen.append(now)
        side = now % 2 if each == "W" else 1 - now % 2
        made = course(ORDINARY if side == 0 else AGAINST, int(setup.dealer), hakem_packets)
        state = match.after(state, finished(match, setup, made.pack, made.actions(f"{now}:call=H")))
    assert state.dealer is not None
    assert [*seen, (int(state.dealer) - 1) % 4] == hakems


def finished(match: Match, setup: Any, pack: list[str], said: list[str]) -> Result:
    """The result of a round."""
    from courtpiece_spec.cards import Card
    from courtpiece_spec.engine import Malformed, parse_token

    game = match.game
    actions = []
    for token in said:
        action = parse_token(token, 4)
        assert not isinstance(action, Malformed)
        actions.append(action)
    state = game.replay([Card.parse(card) for card in pack], setup, actions)
    result = game.result(state)  # type: ignore[arg-type]  # a refusal would fail here
    assert result is not None
    return result


# ---------------------------------------------------------------------- matches
def match_of(book: str) -> Match:
    found = load(book)
    assert not isinstance(found, NotLoaded), found
    return Match(found)


def scored(match: Match, state: MatchState, *score: int) -> MatchState:
    """The match after a round that gives these scores."""
    winner = None if score[0] == score[1] else score.index(max(score))
    result = Result(winner, score, Seat(0), None, (), (0, 0), Seat(0), 1, True)  # type: ignore[arg-type]
    return match.after(state, result)


@pytest.mark.parametrize(
    ("book", "unit"),
    [
        ("hakem", "courts"),
        ("dabbal_sar", "courts"),
        ("single_sir_courts", "courts"),
        ("single_sir", "points"),
        ("double_sir", "points"),
        ("be_ranga", "points"),
        ("kachuha", "rounds"),
    ],
)
@pytest.mark.parametrize("target", [5, 9])
def test_target(book: str, unit: str, target: int) -> None:
    """A36: five, seven or nine; each book goes on counting in its own unit."""
    match = match_of(f"{book} with target({target})")
    state = match.start(Seat(0))
    for number in range(1, target + 1):
        assert not state.over
        state = scored(match, state, 0, 1)
        assert state.total(unit) == (0, number)
    assert (state.over, state.winner) == (True, 1)


def test_the_usual_targets() -> None:
    for book, target in (("hakem", 7), ("single_sir", 10), ("kachuha", 5)):
        match = match_of(book)
        state = match.start(Seat(0))
        for _ in range(target - 1):
            state = scored(match, state, 1, 0)
        assert not state.over
        assert scored(match, state, 1, 0).over


def test_both_sides_reach_the_target_in_one_round() -> None:
    """A37: the higher total, else one more round; without the rule the match is drawn."""
    for book in (
        "hakem",
        "single_sir with tie_deciding_round",
        "double_sir with target(7), tie_deciding_round",
    ):
        match = match_of(book)
        state = attrs.evolve(match.start(Seat(0)))
        higher = scored(match, state, 11, 12)
        assert (higher.over, higher.winner) == (True, 1)
        level = scored(match, state, 12, 12)
        assert not level.over
        decided = scored(match, level, 1, 0)
        assert (decided.over, decided.winner) == (True, 0)
    match = match_of("single_sir")
    drawn = scored(match, match.start(Seat(0)), 12, 12)
    assert (drawn.over, drawn.winner) == (True, None)


def test_a_mixed_evening() -> None:
    """A43: after three rounds with trump one without, in one match to seven courts."""
    match = match_of("mixed_evening")
    state = match.start(Seat(3))
    books = []
    for number in range(8):
        books.append(match.game_for(state).book.id)
        state = scored(match, state, 1 - number % 2, number % 2)
    assert books == ["hakem", "hakem", "hakem", "badam_satti"] * 2
    assert not state.over
    made = play(5, hakem_packets(3), 2, "none")
    assert checked("mixed_evening", made.pack, made.tokens(13), round=4)["winners"] == made.takers
    assert audit("mixed_evening", made.pack, made.tokens(13), round=3)["at"] == 0
