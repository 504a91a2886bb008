"""Who wins, what it is worth and who is next, with values of the corpus (section 5)."""

from __future__ import annotations

import attrs
import pytest

from courtpiece_spec.book import Rule
from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import (
    AllOf,
    AnyOf,
    BothSidesHave,
    Compare,
    Comparison,
    Fact,
    HandsEmpty,
    Negation,
    SideHas,
    SideHasFirst,
    Uncatchable,
)
from courtpiece_spec.book.levels import Counter
from courtpiece_spec.book.steps import MayGoOn, Packet, PlayUntil, Step, ToEach
from courtpiece_spec.book.table import EachAlone, NumberOfPlayers, Without
from courtpiece_spec.book.tables import (
    CounterStartsOver,
    DecideRow,
    DecideTable,
    DrawnAgain,
    FoulTable,
    Gain,
    HeldOver,
    HitPolicy,
    NextRow,
    NextTable,
    Nobody,
    Nothing,
    Otherwise,
    Plus,
    Row,
    RunsStartOver,
    ScoresStartOver,
    TimesFact,
    Transfer,
    When,
)
from courtpiece_spec.book.who import (
    LeftOf,
    NamedSide,
    Opponents,
    OpponentsOf,
    PartnerOf,
    RightOf,
    TakerOfNumber,
    ThisSide,
)
from courtpiece_spec.cards import Card
from courtpiece_spec.engine import Game, Setup
from courtpiece_spec.seats import Seat
from tests.engine.house import (
    CALLER,
    DEALER,
    at_least,
    dealt,
    ended,
    equal,
    fact,
    game,
    legal,
    play,
    refused,
    same,
    scored,
    script,
    taken,
    takers,
    true,
    whole_pack,
)

WINNER, LOSER = NamedSide("winner"), NamedSide("loser")


# ---------------------------------------------------------------------- counting
def test_more_tricks_win() -> None:
    played = game(dealt(13))
    result = ended(played, taken(played, whole_pack(played), takers(7, 6)))
    assert (result.winner, result.score, result.streak) == (0, (1, 0), (1, 0))
    result = ended(played, taken(played, whole_pack(played), takers(6, 7)))
    assert (result.winner, result.score, result.streak) == (1, (0, 1), (0, 1))


def test_level_tricks_win_nothing() -> None:
    """Where nobody has more the round is drawn; a plain gain then has nobody to go to."""
    played = game(dealt(8))
    result = ended(played, taken(played, whole_pack(played), takers(4, 4)))
    assert (result.winner, result.score, result.streak, result.held_over) == (None, (0, 0), (0, 0), 0)


OMI = scored(
    HitPolicy.FIRST_MATCH,
    level=Row(When(true("round.drawn")), HeldOver(1)),
    kapothi=Row(When(equal("winner.won", 8)), Transfer(3, LOSER, WINNER)),
    others=Row(When(same("winner", "dealer_side")), Transfer(2, LOSER, WINNER)),
    callers=Row(Otherwise(), Transfer(1, LOSER, WINNER)),
)


@pytest.mark.parametrize(
    ("tricks", "score", "held"),
    [((5, 3), (1, -1), 0), ((3, 5), (-2, 2), 0), ((8, 0), (3, -3), 0), ((4, 4), (0, 0), 1)],
)
def test_tokens(tricks: tuple[int, int], score: tuple[int, int], held: int) -> None:
    """E29, Omi: callers 5–3 one token; 3–5 two; 8–0 three; 4–4 none, and the next winner one more."""
    omi = game(dealt(8), OMI)
    result = ended(omi, taken(omi, whole_pack(omi), takers(*tricks)))
    assert (result.score, result.held_over) == (score, held)
    later = Setup(Seat(3), held_over=2)
    result = ended(omi, taken(omi, whole_pack(omi, later), takers(*tricks)))
    more = (0, 0) if held else (2, 0) if tricks[0] > tricks[1] else (0, 2)
    assert result.score == (score[0] + more[0], score[1] + more[1])
    assert result.held_over == (2 + held if held else 0)


# ---------------------------------------------------------------------- deciding
def tens(number: int, comparison: Comparison = Comparison.AT_LEAST) -> Compare:
    """The side has so many tens."""
    return Compare(Fact("side", "captured", "ten"), comparison, number)


