"""Elements of a document that docutils does not have: a section in a language of its own, a drawing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from docutils import nodes

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class BookSection(nodes.section):
    """A section with a language and a direction; other writers than HTML take it for any section."""


class BookBlock(nodes.container):
    """A block with a language and a direction."""


class Drawing(nodes.paragraph):
    """A drawing: HTML shows it, every other writer says what it shows."""


def drawing(svg: str, caption: str, description: str, style: str) -> Drawing:
    """A picture of a rulebook as an element."""
    return Drawing("", description, svg=svg, caption=caption, style=style or "plain")


def _visit_section(self: Any, node: BookSection) -> None:
    self.section_level += 1
    self.body.append(self.starttag(node, "section", lang=node["lang"], dir=node["dir"]))


def _depart_section(self: Any, _: BookSection) -> None:
    self.section_level -= 1
    self.body.append("</section>\n")


def _visit_block(self: Any, node: BookBlock) -> None:
    self.body.append(self.starttag(node, "div", lang=node["lang"], dir=node["dir"]))


def _depart_block(self: Any, _: BookBlock) -> None:
    self.body.append("</div>\n")


def _visit_drawing(self: Any, node: Drawing) -> None:
    caption = f"<figcaption>{escape(node['caption'])}</figcaption>" if node["caption"] else ""
    kind = f"courtpiece-picture {node['style']}"
    # The drawing is the rulebook's own, with every text in it escaped when it was made.
    self.body.append(f'<figure class="{escape(kind)}">{node["svg"]}{caption}</figure>\n')
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Tell Sphinx how HTML writes them; the other writers fall back to what they are made of."""
    app.add_node(BookSection, html=(_visit_section, _depart_section))
    app.add_node(BookBlock, html=(_visit_block, _depart_block))
    app.add_node(Drawing, html=(_visit_drawing, None))
