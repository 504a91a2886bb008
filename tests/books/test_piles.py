"""Double games with options: random rounds, reckoned here and audited there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.books.rounds import (
    Refuses,
    audit,
    checked,
    course,
    never,
    pile_end,
    piles,
    play,
    points,
    s1_packets,
    stack,
    tokens,
)

SEEDS = range(60)
DEALER = 3


def both_aces(kind: str) -> Refuses:
    return lambda _, before, now: kind if before[:1] == "A" == now[0] else "no"


def confirmed(_: int, __: str, now: str) -> str:
    return "keep" if now[0] == "A" else "no"


def blocked(*numbers: int) -> Refuses:
    return lambda number, _, __: "keep" if number in numbers else "no"


def first_at(earliest: int) -> Refuses:
    return lambda number, _, __: "keep" if number < earliest else "no"


def either(*rules: Refuses) -> Refuses:
    """The first that refuses."""
    return lambda *seen: next((said for rule in rules if (said := rule(*seen)) != "no"), "no")


OPTIONS: dict[str, tuple[Refuses, dict[str, Any]]] = {
    "ace_on_ace": (both_aces("keep"), {}),
    "ace_on_ace_no_win": (both_aces("break"), {}),
    "ace_confirmed": (confirmed, {}),
    "blocked_tricks({2, 12})": (blocked(2, 12), {}),
    "blocked_tricks({1, 2, 12})": (blocked(1, 2, 12), {}),
    "opening(3)": (first_at(3), {}),
    "opening(5)": (first_at(5), {}),
    "triple_opening": (never, {"opening": 3}),
    "hot_streak": (never, {"hot": True}),
    "ace_on_ace, blocked_tricks({2, 12})": (either(both_aces("keep"), blocked(2, 12)), {}),
    "ace_on_ace, blocked_tricks({12}), hot_streak": (either(both_aces("keep"), blocked(12)), {"hot": True}),
    "ace_confirmed, opening(5)": (either(confirmed, first_at(5)), {}),
}
BOOKS = {"double_sir": "H", "be_ranga_double": "void", "hidden_rung_double": "hidden"}


def _own_rule(book: str, set_in: int | None) -> Refuses:
    """What a book refuses by itself: be-ranga collects only after the trick that set trump."""
    if book != "be_ranga_double":
        return never
    return lambda number, _, __: "keep" if set_in is None or number <= set_in else "no"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("option", OPTIONS)
def test_random_rounds(book: str, option: str) -> None:
    """Every collection is where it was reckoned; the option changes some rounds, and others not."""
    refuses, how = OPTIONS[option]
    changed = 0
    for seed in SEEDS:
        made = play(seed, s1_packets(DEALER), 0, BOOKS[book])
        own = _own_rule(book, made.set_in)
        after = piles(made.takers, made.cards, either(own, refuses), **how)
        plain = piles(made.takers, made.cards, own)
        end = pile_end(after)
        answer = checked(f"{book} with {option}", made.pack, made.tokens(end))
        assert answer["over"], (seed, end)
        assert answer["winners"] == made.takers[:end]
        assert tuple(answer["collected"]) == after[end - 1], seed
        assert answer["score"] == points(after[end - 1], DEALER), seed
        for number in (3, 6):
            halfway = checked(f"{book} with {option}", made.pack, made.tokens(number))
            assert tuple(halfway["collected"]) == after[number - 1], (seed, number)
        changed += after[: pile_end(plain)] != plain[: pile_end(plain)]
    assert 0 < changed < len(SEEDS), f"{changed} rounds of {len(SEEDS)} are changed"


# ---------------------------------------------------------------------- worked examples of the sources
def collected(book: str, takers: str, tricks: int | None = None) -> tuple[int, int]:
    """What both sides have after a row of takers."""
    made = course(takers)
    answer = checked(book, made.pack, made.actions("0:call=H", tricks=tricks or len(takers)))
    assert answer["winners"] == [int(digit) for digit in takers]
    return tuple(answer["collected"])


@pytest.mark.parametrize(
    ("book", "takers", "expected"),
    [
        # E10: seats are N 0, W 1, S 2, E 3
        ("double_sir", "032122", (6, 0)),
        ("double_sir", "313102", (0, 0)),
        ("double_sir", "3131022", (7, 0)),
        # E11
        ("double_sir", "00", (2, 0)),
        ("double_sir", "000", (2, 0)),
        ("double_sir", "0000", (4, 0)),
        ("double_sir with hot_streak", "000", (3, 0)),
        ("double_sir with hot_streak", "0000", (4, 0)),
        ("double_sir with hot_streak", "00033", (3, 2)),
        # E12
        ("double_sir", "0303030303030", (13, 0)),
        ("double_sir with hot_streak", "0303030303030", (13, 0)),
        # E13
        ("double_sir with blocked_tricks({2})", "00", (0, 0)),
        ("double_sir with blocked_tricks({2})", "000", (3, 0)),
        # E14
        ("double_sir", "0123012302003", (12, 1)),
        ("double_sir with blocked_tricks({12})", "012301230200", (0, 0)),
        ("double_sir with blocked_tricks({12})", "0123012302003", (0, 13)),
        # E15, the five-trick opening
        ("double_sir with opening(5)", "0000", (0, 0)),
        ("double_sir with opening(5)", "00000", (5, 0)),
        # the options beside each other
        ("double_sir with blocked_tricks({12}), opening(3)", "000", (3, 0)),
        ("double_sir with triple_opening", "0000", (3, 0)),
        ("double_sir with triple_opening", "00033", (3, 2)),
        ("double_sir with triple_opening", "0033", (0, 0)),
    ],
)  # fmt: skip
def test_worked_examples(book: str, takers: str, expected: tuple[int, int]) -> None:
    assert collected(book, takers) == expected


E15 = (
    ((0, "2S"), (1, "3S"), (2, "4S"), (3, "AS")),
    ((3, "5S"), (0, "6S"), (1, "KS"), (2, "7S")),
    ((1, "2H"), (2, "AH"), (3, "3H"), (0, "4H")),
    ((2, "5H"), (3, "KH"), (0, "6H"), (1, "7H")),
    ((3, "2D"), (0, "AD"), (1, "3D"), (2, "4D")),
    ((0, "AC"), (1, "2C"), (2, "3C"), (3, "4C")),
    ((0, "KD"), (1, "5D"), (2, "6D"), (3, "7D")),
)
"""E W S E N N N: the fifth and sixth trick taken with aces, the seventh with a king."""


def by_hand(tricks: tuple[tuple[tuple[int, str], ...], ...]) -> list[str]:
    """A pack for these tricks."""
    hands = {
        seat: [card for trick in tricks for player, card in trick if player == seat] for seat in range(4)
    }
    return stack(hands, s1_packets(DEALER))


@pytest.mark.parametrize(
    ("option", "at_six", "at_seven"),
    [
        ("", [6, 0], [6, 0]),
        (" with ace_on_ace", [0, 0], [7, 0]),
        (" with ace_on_ace, blocked_tricks({2, 12})", [0, 0], [7, 0]),
        (" with ace_on_ace_no_win", [0, 0], [0, 0]),
        (" with ace_confirmed", [0, 0], [7, 0]),
        (" with hot_streak", [6, 0], [7, 0]),
        (" with ace_on_ace, hot_streak", [0, 0], [7, 0]),
    ],
)
def test_aces(option: str, at_six: list[int], at_seven: list[int]) -> None:
    """E15."""
    pack = by_hand(E15)
    for tricks, expected in ((6, at_six), (7, at_seven)):
        answer = checked(f"double_sir{option}", pack, ["0:call=S", *tokens(E15[:tricks])])
        assert answer["winners"] == [3, 1, 2, 3, 0, 0, 0][:tricks]
        assert answer["collected"] == expected


def test_an_ace_after_an_ace_counts_as_two() -> None:
    """DSV2: North's second ace is a two, so the four of clubs takes the trick; the two itself it beats."""
    book = "double_sir with second_ace_low"
    pack = by_hand(E15)
    answer = checked(book, pack, ["0:call=S", *tokens(E15[:6])])
    assert answer["winners"] == [3, 1, 2, 3, 0, 3]
    assert checked("double_sir", pack, ["0:call=S", *tokens(E15[:6])])["winners"][-1] == 0
    # Nobody but West has a club, the two: the earlier of two twos takes the trick.
    hands = {seat: [card for trick in E15 for player, card in trick if player == seat] for seat in range(4)}
    hands[2] = [*hands[2][:5], "6D", "8D", "9D", "TD", "JD", "QD", "8S", "9S"]
    hands[3] = [*hands[3][:5], "7D", "8H", "9H", "TH", "JH", "QH", "TS", "JS"]
    plays = ["0:call=S", *tokens(E15[:5]), "0:AC", "1:2C", "2:8D", "3:8H"]
    assert checked(book, stack(hands, s1_packets(DEALER)), plays)["winners"][-1] == 0


