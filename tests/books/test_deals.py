"""New deals, later trumps, what the Hakem sees: options that change the cards or the trump."""

from __future__ import annotations

import random
from typing import Any

import pytest

from courtpiece_spec.cards import Card
from courtpiece_spec.engine.drawing import NoDrawError, draw_role
from courtpiece_spec.engine.layout import Layout
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.seats import Seat
from tests.books.rounds import (
    CARDS,
    audit,
    checked,
    deal,
    hakem_packets,
    one_by_one,
    play,
    s1_packets,
    stack,
)

TEN_HIGH = ["TS", "9H", "8D", "5C", "2S"]
ACE = ["AS", "9H", "8D", "5C", "2S"]
JACK = ["JS", "9H", "8D", "5C", "2S"]
NINE_HIGH = ["9S", "9H", "8D", "5C", "2S"]


def demand(book: str, first: list[str], dealer: int = 3, **setup: Any) -> dict[str, Any]:
    """The audit of a caller who asks for a new deal with these first cards."""
    packets = hakem_packets(dealer) if book.startswith("hakem") else s1_packets(dealer)
    caller = packets[0][0]
    return audit(book, stack({caller: first}, packets), [f"{caller}:redeal"], dealer, **setup)


@pytest.mark.parametrize(
    ("option", "granted", "refused"),
    [
        ("redeal_below_jack(2)", [TEN_HIGH, NINE_HIGH], [ACE, JACK]),
        ("redeal_below_ten(2)", [NINE_HIGH], [TEN_HIGH, ACE, JACK]),
        ("redeal_no_picture(2)", [TEN_HIGH, ACE, NINE_HIGH], [JACK]),
        ("redeal_no_court_card", [TEN_HIGH, ACE, NINE_HIGH], [JACK]),
    ],
)
@pytest.mark.parametrize("book", ["single_sir", "double_sir", "hidden_rung", "hakem", "single_sir_courts"])
def test_five_cards(book: str, option: str, granted: list[list[str]], refused: list[list[str]]) -> None:
    """E26, with each source's own test."""
    for first in granted:
        answer = demand(f"{book} with {option}", first)
        assert answer["ok"], answer
        assert (answer["over"], answer["winner"], answer["score"]) == (True, None, [0, 0])
        assert answer["next_dealer"] == 3
    for first in refused:
        answer = demand(f"{book} with {option}", first)
        assert (answer["ok"], answer["at"], answer["clause"]) == (
            False,
            0,
            f"{book} with {option}/round.call",
        )
    assert not demand(book, granted[0])["ok"]


def test_declining_a_new_deal() -> None:
    """He may also let it be, and then names trump as ever."""
    pack = stack({0: TEN_HIGH}, s1_packets(3))
    book = "single_sir with redeal_below_jack(1)"
    assert checked(book, pack, ["0:pass", "0:call=S"])["trump"] == "S"
    assert audit(book, pack, ["0:call=S"])["legal"] == ["0:pass", "0:redeal"]


@pytest.mark.parametrize(
    ("option", "limit"),
    [
        ("redeal_below_jack(1)", 1),
        ("redeal_below_jack(3)", 3),
        ("redeal_no_picture(2)", 2),
        ("redeal_no_court_card", 1),
    ],
)
def test_the_deal_must_stand_at_last(option: str, limit: int) -> None:
    """Q8: SAT allows two, SBH never twice running."""
    book = f"single_sir with {option}"
    assert demand(book, TEN_HIGH, redeals=limit - 1)["ok"]
    assert not demand(book, TEN_HIGH, redeals=limit)["ok"]


def test_only_uncut_cards_are_thrown_in() -> None:
    """HK11, Q5."""
    book = "single_sir with redeal_if_uncut(1)"
    assert demand(book, TEN_HIGH, cut_declined=True)["ok"]
    assert not demand(book, TEN_HIGH, cut_declined=False)["ok"]
    assert not demand(book, TEN_HIGH)["ok"]
    assert not demand(book, ACE, cut_declined=True)["ok"]


