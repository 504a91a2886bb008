"""A small picture for a project's page: conforms, or how many differences."""

from __future__ import annotations

from html import escape

from courtpiece_spec.conformance.findings import Finding
from courtpiece_spec.conformance.session import Session, Status
from courtpiece_spec.conformance.visible import visible

_RULES = ("trick", "legal", "play", "match", "view")
"""The levels that an implementation of a game has; `load` and `act` are for tools."""
_GREEN, _RED, _GREY = "#2b7a2b", "#b3261e", "#5f6368"
_PADDING = 14
_LETTER = 6.6
"""Width of a letter of the font, at 11 px; `textLength` makes it true in any font."""


def badge(session: Session) -> str:
    """The text of an SVG file that needs nothing from elsewhere."""
    label, (words, colour) = visible(session.book, 60), _words(session)
    left, right = _width(label), _width(words)
    whole = left + right
    title = escape(f"{label}: {words}")
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="20" role="img" aria-label="{title}">
<title>{title}</title>
<rect width="{whole}" height="20" rx="3" fill="#3c4043"/>
<path d="M{left} 0h{right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H{left}z" fill="{colour}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="{left / 2:g}" y="14" textLength="{left - _PADDING}">{escape(label)}</text>
<text x="{left + right / 2:g}" y="14" textLength="{right - _PADDING}">{escape(words)}</text>
</g>
</svg>
"""


def _words(session: Session) -> tuple[str, str]:
    held = session.held
    match session.status:
        case Status.UNUSABLE:
            return "nothing judged", _GREY
        case Status.INTERRUPTED:
            return "interrupted", _GREY
        case Status.CONFORMS:
            if held is not None and held.known:
                return f"conforms but for {held.known} known", _GREEN
            asked = sum(bool(session.tally.judged[level]) for level in _RULES)
            levels = f" at {asked} of {len(_RULES)} levels" if asked < len(_RULES) else ""
            return f"conforms{levels}", _GREEN
        case Status.DIFFERS if held is not None and not held.unknown:
            return "known differences gone", _RED
        case Status.DIFFERS:
            found = session.deviations if held is None else held.unknown
            wrong = sum(isinstance(each, Finding) for each in found)
            counts = ((wrong, "difference"), (len(found) - wrong, "fault"))
            said = (f"{count} {what}{'' if count == 1 else 's'}" for count, what in counts if count)
            return ", ".join(said), _RED


def _width(text: str) -> int:
    return round(len(text) * _LETTER) + _PADDING