@pytest.mark.parametrize("book", ["single_sir", "double_sir", "kachuha", "hakem"])
def test_second_ace_low_at_random(book: str) -> None:
    """The option stands in every book; of many rounds of Double Sir it changes some."""
    option = f"{book} with second_ace_low"
    if book != "double_sir":
        assert checked(option, play(1, s1_packets(3), 0, "H").pack, [])["ok"]
        return
    changed = 0
    for seed in range(120):
        low = play(seed, s1_packets(DEALER), 0, "H", low=True)
        after = piles(low.takers, low.cards)
        end = pile_end(after)
        answer = checked(option, low.pack, low.tokens(end))
        assert answer["winners"] == low.takers[:end], seed
        assert tuple(answer["collected"]) == after[end - 1]
        changed += low.takers != play(seed, s1_packets(DEALER), 0, "H").takers
    assert 0 < changed < 120


# ---------------------------------------------------------------------- hidden trump
NO_HEARTS = ["2D", "3D", "4D", "5D", "6D", "7D", "8D", "2C", "3C", "4C", "5C", "6C", "7C"]


def exposed_behind(book: str, tricks: int) -> Any:
    """North takes trick 1 with a card that was played before West had the trump exposed, then two more."""
    hands = {
        0: ["KH", "AS", "KS", "QS", "2H", "3H", "4H"],
        1: NO_HEARTS,
        2: ["2S", "3S", "4S"],
        3: ["5S", "6S", "7S"],
    }
    plays = [
        "0:hide=KH",
        *("0:AS", "1:reveal", "1:2D", "2:2S", "3:5S"),
        *("0:KS", "1:3D", "2:3S", "3:6S"),
        *("0:QS", "1:4D", "2:4S", "3:7S"),
    ]
    return checked(book, stack(hands, s1_packets(DEALER)), plays[: 2 + 4 * tricks])


