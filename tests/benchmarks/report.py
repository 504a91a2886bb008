"""The report: tables for people, which are Markdown too, and JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.benchmarks.contenders import Comparison, Missing, Outcome
from tests.benchmarks.spread import Spread, ratio, spread

BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
"""Between these the page's figures stand."""


def report(about: Mapping[str, str], outcomes: Iterable[Outcome], heading: str = "##") -> str:
    """All of it: the machine, then each section under a heading of its own."""
    parts = [table(["measured on", ""], [[key, value] for key, value in about.items()])]
    for outcome in outcomes:
        parts += [f"{heading} {outcome.section.title}", *_section(outcome)]
    return "\n\n".join(parts) + "\n"


def _section(outcome: Outcome) -> list[str]:
    parts = []
    if outcome.measured:
        parts.append(_values(outcome))
    found = {each: compared(outcome, each) for each in outcome.section.comparisons}
    tables: dict[tuple[str, str], dict[Comparison, Spread]] = {}
    for each, value in found.items():
        if value is not None:
            tables.setdefault((each.about, each.unit), {})[each] = value
    for (about, unit), ratios in tables.items():
        what = f"{about}: how" if about else "How"
        parts += [f"{what} many times as many {unit}", _ratios(ratios)]
    if outcome.missing:
        parts += ["Not measured:", "\n".join(_missing(outcome.missing))]
    return parts


def _missing(missing: Sequence[Missing]) -> list[str]:
    """A line for each reason: with whoever has it."""
    reasons: dict[str, list[str]] = {}
    for one in missing:
        reasons.setdefault(one.why, []).append(one.name)
    return [f"- {'; '.join(names)}: {why}" for why, names in reasons.items()]


def _values(outcome: Outcome) -> str:
    units = list(dict.fromkeys(unit for one in outcome.measured.values() for unit in one.values))
    noted = any(one.contender.note for one in outcome.measured.values())
    rows = [
        [
            name,
            *(_cell(spread(one.values[unit])) if unit in one.values else "" for unit in units),
            *([one.contender.note] if noted else []),
        ]
        for name, one in outcome.measured.items()
    ]
    return table(["who", *units, *(["what"] if noted else [])], rows)


def _ratios(found: Mapping[Comparison, Spread]) -> str:
    """Ours in rows, theirs in columns."""
    theirs = list(dict.fromkeys(each.theirs for each in found))
    cells = {(each.ours, each.theirs): _cell(value) for each, value in found.items()}
    rows = [
        [ours, *(cells.get((ours, other), "") for other in theirs)]
        for ours in dict.fromkeys(each.ours for each in found)
    ]
    return table(["", *theirs], rows)


def compared(outcome: Outcome, wanted: Comparison) -> Spread | None:
    """A ratio, or None where one of the two was not measured, or is not counted so."""
    ours, theirs = (outcome.measured.get(name) for name in (wanted.ours, wanted.theirs))
    if ours is None or theirs is None or wanted.unit not in ours.values or wanted.unit not in theirs.values:
        return None
    return ratio(ours.values[wanted.unit], theirs.values[wanted.unit])


# ---------------------------------------------------------------------- form
def number(value: float) -> str:
    """Three digits that count, with thousands apart: 2,140,000, 96.4, 1.27."""
    if value == 0:
        return "0"
    digits = 0
    while digits < 4 and abs(value) * 10**digits < 100:
        digits += 1
    if digits:
        return f"{value:,.{digits}f}"
    places = len(str(int(abs(value)))) - 3
    return f"{round(value, -places):,.0f}"


def _cell(found: Spread) -> str:
    if found.lower == found.upper:
        return number(found.median)
    return f"{number(found.median)} ({number(found.lower)}–{number(found.upper)})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that reads well in a terminal and is Markdown."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in (head, *rows)]
    wide = [max(3, *(len(row[column]) for row in cells)) for column in range(len(head))]
    lines = [
        "| " + " | ".join(cell.ljust(to) for cell, to in zip(row, wide, strict=True)) + " |" for row in cells
    ]
    return "\n".join([lines[0], "|" + "|".join("-" * (to + 2) for to in wide) + "|", *lines[1:]])


def placed(page: str, text: str) -> str:
    """The page with its figures replaced.

    Raises ValueError where the page has no place for them.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no place for figures: {BEGIN} and {END} mark it")
    return f"{before}{BEGIN}\n\n{text.strip()}\n\n{END}{after}"


def as_json(about: Mapping[str, str], outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """Everything, each turn's value too."""
    return {"machine": dict(about), "sections": [_section_json(outcome) for outcome in outcomes]}


def _section_json(outcome: Outcome) -> dict[str, Any]:
    return {
        "title": outcome.section.title,
        "turns": outcome.turns,
        "measured": [
            {
                "name": name,
                "note": one.contender.note,
                "number": one.number,
                "values": {
                    unit: {**_spread_json(spread(values)), "turns": values}
                    for unit, values in one.values.items()
                },
            }
            for name, one in outcome.measured.items()
        ],
        "ratios": [
            {"ours": each.ours, "theirs": each.theirs, "unit": each.unit, **_spread_json(found)}
            for each in outcome.section.comparisons
            if (found := compared(outcome, each)) is not None
        ],
        "missing": [{"name": one.name, "why": one.why} for one in outcome.missing],
    }


def _spread_json(found: Spread) -> dict[str, float]:
    return {"lower": found.lower, "median": found.median, "upper": found.upper}
