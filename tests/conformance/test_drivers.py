"""perft, leak, smoke and run: right programs pass, each kind of defect is found and told."""

import itertools
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from courtpiece_spec.conformance import protocol
from courtpiece_spec.conformance.drivers import smoke as smoking
from courtpiece_spec.conformance.drivers.leak import Leak, Twins, twins
from courtpiece_spec.conformance.drivers.perft import Count, Perft, count_ours, endings
from courtpiece_spec.conformance.drivers.run import run_vectors
from courtpiece_spec.conformance.drivers.smoke import Smoke, smoke
from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.inside import replayed
from courtpiece_spec.conformance.judge import Agrees, Differs, Tally, judge
from courtpiece_spec.conformance.process import AdapterProcess
from courtpiece_spec.conformance.reference import Reference
from courtpiece_spec.conformance.vectors.form import Reading, Vector
from tests.conformance import sample
from tests.conformance.test_levels import Inside, reference

Script = Callable[[str], list[str]]
BOOKS = ["single_sir", "hidden_rung", "peg", "be_ranga", "kachuha", "tests/language/samples/troefcall.court"]


# ---- perft ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOOKS)
def test_perft_counts_what_the_engine_counts(name: str) -> None:
    counts: list[Count] = []
    perft = Perft(reference(name), Inside(name), on_count=counts.append)
    assert perft.run(3, 1) is None
    assert len(counts) == 3
    assert all(count.ours == count.theirs and count.depth >= 1 for count in counts)
    assert perft.tally.judged["play"] == perft.tally.agreed["play"] > 3


def test_a_count_is_that_of_all_sequences() -> None:
    ours = reference("single_sir")

    def sequences(position: Any, depth: int) -> int:
        legal = ours.facts(position).legal
        if not depth or not legal:
            return 1
        return sum(sequences(ours.play(position, token), depth - 1) for token in legal)

    for ending in endings(ours, 4, 0):
        assert count_ours(ours, ending.position, ending.depth) == sequences(ending.position, ending.depth)


def test_the_same_seed_gives_the_same_endings() -> None:
    ours = reference("hakem")
    first, second = ([each.tokens for each in endings(ours, 3, seed)] for seed in (7, 7))
    assert first == second
    assert first != [each.tokens for each in endings(ours, 3, 8)]


def forgets_a_card(message: dict[str, Any], request: Mapping[str, Any]) -> None:
    """Does not offer the spades that are legal, if there is something else."""
    if request["cmd"] == "play" and "legal" in message:
        message["legal"] = [token for token in message["legal"] if token[3:] != "S"] or message["legal"]


def test_perft_divides_down_to_the_first_difference() -> None:
    counts: list[Count] = []
    perft = Perft(reference("single_sir"), Inside("single_sir", forgets_a_card), on_count=counts.append)
    finding = perft.run(6, 0)
    assert finding is not None
    assert finding.driver == "perft"
    assert finding.differences[0].field == "legal"
    assert set(finding.differences[0].answered) < set(finding.differences[0].expected)
    assert counts[-1].ours > counts[-1].theirs
    assert sum(ours for _, ours, _ in counts[-1].divided) == counts[-1].ours
    assert "<" in finding.note


def test_perft_counts_faults_and_goes_on() -> None:
    def fails(message: dict[str, Any], _: Mapping[str, Any]) -> None:
        message.clear()
        message.update(id="", error={"message": "no"})

    faults: list[Any] = []
    perft = Perft(reference("single_sir"), Inside("single_sir", fails), on_fault=faults.append)
    assert perft.run(20, 0) is None
    assert 2 <= len(faults) <= 10


# ---- leak -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOOKS)
def test_twins_look_the_same_to_their_seat_alone(name: str) -> None:
    ours = reference(name)
    pairs = list(itertools.islice(twins(ours, 30, 3), 30))
    assert len(pairs) == 30
    for pair in pairs:
        assert ours.view(pair.one.here, pair.seat) == ours.view(pair.other.here, pair.seat)
        assert (pair.one.pack, pair.one.tokens) != (pair.other.pack, pair.other.tokens)


def test_hidden_trumps_are_changed() -> None:
    kinds = {pair.by.partition(" is ")[0] for pair in twins(reference("hidden_rung"), 40, 0)}
    assert "the hidden trump" in kinds
    assert any("changed places" in each for each in kinds)


