"""A report as a file with a picture: SVG by ourselves, PNG and PDF by matplotlib (the extra `plot`)."""

from __future__ import annotations

import io
import textwrap
import warnings
from collections.abc import Callable, Mapping
from typing import Any, Final

from courtpiece_spec.rulebook.pictures.bars import COLOURS, Panel
from courtpiece_spec.simulation.pictures import heading_of, names_of, panels_of, svg_of

ENDINGS: Final = (".svg", ".png", ".pdf")
_WIDTH: Final = 7.5
"""Inches."""
_LABEL: Final = 32
"""Letters of a line beside a bar."""


class CannotDrawError(Exception):
    """No file of this kind can be drawn; the message says why, in words for people."""


def plotter(ending: str) -> Callable[[Mapping[str, Any]], str | bytes]:
    """What draws a report, by the ending of the file.

    Raises:
        CannotDrawError: The ending is not known, or matplotlib is not installed.
    """
    ending = ending.lower()
    if ending not in ENDINGS:
        raise CannotDrawError(f"no picture is known for `{ending}`; end in .svg, .png or .pdf")
    if ending == ".svg":
        return svg_of
    try:
        import matplotlib.figure  # noqa: F401, PLC0415 - an extra; whether it is there shows before any play
    except ImportError:
        raise CannotDrawError(
            f"{ending} needs matplotlib, which is not installed: pip install 'courtpiece-spec[plot]'; "
            "or end in .svg"
        ) from None
    return lambda report: _drawn(report, ending)


def _drawn(report: Mapping[str, Any], ending: str) -> bytes:
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, and slow to import

    panels, names = panels_of(report), names_of(report)
    heights = [0.8 + len(panel.bars) * (0.3 + 0.4 * len(names)) for panel in panels]
    figure = Figure(figsize=(_WIDTH, 0.8 + 0.62 * sum(heights)), layout="constrained")
    figure.suptitle(heading_of(report), parse_math=False)
    for axes, panel in zip(
        figure.subplots(len(panels), squeeze=False, height_ratios=heights)[:, 0], panels, strict=True
    ):
        _panel(axes, panel, names)
    if len(names) > 1:
        figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside lower center", fontsize=8)
    out = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a letter that no font has is shown as a box, and is no news
        no_date: dict[str, Any] = {"CreationDate": None} if ending == ".pdf" else {}
        figure.savefig(
            out, format=ending[1:], dpi=144, metadata=no_date
        )  # the same bytes for the same report
    return out.getvalue()


def _panel(axes: Any, panel: Panel, names: tuple[str, ...]) -> None:
    """Bars on axes of matplotlib."""
    count, thick = len(names), 0.8 / len(names)
    places = range(len(panel.bars))
    for number, name in enumerate(names):
        levels = [bar.levels[number] for bar in panel.bars]
        values = [100 * (level.value or 0.0) for level in levels]
        spans = [
            [
                abs(100 * (end or 0.0) - value) if end is not None else 0.0
                for end, value in zip(ends, values, strict=True)
            ]
            for ends in ([each.low for each in levels], [each.high for each in levels])
        ]
        offset = (number - (count - 1) / 2) * thick
        axes.barh(
            [place + offset for place in places],
            values,
            height=thick * 0.9,
            xerr=spans,
            color=COLOURS[number],
            alpha=0.85,
            capsize=2,
            label=name if count > 1 else None,
        )
        for place, level, value, over in zip(places, levels, values, spans[1], strict=True):
            at = (value + over, place + offset)
            style: dict[str, Any] = {"va": "center", "fontsize": 8, "parse_math": False}
            axes.annotate(level.text, at, xytext=(4, 0), textcoords="offset points", **style)
    titles = ["\n".join(textwrap.wrap(bar.title, _LABEL)) for bar in panel.bars]
    axes.set_yticks(list(places), titles, fontsize=9, parse_math=False)
    axes.invert_yaxis()
    axes.set_title(panel.title, loc="left", fontsize=10, fontweight="bold", parse_math=False)
    axes.set_xlim(0, 100 * panel.longest * 1.35)
    axes.set_xlabel("% of all rounds", fontsize=8)
