"""Many matches of a book: how often each outcome happens, how long it takes, and how sure that is.

`play_blocks` plays matches until they hold so many rounds, on threads or on a cluster, and keeps sums alone;
`report_of` makes of the sums what people and programs read.
"""

from __future__ import annotations

__all__ = [
    "NORMAL",
    "EnginePlayer",
    "Estimate",
    "Order",
    "Pace",
    "Sums",
    "Tally",
    "difference",
    "play_blocks",
    "ratio",
    "report_of",
]

from courtpiece_spec.simulation.estimates import NORMAL, Estimate, difference, ratio
from courtpiece_spec.simulation.playing import EnginePlayer
from courtpiece_spec.simulation.reporting import report_of
from courtpiece_spec.simulation.running import Pace, Tally, play_blocks
from courtpiece_spec.simulation.sums import Sums
from courtpiece_spec.simulation.units import Order