SMALL = ["9S", "8S", "5S", "2S", "TH", "9H", "4H", "3H", "8D", "7D", "5C", "4C"]


@pytest.mark.parametrize(
    ("option", "thirteenth", "granted"),
    [
        ("redeal_thirteen_no_picture(1)", "AS", True),
        ("redeal_thirteen_no_picture(1)", "TS", True),
        ("redeal_thirteen_no_picture(1)", "JS", False),
        ("redeal_thirteen_no_picture_or_ace(1)", "AS", False),
        ("redeal_thirteen_no_picture_or_ace(1)", "TS", True),
        ("redeal_thirteen_no_picture_or_ace(1)", "QS", False),
    ],
)
def test_thirteen_cards(option: str, thirteenth: str, granted: bool) -> None:
    """TC7, both readings of the ace; trump has been named by then, and is void."""
    pack = stack({0: [*SMALL, thirteenth]}, s1_packets(3))
    answer = audit(f"double_sir with {option}", pack, ["0:call=H", "0:redeal"])
    assert answer["ok"] is granted
    if granted:
        assert (answer["next_dealer"], answer["winner"], answer["score"]) == (3, None, [0, 0])
    # The card laid down for a hidden trump counts among the thirteen (Q27).
    hidden = stack({0: [thirteenth, *SMALL]}, s1_packets(3))
    said = [f"0:hide={thirteenth}", "0:redeal"]
    assert audit(f"hidden_rung with {option}", hidden, said)["ok"] is granted


def test_a_hand_without_honours_annuls_the_deal() -> None:
    book = "hakem with redeal_any_hand_no_honour(1)"
    poor = [*SMALL, "TS"]
    packets = hakem_packets(3)
    pack = stack({1: poor}, packets)
    assert audit(book, pack, ["2:call=H", "2:5C"])["legal"] == ["1:redeal"]
    assert checked(book, pack, ["2:call=H", "1:redeal"])["next_dealer"] == 3
    assert audit(book, pack, ["2:call=H", "1:redeal"], redeals=1)["at"] == 1
    assert audit("hakem", pack, ["2:call=H", "1:redeal"])["at"] == 1


@pytest.mark.parametrize(("trumps", "annulled"), [(6, False), (7, True), (8, True)])
def test_many_trumps_annul_the_deal(trumps: int, annulled: bool) -> None:
    """DSV2: seven trumps in any full hand."""
    hearts = [f"{rank}H" for rank in "23456789"][:trumps]
    others = ["TH", "JH", "QH", "KH", "AH", "9H", "8H"][: 13 - trumps]
    spread = [card for card in others if card not in hearts]
    pack = stack(
        {1: [*hearts, *[f"{rank}S" for rank in "23456789TJ"][: 13 - trumps]], 0: spread[:3], 2: spread[3:]},
        s1_packets(3),
    )
    left = [card for hand in deal(pack, s1_packets(3))[3:] for card in hand if card[1] == "H"]
    assert len(left) < 7
    for book in ("double_sir", "single_sir"):
        answer = audit(f"{book} with redeal_many_trumps(7, 64)", pack, ["0:call=H", "1:redeal"])
        assert answer["ok"] is annulled
    assert not audit("double_sir with redeal_many_trumps(9, 64)", pack, ["0:call=H", "1:redeal"])["ok"]
    assert not audit("double_sir with redeal_many_trumps(7, 2)", pack, ["0:call=H", "1:redeal"], redeals=2)[
        "ok"
    ]


