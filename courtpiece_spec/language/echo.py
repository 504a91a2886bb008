"""What messages repeat of a text: nothing hidden, and never more of it than anybody reads."""

from __future__ import annotations

import re
from typing import Final

from courtpiece_spec.hidden import unhidden

LONGEST: Final = 60
"""Signs of a piece in backquotes."""
LONGEST_CURE: Final = 240
"""The same in a help, where it is often a whole line to write."""
LONGEST_MESSAGE: Final = 600
"""Signs of a whole message."""
_TAB: Final = 4
_QUOTED: Final = re.compile(r"`([^`]*)`")


def visible(text: str) -> str:
    """A text in which nothing is hidden: controls and turns of direction as ``<U+202E>``, tabs as blanks."""
    return unhidden(text, keep="\t").expandtabs(_TAB)


def said(text: str, longest: int = LONGEST) -> str:
    """A message as it is told: long pieces in backquotes are cut short, and nothing is hidden."""
    short = _QUOTED.sub(lambda found: f"`{_cut(found[1], longest)}`", text)
    return visible(_cut(short, LONGEST_MESSAGE))


def cure(text: str | None) -> str | None:
    """A help as it is told."""
    return None if text is None else said(text, LONGEST_CURE)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
