"""identify names the book that is played, with its option, within few questions."""

import json
import os
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from courtpiece_spec.cli.main import run
from courtpiece_spec.cli.output import stdout
from courtpiece_spec.conformance.drivers import candidates as candidates_module
from courtpiece_spec.conformance.drivers import field as field_module
from courtpiece_spec.conformance.drivers.candidates import Candidate, candidates, differing
from courtpiece_spec.conformance.drivers.field import Field
from courtpiece_spec.conformance.drivers.identified import Identified
from courtpiece_spec.conformance.drivers.identify import (
    MOST_CHECKS,
    MOST_QUESTIONS,
    identify,
)
from courtpiece_spec.conformance.drivers.questions import Prediction, plays_at, predict, search, tells_apart
from courtpiece_spec.conformance.inside import EngineAdapter
from courtpiece_spec.conformance.outcomes import Answer, Outcome, Timeout
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.vectors.library import books
from tests.conformance import sample
from tests.conformance.test_levels import PLAYED

# A search for what tells two books apart takes its time where nothing does.
pytestmark = pytest.mark.timeout(600)

PLAY = ("play", "match")
ALL = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"
"""All six hundred candidates take a quarter of an hour; by day two of each of some books are tried."""
EACH = 2
SOME = ("single_sir", "double_sir", "hakem", "kachuha", "hokm", "omi")
BOOKS = PLAYED if ALL else (SOME[datetime.now(UTC).toordinal() % len(SOME)], "mixed_evening")
"""By day one book of some, and the cycle: a search among all candidates takes its time."""


NEAR = frozenset(
    {
        "single_sir",
        "single_sir_courts",
        "double_sir",
        "hidden_rung",
        "hidden_rung_double",
        "be_ranga",
        "be_ranga_double",
        "kachuha",
        "kachuha_doublee",
        "hakem",
        "peg",
        "dabbal_sar",
        "badam_satti",
        "mixed_evening",
        "hokm",
        "hokm_two",
        "omi",
        "chakri",
    }
)
"""By day the search is among these and their options, at tables and with packs of every kind."""


everybody = cache(candidates)


@cache
def field() -> Field:
    return Field(tuple(each for each in everybody() if ALL or each.name.partition(" ")[0] in NEAR))


def named(name: str) -> Candidate:
    return next(each for each in field().candidates if name in each.names)


class Strict(EngineAdapter):
    """Answers by a book only what names it as this adapter calls it."""

    def __init__(self, candidate: Candidate, name: str) -> None:
        super().__init__(candidate.match.game, candidate.match if candidate.book.legs else None)
        self.name = name
        self.asked = 0

    def ask(self, request: Mapping[str, object], /) -> Answer:
        self.asked += 1
        record: Any = request.get("record", request)
        assert record["book"] == self.name
        return super().ask(request)


def identified(name: str, levels: tuple[str, ...] = PLAY) -> Identified:
    adapter = Strict(named(name), "rung")
    found = identify(adapter, "rung", levels, field())
    assert adapter.asked == found.questions
    return found