MENDIKOT: dict[str, Rule] = {
    "decide": DecideTable(HitPolicy.FIRST_MATCH),
    "decide.tens": DecideRow(When(tens(3)), ThisSide()),
    "decide.tricks": DecideRow(When(AllOf((tens(2, Comparison.EQUAL), at_least("side.won", 7)))), ThisSide()),
    "decide.other": DecideRow(Otherwise(), Nobody()),
}
DEHLA: dict[str, Rule] = {
    "decide": DecideTable(HitPolicy.FIRST_MATCH),
    "decide.tens": DecideRow(When(tens(3)), ThisSide()),
    "decide.level": DecideRow(Otherwise(), OpponentsOf(DEALER)),
}


def with_tens(played: Game, first: int, tricks: tuple[int, int]) -> tuple[int | None, tuple[str, ...]]:
    """Who wins with so many tens for side 0, and the rows that counted."""
    state = taken(played, whole_pack(played), takers(*tricks))
    own = sum(1 << Card.parse(f"T{suit}").index for suit in "SHDC"[:first])
    other = sum(1 << Card.parse(f"T{suit}").index for suit in "SHDC"[first:])
    tricks_now = attrs.evolve(state.tricks, captured=(own, other))
    result = ended(played, attrs.evolve(state, tricks=tricks_now))
    return result.winner, result.rows


@pytest.mark.parametrize(
    ("first", "tricks", "mendikot", "dehla"),
    [(2, (7, 6), 0, 0), (2, (6, 7), 1, 0), (3, (5, 8), 0, 0), (1, (8, 5), 1, 1), (4, (1, 12), 0, 0)],
)
def test_tens(first: int, tricks: tuple[int, int], mendikot: int, dehla: int) -> None:
    """E30: 2–2 goes to seven tricks in Mendikot, and to the side that does not deal in Dehla Pakad."""
    assert with_tens(game(dealt(13), MENDIKOT), first, tricks)[0] == mendikot
    assert with_tens(game(dealt(13), DEHLA), first, tricks)[0] == dehla


def test_nobody_is_decided_for() -> None:
    winner, rows = with_tens(game(dealt(12), MENDIKOT), 2, (6, 6))
    assert winner is None
    assert rows[0] == "decide.other"


def test_decided_after_each_trick() -> None:
    """A row that says when ends the round at once; `otherwise` waits for the end."""
    early: dict[str, Rule] = {
        "decide": DecideTable(HitPolicy.FIRST_MATCH, after_each_trick=True),
        "decide.three": DecideRow(When(at_least("side.won", 3)), ThisSide()),
        "decide.other": DecideRow(Otherwise(), Opponents()),
    }
    played = game(dealt(13), early)
    state = taken(played, whole_pack(played), [0, 1, 0])
    assert not played.is_over(state)
    state = taken(played, state, [2])
    assert ended(played, state).winner == 0
    assert ended(played, state).rows[0] == "decide.three"
    short = game(dealt(2), early)
    assert ended(short, taken(short, whole_pack(short), [0, 0])).rows[0] == "decide.other"
    late = game(dealt(13), early, {"decide": DecideTable(HitPolicy.FIRST_MATCH)})
    assert not late.is_over(taken(late, whole_pack(late), [0, 1, 0, 2]))


# ---------------------------------------------------------------------- three players
THREE: dict[str, Rule] = {
    "table.players": NumberOfPlayers(3, EachAlone()),
    "pack.without": Without((Card.parse("2H"),)),
    **script(Packet(17, ToEach()), PlayUntil(AnyOf((Uncatchable(), HandsEmpty())))),
}


@pytest.mark.parametrize(("split", "over"), [((7, 4, 4), True), ((8, 3, 1), False), ((7, 4, 3), False)])
def test_uncatchable(split: tuple[int, int, int], over: bool) -> None:
    """E34: 7–4–4 with two to go is over; 8–3–1 with five to go is not, nor 7–4–3 with three to go."""
    hokm = game(THREE)
    tricks = [1] * split[1] + [2] * split[2] + [0] * split[0]
    assert hokm.is_over(taken(hokm, whole_pack(hokm, Setup(Seat(2))), tricks)) is over


def test_a_pile_can_still_be_caught() -> None:
    """Tricks that lie there may go to anybody, so they count for who is behind."""
    assert not game(THREE).is_over(taken(game(THREE), whole_pack(game(THREE), Setup(Seat(2))), [0] * 8))
    assert game(THREE).is_over(taken(game(THREE), whole_pack(game(THREE), Setup(Seat(2))), [0] * 9))


