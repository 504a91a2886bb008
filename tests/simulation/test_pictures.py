"""Bars of a report: SVG of our own, PNG and PDF by matplotlib."""

from __future__ import annotations

import copy
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from courtpiece_spec.rulebook.pictures.bars import Bar, Level, Panel, draw
from courtpiece_spec.simulation.pictures import panels_of, svg_of
from courtpiece_spec.simulation.plots import CannotDrawError, plotter

SVG = "{http://www.w3.org/2000/svg}"


def line(key: str, title: str, value: float, error: float = 0.02) -> dict[str, Any]:
    return {
        "key": key, "title": title, "kind": "share", "value": value, "error": error,
        "low": value - error, "high": value + error,
    }  # fmt: skip


def book(name: str, court: float) -> dict[str, Any]:
    lines = [
        line("row.score.court", "Court <of $10^2$>", court),
        line("row.score.win", "Otherwise", 1 - court),
        line("row.score.never", "Never", 0.0, 0.0),
    ]
    sections = [
        {"key": "score", "title": "What a round counts", "lines": lines},
        {"key": "match", "title": "A match", "lines": [line("match.rounds", "Rounds", 1.0)]},
    ]
    return {"id": name, "title": "Club", "rounds": 100, "sections": sections}


ONE: dict[str, Any] = {"partial": False, "books": [book("one", 0.25)]}
TWO: dict[str, Any] = {"partial": True, "books": [book("one", 0.25), book("two", 0.4)]}


def test_what_is_drawn() -> None:
    """The outcomes that came; no match, and nothing that never came."""
    (panel,) = panels_of(ONE)
    assert panel.title == "What a round counts"
    assert [bar.title for bar in panel.bars] == ["Court <of $10^2$>", "Otherwise"]
    assert panel.bars[0].levels == (Level(0.25, 0.23, 0.27, "25 % ± 2"),)
    (both,) = panels_of(TWO)
    assert [level.text for level in both.bars[0].levels] == ["25 % ± 2", "40 % ± 2"]


def test_bars_are_as_long_as_shares() -> None:
    level = [Level(each, each, each, "") for each in (0.2, 0.4)]
    panel = Panel("", (Bar("a", (level[0],)), Bar("b", (level[1],))))
    for mirrored in (False, True):
        drawn = ET.fromstring(draw([panel], "t", "d", right_to_left=mirrored))
        short, long = drawn.findall(f"{SVG}rect")
        assert float(long.get("width", "")) == pytest.approx(2 * float(short.get("width", "")), abs=0.02)
        ends = {float(each.get("x", "")) + float(each.get("width", "")) * mirrored for each in (short, long)}
        assert ends == {560.0 if mirrored else 0.0}


def test_svg_is_whole_and_always_the_same() -> None:
    made = svg_of(TWO)
    root = ET.fromstring(made)
    texts = [each.text for each in root.iter(f"{SVG}text")]
    # Books of one title are told apart by their ids.
    assert texts[:3] == ["one", "two", "What a round counts"]
    assert root.findtext(f"{SVG}title") == "one and two: 100 and 100 rounds (partial)"
    assert made == svg_of(copy.deepcopy(TWO))


def test_control_characters_do_not_break_a_drawing() -> None:
    spoilt = copy.deepcopy(ONE)
    spoilt["books"][0]["title"] = "Cl\x00ub"
    spoilt["books"][0]["sections"][0]["lines"][0]["title"] = "C\u202eourt"
    assert "C&lt;U+202E&gt;ourt" in svg_of(spoilt)
    assert "Cl&lt;U+0000&gt;ub" in svg_of(spoilt)


@pytest.mark.parametrize(("ending", "start"), [(".png", b"\x89PNG"), (".PDF", b"%PDF")])
@pytest.mark.parametrize("report", [ONE, TWO])
def test_matplotlib_draws_the_same_file_again(ending: str, start: bytes, report: dict[str, Any]) -> None:
    drawn = plotter(ending)
    first = drawn(report)
    assert isinstance(first, bytes)
    assert first.startswith(start)
    assert drawn(report) == first


def test_other_endings_are_refused() -> None:
    with pytest.raises(CannotDrawError, match=r"no picture is known for `.gif`; end in .svg, .png or .pdf"):
        plotter(".gif")


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(CannotDrawError, match=r"pip install 'courtpiece-spec\[plot\]'"):
        plotter(".png")
    assert plotter(".svg") is svg_of
