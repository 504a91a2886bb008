"""A wrong answer that a misread definition explains is told by the definition, with what is open about it."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import pytest

from courtpiece_spec.book import Book
from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import Compare
from courtpiece_spec.conformance.bench import bench_of
from courtpiece_spec.conformance.definitions import Definitions, used_by
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Tally, compare
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.conformance.scene import Scene
from courtpiece_spec.conformance.vectors.library import shipped
from courtpiece_spec.engine.matches import Match
from tests.conformance.test_levels import Inside, book_of, reference


def any_seven(winners: Sequence[int], winner: int) -> bool:
    """Whether a side took seven tricks running, wherever in the round: the reading that Q52 does not take."""
    longest = run = 0
    for seat in winners:
        run = run + 1 if seat % 2 == winner else 0
        longest = max(longest, run)
    return longest >= 7


class AnySeven(Inside):
    """Pays single_sir's Court for any seven tricks running, in `match` requests of one round."""

    def ask(self, request: Mapping[str, Any], /) -> Answer:
        message = dict(super().ask(request).message)
        if request["cmd"] == "match":
            dealer, score = request["setup"]["dealer"], [0, 0]
            for told in request["rounds"]:
                side = told["winner"]
                court, own = any_seven(told["winners"], side), side == dealer % 2
                score[side] += (4 if court else 2) if own else (3 if court else 1)
                dealer = (dealer + 1) % 4 if own else (dealer + (2 if court else 0)) % 4
            message = {"id": "", "score": score, "next_dealer": dealer}
        return Answer(message, b"{}")


LATE = (1, 0, 0, 0, 2, 0, 2, 0)
"""Who takes the tricks: the first side loses the first and takes the next seven."""
EARLY = (0, 0, 0, 2, 2, 0, 0)
WON = (1, 0, 0, 0, 2, 0, 3, 2, 0)
"""An ordinary win: seven of nine, five running."""


def told(winners: Sequence[int]) -> dict[str, Any]:
    collected = [sum(seat % 2 == side for seat in winners) for side in (0, 1)]
    return {"winner": 0, "collected": collected, "winners": list(winners), "events": []}


def found(dealer: int, *rounds: Sequence[int]) -> Finding:
    request = {
        "cmd": "match",
        "book": "single_sir",
        "setup": {"dealer": dealer},
        "rounds": [told(each) for each in rounds],
        "ask": ["score", "next_dealer"],
    }
    ours = reference("single_sir")
    expected, answered = ours.match_answer(request), AnySeven("single_sir").ask(request).message
    differences = compare("match", expected, answered)
    assert differences
    path = ours.decided_in_match(request, differences[0].field, answered)
    return Finding("match", request, expected, answered, differences, f"single_sir/{path}", Scene())


@pytest.mark.parametrize(
    ("dealer", "rounds"),
    [(3, (LATE,)), (0, (LATE,)), (3, (WON, LATE)), (3, (LATE, LATE))],
    ids=["the caller's side", "the dealer's side", "in the second round", "in two rounds"],
)
def test_seven_running_taken_for_a_court_are_told_by_what_a_court_is(dealer: int, rounds: Any) -> None:
    finding = found(dealer, *rounds)
    assert finding.clause in ("single_sir/score.caller_wins", "single_sir/score.dealer_wins")
    blamed = Definitions(book_of("single_sir"))(finding)
    assert blamed.clause == "single_sir/let.court"
    assert 'the answer would be right if "Court" held here' in blamed.note
    assert "Q52 Must the seven tricks of a Court be the first seven?" in blamed.note
    assert "Others: any seven tricks running count as a Court." in blamed.note


def test_a_wrong_value_is_not_laid_to_a_definition() -> None:
    finding = found(3, LATE)
    answered = {**finding.answered, "score": [7, 0]}
    finding = attrs.evolve(finding, answered=answered)
    told = Definitions(book_of("single_sir"))(finding)
    assert told == finding  # the row has no condition, so there is nothing to add


def test_beside_a_row_stands_what_its_condition_is() -> None:
    """A Court that is not paid: the row and the definition may both be wrong."""
    finding = attrs.evolve(found(3, LATE), clause="single_sir/score.goon", answered={"score": [9, 9]})
    told = Definitions(book_of("single_sir"))(finding)
    assert told.clause == "single_sir/score.goon"
    assert 'what "Goon Court" is, single_sir/let.goon_court says' in told.note
    assert 'what "Court" is, single_sir/let.court says' in told.note
    assert "Q52 " in told.note
    assert list(used_by(book_of("single_sir"), "score.goon")) == ["let.goon_court", "let.court"]


def test_in_a_cycle_definitions_are_named_and_not_blamed() -> None:
    definitions = Definitions(book_of("hakem"), book_of("single_sir"))
    late = found(3, LATE)
    assert definitions(late) == late  # with one book it would be the definition
    court = definitions(attrs.evolve(late, clause="evening/score.goon"))
    assert court.clause == "evening/score.goon"
    assert "evening/let.court says" in court.note
    assert definitions(attrs.evolve(late, clause=None)).note == ""


def test_vectors_answered_by_a_looser_court_are_told_by_it() -> None:
    """A Court at five of the first tricks: rounds that the book pays as ordinary wins."""
    book = book_of("single_sir")
    assert isinstance(book, Book)
    let = book.by_path["let.court"]
    assert isinstance(let.rule, Let)
    assert isinstance(let.rule.condition, Compare)
    loose = attrs.evolve(let.rule, condition=attrs.evolve(let.rule.condition, value=5))
    clauses = [attrs.evolve(each, rule=loose) if each is let else each for each in book.clauses]
    adapter = EngineAdapter(Match(attrs.evolve(book, clauses=tuple(clauses))).game)
    findings: list[Finding] = []
    vectors = [each for each in shipped("single_sir") if each.level == "match"]
    ours = bench_of(book).reference
    run_vectors(ours, adapter, vectors, Tally(), lambda _: None, findings.append, lambda _: None)
    assert findings
    told = [Definitions(book)(finding).clause for finding in findings]
    assert set(told) == {"single_sir/let.court"}
