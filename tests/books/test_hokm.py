"""Hokm for three and for two, and what its options change: by hand reckoning from HK11 to HK16."""

from __future__ import annotations

from functools import cache

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.cards import CARDS, Card
from courtpiece_spec.engine import Game, Refused, Setup, State, parse_token
from courtpiece_spec.engine.actions import Action
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import load
from courtpiece_spec.seats import Seat

BY_NAME = {str(card): card for card in CARDS}


@cache
def game(reference: str) -> Game:
    book = load(reference)
    assert isinstance(book, Book), book
    return Game(book)


def pack(played: Game, *first: str) -> list[Card]:
    """The pack with these cards on top, in this order."""
    top = [BY_NAME[name] for name in " ".join(first).split()]
    return [*top, *(card for card in played.layout.pack if card not in top)]


def done(played: Game, state: State, tokens: str) -> State:
    for token in tokens.split():
        action = parse_token(token, played.layout.players)
        assert isinstance(action, Action)
        applied = played.apply(state, action)
        assert not isinstance(applied, Refused), applied
        state = applied[0]
    return state


def refused(played: Game, state: State, token: str) -> str:
    action = parse_token(token, played.layout.players)
    assert isinstance(action, Action)
    applied = played.apply(state, action)
    assert isinstance(applied, Refused)
    return applied.clause.partition("/")[2]


def tokens(played: Game, state: State) -> set[str]:
    return {action.token for action in played.legal(state)}


# ---------------------------------------------------------------------- three players
def test_three_are_dealt_seventeen_each() -> None:
    """HK15, P18: without the two of hearts; five, and three times four, the Hakem first."""
    played = game("hokm_three")
    assert len(played.layout.pack) == 51
    assert BY_NAME["2H"] not in played.layout.pack
    state = played.start(played.layout.pack, Setup(Seat(2)))
    assert tokens(played, state) == {"0:call=S", "0:call=H", "0:call=D", "0:call=C"}
    state = done(played, state, "0:call=S")
    assert [len(state.hand(seat)) for seat in played.layout.seats] == [17, 17, 17]
    assert state.turn == 0


# ---------------------------------------------------------------------- two players
def test_two_are_dealt_thirteen_each() -> None:
    """HK16 a: thirteen each, 26 unused."""
    played = game("hokm_two")
    state = done(played, played.start(played.layout.pack, Setup(Seat(1))), "0:call=H")
    assert [len(state.hand(seat)) for seat in played.layout.seats] == [13, 13]
    assert state.turn == 0


@pytest.mark.parametrize(
    ("book", "drops", "draws", "cards"),
    [
        ("hokm_two_discards", "0:drop=AS 0:drop=KS 0:drop=QS 1:drop=AH 1:drop=KH", 21, 52),
        (
            "hokm_two_discards with both_discard_two",
            "0:drop=AS 0:drop=KS 1:drop=AH 1:drop=KH",
            20,
            50,
        ),
        ("hokm_two_stock", "", 16, 52),
    ],
)
def test_two_draw_from_the_stock(book: str, drops: str, draws: int, cards: int) -> None:
    """HK16 b and c: two and three, three and three, or five and five cards are filled up to thirteen."""
    played = game(book)
    assert len(played.layout.pack) == cards
    top = pack(played, "AS KS QS JS TS", "AH KH QH JH TH", "2S 3S 4S 5S")
    state = done(played, played.start(top, Setup(Seat(1))), f"0:call=D {drops}")
    assert tokens(played, state) == {"0:keep", "0:leave"}
    state = done(played, state, "0:keep 1:leave")
    assert BY_NAME["2S"] in state.hand(Seat(0))
    assert BY_NAME["5S"] in state.hand(Seat(1))
    made = 2
    while state.turn is None:
        state = done(played, state, min(tokens(played, state)))
        made += 1
    assert made == draws
    assert [len(state.hand(seat)) for seat in played.layout.seats] == [13, 13]
    assert state.turn == 0


# ---------------------------------------------------------------------- options
def test_saras_and_naras() -> None:
    """E28: N:TD W:3D S:AD E:2D; naras, East takes it, two being highest; saras, South does."""
    played = game("hokm with saras_naras")
    top = pack(played, "TD 3S 4S 5S 6S", "3D 3H 4H 5H 6H", "AD 3C 4C 5C 6C", "2D 7C 8C 9C TC")
    start = played.start(top, Setup(Seat(3)))
    for mode, taker in (("naras", 3), ("saras", 2)):
        state = done(played, start, f"0:call={mode} 0:TD 1:3D 2:AD 3:2D")
        assert state.winners == (taker,)
        assert state.trump.suit is None


