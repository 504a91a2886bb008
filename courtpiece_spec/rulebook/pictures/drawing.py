"""Elements of a drawing, and how a drawing becomes text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree as ET

Element = ET.Element
INK: Final = "currentColor"
"""Lines and words take the colour of the page, dark or light."""
FAMILY: Final = "'Noto Sans', 'DejaVu Sans', sans-serif"


_WIDEST: Final = 0.68
"""The mean width of bold letters of DejaVu Sans, the widest of the family, in parts of their size."""


def number(value: float) -> str:
    """A coordinate: at most two decimals, none where they say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"


def element(tag: str, /, *children: Element, text: str | None = None, **attributes: str | float) -> Element:
    """An element; underscores of attributes stand for hyphens, numbers are written shortly."""
    made = ET.Element(tag)
    for name, value in attributes.items():
        written = value if isinstance(value, str) else number(value)
        made.set(name.rstrip("_").replace("_", "-"), written)
    made.text = text
    made.extend(children)
    return made


def words(text: str, x: float, y: float, size: float = 14, **attributes: str | float) -> Element:
    """A short text, centred at a place unless an anchor is given."""
    settings: dict[str, str | float] = {"text_anchor": "middle", "fill": INK, "font_size": size, **attributes}
    return element("text", text=text, x=x, y=y, **settings)


def width_of(text: str, size: float) -> float:
    """How wide a text may become at most in bold letters: nobody knows which font will be there."""
    return sum(0 if unicodedata.combining(each) else _WIDEST for each in text) * size


def moved(x: float, y: float, *children: Element, turned: float = 0, scale: float = 1) -> Element:
    """Elements moved to a place, turned round it clockwise and enlarged."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turned:
        parts.append(f"rotate({number(turned)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return element("g", *children, transform=" ".join(parts))


def arrow(x1: float, y1: float, x2: float, y2: float, *, bend: float = 0) -> Element:
    """A line with a head at its end; `bend` moves its middle to the left of its way."""
    dx, dy = x2 - x1, y2 - y1
    length = (dx * dx + dy * dy) ** 0.5 or 1
    mx, my = (x1 + x2) / 2 + bend * dy / length, (y1 + y2) / 2 - bend * dx / length
    hx, hy = x2 - mx, y2 - my
    reach = (hx * hx + hy * hy) ** 0.5 or 1
    ux, uy = hx / reach, hy / reach
    bx, by = x2 - 9 * ux, y2 - 9 * uy
    head = " ".join(
        number(each) for each in (x2, y2, bx - 4.5 * uy, by + 4.5 * ux, bx + 4.5 * uy, by - 4.5 * ux)
    )
    path = f"M{number(x1)} {number(y1)}Q{number(mx)} {number(my)} {number(bx)} {number(by)}"
    return element(
        "g",
        element("path", d=path, fill="none", stroke=INK, stroke_width=1.6),
        element("polygon", points=head, fill=INK),
    )


def drawing(width: float, height: float, title: str, description: str, children: Iterable[Element]) -> str:
    """A whole drawing.

    It may be put into a page as it is: it has no ids that could meet others, and both texts are there
    for those who do not see it.
    """
    top = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_label=description,
        font_family=FAMILY,
        direction="ltr",
    )
    top.append(element("title", text=title))
    top.extend(children)
    return ET.tostring(top, encoding="unicode")