# ---------------------------------------------------------------------- a later card
@pytest.mark.parametrize(("n", "place"), [(7, 21), (10, 36), (13, 39)])
@pytest.mark.parametrize("book", ["single_sir", "double_sir", "single_sir_courts"])
def test_nth_card(book: str, n: int, place: int) -> None:
    """B70, Q10: card 7 is the second of the second packet, 10 the first of the third, 13 the last."""
    named = f"{book} with nth_card({n})"
    packs = [random.Random(seed).sample(CARDS, 52) for seed in range(12)]
    for pack in packs:
        assert deal(pack, s1_packets(3))[0][n - 1] == pack[place]
        assert checked(named, pack, [])["trump"] == pack[place][1]
        made = play(7, s1_packets(3), 0, pack[place][1], pack)
        answer = checked(named, pack, made.tokens(4)[1:])
        assert answer["winners"] == made.takers[:4]
    assert audit(named, packs[0], ["0:call=H"])["at"] == 0


@pytest.mark.parametrize(("n", "place"), [(7, 33), (10, 48), (13, 51)])
def test_nth_card_of_the_hakem(n: int, place: int) -> None:
    """The Hakem's 7th card is the second of the first four that he is dealt last."""
    pack = random.Random(n).sample(CARDS, 52)
    assert deal(pack, hakem_packets(3))[2][n - 1] == pack[place]
    assert checked(f"hakem with nth_card({n})", pack, [])["trump"] == pack[place][1]


def test_nth_card_is_for_the_agreed_cards() -> None:
    found = load("single_sir with nth_card(8)")
    assert isinstance(found, NotLoaded)
    assert "cannot be 8" in found.message
    assert isinstance(load("hidden_rung with nth_card(7)"), NotLoaded)


# ---------------------------------------------------------------------- what the Hakem sees
@pytest.mark.parametrize("seen", [7, 9])
def test_hakem_sees(seen: int) -> None:
    """A17: n to the Hakem, n to each other, then the rest in one packet each."""
    book, differs = f"hakem with hakem_sees({seen})", 0
    for seed in range(20):
        made = play(seed, hakem_packets(3, seen), 2, "D")
        answer = checked(book, made.pack, made.tokens(13))
        assert answer["winners"] == made.takers
        assert answer["next_dealer"] == 2
        differs += not audit("hakem", made.pack, made.tokens(13))["ok"]
    assert differs == 20


def test_hakem_sees_before_he_calls() -> None:
    """With nine cards in hand ten high is rarer: the test for a new deal looks at all he has seen."""
    book = "hakem with hakem_sees(7), redeal_below_jack(1)"
    packets = hakem_packets(3, 7)
    assert audit(book, stack({2: [*TEN_HIGH, "3S", "4S"]}, packets), ["2:redeal"])["ok"]
    assert not audit(book, stack({2: [*TEN_HIGH, "3S", "KS"]}, packets), ["2:redeal"])["ok"]
    assert audit(
        "hakem with redeal_below_jack(1)", stack({2: [*TEN_HIGH, "3S", "KS"]}, hakem_packets(3)), ["2:redeal"]
    )["ok"]


# ---------------------------------------------------------------------- written trump, no trump
def test_peg() -> None:
    """E35, in the Hakem's order of play: nothing is shown to who does not want to trump."""
    hands = {
        0: ["KH"],
        1: ["3C", *[f"{rank}D" for rank in "23456789TJQK"]],
        2: ["4S", "2S", *[f"{rank}C" for rank in "456789TJQKA"]],
        3: ["2H"],
    }
    pack = stack(hands, hakem_packets(1))
    discards = ["0:write=S", "0:KH", "1:3C", "2:4S", "3:2H"]
    answer = checked("peg", pack, discards, dealer=1)
    assert (answer["winners"], answer["trump"]) == ([0], None)
    trumps = ["0:write=S", "0:KH", "1:3C", "2:reveal", "2:4S", "3:2H"]
    answer = checked("peg", pack, trumps, dealer=1)
    assert (answer["winners"], answer["trump"]) == ([2], "S")
    refused = audit("peg", pack, [*trumps[:4], "2:4C"], dealer=1)
    assert (refused["at"], refused["legal"]) == (4, ["2:2S", "2:4S"])
    assert checked("hakem with written_trump", pack, trumps, dealer=1)["winners"] == [2]
    assert audit("hakem", pack, trumps, dealer=1)["at"] == 0