def test_saras_with_the_ace_low() -> None:
    """HK13: in one text the king is highest and the ace lowest, unless ace-saras is declared."""
    played = game("hokm with saras_ace_low")
    top = pack(played, "TD 3S 4S 5S 6S", "3D 3H 4H 5H 6H", "AD 3C 4C 5C 6C", "2D 7C 8C 9C TC")
    start = played.start(top, Setup(Seat(3)))
    for mode, taker in (("saras", 0), ("ace_saras", 2), ("naras", 3)):
        assert done(played, start, f"0:call={mode} 0:TD 1:3D 2:AD 3:2D").winners == (taker,)


def test_trumping_once() -> None:
    """HK14, Q69: who has trumped once may not do so again; leading and following trumps do not count."""
    played = game("hokm with tak_hokm")
    hands = [
        hand.split()
        for hand in (
            "AS KS QS JS AD KD QD JD TD 9D 8D 7D AC",
            "2C 3C 2D AH KH QH JH TH 9H 8H 7H 6H 5H",
            "TS 9S 8S 7S 3D 4H 3H 2H KC QC JC TC 9C",
            "6S 5S 4S 3S 2S 4D 5D 6D 8C 7C 6C 5C 4C",
        )
    ]
    order = [
        BY_NAME[card]
        for start, end in ((0, 5), (5, 9), (9, 13))
        for hand in hands
        for card in hand[start:end]
    ]
    state = done(played, played.start(order, Setup(Seat(3))), "0:call=C 0:AS")
    assert {"1:2C", "1:3C", "1:5H"} < tokens(played, state)
    state = done(played, state, "1:2C 2:TS 3:6S 1:2D 2:3D 3:4D 0:AD 0:KS")
    assert refused(played, state, "1:3C") == "play.void"
    assert "1:5H" in tokens(played, state)
    state = done(played, state, "1:5H 2:9S 3:5S 0:AC")
    assert tokens(played, state) == {"1:3C"}


@pytest.mark.parametrize(("score", "after"), [((0, 6), (0, 0)), ((0, 5), (2, 5)), ((6, 6), (0, 0))])
def test_kot_against_six(score: tuple[int, int], after: tuple[int, int]) -> None:
    """HK12: a side with six that is made Kot takes both sides back to nothing."""
    played = game("hokm with restart_at_six")
    match = Match(played.book)
    hands = [[card for card in CARDS if card.suit.value == suit] for suit in "SHDC"]
    order = [card for start, end in ((0, 5), (5, 9), (9, 13)) for hand in hands for card in hand[start:end]]
    state = played.start(order, Setup(Seat(3), score=score))
    state = done(played, state, "0:call=S")
    while not played.is_over(state):
        state = done(played, state, min(tokens(played, state)))
    result = played.result(state)
    assert result is not None
    assert state.winners == (0,) * 7
    begun = match.entered(match.start(Seat(3)), Setup(Seat(3), score=score))
    assert match.after(begun, result).total("points") == after


@pytest.mark.parametrize(("n", "points"), [(3, 2), (5, 3), (7, 4), (9, 5), (11, 6)])
def test_best_of(n: int, points: int) -> None:
    """HK10: best of an odd number is more than half of it."""
    rule = game(f"hokm with best_of({n})").book.rule("match.won")
    assert getattr(rule, "number", None) == points


def test_only_the_hakem_holds_cards() -> None:
    """HK4: in some engines only he has cards when trump is named."""
    played = game("hokm with hakem_dealt_first")
    state = played.start(played.layout.pack, Setup(Seat(3)))
    assert [len(state.hand(seat)) for seat in played.layout.seats] == [5, 0, 0, 0]
    state = done(played, state, "0:call=S")
    assert [len(state.hand(seat)) for seat in played.layout.seats] == [13, 13, 13, 13]


def test_ten_high_is_thrown_in_if_the_cards_were_not_cut() -> None:
    """HK11: only when the partner declined to cut."""
    played = game("hokm with redeal_if_uncut(1)")
    top = pack(played, "TS 9H 8D 5C 2S")
    assert "0:redeal" in tokens(played, played.start(top, Setup(Seat(3), cut_declined=True)))
    assert refused(played, played.start(top, Setup(Seat(3))), "0:redeal") == "round.call"
