"""Drawings whose labels stand over them as text of the page.

WeasyPrint sets the letters of a drawing one by one, which no joined script bears.  Labels in such scripts are
taken out of the drawing and laid over it, where they are shaped as all text is.
"""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as ET

from markupsafe import Markup, escape

_SVG: Final = "http://www.w3.org/2000/svg"
_TEXT: Final = f"{{{_SVG}}}text"
_LATIN_ENDS: Final = "\u024f"
UNIT: Final = 62 / 360
"""Millimetres for each unit of a drawing with labels: a trick is 62 mm wide."""
_ANCHORS: Final = {"middle": "-50%", "end": "-100%", "start": "0"}


def laid_over(svg: str) -> Markup:
    """A drawing as an element of a page for print; one without such labels stays as it is."""
    ET.register_namespace("", _SVG)
    top = ET.fromstring(svg)
    taken = [each for each in top.findall(_TEXT) if _is_joined(each.text or "")]
    if not taken:
        return Markup(svg)
    width, height = (float(each) for each in top.attrib["viewBox"].split()[2:])
    labels = Markup("").join(_label(each, width, height) for each in taken)
    for each in taken:
        top.remove(each)
    top.set("style", "width: 100%")
    drawn = Markup(ET.tostring(top, encoding="unicode"))
    return Markup('<span class="drawing" style="width: {}mm">{}{}</span>').format(
        round(width * UNIT, 2), drawn, labels
    )


def _is_joined(text: str) -> bool:
    return any(letter > _LATIN_ENDS and letter.isalpha() for letter in text)


def _label(text: ET.Element, width: float, height: float) -> Markup:
    across, down = (float(text.attrib[key]) for key in ("x", "y"))
    size = float(text.attrib["font-size"]) * UNIT
    style = (
        f"left: {100 * across / width:.2f}%; top: {100 * down / height:.2f}%; font-size: {size:.2f}mm; "
        f"font-weight: {text.get('font-weight', 'normal')}; "
        f"transform: translate({_ANCHORS[text.get('text-anchor', 'start')]}, -78%)"
    )
    return Markup('<span class="label" style="{}">{}</span>').format(style, escape(text.text or ""))
