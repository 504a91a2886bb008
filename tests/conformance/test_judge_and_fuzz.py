"""A defect of each kind is found, shrunk to the play that shows it, and laid at the door of its clause."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from courtpiece_spec.conformance import fuzz
from courtpiece_spec.conformance.fuzz import FaultCase, Finding, Fuzzer
from courtpiece_spec.conformance.judge import Agrees, Declined, Difference, Differs, Faulted, compare, judge
from courtpiece_spec.conformance.outcomes import Answer, CannotStart, Crash, ErrorAnswer, Garbage, Outcome
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.protocol import hello
from courtpiece_spec.conformance.reference import record_of
from tests.conformance import sample

Fix = Callable[[Any, Mapping[str, Any]], None]


class Local:
    """The sample engine in this process, with a change to the engine or to its answers."""

    def __init__(self, change: Callable[[Any], None] = lambda _: None, answer: Fix = lambda *_: None) -> None:
        self.engine = sample.load()
        change(self.engine)
        self.answer = answer
        self.asked = 0

    def ask(self, request: Mapping[str, object]) -> Outcome:
        self.asked += 1
        message = copy.deepcopy(self.engine.answer_to(request))
        self.answer(message, request)
        return Answer({"id": "1", **message}, b"{}")


def find(adapter: Any, level: str, count: int = 300, book: str = "single_sir") -> Finding | None:
    return Fuzzer(sample.reference(book), adapter).run(level, count, 0)


def tokens(finding: Finding) -> list[str]:
    actions: str = finding.request["record"]["actions"]
    return actions.split()


@pytest.mark.parametrize("book", ["single_sir", "double_sir"])
@pytest.mark.parametrize("level", ["trick", "legal", "play"])
def test_a_correct_engine_passes(book: str, level: str) -> None:
    adapter = Local()
    fuzzer = Fuzzer(sample.reference(book), adapter)
    assert fuzzer.run(level, 150, 1) is None
    assert fuzzer.tally.judged[level] == fuzzer.tally.agreed[level] == adapter.asked >= 150
    assert not fuzzer.tally.not_sent


def test_the_rounds_reach_every_kind_of_end() -> None:
    kinds = set()

    def note(answer: Any, _: Mapping[str, Any]) -> None:
        result = answer["result"]
        court = result is not None and max(result["score"]) >= 3
        kinds.add(("refused" in answer, result is not None, court))

    for seed in range(3):
        assert Fuzzer(sample.reference(), Local(answer=note)).run("play", 100, seed) is None
    assert any(court for _, _, court in kinds)
    assert {(refused, over) for refused, over, _ in kinds} == {(a, b) for a in (0, 1) for b in (0, 1)}


def test_the_defective_sample_is_shrunk_to_one_trick() -> None:
    with AdapterProcess(sample.DEFECT, hello("0")) as process:
        trick, play = find(process, "trick"), find(process, "play")
    assert trick is not None
    assert play is not None
    assert trick.clause == play.clause == "single_sir/play.takes"
    assert trick.differences[0].field == "winner"
    assert len(tokens(play)) == 5
    assert play.differences[0].field == "winners"
    assert len(play.scene.plays) == 4
    assert play.scene.trump == tokens(play)[0][-1]
    assert all(len(hand) == 13 for hand in play.scene.hands)
    # The same question again gets the same wrong answer, and what was expected is what the book says.
    with AdapterProcess(sample.DEFECT, hello("0")) as process:
        assert isinstance(judge(process, play.request, play.expected), Differs)
    with AdapterProcess(sample.CORRECT, hello("0")) as process:
        assert isinstance(judge(process, play.request, play.expected), Agrees)


def test_the_same_seed_finds_the_same() -> None:
    def defect(engine: Any) -> None:
        engine.trick_winner = lambda plays, *_: plays[0][0]

    first, second = find(Local(defect), "play"), find(Local(defect), "play")
    assert first is not None
    assert first == second


def must_trump(engine: Any) -> None:
    plain = engine.legal_cards

    def forced(hand: list[str], plays: Any, trump: str = "H") -> Any:
        legal = plain(hand, plays)
        void = plays and legal[0][1] != plays[0][1][1]
        return ([card for card in legal if card[1] == trump] or legal) if void else legal

    engine.legal_cards = forced


def any_card(engine: Any) -> None:
    engine.legal_cards = lambda hand, _: list(hand)


def test_forced_to_trump() -> None:
    legal, play = find(Local(must_trump), "legal"), find(Local(must_trump), "play")
    assert legal is not None
    assert play is not None
    assert legal.clause == play.clause == "single_sir/play.void"
    assert len(legal.request["plays"]) == 1
    assert len(legal.request["hand"]) == 2
    assert len(tokens(play)) <= 4


def test_a_revoke_that_is_accepted() -> None:
    play, legal = find(Local(any_card), "play"), find(Local(any_card), "legal")
    assert legal is not None
    assert legal.clause == "single_sir/play.follow"
    assert play is not None
    assert play.clause == "single_sir/play.follow"
    assert len(tokens(play)) <= 3


def test_anyone_may_play() -> None:
    def defect(engine: Any) -> None:
        def legal(game: Any) -> Any:
            if game.over() or game.trump is None:
                return plain(game)
            return [f"{seat}:{card}" for seat in range(4) for card in game.hands[seat]]

        plain = engine.Round.legal
        engine.Round.legal = legal

    found = find(Local(defect), "play")
    assert found is not None
    assert found.clause == "single_sir/play.turn"
    assert found.differences[0].field == "legal"
    assert len(tokens(found)) == 1


@pytest.mark.parametrize(
    ("field", "value", "clause"),
    [
        ("score", [9, 0], "single_sir/score"),
        ("next_dealer", None, "single_sir/next_dealer"),
        ("winner", None, "single_sir/round.play"),
    ],
)
def test_wrong_results_need_a_whole_round(
    monkeypatch: pytest.MonkeyPatch, field: str, value: Any, clause: str
) -> None:
    monkeypatch.setattr(fuzz, "_PATIENCE", 2.0)

    def wrong(answer: Any, _: Mapping[str, Any]) -> None:
        if answer["result"]:
            answer["result"][field] = value

    found = find(Local(answer=wrong), "play", 40)
    assert found is not None
    assert found.clause == clause
    assert found.differences == (Difference(f"result.{field}", found.expected["result"][field], value),)


def test_a_wrong_dealer_after_a_court(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Court of the caller's side comes about once in two hundred rounds of random play."""
    monkeypatch.setattr(fuzz, "_PATIENCE", 1.0)

    def wrong(answer: Any, _: Mapping[str, Any]) -> None:
        result = answer["result"]
        if result and max(result["score"]) == 3:
            result["next_dealer"] = (result["next_dealer"] + 2) % 4

    for seed in range(3):
        found = Fuzzer(sample.reference(), Local(answer=wrong)).run("play", 300, seed)
        assert found is not None
        assert found.differences[0].field == "result.next_dealer"
        assert found.expected["result"]["score"] in ([3, 0], [0, 3])