@pytest.mark.parametrize("name", [*BOOKS, "hidden_rung_double"])
def test_the_engine_tells_no_secret(name: str) -> None:
    leak = Leak(reference(name), Inside(name))
    assert leak.run(("view", "play"), 25, 0) is None
    assert leak.tally.agreed["view"] == leak.tally.agreed["play"] == 25


def leaking(what: str) -> Callable[[dict[str, Any], Mapping[str, Any]], None]:
    """Tells a secret in a view, or in what is legal."""
    game = reference("hidden_rung").game

    def change(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] not in ("view", "play"):
            return
        state = replayed(game, request["record"])[0]
        if request["cmd"] == "view" and what == "trump" and state.trump.hidden is not None:
            message["trump"] = state.trump.hidden.value
        if request["cmd"] == "view" and what == "partner":
            partner = state.hand(game.layout.seats[(request["seat"] + 2) % 4])
            message["hand"] = [*message["hand"], *map(str, partner[:1])]
        if request["cmd"] == "play" and what == "legal" and state.trump.hidden is not None:
            # Offers no card of the hidden suit, as only the one who hid it could know.
            suit = state.trump.hidden.value
            message["legal"] = [token for token in message["legal"] if not token.endswith(suit)]

    return change


@pytest.mark.parametrize(
    ("what", "level", "field", "clause"),
    [
        ("trump", "view", "trump", "hidden_rung/trump.hidden"),
        ("partner", "view", "hand", None),  # that hands are secret no book has to say
        ("legal", "play", "legal", "hidden_rung/trump.hidden"),
    ],
)
def test_a_leak_is_found(what: str, level: str, field: str, clause: str | None) -> None:
    finding = Leak(reference("hidden_rung"), Inside("hidden_rung", leaking(what))).run((level,), 60, 0)
    assert finding is not None
    assert (finding.driver, finding.level) == ("leak", level)
    assert finding.differences[0].field == field
    assert finding.clause == clause
    assert "cannot tell this round from another" in finding.note
    assert "the other round: {" in finding.note


@pytest.mark.parametrize(("what", "level"), [("trump", "view"), ("partner", "view"), ("legal", "play")])
def test_what_is_expected_of_a_leak_is_what_the_book_says(what: str, level: str) -> None:
    for seed in range(6):
        leak = Leak(reference("hidden_rung"), Inside("hidden_rung", leaking(what)))
        finding = leak.run((level,), 60, seed)
        assert finding is not None
        # Pasted as a case, it convicts the one who leaks and nobody who plays by the book.
        right = judge(Inside("hidden_rung"), finding.request, finding.expected)
        assert isinstance(right, Agrees), (seed, right)
        wrong = judge(Inside("hidden_rung", leaking(what)), finding.request, finding.expected)
        assert isinstance(wrong, Differs), seed


def test_a_field_told_in_one_world_only_is_a_leak() -> None:
    game = reference("hidden_rung").game

    def coy(message: dict[str, Any], request: Mapping[str, Any]) -> None:
        if request["cmd"] == "view":
            hidden = replayed(game, request["record"])[0].trump.hidden
            if hidden is not None and hidden.value == "S":
                del message["trump"]

    finding = Leak(reference("hidden_rung"), Inside("hidden_rung", coy)).run(("view",), 200, 0)
    assert finding is not None
    assert "trump" not in finding.answered
    assert [(each.field, each.answered) for each in finding.differences] == [("trump", None)]
    assert finding.expected["trump"] is None  # nobody sees a hidden trump


def test_a_seat_is_asked_about_as_often_as_another() -> None:
    pairs: list[Twins] = list(twins(reference("single_sir"), 80, 1))
    assert {pair.seat for pair in pairs} == {0, 1, 2, 3}


# ---- smoke ----------------------------------------------------------------------------------------------


def smoked(command: list[str], timeout: float = 2.0) -> Smoke:
    def known(books: Any) -> tuple[str, Reference] | None:
        return ("single_sir", sample.reference()) if "single_sir" in books else None

    with AdapterProcess(command, protocol.hello("0"), timeout=timeout) as process:
        return smoke(process, known)


def test_the_samples_work() -> None:
    for command in (sample.CORRECT, sample.DEFECT):
        found = smoked(command)
        assert found.usable
        assert not found.broken
        assert [step.what for step in found.steps] == [
            "hello",
            "trick",
            "legal",
            "play",
            "an unknown command",
            "started again",
            "bye",
        ]


