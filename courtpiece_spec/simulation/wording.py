"""Numbers of a report as people write them: as many places as the error leaves room for."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from courtpiece_spec.simulation.quantities import SHARE

_MOST: Final = 4
"""Decimal places at most."""
_WITHOUT: Final = 1
"""Decimal places where there is no error."""


def told(line: Mapping[str, Any]) -> str:
    """A line's value with its error: `4.1 % ± 0.1`."""
    value, error = line["value"], line["error"]
    if value is None:
        return "–"
    if line["kind"] == SHARE and value in (0, 1) and error:
        edge = line["high"] if value == 0 else line["low"]
        places = places_of(100 * error)
        return (
            f"{'0' if value == 0 else '100'} % ({'below' if value == 0 else 'above'} {100 * edge:.{places}f})"
        )
    return _with_error(line)


def told_difference(line: Mapping[str, Any]) -> str:
    """The same of a difference, with its sign: `+1.9 ± 0.1`, in points of percentage for shares."""
    if line["value"] is None:
        return "–"
    return _with_error(line, sign="+").replace(" %", "")


def _with_error(line: Mapping[str, Any], sign: str = "") -> str:
    scale, unit = (100, " %") if line["kind"] == SHARE else (1, "")
    value, error = scale * line["value"], None if line["error"] is None else scale * line["error"]
    places = places_of(error)
    written = f"{value:{sign},.{places}f}".replace("-", "−")
    if float(f"{value:.{places}f}") == 0:
        written = f"{0:.{places}f}"
    return written + unit + ("" if error is None else f" ± {error:,.{places}f}" if error else " ± 0")


def places_of(error: float | None) -> int:
    """Decimal places down to the first digit of the error."""
    if not error:
        return _WITHOUT
    return min(max(0, -math.floor(math.log10(error))), _MOST)
