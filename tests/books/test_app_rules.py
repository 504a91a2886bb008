"""Rules that apps and single tables have: deals and plays reckoned by hand."""

from __future__ import annotations

import pytest

from tests.books.rounds import audit, checked, course, play, s1_packets, stack, tokens, wins

FIRST = ["QD", "JD", "9D", "3C", "2C"]
SECOND = ["8D", "5C", "TS", "9H"]
THIRD = ["6H", "4S", "3D", "2D"]
NORTH = [*FIRST, *SECOND, *THIRD]
DEALT = stack({0: NORTH}, s1_packets(3))
"""East deals, so North is the caller."""


def legal(book: str, *actions: str, pack: list[str] | None = None) -> set[str]:
    """What might be done instead of something that nobody may do here."""
    answer = audit(book, pack or DEALT, [*actions, "0:bid=9"])
    assert (answer["ok"], answer["at"]) == (False, len(actions)), answer
    return set(answer["legal"])


# ---------------------------------------------------------------------- a card that shows trump
def test_a_card_laid_open() -> None:
    """PR12: only a suit of the first five can be shown; the card stays in the hand."""
    book = "single_sir with card_face_up"
    assert legal(book) == {"0:call=D", "0:call=C"}
    assert checked(book, DEALT, ["0:call=D", "0:QD"])["trump"] == "D"


def test_a_card_of_the_second_packet() -> None:
    """PR13: one of cards six to nine, and only where the caller names nothing."""
    book = "single_sir with second_packet"
    assert legal(book, "0:pass") == {f"-:pick={card}" for card in SECOND}
    assert checked(book, DEALT, ["0:pass", "-:pick=TS"])["trump"] == "S"
    assert checked(book, DEALT, ["0:call=H", "0:TS"])["trump"] == "H"


@pytest.mark.parametrize(("number", "trump"), [(7, "C"), (10, "H")])
def test_the_nth_card_where_nothing_is_named(number: int, trump: str) -> None:
    """PR19: card 7 is the 5♣, card 10 the 6♥."""
    book = f"single_sir with nth_card_fallback({number})"
    assert checked(book, DEALT, ["0:pass", "0:QD"])["trump"] == trump
    assert checked(book, DEALT, ["0:call=S", "0:QD"])["trump"] == "S"


def test_a_card_picked_blindly() -> None:
    """PR16: one of the first five, which the caller cannot play until it is turned up."""
    book = "hidden_rung with blind_card"
    assert legal(book) == {f"-:pick={card}" for card in FIRST}
    leads = legal(book, "-:pick=QD")
    assert leads == {f"0:{card}" for card in NORTH if card != "QD"} | {"0:reveal"}
    assert legal(book, "-:pick=QD", "0:reveal") == {f"0:{card}" for card in NORTH if card[1] == "D"}


# ---------------------------------------------------------------------- hidden trump
VOID = {0: ["2D", "KH"], 1: ["AD", "7C", *(f"{rank}S" for rank in "23456789TJQ")], 2: ["9H"], 3: ["JH"]}
"""North hides the 2♦ and leads the K♥; West holds no heart."""


@pytest.mark.parametrize(("book", "taker"), [("hidden_rung", 0), ("hidden_rung with in_force_unseen", 1)])
def test_a_card_of_the_hidden_suit(book: str, taker: int) -> None:
    """CPW: the trump is turned up when West cannot follow, and his A♦ takes; else it is a mere discard."""
    pack = stack(VOID, s1_packets(3))
    answer = checked(book, pack, ["0:hide=2D", "0:KH", "1:AD", "2:9H", "3:JH"])
    assert (answer["winners"], answer["trump"]) == ([taker], "D" if taker else None)


def test_turned_up_for_an_opponent() -> None:
    """BR: West, an opponent of the caller, cannot follow: the trump is turned up, and he must play it."""
    pack = stack(VOID, s1_packets(3))
    book = "hidden_rung with band_reveal"
    assert legal(book, "0:hide=2D", "0:KH", pack=pack) == {"1:AD"}
    assert checked(book, pack, ["0:hide=2D", "0:KH", "1:AD", "2:9H", "3:JH"])["winners"] == [1]


def test_not_turned_up_for_the_callers_partner() -> None:
    """BR: South, the caller's partner, cannot follow: nothing is turned up, and the A♦ takes nothing."""
    hands = {0: VOID[0], 2: VOID[1], 1: ["9H"], 3: ["JH"]}
    pack = stack(hands, s1_packets(3))
    answer = checked("hidden_rung with band_reveal", pack, ["0:hide=2D", "0:KH", "1:9H", "2:AD", "3:JH"])
    assert (answer["winners"], answer["trump"]) == ([0], None)


def test_turned_up_after_the_twelfth_trick() -> None:
    """DSV2: all four cards of the last trick are judged with trump known."""
    book = "hidden_rung with all_played, pile, shown_after_twelve"
    for seed in range(40):
        made = play(seed, s1_packets(3), 0, "hidden")
        last = made.tricks[12]
        hidden = made.before[0][-2:]
        taker, _ = wins(last, [card[1] == hidden[1] for _, card in last])
        answer = checked(book, made.pack, [*made.before, *tokens(made.tricks)])
        assert answer["winners"] == [*made.takers[:12], taker], seed