@pytest.mark.parametrize("condition", [equal("loser.won", 0), Compare(fact("loser.won"), Comparison.LESS, 9)])
def test_three_players_have_no_one_loser(condition: Compare) -> None:
    """What a book says of the loser does not hold where there are several."""
    hokm = game(
        THREE, scored(HitPolicy.SUM, lost=Row(When(condition), Gain(5)), win=Row(Otherwise(), Gain(1)))
    )
    result = ended(hokm, taken(hokm, whole_pack(hokm, Setup(Seat(2))), [0] * 9))
    assert (result.score, result.rows[:1]) == ((1, 0, 0), ("score.win",))


def test_payments_of_sides_that_do_not_exist() -> None:
    """With three players nothing moves from or to the loser."""
    rows = {
        "taken": Row(Otherwise(), Transfer(2, LOSER, WINNER)),
        "given": Row(Otherwise(), Transfer(2, WINNER, LOSER)),
        "gained": Row(Otherwise(), Gain(3, LOSER)),
        "counted": Row(Otherwise(), Gain(fact("loser.won"), WINNER)),
        "lost": Row(Otherwise(), Transfer(4, WINNER)),
    }
    hokm = game(THREE, scored(HitPolicy.SUM, **rows))
    result = ended(hokm, taken(hokm, whole_pack(hokm, Setup(Seat(2))), [0] * 9))
    assert (result.score, result.held_over) == ((-4, 0, 0), 0)


# ---------------------------------------------------------------------- hit policies and amounts
WON = takers(8, 5)


@pytest.mark.parametrize(
    ("policy", "score", "rows"),
    [
        (HitPolicy.FIRST_MATCH, 1, ("score.a",)),
        (HitPolicy.SUM, 1 + 8 + 4 * 8, ("score.a", "score.b", "score.c")),
        (HitPolicy.UNIQUE, 1, ("score.a",)),
    ],
)
def test_hit_policies(policy: HitPolicy, score: int, rows: tuple[str, ...]) -> None:
    table = scored(
        policy,
        a=Row(When(at_least("winner.won", 7)), Gain(1)),
        b=Row(When(at_least("winner.won", 8)), Gain(fact("winner.won"))),
        no=Row(When(at_least("winner.won", 9)), Gain(99)),
        c=Row(Otherwise(), Gain(TimesFact(4, fact("caller_side.opening_run")))),
    )
    played = game(dealt(13), table)
    result = ended(played, taken(played, whole_pack(played), WON))
    assert result.score == (score, 0)
    assert result.rows[:-1] == rows


@pytest.mark.parametrize(("tricks", "score"), [(takers(8, 5), (2, 0)), (takers(13, 0), (112, 0))])
def test_bonus_rows(tricks: list[int], score: tuple[int, int]) -> None:
    """A bonus is added to the row that matched, wherever it stands."""
    table = scored(
        HitPolicy.FIRST_MATCH_PLUS,
        all=Row(Plus(equal("winner.won", 13)), Gain(10)),
        win=Row(When(at_least("winner.won", 7)), Gain(2)),
        late=Row(Plus(equal("winner.won", 13)), Gain(100)),
        other=Row(Otherwise(), Gain(50)),
    )
    played = game(dealt(13), table)
    assert ended(played, taken(played, whole_pack(played), tricks)).score == score


def test_names_and_joined_conditions() -> None:
    """`let`, `and`, `or`, `not`, and numbers compared in every way."""
    table = scored(
        HitPolicy.SUM,
        named=Row(When(true("court")), Gain(1)),
        joined=Row(When(AllOf((true("court"), Negation(same("winner", "dealer_side"))))), Gain(10)),
        either=Row(When(AnyOf((true("winner.fewest_tricks"), true("winner.most_tricks")))), Nothing()),
        bids=Row(When(Compare(fact("winner.won"), Comparison.MORE, fact("bid"))), Gain(100)),
    )
    played = game(dealt(13), table, {"let.court": Let(at_least("winner.opening_run", 7))})
    result = ended(played, taken(played, whole_pack(played), WON))
    assert result.score == (111, 0)
    assert "score.either" in result.rows
    result = ended(played, taken(played, whole_pack(played), [1] * 8 + [0] * 5))
    assert result.score == (0, 101)


# ---------------------------------------------------------------------- runs, scores and counters start over
def test_effects_of_rows() -> None:
    """A row may let runs start over (B34), or scores (HK12)."""
    table = scored(
        HitPolicy.FIRST_MATCH,
        run=Row(When(at_least("winner.streak", 7)), Gain(1), (RunsStartOver(),)),
        win=Row(Otherwise(), Nothing(), (ScoresStartOver(),)),
    )
    played = game(dealt(13), table)
    result = ended(played, taken(played, whole_pack(played, Setup(Seat(3), streak=(6, 0))), WON))
    assert (result.score, result.streak, result.scores_start_over) == ((1, 0), (0, 0), False)
    result = ended(played, taken(played, whole_pack(played, Setup(Seat(3), streak=(5, 0))), WON))
    assert (result.score, result.streak, result.scores_start_over) == ((0, 0), (6, 0), True)