def test_the_earlier_card_must_come_after_the_exposure() -> None:
    """HR3, Q26: the ace of spades was on the table before the exposure; the king was not."""
    option = "hidden_rung_double with after_exposure"
    assert exposed_behind("hidden_rung_double", 2)["collected"] == [2, 0]
    assert exposed_behind(option, 2)["collected"] == [0, 0]
    assert exposed_behind(option, 3)["collected"] == [3, 0]


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_collected_before_the_exposure(seed: int) -> None:
    made = play(seed, s1_packets(DEALER), 0, "hidden")
    answer = checked("hidden_rung_double with after_exposure", made.pack, made.tokens(13))
    expected = [0, 0]
    expected[made.takers[-1] % 2] = 13
    assert answer["collected"] == expected


def test_exposed_from_the_start_all_pairs_count() -> None:
    """The caller leads trick 1 with a heart after showing one: from then on it is Double Sir."""
    tried = 0
    for seed in range(60):
        made = play(seed, s1_packets(DEALER), 0, "H")
        hearts = [card for card in made.hands[0][:5] if card[1] == "H"]
        if not hearts or made.tricks[0][0][1][1] != "H":
            continue
        after = piles(made.takers, made.cards)
        end = pile_end(after)
        said = [f"0:hide={hearts[0]}", "0:reveal", *made.tokens(end)[1:]]
        for book in ("hidden_rung_double", "hidden_rung_double with after_exposure"):
            assert tuple(checked(book, made.pack, said)["collected"]) == after[end - 1]
        tried += 1
    assert tried > 5


def test_the_caller_discards_face_down() -> None:
    """HR2: void, he turns up the trump or discards face down; an ace of the hidden suit takes nothing so."""
    book = "hidden_rung with caller_face_down"
    hands = {
        0: ["KH", "AH", "2S", "3S", "4S", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH"],
        1: ["AD", "2D", "5S", "7S"],
        2: ["3D", "6S", "8S"],
        3: ["4D", "5D", "QS"],
    }
    pack = stack(hands, s1_packets(DEALER))
    first = ["0:hide=KH", "0:2S", "1:5S", "2:6S", "3:QS", "3:4D"]
    laid = [*first, "0:down=AH", "1:AD", "2:3D"]
    assert checked(book, pack, laid)["winners"] == [3, 1]
    refused = audit("hidden_rung", pack, laid)
    assert (refused["ok"], refused["at"]) == (False, 6)
    legal = audit(book, pack, [*first, "0:7S"])["legal"]
    assert {"0:reveal", "0:down=AH"} <= set(legal)
    assert not {"0:AH", "0:2S"} & set(legal), "nothing is discarded openly"
    # exposed, the ace is a trump, and only the open way is left
    shown = audit(book, pack, [*first, "0:reveal", "0:down=AH"])
    assert (shown["at"], shown["legal"]) == (7, sorted(f"0:{rank}H" for rank in "A56789TJQK"))
    assert checked(book, pack, [*first, "0:reveal", "0:AH", "1:AD", "2:3D"])["winners"] == [3, 0]


def test_club_records_name_the_book_by_options() -> None:
    """`double_sir with ace_on_ace, blocked_tricks({2, 12})`, as text and as an object (record.md)."""
    said: list[Any] = [
        "double_sir with ace_on_ace, blocked_tricks({2, 12})",
        {"id": "double_sir", "options": {"blocked_tricks": [2, 12], "ace_on_ace": True}},
    ]
    pack = by_hand(E15)
    for book in said:
        answer = checked(book, pack, ["0:call=S", *tokens(E15)])
        assert answer["collected"] == [7, 0]
        assert not answer["over"]