DO = """
for r in requests():
    if r["cmd"] == "trick": {trick}
    elif r["cmd"] == "legal": say(r, legal=["7S"])
    elif r["cmd"] == "play": say(r, skip={{"reason": "later"}})
    else: {other}
"""
GOOD_TRICK = "say(r, winner=3)"
NOT_KNOWN = "say(r, unsupported={'feature': r['cmd']})"


def test_other_rules_are_told_from_a_broken_adapter(script: Script) -> None:
    found = smoked(script(DO.format(trick="say(r, winner=0)", other=NOT_KNOWN)))
    assert not found.broken
    assert found.differs
    outcomes = {step.what: step.outcome for step in found.steps}
    assert outcomes["trick"] == "differs"
    assert outcomes["play"] == "declined"


@pytest.mark.parametrize(
    ("body", "what", "words"),
    [
        (DO.format(trick="raw(b'0\\n')", other=NOT_KNOWN), "trick", "not a JSON object"),
        (DO.format(trick="say(r, winner='N')", other=NOT_KNOWN), "trick", "not an integer"),
        (DO.format(trick="sys.exit(3)", other=NOT_KNOWN), "trick", "exit status 3"),
        (DO.format(trick="pass", other=NOT_KNOWN), "trick", "no answer within"),
        (DO.format(trick=GOOD_TRICK, other="say(r, winner=0)"), "an unknown command", "unsupported"),
        (DO.format(trick=GOOD_TRICK, other="pass"), "an unknown command", "no answer within"),
        (DO.format(trick=GOOD_TRICK, other=NOT_KNOWN) + "sys.exit(5)", "bye", "exit status 5"),
        (DO.format(trick=GOOD_TRICK, other=NOT_KNOWN) + "time.sleep(60)", "bye", "ended by force"),
    ],
)
def test_a_broken_adapter_is_told(script: Script, body: str, what: str, words: str) -> None:
    found = smoked(script(body), timeout=1.0 if words == "no answer within" else 60.0)
    broken = [step for step in found.steps if step.outcome == "broken"]
    assert [step.what for step in broken] == [what]
    assert words in broken[0].text


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("", "exit status 0"),
        (
            "def hello(r): say(r, protocol=2, implementation={'name': 'x'}, levels=['trick'], books=[])",
            "protocol 2",
        ),
        ("def hello(r): say(r, protocol=1, implementation={'name': 'x'}, levels=[], books=[])", "no level"),
        (
            "def hello(r): say(r, protocol=1, implementation={'name': 'x'}, levels=['trick'], books=['?'])",
            "none of",
        ),
    ],
)
def test_an_adapter_that_cannot_be_used(script: Script, body: str, words: str) -> None:
    found = smoked(script(body + "\nfor r in requests() if 'def' in " + repr(body) + " else []: pass\n"))
    assert not found.usable
    assert words in found.steps[-1].text


def test_an_adapter_that_is_another_after_a_restart(script: Script) -> None:
    body = """
def hello(r):
    say(r, protocol=1, implementation={"name": str(time.time())}, levels=["trick"], books=["single_sir"])
for r in requests(): say(r, winner=3) if r["cmd"] == "trick" else say(r, unsupported={"feature": "x"})
"""
    found = smoked(script(body))
    assert [step.what for step in found.steps if step.outcome == smoking.BROKEN] == ["started again"]


# ---- run ------------------------------------------------------------------------------------------------


def vector(winner: int, *others: int) -> Vector:
    given = protocol.trick("single_sir", "H", [(0, "2S"), (1, "3S"), (2, "4S"), (3, "5S")])
    readings = tuple(Reading(f"reading {each}", {"winner": each}) for each in (winner, *others))
    expect = {"winner": winner} if not others else None
    clauses = ("single_sir/play.takes",)
    return Vector(
        "single_sir/x",
        "trick",
        "single_sir",
        clauses,
        "must",
        "A note.",
        given,
        expect,
        readings if others else (),
    )


def test_vectors_are_asked() -> None:
    findings: list[Finding] = []
    tally = Tally()
    run_vectors(
        reference("single_sir"),
        Inside("single_sir"),
        [vector(3), vector(2), vector(1, 3), vector(1, 2)],
        tally,
        lambda _: None,
        findings.append,
        lambda _: None,
    )
    assert [finding.expected for finding in findings] == [{"winner": 2}, {"winner": 1}]
    assert findings[0].scene.plays[0] == (0, "2S")
    assert findings[0].note == "single_sir/x: A note."
    assert (tally.judged["trick"], tally.agreed["trick"]) == (4, 2)
