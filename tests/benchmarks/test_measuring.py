"""Turns: how long they are, how they are counted, and what becomes of those who fail."""

from __future__ import annotations

import pytest
from attrs import define, field

from tests.benchmarks.contenders import (
    Contender,
    Done,
    Entry,
    Missing,
    Section,
    calibrated,
    chosen,
    each,
    guarded,
    measure,
)
from tests.benchmarks.report import compared


@define
class Clock:
    """Time that passes only while somebody plays."""

    now: float = 0.0
    played: list[tuple[str, int]] = field(factory=list)

    def __call__(self) -> float:
        return self.now

    def contender(self, name: str, seconds_each: float, start: float = 0.0) -> Contender:
        def play(number: int) -> Done:
            self.now += start + number * seconds_each
            self.played.append((name, number))
            return Done({"deals": number, "cards": 52 * number})

        return Contender(name, play)


def test_a_turn_lasts_as_long_as_is_wanted() -> None:
    clock = Clock()
    assert calibrated(clock.contender("quick", 0.001), 0.25, clock) == 250
    assert calibrated(clock.contender("slow", 10), 0.25, clock) == 1


def test_compiling_in_the_first_call_does_not_shorten_the_turns() -> None:
    clock = Clock()
    quick = clock.contender("quick", 0.001)

    def play(number: int) -> Done:
        clock.now += 0 if clock.played else 5
        return quick.play(number)

    assert calibrated(Contender("compiled", play), 0.25, clock) == 250


def test_a_slow_moment_does_not_shorten_the_turns() -> None:
    """On a busy machine a short turn may pass undisturbed, and would look quicker than long ones."""
    clock = Clock()
    quick = clock.contender("quick", 0.001)

    def play(number: int) -> Done:
        clock.now += 10 if len(clock.played) == 2 else 0
        return quick.play(number)

    assert calibrated(Contender("disturbed", play), 0.25, clock) == 250


def test_all_take_turns() -> None:
    clock = Clock()
    section = Section("", [clock.contender("a", 0.01), clock.contender("b", 0.02)])
    outcome = measure(section, 3, 0.1, clock=clock)
    assert clock.played[-6:] == [("a", 10), ("b", 5)] * 3
    assert outcome.measured["a"].values["deals/s"] == pytest.approx([100] * 3)
    assert outcome.measured["b"].values["cards/s"] == pytest.approx([2600] * 3)


def test_a_section_may_have_fewer_turns() -> None:
    clock = Clock()
    outcome = measure(Section("", [clock.contender("a", 1)], most_turns=2), 9, 0.1, clock=clock)
    assert (outcome.turns, len(outcome.measured["a"].values["deals/s"])) == (2, 2)


def test_figures_are_told_as_they_are() -> None:
    told = Contender("memory", lambda _: Done(figures={"MB": 51.5}), number=1)
    assert measure(Section("", [told]), 2, 0.1).measured["memory"].values == {"MB": [51.5, 51.5]}


def test_who_fails_is_missing_and_the_others_go_on() -> None:
    clock, turns = Clock(), []

    def at_once(_: int) -> Done:
        raise AttributeError("no such game\nat line 3")

    def later(number: int) -> Done:
        turns.append(number)
        clock.now += 1
        if len(turns) > 3:
            raise RuntimeError
        return Done({"deals": number})

    entries: list[Entry] = [
        Contender("at once", at_once),
        Contender("later", later),
        Missing("absent", "open_spiel is not installed"),
        clock.contender("good", 1),
    ]
    outcome = measure(Section("", entries), 3, 0.1, clock=clock)
    assert list(outcome.measured) == ["good"]
    assert outcome.missing == (
        Missing("absent", "open_spiel is not installed"),
        Missing("at once", "failed: AttributeError: no such game"),
        Missing("later", "failed: RuntimeError"),
    )


def test_a_peer_that_cannot_be_made_is_missing() -> None:
    def make() -> list[Contender]:
        raise KeyError("spades")

    assert guarded(["x", "y"], make) == [
        Missing("x", "failed: KeyError: 'spades'"),
        Missing("y", "failed: KeyError: 'spades'"),
    ]


def test_a_part_of_what_there_is() -> None:
    clock = Clock()
    section = Section("Rounds", [clock.contender("ours", 1), clock.contender("Theirs", 1)])
    assert chosen(section, []) == section
    assert chosen(section, ["round"]) == section
    assert [entry.name for entry in chosen(section, ["their"]).entries] == ["Theirs"]
    assert not chosen(section, ["audit"]).entries


def test_only_what_was_measured_is_compared() -> None:
    clock = Clock()
    entries: list[Entry] = [
        clock.contender("ours", 0.01),
        clock.contender("theirs", 0.04),
        Missing("absent", ""),
    ]
    wanted = each(["ours"], ["theirs", "absent"], "deals/s")
    outcome = measure(Section("", entries, wanted), 3, 0.4, clock=clock)
    found, absent = (compared(outcome, comparison) for comparison in wanted)
    assert found is not None
    assert (found.lower, found.median, found.upper) == pytest.approx((4, 4, 4))
    assert absent is None
    assert compared(outcome, each(["ours"], ["theirs"], "MB")[0]) is None