def test_a_pile_that_is_collected_trick_by_trick() -> None:
    def defect(engine: Any) -> None:
        plain = engine.Round.__init__

        def init(game: Any, _: str, pack: str, dealer: int) -> None:
            plain(game, "single_sir", pack, dealer)

        engine.Round.__init__ = init

    found = find(Local(defect), "play", book="double_sir")
    assert found is not None
    assert found.clause == "double_sir/collect.take"
    assert len(tokens(found)) == 5


def test_what_is_not_sent_is_not_compared_but_told() -> None:
    def bare(answer: Any, _: Mapping[str, Any]) -> None:
        for name in ("collected", "legal"):
            answer.pop(name, None)
        if answer.get("result"):
            del answer["result"]["next_dealer"]

    fuzzer = Fuzzer(sample.reference(), Local(answer=bare))
    assert fuzzer.run("play", 100, 0) is None
    assert fuzzer.tally.not_sent == {"collected", "legal", "result.next_dealer"}


RECORD = record_of("single_sir", {"dealer": 3}, sample.DECK, ["0:call=H", "1:5H"])
REQUEST = {"cmd": "play", "record": RECORD}
EXPECTED = {
    "accepted": 1,
    "refused": {"at": 1, "legal": ["0:2S", "0:3S"], "clause": "single_sir/play.turn"},
    "winners": [],
    "collected": [0, 0],
    "result": None,
}