def test_an_open_trump_instead() -> None:
    """BR: the others are asked in turn; the card goes back to its owner, who leads."""
    book = "hidden_rung with colour_call"
    assert legal(book, "0:hide=QD") == {"1:pass", *(f"1:call={suit}" for suit in "SHDC")}
    assert legal(book, "0:hide=QD", "1:pass", "2:call=S") == {f"0:{card}" for card in NORTH}
    assert "0:QD" not in legal(book, "0:hide=QD", "1:pass", "2:pass", "3:pass")


# ---------------------------------------------------------------------- who leads, and what may be played
def test_the_ace_of_hearts_leads() -> None:
    pack = stack({0: NORTH, 1: ["AH"]}, s1_packets(3))
    assert {each[0] for each in legal("single_sir with ace_of_hearts_leads", "0:call=D", pack=pack)} == {"1"}


def test_the_ace_of_hearts_is_laid_down() -> None:
    """A card laid down is still its owner's, who leads another."""
    pack = stack({0: ["AH", *NORTH[1:]]}, s1_packets(3))
    leads = legal("hidden_rung with ace_of_hearts_leads", "0:hide=AH", pack=pack)
    assert leads == {f"0:{card}" for card in NORTH[1:]} | {"0:reveal"}


def test_a_trump_that_does_not_beat() -> None:
    """DSV2: on the 9♣ South may play a higher club or discard, but no lower club."""
    south = ["2C", "8C", "TC", "AC", *(f"{rank}D" for rank in "23456789T")]
    spades = [f"{rank}S" for rank in "3456789TJQKA"]
    pack = stack({0: ["AH"], 1: ["9C", *spades], 2: south}, s1_packets(3))
    found = legal("single_sir with superior_trump", "0:call=C", "0:AH", "1:9C", pack=pack)
    assert found == {f"2:{card}" for card in south if card not in ("2C", "8C")}


def test_a_revoke_loses_the_round() -> None:
    """BR: the others win it as any round: the caller's side 1 point, the dealer's side 2."""
    made = course("0202020")
    told = made.actions("0:call=H", tricks=3)
    answer = checked("single_sir with revoke_loses", made.pack, [*told, "1:foul=revoke"])
    assert (answer["over"], answer["winner"], answer["score"]) == (True, 0, [1, 0])
    answer = checked("single_sir with revoke_loses", made.pack, [*told, "2:foul=revoke"])
    assert (answer["over"], answer["winner"], answer["score"]) == (True, 1, [0, 2])


# ---------------------------------------------------------------------- an opponent changes trump
CHALLENGE = "single_sir with trump_challenge"


def test_a_challenge_that_succeeds() -> None:
    """WP5: East and West change clubs to hearts, and take the first seven: a Goon Court, 4 points."""
    made = course("1313131")
    answer = checked(CHALLENGE, made.pack, made.actions("0:call=C", "1:pass", "3:call=H", tricks=7))
    assert (answer["winner"], answer["score"], answer["next_dealer"]) == (1, [0, 4], 0)


def test_a_challenge_that_fails() -> None:
    """They lose the first trick and take seven later: the caller's side has won, an ordinary win."""
    made = course("01313131")
    answer = checked(CHALLENGE, made.pack, made.actions("0:call=C", "1:call=H", tricks=8))
    assert (answer["winner"], answer["score"], answer["next_dealer"]) == (0, [1, 0], 3)


def test_nobody_challenges() -> None:
    """Then the side with seven tricks wins as ever: the dealer's side, 2 points."""
    made = course("01313131")
    answer = checked(CHALLENGE, made.pack, made.actions("0:call=H", "1:pass", "3:pass", tricks=8))
    assert (answer["winner"], answer["score"], answer["next_dealer"]) == (1, [0, 2], 0)
    assert legal(CHALLENGE, "0:call=H") == {"1:pass", "1:call=S", "1:call=D", "1:call=C"}


# ---------------------------------------------------------------------- steps in their order
@pytest.mark.parametrize(
    ("option", "before"),
    [
        ("nth_card(7), redeal_many_trumps(7, 2)", []),
        ("nth_card_fallback(7), redeal_many_trumps(7, 2)", ["0:pass"]),
    ],
)
def test_trumps_are_counted_once_the_card_is_shown(option: str, before: list[str]) -> None:
    """North's seventh card, the 5♣, sets trump; West holds seven clubs."""
    west = [f"{rank}C" for rank in "6789TJQ"]
    pack = stack({0: NORTH, 1: west}, s1_packets(3))
    assert legal(f"single_sir with {option}", *before, pack=pack) == {"1:redeal"}


def test_a_card_shown_when_all_are_dealt() -> None:
    """In packets of five, four, two and two the tenth card is the 37th of the pack, the 6♥."""
    answer = checked("single_sir with nth_card(10), packets_5422", DEALT, [])
    assert (DEALT[36], answer["trump"]) == ("6H", "H")