KOTHI: dict[str, Rule | None] = {
    "counter.kothi": Counter(of_side=True, start=1),
    "counter.kitty": Counter(of_side=False, start=5),
    **scored(
        HitPolicy.SUM,
        four=Row(
            When(at_least("winner.kothi", 4)),
            Gain(1),
            (CounterStartsOver("kothi"), CounterStartsOver("kitty")),
        ),
        win=Row(Otherwise(), Gain(2, unit="kothi")),
        pot=Row(Otherwise(), Gain(fact("kitty"), unit="kitty")),
        moved=Row(Otherwise(), Transfer(1, LOSER, WINNER, unit="kothi")),
    ),
}


def test_counters_of_the_book() -> None:
    """BR's kothi: rows pay in a counter of sides or of the table; it starts over where a row says so."""
    played = game(dealt(13), KOTHI)
    result = ended(played, taken(played, whole_pack(played), WON))
    assert (result.score, dict(result.counters)) == ((0, 0), {"kothi": (4, 0), "kitty": (10,)})
    later = Setup(Seat(3), counters=result.counters)
    result = ended(played, taken(played, whole_pack(played, later), WON))
    assert (result.score, dict(result.counters)) == ((1, 0), {"kothi": (1, 1), "kitty": (5,)})
    # Nobody's counter is four: the winner's is 0.
    result = ended(played, taken(played, whole_pack(played, later), takers(5, 8)))
    assert (result.score, dict(result.counters)) == ((0, 0), {"kothi": (3, 3), "kitty": (20,)})


# ---------------------------------------------------------------------- who is next
def test_next_dealer() -> None:
    """E25: dealer E (3), caller N (0): the dealer's side wins → N; callers → E; with a court → W."""
    court = at_least("winner.opening_run", 7)
    rules: dict[str, Rule | None] = {
        "next_dealer.pass": None,
        "next_dealer.dealer_wins": NextRow(When(same("winner", "dealer_side")), RightOf(DEALER)),
        "next_dealer.court": NextRow(When(court), PartnerOf(DEALER)),
        "next_dealer.caller_wins": NextRow(Otherwise(), DEALER),
    }
    played = game(dealt(13), rules)
    for tricks, dealer in ((takers(6, 7), 0), ([1, *[0] * 8, *[1] * 4], 3), (takers(13, 0), 1)):
        assert ended(played, taken(played, whole_pack(played), tricks)).next_dealer == dealer


def test_terms() -> None:
    """A term lasts while the same player holds the primary role; a lost round of it is remembered."""
    stays = game(dealt(13), {"next_dealer.pass": NextRow(Otherwise(), DEALER)})
    result = ended(stays, taken(stays, whole_pack(stays, Setup(Seat(3), term=2)), takers(5, 8)))
    assert (result.term, result.term_won) == (3, True)
    result = ended(stays, taken(stays, whole_pack(stays, Setup(Seat(3), term=2)), takers(8, 5)))
    assert (result.term, result.term_won) == (3, False)
    moves = game(dealt(13))
    result = ended(moves, taken(moves, whole_pack(moves, Setup(Seat(3), term=2)), takers(8, 5)))
    assert (result.term, result.term_won) == (1, True)


@pytest.mark.parametrize(
    ("tricks", "term", "won", "expected"),
    [
        (takers(5, 8), 2, True, "dealer"),
        (takers(5, 8), 2, False, ""),
        (takers(8, 5), 2, True, ""),
        (takers(8, 5), 1, True, "caller"),
        ([0] * 6 + [1] * 6, 1, True, ""),
    ],
)
def test_won_all_of_the_term(tricks: list[int], term: int, won: bool, expected: str) -> None:
    """A42: the dealer's side has won all rounds of his term; of others a setup tells only in the first."""
    table = scored(
        HitPolicy.SUM,
        dealer=Row(When(true("dealer_side.won_all_of_term")), Nothing()),
        caller=Row(When(true("caller_side.won_all_of_term")), Nothing()),
        nobody=Row(When(true("winner.won_all_of_term")), Nothing()),
    )
    played = game(dealt(len(tricks)), table)
    setup = Setup(Seat(3), term=term, term_won=won)
    rows = ended(played, taken(played, whole_pack(played, setup), tricks)).rows
    assert [row for row in rows if row in ("score.dealer", "score.caller")] == (
        [f"score.{expected}"] if expected else []
    )