class Says:
    def __init__(self, **fields: Any) -> None:
        self.fields = fields

    def ask(self, _: Mapping[str, object]) -> Outcome:
        return Answer({"id": "1", **self.fields}, b'{"id":"1"}')


def test_a_right_refusal_for_another_reason_is_a_warning() -> None:
    verdict = judge(Says(accepted=1, refused={"at": 1, "clause": "x"}), REQUEST, EXPECTED)
    assert verdict == Agrees(("winners", "collected", "result"), "x where the book says single_sir/play.turn")
    same = judge(Says(accepted=1, refused={"at": 1, "clause": "single_sir/play.turn"}), REQUEST, EXPECTED)
    assert isinstance(same, Agrees)
    assert same.reason is None


@pytest.mark.parametrize(
    ("fields", "verdict"),
    [
        ({"unsupported": {"feature": "play"}}, Declined("unsupported", "play")),
        ({"skip": {"reason": "later", "issue": "#1"}}, Declined("skip", "later")),
        ({"error": {"message": "oops"}}, Faulted(ErrorAnswer("oops"))),
        (
            {"accepted": "1"},
            Faulted(Garbage('not an answer to play: $.accepted: "1" is not an integer from 0', '{"id":"1"}')),
        ),
    ],
)
def test_other_answers(fields: dict[str, Any], verdict: Any) -> None:
    assert judge(Says(**fields), REQUEST, EXPECTED) == verdict


def test_sets_are_compared_as_sets_and_sequences_as_sequences() -> None:
    legal = {"accepted": 0, "legal": ["0:2S", "0:3S"], "winners": [0, 1], "collected": [1, 1], "result": None}
    assert compare("play", legal, {**legal, "legal": ["0:3S", "0:2S", "0:2S"]}) == ()
    assert [d.field for d in compare("play", legal, {**legal, "winners": [1, 0]})] == ["winners"]
    assert [d.field for d in compare("play", legal, {**legal, "collected": [2, 0]})] == ["collected"]
    assert [d.field for d in compare("play", legal, {**legal, "result": {}})] == ["result"]
    assert [d.field for d in compare("play", EXPECTED, {"accepted": 2})] == ["refused at", "accepted"]


def test_faults_are_counted_and_the_run_goes_on_until_it_cannot_be_started() -> None:
    class Faulty:
        left = 3

        def ask(self, _: Mapping[str, object]) -> Outcome:
            self.left -= 1
            return Crash(1) if self.left else CannotStart("given up")

    cases: list[FaultCase] = []
    fuzzer = Fuzzer(sample.reference(), Faulty(), on_fault=cases.append)
    assert fuzzer.run("trick", 100, 0) is None
    assert fuzzer.run("play", 100, 0) is None
    assert [type(case.fault) for case in cases] == [Crash, Crash, CannotStart]
    assert fuzzer.tally.gave_up
    assert dict(fuzzer.tally.faults) == {"crash": 2, "cannot start": 1}


def test_an_answer_that_changes_when_asked_again() -> None:
    class Moody(Local):
        def ask(self, request: Mapping[str, object]) -> Outcome:
            outcome = super().ask(request)
            assert isinstance(outcome, Answer)
            if self.asked == 20:
                return Answer({"id": "1", "winner": (outcome.message["winner"] + 1) % 4}, b"")
            return outcome

    found = find(Moody(), "trick")
    assert found is not None
    assert not found.steady
