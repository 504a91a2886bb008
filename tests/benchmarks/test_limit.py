"""The loop in C plays by the book: a limit that cheated would be none."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from courtpiece_spec.records.audit import audit_text
from courtpiece_spec.records.library import Library
from tests.benchmarks.limit import LANES, Limit, Told, build

pytestmark = pytest.mark.needs_system("gcc")
PACKETS = (5, 4, 4)


@pytest.fixture(scope="module")
def limit() -> Limit:
    """The program, compiled."""
    built = build()
    assert isinstance(built, Limit), built
    return built


def _pack(told: Told) -> str:
    """The pack that deals these hands: from the dealer's right, five cards, then four twice."""
    hands = [iter(hand) for hand in told.hands]
    seats = [(told.dealer + 1 + step) % 4 for step in range(4)]
    return "".join(next(hands[seat]) for packet in PACKETS for seat in seats for _ in range(packet))


_SCORE = {"goon": 4, "court": 3, "dealer_wins": 2, "caller_wins": 1}


def _records(limit: Limit, number: int) -> Iterator[str]:
    for match in range(number):
        told = limit.tell(7, match)
        caller = (told.dealer + 1) % 4
        winner = (told.dealer if told.row in ("goon", "dealer_wins") else caller) % 2
        score = [0, 0]
        score[winner] = _SCORE[told.row]
        data = {
            "format": "courtpiece-record/1",
            "book": "single_sir",
            "setup": {"dealer": told.dealer},
            "pack": _pack(told),
            "actions": " ".join(
                [f"{caller}:call={told.trump}", *(f"{seat}:{card}" for seat, card in told.plays)]
            ),
            "result": {"winner": winner, "score": score, "next_dealer": told.next_dealer},
        }
        yield json.dumps(data)


def test_its_rounds_are_right_by_the_reference_engine(limit: Limit) -> None:
    """Every card legal, every trick its taker's, the end, the score and the next dealer right."""
    library, rows = Library.of(()), Counter(limit.tell(7, match).row for match in range(300))
    for record in _records(limit, 300):
        verdict = audit_text(record, library.find)
        assert verdict.ok, (verdict.answer, record)
        assert verdict.answer["over"]
    assert set(rows) == set(_SCORE), "all four rows were tried"


def test_a_round_has_thirteen_tricks_of_52_cards(limit: Limit) -> None:
    counts = limit.play(1, 0, 500, rounds=4)
    assert counts["deals"] == 2000
    assert counts["tricks"] == 13 * 2000
    assert counts["cards"] == 52 * 2000


def test_until_seven_the_results_are_the_same_with_fewer_cards(limit: Limit) -> None:
    whole, ended = (dict(limit.play(1, 0, 500, rounds=4, until_seven=end)) for end in (False, True))
    assert 7 * 2000 < ended.pop("tricks") < whole.pop("tricks")
    assert 28 * 2000 < ended.pop("cards") < whole.pop("cards")
    assert ended == whole


def test_each_side_wins_half(limit: Limit) -> None:
    """Of 100,000 rounds 50,000, give or take six standard deviations (each 158)."""
    counts = limit.play(2, 0, 25_000, rounds=4)
    assert counts["won_0"] + counts["won_1"] == counts["deals"] == 100_000
    assert abs(counts["won_0"] - 50_000) < 950
    rows = sum(counts[row] for row in _SCORE)
    dealt = sum(counts[way] for way in ("deals_again", "passed_right", "passed_over"))
    points = sum(counts[row] * worth for row, worth in _SCORE.items())
    assert (rows, dealt) == (100_000, 100_000)
    assert counts["points_0"] + counts["points_1"] == points


def test_each_card_is_dealt_to_each_seat_as_often(limit: Limit) -> None:
    """Of 4,000 deals each seat gets each card 1,000 times, give or take six standard deviations (each 27)."""
    dealt: Counter[tuple[int, str]] = Counter()
    trumps: Counter[str] = Counter()
    for match in range(4000):
        told = limit.tell(3, match)
        assert [len(hand) for hand in told.hands] == [13] * 4
        dealt.update((seat, card) for seat, hand in enumerate(told.hands) for card in hand)
        trumps[told.trump] += 1
    assert len(dealt) == 4 * 52
    assert all(abs(number - 1000) < 164 for number in dealt.values()), dealt
    assert all(abs(number - 1000) < 164 for number in trumps.values()), trumps


def test_each_card_of_a_hand_is_led_as_often(limit: Limit) -> None:
    """The caller's first card is the lowest of his hand, by the program's order, as often as any other."""
    places: Counter[int] = Counter()
    for match in range(13 * 300):
        told = limit.tell(5, match)
        seat, card = told.plays[0]
        places[told.hands[seat].index(card)] += 1
    assert all(abs(places[place] - 300) < 100 for place in range(13)), places


@pytest.mark.parametrize("lanes", LANES)
def test_deals_side_by_side_are_the_same_deals(limit: Limit, lanes: int) -> None:
    """Also where the number is no multiple, and where it is shared out."""
    whole = limit.play(1, 0, 1003, rounds=3)
    assert limit.play(1, 0, 1003, rounds=3, lanes=lanes) == whole
    parts = [limit.play(1, 0, 500, rounds=3, lanes=lanes), limit.play(1, 500, 503, rounds=3, lanes=lanes)]
    assert {what: sum(part[what] for part in parts) for what in whole} == whole


def test_a_processor_without_the_quick_instruction_plays_the_same(limit: Limit) -> None:
    portable = build(portable=True)
    assert isinstance(portable, Limit), portable
    assert portable.play(1, 0, 1000) == limit.play(1, 0, 1000)


def test_another_seed_deals_other_cards(limit: Limit) -> None:
    assert limit.tell(1, 0).hands != limit.tell(2, 0).hands
    assert limit.tell(1, 0).hands != limit.tell(1, 1).hands