def test_role_that_follows_another() -> None:
    """A table may pass on a role that is not the primary one, or draw lots."""
    rules: dict[str, Rule | None] = {
        "next_dealer": None,
        "next_dealer.pass": None,
        "next_caller": NextTable("caller", HitPolicy.FIRST_MATCH),
        "next_caller.lot": NextRow(When(true("round.drawn")), DrawnAgain()),
        "next_caller.pass": NextRow(Otherwise(), LeftOf(CALLER)),
    }
    played = game(dealt(13), rules)
    result = ended(played, taken(played, whole_pack(played), WON))
    assert (result.next_primary, result.next_dealer) == (2, 2)
    drawn = game(dealt(12), rules)
    result = ended(drawn, taken(drawn, whole_pack(drawn), [0] * 6 + [1] * 6))
    assert (result.next_primary, result.next_dealer) == (None, None)


def test_no_table_of_successors() -> None:
    """Without one the primary role stays where it is."""
    played = game(dealt(13), {"next_dealer": None, "next_dealer.pass": None})
    assert ended(played, taken(played, whole_pack(played), WON)).next_dealer == 3


# ---------------------------------------------------------------------- going on
FIRST_SEVEN = SideHasFirst(7)
KAP: dict[str, Rule | None] = {
    **script(
        play=Packet(13, ToEach()),
        seven=PlayUntil(SideHas(7)),
        kap=Step(MayGoOn(TakerOfNumber(7)), FIRST_SEVEN),
        on=Step(PlayUntil(AnyOf((BothSidesHave(), HandsEmpty()))), true("going_on")),
    ),
    **scored(
        HitPolicy.FIRST_MATCH,
        baunie=Row(When(equal("winner.won", 13)), Gain(15)),
        failed=Row(When(true("going_on")), Gain(2, LOSER)),
        kap=Row(When(at_least("winner.opening_run", 7)), Gain(5)),
        win=Row(Otherwise(), Gain(2)),
    ),
    "foul.partner_stops": FoulTable("partner_stops", HitPolicy.FIRST_MATCH),
    "foul.partner_stops.any": Row(Otherwise(), Transfer(3, NamedSide("offender"))),
}


def test_kap() -> None:
    """E32: only South, who took trick 7, may stop for 5 or go on; E takes trick 11 → E/W 2; all 13 → 15."""
    troefcall = game(KAP)
    state = taken(troefcall, whole_pack(troefcall), [0] * 6 + [2])
    assert legal(troefcall, state) == {"2:go_on", "2:stop"}
    assert refused(troefcall, state, "0:stop") == "play.turn"
    assert ended(troefcall, play(troefcall, state, "2:stop")).score == (5, 0)
    # North stops instead, which costs what it is worth less: two are left of five.
    assert ended(troefcall, play(troefcall, state, "0:foul=partner_stops 2:stop")).score == (2, 0)
    on = play(troefcall, state, "2:go_on")
    assert ended(troefcall, taken(troefcall, on, [2, 2, 2, 3])).score == (0, 2)
    assert ended(troefcall, taken(troefcall, on, [2] * 6)).score == (15, 0)


def test_no_kap() -> None:
    """Without the first seven nobody is asked, and the step that goes on is passed over."""
    troefcall = game(KAP)
    assert ended(troefcall, taken(troefcall, whole_pack(troefcall), [1, *[0] * 7])).score == (2, 0)


def test_captured_counts_cards_of_a_rank() -> None:
    """Only cards of the rank among the side's own tricks count."""
    table = scored(HitPolicy.SUM, tens=Row(Otherwise(), Gain(Fact("winner", "captured", "ten"))))
    played = game(dealt(13), table)
    result = ended(played, taken(played, whole_pack(played), takers(13, 0)))
    assert result.score == (4, 0)


def test_what_a_side_had_before_the_round() -> None:
    """HK12: whoever is beaten with six points; at the start of a match everybody has nothing."""
    table = scored(
        HitPolicy.FIRST_MATCH,
        six=Row(When(equal("loser.score", 6)), Gain(9)),
        win=Row(Otherwise(), Gain(1)),
    )
    hokm = game(dealt(13), table)
    for score, points in (((), 1), ((6, 0), 1), ((0, 6), 9), ((0, 7), 1)):
        setup = Setup(Seat(3), score=score)
        assert ended(hokm, taken(hokm, whole_pack(hokm, setup), [0] * 13)).score == (points, 0)
