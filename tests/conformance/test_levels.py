"""The deeper levels: what the engine answers, how answers are compared, what is found where they differ."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from courtpiece_spec.book.serial import to_json
from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.bench import GameReference, bench_of
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.fuzz import Fuzzer
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.judge import Agrees, Declined, Faulted, judge
from courtpiece_spec.conformance.levels.bare import ended, told_round
from courtpiece_spec.conformance.levels.comparing import compare
from courtpiece_spec.conformance.levels.matches import played_match
from courtpiece_spec.conformance.levels.standing import after_rounds, entered, fields_of
from courtpiece_spec.conformance.outcomes import Answer
from courtpiece_spec.engine import Refused
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.loading import NotLoaded, bundled, load
from tests.conformance import sample

PLAYED = [name for name in bundled() if getattr(load(name), "kind", "family") != "family"]
WITH_MORE = [
    "hakem with declared_target(1)",
    "hakem with double_hakem",
    "hakem with kot_double_any",
    "hakem with run_bonus(3)",
    "hidden_rung with caller_face_down",
    "single_sir with redeal_any_hand_no_honour(2)",
    "tests/language/samples/omi.court",
    "tests/language/samples/troefcall.court",
]
"""Books with bids, terms, counters, face-down cards, new deals, and tables of other sizes."""

Fix = Callable[[dict[str, Any], Mapping[str, Any]], None]


def book_of(name: str) -> Any:
    found = load(name)
    assert not isinstance(found, NotLoaded), found.message
    return found


class Inside(EngineAdapter):
    """The engine in this process, with a change to its answers."""

    def __init__(self, name: str, change: Fix = lambda *_: None) -> None:
        match = Match(book_of(name))
        super().__init__(match.game, match if match.book.legs else None)
        self.change = change

    def ask(self, request: Mapping[str, object], /) -> Answer:
        answer = super().ask(request)
        message = dict(answer.message)
        self.change(message, request)
        return Answer(message, b"{}")


def reference(name: str) -> GameReference:
    opened = bench_of(book_of(name)).reference
    assert isinstance(opened, GameReference)
    return opened


def find(name: str, level: str, change: Fix = lambda *_: None, count: int = 60) -> Finding | None:
    return Fuzzer(reference(name), Inside(name, change)).run(level, count, 0)


# ---- the engine agrees with itself ----------------------------------------------------------------------


@pytest.mark.parametrize("name", [*PLAYED, *WITH_MORE])
@pytest.mark.parametrize("level", ["match", "view", "load", "act"])
def test_the_engine_conforms(name: str, level: str) -> None:
    bench = bench_of(book_of(name))
    for each in (bench.reference, *bench.others):
        faults: list[Any] = []
        fuzzer = Fuzzer(each, Inside(name), on_fault=faults.append)
        assert fuzzer.run(level, 12, 1) is None
        assert not faults
        assert not fuzzer.tally.not_sent
        assert not fuzzer.tally.reasons
        assert fuzzer.tally.agreed[level] >= (1 if level == "act" else 12)


@pytest.mark.parametrize("name", [*PLAYED, *WITH_MORE])
def test_a_bare_round_ends_as_the_real_one(name: str) -> None:
    """Scores, runs, counters and successions come out the same without the cards."""
    match = Match(book_of(name))
    for seed in range(12):
        chance = random.Random(seed)
        state = match.start(chance.choice(match.game.layout.seats))
        for _ in range(3):
            if state.dealer is None:
                state = match.with_dealer(state, chance.choice(match.game.layout.seats))
            game, setup = match.game_for(state), match.setup(state)
            pack = list(game.layout.pack)
            chance.shuffle(pack)
            at, actions = game.start(pack, setup), []
            while legal := game.legal(at):
                actions.append(chance.choice(legal))
                applied = game.apply(at, actions[-1])
                assert not isinstance(applied, Refused)
                at = applied[0]
            real = game.result(at)
            bare = game.result(ended(game, setup, told_round(game, at, actions)))
            assert real is not None
            assert bare is not None
            told = ("winner", "score", "next_dealer", "streak", "term", "term_won", "held_over", "counters")
            assert [getattr(bare, each) for each in told] == [getattr(real, each) for each in told]
            state = match.after(state, real)


def test_matches_come_to_their_end() -> None:
    match = Match(book_of("hakem"))
    over = 0
    for seed in range(30):
        case = played_match(match, {"dealer": seed % 4, "score": [6, 5]}, [(seed, seed % 8)] * 3)
        over += case.expected["over"]
        assert case.expected["over"] == (case.expected["winner"] is not None)
        assert set(case.expected) == set(fields_of(match))
    assert over >= 15


def test_a_match_of_sets_tells_what_they_are_paid_in() -> None:
    """A set is four rounds; it is worth 3 to who has more points of them, and 1 to each if they are level."""
    match = Match(book_of("troefcall"))
    assert match.length == 32

    def win(caller: int, winner: int) -> dict[str, Any]:
        """An ordinary round, worth 2: seven tricks to two."""
        winners = [1 - winner, 1 - winner, *[winner] * 7]
        collected = [2, 7] if winner else [7, 2]
        return {
            "winner": winner,
            "collected": collected,
            "winners": winners,
            "events": [[0, f"{caller}:call=H"]],
        }

    def points(won_by: list[int]) -> Any:
        state, rounds = entered(match, {"dealer": 0}), []
        for winner in won_by:
            rounds.append(win((int(state.dealer or 0) + 1) % 4, winner))
            state = after_rounds(match, {"setup": {"dealer": 0}, "rounds": rounds})
        request = protocol.match("troefcall", {"dealer": 0}, rounds, fields_of(match))
        return Inside("troefcall").ask(request).message["competition_points"]

    assert points([0, 0, 0]) == [0, 0]
    assert points([0, 0, 0, 1]) == [3, 0]
    assert points([0, 0, 0, 1, 0, 1, 1, 0]) == [4, 1]
    assert points([0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1]) == [4, 4]


def test_a_bare_round_that_is_none_is_refused() -> None:
    adapter = Inside("single_sir")
    for told in (
        {"winner": 0, "collected": [7], "winners": [0]},
        {"winner": 0, "collected": [7, 0], "winners": [5]},
        {"winner": 0, "collected": [7, 0], "winners": [0], "events": [[0, "0:bid=9"]]},
        {"winner": None, "collected": [0, 0], "winners": [], "events": [[0, "0:redeal"]]},
        {"winner": 0, "collected": [7, 0], "winners": [0], "setup": {"dealer": 9}},
    ):
        assert "error" in adapter.ask(protocol.match("single_sir", {"dealer": 0}, [told])).message


def test_a_bare_round_tells_the_tens() -> None:
    """Two tens each and five tricks win; three tens win against them; four win with fewer tricks."""
    adapter = Inside("mendikot_six")
    told = {"winner": 0, "collected": [3, 5], "winners": [0, 1, 1, 1, 2, 1, 3, 4]}
    for tens, score in (
        ([["TS", "TH"], ["TD", "TC"]], [0, 1]),
        ([["TS", "TH", "TD"], ["TC"]], [1, 0]),
        ([[], ["TS", "TH", "TD", "TC"]], [0, 1]),
    ):
        request = protocol.match("mendikot_six", {"dealer": 0}, [{**told, "captured": tens}])
        assert adapter.ask(request).message["score"] == score
    wrong = protocol.match("mendikot_six", {"dealer": 0}, [{**told, "captured": [["TS"]]}])
    assert "error" in adapter.ask(wrong).message


# ---- what differs is found ------------------------------------------------------------------------------


def forgets_scores(message: dict[str, Any], request: Mapping[str, Any]) -> None:
    """Knows only the score of the last round."""
    if request["cmd"] == "match" and len(request["rounds"]) > 1:
        message["score"] = [0, 1]


def never_over(message: dict[str, Any], request: Mapping[str, Any]) -> None:
    if request["cmd"] == "match":
        message["over"], message["winner"] = False, None


def tells_all_hands(message: dict[str, Any], request: Mapping[str, Any]) -> None:
    if request["cmd"] == "view":
        message["hand"] = [*message["hand"], "2S"]


def counts_wrongly(message: dict[str, Any], request: Mapping[str, Any]) -> None:
    if request["cmd"] == "view" and message["plays"]:
        message["counts"] = [13, 13, 13, 13]


@pytest.mark.parametrize(
    ("level", "change", "field", "clause"),
    [
        ("match", forgets_scores, "score", "single_sir/score.caller_wins"),
        ("match", never_over, "over", "single_sir/match.won"),
        ("view", tells_all_hands, "hand", None),
        ("view", counts_wrongly, "counts", None),
    ],
)
def test_a_defect_is_found(level: str, change: Fix, field: str, clause: str | None) -> None:
    finding = find("single_sir", level, change)
    assert finding is not None
    assert finding.level == level
    assert finding.differences[0].field == field
    assert finding.clause == clause
    assert protocol.check_request(finding.request) is None


def test_a_match_is_shrunk_to_few_rounds() -> None:
    finding = find("single_sir", "match", forgets_scores)
    assert finding is not None
    assert len(finding.request["rounds"]) == 2


def test_only_what_is_sent_is_compared() -> None:
    def only_hands(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "view":
            for name in set(message) - {"id", "hand"}:
                del message[name]

    fuzzer = Fuzzer(reference("single_sir"), Inside("single_sir", only_hands))
    assert fuzzer.run("view", 10, 0) is None
    assert "history" in fuzzer.tally.not_sent
    assert "hand" not in fuzzer.tally.not_sent


def test_an_answer_that_states_nothing_is_no_answer() -> None:
    def nothing(message: dict[str, Any], _: Mapping[str, Any]) -> None:
        message.clear()
        message["id"] = ""

    ours = reference("single_sir")
    request, expected = ours.play_match({"dealer": 0}, [(0, 0)])
    verdict = judge(Inside("single_sir", nothing), request, expected)
    assert isinstance(verdict, Faulted)
    assert "states nothing" in verdict.fault.text


def test_an_action_that_is_not_legal_is_a_fault() -> None:
    def wild(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "act":
            message["action"] = "0:concede"

    faults: list[Any] = []
    fuzzer = Fuzzer(reference("single_sir"), Inside("single_sir", wild), on_fault=faults.append)
    assert fuzzer.run("act", 20, 0) is None
    assert faults
    assert "0:concede, which is not legal" in faults[0].fault.text
    ask = protocol.act({"seat": 0}, ["0:AH", "0:KH"])
    assert isinstance(judge(Inside("single_sir"), ask, {"legal": ["0:AH", "0:KH"]}), Agrees)


# ---- a book that was sent -------------------------------------------------------------------------------


def test_a_book_that_is_sent_is_played_by() -> None:
    """An adapter that accepts another book, and goes on playing its own, is found out."""

    class Deaf(Inside):
        def ask(self, request: Mapping[str, object], /) -> Answer:
            if request["cmd"] == "load":
                return Answer({"id": "", "ok": True}, b"{}")
            return super().ask(request)

    ours = reference("double_sir")
    assert Fuzzer(ours, Deaf("double_sir")).run("load", 60, 0) is None  # by chance it plays that book
    finding = Fuzzer(ours, Deaf("single_sir")).run("load", 100, 0)
    assert finding is not None
    assert finding.level == "load"
    assert finding.request["record"]["book"] == "double_sir_as_sent"


def test_a_book_may_be_declined() -> None:
    def declines(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "load":
            message.update(ok=False, message="too modern")

    fuzzer = Fuzzer(reference("hakem"), Inside("hakem", declines))
    assert fuzzer.run("load", 10, 0) is None
    assert dict(fuzzer.tally.declined) == {"refused: too modern": 1}
    assert not fuzzer.tally.judged["load"]
    request = protocol.load(to_json(book_of("hakem")))
    assert isinstance(judge(Inside("hakem", declines), request, {"ok": True}), Declined)


# ---- clumsy clients and repeated questions --------------------------------------------------------------


def test_clumsy_clients_are_tried() -> None:
    """What no client should send is sent, and may be refused or answered with an error, not accepted."""
    tried: set[str] = set()

    def note(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if "refused" in message or "error" in message:
            tokens = request["record"]["actions"].split(" ")
            at = message.get("accepted", len(tokens) - 1)
            tried.add(tokens[min(at, len(tokens) - 1)].partition(":")[2])
            if message.get("refused", {}).get("clause", "").endswith("round.end"):
                tried.add("after the end")

    for seed in range(3):
        ours = reference("hakem")
        assert Fuzzer(ours, Inside("hakem", note)).run("play", 150, seed) is None
    assert "after the end" in tried
    assert len({"bid=NaN", "bid=8.5", "bid=-1", "call=X", "call=", "10H", "ah", "bid=1e1"} & tried) >= 3


def test_what_is_not_even_a_token_must_not_be_accepted() -> None:
    def accepts(message: dict[str, Any], _: Mapping[str, Any]) -> None:
        if "error" in message:
            message.clear()
            message.update(id="", accepted=1)

    finding = Fuzzer(reference("single_sir"), Inside("single_sir", accepts), shrink=False).run("play", 300, 0)
    assert finding is not None
    assert finding.differences[0].field == "refused at"


def test_an_answer_must_not_depend_on_earlier_questions() -> None:
    class Tired(Inside):
        seen: set[str] = set()  # noqa: RUF012 - one program, one memory

        def ask(self, request: Mapping[str, object], /) -> Answer:
            answer = super().ask(request)
            key = str(request)
            if key in self.seen and request["cmd"] == "legal":
                return Answer({**answer.message, "legal": []}, b"{}")
            self.seen.add(key)
            return answer

    finding = Fuzzer(reference("single_sir"), Tired("single_sir")).run("legal", 60, 0)
    assert finding is not None


def test_now_and_then_the_program_is_started_afresh() -> None:
    class Fresh(Inside):
        after_start: tuple[Mapping[str, object], ...] = ()
        renewed = 0

        def renew(self) -> None:
            self.renewed += 1

    adapter = Fresh("single_sir")
    assert Fuzzer(reference("single_sir"), adapter).run("trick", 600, 0) is None
    assert adapter.renewed >= 2


def test_the_sample_does_not_answer_the_deeper_levels() -> None:
    answer = sample.engine.answer_to(protocol.view({"book": "single_sir"}, 0))
    assert "unsupported" in answer


def test_a_choice_is_one_of_the_legal_actions() -> None:
    assert compare("act", {"legal": ["0:AH"]}, {"action": "0:AH"}) == ()
    assert compare("act", {"legal": ["0:AH"]}, {"action": "0:KH"})[0].field == "action"


def test_more_fields_than_asked_for_do_no_harm() -> None:
    message = {"accepted": 0, "legal": ["0:AH"], "winners": [], "collected": [1, 1], "result": None}
    assert compare("play", {"accepted": 0, "legal": ["0:AH"]}, message) == ()