def test_who_wants_to_trump_and_cannot() -> None:
    hands = {0: ["KH"], 1: ["3C", *[f"{rank}D" for rank in "23456789TJQK"]], 2: ["2H"], 3: ["3H"]}
    pack = stack(hands, hakem_packets(1))
    answer = checked("peg", pack, ["0:write=S", "0:KH", "1:reveal", "1:3C", "2:2H", "3:3H"], dealer=1)
    assert (answer["winners"], answer["trump"]) == ([0], "S")


@pytest.mark.parametrize(
    "book", ["badam_satti", "single_sir with no_trump", "kachuha with no_trump", "double_sir with no_trump"]
)
def test_no_trump(book: str) -> None:
    """A43: the highest card of the suit led takes, and trump would have changed some of it."""
    packets = {"badam_satti": hakem_packets, "kachuha with no_trump": one_by_one}.get(book, s1_packets)(3)
    leader = 2 if book == "badam_satti" else 0
    differs = 0
    for seed in range(20):
        made = play(seed, packets, leader, "none")
        answer = checked(book, made.pack, made.tokens(6))
        assert (answer["winners"], answer["trump"]) == (made.takers[:6], None)
        called = audit("hakem", made.pack, ["2:call=S", *made.tokens(6)])
        differs += book == "badam_satti" and called.get("winners") != answer["winners"]
    assert (0 < differs < 20) is (book == "badam_satti")


# ---------------------------------------------------------------------- the draw
def seats(*cards: str) -> dict[Seat, Card]:
    return {Seat(number): Card.parse(card) for number, card in enumerate(cards) if card}


def layout(book: str) -> Layout:
    found = load(book)
    assert not isinstance(found, NotLoaded)
    return Layout(found)


def test_the_highest_card_is_hakem() -> None:
    """A4, Q2: who is level draws again, and only he."""
    hakem = layout("hakem")
    assert draw_role(hakem, [seats("9H", "AS", "2S", "KD")]) == 1
    level = seats("AH", "AS", "2S", "KD")
    assert draw_role(hakem, [level]) is None
    assert draw_role(hakem, [level, seats("2H", "3S")]) == 1
    assert draw_role(hakem, [level, seats("2H", "2S"), seats("TC", "9C")]) == 0
    for wrong in ([level, seats("2H", "", "3S")], [seats("9H", "AS", "2S", "KD"), seats("2H", "3S")]):
        with pytest.raises(NoDrawError, match="these players draw"):
            draw_role(hakem, wrong)
    with pytest.raises(NoDrawError, match="of his own"):
        draw_role(hakem, [seats("AH", "AH", "2S", "KD")])
    with pytest.raises(NoDrawError, match="not found by a draw"):
        draw_role(layout("single_sir"), [level])


@pytest.mark.parametrize("seed", range(20))
def test_drawing_ends(seed: int) -> None:
    """Cards drawn at random, reckoned by their ranks alone."""
    dice, hakem = random.Random(seed), layout("hakem")
    draws: list[dict[Seat, Card]] = []
    level = [0, 1, 2, 3]
    while len(level) > 1:
        pack = dice.sample(CARDS, len(level))
        draws.append({Seat(seat): Card.parse(card) for seat, card in zip(level, pack, strict=True)})
        best = max("23456789TJQKA".index(card[0]) for card in pack)
        level = [
            seat for seat, card in zip(level, pack, strict=True) if "23456789TJQKA".index(card[0]) == best
        ]
    assert draw_role(hakem, draws) == level[0]
    assert draw_role(hakem, draws[:-1]) is None
