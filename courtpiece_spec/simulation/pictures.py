"""A report as bars, drawn as SVG: nothing needs to be installed for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from courtpiece_spec.hidden import unhidden
from courtpiece_spec.rulebook.pictures.bars import Bar, Level, Panel, draw
from courtpiece_spec.simulation.wording import told

_DRAWN: Final = frozenset({"score", "decide", "winner", "role", "winner_took"})
"""What is drawn: what a round counts, who wins it, and by how much."""


def panels_of(report: Mapping[str, Any]) -> tuple[Panel, ...]:
    """The bars of a report: a panel for each section, a bar for each book."""
    books = [
        {line["key"]: line for each in book["sections"] for line in each["lines"]} for book in report["books"]
    ]
    done: set[str] = set()
    panels = []
    for book in report["books"]:
        for section in book["sections"]:
            if section["key"] not in _DRAWN:
                continue
            keys = [line["key"] for line in section["lines"] if line["key"] not in done]
            done.update(keys)
            bars = [
                _bar([lines.get(key) for lines in books])
                for key in keys
                if any(lines[key]["value"] for lines in books if key in lines)
            ]
            if bars:
                panels.append(Panel(unhidden(section["title"]), tuple(bars)))
    return tuple(panels)


def _bar(lines: list[Mapping[str, Any] | None]) -> Bar:
    title = next(unhidden(line["title"]) for line in lines if line is not None)
    return Bar(title, tuple(_level(line) for line in lines))


def _level(line: Mapping[str, Any] | None) -> Level:
    if line is None:
        return Level(None, None, None, "–")
    return Level(line["value"], line["low"], line["high"], told(line))


def names_of(report: Mapping[str, Any]) -> tuple[str, ...]:
    """What the books are called; by their ids where their titles are equal."""
    titles = [unhidden(book["title"]) for book in report["books"]]
    return tuple(titles) if len(set(titles)) == len(titles) else tuple(book["id"] for book in report["books"])


def heading_of(report: Mapping[str, Any]) -> str:
    """What a drawing shows."""
    rounds = " and ".join(f"{book['rounds']:,}" for book in report["books"])
    partial = " (partial)" if report["partial"] else ""
    return f"{' and '.join(names_of(report))}: {rounds} rounds{partial}"


def svg_of(report: Mapping[str, Any]) -> str:
    """A report as SVG."""
    names, heading = names_of(report), heading_of(report)
    panels = panels_of(report)
    legend = names if len(names) > 1 else (heading,)
    described = "; ".join(
        f"{bar.title}: {', '.join(level.text for level in bar.levels)}"
        for panel in panels
        for bar in panel.bars
    )
    return draw(panels, heading, f"{heading}. {described}", legend) + "\n"
