"""Satat, Omi, Dehla Pakad and Mendikot: what their options change, and how their counts are told."""

from __future__ import annotations

from typing import Any

import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.cards import Rank, Suit
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.making.rounds import round_of_takers, size_of
from courtpiece_spec.engine import Action, Game, Refused, Result, Verb
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.rulebook.sentences import Sentences
from courtpiece_spec.seats import Seat


def book(reference: str) -> Book:
    found = load(reference)
    assert not isinstance(found, NotLoaded), found
    return found


def played(reference: str, takers: str, **setup: Any) -> Result:
    """The result of a round whose tricks these seats take; seat 3 deals, and play goes round from seat 0."""
    game = Game(book(reference))
    made = round_of_takers(game, {"dealer": 3, **setup}, [Seat(int(digit)) for digit in takers])
    assert made is not None
    result = game.result(made.states[-1])
    assert result is not None
    return result


# ---------------------------------------------------------------------- Omi
@pytest.mark.parametrize(
    ("takers", "extra", "tokens", "payments"),
    [
        ("01230120", 0, (1, -1), (0, 1)),
        ("31230123", 0, (-2, 2), (2, 0)),
        ("02022020", 0, (3, -3), (0, 3)),
        ("31313131", 0, (-3, 3), (3, 0)),
        ("01230120", 2, (3, -3), (0, 3)),
        ("01230123", 1, (0, 0), (0, 0)),
    ],
)
def test_who_pays(takers: str, extra: int, tokens: tuple[int, ...], payments: tuple[int, ...]) -> None:
    """OM5, OM7: tokens go from side to side, or only the losers pay."""
    assert played("omi", takers, extra=extra).score == tokens
    assert played("omi with loser_pays", takers, extra=extra).score == payments


def test_ten_payments_lose() -> None:
    """OM6, OM7: three kapothis are nine, and a side that has paid ten has lost."""
    match = Match(book("omi with loser_pays"))
    state = match.start(Seat(3))
    kapothi, ordinary = played("omi with loser_pays", "02022020"), played("omi with loser_pays", "01230120")
    for _ in range(3):
        state = match.after(state, kapothi)
    assert (state.over, state.total("payments")) == (False, (0, 9))
    state = match.after(state, ordinary)
    assert (state.over, state.winner) == (True, 0)


@pytest.mark.parametrize(("reference", "score"), [("omi", None), ("omi with violation", (1, -1))])
def test_a_revoke_costs_a_token(reference: str, score: tuple[int, ...] | None) -> None:
    """OM7: in one account, and not in the others."""
    game = Game(book(reference))
    made = round_of_takers(game, {"dealer": 3}, [Seat(int(digit)) for digit in "01230123"])
    assert made is not None
    state = made.states[1]
    applied = game.apply(state, Action(Seat(1), Verb.FOUL, "revoke"))
    assert isinstance(applied, Refused) is (score is None)
    if not isinstance(applied, Refused):
        state = applied[0]
        for action in made.actions[1:]:
            after = game.apply(state, action)
            assert not isinstance(after, Refused)
            state = after[0]
        result = game.result(state)
        assert result is not None
        assert result.score == score


def test_extra_tokens_are_told_in_their_unit() -> None:
    """Of the table's counter no side has one of its own; what moves from side to side stands in the table."""
    omi, sentences = book("omi"), Sentences()
    told = {clause.path: sentences.clause(omi, clause) for clause in omi.under("score")}
    assert told["score.level"] == "A drawn round (Four to four) is worth 1 extra token."
    assert told["score.extra"].endswith("“extra tokens” starts over.")
    assert "pay 3 tokens to the winning side" in told["score.kapothi"]


# ---------------------------------------------------------------------- packs, and rows of takers
def test_sizes_are_those_of_the_pack() -> None:
    omi, satat, six = (size_of(Game(book(name))) for name in ("omi", "satat", "mendikot_six"))
    assert (omi.players, omi.tricks) == (4, 8)
    assert omi.ranks(Suit.SPADES)[-1] is Rank.SEVEN
    assert satat.ranks(Suit.HEARTS)[:2] == [Rank.TWO, Rank.ACE]
    assert satat.ranks(Suit.SPADES)[-1] is Rank.TWO
    assert satat.tricks == 13
    assert (six.players, six.tricks) == (6, 8)


# ---------------------------------------------------------------------- bare rounds
TWO_EACH = {"winner": 0, "collected": [7, 6], "winners": [0, 1] * 6 + [0]}


@pytest.mark.parametrize(
    ("captured", "score", "dealer"),
    [
        ([["TS", "TH"], ["TD", "TC"]], [1, 0], 3),
        ([["TS"], ["TH", "TD", "TC"]], [0, 1], 0),
        ([["TS", "TH", "TD", "TC"], []], [2, 0], 3),
        ([[], ["TS", "TH", "TD", "TC"]], [0, 2], 0),
    ],
)
def test_a_match_is_told_with_the_tens(captured: list[list[str]], score: list[int], dealer: int) -> None:
    """MK3, MK4: seven tricks to six, which count only where each side has two tens."""
    adapter = EngineAdapter(Game(book("mendikot")))
    asked = protocol.match("mendikot", {"dealer": 3}, [{**TWO_EACH, "captured": captured}])
    answer = adapter.ask(asked).message
    assert (answer["score"], answer["next_dealer"]) == (score, dealer)


def test_tens_of_one_side_alone_are_none_of_this_book() -> None:
    adapter = EngineAdapter(Game(book("mendikot")))
    asked = protocol.match("mendikot", {"dealer": 3}, [{**TWO_EACH, "captured": [["TS"]]}])
    assert "error" in adapter.ask(asked).message


@pytest.mark.parametrize(
    "events",
    [
        [[0, "0:call=H"]],
        [[0, "0:pass"], [0, "0:call=H"]],
        [[0, "0:pass"], [0, "-:pick=9C"]],
        [[0, "0:pass"], [0, "0:pass"], [0, "-:pick=9C"]],
    ],
)
def test_declining_a_new_deal_is_no_answer_about_trump(events: list[list[Any]]) -> None:
    """Whatever the pack: a new deal may have been offered or not."""
    adapter = EngineAdapter(Game(book("satat")))
    told = {"winner": 0, "collected": [7, 1], "winners": [1, 0, 0, 0, 0, 0, 0, 0], "events": events}
    answer = adapter.ask(protocol.match("satat", {"dealer": 3}, [told])).message
    assert (answer["score"], answer["next_dealer"]) == ([1, 0], 3)