def chosen(book: str) -> list[str]:
    """A book and some of its options, spread over all of them; all by night."""
    names = sorted(each.name for each in field().candidates if each.name.partition(" ")[0] == book)
    return names if ALL else names[:: -(-len(names) // EACH)]


def test_the_field_holds_every_book_and_option() -> None:
    names = [name for each in everybody() for name in each.names]
    assert len(names) == len(set(names))
    assert len(everybody()) > 400
    for name in (
        "mixed_evening",
        "peg",
        "double_sir with blocked_tricks({2, 12})",
        "hakem with hakem_sees(9)",
    ):
        assert name in names
    assert named("hakem").names[0] == "hakem"
    assert "court_piece" not in names


@pytest.mark.timeout(3600 if ALL else 300)
@pytest.mark.parametrize("book", BOOKS)
def test_each_book_is_found_within_200_questions(book: str) -> None:
    questions = []
    for name in chosen(book):
        found = identified(name)
        assert named(name) in found.nearest, name
        assert found.exact, name
        assert found.complete, name
        assert not found.faults
        questions.append(found.questions - found.checked)
        # What is left beside it has not been told apart by any question that was found.
        for other in found.nearest:
            assert other is named(name) or field().question(found.nearest[0], other, PLAY) is None
    assert max(questions, default=0) <= 100 < MOST_QUESTIONS


def test_with_rounds_alone_books_are_found_too() -> None:
    more = ("mixed_evening", "double_sir", "kachuha_doublee", "hidden_rung") if ALL else ()
    for name in ("hakem with hakem_sees(7)", *more):
        found = identified(name, ("trick", "legal", "play"))
        assert named(name) in found.nearest
        assert found.exact


def test_tricks_and_hands_alone_leave_a_set_that_is_told() -> None:
    found = identified("hidden_rung", ("trick", "legal"))
    assert named("hidden_rung") in found.nearest
    assert len(found.nearest) > 20
    assert found.exact
    assert len(found.nearest) < len(field().candidates)


def test_books_that_play_alike_are_one_candidate() -> None:
    assert named("peg") is named("hakem with written_trump")
    assert named("double_sir") is named("single_sir with pile")


def test_a_house_rule_is_told_with_its_clauses() -> None:
    found = identified("single_sir with court_thirteen")
    assert found.nearest == (named("single_sir with court_thirteen"),)
    assert "let.court" in found.clauses_against(named("single_sir"))
    assert any("single_sir" in asked.dropped for asked in found.asked)


def test_an_engine_with_a_defect_is_none_of_the_books() -> None:
    class Defect:
        def ask(self, request: Mapping[str, object], /) -> Outcome:
            answer = named("hakem").adapter.ask(request)
            message = dict(answer.message)
            if message.get("result"):
                message["result"] = {**message["result"], "score": [9, 9]}
            return Answer(message, b"{}")

    found = identify(Defect(), "x", ("play",), field())
    assert not found.exact
    assert found.nearest[0].name.partition(" ")[0] == "hakem"
    assert found.differs
    assert {each.field for _, differences in found.differs for each in differences} == {"result.score"}


def spoilt(book: str, change: Callable[[dict[str, Any], Mapping[str, Any]], None]) -> Identified:
    """What is found of the engine with a defect."""

    class Defect:
        def ask(self, request: Mapping[str, object], /) -> Outcome:
            message = dict(named(book).adapter.ask(request).message)
            change(message, request)
            return Answer(message, b"{}")

    return identify(Defect(), "x", ("trick", "legal", "play", "match", "view"), field())


def test_a_defect_that_is_no_books_rule_is_found_by_vectors() -> None:
    """A trump that is turned up takes with what was discarded before: no book plays so."""

    def reaching_back(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "trick" and request.get("power_from"):
            whole = {name: value for name, value in request.items() if name != "power_from"}
            message["winner"] = named("hidden_rung").adapter.ask(whole).message["winner"]

    found = spoilt("hidden_rung", reaching_back)
    assert found.nearest[0].name == "hidden_rung"
    assert not found.exact
    assert "trump.power" in found.differs_in
    assert 0 < found.checked <= MOST_CHECKS
    assert found.questions <= MOST_QUESTIONS


def test_a_defect_in_what_a_seat_sees_is_found_by_vectors() -> None:
    def open_hands(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "view":
            message["trump"] = "S"

    found = spoilt("hidden_rung", open_hands)
    assert found.nearest[0].name == "hidden_rung"
    assert not found.exact
    assert {question.level for question, _ in found.differs} == {"view"}


def test_vectors_are_asked_within_the_number_of_questions() -> None:
    adapter = Strict(named("single_sir"), "rung")
    found = identify(adapter, "rung", PLAY, field(), most=20)
    assert adapter.asked == found.questions == 20
    assert found.exact
    assert 0 < found.checked < 20


@pytest.mark.parametrize("name", ["single_sir with target(7)", "single_sir with target(9)"])
def test_usual_arguments_are_known(name: str) -> None:
    found = identified(name)
    assert named(name) in found.nearest
    assert named("single_sir") not in found.nearest
    assert found.exact


def test_the_books_with_vectors_are_known() -> None:
    names = {name for each in everybody() for name in each.names}
    assert not set(books()) - names


def test_a_program_that_fails_now_and_then_is_not_told() -> None:
    class Failing:
        asked = 0

        def ask(self, request: Mapping[str, object], /) -> Outcome:
            self.asked += 1
            return named("hakem").adapter.ask(request) if self.asked % 3 else Timeout(1.0)

    found = identify(Failing(), "x", PLAY, field())
    assert found.faults
    assert found.unanswered == len(found.faults)
    assert not found.exact


def test_faults_and_refusals_are_counted() -> None:
    class Silent:
        def ask(self, _: Mapping[str, object], /) -> Outcome:
            return Timeout(1.0)

    class Declining:
        def ask(self, _: Mapping[str, object], /) -> Outcome:
            return Answer({"id": "", "unsupported": {"feature": "play"}}, b"{}")

    silent = identify(Silent(), "x", PLAY, field())
    assert len(silent.faults) == silent.questions == 4
    assert not silent.asked
    declining = identify(Declining(), "x", PLAY, field(), most=5)
    assert declining.declined == 5
    assert not declining.complete


class Careless:
    """The engine of a book, which goes on with whatever cards and dealer it is given."""

    def __init__(self, book: str) -> None:
        self.inner = named_anywhere(book).adapter

    def ask(self, request: Mapping[str, object], /) -> Outcome:
        answer = self.inner.ask(request)
        if "error" not in answer.message:
            return answer
        junk = {"accepted": 0, "legal": [], "winners": [], "collected": [0, 0], "result": None}
        return Answer({"id": "", **(junk if request["cmd"] == "play" else {"score": [7, 7]})}, b"{}")


def named_anywhere(name: str) -> Candidate:
    return next(each for each in everybody() if name in each.names)


@cache
def plain_books() -> Field:
    return Field(tuple(each for each in everybody() if " with " not in each.name))


@pytest.mark.parametrize("defect", [False, True], ids=["right", "with a defect"])
@pytest.mark.parametrize(
    "book", ["hokm_three", "hokm_two", "hokm_two_stock", "mendikot_six", "chakri", "omi", "hokm"]
)
def test_who_accepts_the_cards_of_another_table_is_found_too(book: str, defect: bool) -> None:
    """What is answered about a table that an adapter does not have says nothing of the book that it plays."""

    class Defect(Careless):
        def ask(self, request: Mapping[str, object], /) -> Outcome:
            answer = super().ask(request)
            assert isinstance(answer, Answer)
            message = dict(answer.message)
            if message.get("result"):
                message["result"] = {**message["result"], "score": [9] * len(message["result"]["score"])}
            return Answer(message, b"{}")

    adapter = Defect(book) if defect else Careless(book)
    found = identify(adapter, "x", ("trick", "legal", "play", "match", "view"), plain_books())
    assert named_anywhere(book) in found.nearest
    assert found.exact is not defect
    assert defect or len(found.nearest) == 1


def test_an_unknown_key_of_a_setup_may_be_refused() -> None:
    """Programs that refuse what they do not know are right, those that pass over it as well."""
    one, other = named("hakem"), named("hakem with run_bonus(1)")
    question = search(one, other, ("play",))
    assert question is not None
    assert tells_apart(question, one, other)
    assert "streak" in question.request["record"]["setup"]
    prediction = predict(one, question)
    assert prediction.may_fail
    assert prediction.fits("play", {"error": {"message": "no such key"}})
    assert not predict(other, question).fits("play", {"error": {"message": "no such key"}})
    assert Prediction(None).fits("play", {})
    assert one in identified("hakem", ("play",)).nearest


def test_differing_clauses_are_named_by_their_paths() -> None:
    assert differing(named("single_sir"), named("single_sir")) == ()
    assert differing(named("hakem"), named("hakem with hakem_rotates_left")) == ("next_caller.rotate",)


# ---- the command ----------------------------------------------------------------------------------------


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def courtpiece(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The status of a command line, and what it prints; adapters have all the time they need."""
    # The field takes seconds to make, and is the same for every command.
    monkeypatch.setattr(candidates_module, "candidates", lambda *_, **__: field().candidates)
    monkeypatch.setattr(field_module, "Field", lambda *_: field())
    patience = {"timeout": 60.0, "start_timeout": 120.0}
    usual = AdapterProcess.__init__.__kwdefaults__ or {}
    monkeypatch.setattr(AdapterProcess.__init__, "__kwdefaults__", {**usual, **patience})

    def command(*arguments: str) -> tuple[int, str]:
        stdout.cache_clear()
        status = run(arguments)
        told = capfd.readouterr()
        stdout.cache_clear()
        return status, told.out + told.err

    return command


def test_the_sample_is_identified(courtpiece: Run) -> None:
    status, out = courtpiece("identify", "--as", "double_sir", "--", *sample.CORRECT)
    assert status == 0, out
    assert "double_sir plays double_sir\n" in out
    assert "the same play as" in out
    assert "What decided it" in out


def test_a_wrong_name_is_told(courtpiece: Run, tmp_path: Path) -> None:
    """An adapter that calls Hakem single_sir: the nearest book and the clauses that differ are told."""
    program = tmp_path / "adapter.py"
    program.write_text(
        "import json, sys\n"
        "from courtpiece_spec.conformance.inside import EngineAdapter\n"
        "from courtpiece_spec.engine import Game\n"
        "from courtpiece_spec.loading import load\n"
        "adapter = EngineAdapter(Game(load('hakem')))\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    if request['cmd'] == 'bye':\n"
        "        break\n"
        "    answer = {**adapter.ask(request).message, 'id': request['id']}\n"
        "    if request['cmd'] == 'hello':\n"
        "        answer['books'] = ['single_sir']\n"
        "    print(json.dumps(answer), flush=True)\n",
        "utf-8",
    )
    command = [sys.executable, str(program)]
    status, out = courtpiece("identify", "--timeout", "60", "--", *command)
    assert status == 0, out
    assert "single_sir plays hakem\n" in out
    assert "Clauses in which that differs from single_sir:" in out
    assert "table.plays" in out
    line = json.loads(courtpiece("identify", "--json", "--timeout", "60", "--", *command)[1])
    assert line["nearest"][0][0] == "hakem"
    assert line["exact"]
    assert line["complete"]
    assert "score.court" in line["clauses_that_differ"]
    assert 0 < line["questions"] <= MOST_QUESTIONS


def test_nothing_is_claimed_of_a_program_that_crashes(courtpiece: Run, tmp_path: Path) -> None:
    """Every third question ends it; what it does answer is Hakem."""
    program = tmp_path / "adapter.py"
    program.write_text(
        "import json, os, sys\n"
        "from courtpiece_spec.conformance.inside import EngineAdapter\n"
        "from courtpiece_spec.engine import Game\n"
        "from courtpiece_spec.loading import load\n"
        "adapter = EngineAdapter(Game(load('hakem')))\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    if request['cmd'] == 'bye' or int(request['id']) % 3 == 2:\n"
        "        break\n"
        "    print(json.dumps({**adapter.ask(request).message, 'id': request['id']}), flush=True)\n",
        "utf-8",
    )
    command = ("identify", "--timeout", "60", "--", sys.executable, str(program))
    status, out = courtpiece(*command)
    assert status == 1, out
    assert "hakem plays" not in out
    assert "hakem cannot be told: answers are missing" in out
    assert "4 not answered" in out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 2, "put its command after"),
        (("--as", "hakem", "--", *sample.CORRECT), 2, "does not offer 'hakem'"),
        (("--", "no-such-program"), 3, "cannot start"),
        (("--", "cat"), 3, "no valid hello"),
        (("--", sys.executable, "-c", "input()"), 3, "exit status 0"),
    ],
)
def test_what_cannot_be_identified(
    courtpiece: Run, arguments: tuple[str, ...], code: int, words: str
) -> None:
    status, out = courtpiece("identify", *arguments)
    assert status == code
    assert words in out


def test_smoke_as_a_command(courtpiece: Run) -> None:
    status, out = courtpiece("smoke", "--", *sample.CORRECT)
    assert status == 0, out
    assert "the adapter works" in out
    lines = [
        json.loads(line) for line in courtpiece("smoke", "--json", "--", *sample.CORRECT)[1].splitlines()
    ]
    assert lines[-1]["exit"] == 0
    assert {line["outcome"] for line in lines[:-1]} == {"ok"}
    assert courtpiece("smoke", "--", "cat")[0] == 3
    assert courtpiece("smoke")[0] == 2


# ---- tables, and what a fault goes back to --------------------------------------------------------------


def plain_field(made: list[Candidate]) -> Field:
    """A field as the command makes it: plain books, and more once the table is known."""

    def grown(fits: Callable[[Candidate], bool]) -> tuple[Candidate, ...]:
        made.extend(each for each in field().candidates if fits(each))
        return tuple(made)

    return Field(tuple(each for each in field().candidates if " with " not in each.name), grown)


@pytest.mark.parametrize("name", ["hokm_two", "omi", "single_sir"])
def test_only_books_of_the_table_are_made_and_played(name: str) -> None:
    made: list[Candidate] = []
    said: list[str] = []
    adapter = Strict(named(name), name)
    found = identify(adapter, name, PLAY, plain_field(made), most=12, tell=said.append)
    assert {each.table for each in made} == {named(name).table}
    assert named(name) in made
    assert found.exact
    assert said[0].startswith(f"{name}: 0 questions asked, ")


def test_answers_tell_the_table() -> None:
    books = [named(name) for name in ("hokm_two", "single_sir", "omi")]
    of = plain_field([])
    for asker in books:
        candidate, question = of.tables(asker.name)[0]
        assert candidate is asker
        for who in books:
            answer = who.adapter.ask(question.named(who.name)).message
            assert plays_at(asker, question, answer) is (who is asker)
        whole = asker.adapter.ask(question.named(asker.name)).message
        for wrong in ({"winners": [0]}, {"collected": [0, 0, 0]}, {"accepted": 1, "winners": []}):
            assert not plays_at(asker, question, {**whole, **wrong})


def test_options_that_make_another_table_are_known_at_it() -> None:
    def eight(candidate: Candidate) -> bool:
        return candidate.table[0] == 8

    assert [each.name for each in candidates((), eight)] == ["mendikot_six with eight_players"]
    plain = candidates(plain=True)
    assert not any(" with " in each.name for each in plain)


def test_one_fault_is_told_as_one_clause() -> None:
    """A Hakem-kot that is worth 2: some option scores it so, and not the rest."""

    def low(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "play" and message.get("result"):
            score = message["result"]["score"]
            message["result"] = {**message["result"], "score": [min(each, 2) for each in score]}

    found = spoilt("hokm_two", low)
    assert found.nearest[0].name == "hokm_two"
    assert not found.exact
    assert found.differs_in == ("score.hakem_kot",)
    assert found.questions <= MOST_QUESTIONS
