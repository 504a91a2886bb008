"""Who is measured, what a turn gives, and who is compared with whom."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import define, evolve, field, frozen

MOST = 1 << 40
"""No turn is longer than this number, however quick the contender."""


@frozen
class Done:
    """What was done in a turn."""

    counts: Mapping[str, int] = field(factory=dict)
    """How many of each thing, such as `deals`: told by the second."""
    figures: Mapping[str, float] = field(factory=dict)
    """What is told as it is, by its unit, such as `ms`."""


@frozen
class Contender:
    """Somebody who plays, or reads, as much as he is told."""

    name: str
    play: Callable[[int], Done]
    note: str = ""
    number: int | None = None
    """How much makes a turn; None where it is tried out."""


@frozen
class Missing:
    """Somebody who cannot be measured here, and why."""

    name: str
    why: str


Entry = Contender | Missing


@frozen
class Comparison:
    """A ratio that is wanted: of ours to theirs, by a unit that both have, such as `deals/s`."""

    ours: str
    theirs: str
    unit: str
    about: str = ""
    """What those with the same words are a table of."""


@frozen
class Section:
    """What is measured by turns with one another."""

    title: str
    entries: Sequence[Entry]
    comparisons: Sequence[Comparison] = ()
    most_turns: int | None = None
    """For what takes long."""


@define
class Measured:
    """What a contender did, by unit: one value a turn."""

    contender: Contender
    number: int
    values: dict[str, list[float]] = field(factory=dict)


@frozen
class Outcome:
    """A section that has been measured."""

    section: Section
    turns: int
    measured: Mapping[str, Measured]
    missing: tuple[Missing, ...]


Clock = Callable[[], float]


def chosen(section: Section, words: Sequence[str]) -> Section:
    """The part of a section whose title or names hold one of some words; all of it where there are none."""
    if not words or any(word.lower() in section.title.lower() for word in words):
        return section
    kept = [entry for entry in section.entries if any(word.lower() in entry.name.lower() for word in words)]
    return evolve(section, entries=kept)


def calibrated(contender: Contender, seconds: float, clock: Clock = time.perf_counter) -> int:
    """How much makes a turn of about so many seconds; finding out warms the contender up."""
    if contender.number is not None:
        return contender.number
    contender.play(1)  # may compile and fill caches
    number = 1
    while True:
        took = _took(contender, number, clock)
        if took >= seconds / 2:
            # Twice more: if only the machine was slow just now, the turns would be too short.
            took = min(took, *(_took(contender, number, clock) for _ in range(2)))
        if took >= seconds / 2 or number >= MOST:
            return max(1, min(MOST, round(number * seconds / took)))
        number *= max(2, min(10, int(seconds / took)))


def _took(contender: Contender, number: int, clock: Clock) -> float:
    began = clock()
    contender.play(number)
    return max(clock() - began, 1e-9)


def measure(
    section: Section,
    turns: int,
    seconds: float,
    tell: Callable[[str], None] = lambda _: None,
    clock: Clock = time.perf_counter,
) -> Outcome:
    """Let all take turns; who fails is missing, whatever he raises, and the others go on."""
    turns = min(turns, section.most_turns or turns)
    missing = [entry for entry in section.entries if isinstance(entry, Missing)]
    measured: dict[str, Measured] = {}
    for contender in (entry for entry in section.entries if isinstance(entry, Contender)):
        tell(contender.name)
        try:
            measured[contender.name] = Measured(contender, calibrated(contender, seconds, clock))
        except Exception as error:  # noqa: BLE001 - a peer of another version may raise anything
            missing.append(failed(contender.name, error))
    for turn in range(turns):
        tell(f"turn {turn + 1} of {turns}")
        for one in tuple(measured.values()):
            try:
                began = clock()
                done = one.contender.play(one.number)
                took = clock() - began
            except Exception as error:  # noqa: BLE001 - as above
                missing.append(failed(one.contender.name, error))
                del measured[one.contender.name]
                continue
            for unit, value in done.figures.items():
                one.values.setdefault(unit, []).append(value)
            for what, count in done.counts.items():
                one.values.setdefault(f"{what}/s", []).append(count / took)
    return Outcome(section, turns, measured, tuple(missing))


def failed(name: str, error: Exception) -> Missing:
    """What is said of a contender that raised an error: its first line."""
    words = str(error).strip().partition("\n")[0]
    return Missing(name, f"failed: {type(error).__name__}" + (f": {words[:200]}" if words else ""))


def guarded(names: Sequence[str], make: Callable[[], Sequence[Entry]]) -> Sequence[Entry]:
    """Some contenders; if they cannot even be made, all of them are missing."""
    try:
        return make()
    except Exception as error:  # noqa: BLE001 - as above
        return [failed(name, error) for name in names]


def each(ours: Iterable[str], theirs: Iterable[str], unit: str, about: str = "") -> tuple[Comparison, ...]:
    """Each of ours with each of theirs."""
    others = tuple(theirs)
    return tuple(Comparison(name, other, unit, about) for name in ours for other in others)
